# Pirates of Maracaibo in the terminal

## The table

maracaibo-table-round = Раунд { $n } із { $count }
maracaibo-table-turn = Хід { $turn }
maracaibo-table-decks = Рівень II: { $count } · Завдання: { $quests }
maracaibo-table-your-board = Ваш планшет
maracaibo-table-your-quests = Ваші завдання
maracaibo-table-open-quests = Відкриті завдання
maracaibo-table-quests-of = Завдання: { $player }
maracaibo-table-cards-of = Карти: { $player }
maracaibo-table-hideout-of = Схованка: { $player }
maracaibo-table-no-cards = ще без карт
maracaibo-table-figureheads = Носові фігури
maracaibo-table-black-market = Жетони чорного ринку і хто їх ще має
maracaibo-table-sector = Сектор { $n }
maracaibo-table-sector-locked = Сектор { $n }, від { $count ->
    [one] { $count } посилення
    [few] { $count } посилень
    [many] { $count } посилень
   *[other] { $count } посилення
}
maracaibo-table-stored = сховище
maracaibo-table-dug = закопано
maracaibo-table-no-bonus = без бонуса
maracaibo-table-worth = { $count } ПО наприкінці
maracaibo-table-value = цінність: { $treasure }
maracaibo-table-tile = жетон ({ $player }): { $face }
maracaibo-table-built-by = резиденція гравця: { $player }
maracaibo-table-ship-of = корабель гравця: { $player }
maracaibo-table-burials = тут закопуються будь-які скарби: { $effects }
maracaibo-table-retirement = збудувати резиденцію за пів ціни
maracaibo-table-rivers = через { $count ->
    [one] { $count } річку
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}
maracaibo-table-rubies = { $count ->
    [one] { $count } рубін
    [few] { $count } рубіни
    [many] { $count } рубінів
   *[other] { $count } рубіна
}
maracaibo-table-points-left = { $points ->
    [one] Лишилося { $points } очко
    [few] Лишилося { $points } очки
    [many] Лишилося { $points } очок
   *[other] Лишилося { $points } очка
} ({ $treasure }).
maracaibo-table-red-raid = У грабунку він бере { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
} і { $vp } ПО.
maracaibo-table-red-explore = Досліджуючи, він іде на { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полів
   *[other] { $count } поля
} і бере { $vp } ПО.
maracaibo-table-red-cards = Карти в його колоді: { $cards }
maracaibo-red-advance = просування
maracaibo-red-quest = завдання
maracaibo-red-figurehead = носова фігура
maracaibo-red-residence = резиденція

# A letter for each treasure and for Redbeard, where there is room for no more.
maracaibo-mark-gold = З
maracaibo-mark-emerald = С
maracaibo-mark-pearl = П
maracaibo-mark-redbeard = Р

# Headings of narrow columns.
maracaibo-column-player = Гравець
maracaibo-column-doubloons = Дбл
maracaibo-column-vp = ПО
maracaibo-column-total = Разом
maracaibo-column-income = Дохід
maracaibo-column-treasures = Скарби
maracaibo-column-buried = Закоп.
maracaibo-column-cards = Карти
maracaibo-column-upgrades = Пос
maracaibo-column-quests = Зав
maracaibo-column-explorer = Трек
maracaibo-column-figurehead = Фігура

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = мапа
maracaibo-word-cards = карти
maracaibo-word-ship = корабель
maracaibo-word-hideout = схованка
maracaibo-word-quests = завдання
maracaibo-word-track = трек
maracaibo-word-markets = ринки
maracaibo-word-redbeard = рудобородий
maracaibo-help-space = що лежить на цьому полі, словами
maracaibo-help-map = знову Кариби і гравці
maracaibo-help-cards = ваші карти словами і карти інших
maracaibo-help-ship = посилення на планшеті корабля і хто їх має
maracaibo-help-hideout = ваші сховища і місця закопування
maracaibo-help-quests = ваші завдання і відкриті
maracaibo-help-track = трек досліджень словами
maracaibo-help-markets = носові фігури, жетони чорного ринку, рубіни
maracaibo-help-redbeard = планшет і карти Рудобородого (соло)

## Choices

maracaibo-choice-done = нічого (більше) з цього
maracaibo-choice-stop = зупинитися тут
maracaibo-choice-roll = кинути кістки
maracaibo-choice-reroll = перекинути (лишилося: { $count })
maracaibo-choice-replace = спершу замінити відкриті завдання
maracaibo-choice-ruby = взяти рубін
maracaibo-choice-take = взяти 5 дублонів
maracaibo-choice-pay = заплатити: { $player }
maracaibo-choice-acquire = придбати за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}: { $card }
maracaibo-choice-build = збудувати за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}: { $card }
maracaibo-choice-upgrade = посилення { $upgrade }
maracaibo-choice-place = { $face }, покласти тут: { $place }
maracaibo-choice-sell = продати рубін: { $effects }
maracaibo-choice-exchange = обміняти { $count ->
    [one] { $count } рубін
    [few] { $count } рубіни
    [many] { $count } рубінів
   *[other] { $count } рубіна
} на { $vp } ПО
maracaibo-choice-keep = залишити: { $quests }
maracaibo-choice-quest = взяти: { $quest }
maracaibo-choice-quest-deck = верхня карта колоди, наосліп (карт: { $count })
maracaibo-choice-discard = відкинути: { $quest }
maracaibo-choice-die = { $treasure }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} (на кістці { $n })
maracaibo-choice-spend = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: { $effects }
maracaibo-choice-store = у сховище, без бонуса
maracaibo-choice-store-bonus = на поле бонуса: { $effects }
maracaibo-choice-cube = { $island } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}, зараз { $vp } ПО за скарб)
maracaibo-choice-bury = закопати ({ $treasure }): { $effects }
maracaibo-choice-bury-tile = закопати на носовій фігурі ({ $treasure }): { $effects }
