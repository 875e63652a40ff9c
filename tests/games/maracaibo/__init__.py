"""The rules of Pirates of Maracaibo, proved one by one, told in the game's own words."""
