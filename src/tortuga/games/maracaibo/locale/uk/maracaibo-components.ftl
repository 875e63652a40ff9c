# Pirates of Maracaibo: names of components, effects in words, and why a data file is refused

## Groups of components

maracaibo-component-locations = локація
maracaibo-component-residences = резиденція
maracaibo-component-improvements = покращення
maracaibo-component-quests = завдання
maracaibo-component-figureheads = носова фігура
maracaibo-component-black-market = чорний ринок
maracaibo-component-ship-board = планшет корабля
maracaibo-component-hideout = схованка
maracaibo-component-exploration = дослідження
maracaibo-component-islands = острови скарбів
maracaibo-component-layouts = розкладка
maracaibo-component-redbeard = Рудобородий
maracaibo-component-rubies = рубіни

## Kinds

maracaibo-treasure-gold = золото
maracaibo-treasure-emerald = смарагд
maracaibo-treasure-pearl = перлина
maracaibo-island-gold = острів золота
maracaibo-island-emerald = острів смарагдів
maracaibo-island-pearl = острів перлів
maracaibo-kind-equipment = спорядження
maracaibo-kind-crew = команда
maracaibo-kind-ship = корабель
maracaibo-kind-location = локація
maracaibo-kind-residence = резиденція

## Places besides the cards

maracaibo-place-gulf = Затока
maracaibo-place-maracaibo = Маракайбо
maracaibo-place-start = стартова зона
maracaibo-space = стовпчик { $column }, ряд { $row }
maracaibo-list = { $first }, { $rest }
maracaibo-place-redbeard = Рудобородий

# Spaces of the exploration track that are called by a word.
maracaibo-track-start = старт
maracaibo-track-end = кінець
maracaibo-track-retirement = пенсія

## Cards

maracaibo-card-trinidad = Тринідад
maracaibo-card-tobago = Тобаго
maracaibo-card-bonaire = Бонайре
maracaibo-card-aruba = Аруба
maracaibo-card-curacao = Кюрасао
maracaibo-card-margarita = Маргарита
maracaibo-card-grenada = Гренада
maracaibo-card-los-roques = Лос-Рокес
maracaibo-card-cubagua = Кубагуа
maracaibo-card-coche = Коче
maracaibo-card-blanquilla = Бланкілья
maracaibo-card-la-orchila = Ла-Орчіла
maracaibo-card-hacienda = Гасієнда
maracaibo-card-villa = Вілла
maracaibo-card-shipyard = Верф
maracaibo-card-armoury = Зброярня
maracaibo-card-tavern = Таверна
maracaibo-card-grotto = Грот
maracaibo-card-chapter-house = Капітул
maracaibo-card-emerald-manor = Смарагдовий маєток
maracaibo-card-golden-manor = Золотий маєток
maracaibo-card-pearl-manor = Перловий маєток
maracaibo-card-treasury = Скарбниця
maracaibo-card-river-lodge = Дім над річкою
maracaibo-card-tobacco = Тютюн
maracaibo-card-sugar = Цукор
maracaibo-card-compass = Компас
maracaibo-card-spyglass = Підзорна труба
maracaibo-card-cutlass = Абордажна шабля
maracaibo-card-shovels = Лопати
maracaibo-card-sea-chart = Морська карта
maracaibo-card-grappling-hooks = Абордажні гаки
maracaibo-card-boarding-nets = Абордажні сітки
maracaibo-card-cabin-boy = Юнга
maracaibo-card-cook = Кок
maracaibo-card-gunner = Канонір
maracaibo-card-boatswain = Боцман
maracaibo-card-swabber = Палубний матрос
maracaibo-card-pathfinder = Слідопит
maracaibo-card-carpenter = Тесляр
maracaibo-card-quartermaster = Квартирмейстер
maracaibo-card-chronicler = Літописець
maracaibo-card-sloop = Шлюп
maracaibo-card-pinnace = Пінас
maracaibo-card-ketch = Кеч
maracaibo-card-lugger = Люгер
maracaibo-card-compass-ii = Компас II
maracaibo-card-astrolabe = Астролябія
maracaibo-card-musket = Мушкет
maracaibo-card-powder-keg = Барило пороху
maracaibo-card-gold-scales = Ваги для золота
maracaibo-card-lapidary-kit = Набір гранувальника
maracaibo-card-pearl-casket = Скринька для перлів
maracaibo-card-treasure-map = Карта скарбів
maracaibo-card-strongbox = Окута скриня
maracaibo-card-rum-barrels = Бочки рому
maracaibo-card-log-book = Судновий журнал
maracaibo-card-smuggled-goods = Контрабанда
maracaibo-card-forged-papers = Підроблені папери
maracaibo-card-klabautermann = Клабаутерман
maracaibo-card-navigator = Штурман
maracaibo-card-duellist = Дуелянт
maracaibo-card-cutthroat = Головоріз
maracaibo-card-rumour-monger = Пліткар
maracaibo-card-master-gunner = Старший канонір
maracaibo-card-pearl-diver = Ловець перлів
maracaibo-card-emerald-thief = Викрадач смарагдів
maracaibo-card-pickpocket = Кишеньковий злодій
maracaibo-card-guide = Провідник
maracaibo-card-interpreter = Перекладач
maracaibo-card-paymaster = Скарбник
maracaibo-card-bard = Бард
maracaibo-card-recruiter = Вербувальник
maracaibo-card-brig = Бриг
maracaibo-card-frigate = Фрегат
maracaibo-card-corvette = Корвет
maracaibo-card-merchantman = Торгове судно
maracaibo-card-flagship = Флагман
maracaibo-card-treasure-fleet = Флот скарбів
maracaibo-card-shipyard-hulk = Старий корпус
maracaibo-card-packet-boat = Пакетбот
maracaibo-card-fluyt = Флейт
maracaibo-card-xebec = Шебека

