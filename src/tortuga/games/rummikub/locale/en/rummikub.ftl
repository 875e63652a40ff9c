## Rummikub

rummikub-name = Rummikub
rummikub-about = Runs and groups of numbered tiles, on a table that everyone can rearrange.

## Refusals

rummikub-game-over = The match is over.
rummikub-not-your-decision = It isn’t your turn.
rummikub-not-a-move = “{ $text }” isn’t a move. Moves: draw, pass, exchange, or the whole table: lay R4 R5 R6 | B3 K3 J.
rummikub-not-a-tile = “{ $text }” isn’t a tile. A tile is a colour’s letter and a number from 1 to 13: R (red), B (blue), K (black), O (orange); or J for a joker.
rummikub-not-a-kind = “{ $text }” is neither a run nor a group.
rummikub-empty-set = That set is empty.
rummikub-set-only-jokers = { $set } is all jokers: a set needs at least one number.
rummikub-set-too-short = { $set } is too short: a set has at least 3 tiles.
rummikub-set-mixed = { $set } is neither a run nor a group: { $tile } doesn’t fit.
rummikub-run-other-colour = { $set } isn’t a run: { $tile } is a different colour.
rummikub-run-gap = { $set } isn’t a run: { $tile } is out of order.
rummikub-run-missing = { $set } isn’t a run: { $tile } is missing.
rummikub-run-beyond = { $set } would run past 1 or 13.
rummikub-group-colour-twice = { $set } isn’t a group: it has { $tile } twice.
rummikub-group-too-long = { $set } is too long: a group has at most 4 tiles.
rummikub-tile-taken = { $tile } was on the table and has to stay there.
rummikub-joker-taken = A joker from the table has to stay on the table.
rummikub-tile-not-yours = You don’t have { $tile } on your rack, or not enough of them.
rummikub-nothing-laid = Play at least one tile from your rack.
rummikub-first-meld-first = Make your first meld first: sets from your own rack only, worth at least { $least }.
rummikub-first-meld-low = Your first meld is worth { $value }; it needs at least { $least }.
rummikub-first-meld-touches = In the turn of your first meld, { $set } has to stay as it is.
rummikub-joker-strict = { $set } has a joker: replace it, or only add to the set.
rummikub-joker-release = The joker in { $set } has to be replaced, or end up next to a tile you play this turn.
rummikub-joker-replaced = A tile from the table can’t take the joker’s place in { $set }: replace the joker with a tile from your rack, or take that set apart.
rummikub-joker-bound = The joker in { $set } has to be replaced, or keep standing for the same tile.
rummikub-no-exchange = You can’t exchange tiles at this table.
rummikub-exchange-after-meld = You can’t exchange after your first meld.
rummikub-exchanges-spent = You’ve used up your exchanges for this round ({ $most }).
rummikub-exchange-bank = There aren’t enough tiles in the bank.
rummikub-exchange-instead = You can’t draw: make your first meld, or exchange.
rummikub-bank-empty = The bank is empty: play something, or pass.
rummikub-no-pass = You can’t pass: play something, or draw.
rummikub-must-lay = You can play something, and at this table you must.

## A turn by hand

rummikub-stage-lay = Play { $tiles } from your rack.
rummikub-stage-add = Add { $tiles } from your rack to { $to }.
rummikub-stage-buy = Put { $tiles } into { $set } in place of the joker: now the joker is free.
rummikub-stage-take = Take { $tiles } out of { $set }.
rummikub-stage-split = Split { $set }: { $tiles } stand on their own.
rummikub-stage-move = Move { $tiles } from { $set } to { $to }.
rummikub-stage-join = Join { $tiles } with { $to }.
rummikub-stage-draw = Draw a tile from the bank.
rummikub-stage-pass = Pass.
rummikub-stage-exchange = Exchange all your tiles.

## The story

