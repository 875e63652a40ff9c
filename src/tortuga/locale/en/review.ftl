## Looking back at a finished game.

# What turned it: a turn of the player, with all that happened before the next one.
review-turn-gave = { $player } missed a better move, and the chance to win fell from { $before }% to { $after }%.
review-turn-slipped = { $player } lost a little by the move, but most of it was luck and the others: the chance to win fell from { $before }% to { $after }%.
review-turn-fell = { $player } had no better move in sight: luck and the others took the chance to win down from { $before }% to { $after }%.
review-turn-rose = Luck and the others raised { $player }’s chance to win from { $before }% to { $after }%.

# A move that the story has no words for: somebody declines, or ends a step.
review-left-it = { $player } leaves it at that.

# What the figures are.
review-about = The chance to win is an estimate: each move is played on in the same imagined games, by what the player could see.
review-about-round = The chance is that of winning the round. It’s an estimate: each move is played on in the same imagined games, by what the player could see.

# The house.
review-busy = A lot of games are being reviewed right now; please try again in a moment.
