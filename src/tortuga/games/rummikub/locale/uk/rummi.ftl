## Rummi

rummi-name = Руммі
rummi-about = Рядки та групи пронумерованих карт у дорожній версії, з чотирма джокерами.

## Refusals

rummi-game-over = Матч закінчено.
rummi-not-your-decision = Зараз не ваш хід.
rummi-not-a-move = «{ $text }» — це не хід. Ходи: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (увесь стіл).
rummi-not-a-tile = «{ $text }» — це не карта. R, B, K (чорний) або O і число від 1 до 13, або J — джокер.
rummi-not-a-kind = «{ $text }» — це ні рядок (run), ні група (group).
rummi-empty-set = Названо комбінацію без карт.
rummi-set-only-jokers = У комбінації { $set } самі джокери: потрібне хоча б одне число.
rummi-set-too-short = Комбінація { $set } закоротка: потрібно щонайменше 3 карти.
rummi-set-mixed = { $set } — це ні рядок, ні група: { $tile } не пасує.
rummi-run-other-colour = { $set } — це не рядок: { $tile } іншого кольору.
rummi-run-gap = { $set } — це не рядок: { $tile } не на своєму місці.
rummi-run-missing = { $set } — це не рядок: бракує { $tile }.
rummi-run-beyond = Рядок { $set } вийшов би за межі 1 або 13.
rummi-group-colour-twice = { $set } — це не група: { $tile } у ній двічі.
rummi-group-too-long = Комбінація { $set } задовга: у групі щонайбільше 4 карти.
rummi-tile-taken = { $tile } зі столу мусить на ньому залишитися.
rummi-joker-taken = Джокер зі столу мусить залишитися на столі.
rummi-tile-not-yours = На вашій підставці немає { $tile } або немає стільки.
rummi-nothing-laid = Викладіть зі своєї підставки хоча б одну карту.
rummi-first-meld-first = Спершу перша комбінація: лише з власних карт, варта разом щонайменше { $least }.
rummi-first-meld-low = Ваша перша комбінація варта { $value }, а треба { $least }.
rummi-first-meld-touches = У хід першої комбінації комбінація { $set } мусить лишитися такою, як була.
rummi-joker-strict = У комбінації { $set } є джокер: замініть його або лише додавайте до неї.
rummi-joker-release = Джокер із комбінації { $set } треба замінити або покласти поруч з тим, що викладено в цей хід.
rummi-joker-replaced = Карта зі столу не може стати на місце джокера з комбінації { $set }: замініть його картою зі своєї руки або розберіть цю комбінацію.
rummi-joker-bound = Джокер із комбінації { $set } треба замінити, або він далі заміщає ту саму карту.
rummi-no-exchange = За цим столом не обмінюють усього, що на підставці.
rummi-exchange-after-meld = Після першої комбінації вже не обмінюють.
rummi-exchanges-spent = У цьому раунді обміни вже вичерпано: щонайбільше { $most }.
rummi-exchange-bank = Замало карт у купці: у вас їх більше.
rummi-exchange-instead = Тягнути не можна: викладіть першу комбінацію або обміняйте все.
rummi-bank-empty = Купка порожня: викладіть щось або пропустіть хід.
rummi-no-pass = Пропустити хід не можна: викладіть щось або тягніть.
rummi-must-lay = У вас є дозволений хід, а за цим столом викладати треба.

## A turn by hand

rummi-stage-lay = Викладіть { $tiles } зі своєї підставки.
rummi-stage-add = Додайте { $tiles } зі своєї підставки до { $to }.
rummi-stage-buy = Покладіть { $tiles } у комбінацію { $set } на місце джокера: тепер джокер вільний.
rummi-stage-take = Візьміть { $tiles } з комбінації { $set }.
rummi-stage-split = Розділіть комбінацію { $set }: { $tiles } тепер лежать окремо.
rummi-stage-move = Перенесіть { $tiles } з комбінації { $set } до { $to }.
rummi-stage-join = З’єднайте { $tiles } з { $to }.
rummi-stage-draw = Візьміть карту з купки.
rummi-stage-pass = Пропустіть хід.
rummi-stage-exchange = Обміняйте усі свої карти.

## The story

