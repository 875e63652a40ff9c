"""The house: all its tables, and the rooms where people look at them."""
