## Pirates of Maracaibo

maracaibo-name = Пірати Маракайбо
maracaibo-about = Тричі перетніть Кариби, грабуйте, досліджуйте й закопуйте скарби.
maracaibo-example-move = пливти c4r2
maracaibo-example-rule = PM-4.1

# What lies on a space instead of a card that can be seen.
maracaibo-lies-none = нічого
maracaibo-lies-filler = карта, що лишається закритою
maracaibo-lies-hidden-location = закрита локація
maracaibo-lies-hidden-improvement = закрите покращення
maracaibo-lies-hidden-second = закрита карта рівня II

# What something comes from, where that has no name of its own.
maracaibo-source-turn = хід
maracaibo-source-upgrade = планшет корабля
maracaibo-source-track = трек досліджень
maracaibo-source-storage = сховище
maracaibo-source-burial = поле для закопаного скарбу
maracaibo-source-raid = грабунок
maracaibo-source-steps = менше кроків
maracaibo-source-gulf = Затока
maracaibo-source-maracaibo = Маракайбо
maracaibo-source-rubies = ринок рубінів
maracaibo-source-retirement = жетон знижки на резиденцію
maracaibo-source-ignoring = замість карти
maracaibo-source-fog = закрита локація
maracaibo-source-skirmish = сутичка
maracaibo-source-redbeard = корабель Рудобородого
maracaibo-source-exploring = дослідження

# Parts of a final score, where they have no name of their own.
maracaibo-part-play = здобуто під час гри
maracaibo-part-rivers = річки
maracaibo-part-doubloons = дублони
maracaibo-part-buried = закопані скарби
maracaibo-part-many-quests = щонайменше шість завдань
maracaibo-part-cards = карти
maracaibo-part-residences = резиденції
maracaibo-part-quests = завдання
maracaibo-part-rubies = рубіни

## Refusals

maracaibo-game-over = Гру закінчено.
maracaibo-not-your-decision = Зараз вирішуєте не ви.
maracaibo-no-option = Зараз цього зробити не можна.
maracaibo-obligatory = Цього не можна пропустити.
maracaibo-not-a-move = «{ $text }» — це не хід. Ходи: пливти c4r2, взяти 5, купити, посилити 3, кістка золото, витратити скарб, відмовитися.
maracaibo-not-a-quest = «{ $text }» — це не завдання.
maracaibo-no-way = Там закінчити рух не можна: пройдіть від 1 до { $count } полів і закінчіть ближче до Маракайбо.
maracaibo-no-card-there = Тут немає карти, яку можна купити.
maracaibo-other-kind = Це карта іншого виду.
maracaibo-no-residence-there = Там немає резиденції.
maracaibo-too-expensive = Ціна в дублонах: { $price }; у вас: { $doubloons }.
maracaibo-built-already = Ваш маркер уже там.
maracaibo-space-taken = Там уже лежить кубик.
maracaibo-locked = Це поле заблоковане: на планшеті { $count ->
    [one] має бути { $count } посилення
    [few] мають бути { $count } посилення
    [many] має бути { $count } посилень
   *[other] має бути { $count } посилення
}.
maracaibo-raid-action-used = Цю дію грабунку вже використано цього ходу.
maracaibo-too-few-points = Ціна в очках: { $cost }; у вас лишилося: { $points }.
maracaibo-cannot-explore-there = Ваш дослідник не може туди дістатися.
maracaibo-no-such-layout = Розкладки «{ $name }» немає. Розкладки: { $known }.

## The story

