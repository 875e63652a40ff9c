## A finished game, the keys and the rules in the browser.

# A finished game, moment by moment.
web-replay-of = { $title }: the game again
web-replay-loading = Looking for the game …
web-replay-past = You are looking at the past
web-replay-at = { $step } of { $steps }
web-replay-controls = To and fro in the game
web-replay-round-back = One turn back
web-replay-round-on = One turn on
web-replay-play = Let it play
web-replay-pause = Pause
web-replay-share-more = Whoever has this link can watch the whole game, move by move.
web-replay-play-on = Play from here
web-replay-play-on-more = A new game goes on from moment { $step } of this one. What if you had decided otherwise?
web-replay-as = You play as
web-replay-against = Against
web-replay-play-on-go = Play
web-replay-over = The game is over here: go back to an earlier moment.
web-replay-not-over = When it is over, you can watch it here move by move.
web-replay-not-shared = Ask somebody who played it for a link: “Share the game” makes one.

# The keys.
web-keys-title = Keys
web-keys-of-table = Playing
web-keys-of-replay = Watching a game again
web-keys-of-facts = Ask for a fact: it is shown and read aloud
web-keys-of-help = Help
web-keys-next = to the next thing
web-keys-walk = to the card beside it
web-keys-choose = choose; make the chosen move
web-keys-cancel = take the choice back
web-keys-undo = undo
web-keys-reset = undo the whole turn
web-keys-hint = hint
web-keys-last = the last move
web-keys-turn = whose turn it is
web-keys-clocks = the game clocks
web-keys-score = the score
web-keys-table = what lies on the table
web-keys-hand = your own hand
web-keys-step = one step back or on
web-keys-round = look one turn back or on
web-keys-ends = the beginning, the end
web-keys-play = play or pause
web-keys-help = this list

# The rules.
web-rules-of = { $title }: the rules
web-rules-loading = Opening the rules …
web-rules-none = The rules of this game cannot be read just now.
web-rules-search = Search the rules: words or a number
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-learn = Learn by playing

# What is in the box.
web-box-of = { $title }: the box
web-box-whole = The whole box
