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
rummikub-say-round-passes = Round { $n } is over: everyone has passed.
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
