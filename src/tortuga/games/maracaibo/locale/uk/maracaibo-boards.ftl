# Pirates of Maracaibo in the browser: the boards

## The exploration track

web-maracaibo-board-track = Трек досліджень
web-maracaibo-skipped = пропускається: кроку не коштує
web-maracaibo-explorer-of = дослідник: { $player }
web-maracaibo-steps-less = { $count ->
    [one] на { $count } поле менше
    [few] на { $count } поля менше
    [many] на { $count } полів менше
   *[other] на { $count } поля менше
}
web-maracaibo-rivers-crossed = перетнуто річок: { $count } із { $all }; кожна наприкінці варта { $vp } ПО
web-maracaibo-river = річка: { $vp } ПО наприкінці за її перетин
web-maracaibo-river-crossed = річку перетнуто: { $vp } ПО наприкінці
web-maracaibo-whole-track = Увесь трек

## The ship board

web-maracaibo-board-ship = Планшет корабля
web-maracaibo-upgrades-made = посилень: { $count } із { $all }
web-maracaibo-everyone-raids = Дії грабунку, спільні для всіх:
web-maracaibo-space = Поле { $number }: { $effects }
web-maracaibo-space-name = Поле { $number }
web-maracaibo-made = виконано
web-maracaibo-opens-after = { $count ->
    [one] відкриється ще за { $count } посилення
    [few] відкриється ще за { $count } посилення
    [many] відкриється ще за { $count } посилень
   *[other] відкриється ще за { $count } посилення
}
web-maracaibo-missing = ще { $count }

## The hideout

web-maracaibo-board-hideout = Схованка
web-maracaibo-buried-worth = Скарб, покладений на поле, дає його бонус. Закопаний наприкінці вартий на { $vp } ПО більше.
web-maracaibo-storage-of = Сховище: { $treasure }
web-maracaibo-grave-of = Поле для закопаного скарбу: { $treasure }
web-maracaibo-stored-buried = { $stored } у сховищі, { $buried } у землі
web-maracaibo-vp-each = по { $vp } ПО
web-maracaibo-any-treasure = для будь-яких скарбів

## Quests

web-maracaibo-board-quests = Завдання
web-maracaibo-quest-own = ваше
web-maracaibo-quest-open = відкрите
web-maracaibo-quest-deck = Колода
web-maracaibo-quest-deck-count = { $count ->
    [one] { $count } карта наосліп
    [few] { $count } карти наосліп
    [many] { $count } карт наосліп
   *[other] { $count } карти наосліп
}
web-maracaibo-quests-hint = Смужки показують, скільки вже є. У завданні зараховується лише краща умова.
web-maracaibo-quests-hunters = Зараховується лише важча умова, за подвійні ПО; невиконане завдання коштує ПО.
web-maracaibo-quests-first = Ви залишаєте { $count } із { $all }; решта повертається.
web-maracaibo-quests-hidden = { $player }: { $count ->
    [one] { $count } закрите завдання
    [few] { $count } закриті завдання
    [many] { $count } закритих завдань
   *[other] { $count } закритого завдання
}
web-maracaibo-quests-revealed = Завдання всіх гравців і що кожне принесло

## What all share

web-maracaibo-board-markets = Ринки й острови
web-maracaibo-markets-hint = Там, де видно ПО й максимум, указано, скільки ПО ви отримали б зараз.
web-maracaibo-market-figureheads = Носові фігури
web-maracaibo-market-faces = Чорний ринок
web-maracaibo-market-residences = Резиденції
web-maracaibo-market-islands = Острови скарбів
web-maracaibo-market-rubies = Ринок рубінів
web-maracaibo-worth-now = скільки ви отримали б зараз і скільки щонайбільше
web-maracaibo-now-of = зараз { $count } ПО, щонайбільше { $most }
web-maracaibo-tile-left = хто ще має цей жетон
web-maracaibo-tile-placed = хто його вже виклав
web-maracaibo-who-built = хто її збудував
web-maracaibo-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
web-maracaibo-island-next = { $count ->
    [one] ще { $count } кубик: по { $vp } ПО
    [few] ще { $count } кубики: по { $vp } ПО
    [many] ще { $count } кубиків: по { $vp } ПО
   *[other] ще { $count } кубика: по { $vp } ПО
}
web-maracaibo-island-full = дорожче вже не буде
web-maracaibo-island-after = Якщо взяти один: кубики { $cubes } → { $left }, ПО за штуку { $vp } → { $then }
web-maracaibo-island-after-same = Якщо взяти один: кубики { $cubes } → { $left }, так само { $vp } ПО за штуку
web-maracaibo-points-of = із { $count ->
    [one] { $count } очка
    [few] { $count } очок
    [many] { $count } очок
   *[other] { $count } очка
}
web-maracaibo-treasures-of-all = скарби всіх гравців
web-maracaibo-ruby-worth = за обмін: по { $vp } ПО

## Redbeard