## Quests

maracaibo-quest-gold-collector = Збирач золота
maracaibo-quest-emerald-collector = Збирач смарагдів
maracaibo-quest-pearl-collector = Збирач перлів
maracaibo-quest-buried-gold = Закопане золото
maracaibo-quest-buried-emeralds = Закопані смарагди
maracaibo-quest-buried-pearls = Закопані перли
maracaibo-quest-full-crew = Повна команда
maracaibo-quest-well-equipped = Повне спорядження
maracaibo-quest-fleet = Флотилія
maracaibo-quest-rich-income = Повний гаманець
maracaibo-quest-growing-fame = Дедалі більша слава
maracaibo-quest-great-estate = Великі статки
maracaibo-quest-four-rivers = Чотири річки
maracaibo-quest-of-everything = Усього потроху
maracaibo-quest-lord-of-manors = Володар маєтків
maracaibo-quest-lightning = Мов блискавка
maracaibo-quest-shipwright = Корабельний майстер
maracaibo-quest-expedition-crew = Команда експедиції
maracaibo-quest-expedition-gear = Спорядження експедиції
maracaibo-quest-ready-to-sail = Готові до плавання
maracaibo-quest-ports-of-call = Порти заходу
maracaibo-quest-hidden-fame = Прихована слава
maracaibo-quest-river-caches = Схрони над річками
maracaibo-quest-manned-fleet = Флотилія з командою
maracaibo-quest-armed-fleet = Споряджена флотилія

## Figureheads

maracaibo-figurehead-mermaid = Русалка
maracaibo-figurehead-dragon = Дракон
maracaibo-figurehead-harpy = Гарпія
maracaibo-figurehead-whale = Кит
maracaibo-figurehead-lion = Лев
maracaibo-figurehead-sea-serpent = Морський змій
maracaibo-figurehead-poseidon = Посейдон
maracaibo-figurehead-kraken = Кракен
maracaibo-figurehead-hawk = Яструб
maracaibo-figurehead-nautilus = Наутилус
maracaibo-figurehead-skull = Череп
maracaibo-figurehead-unicorn = Єдиноріг

## Black market faces

maracaibo-face-spade = Заступ
maracaibo-face-caches = Схрони
maracaibo-face-rumours = Чутки
maracaibo-face-routes = Річкові шляхи
maracaibo-face-buyer = Скупник
maracaibo-face-arms = Торговець зброєю
maracaibo-face-press-gang = Примусове вербування
maracaibo-face-emeralds = Торговець смарагдами
maracaibo-face-pearls = Торговець перлами
maracaibo-face-gold = Торговець золотом

## Layouts

maracaibo-layout-standard = Основна
maracaibo-layout-channel = Протока
maracaibo-layout-reef = Риф

## What is counted: for each, or for each few

