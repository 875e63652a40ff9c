# Pirates of Maracaibo in the browser: the boards

## The exploration track

web-maracaibo-board-track = Трек досліджень
web-maracaibo-skipped = пропускається: кроку не коштує
web-maracaibo-explorer-of = дослідник гравця { $player }
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
web-maracaibo-made = виконано
web-maracaibo-opens-after = { $count ->
    [one] відкриється ще після { $count } посилення
    [few] відкриється ще після { $count } посилень
    [many] відкриється ще після { $count } посилень
   *[other] відкриється ще після { $count } посилення
}
web-maracaibo-missing = ще { $count }

## The hideout

web-maracaibo-board-hideout = Схованка
web-maracaibo-buried-worth = Скарб, покладений на поле, дає його бонус. Закопаний наприкінці вартий на { $vp } ПО більше.
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
web-maracaibo-quests-first = Оберіть, які лишите; решта повертається.
web-maracaibo-quests-hidden = { $player }: { $count ->
    [one] { $count } закрите завдання
    [few] { $count } закриті завдання
    [many] { $count } закритих завдань
   *[other] { $count } закритого завдання
}
web-maracaibo-quests-revealed = Завдання всіх гравців і що кожне принесло

## What all share

web-maracaibo-board-markets = Ринки й острови
web-maracaibo-markets-hint = ПО з максимумом: стільки ви отримали б зараз.
web-maracaibo-market-figureheads = Носові фігури
web-maracaibo-market-faces = Чорний ринок
web-maracaibo-market-residences = Резиденції
web-maracaibo-market-islands = Острови скарбів
web-maracaibo-market-rubies = Ринок рубінів
web-maracaibo-worth-now = скільки ви отримали б зараз і скільки щонайбільше
web-maracaibo-tile-left = хто ще має цей жетон
web-maracaibo-tile-placed = викладено цими гравцями
web-maracaibo-built = хто її збудував
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
web-maracaibo-treasures-of-all = скарби всіх гравців
web-maracaibo-ruby-worth = за обмін: по { $vp } ПО

## Redbeard

web-maracaibo-red-strength = Грабунки й дослідження
web-maracaibo-red-ship = Його планшет корабля
web-maracaibo-red-next = далі
web-maracaibo-red-cards = Його карти
web-maracaibo-red-left = лишилося { $count } із { $all }

## Scores

web-maracaibo-board-scores = Звідки взялися очки
web-maracaibo-scores-hint = Плюс: є ще закриті завдання.
web-maracaibo-score-treasures = скарби

## A player's boards

web-maracaibo-sheet = Планшети: { $player }
web-maracaibo-sheet-cards = Карти, резиденції та носова фігура
web-maracaibo-if-ended = якби гра скінчилася зараз
web-maracaibo-unplaced = ще не викладено

## The legend

web-maracaibo-legend-marks = Позначки
web-maracaibo-legend-vp = переможні очки (ПО)
web-maracaibo-legend-income = дублони вашого доходу
web-maracaibo-legend-bolt = блискавка: один раз, коли отримуєте карту
web-maracaibo-legend-once = один раз, одразу
web-maracaibo-legend-lasting = діє до кінця гри
web-maracaibo-legend-income-chip = під час кожного доходу
web-maracaibo-legend-end = зараховується наприкінці гри
web-maracaibo-legend-counted = Що лічиться
web-maracaibo-legend-board = На планшетах
web-maracaibo-legend-can = це можна обрати
web-maracaibo-legend-chosen = обрано; ще один дотик — і зроблено
web-maracaibo-legend-hint = підказка
web-maracaibo-legend-skipped = тут стоїть дослідник: пропускається й кроку не коштує
web-maracaibo-legend-lock = відкривається від стількох посилень
