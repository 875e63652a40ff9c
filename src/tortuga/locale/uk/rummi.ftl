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
rummi-say-round-passes = Кінець раунду { $n }: усі пропустили хід.
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
