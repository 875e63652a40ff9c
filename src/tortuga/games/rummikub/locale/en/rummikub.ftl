## Rummikub

rummikub-name = Rummikub
rummikub-about = Runs and groups of numbered tiles, and a table that everyone may rearrange.

## Refusals

rummikub-game-over = The match is over.
rummikub-not-your-decision = It is not your turn.
rummikub-not-a-move = “{ $text }” is no move. Moves: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (the whole table).
rummikub-not-a-tile = “{ $text }” is no tile. R, B, K (black) or O and a number from 1 to 13, or J for a joker.
rummikub-not-a-kind = “{ $text }” is neither run nor group.
rummikub-empty-set = A set without tiles was named.
rummikub-set-only-jokers = { $set } has jokers only: a set needs at least one number.
rummikub-set-too-short = { $set } is too short: a set has at least 3 tiles.
rummikub-set-mixed = { $set } is neither a run nor a group: { $tile } does not fit.
rummikub-run-other-colour = { $set } is no run: { $tile } has another colour.
rummikub-run-gap = { $set } is no run: { $tile } is out of order.
rummikub-run-missing = { $set } is no run: { $tile } is missing.
rummikub-run-beyond = { $set } would go beyond 1 or 13.
rummikub-group-colour-twice = { $set } is no group: { $tile } is there twice.
rummikub-group-too-long = { $set } is too long: a group has at most 4 tiles.
rummikub-tile-taken = { $tile } was on the table and must stay there.
rummikub-joker-taken = A joker of the table must stay on the table.
rummikub-tile-not-yours = You do not have { $tile } in your rack, or not so many.
rummikub-nothing-laid = Lay at least one tile of your rack.
rummikub-first-meld-first = Your first meld comes first: sets from your own rack alone, worth { $least } or more.
rummikub-first-meld-low = Your first meld is worth { $value }; it needs { $least }.
rummikub-first-meld-touches = In the turn of your first meld the set { $set } must stay as it is.
rummikub-joker-strict = { $set } holds a joker: buy it, or only add to the set.
rummikub-joker-release = The joker of { $set } must be bought or lie beside a tile that you lay in this turn.
rummikub-joker-replaced = A tile of the table cannot take the place of the joker of { $set }: buy the joker with a tile from your rack, or take that set apart.
rummikub-joker-bound = The joker of { $set } must be bought or go on standing for the same tile.
rummikub-no-exchange = There is no exchanging at this table.
rummikub-exchange-after-meld = After the first meld nobody exchanges.
rummikub-exchanges-spent = You have exchanged { $most } times already in this round.
rummikub-exchange-bank = The bank has fewer tiles than you hold.
rummikub-exchange-instead = You cannot draw: lay a first meld, or exchange.
rummikub-bank-empty = The bank is empty: lay something, or pass.
rummikub-no-pass = You cannot pass: lay something, or draw.
rummikub-must-lay = You have a legal play, and at this table you must lay.

## A turn by hand

rummikub-stage-lay = Lay { $tiles } from your rack.
rummikub-stage-add = Add { $tiles } from your rack to { $to }.
rummikub-stage-buy = Put { $tiles } into { $set } in place of the joker: now the joker is free.
rummikub-stage-take = Take { $tiles } out of { $set }.
rummikub-stage-split = Split { $set }: { $tiles } lie by themselves.
rummikub-stage-move = Move { $tiles } from { $set } to { $to }.
rummikub-stage-join = Put { $tiles } together with { $to }.
rummikub-stage-draw = Draw a tile from the bank.
rummikub-stage-pass = Pass.
rummikub-stage-exchange = Exchange all your tiles.

## The story