maracaibo-per-gold = { $number ->
    [1] за кожне золото
    [few] за кожні { $number } золота
   *[other] за кожні { $number } золота
}
maracaibo-per-emerald = { $number ->
    [1] за кожен смарагд
    [few] за кожні { $number } смарагди
   *[other] за кожні { $number } смарагдів
}
maracaibo-per-pearl = { $number ->
    [1] за кожну перлину
    [few] за кожні { $number } перлини
   *[other] за кожні { $number } перлин
}
maracaibo-per-buried-gold = { $number ->
    [1] за кожне закопане золото
    [few] за кожні { $number } закопаного золота
   *[other] за кожні { $number } закопаного золота
}
maracaibo-per-buried-emerald = { $number ->
    [1] за кожен закопаний смарагд
    [few] за кожні { $number } закопані смарагди
   *[other] за кожні { $number } закопаних смарагдів
}
maracaibo-per-buried-pearl = { $number ->
    [1] за кожну закопану перлину
    [few] за кожні { $number } закопані перлини
   *[other] за кожні { $number } закопаних перлин
}
maracaibo-per-equipment = { $number ->
    [1] за кожну карту спорядження
    [few] за кожні { $number } карти спорядження
   *[other] за кожні { $number } карт спорядження
}
maracaibo-per-crew = { $number ->
    [1] за кожну карту команди
    [few] за кожні { $number } карти команди
   *[other] за кожні { $number } карт команди
}
maracaibo-per-ship = { $number ->
    [1] за кожну карту корабля
    [few] за кожні { $number } карти корабля
   *[other] за кожні { $number } карт корабля
}
maracaibo-per-buried = { $number ->
    [1] за кожен закопаний скарб
    [few] за кожні { $number } закопані скарби
   *[other] за кожні { $number } закопаних скарбів
}
maracaibo-per-treasure-set = { $number ->
    [1] за кожен набір із 3 різних скарбів
    [few] за кожні { $number } набори з 3 різних скарбів
   *[other] за кожні { $number } наборів із 3 різних скарбів
}
maracaibo-per-river = { $number ->
    [1] за кожну перетнуту річку
    [few] за кожні { $number } перетнуті річки
   *[other] за кожні { $number } перетнутих річок
}
maracaibo-per-residence = { $number ->
    [1] за кожну резиденцію
    [few] за кожні { $number } резиденції
   *[other] за кожні { $number } резиденцій
}
maracaibo-per-card = { $number ->
    [1] за кожне покращення чи резиденцію
    [few] за кожні { $number } покращення та резиденції
   *[other] за кожні { $number } покращень і резиденцій
}
maracaibo-per-lightning = { $number ->
    [1] за кожне покращення з блискавкою
    [few] за кожні { $number } покращення з блискавкою
   *[other] за кожні { $number } покращень із блискавкою
}
maracaibo-per-upgrade = { $number ->
    [1] за кожне посилення корабля
    [few] за кожні { $number } посилення корабля
   *[other] за кожні { $number } посилень корабля
}
maracaibo-per-quest = { $number ->
    [1] за кожну карту завдання
    [few] за кожні { $number } карти завдань
   *[other] за кожні { $number } карт завдань
}
maracaibo-per-scored-quest = { $number ->
    [1] за кожне зараховане завдання
    [few] за кожні { $number } зараховані завдання
   *[other] за кожні { $number } зарахованих завдань
}
maracaibo-per-doubloon-income = { $number ->
    [1] за кожен дублон доходу
    [few] за кожні { $number } дублони доходу
   *[other] за кожні { $number } дублонів доходу
}
maracaibo-per-vp-income = { $number ->
    [1] за кожне ПО доходу
    [few] за кожні { $number } ПО доходу
   *[other] за кожні { $number } ПО доходу
}

## What is counted: a number of each