rummikub-say-lot = { $player } draws { $tile } to see who starts.
rummikub-say-starts = { $player } starts.
rummikub-say-dealt = Round { $n }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the bank.
rummikub-say-racked = { $player } is dealt { $tiles }.
rummikub-say-laid = { $player } plays { $tiles }.
rummikub-say-first-meld = { $player } makes the first meld: { $tiles }.
rummikub-say-bought = { $player } swaps { $tile } for the joker in { $set }.
rummikub-say-drew = { $player } draws { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
rummikub-say-drew-tiles = { $player } draws { $tiles }.
rummikub-say-penalty = { $player } draws { $count ->
    [one] { $count } penalty tile
   *[other] { $count } penalty tiles
}.
rummikub-say-penalty-tiles = { $player } draws as a penalty: { $tiles }.
rummikub-say-exchanged = { $player } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
rummikub-say-exchanged-tiles = { $player } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} for { $tiles }.
rummikub-say-passed = { $player } passes.
rummikub-say-failed-time = { $player } ran out of time.
rummikub-say-failed-wrong-table = { $player } left an invalid table.
rummikub-say-round-out = Round { $n } is over: somebody played their last tile.
rummikub-say-round-passes = Round { $n } is over: everyone passed, though somebody could still have played something.
rummikub-say-round-stuck = Round { $n } is over: nobody can play anything.
rummikub-say-score = { $player } is left with { $tiles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummikub-say-out = { $player } goes out: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummikub-over = The match is over.
rummikub-say-winners = { $number ->
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## A turn in preparation

rummikub-no-such-set = There’s no set “{ $text }”; sets are numbered 1 to { $most }, and 0 is your rack.
rummikub-not-there = There’s no { $tile } to take.
rummikub-nothing-prepared = You haven’t played anything yet: play some tiles, or draw.
rummikub-remark-ready = That’s a legal turn: type “{ $word }” to end it.
rummikub-remark-reset = Everything is back as it was.

## The table

rummikub-table-round = Round { $n } of { $count }
rummikub-table-turn = Turn { $turn }
rummikub-table-bank = Bank: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
rummikub-table-player = Player
rummikub-table-rack = Rack
rummikub-table-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
rummikub-table-melded = First meld
rummikub-table-rounds = Rounds
rummikub-table-points = Points
rummikub-table-sets = Table
rummikub-table-prepared = Your draft
rummikub-table-no-sets = (nothing here yet)
rummikub-table-your-rack = Your rack
rummikub-table-empty-rack = (empty)
rummikub-asks-turn = Play some tiles, or draw.
rummikub-asks-first-meld = Play sets of your own worth at least { $least }, or draw.
rummikub-choice-draw = draw a tile ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left)
rummikub-choice-pass = pass
rummikub-choice-exchange = exchange your whole rack
rummikub-choice-lay = play { $tiles }
rummikub-choice-add = add { $tiles } to set { $n }: { $set }
rummikub-choice-done = end your turn by playing { $tiles }

# The words that people type; English ones always work too.
rummikub-word-draw = draw
rummikub-word-pass = pass
rummikub-word-exchange = exchange
rummikub-word-undo = undo
rummikub-word-reset = reset
rummikub-word-done = done
rummikub-help-set = a set of these tiles: from your rack, or else from the table
rummikub-help-add = add to set 3
rummikub-help-back = back to the rack
rummikub-help-from = take them out of set 3: as a set of their own, or with “> 5” into set 5
rummikub-help-kind = a group, where a run would fit too
rummikub-help-draw = draw a tile; that ends your turn
rummikub-help-pass = pass, once there’s nothing left to draw
rummikub-help-exchange = exchange your whole rack, if the rules allow it
rummikub-help-reset = everything back as it was at the start of your turn
rummikub-help-done = end your turn with the table as it is now

## Why a move is hinted at

rummikub-hint-out = You can play everything at once and go out.
rummikub-hint-hold = You could play { $places ->
    [one] { $places } tile
   *[other] { $places } tiles
}, but { $count } would stay on your rack, and whatever you play helps the others more than you. Keep drawing until you can play everything at once.
rummikub-hint-draw = None of your tiles can be played yet.
rummikub-hint-jokers = All your tiles would fit if the jokers on the table could go anywhere, but they can’t. Keep drawing until you can play everything at once.
rummikub-hint-exchange = You can’t meld yet, and drawing a single tile isn’t allowed.
rummikub-hint-meld = Meld with as few tiles as possible: from your next turn on, you can build on the table too. Keep the rest until you can play it all at once.
rummikub-hint-least = You have to play something, so play as little as you can: every tile on the table helps the others too.
rummikub-hint-dump = There’s nothing left to draw, so the lowest rack may win. This takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} off yours; { $count ->
    [one] { $count } tile stays
   *[other] { $count } tiles stay
}.
rummikub-hint-endgame = There’s nothing left to draw. This takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} off your rack; { $count ->
    [one] { $count } tile stays
   *[other] { $count } tiles stay
}. Looking ahead, it wins about { $percent }% of the time, and nothing else does better.
rummikub-hint-pass = Whatever you play now opens the table to the others. If everyone passes, the lowest rack wins; yours is at { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Looking ahead, passing wins about { $percent }% of the time.
rummikub-hint-stuck = There’s nothing you can play and nothing left to draw.

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Jokers
    .help = How many jokers are in play.
rummikub-option-first-meld = Minimum first meld
    .help = What a player’s first sets must be worth together, all from the player’s own rack.
rummikub-option-time-out = When time runs out
    .help = What happens to an unfinished turn. In strict play, the same goes for an invalid table.
rummikub-option-time-out-penalty = table restored, 3 penalty tiles
rummikub-option-time-out-keep = finished sets stay, no penalty
rummikub-option-wrong-table = Invalid table
    .help = Friendly: you’re told what’s wrong and can try again. Strict: you lose the turn, as if time had run out.
rummikub-option-wrong-table-friendly = friendly: you can fix it
rummikub-option-wrong-table-strict = strict: you lose the turn
rummikub-option-joker-value = Penalty for a joker left over
    .help = Points against anyone still holding a joker when the round ends.
rummikub-option-joker-rule = Jokers on the table
    .help = To replace a joker, you put the tile it stands for in its place, from your own rack. Free: a joker can go anywhere. Released: you may take a set with a joker apart if you replace the joker, or if it ends up next to a tile you play. Locked: only a joker that has been replaced can move. Bound: a joker that hasn’t been replaced keeps standing for the same tile.
rummikub-option-joker-rule-free = free
rummikub-option-joker-rule-release = released by a tile you play
rummikub-option-joker-rule-strict = locked until replaced
rummikub-option-joker-rule-bound = bound to its tile until replaced
rummikub-option-building = Build on the table in the same turn as the first meld
    .help = Whether you may already add to the table and rearrange it in that turn, or only from the next one on.
rummikub-option-before-meld = Before the first meld
    .help = What you do if you haven’t melded yet and don’t play anything.
rummikub-option-before-meld-draw = draw one tile at a time
rummikub-option-before-meld-exchange = exchange everything
rummikub-option-before-meld-either = draw, or exchange everything
rummikub-option-exchanges = Exchanges per round (max.)
    .help = How often a player may exchange everything in a round. It’s only possible while there are enough tiles in the bank.
rummikub-option-must-lay = Must play if you can
    .help = You can’t draw, exchange or pass while you have something to play.
rummikub-option-rounds = Rounds
    .help = After the last round the highest total wins.
