"""The arena: bots play many games against each other, and the result says how certain their strength is.

Read in this order: `plan` (who plays which deal from which seat), `play` (one game), `results` (the file), `intervals`
and `sequential` (how sure), `standings` (the figures of every bot), `workers` and `cluster` (many processes), `match`
(all of it together), `plot`.
"""
