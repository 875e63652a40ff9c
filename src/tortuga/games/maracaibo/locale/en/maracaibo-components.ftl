# Pirates of Maracaibo: names of components, effects in words, and why a data file is refused

## Groups of components

maracaibo-component-locations = location
maracaibo-component-residences = residence
maracaibo-component-improvements = improvement
maracaibo-component-quests = quest
maracaibo-component-figureheads = figurehead
maracaibo-component-black-market = black market
maracaibo-component-ship-board = ship board
maracaibo-component-hideout = hideout
maracaibo-component-exploration = exploration
maracaibo-component-islands = treasure islands
maracaibo-component-layouts = layout
maracaibo-component-redbeard = Redbeard
maracaibo-component-rubies = rubies

## Kinds

maracaibo-treasure-gold = gold
maracaibo-treasure-emerald = emerald
maracaibo-treasure-pearl = pearl
maracaibo-island-gold = gold island
maracaibo-island-emerald = emerald island
maracaibo-island-pearl = pearl island
maracaibo-kind-equipment = equipment
maracaibo-kind-crew = crew
maracaibo-kind-ship = ship
maracaibo-kind-location = location
maracaibo-kind-residence = residence

## Places besides the cards

maracaibo-place-gulf = Gulf
maracaibo-place-maracaibo = Maracaibo
maracaibo-place-start = start zone
maracaibo-space = column { $column }, row { $row }
maracaibo-list = { $first }, { $rest }
maracaibo-place-redbeard = Redbeard

# Spaces of the exploration track that are called by a word.
maracaibo-track-start = start
maracaibo-track-end = end
maracaibo-track-retirement = retirement

## Cards

maracaibo-card-trinidad = Trinidad
maracaibo-card-tobago = Tobago
maracaibo-card-bonaire = Bonaire
maracaibo-card-aruba = Aruba
maracaibo-card-curacao = Curaçao
maracaibo-card-margarita = Margarita
maracaibo-card-grenada = Grenada
maracaibo-card-los-roques = Los Roques
maracaibo-card-cubagua = Cubagua
maracaibo-card-coche = Coche
maracaibo-card-blanquilla = Blanquilla
maracaibo-card-la-orchila = La Orchila
maracaibo-card-hacienda = Hacienda
maracaibo-card-villa = Villa
maracaibo-card-shipyard = Shipyard
maracaibo-card-armoury = Armoury
maracaibo-card-tavern = Tavern
maracaibo-card-grotto = Grotto
maracaibo-card-chapter-house = Chapter house
maracaibo-card-emerald-manor = Emerald manor
maracaibo-card-golden-manor = Golden manor
maracaibo-card-pearl-manor = Pearl manor
maracaibo-card-treasury = Treasury
maracaibo-card-river-lodge = River lodge
maracaibo-card-tobacco = Tobacco
maracaibo-card-sugar = Sugar
maracaibo-card-compass = Compass
maracaibo-card-spyglass = Spyglass
maracaibo-card-cutlass = Cutlass
maracaibo-card-shovels = Shovels
maracaibo-card-sea-chart = Sea chart
maracaibo-card-grappling-hooks = Grappling hooks
maracaibo-card-boarding-nets = Boarding nets
maracaibo-card-cabin-boy = Cabin boy
maracaibo-card-cook = Cook
maracaibo-card-gunner = Gunner
maracaibo-card-boatswain = Boatswain
maracaibo-card-swabber = Swabber
maracaibo-card-pathfinder = Pathfinder
maracaibo-card-carpenter = Carpenter
maracaibo-card-quartermaster = Quartermaster
maracaibo-card-chronicler = Chronicler
maracaibo-card-sloop = Sloop
maracaibo-card-pinnace = Pinnace
maracaibo-card-ketch = Ketch
maracaibo-card-lugger = Lugger
maracaibo-card-compass-ii = Compass II
maracaibo-card-astrolabe = Astrolabe
maracaibo-card-musket = Musket
maracaibo-card-powder-keg = Powder keg
maracaibo-card-gold-scales = Gold scales
maracaibo-card-lapidary-kit = Lapidary kit
maracaibo-card-pearl-casket = Pearl casket
maracaibo-card-treasure-map = Treasure map
maracaibo-card-strongbox = Strongbox
maracaibo-card-rum-barrels = Rum barrels
maracaibo-card-log-book = Log book
maracaibo-card-smuggled-goods = Smuggled goods
maracaibo-card-forged-papers = Forged papers
maracaibo-card-klabautermann = Klabautermann
maracaibo-card-navigator = Navigator
maracaibo-card-duellist = Duellist
maracaibo-card-cutthroat = Cutthroat
maracaibo-card-rumour-monger = Rumour-monger
maracaibo-card-master-gunner = Master gunner
maracaibo-card-pearl-diver = Pearl diver
maracaibo-card-emerald-thief = Emerald thief
maracaibo-card-pickpocket = Pickpocket
maracaibo-card-guide = Guide
maracaibo-card-interpreter = Interpreter
maracaibo-card-paymaster = Paymaster
maracaibo-card-bard = Bard
maracaibo-card-recruiter = Recruiter
maracaibo-card-brig = Brig
maracaibo-card-frigate = Frigate
maracaibo-card-corvette = Corvette
maracaibo-card-merchantman = Merchantman
maracaibo-card-flagship = Flagship
maracaibo-card-treasure-fleet = Treasure fleet
maracaibo-card-shipyard-hulk = Shipyard hulk
maracaibo-card-packet-boat = Packet boat
maracaibo-card-fluyt = Fluyt
maracaibo-card-xebec = Xebec

