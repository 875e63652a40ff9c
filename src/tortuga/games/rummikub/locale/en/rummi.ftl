## Rummi

rummi-name = Rummi
rummi-about = Runs and groups of numbered cards, with four jokers: the travel version.

## Refusals

rummi-game-over = The match is over.
rummi-not-your-decision = It isn’t your turn.
rummi-not-a-move = “{ $text }” isn’t a move. Moves: draw, pass, exchange, or the whole table: lay R4 R5 R6 | B3 K3 J.
rummi-not-a-tile = “{ $text }” isn’t a card. A card is a colour’s letter and a number from 1 to 13: R (red), B (blue), K (black), O (orange); or J for a joker.
rummi-not-a-kind = “{ $text }” is neither a run nor a group.
rummi-empty-set = That set is empty.
rummi-set-only-jokers = { $set } is all jokers: a set needs at least one number.
rummi-set-too-short = { $set } is too short: a set has at least 3 cards.
rummi-set-mixed = { $set } is neither a run nor a group: { $tile } doesn’t fit.
rummi-run-other-colour = { $set } isn’t a run: { $tile } is a different colour.
rummi-run-gap = { $set } isn’t a run: { $tile } is out of order.
rummi-run-missing = { $set } isn’t a run: { $tile } is missing.
rummi-run-beyond = { $set } would run past 1 or 13.
rummi-group-colour-twice = { $set } isn’t a group: it has { $tile } twice.
rummi-group-too-long = { $set } is too long: a group has at most 4 cards.
rummi-tile-taken = { $tile } was on the table and has to stay there.
rummi-joker-taken = A joker from the table has to stay on the table.
rummi-tile-not-yours = You don’t have { $tile } on your rack, or not enough of them.
rummi-nothing-laid = Play at least one card from your rack.
rummi-first-meld-first = Make your first meld first: sets from your own rack only, worth at least { $least }.
rummi-first-meld-low = Your first meld is worth { $value }; it needs at least { $least }.
rummi-first-meld-touches = In the turn of your first meld, { $set } has to stay as it is.
rummi-joker-strict = { $set } has a joker: replace it, or only add to the set.
rummi-joker-release = The joker in { $set } has to be replaced, or end up next to a card you play this turn.
rummi-joker-replaced = A card from the table can’t take the joker’s place in { $set }: replace the joker with a card from your rack, or take that set apart.
rummi-joker-bound = The joker in { $set } has to be replaced, or keep standing for the same card.
rummi-no-exchange = You can’t exchange cards at this table.
rummi-exchange-after-meld = You can’t exchange after your first meld.
rummi-exchanges-spent = You’ve used up your exchanges for this round ({ $most }).
rummi-exchange-bank = There aren’t enough cards in the pile.
rummi-exchange-instead = You can’t draw: make your first meld, or exchange.
rummi-bank-empty = The pile is empty: play something, or pass.
rummi-no-pass = You can’t pass: play something, or draw.
rummi-must-lay = You can play something, and at this table you must.

## A turn by hand

rummi-stage-lay = Play { $tiles } from your rack.
rummi-stage-add = Add { $tiles } from your rack to { $to }.
rummi-stage-buy = Put { $tiles } into { $set } in place of the joker: now the joker is free.
rummi-stage-take = Take { $tiles } out of { $set }.
rummi-stage-split = Split { $set }: { $tiles } stand on their own.
rummi-stage-move = Move { $tiles } from { $set } to { $to }.
rummi-stage-join = Join { $tiles } with { $to }.
rummi-stage-draw = Draw a card from the pile.
rummi-stage-pass = Pass.
rummi-stage-exchange = Exchange all your cards.

## The story

rummi-say-lot = { $player } draws { $tile } to see who starts.
rummi-say-starts = { $player } starts.
rummi-say-dealt = Round { $n }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the pile.
rummi-say-racked = { $player } is dealt { $tiles }.
rummi-say-laid = { $player } plays { $tiles }.
rummi-say-first-meld = { $player } makes the first meld: { $tiles }.
rummi-say-bought = { $player } swaps { $tile } for the joker in { $set }.
rummi-say-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rummi-say-drew-tiles = { $player } draws { $tiles }.
rummi-say-penalty = { $player } draws { $count ->
    [one] { $count } penalty card
   *[other] { $count } penalty cards
}.
rummi-say-penalty-tiles = { $player } draws as a penalty: { $tiles }.
rummi-say-exchanged = { $player } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rummi-say-exchanged-tiles = { $player } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $tiles }.
rummi-say-passed = { $player } passes.
rummi-say-failed-time = { $player } ran out of time.
rummi-say-failed-wrong-table = { $player } left an invalid table.
rummi-say-round-out = Round { $n } is over: somebody played their last card.
rummi-say-round-passes = Round { $n } is over: everyone passed, though somebody could still have played something.
rummi-say-round-stuck = Round { $n } is over: nobody can play anything.
rummi-say-score = { $player } is left with { $tiles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummi-say-out = { $player } goes out: { $points ->
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

rummi-no-such-set = There’s no set “{ $text }”; sets are numbered 1 to { $most }, and 0 is your rack.
rummi-not-there = There’s no { $tile } to take.
rummi-nothing-prepared = You haven’t played anything yet: play some cards, or draw.
rummi-remark-ready = That’s a legal turn: type “{ $word }” to end it.
rummi-remark-reset = Everything is back as it was.

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
rummi-table-prepared = Your draft
rummi-table-no-sets = (nothing here yet)
rummi-table-your-rack = Your rack
rummi-table-empty-rack = (empty)
rummi-asks-turn = Play some cards, or draw.
rummi-asks-first-meld = Play sets of your own worth at least { $least }, or draw.
rummi-choice-draw = draw a card ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
} left)
rummi-choice-pass = pass
rummi-choice-exchange = exchange your whole rack
rummi-choice-lay = play { $tiles }
rummi-choice-add = add { $tiles } to set { $n }: { $set }
rummi-choice-done = end your turn by playing { $tiles }

