# Pirates of Maracaibo in the browser: the boards

## The exploration track

web-maracaibo-board-track = Exploration track
web-maracaibo-skipped = skipped: costs no step
web-maracaibo-explorer-of = { $player }’s explorer
web-maracaibo-steps-less = { $count ->
    [one] { $count } space less
   *[other] { $count } spaces less
}
web-maracaibo-rivers-crossed = { $count } of { $all } rivers crossed; each is worth { $vp } VP at the end
web-maracaibo-river = river: { $vp } VP at the end for crossing it
web-maracaibo-river-crossed = river crossed: { $vp } VP at the end
web-maracaibo-whole-track = The whole track

## The ship board

web-maracaibo-board-ship = Ship board
web-maracaibo-upgrades-made = { $count } of { $all } upgrades
web-maracaibo-everyone-raids = Raid actions for everyone:
web-maracaibo-space = Space { $number }: { $effects }
web-maracaibo-space-name = Space { $number }
web-maracaibo-made = done
web-maracaibo-opens-after = { $count ->
    [one] opens after { $count } more upgrade
   *[other] opens after { $count } more upgrades
}
web-maracaibo-missing = { $count } more

## The hideout

web-maracaibo-board-hideout = Hideout
web-maracaibo-buried-worth = A treasure on a space earns that space’s bonus. A buried treasure is worth { $vp } VP more at the end.
web-maracaibo-storage-of = Storage: { $treasure }
web-maracaibo-grave-of = Burial space: { $treasure }
web-maracaibo-stored-buried = { $stored } stored, { $buried } buried
web-maracaibo-vp-each = { $vp } VP each
web-maracaibo-any-treasure = for treasures of any kind

## Quests

web-maracaibo-board-quests = Quests
web-maracaibo-quest-own = yours
web-maracaibo-quest-open = open
web-maracaibo-quest-deck = The deck
web-maracaibo-quest-deck-count = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
web-maracaibo-quests-hint = Bars show how far along you are. Only the better condition of a quest counts.
web-maracaibo-quests-hunters = Only the harder condition counts, for double VP; a failed quest costs VP.
web-maracaibo-quests-first = You keep { $count } of { $all }; the rest go back.
web-maracaibo-quests-hidden = { $player }: { $count ->
    [one] { $count } quest, hidden
   *[other] { $count } quests, hidden
}
web-maracaibo-quests-revealed = Everyone’s quests, and what each one scored

## What all share