maracaibo-need-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
maracaibo-need-emerald = { $count ->
    [one] { $count } смарагд
    [few] { $count } смарагди
    [many] { $count } смарагдів
   *[other] { $count } смарагда
}
maracaibo-need-pearl = { $count ->
    [one] { $count } перлина
    [few] { $count } перлини
    [many] { $count } перлин
   *[other] { $count } перлини
}
maracaibo-need-buried-gold = { $count ->
    [one] { $count } закопане золото
    [few] { $count } закопаного золота
    [many] { $count } закопаного золота
   *[other] { $count } закопаного золота
}
maracaibo-need-buried-emerald = { $count ->
    [one] { $count } закопаний смарагд
    [few] { $count } закопані смарагди
    [many] { $count } закопаних смарагдів
   *[other] { $count } закопаного смарагда
}
maracaibo-need-buried-pearl = { $count ->
    [one] { $count } закопана перлина
    [few] { $count } закопані перлини
    [many] { $count } закопаних перлин
   *[other] { $count } закопаної перлини
}
maracaibo-need-equipment = { $count ->
    [one] { $count } карта спорядження
    [few] { $count } карти спорядження
    [many] { $count } карт спорядження
   *[other] { $count } карти спорядження
}
maracaibo-need-crew = { $count ->
    [one] { $count } карта команди
    [few] { $count } карти команди
    [many] { $count } карт команди
   *[other] { $count } карти команди
}
maracaibo-need-ship = { $count ->
    [one] { $count } карта корабля
    [few] { $count } карти корабля
    [many] { $count } карт корабля
   *[other] { $count } карти корабля
}
maracaibo-need-buried = { $count ->
    [one] { $count } закопаний скарб
    [few] { $count } закопані скарби
    [many] { $count } закопаних скарбів
   *[other] { $count } закопаного скарбу
}
maracaibo-need-treasure-set = { $count ->
    [one] { $count } набір із 3 різних скарбів
    [few] { $count } набори з 3 різних скарбів
    [many] { $count } наборів із 3 різних скарбів
   *[other] { $count } набору з 3 різних скарбів
}
maracaibo-need-river = { $count ->
    [one] { $count } перетнута річка
    [few] { $count } перетнуті річки
    [many] { $count } перетнутих річок
   *[other] { $count } перетнутої річки
}
maracaibo-need-residence = { $count ->
    [one] { $count } резиденція
    [few] { $count } резиденції
    [many] { $count } резиденцій
   *[other] { $count } резиденції
}
maracaibo-need-card = { $count ->
    [one] { $count } покращення чи резиденція
    [few] { $count } покращення та резиденції
    [many] { $count } покращень і резиденцій
   *[other] { $count } покращення та резиденції
}
maracaibo-need-lightning = { $count ->
    [one] { $count } покращення з блискавкою
    [few] { $count } покращення з блискавкою
    [many] { $count } покращень із блискавкою
   *[other] { $count } покращення з блискавкою
}
maracaibo-need-upgrade = { $count ->
    [one] { $count } посилення корабля
    [few] { $count } посилення корабля
    [many] { $count } посилень корабля
   *[other] { $count } посилення корабля
}
maracaibo-need-quest = { $count ->
    [one] { $count } карта завдання
    [few] { $count } карти завдань
    [many] { $count } карт завдань
   *[other] { $count } карти завдання
}
maracaibo-need-scored-quest = { $count ->
    [one] { $count } зараховане завдання
    [few] { $count } зараховані завдання
    [many] { $count } зарахованих завдань
   *[other] { $count } зарахованого завдання
}
maracaibo-need-doubloon-income = { $count ->
    [one] { $count } дублон доходу
    [few] { $count } дублони доходу
    [many] { $count } дублонів доходу
   *[other] { $count } дублона доходу
}
maracaibo-need-vp-income = { $count } ПО доходу
maracaibo-condition = { $vp } ПО: { $needs }

## Effects at once

