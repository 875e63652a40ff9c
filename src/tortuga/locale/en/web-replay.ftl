## A finished game, the keys and the rules in the browser.

# A finished game, moment by moment.
web-replay-of = { $title }: replay
web-replay-loading = Looking for the game…
web-replay-past = You’re watching a replay
web-replay-at = { $step } of { $steps }
web-replay-controls = Playback controls
web-replay-round-back = One turn back
web-replay-round-on = One turn forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-share-more = Whoever has this link can watch the whole game, move by move.
web-replay-play-on = Play from here
web-replay-play-on-more = Start a new game from step { $step } of this one. What if you’d played differently?
web-replay-as = You play as
web-replay-against = Opponent
web-replay-play-on-go = Play
web-replay-over = The game is over at this point: go back to an earlier step.
web-replay-not-over = Once it’s over, you can watch it here move by move.
web-replay-not-shared = Ask one of the players for a link: “Share the game” makes one.

# A finished game, looked back at.
web-review = Review
web-review-or-story = Story or review
web-review-of = Whose game
web-review-progress = { $done } of { $total } decisions looked at
web-review-waits = A lot of games are being reviewed right now. This one is waiting its turn and will go ahead by itself.
web-review-chance = Chance to win in %, turn by turn
web-review-better-moves = Where more was possible
web-review-step = Step { $step }
web-review-chances = { $made }% instead of { $best }%
web-review-points = −{ $points } points
web-review-better = Better:
web-review-again = Try it again from here
web-review-perfect = Nothing was given away, as far as can be told.

# The keys.
web-keys-title = Keys
web-keys-of-table = Playing
web-keys-of-replay = Watching a replay
web-keys-of-facts = Ask about the game: shown and read aloud
web-keys-of-help = Help
web-keys-next = next item
web-keys-walk = neighbouring card
web-keys-choose = select; make the selected move
web-keys-cancel = clear the selection
web-keys-undo = undo
web-keys-reset = undo the whole turn
web-keys-hint = hint
web-keys-last = the last move
web-keys-turn = whose turn it is
web-keys-clocks = the game clocks
web-keys-score = the score
web-keys-table = what’s on the table
web-keys-hand = your own cards
web-keys-step = one step back or forward
web-keys-round = one turn back or forward
web-keys-ends = start, end
web-keys-play = play or pause
web-keys-eyes = change whose view you see
web-keys-help = this list

# The rules.
web-rules-of = { $title }: the rules
web-rules-loading = Opening the rules…
web-rules-none = The rules of this game aren’t available right now.
web-rules-search = Search by word or number
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-learn = Learn by playing

# What is in the box.
web-box-of = { $title }: the box
web-box-whole = The whole box
