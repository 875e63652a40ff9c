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

## How it is done
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
    [0] Somebody is in the Gulf: the round can end any moment.
    [one] The round can end in { $count } turn.
   *[other] The round can end in { $count } turns.
}
web-maracaibo-since = Since your last turn
web-maracaibo-last = What happened last
web-maracaibo-nothing-yet = Nothing yet.

## Raids
web-maracaibo-points = { $count ->
    [one] point
   *[other] points
}
web-maracaibo-points-cost = { $count ->
    [one] { $count } point
   *[other] { $count } points
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
web-maracaibo-lost-tie = Redbeard wins: { $his } to { $mine } is a tie, and ties are his.
web-maracaibo-legend = What the icons mean
