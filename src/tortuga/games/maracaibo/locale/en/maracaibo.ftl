## Pirates of Maracaibo

maracaibo-name = Pirates of Maracaibo
maracaibo-about = Sail the Caribbean three times, raiding, exploring and burying treasure.
maracaibo-example-move = sail c4r2
maracaibo-example-rule = PM-4.1

# What lies on a space instead of a card that can be seen.
maracaibo-lies-none = nothing
maracaibo-lies-filler = a card that stays face down
maracaibo-lies-hidden-location = a hidden location
maracaibo-lies-hidden-improvement = a hidden improvement
maracaibo-lies-hidden-second = a hidden level II card

# What something comes from, where that has no name of its own.
maracaibo-source-turn = the turn
maracaibo-source-upgrade = the ship board
maracaibo-source-track = the exploration track
maracaibo-source-storage = the storage
maracaibo-source-burial = the burial space
maracaibo-source-raid = the raid
maracaibo-source-steps = fewer steps
maracaibo-source-gulf = the Gulf
maracaibo-source-maracaibo = Maracaibo
maracaibo-source-rubies = the ruby market
maracaibo-source-retirement = the retirement tile
maracaibo-source-ignoring = instead of a card
maracaibo-source-fog = the hidden location
maracaibo-source-skirmish = the skirmish
maracaibo-source-redbeard = Redbeard’s ship
maracaibo-source-exploring = exploring

# Parts of a final score, where they have no name of their own.
maracaibo-part-play = gained in play
maracaibo-part-rivers = rivers
maracaibo-part-doubloons = doubloons
maracaibo-part-buried = buried treasures
maracaibo-part-many-quests = at least six quests
maracaibo-part-cards = cards
maracaibo-part-residences = residences
maracaibo-part-quests = quests
maracaibo-part-rubies = rubies

## Refusals

maracaibo-game-over = The game is over.
maracaibo-not-your-decision = It isn’t your turn to decide.
maracaibo-no-option = You can’t do that now.
maracaibo-obligatory = You can’t skip this.
maracaibo-not-a-move = “{ $text }” isn’t a move. Moves: sail c4r2, take 5, acquire, upgrade 3, die gold, spend treasure, done.
maracaibo-not-a-quest = “{ $text }” isn’t a quest.
maracaibo-no-way = You can’t end your move there: move 1 to { $count } spaces and end closer to Maracaibo.
maracaibo-no-card-there = There’s no card to acquire there.
maracaibo-other-kind = That card is of a different kind.
maracaibo-no-residence-there = There’s no residence there.
maracaibo-too-expensive = That costs { $price } doubloons; you have { $doubloons }.
maracaibo-built-already = You’ve already built there.
maracaibo-space-taken = There’s already a cube there.
maracaibo-locked = That space is locked: it needs { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
} on your board.
maracaibo-raid-action-used = You’ve already used that raid action this turn.
maracaibo-too-few-points = That costs { $cost } points; you have { $points } left.
maracaibo-cannot-explore-there = Your explorer can’t get there.
maracaibo-no-such-layout = There’s no layout called “{ $name }”. Layouts: { $known }.

## The story

