"""Play in the terminal: a drawn table, numbered choices, and commands that never lose the game."""
