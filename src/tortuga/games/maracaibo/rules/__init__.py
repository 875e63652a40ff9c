"""The rules of Pirates of Maracaibo, one module per chapter of the rulebook."""
