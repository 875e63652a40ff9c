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
rummi-run-missing = { $set } is no run: { $tile } is missing.
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
rummi-joker-replaced = A card of the table cannot take the place of the joker of { $set }: buy the joker with a card from your hand, or take that set apart.
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
rummi-say-round-passes = Round { $n } is over: everyone has passed, though somebody could still have laid something.
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

## A turn in preparation

rummi-no-such-set = There is no set “{ $text }”; the sets go from 1 to { $most }, and 0 is your rack.
rummi-not-there = { $tile } is not there to be taken.
rummi-nothing-prepared = Nothing is prepared yet: lay cards, or draw.
rummi-remark-ready = A legal turn: “{ $word }” ends it.
rummi-remark-reset = Everything lies as at the start of the turn.

## The table

rummi-table-round = Round { $n } of { $count }
rummi-table-turn = Turn { $turn }
rummi-table-bank = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rummi-table-player = Player
rummi-table-rack = Rack
rummi-table-tiles = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rummi-table-melded = First meld
rummi-table-rounds = Rounds
rummi-table-points = Points
rummi-table-sets = Table
rummi-table-prepared = Your turn in preparation
rummi-table-no-sets = (nothing lies here yet)
rummi-table-your-rack = Your rack
rummi-table-empty-rack = (empty)
rummi-asks-turn = Lay cards or draw.
rummi-asks-first-meld = Lay sets of your own worth { $least } or more, or draw.
rummi-choice-draw = draw a card ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
} left)
rummi-choice-pass = pass
rummi-choice-exchange = exchange your whole hand
rummi-choice-lay = lay { $tiles }
rummi-choice-add = add { $tiles } to set { $n }: { $set }
rummi-choice-done = end the turn with { $tiles }

# The words that people type; English ones always work too.
rummi-word-draw = draw
rummi-word-pass = pass
rummi-word-exchange = exchange
rummi-word-undo = undo
rummi-word-reset = reset
rummi-word-done = done
rummi-help-set = a set of these cards: from your rack, else from the table
rummi-help-add = add to set 3
rummi-help-back = back to the rack
rummi-help-from = take them out of set 3: a set of their own, or with “> 5” to set 5
rummi-help-kind = a group, where a run would fit too
rummi-help-draw = draw a card; the turn is over
rummi-help-pass = pass, when there is nothing left to draw
rummi-help-exchange = exchange your whole hand, where the rules allow it
rummi-help-reset = everything as at the start of the turn
rummi-help-done = end the turn with the table as you have prepared it

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Jokers
    .help = How many jokers are in play.
rummi-option-first-meld = First meld, at least
    .help = What the sets of a player's first meld must be worth together, all from the player's own rack.
rummi-option-time-out = When the time is up
    .help = What becomes of a turn that is not finished in time. In strict play the same happens with a wrong table.
rummi-option-time-out-penalty = table restored, 3 penalty cards
rummi-option-time-out-keep = finished sets stay, no penalty
rummi-option-wrong-table = A wrong table
    .help = Friendly: it is refused with the reason, and you may try again. Strict: it costs the turn, as if the time were up.
rummi-option-wrong-table-friendly = refused, try again
rummi-option-wrong-table-strict = costs the turn
rummi-option-joker-value = A joker left over counts
    .help = Points against whoever still holds a joker when the round ends.
rummi-option-joker-rule = Jokers on the table
    .help = Bought: replaced from your rack by a card that the joker stands for. Free: a joker may go anywhere. Released: a set with a joker may be taken apart if the joker is bought or ends beside a card that you lay. Strict: only a bought joker moves. Bound: a joker that is not bought keeps standing for the same card.
rummi-option-joker-rule-free = free
rummi-option-joker-rule-release = released with a laid card
rummi-option-joker-rule-strict = locked until bought
rummi-option-joker-rule-bound = bound to its card until bought
rummi-option-building = Build on in the turn of the first meld
    .help = Whether a player may add to the table and rearrange it in the same turn, or only from the next turn on.
rummi-option-before-meld = Who does not meld
    .help = What a player does who has not melded yet and lays nothing.
rummi-option-before-meld-draw = draws cards one by one
rummi-option-before-meld-exchange = exchanges everything
rummi-option-before-meld-either = draws or exchanges everything
rummi-option-exchanges = Exchanges in a round, at most
    .help = How often a player may exchange everything in a round. It is possible only while the pile has enough cards.
rummi-option-must-lay = Whoever can lay must lay
    .help = Drawing, exchanging and passing are refused while there is a legal play.
rummi-option-rounds = Rounds
    .help = After the last round the highest total wins.