maracaibo-say-set-up = Кариби розкладено. Починає { $player }.
maracaibo-say-quest-kept = { $player }: вибір завдань зроблено.
maracaibo-say-quest-opened = Ринок завдань: { $quest }.
maracaibo-say-quest-replaced = { $player } замінює відкрите завдання: { $quest }.
maracaibo-say-quest-drawn = { $player } бере закрите завдання.
maracaibo-say-quest-taken = { $player } бере завдання: { $quest }.
maracaibo-say-quest-discarded = { $player } скидає завдання.
maracaibo-say-sailed = { $player } пливе на поле: { $card }.
maracaibo-say-sailed-nameless = { $player } пливе на поле: { $card } ({ $place }).
maracaibo-say-sailed-empty = { $player } пливе на порожнє поле ({ $place }).
maracaibo-say-sailed-gulf = { $player } пливе до Затоки.
maracaibo-say-sailed-maracaibo = { $player } пливе до Маракайбо.
maracaibo-say-turned-up = Відкрито карту ({ $place }): { $card }.
maracaibo-say-paid = { $player } платить 1 дублон; його отримує { $from }.
maracaibo-say-paid-supply = { $player } платить 1 дублон у загальний запас.
maracaibo-say-fought = Сутичка, { $place }: { $player } перемагає із силою { $points }.
maracaibo-say-fought-tie = Сутичка, { $place }: нічия.
maracaibo-say-fighter = { $player }: кістка { $n } + { $bonus } = { $points }.
maracaibo-say-gained-vp = { $player } здобуває { $vp } ПО ({ $source }).
maracaibo-say-gained-doubloons = { $player } здобуває { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
} ({ $source }).
maracaibo-say-gained-both = { $player } здобуває { $vp } ПО і { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
} ({ $source }).
maracaibo-say-acquired = { $player } купує за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}: { $card }.
maracaibo-say-refilled = Нова карта ({ $place }): { $card }.
maracaibo-say-built = { $player } будує за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}: { $card }.
maracaibo-say-put-cubes = { $player } додає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}: { $island }.
maracaibo-say-took-treasure = { $player } бере скарб: { $treasure }.
maracaibo-say-buried = { $player } закопує скарб: { $treasure }.
maracaibo-say-upgraded = { $player } робить посилення корабля № { $n }.
maracaibo-say-figurehead = { $player } бере носову фігуру: { $figurehead }.
maracaibo-say-tile-placed = { $player } кладе жетон чорного ринку ({ $card }): { $face }.
maracaibo-say-rolled = { $player } кидає (золото, смарагд, перлина): { $dice }.
maracaibo-say-raided = { $player } грабує ({ $treasure }), сила грабунку: { $points }.
maracaibo-say-spent = { $player } витрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}; лишилося: { $count }.
maracaibo-say-explored = { $player } пересуває дослідника далі ({ $count ->
    [one] { $count } річка
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}).
maracaibo-say-explored-start = { $player } пересуває дослідника на початок треку ({ $count ->
    [one] { $count } річка
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}).
maracaibo-say-explored-end = { $player } пересуває дослідника на кінець треку ({ $count ->
    [one] { $count } річка
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}).
maracaibo-say-explored-retirement = { $player } пересуває дослідника на жетон знижки на резиденцію ({ $count ->
    [one] { $count } річка
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}).
maracaibo-say-ruby-taken = { $player } бере рубін.
maracaibo-say-ruby-sold = { $player } продає рубін на полі { $n }.
maracaibo-say-rubies-exchanged = { $player } обмінює { $count ->
    [one] { $count } рубін
    [few] { $count } рубіни
    [many] { $count } рубінів
   *[other] { $count } рубіна
} на { $vp } ПО.
maracaibo-say-redbeard-begins-card = Хід Рудобородого.
maracaibo-say-redbeard-begins-gulf = Хід Рудобородого: із Затоки він пливе до Маракайбо без карти.
maracaibo-say-redbeard-begins-none = Хід Рудобородого: він не може використати жодної своєї карти, тож просто пливе далі.
maracaibo-say-redbeard-card = Рудобородий відкриває карту { $card }.
maracaibo-say-redbeard-card-ignored = Рудобородий відкриває карту { $card }, але нічого з неї не може зробити.
maracaibo-redbeard-action-1 = Перша дія
maracaibo-redbeard-action-2 = Друга дія
maracaibo-redbeard-action-3 = Третя дія
maracaibo-say-redbeard-does = { $which }, { $action }: { $card } — у межах 3 полів.
maracaibo-say-redbeard-does-gulf = { $which }, { $action }: Затока — у межах 3 полів.
maracaibo-say-redbeard-no-location = { $which }, { $action }: у межах 3 полів немає локації з цією дією.
maracaibo-say-redbeard-no-cards = { $which }, { $action }: у межах 3 полів немає карти жодного з цих видів.
maracaibo-say-redbeard-no-quest = { $which }, { $action }: немає відкритого завдання.
maracaibo-say-redbeard-no-level-two = { $which }, { $action }: карт рівня II вже немає.
maracaibo-say-redbeard-extra = Спершу додаткова дія: { $action }.
maracaibo-say-redbeard-explores = Рудобородий досліджує: { $n } + { $bonus }.
maracaibo-say-redbeard-upgraded = Рудобородий робить посилення корабля № { $n }: { $upgrade }.
maracaibo-say-redbeard-advanced = Трек Рудобородого: позиція { $n }.
maracaibo-say-redbeard-without-upgrade = Планшет корабля Рудобородого повний: посилення немає.
maracaibo-say-redbeard-without-advance = Рудобородий уже в кінці свого треку.
maracaibo-say-redbeard-without-figurehead = Носових фігур для Рудобородого вже немає.
maracaibo-say-redbeard-without-quest = Відкритих завдань для Рудобородого вже немає.
maracaibo-say-redbeard-without-residence = Рудобородий уже має всі резиденції.
maracaibo-say-redbeard-took-card = Рудобородий бере карту: { $card }.
maracaibo-say-redbeard-raided = Рудобородий грабує з результатом кидка { $n }: { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
} ({ $treasure }) та { $vp } ПО.
maracaibo-say-round-over = Кінець раунду { $n }: дохід.
maracaibo-say-income = { $player } отримує { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
} і { $vp } ПО.
maracaibo-say-scored = { $player } закінчує з результатом { $vp } ПО:
maracaibo-say-part = { $part }: { $vp } ПО
maracaibo-over = Це був останній хід.
maracaibo-over-won = Це був останній хід: Рудобородого переможено.
maracaibo-over-lost = Це був останній хід: перемагає Рудобородий.

