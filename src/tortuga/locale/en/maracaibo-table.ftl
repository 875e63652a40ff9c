# Pirates of Maracaibo in the terminal

## The table

maracaibo-table-round = Round { $n } of { $count }
maracaibo-table-turn = Turn { $turn }
maracaibo-table-decks = Level II: { $count } · Quests: { $quests }
maracaibo-table-your-board = Your board
maracaibo-table-your-quests = Your quests
maracaibo-table-open-quests = Open quests
maracaibo-table-quests-of = Quests: { $player }
maracaibo-table-cards-of = Cards: { $player }
maracaibo-table-hideout-of = Hideout: { $player }
maracaibo-table-no-cards = no cards yet
maracaibo-table-figureheads = Figureheads
maracaibo-table-black-market = Black market tiles, and who still has them
maracaibo-table-sector = Sector { $n }
maracaibo-table-sector-locked = Sector { $n }, from { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
} on
maracaibo-table-stored = storage
maracaibo-table-dug = buried
maracaibo-table-no-bonus = no bonus
maracaibo-table-worth = worth { $count } VP at the end
maracaibo-table-value = value of { $treasure }
maracaibo-table-tile = tile of { $player }: { $face }
maracaibo-table-built-by = built by { $player }
maracaibo-table-ship-of = ship of { $player }
maracaibo-table-burials = bury treasures of any kind here: { $effects }
maracaibo-table-retirement = build a residence for half its price
maracaibo-table-rivers = { $count ->
    [one] crosses { $count } river
   *[other] crosses { $count } rivers
}
maracaibo-table-rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
maracaibo-table-points-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
} ({ $treasure }).
maracaibo-table-red-raid = In a raid he takes { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
} and { $vp } VP.
maracaibo-table-red-explore = Exploring he goes { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} and takes { $vp } VP.
maracaibo-table-red-cards = Cards left in his deck: { $cards }
maracaibo-red-advance = advance
maracaibo-red-quest = quest
maracaibo-red-figurehead = figurehead
maracaibo-red-residence = residence

# A letter for each treasure and for Redbeard, where there is room for no more.
maracaibo-mark-gold = G
maracaibo-mark-emerald = E
maracaibo-mark-pearl = P
maracaibo-mark-redbeard = R

# Headings of narrow columns.
maracaibo-column-player = Player
maracaibo-column-doubloons = Dbl
maracaibo-column-vp = VP
maracaibo-column-total = Total
maracaibo-column-income = Income
maracaibo-column-treasures = Treas.
maracaibo-column-buried = Buried
maracaibo-column-cards = Cards
maracaibo-column-upgrades = Upg
maracaibo-column-quests = Qst
maracaibo-column-explorer = Track
maracaibo-column-figurehead = Figure

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = map
maracaibo-word-cards = cards
maracaibo-word-ship = ship
maracaibo-word-hideout = hideout
maracaibo-word-quests = quests
maracaibo-word-track = track
maracaibo-word-markets = markets
maracaibo-word-redbeard = redbeard
maracaibo-help-space = what lies on this space, in words
maracaibo-help-map = the Caribbean and the players again
maracaibo-help-cards = your cards in words, and those of others
maracaibo-help-ship = the upgrades of the ship board, and who has made them
maracaibo-help-hideout = your storages and burial spaces
maracaibo-help-quests = your quests and the open ones
maracaibo-help-track = the exploration track in words
maracaibo-help-markets = figureheads, black market tiles, rubies
maracaibo-help-redbeard = Redbeard's board and cards (solo)

## Choices

maracaibo-choice-done = nothing (more) of this
maracaibo-choice-stop = stop here
maracaibo-choice-roll = roll the dice
maracaibo-choice-reroll = { $count ->
    [one] roll again ({ $count } reroll left)
   *[other] roll again ({ $count } rerolls left)
}
maracaibo-choice-replace = replace the open quests first
maracaibo-choice-ruby = take a ruby
maracaibo-choice-take = take 5 doubloons
maracaibo-choice-pay = pay { $player }
maracaibo-choice-acquire = acquire for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}: { $card }
maracaibo-choice-build = build for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}: { $card }
maracaibo-choice-upgrade = upgrade { $upgrade }
maracaibo-choice-place = { $face }, place it here: { $place }
maracaibo-choice-sell = sell a ruby: { $effects }
maracaibo-choice-exchange = { $count ->
    [one] exchange { $count } ruby for { $vp } VP
   *[other] exchange { $count } rubies for { $vp } VP
}
maracaibo-choice-keep = keep { $quests }
maracaibo-choice-quest = take { $quest }
maracaibo-choice-quest-deck = the top card of the deck, unseen ({ $count } in it)
maracaibo-choice-discard = discard { $quest }
maracaibo-choice-die = { $treasure }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (the die shows { $n })
maracaibo-choice-spend = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $effects }
maracaibo-choice-store = into the storage, no bonus
maracaibo-choice-store-bonus = on the bonus space: { $effects }
maracaibo-choice-cube = { $island } ({ $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, now { $vp } VP a treasure)
maracaibo-choice-bury = bury { $treasure }: { $effects }
maracaibo-choice-bury-tile = bury { $treasure } on the figurehead: { $effects }
