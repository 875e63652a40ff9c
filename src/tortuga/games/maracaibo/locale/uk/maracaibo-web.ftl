# Pirates of Maracaibo in the browser

## Boards
web-maracaibo-boards = Планшети
web-maracaibo-more-boards = Ще планшети
web-maracaibo-tab-map = Мапа
web-maracaibo-tab-dice = Грабунок
web-maracaibo-tab-track = Трек
web-maracaibo-tab-ship = Корабель
web-maracaibo-tab-hideout = Схованка
web-maracaibo-tab-quests = Завдання
web-maracaibo-tab-markets = Ринки
web-maracaibo-tab-redbeard = Рудобородий
web-maracaibo-tab-scores = Рахунок
web-maracaibo-fact-track = річки: { $count } з { $all }
web-maracaibo-fact-ship = { $count } з { $all }
web-maracaibo-fact-hideout = { $count }, { $buried } у землі
web-maracaibo-fact-quests = ваші { $own }, ринок { $open }
web-maracaibo-fact-markets = { $count ->
    [one] { $count } фігура
    [few] { $count } фігури
   *[many] { $count } фігур
}
web-maracaibo-lies-above = Відкрито вище.
web-maracaibo-back-to-map = Назад до мапи

## How it is done
web-maracaibo-help-helm = Виберіть у рамці праворуч.
web-maracaibo-help-map = Торкніться підсвіченої карти, щоб побачити, що вона дає; торкніться ще раз, щоб це зробити. Утримуйте карту, щоб її прочитати.
web-maracaibo-help-dice = Одна кістка на весь грабунок: її колір — це скарб, який можна взяти.
web-maracaibo-help-track = Торкніться підсвіченого поля; торкніться ще раз, щоб піти туди.
web-maracaibo-help-ship = Торкніться підсвіченого поля; торкніться ще раз, щоб зробити посилення.
web-maracaibo-help-hideout = Торкніться підсвіченого поля; торкніться ще раз, щоб це зробити.
web-maracaibo-help-quests = Торкніться завдання; торкніться ще раз, щоб його взяти.
web-maracaibo-help-discard = Торкніться завдання; торкніться ще раз, щоб його скинути.
web-maracaibo-help-markets = Торкніться того, що хочете; торкніться ще раз, щоб це взяти.
web-maracaibo-help-redbeard = Рудобородий грає сам.
web-maracaibo-help-scores = Ось рахунок усіх гравців.
web-maracaibo-help-spend = Торкніться дії, щоб за неї заплатити; кожну можна використати раз за хід.
web-maracaibo-help-keep = Залиште { $count } з { $all }: торкніться, щоб вибрати; другий дотик відкладає завдання.
web-maracaibo-help-keep-one = Залиште 1 з { $all }: торкніться, щоб вибрати; торкніться ще раз, щоб його залишити.
web-maracaibo-help-place = Спершу жетон, потім підсвічена локація на мапі.
web-maracaibo-help-place-tile = Торкніться підсвіченої локації; торкніться ще раз, щоб покласти туди жетон.
web-maracaibo-first-counts = Завдання зараховується наприкінці гри: ви отримаєте ПО за кращу умову, якщо до того часу її виконаєте.
web-maracaibo-first-hunters = Завдання зараховується наприкінці гри: лише важча умова, за подвійні ПО; невиконане коштує ПО.
web-maracaibo-first-more = Більше завдань дають дорогою локації та планшет корабля.
web-maracaibo-first-look = Можна спершу роздивитися: мапа й усі планшети — у вкладках.
web-maracaibo-first-others = Усі вибирають одночасно; ще вибирають: { $players }.

