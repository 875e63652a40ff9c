"""Looking back at a finished game: what each decision of a seat gave away, and how its chances went.

`game_review` is what comes out, `judging` weighs one decision by the view that the seat had, `pieces` cuts a game into
such questions, and `summing_up` puts the answers together.
"""