## Quests

maracaibo-quest-gold-collector = Gold collector
maracaibo-quest-emerald-collector = Emerald collector
maracaibo-quest-pearl-collector = Pearl collector
maracaibo-quest-buried-gold = Buried gold
maracaibo-quest-buried-emeralds = Buried emeralds
maracaibo-quest-buried-pearls = Buried pearls
maracaibo-quest-full-crew = Full crew
maracaibo-quest-well-equipped = Well equipped
maracaibo-quest-fleet = Fleet
maracaibo-quest-rich-income = Rich income
maracaibo-quest-growing-fame = Growing fame
maracaibo-quest-great-estate = Great estate
maracaibo-quest-four-rivers = Four rivers
maracaibo-quest-of-everything = A bit of everything
maracaibo-quest-lord-of-manors = Lord of manors
maracaibo-quest-lightning = Like lightning
maracaibo-quest-shipwright = Shipwright
maracaibo-quest-expedition-crew = Expedition crew
maracaibo-quest-expedition-gear = Expedition gear
maracaibo-quest-ready-to-sail = Ready to sail
maracaibo-quest-ports-of-call = Ports of call
maracaibo-quest-hidden-fame = Hidden fame
maracaibo-quest-river-caches = River caches
maracaibo-quest-manned-fleet = Manned fleet
maracaibo-quest-armed-fleet = Armed fleet

## Figureheads

maracaibo-figurehead-mermaid = Mermaid
maracaibo-figurehead-dragon = Dragon
maracaibo-figurehead-harpy = Harpy
maracaibo-figurehead-whale = Whale
maracaibo-figurehead-lion = Lion
maracaibo-figurehead-sea-serpent = Sea serpent
maracaibo-figurehead-poseidon = Poseidon
maracaibo-figurehead-kraken = Kraken
maracaibo-figurehead-hawk = Hawk
maracaibo-figurehead-nautilus = Nautilus
maracaibo-figurehead-skull = Skull
maracaibo-figurehead-unicorn = Unicorn

## Black market faces

maracaibo-face-spade = Spade
maracaibo-face-caches = Caches
maracaibo-face-rumours = Rumours
maracaibo-face-routes = River routes
maracaibo-face-buyer = Buyer
maracaibo-face-arms = Arms dealer
maracaibo-face-press-gang = Press-gang
maracaibo-face-emeralds = Emerald dealer
maracaibo-face-pearls = Pearl dealer
maracaibo-face-gold = Gold dealer

## Layouts

maracaibo-layout-standard = Standard
maracaibo-layout-channel = Channel
maracaibo-layout-reef = Reef