maracaibo-effect-vp = { $count } ПО
maracaibo-effect-doubloons = { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-effect-vp-per = { $count } ПО { $per }
maracaibo-effect-vp-per-most = { $count } ПО { $per } (щонайбільше { $most } ПО)
maracaibo-effect-vp-of-income = стільки ПО, скільки становить дохід у ПО
maracaibo-effect-doubloons-of-income = стільки дублонів, скільки становить дохід у дублонах
maracaibo-effect-treasure-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
maracaibo-effect-treasure-emerald = { $count ->
    [one] { $count } смарагд
    [few] { $count } смарагди
    [many] { $count } смарагдів
   *[other] { $count } смарагда
}
maracaibo-effect-treasure-pearl = { $count ->
    [one] { $count } перлина
    [few] { $count } перлини
    [many] { $count } перлин
   *[other] { $count } перлини
}
maracaibo-effect-treasure-any = { $count ->
    [one] { $count } скарб на вибір
    [few] { $count } скарби одного виду
    [many] { $count } скарбів одного виду
   *[other] { $count } скарбу одного виду
}
maracaibo-effect-treasure-raided = { $count ->
    [one] { $count } скарб того самого кольору, що й кістка
    [few] { $count } скарби того самого кольору, що й кістка
    [many] { $count } скарбів того самого кольору, що й кістка
   *[other] { $count } скарбу того самого кольору, що й кістка
}
maracaibo-effect-cube-any = { $count ->
    [one] { $count } кубик на будь-який острів
    [few] { $count } кубики на один острів
    [many] { $count } кубиків на один острів
   *[other] { $count } кубика на один острів
}
maracaibo-effect-cube-gold = { $count ->
    [one] { $count } кубик на острів золота
    [few] { $count } кубики на острів золота
    [many] { $count } кубиків на острів золота
   *[other] { $count } кубика на острів золота
}
maracaibo-effect-cube-emerald = { $count ->
    [one] { $count } кубик на острів смарагдів
    [few] { $count } кубики на острів смарагдів
    [many] { $count } кубиків на острів смарагдів
   *[other] { $count } кубика на острів смарагдів
}
maracaibo-effect-cube-pearl = { $count ->
    [one] { $count } кубик на острів перлів
    [few] { $count } кубики на острів перлів
    [many] { $count } кубиків на острів перлів
   *[other] { $count } кубика на острів перлів
}
maracaibo-effect-bury-any = закопати 1 скарб
maracaibo-effect-bury-gold = закопати 1 золото
maracaibo-effect-bury-emerald = закопати 1 смарагд
maracaibo-effect-bury-pearl = закопати 1 перлину
maracaibo-effect-bury-raided = закопати 1 скарб того самого кольору, що й кістка
maracaibo-effect-upgrade = посилення корабля
maracaibo-effect-quest = 1 завдання
maracaibo-effect-discard-quest = скинути завдання й отримати { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-effect-explore = дослідження { $count }
maracaibo-effect-space-again = ефект поля, на якому стоїть дослідник
maracaibo-effect-raid = грабунок
maracaibo-effect-raid-more = грабунок +{ $count }
maracaibo-effect-raid-as = грабунок будь-якого скарбу з результатом { $count } без кидка
maracaibo-effect-raid-with-gold = грабунок лише жовтою кісткою, +{ $count }
maracaibo-effect-raid-with-emerald = грабунок лише зеленою кісткою, +{ $count }
maracaibo-effect-raid-with-pearl = грабунок лише білою кісткою, +{ $count }
maracaibo-effect-acquire-equipment = купити карту спорядження
maracaibo-effect-acquire-equipment-more = купити карту спорядження, на { $count } дорожче
maracaibo-effect-acquire-crew = купити карту команди
maracaibo-effect-acquire-crew-more = купити карту команди, на { $count } дорожче
maracaibo-effect-acquire-ship = купити карту корабля
maracaibo-effect-acquire-ship-more = купити карту корабля, на { $count } дорожче
maracaibo-effect-build = збудувати резиденцію
maracaibo-effect-figurehead = носова фігура
maracaibo-effect-figurehead-for = носова фігура за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-effect-place-market = розмістити жетон чорного ринку
maracaibo-effect-place-market-for = розмістити жетон чорного ринку за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-effect-use-market = активувати один із розміщених жетонів чорного ринку

## Lasting effects

maracaibo-effect-raid-bonus = +{ $count } до кожного грабунку
maracaibo-effect-die-bonus-gold = +{ $count } на жовтій кістці
maracaibo-effect-die-bonus-emerald = +{ $count } на зеленій кістці
maracaibo-effect-die-bonus-pearl = +{ $count } на білій кістці
maracaibo-effect-raid-action = дія грабунку, { $count ->
    [one] { $count } очко сили
    [few] { $count } очки сили
    [many] { $count } очок сили
   *[other] { $count } очка сили
}: { $then }
maracaibo-effect-explore-bonus = +{ $count } під час кожного дослідження
maracaibo-effect-fewer-steps = під час дослідження пройти { $count ->
    [one] на { $count } поле менше
    [few] на { $count } поля менше
    [many] на { $count } полів менше
   *[other] на { $count } поля менше
}: { $then }
maracaibo-effect-discount = покращення й резиденції дешевші на { $count }
maracaibo-effect-sail-bonus = корабель може пройти { $count ->
    [one] на { $count } поле далі
    [few] на { $count } поля далі
    [many] на { $count } полів далі
   *[other] на { $count } поля далі
}
maracaibo-effect-reroll-bonus = { $count ->
    [one] { $count } додаткове перекидання
    [few] { $count } додаткові перекидання
    [many] { $count } додаткових перекидань
   *[other] { $count } додаткового перекидання
} у кожному грабунку
maracaibo-effect-new-quests = перед вибором завдання можна оновити ринок завдань

## Income and end of the game

maracaibo-effect-income-doubloons = дохід: { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-effect-income-vp = дохід: { $count } ПО
maracaibo-effect-income-per-quest = дохід: { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
} за кожну наявну карту завдання
maracaibo-effect-end-vp-per = наприкінці гри: { $count } ПО { $per }
maracaibo-effect-end-vp-per-most = наприкінці гри: { $count } ПО { $per } (щонайбільше { $most } ПО)

## Data files that are refused

maracaibo-data-file = { $file } — це не файл із компонентами цієї гри. Файли: { $known }.
maracaibo-data-count = { $file }, { $item }: кількість: { $count }, а в грі { $known }.
maracaibo-data-origins = { $file }, { $item }: «{ $name }» не є жодним зі значень цього елемента.
maracaibo-data-twins = { $file }, { $item }: ця назва трапляється двічі.
maracaibo-data-own-word = { $file }, { $item }: це слово вживає сам запис ходів.
maracaibo-data-reference = { $file }, { $item }: «{ $name }» не існує.
maracaibo-data-effect = { $file }, { $item }: «{ $effect }» — це не ефект.
maracaibo-data-place = { $file }, { $item }: ефект «{ $effect }» тут неможливий.
maracaibo-data-endless = { $file }, { $item }: з ефектом «{ $effect }» гра могла б ніколи не скінчитися.
maracaibo-data-value = { $file }, { $item }: локація рівня II не має символу вартості скарбу.
maracaibo-data-residence = { $file }, { $item }: «{ $effect }» не дає очок наприкінці гри з указаним максимумом.
maracaibo-data-counted = { $file }, { $item }: завдання не може рахувати «{ $name }». Може рахувати: { $known }.
maracaibo-data-no-condition = { $file }, { $item }: умова нічого не вимагає.
maracaibo-data-sectors = { $file }, { $item }: поля мають іти сектор за сектором зліва направо.
maracaibo-data-empty-sector = { $file }, { $item }: у цьому секторі немає жодного поля.
maracaibo-data-lock = { $file }, { $item }: потрібна кількість посилень — { $count }; має бути від { $least } до { $most }.
maracaibo-data-track-start = { $file }, { $item }: трек має починатися стартовим полем без ефектів.
maracaibo-data-track-circle = { $file }, { $item }: трек замикається в коло.
maracaibo-data-track-unreachable = { $file }, { $item }: жоден шлях не веде зі старту на це поле.
maracaibo-data-track-rivers = { $file }, { $item }: кількість річок на шляху до цього кінця — { $count }; має бути { $known }.
maracaibo-data-track-river = { $file }, { $item }: далі тут річка { $count }, а має бути річка { $known }.
maracaibo-data-track-banks = { $file }, { $item }: тут сходяться шляхи, що перетнули різну кількість річок.
maracaibo-data-values = { $file }, { $item }: кількості кубиків мають починатися з 0 і зростати.
maracaibo-data-no-layout = { $file }, { $item }: немає жодної розкладки.
maracaibo-data-layout-rows = { $file }, { $item }: ряди мають різну довжину.
maracaibo-data-layout-cards = { $file }, { $item }: карт { $count }, а в розкладці їх { $known }.
maracaibo-data-layout-islands = { $file }, { $item }: кожен із трьох островів G, E і P має бути один раз.
maracaibo-data-layout-dead-end = { $file }, { $item }: з карти в стовпчику { $column }, у ряду { $row }, не можна рушити далі за 3 кроки.
maracaibo-data-layout-unreachable = { $file }, { $item }: жоден шлях не веде до карти в стовпчику { $column }, у ряду { $row }.
maracaibo-data-redbeard-card = { $file }, { $item }: карта має головні дії, а додаткову дію — лише карти колоди B.
maracaibo-data-redbeard-action = { $file }, { $item }: «{ $name }» — це не головна дія Рудобородого. Дії: { $known }.