rummikub-say-lot = { $player } draws { $tile } for the start.
rummikub-say-starts = { $player } begins.
rummikub-say-dealt = Round { $n }: there are { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the bank.
rummikub-say-racked = { $player } is dealt { $tiles }.
rummikub-say-laid = { $player } lays { $tiles }.
rummikub-say-first-meld = { $player } makes the first meld: { $tiles }.
rummikub-say-bought = { $player } buys the joker of { $set } with { $tile }.
rummikub-say-drew = { $player } draws { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
rummikub-say-drew-tiles = { $player } draws { $tiles } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}).
rummikub-say-penalty = { $player } draws { $count ->
    [one] { $count } penalty tile
   *[other] { $count } penalty tiles
}.
rummikub-say-penalty-tiles = { $player } draws as a penalty { $tiles } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}).
rummikub-say-exchanged = { $player } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
rummikub-say-exchanged-tiles = { $player } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} for { $tiles }.
rummikub-say-passed = { $player } passes.
rummikub-say-failed-time = { $player }: the time is up.
rummikub-say-failed-wrong-table = { $player } has left a wrong table.
rummikub-say-round-out = Round { $n } is over: the last tile of a rack is laid.
rummikub-say-round-passes = Round { $n } is over: everyone has passed, though somebody could still have laid something.
rummikub-say-round-stuck = Round { $n } is over: nobody can lay anything.
rummikub-say-score = { $player } is left with { $tiles }: { $points ->
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

rummikub-no-such-set = There is no set “{ $text }”; the sets go from 1 to { $most }, and 0 is your rack.
rummikub-not-there = { $tile } is not there to be taken.
rummikub-nothing-prepared = Nothing is prepared yet: lay tiles, or draw.
rummikub-remark-ready = A legal turn: “{ $word }” ends it.
rummikub-remark-reset = Everything lies as at the start of the turn.

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
rummikub-table-prepared = Your turn in preparation
rummikub-table-no-sets = (nothing lies here yet)
rummikub-table-your-rack = Your rack
rummikub-table-empty-rack = (empty)
rummikub-asks-turn = Lay tiles or draw.
rummikub-asks-first-meld = Lay sets of your own worth { $least } or more, or draw.
rummikub-choice-draw = draw a tile ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left)
rummikub-choice-pass = pass
rummikub-choice-exchange = exchange your whole rack
rummikub-choice-lay = lay { $tiles }
rummikub-choice-add = add { $tiles } to set { $n }: { $set }
rummikub-choice-done = end the turn with { $tiles }

# The words that people type; English ones always work too.
rummikub-word-draw = draw
rummikub-word-pass = pass
rummikub-word-exchange = exchange
rummikub-word-undo = undo
rummikub-word-reset = reset
rummikub-word-done = done
rummikub-help-set = a set of these tiles: from your rack, else from the table
rummikub-help-add = add to set 3
rummikub-help-back = back to the rack
rummikub-help-from = take them out of set 3: a set of their own, or with “> 5” to set 5
rummikub-help-kind = a group, where a run would fit too
rummikub-help-draw = draw a tile; the turn is over
rummikub-help-pass = pass, when there is nothing left to draw
rummikub-help-exchange = exchange your whole rack, where the rules allow it
rummikub-help-reset = everything as at the start of the turn
rummikub-help-done = end the turn with the table as you have prepared it

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Jokers
    .help = How many jokers are in play.
rummikub-option-first-meld = First meld, at least
    .help = What the sets of a player's first meld must be worth together, all from the player's own rack.
rummikub-option-time-out = When the time is up
    .help = What becomes of a turn that is not finished in time. In strict play the same happens with a wrong table.
rummikub-option-time-out-penalty = table restored, 3 penalty tiles
rummikub-option-time-out-keep = finished sets stay, no penalty
rummikub-option-wrong-table = A wrong table
    .help = Friendly: it is refused with the reason, and you may try again. Strict: it costs the turn, as if the time were up.
rummikub-option-wrong-table-friendly = refused, try again
rummikub-option-wrong-table-strict = costs the turn
rummikub-option-joker-value = A joker left over counts
    .help = Points against whoever still holds a joker when the round ends.
rummikub-option-joker-rule = Jokers on the table
    .help = Bought: replaced from your rack by a tile that the joker stands for. Free: a joker may go anywhere. Released: a set with a joker may be taken apart if the joker is bought or ends beside a tile that you lay. Strict: only a bought joker moves. Bound: a joker that is not bought keeps standing for the same tile.
rummikub-option-joker-rule-free = free
rummikub-option-joker-rule-release = released with a laid tile
rummikub-option-joker-rule-strict = locked until bought
rummikub-option-joker-rule-bound = bound to its tile until bought
rummikub-option-building = Build on in the turn of the first meld
    .help = Whether a player may add to the table and rearrange it in the same turn, or only from the next turn on.
rummikub-option-before-meld = Who does not meld
    .help = What a player does who has not melded yet and lays nothing.
rummikub-option-before-meld-draw = draws tiles one by one
rummikub-option-before-meld-exchange = exchanges everything
rummikub-option-before-meld-either = draws or exchanges everything
rummikub-option-exchanges = Exchanges in a round, at most
    .help = How often a player may exchange everything in a round. It is possible only while the bank has enough tiles.
rummikub-option-must-lay = Whoever can lay must lay
    .help = Drawing, exchanging and passing are refused while there is a legal play.
rummikub-option-rounds = Rounds
    .help = After the last round the highest total wins.
