"""The kernel by itself, tried with the tiny titles."""
