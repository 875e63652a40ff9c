## Rummikub

rummikub-name = Руммікуб
rummikub-about = Рядки та групи пронумерованих фішок і стіл, на якому кожен може все перебудувати.

## Refusals

rummikub-game-over = Матч закінчено.
rummikub-not-your-decision = Зараз не ваш хід.
rummikub-not-a-move = «{ $text }» — це не хід. Ходи: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (увесь стіл).
rummikub-not-a-tile = «{ $text }» — це не фішка. R, B, K (чорний) або O і число від 1 до 13, або J — джокер.
rummikub-not-a-kind = «{ $text }» — це ні рядок (run), ні група (group).
rummikub-empty-set = Названо комбінацію без фішок.
rummikub-set-only-jokers = У комбінації { $set } самі джокери: потрібне хоча б одне число.
rummikub-set-too-short = Комбінація { $set } закоротка: потрібно щонайменше 3 фішки.
rummikub-set-mixed = { $set } — це ні рядок, ні група: { $tile } не пасує.
rummikub-run-other-colour = { $set } — це не рядок: { $tile } іншого кольору.
rummikub-run-gap = { $set } — це не рядок: { $tile } не на своєму місці.
rummikub-run-missing = { $set } — це не рядок: бракує { $tile }.
rummikub-run-beyond = Рядок { $set } вийшов би за межі 1 або 13.
rummikub-group-colour-twice = { $set } — це не група: { $tile } у ній двічі.
rummikub-group-too-long = Комбінація { $set } задовга: у групі щонайбільше 4 фішки.
rummikub-tile-taken = { $tile } зі столу мусить на ньому залишитися.
rummikub-joker-taken = Джокер зі столу мусить залишитися на столі.
rummikub-tile-not-yours = На вашій підставці немає { $tile } або немає стільки.
rummikub-nothing-laid = Викладіть зі своєї підставки хоча б одну фішку.
rummikub-first-meld-first = Спершу перша комбінація: лише з власних фішок, варта разом щонайменше { $least }.
rummikub-first-meld-low = Ваша перша комбінація варта { $value }, а треба { $least }.
rummikub-first-meld-touches = У хід першої комбінації комбінація { $set } мусить лишитися такою, як була.
rummikub-joker-strict = У комбінації { $set } є джокер: замініть його або лише додавайте до неї.
rummikub-joker-release = Джокер із комбінації { $set } треба замінити або покласти поруч з тим, що викладено в цей хід.
rummikub-joker-replaced = Фішка зі столу не може стати на місце джокера з комбінації { $set }: замініть його фішкою зі своєї підставки або розберіть цю комбінацію.
rummikub-joker-bound = Джокер із комбінації { $set } треба замінити, або він далі заміщає ту саму фішку.
rummikub-no-exchange = За цим столом не обмінюють усього, що на підставці.
rummikub-exchange-after-meld = Після першої комбінації вже не обмінюють.
rummikub-exchanges-spent = У цьому раунді обміни вже вичерпано: щонайбільше { $most }.
rummikub-exchange-bank = Замало фішок у банку: у вас їх більше.
rummikub-exchange-instead = Тягнути не можна: викладіть першу комбінацію або обміняйте все.
rummikub-bank-empty = Банк порожній: викладіть щось або пропустіть хід.
rummikub-no-pass = Пропустити хід не можна: викладіть щось або тягніть.
rummikub-must-lay = У вас є дозволений хід, а за цим столом викладати треба.

## A turn by hand

rummikub-stage-lay = Викладіть { $tiles } зі своєї підставки.
rummikub-stage-add = Додайте { $tiles } зі своєї підставки до { $to }.
rummikub-stage-buy = Покладіть { $tiles } у комбінацію { $set } на місце джокера: тепер джокер вільний.
rummikub-stage-take = Візьміть { $tiles } з комбінації { $set }.
rummikub-stage-split = Розділіть комбінацію { $set }: { $tiles } тепер лежать окремо.
rummikub-stage-move = Перенесіть { $tiles } з комбінації { $set } до { $to }.
rummikub-stage-join = З’єднайте { $tiles } з { $to }.
rummikub-stage-draw = Візьміть фішку з банку.
rummikub-stage-pass = Пропустіть хід.
rummikub-stage-exchange = Обміняйте усі свої фішки.

## The story