web-maracaibo-red-strength = Грабунки й дослідження
web-maracaibo-red-ship = Його планшет корабля
web-maracaibo-red-next = далі
web-maracaibo-red-cards = Його карти
web-maracaibo-red-left = лишилося { $count } із { $all }

## What others did, step by step

web-maracaibo-recap = Що сталося після вашого ходу
web-maracaibo-recap-redbeard = Хід Рудобородого
web-maracaibo-recap-card = Рудобородий: карта { $card }
web-maracaibo-recap-next = Далі
web-maracaibo-recap-of = { $n } із { $count }
web-maracaibo-recap-end = Граємо далі
web-maracaibo-recap-skip = Пропустити
web-maracaibo-recap-again = Ще раз, повільно
web-maracaibo-recap-show = Показати ще раз, що сталося
web-maracaibo-recap-show-redbeard = Показати ще раз хід Рудобородого
web-maracaibo-recap-opens = Завжди відкривати після мого ходу
web-maracaibo-recap-upgrade = Далі на його планшеті: { $upgrade }.
web-maracaibo-recap-last-card = Лишилася тільки карта { $card }, тож вона й буде наступною.
web-maracaibo-recap-cards = У колоді в нього лишилося карт: { $count } із { $all }.
web-maracaibo-key-recap = Ходи інших крок за кроком

## Skirmishes

web-maracaibo-skirmish = Остання сутичка, { $place }:
web-maracaibo-skirmish-won = перемагає { $player }
web-maracaibo-skirmish-tie = нічия

## Scores

web-maracaibo-board-scores = Звідки взялися очки
web-maracaibo-scores-hint = Плюс означає, що додадуться ще закриті завдання.
web-maracaibo-score-treasures = скарби
web-maracaibo-counting = Підсумковий підрахунок
web-maracaibo-counting-more = Пункт за пунктом, у всіх поруч. Торкніться або натисніть клавішу, щоб побачити все.
web-maracaibo-count-again = Порахувати ще раз
web-maracaibo-verdict-you = Ви перемогли з перевагою { $vp } ПО
web-maracaibo-verdict-other = { $player } перемагає з перевагою { $vp } ПО
web-maracaibo-verdict-shared = Спільна перемога: { $players }
web-maracaibo-verdict-tie = Очок порівну: вирішують закопані скарби ({ $players }).
web-maracaibo-verdict-tie-redbeard = Очок порівну: за нічиєї перемагає Рудобородий.
web-maracaibo-ahead = Ваша перевага:
web-maracaibo-behind = Ваше відставання:
web-maracaibo-quest-met = зараховано
web-maracaibo-quest-missed = не зараховано

## A player's boards

web-maracaibo-sheet = Планшети: { $player }
web-maracaibo-sheet-cards = Карти, резиденції та носова фігура
web-maracaibo-if-ended = якби гра скінчилася зараз
web-maracaibo-unplaced = ще не викладено

## The box to leaf through

web-maracaibo-box-intro = Увесь вміст коробки, як ми його тут малюємо, і наскільки ми в ньому певні. Друковані правила показують лише частину карт і планшетів; усе, що є нашою реконструкцією, позначено.
web-maracaibo-box-search = Пошук: назва або ефект
web-maracaibo-box-how-certain = Будь-яке джерело
web-maracaibo-box-kinds = Види
web-maracaibo-box-all = Усе
web-maracaibo-box-found = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
    [many] { $count } компонентів
   *[other] { $count } компонента
}
web-maracaibo-box-none = У коробці немає нічого такого.
web-maracaibo-box-previous = Попередній
web-maracaibo-box-next = Наступний
web-maracaibo-box-place = { $number } із { $count }
web-maracaibo-box-words = Словами
web-maracaibo-box-many = У грі
web-maracaibo-box-certain = певніше: { $what } ({ $origin })
web-maracaibo-box-locations = Локації
web-maracaibo-box-equipment = Спорядження
web-maracaibo-box-crew = Команда
web-maracaibo-box-ship = Кораблі
web-maracaibo-box-residences = Резиденції
web-maracaibo-box-quests = Завдання
web-maracaibo-box-figureheads = Носові фігури
web-maracaibo-box-black-market = Чорний ринок
web-maracaibo-box-ship-board = Планшет корабля
web-maracaibo-box-hideout = Схованка
web-maracaibo-box-exploration = Дослідження
web-maracaibo-box-islands = Острови скарбів
web-maracaibo-box-rubies = Рубіни
web-maracaibo-box-layouts = Розкладки
web-maracaibo-box-redbeard = Рудобородий
web-maracaibo-box-about-locations = По одній карті. Локації рівня I є в кожній грі, а рівня II — у колоді. На локації зі скарбом і +1 кладуть жетони вартості скарбів.
web-maracaibo-box-about-improvements = По одній карті. Із 22 покращень рівня I викладають 15 випадкових; усі покращення рівня II лежать у колоді.
web-maracaibo-box-about-residences = По одній карті; у кожній грі є 4 випадкові. Кожен гравець може збудувати кожну з них один раз.
web-maracaibo-box-about-quests = По одній карті. Наприкінці зараховується лише краща з виконаних умов.
web-maracaibo-box-about-figureheads = По одній плитці. Для гри навмання беруть на дві більше, ніж гравців.
web-maracaibo-box-about-black-market = Двобічні жетони; кожен гравець має всі п’ять, тими самими боками догори.
web-maracaibo-box-about-ship-board = Такий планшет має кожен гравець: дії грабунку, доступні всім, поля посилень і лінії блокування між ними.
web-maracaibo-box-about-hideout = Такий планшет має кожен гравець: над лінією копання — сховища з полем бонусу, під нею — поля для закопаних скарбів.
web-maracaibo-box-about-exploration = Один трек для всіх, а також Затока й Маракайбо. Жетон знижки на резиденцію належить до модуля.
web-maracaibo-box-about-islands = Три острови: скільки на них спочатку кубиків, скільки вартий скарб за різної кількості кубиків, а також жетони вартості, які кладуть на локації.
web-maracaibo-box-about-rubies = Для модуля: два жетони постачання й ринок, на якому кожне поле вміщує один рубін.
web-maracaibo-box-about-layouts = Де лежать карти й острови: від старту ліворуч до Затоки праворуч. Розкладку вибирають, коли відкривають стіл.
web-maracaibo-box-about-redbeard = Для соло: його карти (він виконує першу можливу дію з карти), його планшет корабля й трек, від якого залежить, як він грабує та досліджує.

