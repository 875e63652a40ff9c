## RUM

rum-name = RUM
rum-about = Sets of rum bottles for seven captains.
rum-component-card = rum card
rum-component-clock = clock position

# Colours, and the captains of each colour. Forms: acc = accusative, gen = genitive, gen-plural.
rum-colour-red = red
rum-colour-orange = orange
rum-colour-yellow = yellow
rum-colour-green = green
rum-colour-blue = blue
rum-colour-purple = purple
rum-colour-black = black
rum-captain-red = the red captain
rum-captain-orange = the orange captain
rum-captain-yellow = the yellow captain
rum-captain-green = the green captain
rum-captain-blue = the blue captain
rum-captain-purple = the purple captain
rum-captain-black = the black captain

## Refusals

rum-game-over = The game is over.
rum-not-your-decision = It is not your turn.
rum-no-pass = You cannot pass: draw a card or lay a set.
rum-nothing-to-return = You owe no return: draw a card or lay a set.
rum-no-such-slot = The beach has slots 1, 2 and 3, but no { $slot }.
rum-not-a-move = “{ $text }” is no move. Moves: draw wreck, draw beach 2, lay Roo GGy, return Roo Ygg.
rum-not-a-card = “{ $text }” is no rum card. A card is written like Roo or, with its double end up, OOr.
rum-card-written-twice = A card is named twice.
rum-lay-at-least-one = A set needs at least one card from your hand.
rum-card-twice = { $card } cannot lie with both ends up.
rum-card-not-in-hand = { $card } is not in your hand.
rum-set-gains-nothing = That set gains no captain. It comes closest with { $captain }, which stands at { $value }: the set has { $count ->
    [one] { $count } bottle
   *[other] { $count } bottles
} of that colour.
rum-own-captain-at-top = You already own { $captain } at 8; it cannot rise.
rum-beach-alone = The beach alone does not win { $captain }: lay at least one bottle of that colour.
rum-must-return = Return exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of your hand.
rum-option-other-edition = The option { $name } belongs to the edition “{ $edition }”.
rum-option-no-such-seat = The option { $name } names seat { $seat }; there are { $most } seats.
rum-data-card-count = { $file }: there are { $count } rum cards; RUM has { $known }.
rum-data-colour = { $file }, card { $item }: “{ $colour }” is no colour of RUM. Colours: { $known }.
rum-data-one-colour = { $file }, card { $item }: both ends are { $colour }; they must differ.
rum-data-twins = { $file }, card { $item }: the same as card { $twin }.
rum-data-singles = { $file }: { $colour } is the single end of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, not of 3.
rum-data-doubles = { $file }: { $colour } is the double end of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, not of 3.
rum-data-clock-positions = { $file }: the clock needs its positions 1 to { $known } in order.
rum-data-clock-returns = { $file }, clock position { $item }: a parrot makes a player return 2 or 3 cards, not { $count }.

## The story