rummikub-say-lot = { $player } тягне { $tile } за право початку.
rummikub-say-starts = Починає { $player }.
rummikub-say-dealt = Раунд { $n }: у банку { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}.
rummikub-say-racked = { $player } отримує { $tiles }.
rummikub-say-laid = { $player } викладає { $tiles }.
rummikub-say-first-meld = { $player } викладає першу комбінацію: { $tiles }.
rummikub-say-bought = { $player } замінює джокера з комбінації { $set } на { $tile }.
rummikub-say-drew = { $player } тягне { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}.
rummikub-say-drew-tiles = { $player } тягне { $tiles } ({ $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}).
rummikub-say-penalty = { $player } бере як штраф { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}.
rummikub-say-penalty-tiles = { $player } бере як штраф { $tiles } ({ $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}).
rummikub-say-exchanged = { $player } обмінює { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}.
rummikub-say-exchanged-tiles = { $player } обмінює { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
} на { $tiles }.
rummikub-say-passed = { $player } пропускає хід.
rummikub-say-failed-time = { $player }: час вийшов.
rummikub-say-failed-wrong-table = { $player } залишає на столі помилкову комбінацію.
rummikub-say-round-out = Кінець раунду { $n }: викладено останню фішку з підставки.
rummikub-say-round-passes = Кінець раунду { $n }: усі пропустили хід, хоча хтось іще міг щось викласти.
rummikub-say-round-stuck = Кінець раунду { $n }: ніхто не може нічого викласти.
rummikub-say-score = { $player } лишається з { $tiles }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
rummikub-over = Матч закінчено.
rummikub-say-winners = { $number ->
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

rummikub-no-such-set = Комбінації «{ $text }» немає; їхні номери від 1 до { $most }, а 0 — це ваша підставка.
rummikub-not-there = { $tile }: немає звідки це взяти.
rummikub-nothing-prepared = Ще нічого не складено: викладіть фішки або тягніть.
rummikub-remark-ready = Хід за правилами: «{ $word }» його завершує.
rummikub-remark-reset = Усе лежить так, як на початку ходу.

## The table

rummikub-table-round = Раунд { $n } з { $count }
rummikub-table-turn = Хід { $turn }
rummikub-table-bank = Банк: { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
rummikub-table-player = Гравець
rummikub-table-rack = Підставка
rummikub-table-tiles = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
rummikub-table-melded = Вихід
rummikub-table-rounds = Раунди
rummikub-table-points = Очки
rummikub-table-sets = Стіл
rummikub-table-prepared = Ваш хід, що готується
rummikub-table-no-sets = (тут ще нічого не лежить)
rummikub-table-your-rack = Ваша підставка
rummikub-table-empty-rack = (порожня)
rummikub-asks-turn = Викладіть фішки або тягніть.
rummikub-asks-first-meld = Викладіть власні комбінації вартістю щонайменше { $least } або тягніть.
rummikub-choice-draw = тягнути фішку (у банку { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
})
rummikub-choice-pass = пропустити хід
rummikub-choice-exchange = обміняти всі фішки з підставки
rummikub-choice-lay = викласти { $tiles }
rummikub-choice-add = додати { $tiles } до комбінації { $n }: { $set }
rummikub-choice-done = завершити хід, виклавши { $tiles }

# The words that people type; English ones always work too.
rummikub-word-draw = тягнути
rummikub-word-pass = пропустити
rummikub-word-exchange = обміняти
rummikub-word-undo = скасувати
rummikub-word-reset = спочатку
rummikub-word-done = готово
rummikub-help-set = комбінація з цих фішок: з підставки, а чого там немає — зі столу
rummikub-help-add = додати до комбінації 3
rummikub-help-back = назад на підставку
rummikub-help-from = узяти з комбінації 3: як окрему комбінацію або, з «> 5», до комбінації 5
rummikub-help-kind = група там, де пасував би й рядок
rummikub-help-draw = тягнути фішку; хід на цьому закінчується
rummikub-help-pass = пропустити хід, коли тягнути вже нічого
rummikub-help-exchange = обміняти всі фішки з підставки, якщо правила дозволяють
rummikub-help-reset = усе як на початку ходу
rummikub-help-done = завершити хід зі столом, який ви склали

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Джокери
    .help = Скільки джокерів у грі.
rummikub-option-first-meld = Перша комбінація, щонайменше
    .help = Скільки мають бути разом варті перші комбінації гравця, викладені лише з власної підставки.
rummikub-option-time-out = Коли час вийшов
    .help = Що стається з ходом, не завершеним вчасно. У суворій грі те саме буває з неправильним столом.
rummikub-option-time-out-penalty = стіл повертається, 3 штрафні фішки
rummikub-option-time-out-keep = готові комбінації лишаються, без штрафу
rummikub-option-wrong-table = Неправильний стіл
    .help = Дружня гра: відмова з поясненням, і можна пробувати далі. Сувора гра: хід утрачено, ніби час вийшов.
rummikub-option-wrong-table-friendly = відмова, можна виправити
rummikub-option-wrong-table-strict = коштує ходу
rummikub-option-joker-value = Джокер, що лишився, рахується як
    .help = Штрафні очки тому, у кого наприкінці раунду ще є джокер.
rummikub-option-joker-rule = Джокери на столі
    .help = Заміна: фішка з вашої підставки, яку джокер заміщає, стає на його місце. Вільний: джокер може лягти будь-куди. Звільнений: комбінацію з джокером можна розібрати, якщо його замінено або якщо він ляже поруч із фішкою, яку викладено в цей хід. Замкнений: рухається лише замінений джокер. Прив'язаний: незамінений джокер далі заміщає ту саму фішку.
rummikub-option-joker-rule-free = вільний
rummikub-option-joker-rule-release = звільнений разом з викладеною фішкою
rummikub-option-joker-rule-strict = замкнений до заміни
rummikub-option-joker-rule-bound = прив'язаний до своєї фішки до заміни
rummikub-option-building = Добудовувати в хід першої комбінації
    .help = Чи можна вже в той самий хід додавати до столу й перебудовувати його, чи лише з наступного.
rummikub-option-before-meld = Хто не виходить у гру
    .help = Що робить гравець, який ще не виклав першої комбінації і нічого не викладає.
rummikub-option-before-meld-draw = тягне по одній фішці
rummikub-option-before-meld-exchange = обмінює все
rummikub-option-before-meld-either = тягне або обмінює все
rummikub-option-exchanges = Обмінів за раунд, щонайбільше
    .help = Скільки разів за раунд гравець може обміняти все. Це можливо, лише поки в банку досить фішок.
rummikub-option-must-lay = Хто може викласти, мусить
    .help = Поки є дозволений хід з викладанням, не можна тягнути, обмінювати чи пропускати хід.
rummikub-option-rounds = Раунди
    .help = Після останнього раунду перемагає найбільша сума.
