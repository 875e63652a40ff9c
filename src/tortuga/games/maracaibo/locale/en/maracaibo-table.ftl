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
maracaibo-table-sector-locked = Sector { $n } (needs { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
})
maracaibo-table-stored = storage
maracaibo-table-dug = buried
maracaibo-table-no-bonus = no bonus
maracaibo-table-worth = worth { $count } VP at the end
maracaibo-table-value = value of { $treasure }
maracaibo-table-tile = { $player }’s tile: { $face }
maracaibo-table-built-by = built by { $player }
maracaibo-table-ship-of = { $player }’s ship
maracaibo-table-burials = bury treasures of any kind here: { $effects }
maracaibo-table-retirement = build a residence at half price
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
maracaibo-table-red-raid = When he raids, he gains { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
} and { $vp } VP.
maracaibo-table-red-explore = When he explores, he moves { $count ->
    [0] no extra spaces
    [one] { $count } extra space
   *[other] { $count } extra spaces
} and gains { $vp } VP.
maracaibo-table-pending = Still to do: { $what }
maracaibo-table-pending-raid = the raid, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $treasure })
maracaibo-table-steps = Up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
maracaibo-table-reduced = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} instead of { $cost }
maracaibo-table-now = now { $count } VP
maracaibo-table-price = costs { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-table-lacking = { $count } short
maracaibo-table-lacking-five = { $count } short, so it brings { $five }
maracaibo-table-explore-now = { $count ->
    [one] { $count } space with your bonus
   *[other] { $count } spaces with your bonus
}
maracaibo-table-pays = you pay { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}: { $players }
maracaibo-table-supply = the supply
maracaibo-table-unmet = otherwise { $vp } VP
maracaibo-table-residences = Residences: what each would score now ({ $sign }: built)
maracaibo-table-islands = What a treasure is worth at the end; buried, { $count } VP more
maracaibo-table-island-now = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}: { $vp } VP per treasure
maracaibo-table-island-next = { $vp } VP at { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
maracaibo-table-island-yours = yours: { $count }, now { $vp } VP
maracaibo-table-island-tiles = value tiles: { $places }
maracaibo-table-track-next = Your next spaces
maracaibo-table-track-all = The rest of the track
maracaibo-table-why = Where the numbers come from: { $player }
maracaibo-table-data = The box: how much is printed, and how much is our reconstruction
maracaibo-why-doubloon-income = Doubloons at each income
maracaibo-why-vp-income = VP at each income
maracaibo-why-discount = Discount on improvements and residences
maracaibo-why-raid = Bonus in every raid
maracaibo-why-die-gold = Bonus on the yellow die
maracaibo-why-die-emerald = Bonus on the green die
maracaibo-why-die-pearl = Bonus on the white die
maracaibo-why-explore = Bonus whenever you explore
maracaibo-why-score = Score if the game ended now
maracaibo-price-cost = printed cost
maracaibo-price-surcharge = surcharge
maracaibo-price-at-least-nothing = never below 0
maracaibo-price-half = half price
maracaibo-table-red-raid-cube = When he raids, he gains { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
} and { $vp } VP, and if he then has more of that kind than you, its island gets a cube.
maracaibo-table-red-board = Ship board (▶ comes next):
maracaibo-table-red-deck = Still in his deck (on each card he takes the first action he can)
maracaibo-table-red-shuffles = nothing: he shuffles all six before his next turn
maracaibo-table-red-extra = first { $action }, then { $actions }
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
maracaibo-column-doubloons = Dbl.
maracaibo-column-vp = VP
maracaibo-column-total = Total
maracaibo-column-income = Income
maracaibo-column-treasures = Treas.
maracaibo-column-buried = Buried
maracaibo-column-cards = Cards
maracaibo-column-upgrades = Upg.
maracaibo-column-quests = Qst.
maracaibo-column-explorer = Track
maracaibo-column-figurehead = Figureh.
maracaibo-column-discount = Disc.
maracaibo-column-raid = Raid
maracaibo-column-dice = Dice
maracaibo-column-explore = Explore
maracaibo-column-tiles = Tiles left

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = map
maracaibo-word-boards = boards
maracaibo-word-cards = cards
maracaibo-word-ship = ship
maracaibo-word-hideout = hideout
maracaibo-word-quests = quests
maracaibo-word-residences = residences
maracaibo-word-islands = islands
maracaibo-word-track = track
maracaibo-word-markets = markets
maracaibo-word-turn = turn
maracaibo-word-why = why
maracaibo-word-data = data
maracaibo-word-redbeard = redbeard
maracaibo-help-space = what’s on this space
maracaibo-help-map = the Caribbean and the players again
maracaibo-help-boards = all players and all their numbers
maracaibo-help-cards = your cards in detail
maracaibo-help-ship = the ship board: upgrades, locks, and who has what
maracaibo-help-hideout = your storages and burial spaces
maracaibo-help-quests = your quests and how far along you are, and the open ones
maracaibo-help-residences = residences, and what each would score now
maracaibo-help-islands = what treasures are worth, and where that changes
maracaibo-help-track = the exploration track: who is where, and what comes next
maracaibo-help-markets = figureheads, black market tiles, rubies, decks
maracaibo-help-turn = this turn line by line: what’s done, what’s asked, what’s still to come
maracaibo-help-why = where your numbers come from, and your score so far
maracaibo-help-data = what’s printed in the rulebook, and what’s our reconstruction: most costs and effects, and all layouts
maracaibo-help-redbeard = Redbeard’s board and cards (solo)
maracaibo-help-player = player 2’s cards; also “{ $hideout } 2” and “{ $why } 2”

## Choices

maracaibo-choice-done = skip
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
maracaibo-choice-place = { $face }: place it at { $place }
maracaibo-choice-sell = sell a ruby: { $effects }
maracaibo-choice-exchange = { $count ->
    [one] exchange { $count } ruby for { $vp } VP
   *[other] exchange { $count } rubies for { $vp } VP
}
maracaibo-choice-keep = keep { $quests }
maracaibo-choice-quest = take { $quest }
maracaibo-choice-quest-deck = the top card of the deck, face down ({ $count } left)
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
}, now { $vp } VP per treasure)
maracaibo-choice-bury = bury { $treasure }: { $effects }
maracaibo-choice-bury-tile = bury { $treasure } on the figurehead: { $effects }
maracaibo-choice-die-bonus = { $treasure }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (the die shows { $n }, bonus { $bonus })
maracaibo-choice-tiles = a different tile
maracaibo-choice-done-Acquire = don’t acquire anything
maracaibo-choice-done-AnyOrder = skip the rest
maracaibo-choice-done-Build = don’t build anything
maracaibo-choice-done-Bury = don’t bury anything
maracaibo-choice-done-ChooseFigurehead = don’t take a figurehead
maracaibo-choice-done-ChooseQuest = don’t take a quest
maracaibo-choice-done-Explore = don’t explore
maracaibo-choice-done-Place = don’t place a tile
maracaibo-choice-done-Raid = don’t raid
maracaibo-choice-done-Residence = don’t build
maracaibo-choice-done-Spend = end the raid (you lose the points left)
maracaibo-choice-done-TakeTreasure = don’t take the treasure
maracaibo-choice-done-Upgrade = don’t upgrade

