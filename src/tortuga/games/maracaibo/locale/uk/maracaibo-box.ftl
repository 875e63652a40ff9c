# Pirates of Maracaibo: the box in words, item by item

## Items that have no name of their own; a number or a name follows

maracaibo-item-name = назва
maracaibo-item-tiles = жетон
maracaibo-item-raid-actions = дія грабунку
maracaibo-item-locks = лінія блокування
maracaibo-item-spaces = поле посилення
maracaibo-item-storage = сховище
maracaibo-item-burial = поле для закопаного скарбу
maracaibo-item-gulf = Затока
maracaibo-item-maracaibo = Маракайбо
maracaibo-item-retirement = жетон знижки на резиденцію
maracaibo-item-track = поле
maracaibo-item-cubes = кубики на початку гри
maracaibo-item-values = вартість
maracaibo-item-value-tiles = жетон вартості скарбів
maracaibo-item-cards = карта
maracaibo-item-board = планшет корабля, стовпчик за стовпчиком
maracaibo-item-raids = грабунок
maracaibo-item-explores = дослідження
maracaibo-item-extra-explore = дослідження як додаткова дія
maracaibo-item-die = кістка
maracaibo-item-supply = постачання рубінів
maracaibo-item-market = ринок рубінів

## Their values

maracaibo-value-level = рівень { $count ->
    [1] I
   *[2] II
}
maracaibo-value-value-symbol = символ вартості скарбу
maracaibo-value-value-symbol-not = без символу вартості скарбу
maracaibo-value-cost = ціна: { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-value-vp = { $count } ПО
maracaibo-value-easy = легше: { $condition }
maracaibo-value-hard = важче: { $condition }
maracaibo-value-letter = літера { $name }
maracaibo-value-burial = поля для закопаних скарбів: { $what }
maracaibo-value-faces = два боки: { $what }
maracaibo-value-upgrades = { $count ->
    [one] { $count } посилення
    [few] { $count } посилення
    [many] { $count } посилень
   *[other] { $count } посилення
}
maracaibo-value-sector = сектор { $count }
maracaibo-value-next = далі на { $what }
maracaibo-value-river = { $name } через річку { $count }
maracaibo-value-behind = за полем { $name }
maracaibo-value-number = { $count }
maracaibo-value-at-least = від { $count ->
    [one] { $count } кубика
    [few] { $count } кубиків
    [many] { $count } кубиків
   *[other] { $count } кубика
}
maracaibo-value-deck = колода { $name }
maracaibo-value-extra = додатково: { $action }
maracaibo-value-treasures = { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
}
maracaibo-treasure-most = острів із найбільшою кількістю кубиків
maracaibo-value-cube = кубик
maracaibo-value-cube-not = без кубика
maracaibo-value-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}

## What Redbeard does

maracaibo-redbeard-raid = грабунок
maracaibo-redbeard-explore = дослідження
maracaibo-redbeard-quest = завдання
maracaibo-redbeard-upgrade = посилення корабля
maracaibo-redbeard-level-two = карта рівня II
maracaibo-redbeard-cards = покращення (по черзі: { $kinds })
maracaibo-redbeard-a-card = покращення
maracaibo-redbeard-advance = просування на його треку
maracaibo-redbeard-figurehead = носова фігура
maracaibo-redbeard-residence = резиденція