# The words that people type; English ones always work too.
rummi-word-draw = draw
rummi-word-pass = pass
rummi-word-exchange = exchange
rummi-word-undo = undo
rummi-word-reset = reset
rummi-word-done = done
rummi-help-set = a set of these cards: from your rack, or else from the table
rummi-help-add = add to set 3
rummi-help-back = back to the rack
rummi-help-from = take them out of set 3: as a set of their own, or with “> 5” into set 5
rummi-help-kind = a group, where a run would fit too
rummi-help-draw = draw a card; that ends your turn
rummi-help-pass = pass, once there’s nothing left to draw
rummi-help-exchange = exchange your whole rack, if the rules allow it
rummi-help-reset = everything back as it was at the start of your turn
rummi-help-done = end your turn with the table as it is now

## Why a move is hinted at

rummi-hint-out = You can play everything at once and go out.
rummi-hint-hold = You could play { $places ->
    [one] { $places } card
   *[other] { $places } cards
}, but { $count } would stay on your rack, and whatever you play helps the others more than you. Keep drawing until you can play everything at once.
rummi-hint-draw = None of your cards can be played yet.
rummi-hint-jokers = All your cards would fit if the jokers on the table could go anywhere, but they can’t. Keep drawing until you can play everything at once.
rummi-hint-exchange = You can’t meld yet, and drawing a single card isn’t allowed.
rummi-hint-meld = Meld with as few cards as possible: from your next turn on, you can build on the table too. Keep the rest until you can play it all at once.
rummi-hint-least = You have to play something, so play as little as you can: every card on the table helps the others too.
rummi-hint-dump = There’s nothing left to draw, so the lowest rack may win. This takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} off yours; { $count ->
    [one] { $count } card stays
   *[other] { $count } cards stay
}.
rummi-hint-endgame = There’s nothing left to draw. This takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} off your rack; { $count ->
    [one] { $count } card stays
   *[other] { $count } cards stay
}. Looking ahead, it wins about { $percent }% of the time, and nothing else does better.
rummi-hint-pass = Whatever you play now opens the table to the others. If everyone passes, the lowest rack wins; yours is at { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Looking ahead, passing wins about { $percent }% of the time.
rummi-hint-stuck = There’s nothing you can play and nothing left to draw.

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Jokers
    .help = How many jokers are in play.
rummi-option-first-meld = Minimum first meld
    .help = What a player’s first sets must be worth together, all from the player’s own rack.
rummi-option-time-out = When time runs out
    .help = What happens to an unfinished turn. In strict play, the same goes for an invalid table.
rummi-option-time-out-penalty = table restored, 3 penalty cards
rummi-option-time-out-keep = finished sets stay, no penalty
rummi-option-wrong-table = Invalid table
    .help = Friendly: you’re told what’s wrong and can try again. Strict: you lose the turn, as if time had run out.
rummi-option-wrong-table-friendly = friendly: you can fix it
rummi-option-wrong-table-strict = strict: you lose the turn
rummi-option-joker-value = Penalty for a joker left over
    .help = Points against anyone still holding a joker when the round ends.
rummi-option-joker-rule = Jokers on the table
    .help = To replace a joker, you put the card it stands for in its place, from your own rack. Free: a joker can go anywhere. Released: you may take a set with a joker apart if you replace the joker, or if it ends up next to a card you play. Locked: only a joker that has been replaced can move. Bound: a joker that hasn’t been replaced keeps standing for the same card.
rummi-option-joker-rule-free = free
rummi-option-joker-rule-release = released by a card you play
rummi-option-joker-rule-strict = locked until replaced
rummi-option-joker-rule-bound = bound to its card until replaced
rummi-option-building = Build on the table in the same turn as the first meld
    .help = Whether you may already add to the table and rearrange it in that turn, or only from the next one on.
rummi-option-before-meld = Before the first meld
    .help = What you do if you haven’t melded yet and don’t play anything.
rummi-option-before-meld-draw = draw one card at a time
rummi-option-before-meld-exchange = exchange everything
rummi-option-before-meld-either = draw, or exchange everything
rummi-option-exchanges = Exchanges per round (max.)
    .help = How often a player may exchange everything in a round. It’s only possible while there are enough cards in the pile.
rummi-option-must-lay = Must play if you can
    .help = You can’t draw, exchange or pass while you have something to play.
rummi-option-rounds = Rounds
    .help = After the last round the highest total wins.