## The turn line by line: what it is about, and why it cannot be done

maracaibo-table-turn-lines = This turn
maracaibo-table-no-turn = There’s nothing for you to do yet: sail first.
maracaibo-asks-one = Choose one of these, or none.
maracaibo-asks-single = Use the effect, or skip it.
maracaibo-asks-set-out = Sail: choose your first step.
maracaibo-asks-sail-on = Sail on: your move has to end in a column closer to Maracaibo.
maracaibo-asks-cubes = Add { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} to the { $island ->
    [gold] gold
    [emerald] emerald
   *[pearl] pearl
} island, or skip it.
maracaibo-one-of = One of these
maracaibo-task-value-cube = A cube on the island: { $treasure }
maracaibo-task-own-tile = Your black market tile
maracaibo-task-actions = What this location offers
maracaibo-task-Improvement = The card here
maracaibo-task-Residence = The residence here
maracaibo-task-TakeRuby = A ruby
maracaibo-task-SellRuby = Sell a ruby
maracaibo-task-ExchangeRubies = Exchange rubies
maracaibo-task-Build = A residence at half price
maracaibo-task-Refill = Then a new card fills the empty space
maracaibo-task-left = skipped
maracaibo-cannot-value-cube = No value tile here
maracaibo-cannot-own-tile = None of your tiles here
maracaibo-cannot-SellRuby = you have no ruby
maracaibo-cannot-ExchangeRubies = you have no ruby
maracaibo-cannot-upgrade = no open space on your ship board
maracaibo-cannot-bury = nothing to bury, or nowhere to bury it
maracaibo-cannot-quest = no quests left
maracaibo-cannot-discard = you have no quest
maracaibo-cannot-explore = your explorer is at the end
maracaibo-cannot-acquire = no such card you can afford
maracaibo-cannot-build = no residence you can afford
maracaibo-cannot-figurehead = you already have one, or too few doubloons
maracaibo-cannot-place = no tile, no free location, or too few doubloons
maracaibo-cannot-use = none of your tiles would do anything
maracaibo-cannot-nothing = it wouldn’t do anything
