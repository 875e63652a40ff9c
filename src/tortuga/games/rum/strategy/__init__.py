"""How RUM is played well: quick moves and the worth of a position, for searches."""