## What is counted: for each, or for each few

maracaibo-per-gold = { $number ->
    [1] for each gold
   *[other] for each { $number } gold
}
maracaibo-per-emerald = { $number ->
    [1] for each emerald
   *[other] for each { $number } emeralds
}
maracaibo-per-pearl = { $number ->
    [1] for each pearl
   *[other] for each { $number } pearls
}
maracaibo-per-buried-gold = { $number ->
    [1] for each buried gold
   *[other] for each { $number } buried gold
}
maracaibo-per-buried-emerald = { $number ->
    [1] for each buried emerald
   *[other] for each { $number } buried emeralds
}
maracaibo-per-buried-pearl = { $number ->
    [1] for each buried pearl
   *[other] for each { $number } buried pearls
}
maracaibo-per-equipment = { $number ->
    [1] for each equipment card
   *[other] for each { $number } equipment cards
}
maracaibo-per-crew = { $number ->
    [1] for each crew card
   *[other] for each { $number } crew cards
}
maracaibo-per-ship = { $number ->
    [1] for each ship card
   *[other] for each { $number } ship cards
}
maracaibo-per-buried = { $number ->
    [1] for each buried treasure
   *[other] for each { $number } buried treasures
}
maracaibo-per-treasure-set = { $number ->
    [1] for each set of three different treasures
   *[other] for each { $number } sets of three different treasures
}
maracaibo-per-river = { $number ->
    [1] for each river crossed
   *[other] for each { $number } rivers crossed
}
maracaibo-per-residence = { $number ->
    [1] for each residence
   *[other] for each { $number } residences
}
maracaibo-per-card = { $number ->
    [1] for each improvement or residence
   *[other] for each { $number } improvements and residences
}
maracaibo-per-lightning = { $number ->
    [1] for each improvement with lightning
   *[other] for each { $number } improvements with lightning
}
maracaibo-per-upgrade = { $number ->
    [1] for each ship upgrade
   *[other] for each { $number } ship upgrades
}
maracaibo-per-quest = { $number ->
    [1] for each quest card
   *[other] for each { $number } quest cards
}
maracaibo-per-scored-quest = { $number ->
    [1] for each quest scored
   *[other] for each { $number } quests scored
}
maracaibo-per-doubloon-income = { $number ->
    [1] for each doubloon of income
   *[other] for each { $number } doubloons of income
}
maracaibo-per-vp-income = { $number ->
    [1] for each VP of income
   *[other] for each { $number } VP of income
}

## What is counted: a number of each

maracaibo-need-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
}
maracaibo-need-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
}
maracaibo-need-pearl = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
maracaibo-need-buried-gold = { $count ->
    [one] { $count } buried gold
   *[other] { $count } buried gold
}
maracaibo-need-buried-emerald = { $count ->
    [one] { $count } buried emerald
   *[other] { $count } buried emeralds
}
maracaibo-need-buried-pearl = { $count ->
    [one] { $count } buried pearl
   *[other] { $count } buried pearls
}
maracaibo-need-equipment = { $count ->
    [one] { $count } equipment card
   *[other] { $count } equipment cards
}
maracaibo-need-crew = { $count ->
    [one] { $count } crew card
   *[other] { $count } crew cards
}
maracaibo-need-ship = { $count ->
    [one] { $count } ship card
   *[other] { $count } ship cards
}
maracaibo-need-buried = { $count ->
    [one] { $count } buried treasure
   *[other] { $count } buried treasures
}
maracaibo-need-treasure-set = { $count ->
    [one] { $count } set of three different treasures
   *[other] { $count } sets of three different treasures
}
maracaibo-need-river = { $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}
maracaibo-need-residence = { $count ->
    [one] { $count } residence
   *[other] { $count } residences
}
maracaibo-need-card = { $count ->
    [one] { $count } improvement or residence
   *[other] { $count } improvements and residences
}
maracaibo-need-lightning = { $count ->
    [one] { $count } improvement with lightning
   *[other] { $count } improvements with lightning
}
maracaibo-need-upgrade = { $count ->
    [one] { $count } ship upgrade
   *[other] { $count } ship upgrades
}
maracaibo-need-quest = { $count ->
    [one] { $count } quest card
   *[other] { $count } quest cards
}
maracaibo-need-scored-quest = { $count ->
    [one] { $count } quest scored
   *[other] { $count } quests scored
}
maracaibo-need-doubloon-income = { $count ->
    [one] income of { $count } doubloon
   *[other] income of { $count } doubloons
}
maracaibo-need-vp-income = income of { $count } VP
maracaibo-condition = { $vp } VP: { $needs }

