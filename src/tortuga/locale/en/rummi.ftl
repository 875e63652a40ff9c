## Rummi

rummi-name = Rummi
rummi-about = Runs and groups of numbered cards for the road, with four jokers.

## Refusals

rummi-game-over = The match is over.
rummi-not-your-decision = It is not your turn.
rummi-not-a-move = “{ $text }” is no move. Moves: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (the whole table).
rummi-not-a-tile = “{ $text }” is no card. R, B, K (black) or O and a number from 1 to 13, or J for a joker.
rummi-not-a-kind = “{ $text }” is neither run nor group.
rummi-empty-set = A set without cards was named.
rummi-set-only-jokers = { $set } has jokers only: a set needs at least one number.
rummi-set-too-short = { $set } is too short: a set has at least 3 cards.
rummi-set-mixed = { $set } is neither a run nor a group: { $tile } does not fit.
rummi-run-other-colour = { $set } is no run: { $tile } has another colour.
rummi-run-gap = { $set } is no run: { $tile } is out of order.
rummi-run-beyond = { $set } would go beyond 1 or 13.
rummi-group-colour-twice = { $set } is no group: { $tile } is there twice.
rummi-group-too-long = { $set } is too long: a group has at most 4 cards.
rummi-tile-taken = { $tile } was on the table and must stay there.
rummi-joker-taken = A joker of the table must stay on the table.
rummi-tile-not-yours = You do not have { $tile } in your hand, or not so many.
rummi-nothing-laid = Lay at least one card of your hand.
rummi-first-meld-first = Your first meld comes first: sets from your own rack alone, worth { $least } or more.
rummi-first-meld-low = Your first meld is worth { $value }; it needs { $least }.
rummi-first-meld-touches = In the turn of your first meld the set { $set } must stay as it is.
rummi-joker-strict = { $set } holds a joker: buy it, or only add to the set.
rummi-joker-release = The joker of { $set } must be bought or lie beside a card that you lay in this turn.
rummi-joker-bound = The joker of { $set } must be bought or go on standing for the same card.
rummi-no-exchange = There is no exchanging at this table.
rummi-exchange-after-meld = After the first meld nobody exchanges.
rummi-exchanges-spent = You have exchanged { $most } times already in this round.
rummi-exchange-bank = The pile has fewer cards than you hold.
rummi-exchange-instead = You cannot draw: lay a first meld, or exchange.
rummi-bank-empty = The pile is empty: lay something, or pass.
rummi-no-pass = You cannot pass: lay something, or draw.
rummi-must-lay = You have a legal play, and at this table you must lay.

## A turn by hand

rummi-stage-lay = Lay { $tiles } from your rack.
rummi-stage-add = Add { $tiles } from your rack to { $to }.
rummi-stage-buy = Put { $tiles } into { $set } in place of the joker: now the joker is free.
rummi-stage-take = Take { $tiles } out of { $set }.
rummi-stage-split = Split { $set }: { $tiles } lie by themselves.
rummi-stage-move = Move { $tiles } from { $set } to { $to }.
rummi-stage-join = Put { $tiles } together with { $to }.
rummi-stage-draw = Draw a card from the pile.
rummi-stage-pass = Pass.
rummi-stage-exchange = Exchange all your cards.

## The story

rummi-say-lot = { $player } draws { $tile } for the start.
rummi-say-starts = { $player } begins.
rummi-say-dealt = Round { $n }: there are { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the pile.
rummi-say-racked = { $player } is dealt { $tiles }.
rummi-say-laid = { $player } lays { $tiles }.
rummi-say-first-meld = { $player } makes the first meld: { $tiles }.
rummi-say-bought = { $player } buys the joker of { $set } with { $tile }.
rummi-say-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rummi-say-drew-tiles = { $player } draws { $tiles } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
rummi-say-penalty = { $player } draws { $count ->
    [one] { $count } penalty card
   *[other] { $count } penalty cards
}.
rummi-say-penalty-tiles = { $player } draws as a penalty { $tiles } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
rummi-say-exchanged = { $player } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rummi-say-exchanged-tiles = { $player } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $tiles }.
rummi-say-passed = { $player } passes.
rummi-say-failed-time = { $player }: the time is up.
rummi-say-failed-wrong-table = { $player } has left a wrong table.
rummi-say-round-out = Round { $n } is over: the last card of a hand is laid.
rummi-say-round-passes = Round { $n } is over: everyone has passed.
rummi-say-round-stuck = Round { $n } is over: nobody can lay anything.
rummi-say-score = { $player } is left with { $tiles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummi-over = The match is over.
rummi-say-winners = { $number ->
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
