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
maracaibo-table-no-cards = поки що без карт
maracaibo-table-figureheads = Носові фігури
maracaibo-table-black-market = Жетони чорного ринку й хто їх ще має
maracaibo-table-sector = Сектор { $n }
maracaibo-table-sector-locked = Сектор { $n } (від { $count ->
    [one] { $count } посилення
    [few] { $count } посилень
    [many] { $count } посилень
   *[other] { $count } посилення
})
maracaibo-table-stored = сховище
maracaibo-table-dug = закопано
maracaibo-table-no-bonus = без бонуса
maracaibo-table-worth = { $count } ПО наприкінці
maracaibo-table-value = вартість: { $treasure }
maracaibo-table-tile = жетон ({ $player }): { $face }
maracaibo-table-built-by = резиденція гравця: { $player }
maracaibo-table-ship-of = корабель гравця: { $player }
maracaibo-table-burials = тут можна закопати будь-які скарби: { $effects }
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
maracaibo-table-red-raid = Під час грабунку він отримує { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
} і { $vp } ПО.
maracaibo-table-red-explore = Під час дослідження він проходить { $count ->
    [0] стільки полів, скільки вказує дія,
    [one] на { $count } поле більше
    [few] на { $count } поля більше
    [many] на { $count } полів більше
   *[other] на { $count } поля більше
} й отримує { $vp } ПО.
maracaibo-table-pending = Потім іще: { $what }
maracaibo-table-pending-raid = грабунок, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} ({ $treasure })
maracaibo-table-steps = Щонайбільше на { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полів
   *[other] { $count } поля
}.
maracaibo-table-reduced = { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
} замість { $cost }
maracaibo-table-now = зараз { $count } ПО
maracaibo-table-price = ціна: { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-table-lacking = бракує { $count }
maracaibo-table-lacking-five = бракує { $count }, тож приносить { $five }
maracaibo-table-explore-now = з бонусом { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полів
   *[other] { $count } поля
}
maracaibo-table-pays = платите { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}: { $players }
maracaibo-table-supply = загальний запас
maracaibo-table-unmet = інакше { $vp } ПО
maracaibo-table-residences = Резиденції: скільки ПО кожна дала б зараз ({ $sign }: збудована)
maracaibo-table-islands = Скільки скарб вартий наприкінці; закопаний — на { $count } ПО більше
maracaibo-table-island-now = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}: { $vp } ПО за скарб
maracaibo-table-island-next = { $vp } ПО від { $count ->
    [one] { $count } кубика
    [few] { $count } кубиків
    [many] { $count } кубиків
   *[other] { $count } кубика
}
maracaibo-table-island-yours = ваші: { $count }, зараз { $vp } ПО
maracaibo-table-island-tiles = жетони вартості: { $places }
maracaibo-table-track-next = Найближчі поля перед вами
maracaibo-table-track-all = Решта треку
maracaibo-table-why = Звідки ці числа: { $player }
maracaibo-table-data = Коробка: що сказано в правилах, а що — наша реконструкція
maracaibo-why-doubloon-income = Дохід у дублонах
maracaibo-why-vp-income = Дохід у ПО
maracaibo-why-discount = Знижка на покращення й резиденції
maracaibo-why-raid = Бонус до кожного грабунку
maracaibo-why-die-gold = Бонус до жовтої кістки
maracaibo-why-die-emerald = Бонус до зеленої кістки
maracaibo-why-die-pearl = Бонус до білої кістки
maracaibo-why-explore = Бонус до кожного дослідження
maracaibo-why-score = Рахунок, якби гра скінчилася зараз
maracaibo-price-cost = ціна на карті
maracaibo-price-surcharge = доплата
maracaibo-price-at-least-nothing = не менше 0
maracaibo-price-half = пів ціни
maracaibo-table-red-raid-cube = Під час грабунку він отримує { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
} і { $vp } ПО, а якщо після цього має їх більше за вас, кладе кубик на їхній острів.
maracaibo-table-red-board = Планшет корабля (▶ наступне поле):
maracaibo-table-red-deck = Лишилося в його колоді (з карти він виконує першу можливу дію)
maracaibo-table-red-shuffles = нічого: перед наступним ходом він тасує всі шість
maracaibo-table-red-extra = спершу { $action }, потім { $actions }
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
maracaibo-column-doubloons = Дбл.
maracaibo-column-vp = ПО
maracaibo-column-total = Разом
maracaibo-column-income = Дохід
maracaibo-column-treasures = Скарби
maracaibo-column-buried = Закоп.
maracaibo-column-cards = Карти
maracaibo-column-upgrades = Пос.
maracaibo-column-quests = Зав.
maracaibo-column-explorer = Трек
maracaibo-column-figurehead = Фігура
maracaibo-column-discount = Знижка
maracaibo-column-raid = Грабунок
maracaibo-column-dice = Кістки
maracaibo-column-explore = Досл.
maracaibo-column-tiles = Жетони

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = мапа
maracaibo-word-boards = гравці
maracaibo-word-cards = карти
maracaibo-word-ship = корабель
maracaibo-word-hideout = схованка
maracaibo-word-quests = завдання
maracaibo-word-residences = резиденції
maracaibo-word-islands = острови
maracaibo-word-track = трек
maracaibo-word-markets = ринки
maracaibo-word-turn = хід
maracaibo-word-why = звідки
maracaibo-word-data = дані
maracaibo-word-redbeard = рудобородий
maracaibo-help-space = що лежить на цьому полі
maracaibo-help-map = Кариби й гравці ще раз
maracaibo-help-boards = усі гравці з усіма числами
maracaibo-help-cards = ваші карти докладно
maracaibo-help-ship = посилення на планшеті корабля, лінії блокування й хто що має
maracaibo-help-hideout = ваші сховища й поля для закопаних скарбів
maracaibo-help-quests = ваші завдання з поступом і відкриті
maracaibo-help-residences = резиденції й скільки кожна дала б зараз
maracaibo-help-islands = скільки варті скарби й де це змінюється
maracaibo-help-track = трек досліджень: хто де стоїть і що далі
maracaibo-help-markets = носові фігури, жетони чорного ринку, рубіни, колоди
maracaibo-help-turn = цей хід крок за кроком: що зроблено, що зараз, що далі
maracaibo-help-why = звідки беруться ваші числа й ваш поточний рахунок
maracaibo-help-data = що сказано в правилах, а що — наша реконструкція: більшість цін і ефектів та всі розкладки
maracaibo-help-redbeard = планшет і карти Рудобородого (соло)
maracaibo-help-player = карти гравця 2; так само «{ $hideout } 2» і «{ $why } 2»

