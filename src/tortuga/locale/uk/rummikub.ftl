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
rummikub-say-round-passes = Кінець раунду { $n }: усі пропустили хід.
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