## Decisions
web-maracaibo-later-failed = Частину столу не вдалося завантажити, мабуть, через оновлення. Оновіть сторінку; ваше місце лишається вашим.
web-maracaibo-helm = Ваше рішення
web-maracaibo-asks-die = Виберіть кістку.
web-maracaibo-asks-spent = Усі очки витрачено.
web-maracaibo-end-raid = закінчити грабунок
web-maracaibo-steps-left = { $count ->
    [one] Лишився { $count } крок
    [few] Лишилося { $count } кроки
   *[many] Лишилося { $count } кроків
}
web-maracaibo-unknown = Карту ви відкриєте, коли сюди припливете; тоді можна зупинитися або плисти далі.
web-maracaibo-unknown-location = Карту ви відкриєте, якщо закінчите тут рух.
web-maracaibo-its-doubloons = На ній дублони:
web-maracaibo-fight-there = і буде сутичка
web-maracaibo-use = Використати: { $effects }
web-maracaibo-clear = Скасувати вибір
web-maracaibo-sail-to = Плисти: { $place }
web-maracaibo-acquire = Купити за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
   *[many] { $count } дублонів
}: { $card }
web-maracaibo-build = Збудувати за { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
   *[many] { $count } дублонів
}: { $card }
web-maracaibo-upgrade = Посилення: { $effects }
web-maracaibo-take-figurehead = Узяти носову фігуру: { $figurehead }
web-maracaibo-place = Покласти «{ $face }»: { $place }
web-maracaibo-activate = Використати жетон: { $place }
web-maracaibo-take-quest = Узяти завдання: { $quest }
web-maracaibo-discard-quest = Скинути завдання: { $quest }
web-maracaibo-keep = { $count ->
    [one] Залишити це завдання
    [few] Залишити ці завдання
   *[many] Залишити ці завдання
}
web-maracaibo-keep-why = { $count ->
    [one] Спершу виберіть завдання, яке залишите.
    [few] Спершу виберіть { $count } завдання, які залишите.
   *[many] Спершу виберіть { $count } завдань, які залишите.
}
web-maracaibo-raid-for = Грабувати: { $treasure }
web-maracaibo-take-treasure = Узяти: { $treasure }
web-maracaibo-cube-on = Кубик на острів: { $treasure }
web-maracaibo-bury = Закопати: { $treasure }
web-maracaibo-explore-to = Дослідити: { $effects }
web-maracaibo-lit-before = { $count ->
    [one] Ще { $count } місце для вибору лежить ближче до початку мапи
    [few] Ще { $count } місця для вибору лежать ближче до початку мапи
   *[many] Ще { $count } місць для вибору лежить ближче до початку мапи
}
web-maracaibo-lit-after = { $count ->
    [one] Ще { $count } місце для вибору лежить далі на мапі
    [few] Ще { $count } місця для вибору лежать далі на мапі
   *[many] Ще { $count } місць для вибору лежить далі на мапі
}
web-maracaibo-page = Сторінка { $n } з { $count }
web-maracaibo-page-before = Попередня сторінка
web-maracaibo-page-after = Наступна сторінка
web-maracaibo-which-tile = Який жетон?
web-maracaibo-ends = Досяжно: { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полів
}
web-maracaibo-then = Потім ({ $source }):
web-maracaibo-then-one = потім одне з
web-maracaibo-ends-round = завершує раунд
web-maracaibo-round-ends = { $count ->
    [one] Може скінчитися вже наступного ходу ({ $players }).
    [few] Може скінчитися за { $count } ходи ({ $players }).
   *[many] Може скінчитися за { $count } ходів ({ $players }).
}
web-maracaibo-round-ends-short = { $count ->
    [one] мін. { $count } хід
    [few] мін. { $count } ходи
   *[many] мін. { $count } ходів
}
web-maracaibo-round-over = Закінчиться після цього ходу.
web-maracaibo-round-over-short = після ходу
web-maracaibo-game-over-after = Гра закінчиться, коли { $player } завершить хід.
web-maracaibo-game-over-after-short = останні ходи
web-maracaibo-round-anybody = будь-хто
web-maracaibo-since = Після вашого останнього ходу
web-maracaibo-last = Що сталося останнім
web-maracaibo-nothing-yet = Ще нічого.
web-maracaibo-since-show = Після вашого ходу
web-maracaibo-since-hide = Назад до рішення
web-maracaibo-since-show-short = Що було?
web-maracaibo-since-hide-short = Рішення
web-maracaibo-at = { $player }, { $place }

