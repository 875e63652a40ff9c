# Pirates of Maracaibo: the box in words, item by item

## Items that have no name of their own; a number or a name follows

maracaibo-item-name = its name
maracaibo-item-tiles = tile
maracaibo-item-raid-actions = raid action
maracaibo-item-locks = lock line
maracaibo-item-spaces = upgrade space
maracaibo-item-storage = storage
maracaibo-item-burial = burial
maracaibo-item-gulf = Gulf
maracaibo-item-maracaibo = Maracaibo
maracaibo-item-retirement = retirement tile
maracaibo-item-track = space
maracaibo-item-cubes = cubes at the start
maracaibo-item-values = value
maracaibo-item-value-tiles = treasure value tile
maracaibo-item-cards = card
maracaibo-item-board = ship board, column by column
maracaibo-item-raids = raid
maracaibo-item-explores = exploration
maracaibo-item-extra-explore = exploration as the extra action
maracaibo-item-die = die
maracaibo-item-supply = ruby supply
maracaibo-item-market = ruby market

## Their values

maracaibo-value-level = level { $count ->
    [1] I
   *[2] II
}
maracaibo-value-value-symbol = treasure value symbol
maracaibo-value-value-symbol-not = no treasure value symbol
maracaibo-value-cost = costs { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
maracaibo-value-vp = { $count } VP
maracaibo-value-easy = easier: { $condition }
maracaibo-value-hard = harder: { $condition }
maracaibo-value-letter = letter { $name }
maracaibo-value-burial = burial spaces: { $what }
maracaibo-value-faces = two sides: { $what }
maracaibo-value-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
maracaibo-value-sector = sector { $count }
maracaibo-value-next = on to { $what }
maracaibo-value-river = { $name } across river { $count }
maracaibo-value-behind = behind space { $name }
maracaibo-value-number = { $count }
maracaibo-value-at-least = at { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
maracaibo-value-deck = deck { $name }
maracaibo-value-extra = extra: { $action }
maracaibo-value-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
maracaibo-treasure-most = the island with the most cubes
maracaibo-value-cube = a cube
maracaibo-value-cube-not = no cube
maracaibo-value-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## What Redbeard does

maracaibo-redbeard-raid = raid
maracaibo-redbeard-explore = explore
maracaibo-redbeard-quest = quest
maracaibo-redbeard-upgrade = ship upgrade
maracaibo-redbeard-level-two = a level II card
maracaibo-redbeard-cards = an improvement (in order: { $kinds })
maracaibo-redbeard-a-card = an improvement
maracaibo-redbeard-advance = advance on his track
maracaibo-redbeard-figurehead = figurehead
maracaibo-redbeard-residence = residence