rummi-say-lot = { $player } тягне { $tile } за право початку.
rummi-say-starts = Починає { $player }.
rummi-say-dealt = Раунд { $n }: у купці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rummi-say-racked = { $player } отримує { $tiles }.
rummi-say-laid = { $player } викладає { $tiles }.
rummi-say-first-meld = { $player } викладає першу комбінацію: { $tiles }.
rummi-say-bought = { $player } замінює джокера з комбінації { $set } на { $tile }.
rummi-say-drew = { $player } тягне { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rummi-say-drew-tiles = { $player } тягне { $tiles } ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}).
rummi-say-penalty = { $player } бере як штраф { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rummi-say-penalty-tiles = { $player } бере як штраф { $tiles } ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}).
rummi-say-exchanged = { $player } обмінює { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rummi-say-exchanged-tiles = { $player } обмінює { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} на { $tiles }.
rummi-say-passed = { $player } пропускає хід.
rummi-say-failed-time = { $player }: час вийшов.
rummi-say-failed-wrong-table = { $player } залишає на столі помилкову комбінацію.
rummi-say-round-out = Кінець раунду { $n }: викладено останню карту з підставки.
rummi-say-round-passes = Кінець раунду { $n }: усі пропустили хід, хоча хтось іще міг щось викласти.
rummi-say-round-stuck = Кінець раунду { $n }: ніхто не може нічого викласти.
rummi-say-score = { $player } лишається з { $tiles }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
rummi-over = Матч закінчено.
rummi-say-winners = { $number ->
    [one] Перемагає { $players }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
   *[other] Перемогу ділять { $players }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
}

## A turn in preparation

rummi-no-such-set = Комбінації «{ $text }» немає; їхні номери від 1 до { $most }, а 0 — це ваша підставка.
rummi-not-there = { $tile }: немає звідки це взяти.
rummi-nothing-prepared = Ще нічого не складено: викладіть карти або тягніть.
rummi-remark-ready = Хід за правилами: «{ $word }» його завершує.
rummi-remark-reset = Усе лежить так, як на початку ходу.

## The table

rummi-table-round = Раунд { $n } з { $count }
rummi-table-turn = Хід { $turn }
rummi-table-bank = Купка: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
rummi-table-player = Гравець
rummi-table-rack = Підставка
rummi-table-tiles = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
rummi-table-melded = Вихід
rummi-table-rounds = Раунди
rummi-table-points = Очки
rummi-table-sets = Стіл
rummi-table-prepared = Ваш хід, що готується
rummi-table-no-sets = (тут ще нічого не лежить)
rummi-table-your-rack = Ваша підставка
rummi-table-empty-rack = (порожня)
rummi-asks-turn = Викладіть карти або тягніть.
rummi-asks-first-meld = Викладіть власні комбінації вартістю щонайменше { $least } або тягніть.
rummi-choice-draw = тягнути карту (у купці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
})
rummi-choice-pass = пропустити хід
rummi-choice-exchange = обміняти всі карти з підставки
rummi-choice-lay = викласти { $tiles }
rummi-choice-add = додати { $tiles } до комбінації { $n }: { $set }
rummi-choice-done = завершити хід, виклавши { $tiles }

# The words that people type; English ones always work too.
rummi-word-draw = тягнути
rummi-word-pass = пропустити
rummi-word-exchange = обміняти
rummi-word-undo = скасувати
rummi-word-reset = спочатку
rummi-word-done = готово
rummi-help-set = комбінація з цих карт: з підставки, а чого там немає — зі столу
rummi-help-add = додати до комбінації 3
rummi-help-back = назад на підставку
rummi-help-from = узяти з комбінації 3: як окрему комбінацію або, з «> 5», до комбінації 5
rummi-help-kind = група там, де пасував би й рядок
rummi-help-draw = тягнути карту; хід на цьому закінчується
rummi-help-pass = пропустити хід, коли тягнути вже нічого
rummi-help-exchange = обміняти всі карти з підставки, якщо правила дозволяють
rummi-help-reset = усе як на початку ходу
rummi-help-done = завершити хід зі столом, який ви склали

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Джокери
    .help = Скільки джокерів у грі.
rummi-option-first-meld = Перша комбінація, щонайменше
    .help = Скільки мають бути разом варті перші комбінації гравця, викладені лише з власної підставки.
rummi-option-time-out = Коли час вийшов
    .help = Що стається з ходом, не завершеним вчасно. У суворій грі те саме буває з неправильним столом.
rummi-option-time-out-penalty = стіл повертається, 3 штрафні карти
rummi-option-time-out-keep = готові комбінації лишаються, без штрафу
rummi-option-wrong-table = Неправильний стіл
    .help = Дружня гра: відмова з поясненням, і можна пробувати далі. Сувора гра: хід утрачено, ніби час вийшов.
rummi-option-wrong-table-friendly = відмова, можна виправити
rummi-option-wrong-table-strict = коштує ходу
rummi-option-joker-value = Джокер, що лишився, рахується як
    .help = Штрафні очки тому, у кого наприкінці раунду ще є джокер.
rummi-option-joker-rule = Джокери на столі
    .help = Заміна: карта з вашої підставки, яку джокер заміщає, стає на його місце. Вільний: джокер може лягти будь-куди. Звільнений: комбінацію з джокером можна розібрати, якщо його замінено або якщо він ляже поруч із картою, яку викладено в цей хід. Замкнений: рухається лише замінений джокер. Прив'язаний: незамінений джокер далі заміщає ту саму карту.
rummi-option-joker-rule-free = вільний
rummi-option-joker-rule-release = звільнений разом з викладеною картою
rummi-option-joker-rule-strict = замкнений до заміни
rummi-option-joker-rule-bound = прив'язаний до своєї карти до заміни
rummi-option-building = Добудовувати в хід першої комбінації
    .help = Чи можна вже в той самий хід додавати до столу й перебудовувати його, чи лише з наступного.
rummi-option-before-meld = Хто не виходить у гру
    .help = Що робить гравець, який ще не виклав першої комбінації і нічого не викладає.
rummi-option-before-meld-draw = тягне по одній карті
rummi-option-before-meld-exchange = обмінює все
rummi-option-before-meld-either = тягне або обмінює все
rummi-option-exchanges = Обмінів за раунд, щонайбільше
    .help = Скільки разів за раунд гравець може обміняти все. Це можливо, лише поки в купці досить карт.
rummi-option-must-lay = Хто може викласти, мусить
    .help = Поки є дозволений хід з викладанням, не можна тягнути, обмінювати чи пропускати хід.
rummi-option-rounds = Раунди
    .help = Після останнього раунду перемагає найбільша сума.