## The checklist of a turn
web-maracaibo-checklist = Цей хід крок за кроком
web-maracaibo-action-step = ваша дія
web-maracaibo-state-done = зроблено
web-maracaibo-state-left = пропущено
web-maracaibo-state-impossible = неможливо
web-maracaibo-state-open = триває
web-maracaibo-state-now = зараз
web-maracaibo-state-later = ще попереду
web-maracaibo-before-after = { $before } → { $after }
web-maracaibo-cubes-before-after = кубики: { $before } → { $after }
web-maracaibo-acquire-for = Купити
web-maracaibo-build-for = Збудувати
web-maracaibo-leave-it = Лишити
web-maracaibo-pay-nobody = платити нікому
web-maracaibo-or-leave = або лишити:

## Raids
web-maracaibo-points = { $count ->
    [one] очко
    [few] очки
   *[many] очок
}
web-maracaibo-used = використано цього ходу
web-maracaibo-short = бракує { $count }
web-maracaibo-before-roll = Киньте кістки, потім виберіть одну. Раз можна перекинути всі.

## Cards
web-maracaibo-or = або
web-maracaibo-now = зараз
web-maracaibo-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}
web-maracaibo-more-cubes = ще { $count }: { $vp }
web-maracaibo-level = рівень { $level }
web-maracaibo-once = раз, одразу
web-maracaibo-lasting = постійно
web-maracaibo-income = з кожним доходом
web-maracaibo-end = наприкінці гри
web-maracaibo-price = Ваша ціна
web-maracaibo-worth = Вартість
web-maracaibo-value-tile = Жетон вартості
web-maracaibo-built = Збудували
web-maracaibo-ships = Кораблі
web-maracaibo-origin = Звідки ці дані
web-maracaibo-location-upgrade = Кожна локація дає ще й посилення корабля.

## Numbers
web-maracaibo-to-gulf = { $count ->
    [one] { $count } стовпчик до Затоки
    [few] { $count } стовпчики до Затоки
   *[many] { $count } стовпчиків до Затоки
}
web-maracaibo-if-over = рахунок зараз: { $score }
web-maracaibo-if-over-short = зараз: { $score }
web-maracaibo-gulf-short = до Затоки
web-maracaibo-in-gulf = у Затоці
web-maracaibo-in-maracaibo = у Маракайбо
web-maracaibo-score-without-quests = Рахунок, якби гра скінчилася зараз, без завдань
web-maracaibo-part-upgrade = планшет корабля { $number }
web-maracaibo-part-fewer = віддані кроки
web-maracaibo-part-die = кістка
web-maracaibo-part-effect = ефект
web-maracaibo-part-printed = ефект
web-maracaibo-red-at = його корабель: { $place }
web-maracaibo-red-reveals = { $count ->
    [one] у колоді лишилася { $count } карта
    [few] у колоді лишилося { $count } карти
   *[many] у колоді лишилося { $count } карт
}
web-maracaibo-red-shuffles = перед наступним ходом він тасує всі свої карти
web-maracaibo-red-upgrade = наступне посилення корабля: { $upgrade }
web-maracaibo-red-full = його планшет корабля заповнено
web-maracaibo-won-by = { $name } перемагає Рудобородого { $mine }:{ $his }, з перевагою { $count } ПО.
web-maracaibo-lost-by = { $name } програє Рудобородому { $mine }:{ $his }, з різницею { $count } ПО.
web-maracaibo-lost-tie = Нічия { $his }:{ $mine }, а за нічиєї перемагає Рудобородий.
web-maracaibo-legend = Що означають значки