## The legend

web-maracaibo-legend-marks = Позначки
web-maracaibo-legend-vp = переможні очки (ПО)
web-maracaibo-legend-income = дублони з вашого доходу
web-maracaibo-legend-bolt = блискавка: один раз, коли отримуєте карту
web-maracaibo-legend-once = один раз, одразу
web-maracaibo-legend-lasting = діє до кінця гри
web-maracaibo-legend-income-chip = під час кожного доходу
web-maracaibo-legend-end = зараховується наприкінці гри
web-maracaibo-legend-counted = Що зараховується
web-maracaibo-legend-board = На планшетах
web-maracaibo-legend-can = це можна вибрати
web-maracaibo-legend-chosen = вибрано; ще один дотик — і зроблено
web-maracaibo-legend-hint = підказка
web-maracaibo-legend-skipped = тут стоїть дослідник: пропускається й кроку не коштує
web-maracaibo-legend-lock = відкривається за стількох посилень
web-maracaibo-legend-chapter = Символи цього розділу
web-maracaibo-legend-cards = На картах
web-maracaibo-legend-price = ваша ціна з усіма знижками
web-maracaibo-legend-was = закреслена поруч: ціна з карти
web-maracaibo-legend-pennant = ПО за карту наприкінці
web-maracaibo-legend-hammer = на кожній локації можна ще й посилити корабель
web-maracaibo-legend-or = дії локації; з «або» — лише одна з двох
web-maracaibo-legend-value = жетон вартості: треба покласти кубик на цей острів
web-maracaibo-legend-tile = жетон чорного ринку і його власник
web-maracaibo-legend-leave = або лишити карту й узяти 5 дублонів
web-maracaibo-legend-pay = по дублону кожному кораблю, що там стоїть
web-maracaibo-legend-worth = скільки резиденція дала б вам зараз
web-maracaibo-legend-steps = скільки кроків потрібно туди
web-maracaibo-legend-own = тут стоїте ви
web-maracaibo-legend-open = цей сектор відкритий
web-maracaibo-legend-retirement = пенсія: резиденція за пів ціни
web-maracaibo-legend-island = острів: його кубики й скільки бракує до вищої вартості
web-maracaibo-legend-due = планшет, якого стосується ваше рішення
web-maracaibo-legend-panels = Біля імен
web-maracaibo-legend-purse = дублони в гаманці
web-maracaibo-legend-next-income = найближчий дохід
web-maracaibo-legend-columns = стовпчики до Затоки
web-maracaibo-legend-score = рахунок, якби гра скінчилася зараз
web-maracaibo-legend-score-more = те саме; ще додадуться закриті завдання
web-maracaibo-legend-seats = гравці: у кожного свій колір і форма

## What the signs stand for

web-maracaibo-term-any = скарб будь-якого виду
web-maracaibo-term-quest = завдання
web-maracaibo-term-figurehead = носова фігура
web-maracaibo-term-market = жетон чорного ринку
web-maracaibo-term-upgrade = посилення корабля
web-maracaibo-term-lock = лінія блокування
web-maracaibo-term-raid = грабунок
web-maracaibo-term-dice = кістки
web-maracaibo-term-explore = дослідник, дослідження
web-maracaibo-term-river = річка
web-maracaibo-term-cube = кубик на острові
web-maracaibo-term-chest = сховище
web-maracaibo-term-spade = закопати скарб
web-maracaibo-term-card = купити карту
web-maracaibo-term-discount = знижка
web-maracaibo-term-galleon = ваш корабель і його рух
web-maracaibo-term-ruby = рубін