## Choices

maracaibo-choice-done = пропустити
maracaibo-choice-stop = зупинитися тут
maracaibo-choice-roll = кинути кістки
maracaibo-choice-reroll = перекинути (лишилося: { $count })
maracaibo-choice-replace = спершу замінити відкриті завдання
maracaibo-choice-ruby = взяти рубін
maracaibo-choice-take = взяти 5 дублонів
maracaibo-choice-pay = заплатити: { $player }
maracaibo-choice-acquire = купити за { $count ->
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
maracaibo-choice-discard = скинути: { $quest }
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
maracaibo-choice-store-bonus = на поле з бонусом: { $effects }
maracaibo-choice-cube = { $island } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}, зараз { $vp } ПО за скарб)
maracaibo-choice-bury = закопати ({ $treasure }): { $effects }
maracaibo-choice-bury-tile = закопати на носовій фігурі ({ $treasure }): { $effects }
maracaibo-choice-die-bonus = { $treasure }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} (на кістці { $n }, бонус { $bonus })
maracaibo-choice-tiles = інший жетон
maracaibo-choice-done-Acquire = нічого не купувати
maracaibo-choice-done-AnyOrder = пропустити решту
maracaibo-choice-done-Build = нічого не будувати
maracaibo-choice-done-Bury = нічого не закопувати
maracaibo-choice-done-ChooseFigurehead = не брати носової фігури
maracaibo-choice-done-ChooseQuest = не брати завдання
maracaibo-choice-done-Explore = не досліджувати
maracaibo-choice-done-Place = не класти жетона
maracaibo-choice-done-Raid = без грабунку
maracaibo-choice-done-Residence = не будувати
maracaibo-choice-done-Spend = закінчити грабунок (решта очок пропаде)
maracaibo-choice-done-TakeTreasure = не брати скарбу
maracaibo-choice-done-Upgrade = без посилення

## The turn line by line: what it is about, and why it cannot be done

maracaibo-table-turn-lines = Цей хід
maracaibo-table-no-turn = Поки що тут нема чого робити: спершу пливіть.
maracaibo-asks-one = Виберіть щось одне або нічого.
maracaibo-asks-single = Використайте ефект або пропустіть його.
maracaibo-asks-set-out = Пливіть: виберіть перший крок.
maracaibo-asks-sail-on = Пливіть далі: рух має закінчитися у стовпчику, ближчому до Маракайбо.
maracaibo-asks-cubes = Покладіть { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
} на острів { $island ->
    [gold] золота
    [emerald] смарагдів
   *[pearl] перлів
} або пропустіть це.
maracaibo-one-of = Щось одне з цього
maracaibo-task-value-cube = Кубик на острів: { $treasure }
maracaibo-task-own-tile = Ваш жетон чорного ринку
maracaibo-task-actions = Що дає ця локація
maracaibo-task-Improvement = Карта, що тут лежить
maracaibo-task-Residence = Резиденція, що тут лежить
maracaibo-task-TakeRuby = Рубін
maracaibo-task-SellRuby = Продаж рубіна
maracaibo-task-ExchangeRubies = Обмін рубінів
maracaibo-task-Build = Резиденція за пів ціни
maracaibo-task-Refill = Потім на порожнє поле лягає нова карта
maracaibo-task-left = пропущено
maracaibo-cannot-value-cube = Тут немає жетона вартості
maracaibo-cannot-own-tile = Тут немає вашого жетона
maracaibo-cannot-SellRuby = у вас немає рубіна
maracaibo-cannot-ExchangeRubies = у вас немає рубіна
maracaibo-cannot-upgrade = немає відкритого поля на планшеті корабля
maracaibo-cannot-bury = немає чого або де закопати
maracaibo-cannot-quest = завдань більше немає
maracaibo-cannot-discard = у вас немає завдань
maracaibo-cannot-explore = дослідник уже в кінці треку
maracaibo-cannot-acquire = на жодну таку карту не вистачає дублонів
maracaibo-cannot-build = на жодну резиденцію не вистачає дублонів
maracaibo-cannot-figurehead = носова фігура вже є або бракує дублонів
maracaibo-cannot-place = немає жетона, вільної локації чи дублонів
maracaibo-cannot-use = жоден із ваших жетонів нічого не дав би
maracaibo-cannot-nothing = це нічого не дало б
