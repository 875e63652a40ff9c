# Pirates of Maracaibo in the browser

## Boards
web-maracaibo-boards = Boards
web-maracaibo-tab-map = Map
web-maracaibo-tab-dice = Raid
web-maracaibo-tab-track = Track
web-maracaibo-tab-ship = Ship
web-maracaibo-tab-hideout = Hideout
web-maracaibo-tab-quests = Quests
web-maracaibo-tab-markets = Markets
web-maracaibo-tab-redbeard = Redbeard
web-maracaibo-tab-scores = Score
web-maracaibo-fact-track = { $count } of { $all } rivers
web-maracaibo-fact-ship = { $count } of { $all }
web-maracaibo-fact-hideout = { $count }, { $buried } buried
web-maracaibo-fact-quests = { $own } yours, { $open } open
web-maracaibo-fact-markets = { $count ->
    [one] { $count } figurehead
   *[other] { $count } figureheads
}
web-maracaibo-lies-above = It's open above.
web-maracaibo-back-to-map = Back to the map

## How it is done
web-maracaibo-help-helm = Choose in the box on the right.
web-maracaibo-help-map = Tap a lit card to see what it brings; tap it again to do it. Hold any card for its words.
web-maracaibo-help-dice = One die for the whole raid: its colour is the treasure you can take.
web-maracaibo-help-track = Tap a lit space; tap it again to go there.
web-maracaibo-help-ship = Tap a lit space; tap it again to make the upgrade.
web-maracaibo-help-hideout = Tap a lit space; tap it again to do it.
web-maracaibo-help-quests = Tap a quest; tap it again to take it.
web-maracaibo-help-markets = Tap what you want; tap it again to take it.
web-maracaibo-help-redbeard = Redbeard plays by himself.
web-maracaibo-help-scores = This is how everybody stands.

## Decisions
web-maracaibo-helm = Your decision
web-maracaibo-asks-one = Choose one of these, or none.
web-maracaibo-asks-single = Use the effect, or leave it.
web-maracaibo-clear = Clear
web-maracaibo-sail-to = Sail: { $place }
web-maracaibo-acquire = Acquire { $card } for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
web-maracaibo-build = Build { $card } for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
web-maracaibo-upgrade = Upgrade: { $effects }
web-maracaibo-take-figurehead = Take { $figurehead }
web-maracaibo-place = Place { $face }: { $place }
web-maracaibo-activate = Use the tile: { $place }
web-maracaibo-take-quest = Take { $quest }
web-maracaibo-discard-quest = Discard { $quest }
web-maracaibo-keep = Keep these quests
web-maracaibo-keep-why = Choose the quests you keep first.
web-maracaibo-raid-for = Raid for { $treasure }
web-maracaibo-take-treasure = Take { $treasure }
web-maracaibo-cube-on = Cube on the island: { $treasure }
web-maracaibo-bury = Bury { $treasure }
web-maracaibo-explore-to = Explore: { $effects }
web-maracaibo-which-tile = Which tile?
web-maracaibo-ends = { $count ->
    [one] { $count } space in reach
   *[other] { $count } spaces in reach
}
web-maracaibo-then = Then ({ $source }):
web-maracaibo-then-one = then one of
web-maracaibo-ends-round = ends the round
web-maracaibo-round-ends = { $count ->
    [one] Could end next turn ({ $players }).
   *[other] Could end in { $count } turns ({ $players }).
}
web-maracaibo-round-anybody = any player
web-maracaibo-since = Since your last turn
web-maracaibo-last = What happened last
web-maracaibo-nothing-yet = Nothing yet.
web-maracaibo-since-show = Since your turn
web-maracaibo-since-hide = Back to the decision
web-maracaibo-at = { $player }, { $place }

