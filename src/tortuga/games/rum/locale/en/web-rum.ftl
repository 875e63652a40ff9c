## RUM: the play area in the browser.

# So many bottles of a colour; `bottle` is left out.
web-rum-bottles-red = { $count } red
web-rum-bottles-orange = { $count } orange
web-rum-bottles-yellow = { $count } yellow
web-rum-bottles-green = { $count } green
web-rum-bottles-blue = { $count } blue
web-rum-bottles-purple = { $count } purple
web-rum-bottles-black = { $count } black

# The table.
web-rum-parrot = the parrot
web-rum-captains-help = take one with more bottles than its number
web-rum-yours = yours
web-rum-captain-is = { $captain }: { $value }, { $name }
web-rum-captain-was = Before that: { $value }, { $name }.
web-rum-captain-becomes = { $captain }: { $was } → { $value }, and yours
web-rum-slot = Slot { $slot }, { $card }
web-rum-tip-beach = Adds { $bottles } to sets.
web-rum-counts = counts
web-rum-beach-help = face-up bottles join your set
web-rum-clock-at = { $clock } of 8
web-rum-clock-end = At 8 the pirate ship arrives and the game ends.

# The hand.
web-rum-hand-of = Hand: { $name }
web-rum-laid = { $count } selected
web-rum-return-help = Tap the cards that go back to the wreck. Nobody will see which.

# What is chosen, and what it would bring.
web-rum-set = This set
web-rum-return-title = Back to the wreck
web-rum-idle = Your selection shows up here before you play it.
web-rum-gain = { $captain } { $was } → { $value }
web-rum-source = { $laid } played
web-rum-source-beach = { $laid } played, { $beach } on the beach
web-rum-source-trio = rum trio: +2
web-rum-from = from { $name }
web-rum-raises = already yours
web-rum-from-middle = unclaimed
web-rum-your-points = Your points
web-rum-asking = one moment…
web-rum-not-yet = Not yet
web-rum-why = Rule { $rule }
web-rum-chosen = You’ve chosen: { $cards }
web-rum-others-choose = Still choosing: { $name }
web-rum-hint-take = Select these cards

# What can be done.
web-rum-draw = Draw a card
web-rum-draw-confirm = Draw it
web-rum-from-wreck = from the wreck
web-rum-from-slot = slot { $slot } of the beach
web-rum-draw-why = Clear your selection first.
web-rum-play = Play the set
web-rum-play-why = Select cards from your hand first.
web-rum-more = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-rum-take-back = Clear
web-rum-take-back-why = No card selected.
web-rum-return = Return { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-rum-return-chosen = { $n } of { $count } selected

# The hands of others, and the end.
web-rum-known = What’s known about the hands
web-rum-known-nothing = nothing yet
web-rum-perhaps = perhaps { $card }
web-rum-all-cards = All cards
web-rum-gain-held = { $captain } at { $value }
web-rum-empty = no cards

# For those who do not see the table.
web-rum-says = { $place }: { $what }.
