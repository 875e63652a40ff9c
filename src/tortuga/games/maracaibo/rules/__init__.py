"""The rules of Pirates of Maracaibo, a chapter of the rulebook a module."""
