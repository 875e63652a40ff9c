"""The titles of the house, one package each: rules (compiled), view and notation (interpreted), and data."""