web-maracaibo-board-markets = Markets and islands
web-maracaibo-markets-hint = Where you see VP with a maximum, that’s what you’d score now.
web-maracaibo-market-figureheads = Figureheads
web-maracaibo-market-faces = Black market
web-maracaibo-market-residences = Residences
web-maracaibo-market-islands = Treasure islands
web-maracaibo-market-rubies = Ruby market
web-maracaibo-worth-now = what you’d score for it now, and the maximum
web-maracaibo-now-of = now { $count } VP, at most { $most }
web-maracaibo-tile-left = who still has this tile
web-maracaibo-tile-placed = placed by these players
web-maracaibo-who-built = who built it
web-maracaibo-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
web-maracaibo-island-next = { $count ->
    [one] { $count } more cube: { $vp } VP each
   *[other] { $count } more cubes: { $vp } VP each
}
web-maracaibo-island-full = can’t be worth more than this
web-maracaibo-island-after = If you take one: cubes { $cubes } → { $left }, VP each { $vp } → { $then }
web-maracaibo-island-after-same = If you take one: cubes { $cubes } → { $left }, still { $vp } VP each
web-maracaibo-points-of = of { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-maracaibo-treasures-of-all = everyone’s treasures
web-maracaibo-ruby-worth = exchanged: { $vp } VP each

## Redbeard

web-maracaibo-red-strength = Raids and explorations
web-maracaibo-red-ship = His ship board
web-maracaibo-red-next = next
web-maracaibo-red-cards = His cards
web-maracaibo-red-left = { $count } of { $all } still to come

## What others did, step by step

web-maracaibo-recap = What happened since your turn
web-maracaibo-recap-redbeard = Redbeard’s turn
web-maracaibo-recap-card = Redbeard: card { $card }
web-maracaibo-recap-next = Next
web-maracaibo-recap-of = { $n } of { $count }
web-maracaibo-recap-end = Continue
web-maracaibo-recap-skip = Skip
web-maracaibo-recap-again = Again, slowly
web-maracaibo-recap-show = Show again what happened
web-maracaibo-recap-show-redbeard = Show Redbeard’s turn again
web-maracaibo-recap-opens = Always open after my turn
web-maracaibo-recap-upgrade = Next on his board: { $upgrade }.
web-maracaibo-recap-last-card = Only card { $card } is left, so it comes next.
web-maracaibo-recap-cards = { $count } of his { $all } cards still to come.
web-maracaibo-key-recap = What others did, step by step

## Skirmishes

web-maracaibo-skirmish = Last skirmish, { $place }:
web-maracaibo-skirmish-won = { $player } won
web-maracaibo-skirmish-tie = a tie

## Scores

web-maracaibo-board-scores = Where the points came from
web-maracaibo-scores-hint = A plus means hidden quests will be added.
web-maracaibo-score-treasures = treasures
web-maracaibo-counting = Final scoring
web-maracaibo-counting-more = Source by source, everyone side by side. Tap or press any key to see it all.
web-maracaibo-count-again = Count again
web-maracaibo-verdict-you = You won by { $vp } VP
web-maracaibo-verdict-other = { $player } won by { $vp } VP
web-maracaibo-verdict-shared = A shared victory: { $players }
web-maracaibo-verdict-tie = Level on points: buried treasures decide ({ $players }).
web-maracaibo-verdict-tie-redbeard = Level on points, and Redbeard wins ties.
web-maracaibo-ahead = You were ahead in:
web-maracaibo-behind = You were behind in:
web-maracaibo-quest-met = scored
web-maracaibo-quest-missed = missed

## A player's boards

web-maracaibo-sheet = Boards: { $player }
web-maracaibo-sheet-cards = Cards, residences and figurehead
web-maracaibo-if-ended = if it ended now
web-maracaibo-unplaced = not placed yet

## The box to leaf through

web-maracaibo-box-intro = Everything in the box, as it’s drawn here, and how sure we are of it. The rulebook shows only some of the cards and boards; whatever we had to reconstruct is marked.
web-maracaibo-box-search = Search: a name or an effect
web-maracaibo-box-how-certain = Any source
web-maracaibo-box-kinds = Kinds
web-maracaibo-box-all = Everything
web-maracaibo-box-found = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
web-maracaibo-box-none = Nothing in the box matches.
web-maracaibo-box-previous = Previous
web-maracaibo-box-next = Next
web-maracaibo-box-place = { $number } of { $count }
web-maracaibo-box-words = In words
web-maracaibo-box-many = In the game
web-maracaibo-box-certain = more certain: { $what } ({ $origin })
web-maracaibo-box-locations = Locations
web-maracaibo-box-equipment = Equipment
web-maracaibo-box-crew = Crew
web-maracaibo-box-ship = Ships
web-maracaibo-box-residences = Residences
web-maracaibo-box-quests = Quests
web-maracaibo-box-figureheads = Figureheads
web-maracaibo-box-black-market = Black market
web-maracaibo-box-ship-board = Ship board
web-maracaibo-box-hideout = Hideout
web-maracaibo-box-exploration = Exploration
web-maracaibo-box-islands = Treasure islands
web-maracaibo-box-rubies = Rubies
web-maracaibo-box-layouts = Layouts
web-maracaibo-box-redbeard = Redbeard
web-maracaibo-box-about-locations = One card each. Level I is in every game; level II is in the deck. Locations with a treasure and +1 get a treasure value tile.
web-maracaibo-box-about-improvements = One card each. Of the 22 level I improvements, 15 are laid out at random; all of level II are in the deck.
web-maracaibo-box-about-residences = One card each. Every game has 4 of them, drawn at random, and every player can build each of them once.
web-maracaibo-box-about-quests = One card each. At the end, only the better of the conditions you’ve met counts.
web-maracaibo-box-about-figureheads = One tile each. A game has two more of them than players, drawn at random.
web-maracaibo-box-about-black-market = Two-sided tiles; every player has all five, with the same sides up.
web-maracaibo-box-about-ship-board = Every player has a board like this: the raid actions that everyone can use, the upgrade spaces, and the lock lines between them.
web-maracaibo-box-about-hideout = Every player has a board like this: storage with a bonus space above the dig line, burial spaces below it.
web-maracaibo-box-about-exploration = One track for everyone, plus the Gulf and Maracaibo. The retirement tile belongs to a module.
web-maracaibo-box-about-islands = Three islands: how many cubes they start with, what a treasure is worth at each number of cubes, and the value tiles that go on locations.
web-maracaibo-box-about-rubies = For a module: two supply tiles, and a market where every space takes one ruby.
web-maracaibo-box-about-layouts = Where the cards and islands lie, from the start on the left to the Gulf on the right. Choose one when you open a table.
web-maracaibo-box-about-redbeard = For solo games: his cards (he takes the first action on a card that he can), his ship board, and the track that decides how he raids and explores.

## The legend

web-maracaibo-legend-marks = Marks
web-maracaibo-legend-vp = victory points (VP)
web-maracaibo-legend-income = doubloons from your income
web-maracaibo-legend-bolt = lightning: once, when you get the card
web-maracaibo-legend-once = once, right away
web-maracaibo-legend-lasting = lasts until the end of the game
web-maracaibo-legend-income-chip = at every income
web-maracaibo-legend-end = counts at the end of the game
web-maracaibo-legend-counted = What counts
web-maracaibo-legend-board = On the boards
web-maracaibo-legend-can = you can choose it
web-maracaibo-legend-chosen = you’ve chosen it; tap again to do it
web-maracaibo-legend-hint = the hint
web-maracaibo-legend-skipped = an explorer is here: skipped, costs no step
web-maracaibo-legend-lock = opens at this many upgrades
web-maracaibo-legend-chapter = Signs in this chapter
web-maracaibo-legend-cards = On the cards
web-maracaibo-legend-price = your price, with all discounts
web-maracaibo-legend-was = struck out beside it: the printed cost
web-maracaibo-legend-pennant = the card’s VP at the end
web-maracaibo-legend-hammer = every location also offers a ship upgrade
web-maracaibo-legend-or = a location’s actions; with “or”, only one of the two
web-maracaibo-legend-value = value tile: you must add a cube to that island
web-maracaibo-legend-tile = a black market tile, and whose it is
web-maracaibo-legend-leave = or leave the card and take 5 doubloons
web-maracaibo-legend-pay = pay a doubloon to each ship there
web-maracaibo-legend-worth = what a residence would score you now
web-maracaibo-legend-steps = how many steps it takes to get there
web-maracaibo-legend-own = where you are
web-maracaibo-legend-open = this sector is open
web-maracaibo-legend-retirement = retirement: a residence at half price
web-maracaibo-legend-island = island: its cubes, and how many more it needs for its next value
web-maracaibo-legend-due = the board your decision is about
web-maracaibo-legend-panels = Beside the names
web-maracaibo-legend-purse = doubloons you have
web-maracaibo-legend-next-income = the next income
web-maracaibo-legend-columns = columns to the Gulf
web-maracaibo-legend-score = score if the game ended now
web-maracaibo-legend-score-more = the same, with hidden quests still to be added
web-maracaibo-legend-seats = the players: each has a colour and a shape

## What the signs stand for

web-maracaibo-term-any = a treasure of any kind
web-maracaibo-term-quest = quest
web-maracaibo-term-figurehead = figurehead
web-maracaibo-term-market = black market tile
web-maracaibo-term-upgrade = ship upgrade
web-maracaibo-term-lock = lock line
web-maracaibo-term-raid = raid
web-maracaibo-term-dice = dice
web-maracaibo-term-explore = explorer, exploration
web-maracaibo-term-river = river
web-maracaibo-term-cube = a cube on an island
web-maracaibo-term-chest = storage
web-maracaibo-term-spade = bury a treasure
web-maracaibo-term-card = acquire a card
web-maracaibo-term-discount = discount
web-maracaibo-term-galleon = your ship, sailing
web-maracaibo-term-ruby = ruby