maracaibo-say-set-up = The Caribbean is set up. { $player } starts.
maracaibo-say-quest-kept = { $player } has chosen what to keep.
maracaibo-say-quest-opened = Quest market: { $quest }.
maracaibo-say-quest-replaced = { $player } replaces an open quest: { $quest }.
maracaibo-say-quest-drawn = { $player } draws a quest face down.
maracaibo-say-quest-taken = { $player } takes a quest: { $quest }.
maracaibo-say-quest-discarded = { $player } discards a quest.
maracaibo-say-sailed = { $player } sails to { $card }.
maracaibo-say-sailed-nameless = { $player } sails to { $card } ({ $place }).
maracaibo-say-sailed-empty = { $player } sails to an empty space ({ $place }).
maracaibo-say-sailed-gulf = { $player } sails to the Gulf.
maracaibo-say-sailed-maracaibo = { $player } sails to Maracaibo.
maracaibo-say-turned-up = Revealed at { $place }: { $card }.
maracaibo-say-paid = { $player } pays 1 doubloon to { $from }.
maracaibo-say-paid-supply = { $player } pays 1 doubloon to the supply.
maracaibo-say-fought = Skirmish, { $place }: { $player } wins with { $points }.
maracaibo-say-fought-tie = Skirmish, { $place }: a tie.
maracaibo-say-fighter = { $player }: die { $n } + { $bonus } = { $points }.
maracaibo-say-gained-vp = { $player } gains { $vp } VP ({ $source }).
maracaibo-say-gained-doubloons = { $player } gains { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} ({ $source }).
maracaibo-say-gained-both = { $player } gains { $vp } VP and { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} ({ $source }).
maracaibo-say-acquired = { $player } acquires for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}: { $card }.
maracaibo-say-refilled = New card at { $place }: { $card }.
maracaibo-say-built = { $player } builds for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}: { $card }.
maracaibo-say-put-cubes = { $player } adds { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} to the { $island }.
maracaibo-say-took-treasure = { $player } takes a treasure: { $treasure }.
maracaibo-say-buried = { $player } buries a treasure: { $treasure }.
maracaibo-say-upgraded = { $player } takes ship upgrade { $n }.
maracaibo-say-figurehead = { $player } takes a figurehead: { $figurehead }.
maracaibo-say-tile-placed = { $player } places a black market tile on { $card }: { $face }.
maracaibo-say-rolled = { $player } rolls (gold, emerald, pearl): { $dice }.
maracaibo-say-raided = { $player } raids for { $treasure } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
maracaibo-say-spent = { $player } spends { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } left.
maracaibo-say-explored = { $player } moves their explorer on ({ $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}).
maracaibo-say-explored-start = { $player } moves their explorer to the start of the track ({ $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}).
maracaibo-say-explored-end = { $player } moves their explorer to the end of the track ({ $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}).
maracaibo-say-explored-retirement = { $player } moves their explorer to the retirement tile ({ $count ->
    [one] { $count } river crossed
   *[other] { $count } rivers crossed
}).
maracaibo-say-ruby-taken = { $player } takes a ruby.
maracaibo-say-ruby-sold = { $player } sells a ruby on space { $n }.
maracaibo-say-rubies-exchanged = { $player } exchanges { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
} for { $vp } VP.
maracaibo-say-redbeard-begins-card = Redbeard’s turn.
maracaibo-say-redbeard-begins-gulf = Redbeard’s turn: he sails from the Gulf to Maracaibo without a card.
maracaibo-say-redbeard-begins-none = Redbeard’s turn: he can’t use any of his cards, so he just sails on.
maracaibo-say-redbeard-card = Redbeard reveals card { $card }.
maracaibo-say-redbeard-card-ignored = Redbeard reveals card { $card }, but can’t do anything on it.
maracaibo-redbeard-action-1 = First action
maracaibo-redbeard-action-2 = Second action
maracaibo-redbeard-action-3 = Third action
maracaibo-say-redbeard-does = { $which }, { $action }: { $card } is within 3 spaces.
maracaibo-say-redbeard-does-gulf = { $which }, { $action }: the Gulf is within 3 spaces.
maracaibo-say-redbeard-no-location = { $which }, { $action }: no such location within 3 spaces.
maracaibo-say-redbeard-no-cards = { $which }, { $action }: none of these kinds within 3 spaces.
maracaibo-say-redbeard-no-quest = { $which }, { $action }: no open quest.
maracaibo-say-redbeard-no-level-two = { $which }, { $action }: no level II card left.
maracaibo-say-redbeard-extra = Extra action first: { $action }.
maracaibo-say-redbeard-explores = Redbeard explores { $n } + { $bonus }.
maracaibo-say-redbeard-upgraded = Redbeard takes ship upgrade { $n }: { $upgrade }.
maracaibo-say-redbeard-advanced = Redbeard’s track: position { $n }.
maracaibo-say-redbeard-without-upgrade = Redbeard’s ship board is full: no upgrade.
maracaibo-say-redbeard-without-advance = Redbeard is already at the end of his track.
maracaibo-say-redbeard-without-figurehead = There’s no figurehead left for Redbeard.
maracaibo-say-redbeard-without-quest = There’s no open quest left for Redbeard.
maracaibo-say-redbeard-without-residence = Redbeard already has every residence.
maracaibo-say-redbeard-took-card = Redbeard takes a card: { $card }.
maracaibo-say-redbeard-raided = Redbeard raids with a roll of { $n }: { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
} ({ $treasure }) and { $vp } VP.
maracaibo-say-round-over = Round { $n } is over: income.
maracaibo-say-income = { $player } receives { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
} and { $vp } VP.
maracaibo-say-scored = { $player } finishes with { $vp } VP:
maracaibo-say-part = { $part }: { $vp } VP
maracaibo-over = The last turn is over.
maracaibo-over-won = The last turn is over: Redbeard is beaten.
maracaibo-over-lost = The last turn is over: Redbeard wins.

## What is to be decided, by step