## Effects at once

maracaibo-effect-vp = { $count } VP
maracaibo-effect-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-effect-vp-per = { $count } VP { $per }
maracaibo-effect-vp-per-most = { $count } VP { $per } (at most { $most } VP)
maracaibo-effect-vp-of-income = VP equal to your VP income
maracaibo-effect-doubloons-of-income = doubloons equal to your doubloon income
maracaibo-effect-treasure-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
}
maracaibo-effect-treasure-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
}
maracaibo-effect-treasure-pearl = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
maracaibo-effect-treasure-any = { $count ->
    [one] { $count } treasure of your choice
   *[other] { $count } treasures of one kind
}
maracaibo-effect-treasure-raided = { $count ->
    [one] { $count } treasure of the die’s colour
   *[other] { $count } treasures of the die’s colour
}
maracaibo-effect-cube-any = { $count ->
    [one] { $count } cube on any island
   *[other] { $count } cubes on one island
}
maracaibo-effect-cube-gold = { $count ->
    [one] { $count } cube on the gold island
   *[other] { $count } cubes on the gold island
}
maracaibo-effect-cube-emerald = { $count ->
    [one] { $count } cube on the emerald island
   *[other] { $count } cubes on the emerald island
}
maracaibo-effect-cube-pearl = { $count ->
    [one] { $count } cube on the pearl island
   *[other] { $count } cubes on the pearl island
}
maracaibo-effect-bury-any = bury 1 treasure
maracaibo-effect-bury-gold = bury 1 gold
maracaibo-effect-bury-emerald = bury 1 emerald
maracaibo-effect-bury-pearl = bury 1 pearl
maracaibo-effect-bury-raided = bury 1 treasure of the die’s colour
maracaibo-effect-upgrade = ship upgrade
maracaibo-effect-quest = 1 quest
maracaibo-effect-discard-quest = discard a quest to gain { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-effect-explore = explore { $count }
maracaibo-effect-space-again = the effect of your explorer’s space
maracaibo-effect-raid = raid
maracaibo-effect-raid-more = raid +{ $count }
maracaibo-effect-raid-as = raid for any treasure, as if the die showed { $count }
maracaibo-effect-raid-with-gold = raid with only the yellow die, +{ $count }
maracaibo-effect-raid-with-emerald = raid with only the green die, +{ $count }
maracaibo-effect-raid-with-pearl = raid with only the white die, +{ $count }
maracaibo-effect-acquire-equipment = acquire an equipment card
maracaibo-effect-acquire-equipment-more = acquire an equipment card for { $count } extra
maracaibo-effect-acquire-crew = acquire a crew card
maracaibo-effect-acquire-crew-more = acquire a crew card for { $count } extra
maracaibo-effect-acquire-ship = acquire a ship card
maracaibo-effect-acquire-ship-more = acquire a ship card for { $count } extra
maracaibo-effect-build = build a residence
maracaibo-effect-figurehead = figurehead
maracaibo-effect-figurehead-for = figurehead for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-effect-place-market = place a black market tile
maracaibo-effect-place-market-for = place a black market tile for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-effect-use-market = activate one of your placed black market tiles

## Lasting effects

maracaibo-effect-raid-bonus = +{ $count } in every raid
maracaibo-effect-die-bonus-gold = +{ $count } on the yellow die
maracaibo-effect-die-bonus-emerald = +{ $count } on the green die
maracaibo-effect-die-bonus-pearl = +{ $count } on the white die
maracaibo-effect-raid-action = raid action, { $count ->
    [one] { $count } point
   *[other] { $count } points
}: { $then }
maracaibo-effect-explore-bonus = +{ $count } every time you explore
maracaibo-effect-fewer-steps = when exploring, move { $count ->
    [one] { $count } space less
   *[other] { $count } spaces less
}: { $then }
maracaibo-effect-discount = improvements and residences cost { $count } less
maracaibo-effect-sail-bonus = your ship may move { $count ->
    [one] { $count } extra space
   *[other] { $count } extra spaces
}
maracaibo-effect-reroll-bonus = { $count ->
    [one] { $count } extra reroll
   *[other] { $count } extra rerolls
} in every raid
maracaibo-effect-new-quests = you may replace the open quests before choosing one

## Income and end of the game

maracaibo-effect-income-doubloons = income: { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-effect-income-vp = income: { $count } VP
maracaibo-effect-income-per-quest = income: { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} for each quest card held
maracaibo-effect-end-vp-per = at the end: { $count } VP { $per }
maracaibo-effect-end-vp-per-most = at the end: { $count } VP { $per } (at most { $most } VP)

## Data files that are refused

maracaibo-data-file = { $file } isn’t a component file of this game. Files: { $known }.
maracaibo-data-count = { $file }, { $item }: there are { $count }, but the game has { $known }.
maracaibo-data-origins = { $file }, { $item }: “{ $name }” isn’t one of its values.
maracaibo-data-twins = { $file }, { $item }: this name appears twice.
maracaibo-data-own-word = { $file }, { $item }: the notation already uses this word.
maracaibo-data-reference = { $file }, { $item }: “{ $name }” doesn’t exist.
maracaibo-data-effect = { $file }, { $item }: “{ $effect }” isn’t an effect.
maracaibo-data-place = { $file }, { $item }: the effect “{ $effect }” isn’t allowed there.
maracaibo-data-endless = { $file }, { $item }: “{ $effect }” could make effects go on for ever.
maracaibo-data-value = { $file }, { $item }: a level II location has no treasure value symbol.
maracaibo-data-residence = { $file }, { $item }: “{ $effect }” doesn’t score at the end with a maximum.
maracaibo-data-counted = { $file }, { $item }: a quest can’t count “{ $name }”. It can count: { $known }.
maracaibo-data-no-condition = { $file }, { $item }: a condition without any requirement.
maracaibo-data-sectors = { $file }, { $item }: the spaces must go sector by sector, from the left.
maracaibo-data-empty-sector = { $file }, { $item }: there’s no space in this sector.
maracaibo-data-lock = { $file }, { $item }: it asks for { $count } upgrades; it must be { $least } to { $most }.
maracaibo-data-track-start = { $file }, { $item }: the track must start with a start space without effects.
maracaibo-data-track-circle = { $file }, { $item }: the track loops back on itself.
maracaibo-data-track-unreachable = { $file }, { $item }: this space can’t be reached from the start.
maracaibo-data-track-rivers = { $file }, { $item }: the way to this end crosses { $count } rivers; it must cross { $known }.
maracaibo-data-track-river = { $file }, { $item }: river { $count } comes next here; it must be river { $known }.
maracaibo-data-track-banks = { $file }, { $item }: paths that have crossed different numbers of rivers meet here.
maracaibo-data-values = { $file }, { $item }: the numbers of cubes must start at 0 and go up.
maracaibo-data-no-layout = { $file }, { $item }: there’s no layout.
maracaibo-data-layout-rows = { $file }, { $item }: the rows differ in length.
maracaibo-data-layout-cards = { $file }, { $item }: there are { $count } cards; a layout has { $known }.
maracaibo-data-layout-islands = { $file }, { $item }: each of the three islands G, E and P must appear once.
maracaibo-data-layout-dead-end = { $file }, { $item }: no move of 3 steps leads on from the card in column { $column }, row { $row }.
maracaibo-data-layout-unreachable = { $file }, { $item }: no path leads to the card in column { $column }, row { $row }.
maracaibo-data-redbeard-card = { $file }, { $item }: a card needs main actions, and only those of deck B have an extra action.
maracaibo-data-redbeard-action = { $file }, { $item }: “{ $name }” isn’t one of Redbeard’s main actions. Actions: { $known }.
