## RUM

rum-name = RUM
rum-about = Collect rum bottles to win over seven captains.
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
rum-not-your-decision = It isn’t your turn.
rum-no-pass = You can’t pass: draw a card or play a set.
rum-nothing-to-return = There’s nothing to return: draw a card or play a set.
rum-no-such-slot = The beach has slots 1, 2 and 3; there’s no slot { $slot }.
rum-not-a-move = “{ $text }” isn’t a move. Moves: draw wreck, draw beach 2, lay Roo GGy, return Roo Ygg.
rum-not-a-card = “{ $text }” isn’t a rum card. Write a card like Roo or, with its double end up, OOr. The letters: R red, O orange, Y yellow, G green, B blue, P purple, K black.
rum-card-written-twice = You named a card twice.
rum-lay-at-least-one = A set needs at least one card from your hand.
rum-card-twice = { $card } can’t be played both ways up.
rum-card-not-in-hand = { $card } isn’t in your hand.
rum-set-gains-nothing = That set doesn’t win a captain. The closest is { $captain }, at { $value }, and your set has { $count ->
    [one] { $count } bottle
   *[other] { $count } bottles
} of that colour.
rum-own-captain-at-top = You already own { $captain } at 8; it can’t go any higher.
rum-beach-alone = The beach alone doesn’t win { $captain }: play at least one bottle of that colour.
rum-must-return = Return exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand.
rum-option-other-edition = The option { $name } belongs to the { $edition ->
    [pl] Polish
   *[en] English
} edition.
rum-option-no-such-seat = The option { $name } names seat { $seat }, but there are only { $most } seats.
rum-data-card-count = { $file }: there are { $count } rum cards; RUM has { $known }.
rum-data-colour = { $file }, card { $item }: “{ $colour }” isn’t a colour of RUM. Colours: { $known }.
rum-data-one-colour = { $file }, card { $item }: both ends are { $colour }; they have to differ.
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
rum-data-clock-returns = { $file }, clock position { $item }: the parrot makes you return 2 or 3 cards, not { $count }.

## The story

rum-say-dealt = The beach shows { $cards }. { $player } starts.
rum-say-washed-first = A trio on the first beach washes away: { $cards }.
rum-say-drew-wreck = { $player } draws from the wreck.
rum-say-drew-wreck-card = { $player } draws { $card } from the wreck.
rum-say-drew-beach = { $player } takes the face-down card from slot { $slot }.
rum-say-drew-beach-card = { $player } takes { $card } from slot { $slot } of the beach.
rum-say-parrot = { $player } draws the parrot!
rum-say-parrot-silent = { $player } draws the parrot, but it was the last card in the wreck, so it has no effect.
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
rum-say-laid = { $player } plays { $cards } and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rum-say-gained = { $player } gains { $captain } at { $value }{ $trio ->
    [yes] {" "}with a rum trio
   *[no] {""}
}.
rum-say-raised = { $player } raises { $captain } from { $was } to { $value }{ $trio ->
    [yes] {" "}with a rum trio
   *[no] {""}
}.
rum-say-stole = { $player } takes { $captain } from { $from }, { $was } → { $value }{ $trio ->
    [yes] {" "}with a rum trio
   *[no] {""}
}.
rum-say-tide = The tide turns up { $cards } on the beach.
rum-say-tide-parrot = The tide turns up { $cards } and the parrot on the beach.
rum-say-tide-parrot-alone = The tide brings the parrot.
rum-say-washed = A trio of { $colour } bottles washes back into the wreck.
rum-over-goal = That’s enough points: the game is over.
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

rum-hint-points = No other set gets you to { $points }; the next best gets you to { $other }.
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
rum-hint-only-set = The only set that wins you a captain.
rum-hint-beach = Of the face-up cards, this one brings you closest to a captain, above all { $captain }.
rum-hint-wreck = None of the face-up cards would bring you closer to a captain.
rum-hint-return = { $count ->
    [one] Without this card your hand stays closest to the captains.
   *[other] Without these cards your hand stays closest to the captains.
}

## The table in the terminal

rum-table-turn = Turn { $turn }
rum-table-goal = { $points } points to win
rum-table-captains = Captains
rum-table-nobody = nobody
rum-table-beach = Beach
rum-table-parrot = PARROT
rum-table-wreck = Shipwreck
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
rum-asks-turn = Draw a card or play a set.
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
rum-choice-beach-down = take the face-down card from slot { $slot }
rum-choice-lay = play { $cards } for a total of { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
rum-choice-return = return { $cards }
rum-example-move = lay Roo GGy
rum-example-rule = RUM-4.7

## Options

# What an option is called, and what it does; then its values, and `none` for the case that nobody sets it.
rum-option-edition = Edition
    .help = The two printed rulebooks differ in a few places. The edition decides all of them at once; below you can set each one separately.
rum-option-edition-en = English
rum-option-edition-pl = Polish
rum-option-dealer = Dealer
    .help = English edition: the number of the dealer’s seat. The player to the dealer’s left starts.
rum-option-dealer-none = at random
rum-option-impersonator = Best pirate
    .help = Polish edition: the seat of the player who does the best pirate impression. That player starts.
rum-option-impersonator-none = at random
rum-option-wash-first-beach = A trio on the first beach washes away
    .help = If the first three cards on the beach are a rum trio, new ones take their place before the deal. English edition: yes; Polish edition: no.
rum-option-wash-first-beach-none = as in the edition
rum-option-parrot-silent-when-last = The parrot has no effect as the last card
    .help = If somebody draws the parrot as the last card in the wreck, only the empty wreck counts; otherwise the parrot acts as well. English edition: yes; Polish edition: no.
rum-option-parrot-silent-when-last-none = as in the edition
rum-option-hand-must-show-colour = A played card must show the captain’s colour
    .help = You win or raise a captain only if at least one card from your hand shows its colour; otherwise bottles on the beach are enough. English edition: yes; Polish edition: no.
rum-option-hand-must-show-colour-none = as in the edition
