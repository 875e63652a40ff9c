## Looking back at a finished game.

# What turned it: a turn of the player, with all that happened before the next one.
review-turn-gave = { $player } missed a better move, and the chance to win fell from { $before }% to { $after }%.
review-turn-slipped = The move cost { $player } a little, but it was mostly luck and the other players: the chance to win fell from { $before }% to { $after }%.
review-turn-fell = { $player } had no better move in sight: luck and the other players brought the chance to win down from { $before }% to { $after }%.
review-turn-rose = Luck and the other players raised { $player }’s chance to win from { $before }% to { $after }%.

# A move that the story has no words for: somebody declines, or ends a step.
review-left-it = { $player } leaves it at that.

# What the figures are.
review-about = The chance to win is an estimate: each move is played on in the same simulated games, based on what the player could see.
review-about-round = The chance is that of winning the round. It’s an estimate: each move is played on in the same simulated games, based on what the player could see.

# The house.
review-busy = A lot of games are being reviewed right now; please try again in a moment.