## What is to be decided, by step

maracaibo-asks-FirstQuest = Виберіть, які з перших завдань залишити.
maracaibo-asks-Sail = Пливіть: виберіть, де зупинитися.
maracaibo-asks-Steer = Пливіть далі або зупиніться.
maracaibo-asks-Pay = На всіх не вистачить: виберіть, кому заплатити.
maracaibo-asks-Improvement = Купіть карту або візьміть 5 дублонів.
maracaibo-asks-Residence = Будуєте резиденцію?
maracaibo-asks-Acquire = Виберіть покращення, яке купите.
maracaibo-asks-Build = Виберіть резиденцію, яку збудуєте.
maracaibo-asks-AnyOrder = Використайте ефекти в будь-якому порядку або пропустіть їх.
maracaibo-asks-Upgrade = Виберіть посилення корабля.
maracaibo-asks-ChooseFigurehead = Виберіть носову фігуру.
maracaibo-asks-Place = Покладіть жетон чорного ринку на локацію.
maracaibo-asks-ChooseTile = Виберіть один зі своїх жетонів чорного ринку.
maracaibo-asks-Raid = Кидаєте кістки для грабунку?
maracaibo-asks-Dice = Виберіть кістку або перекиньте кістки.
maracaibo-asks-RaidAs = Виберіть, який скарб грабуєте.
maracaibo-asks-Spend = Витратьте очки сили грабунку.
maracaibo-asks-Explore = Пересуньте дослідника.
maracaibo-asks-ChooseTreasure = Виберіть скарб.
maracaibo-asks-TakeTreasure = Виберіть, куди покласти скарб.
maracaibo-asks-ChooseIsland = Виберіть острів.
maracaibo-asks-Bury = Виберіть скарб і поле, на якому його закопаєте.
maracaibo-asks-ChooseQuest = Візьміть завдання.
maracaibo-asks-DiscardQuest = Скидаєте завдання?
maracaibo-asks-TakeRuby = Берете рубін?
maracaibo-asks-SellRuby = Продаєте рубін?
maracaibo-asks-ExchangeRubies = Обмінюєте рубіни на ПО?