## The checklist of a turn
web-maracaibo-checklist = This turn, step by step
web-maracaibo-action-step = your action step
web-maracaibo-one-of = One of these
web-maracaibo-task-value-cube = A cube on the island: { $treasure }
web-maracaibo-task-own-tile = Your black market tile
web-maracaibo-task-actions = What this location offers
web-maracaibo-task-Improvement = The card that lies here
web-maracaibo-task-Residence = The residence here
web-maracaibo-task-TakeRuby = A ruby
web-maracaibo-task-SellRuby = Sell a ruby
web-maracaibo-task-ExchangeRubies = Exchange rubies
web-maracaibo-task-Build = A residence for half its price
web-maracaibo-task-Refill = Then a new card goes on the empty space
web-maracaibo-task-left = skipped
web-maracaibo-state-done = done
web-maracaibo-state-left = skipped
web-maracaibo-state-impossible = not possible
web-maracaibo-state-open = under way
web-maracaibo-state-now = now
web-maracaibo-state-later = still to come
web-maracaibo-not-value-cube = No value tile here
web-maracaibo-not-own-tile = No tile of yours here
web-maracaibo-not-SellRuby = you have no ruby
web-maracaibo-not-ExchangeRubies = you have no ruby
web-maracaibo-not-upgrade = no open space on your ship board
web-maracaibo-not-bury = nothing to bury, or no room for it
web-maracaibo-not-quest = no quests left
web-maracaibo-not-discard = you hold no quest
web-maracaibo-not-explore = your explorer is at the end
web-maracaibo-not-acquire = no such card you can afford
web-maracaibo-not-build = no residence you can afford
web-maracaibo-not-figurehead = you have one, or too few doubloons
web-maracaibo-not-place = no tile, no free location or too few doubloons
web-maracaibo-not-use = none of your tiles would do anything
web-maracaibo-not-nothing = it wouldn't do anything
web-maracaibo-before-after = { $before } → { $after }
web-maracaibo-acquire-for = Acquire
web-maracaibo-build-for = Build
web-maracaibo-leave-it = Leave it
web-maracaibo-pay-nobody = nobody to pay
web-maracaibo-or-leave = or leave it:

## Raids
web-maracaibo-points = { $count ->
    [one] point
   *[other] points
}
web-maracaibo-used = used this turn
web-maracaibo-short = { $count } short
web-maracaibo-before-roll = Roll, then choose one die. You can roll all of them again once.

## Cards
web-maracaibo-or = or
web-maracaibo-pay = pay { $count }
web-maracaibo-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-maracaibo-more-cubes = { $count } more: { $vp }
web-maracaibo-level = level { $level }
web-maracaibo-once = once, at once
web-maracaibo-lasting = lasting
web-maracaibo-income = at each income
web-maracaibo-end = at the end
web-maracaibo-price = Your price
web-maracaibo-worth = Worth
web-maracaibo-value-tile = Value tile
web-maracaibo-built = Built by
web-maracaibo-ships = Ships
web-maracaibo-origin = Where this comes from
web-maracaibo-location-upgrade = Every location also offers a ship upgrade.

## Numbers
web-maracaibo-to-gulf = { $count ->
    [one] { $count } column to the Gulf
   *[other] { $count } columns to the Gulf
}
web-maracaibo-if-over = { $score } if over now
web-maracaibo-gulf-short = to the Gulf
web-maracaibo-in-gulf = in the Gulf
web-maracaibo-score-without-quests = Score if the game ended now, without quests
web-maracaibo-part-upgrade = ship board { $number }
web-maracaibo-part-fewer = steps given up
web-maracaibo-part-die = die
web-maracaibo-part-effect = effect
web-maracaibo-part-printed = effect
web-maracaibo-redbeard-stands = { $vp } VP, { $score } if it ended now, { $count ->
    [one] { $count } column to the Gulf
   *[other] { $count } columns to the Gulf
}
web-maracaibo-won-by = { $name } beats Redbeard { $mine } to { $his }, by { $count } VP.
web-maracaibo-lost-by = Redbeard beats { $name } { $his } to { $mine }, by { $count } VP.
web-maracaibo-lost-tie = Redbeard wins: it's { $his } to { $mine }, and ties go to him.
web-maracaibo-legend = What the icons mean
