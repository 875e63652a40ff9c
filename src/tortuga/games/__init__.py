"""The titles of the house, one package each: rules (compiled), wire, view and notation (interpreted), and data."""
