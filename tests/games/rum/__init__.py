"""The rules of RUM, proved one by one: a file for each chapter of docs/rules/rum.md, told in the game's own words."""