rum-say-dealt = The beach shows { $cards }. { $player } begins.
rum-say-washed-first = A trio on the first beach, { $cards }, is washed away.
rum-say-drew-wreck = { $player } draws from the wreck.
rum-say-drew-wreck-card = { $player } draws { $card } from the wreck.
rum-say-drew-beach = { $player } takes the face-down card of slot { $slot }.
rum-say-drew-beach-card = { $player } takes { $card } from slot { $slot } of the beach.
rum-say-parrot = { $player } draws the parrot!
rum-say-parrot-silent = { $player } draws the parrot, but as the last card of the wreck it has no effect of its own.
rum-say-wreck-empty = { $number ->
    [one] The wreck is empty: { $players } holds the most cards.
   *[other] The wreck is empty: { $players } hold the most cards.
}
rum-say-returned = { $player } returns { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the wreck.
rum-say-returned-cards = { $player } returns { $cards } to the wreck.
rum-say-chose = { $player } has chosen what to return.
rum-say-clock = The Castaway Clock moves to { $clock }.
rum-say-laid = { $player } lays { $cards } and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rum-say-gained = { $player } gains { $captain } at { $value }{ $trio ->
    [yes] {" "}by a rum trio
   *[no] {""}
}.
rum-say-raised = { $player } raises { $captain } from { $was } to { $value }{ $trio ->
    [yes] {" "}by a rum trio
   *[no] {""}
}.
rum-say-stole = { $player } takes { $captain } from { $from }, { $was } → { $value }{ $trio ->
    [yes] {" "}by a rum trio
   *[no] {""}
}.
rum-say-tide = The tide shows { $cards } on the beach.
rum-say-tide-parrot = The tide shows { $cards } and the parrot on the beach.
rum-say-tide-parrot-alone = The tide brings the parrot.
rum-say-washed = A trio of { $colour } bottles is washed back into the wreck.
rum-over-goal = The goal is reached: the game is over.
rum-over-clock = The pirate ship is here: the game is over.
rum-say-winners = { $number ->
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Why a move is hinted at

rum-hint-points = No other set gets you to as many points: { $points }; the next best gets you to { $other }.
rum-hint-lost = Other sets get you to { $points ->
    [one] { $points } point
   *[other] { $points } points
} too, but this one costs your rivals { $count ->
    [one] { $count } more point
   *[other] { $count } more points
}.
rum-hint-cards = Other sets get you to { $points ->
    [one] { $points } point
   *[other] { $points } points
} too, but this one uses { $count ->
    [one] { $count } fewer card
   *[other] { $count } fewer cards
} from your hand.
rum-hint-even = No other set gets you past { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rum-hint-only-set = The only set that gains you a captain.
rum-hint-beach = Of the open cards, this one brings you closest to a captain, above all to { $captain }.
rum-hint-wreck = None of the open cards would bring you closer to a captain.
rum-hint-return = { $count ->
    [one] Without this card your hand stays closest to the captains.
   *[other] Without these cards your hand stays closest to the captains.
}

## The table in the terminal

rum-table-turn = Turn { $turn }
rum-table-goal = { $points } points win
rum-table-captains = Captains
rum-table-nobody = nobody
rum-table-beach = Beach
rum-table-parrot = PARROT
rum-table-wreck = Wreck
rum-table-clock = Castaway Clock
rum-table-returns = the parrot takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rum-table-player = Player
rum-table-points = Points
rum-table-hand = Hand
rum-table-known = Known cards
rum-table-your-hand = Your hand
rum-table-empty-hand = (empty)
rum-asks-turn = Draw a card or lay a set.
rum-asks-parrot = The parrot! Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to return.
rum-asks-tide = The tide brings the parrot: choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to return.
rum-choice-wreck = draw from the wreck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
} left)
rum-choice-beach = take { $card } from slot { $slot }
rum-choice-beach-down = take the face-down card of slot { $slot }
rum-choice-lay = lay { $cards } and have { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
rum-choice-return = return { $cards }
rum-example-move = lay Roo GGy
rum-example-rule = RUM-4.7

## Options

# What an option is called, and what it does; then its values, and `none` for the case that nobody sets it.
rum-option-edition = Edition
    .help = The two printed rulebooks differ in a few places. The edition settles all of them; below, each can be set by itself.
rum-option-edition-en = English
rum-option-edition-pl = Polish
rum-option-dealer = Dealer
    .help = English edition: the number of the dealer's seat. The player to the left begins.
rum-option-dealer-none = by chance
rum-option-impersonator = Best pirate
    .help = Polish edition: the number of the seat of whoever plays the best pirate. That player begins.
rum-option-impersonator-none = by chance
rum-option-wash-first-beach = A trio on the first beach is washed away
    .help = If the first three cards on the beach are a rum trio, new ones take their place before the deal. English edition: yes; Polish edition: no.
rum-option-wash-first-beach-none = as in the edition
rum-option-parrot-silent-when-last = A parrot as the last card has no effect of its own
    .help = If somebody draws the parrot as the last card of the wreck, only the empty wreck counts; otherwise the parrot acts after it. English edition: yes; Polish edition: no.
rum-option-parrot-silent-when-last-none = as in the edition
rum-option-hand-must-show-colour = A laid card must show the captain's colour
    .help = You win or raise a captain only if at least one card from your hand shows its colour; otherwise bottles on the beach are enough. English edition: yes; Polish edition: no.
rum-option-hand-must-show-colour-none = as in the edition
