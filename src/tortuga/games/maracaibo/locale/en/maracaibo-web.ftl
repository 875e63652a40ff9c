# Pirates of Maracaibo in the browser

## Boards
web-maracaibo-boards = Boards
web-maracaibo-more-boards = More boards
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
web-maracaibo-lies-above = It’s open above.
web-maracaibo-back-to-map = Back to the map

## How it is done
web-maracaibo-help-helm = Choose in the box on the right.
web-maracaibo-help-map = Tap a lit card to see what it gives you; tap it again to do it. Hold any card to read it.
web-maracaibo-help-dice = One die for the whole raid: its colour is the treasure you can take.
web-maracaibo-help-track = Tap a lit space; tap it again to go there.
web-maracaibo-help-ship = Tap a lit space; tap it again to take the upgrade.
web-maracaibo-help-hideout = Tap a lit space; tap it again to do it.
web-maracaibo-help-quests = Tap a quest; tap it again to take it.
web-maracaibo-help-discard = Tap a quest; tap it again to discard it.
web-maracaibo-help-markets = Tap what you want; tap it again to take it.
web-maracaibo-help-redbeard = Redbeard plays by himself.
web-maracaibo-help-scores = This is how everyone stands.
web-maracaibo-help-spend = Tap an action to pay for it; you can use each once per turn.
web-maracaibo-help-keep = Keep { $count } of { $all }: tap to choose; a second tap puts a quest back.
web-maracaibo-help-keep-one = Keep 1 of { $all }: tap to choose, tap again to keep it.
web-maracaibo-help-place = First the tile, then a lit location on the map.
web-maracaibo-help-place-tile = Tap a lit location; tap it again to place the tile there.
web-maracaibo-first-counts = A quest counts at the end of the game: the VP of its better condition, if you have met it by then.
web-maracaibo-first-hunters = A quest counts at the end of the game: only its harder condition, for twice the VP; one that you miss costs VP.
web-maracaibo-first-more = Locations and your ship board bring more quests on the way.
web-maracaibo-first-look = Look around first if you like: the map and all boards are in the tabs.
web-maracaibo-first-others = Everybody chooses at the same time; still choosing: { $players }.

## Decisions
web-maracaibo-later-failed = Some parts of the table couldn’t be loaded, probably because of an update. Reload the page; your seat stays yours.
web-maracaibo-helm = Your decision
web-maracaibo-asks-die = Choose a die.
web-maracaibo-asks-spent = All points are spent.
web-maracaibo-end-raid = end the raid
web-maracaibo-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
web-maracaibo-unknown = You’ll turn the card up when you get there; then you can stop or sail on.
web-maracaibo-unknown-location = You’ll turn the card up if you end your move here.
web-maracaibo-its-doubloons = Its doubloons:
web-maracaibo-fight-there = and a skirmish follows
web-maracaibo-use = Use: { $effects }
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
web-maracaibo-keep = { $count ->
    [one] Keep this quest
   *[other] Keep these quests
}
web-maracaibo-keep-why = { $count ->
    [one] First choose the quest to keep.
   *[other] First choose the { $count } quests to keep.
}
web-maracaibo-raid-for = Raid for { $treasure }
web-maracaibo-take-treasure = Take { $treasure }
web-maracaibo-cube-on = Cube on the island: { $treasure }
web-maracaibo-bury = Bury { $treasure }
web-maracaibo-explore-to = Explore: { $effects }
web-maracaibo-lit-before = { $count ->
    [one] One more place to choose lies further back
   *[other] { $count } more places to choose lie further back
}
web-maracaibo-lit-after = { $count ->
    [one] One more place to choose lies further on
   *[other] { $count } more places to choose lie further on
}
web-maracaibo-page = Page { $n } of { $count }
web-maracaibo-page-before = Previous page
web-maracaibo-page-after = Next page
web-maracaibo-which-tile = Which tile?
web-maracaibo-ends = { $count ->
    [one] { $count } space within reach
   *[other] { $count } spaces within reach
}
web-maracaibo-then = Then ({ $source }):
web-maracaibo-then-one = then one of
web-maracaibo-ends-round = ends the round
web-maracaibo-round-ends = { $count ->
    [one] Could end next turn ({ $players }).
   *[other] Could end in { $count } turns ({ $players }).
}
web-maracaibo-round-ends-short = { $count ->
    [one] { $count }+ turn
   *[other] { $count }+ turns
}
web-maracaibo-round-over = Ends with this turn.
web-maracaibo-round-over-short = this turn
web-maracaibo-game-over-after = The game ends after { $player } has finished a turn.
web-maracaibo-game-over-after-short = last turns
web-maracaibo-round-anybody = any player
web-maracaibo-since = Since your last turn
web-maracaibo-last = What happened last
web-maracaibo-nothing-yet = Nothing yet.
web-maracaibo-since-show = Since your turn
web-maracaibo-since-hide = Back to the decision
web-maracaibo-since-show-short = Recap
web-maracaibo-since-hide-short = Decision
web-maracaibo-at = { $player }, { $place }

## The checklist of a turn
web-maracaibo-checklist = This turn, step by step
web-maracaibo-action-step = your action step
web-maracaibo-state-done = done
web-maracaibo-state-left = skipped
web-maracaibo-state-impossible = not possible
web-maracaibo-state-open = in progress
web-maracaibo-state-now = now
web-maracaibo-state-later = still to come
web-maracaibo-before-after = { $before } → { $after }
web-maracaibo-cubes-before-after = cubes { $before } → { $after }
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
web-maracaibo-before-roll = Roll, then choose one die. You can reroll all of them once.

## Cards
web-maracaibo-or = or
web-maracaibo-now = now
web-maracaibo-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-maracaibo-more-cubes = { $count } more: { $vp }
web-maracaibo-level = level { $level }
web-maracaibo-once = once, right away
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
web-maracaibo-if-over = { $score } if it ended now
web-maracaibo-if-over-short = { $score } if over now
web-maracaibo-gulf-short = to the Gulf
web-maracaibo-in-gulf = in the Gulf
web-maracaibo-in-maracaibo = in Maracaibo
web-maracaibo-score-without-quests = Score if the game ended now, without quests
web-maracaibo-part-upgrade = ship board { $number }
web-maracaibo-part-fewer = steps given up
web-maracaibo-part-die = die
web-maracaibo-part-effect = effect
web-maracaibo-part-printed = effect
web-maracaibo-red-at = his ship: { $place }
web-maracaibo-red-reveals = { $count ->
    [one] { $count } card still to come
   *[other] { $count } cards still to come
}
web-maracaibo-red-shuffles = he shuffles all his cards before his next turn
web-maracaibo-red-upgrade = next ship upgrade: { $upgrade }
web-maracaibo-red-full = his ship board is full
web-maracaibo-won-by = { $name } beats Redbeard { $mine } to { $his }, by { $count } VP.
web-maracaibo-lost-by = Redbeard beats { $name } { $his } to { $mine }, by { $count } VP.
web-maracaibo-lost-tie = Redbeard wins: it’s { $his } to { $mine }, and he wins ties.
web-maracaibo-legend = What the icons mean