maracaibo-asks-FirstQuest = Choose which of your first quests to keep.
maracaibo-asks-Sail = Sail: choose where to stop.
maracaibo-asks-Steer = Sail on, or stop.
maracaibo-asks-Pay = You can’t pay everyone: choose who gets paid.
maracaibo-asks-Improvement = Acquire the card, or take 5 doubloons.
maracaibo-asks-Residence = Build the residence?
maracaibo-asks-Acquire = Choose an improvement to acquire.
maracaibo-asks-Build = Choose a residence to build.
maracaibo-asks-AnyOrder = Use the effects in any order, or skip them.
maracaibo-asks-Upgrade = Choose a ship upgrade.
maracaibo-asks-ChooseFigurehead = Choose a figurehead.
maracaibo-asks-Place = Place a black market tile on a location.
maracaibo-asks-ChooseTile = Choose one of your black market tiles.
maracaibo-asks-Raid = Roll the raid dice?
maracaibo-asks-Dice = Choose a die, or roll again.
maracaibo-asks-RaidAs = Choose which treasure to raid.
maracaibo-asks-Spend = Spend your raid points.
maracaibo-asks-Explore = Move your explorer.
maracaibo-asks-ChooseTreasure = Choose a treasure.
maracaibo-asks-TakeTreasure = Choose where to put the treasure.
maracaibo-asks-ChooseIsland = Choose an island.
maracaibo-asks-Bury = Choose a treasure and where to bury it.
maracaibo-asks-ChooseQuest = Take a quest.
maracaibo-asks-DiscardQuest = Discard a quest?
maracaibo-asks-TakeRuby = Take a ruby?
maracaibo-asks-SellRuby = Sell a ruby?
maracaibo-asks-ExchangeRubies = Exchange rubies for VP?

## Options

# Ways to play it, and what belongs together.
maracaibo-alone = Against Redbeard
maracaibo-first = You and one bot, the standard layout, no modules
maracaibo-options-modules = Modules

# What an option is called, and what it does; then its values.
maracaibo-option-layout = Layout
    .help = How cards and islands lie; “Standard” is the one to start with. All layouts are our reconstruction.
maracaibo-option-layout-standard = Standard
maracaibo-option-layout-channel = Channel
maracaibo-option-layout-reef = Reef
maracaibo-option-break-clusters = Break up groups of locations
    .help = Groups of four or more touching locations are broken up by swapping some with improvements; for your first games.
maracaibo-option-residence-five = 5 doubloons on residences
    .help = If you end your move on a residence without building there, take 5 doubloons. Not in the rulebook.
maracaibo-option-redbeard = Redbeard’s strength
    .help = How many of his six cards are B cards, which give him an extra action before he sails.
maracaibo-option-redbeard-0 = First try
    .help = No B cards: he does one thing per turn. Just right for seeing how he sails and how solo play works.
maracaibo-option-redbeard-1 = Deckhand
    .help = One of his six cards is a B card: now and then he raids, explores or upgrades before he sails. For when the first try was too easy.
maracaibo-option-redbeard-2 = Sailor
    .help = Two B cards: about every third turn he does something extra.
maracaibo-option-redbeard-3 = Boatswain
    .help = Three B cards: about every other turn he does something extra. For those who know the ropes.
maracaibo-option-redbeard-4 = First mate
    .help = Four B cards: most of his turns are double turns, so you need a plan from the start.
maracaibo-option-redbeard-5 = Captain
    .help = Five B cards: hardly a turn without something extra. For those who keep winning.
maracaibo-option-redbeard-6 = Master
    .help = All six are B cards: he does something extra every time. As hard as he gets.
maracaibo-option-fog-locations = Fog of war: locations
    .help = Locations start face down with doubloons on them; end your move there to take the doubloons and see what it is. For those who love discoveries.
maracaibo-option-fog-improvements = Fog of war: improvements
    .help = Improvements start face down, and so does half of level II; ships reveal them as they sail. Fewer plans, more surprises.
maracaibo-option-skirmishes = Skirmishes
    .help = Ending your move on a card with another ship starts a dice fight for points and doubloons. For those who don’t mind a scuffle.
maracaibo-option-hunters = Adventure hunters
    .help = More quests and more at stake: only the harder condition scores, doubled, and each failed quest costs 5 VP. For those who know the quests well.
maracaibo-option-rubies = Rubies
    .help = You find rubies at two locations, and sell them for a bonus or exchange them for points in the Gulf. A good first module.
maracaibo-option-retirement = Retirement
    .help = At the end of the exploration track you can build one residence at half price, once per player. For those who explore far.
