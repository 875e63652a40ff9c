"""Rummikub and Rummi in the terminal: the drawn table, and the workbench on which a turn is prepared."""