## Options

# Ways to play it, and what belongs together.
maracaibo-alone = Проти Рудобородого
maracaibo-first = Ви й один бот, основна розкладка, без модулів
maracaibo-options-modules = Модулі

# What an option is called, and what it does; then its values.
maracaibo-option-layout = Розкладка
    .help = Як лежать карти й острови; починати найкраще з основної. Усі розкладки — наша реконструкція.
maracaibo-option-layout-standard = Основна
maracaibo-option-layout-channel = Протока
maracaibo-option-layout-reef = Риф
maracaibo-option-break-clusters = Розділяти групи локацій
    .help = Чотири або більше суміжних локацій розділяють, міняючи деякі місцями з покращеннями; для перших партій.
maracaibo-option-residence-five = 5 дублонів на резиденціях
    .help = Хто закінчує рух на резиденції й не будує там, бере 5 дублонів. У правилах цього немає.
maracaibo-option-redbeard = Сила Рудобородого
    .help = Скільки з його шести карт — карти B, що дають йому додаткову дію перед рухом.
maracaibo-option-redbeard-0 = Перша спроба
    .help = Без карт B: за хід він робить лише щось одне. Добра нагода побачити, як він плаває і як грають соло.
maracaibo-option-redbeard-1 = Юнга
    .help = Одна з його шести карт — карта B: часом перед рухом він грабує, досліджує або посилює корабель. Якщо перша спроба була залегкою.
maracaibo-option-redbeard-2 = Матрос
    .help = Дві карти B: приблизно кожного третього ходу він має додаткову дію.
maracaibo-option-redbeard-3 = Боцман
    .help = Три карти B: приблизно кожного другого ходу він має додаткову дію. Для тих, хто вже знає шлях.
maracaibo-option-redbeard-4 = Перший помічник
    .help = Чотири карти B: більшість його ходів подвійні, тож план потрібен із самого початку.
maracaibo-option-redbeard-5 = Капітан
    .help = П’ять карт B: він майже щоходу має додаткову дію. Для тих, хто постійно виграє.
maracaibo-option-redbeard-6 = Майстер
    .help = Усі шість — карти B: кожна дає йому додаткову дію. Важче вже не буває.
maracaibo-option-fog-locations = Туман війни: локації
    .help = Локації лежать закритими, а на них дублони; хто закінчує там рух, бере їх і відкриває карту. Для тих, хто любить відкриття.
maracaibo-option-fog-improvements = Туман війни: покращення
    .help = Покращення й половина рівня II лежать закритими; кораблі відкривають їх, пливучи. Менше планів, більше несподіванок.
maracaibo-option-skirmishes = Піратські сутички
    .help = Якщо закінчити рух на карті з іншим кораблем, починається бій на кістках за очки й дублони. Для тих, хто не цурається бійки.
maracaibo-option-hunters = Шукачі пригод
    .help = Більше завдань і вищі ставки: зараховується лише важча умова, подвійно, а кожне невиконане завдання коштує 5 ПО. Для тих, хто добре знає завдання.
maracaibo-option-rubies = Рубіни
    .help = Рубіни знаходять на двох локаціях, а в Затоці продають за бонус або обмінюють на очки. Добрий модуль для початку.
maracaibo-option-retirement = Пенсія
    .help = У кінці треку досліджень кожен може раз збудувати резиденцію за пів ціни. Для тих, хто любить далекі мандри.
