"""The exact best turn: `best_turn` is asked, the other modules are how it is found."""
