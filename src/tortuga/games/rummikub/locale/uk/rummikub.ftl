## Rummikub

rummikub-name = Руммікуб
rummikub-about = Рядки та групи пронумерованих фішок на столі, який кожен може перебудувати.

## Refusals

rummikub-game-over = Матч закінчено.
rummikub-not-your-decision = Зараз не ваш хід.
rummikub-not-a-move = «{ $text }» — це не хід. Ходи: тягнути, пропустити, обміняти або весь стіл: викласти R4 R5 R6 | B3 K3 J.
rummikub-not-a-tile = «{ $text }» — це не фішка. Фішка — це літера кольору й число від 1 до 13: R (червоний), B (синій), K (чорний), O (помаранчевий), або J (джокер).
rummikub-not-a-kind = «{ $text }» — це ні рядок (run), ні група (group).
rummikub-empty-set = Ця комбінація порожня.
rummikub-set-only-jokers = У комбінації { $set } самі джокери: потрібне хоча б одне число.
rummikub-set-too-short = Комбінація { $set } закоротка: потрібно щонайменше 3 фішки.
rummikub-set-mixed = { $set } — це ні рядок, ні група: { $tile } не підходить.
rummikub-run-other-colour = { $set } — це не рядок: { $tile } іншого кольору.
rummikub-run-gap = { $set } — це не рядок: { $tile } не на своєму місці.
rummikub-run-missing = { $set } — це не рядок: бракує { $tile }.
rummikub-run-beyond = Рядок { $set } вийшов би за межі 1 або 13.
rummikub-group-colour-twice = { $set } — це не група: { $tile } у ній двічі.
rummikub-group-too-long = Комбінація { $set } задовга: у групі щонайбільше 4 фішки.
rummikub-tile-taken = { $tile } лежить на столі й має там залишитися.
rummikub-joker-taken = Джокер зі столу має залишитися на столі.
rummikub-tile-not-yours = На вашій підставці немає { $tile } або їх замало.
rummikub-nothing-laid = Викладіть зі своєї підставки хоча б одну фішку.
rummikub-first-meld-first = Спершу викладіть першу комбінацію: лише зі своєї підставки, вартістю щонайменше { $least }.
rummikub-first-meld-low = Ваша перша комбінація варта { $value }, а треба щонайменше { $least }.
rummikub-first-meld-touches = Коли ви викладаєте першу комбінацію, { $set } має лишатися без змін.
rummikub-joker-strict = У комбінації { $set } є джокер: замініть його або лише додавайте до неї.
rummikub-joker-release = Джокера з комбінації { $set } треба замінити або покласти поруч із тим, що ви викладаєте цього ходу.
rummikub-joker-replaced = Фішка зі столу не може стати на місце джокера з комбінації { $set }: замініть його фішкою зі своєї підставки або розберіть цю комбінацію.
rummikub-joker-bound = Джокера з комбінації { $set } треба замінити, або ж він має й далі заміщати ту саму фішку.
rummikub-no-exchange = За цим столом усіх фішок не обмінюють.
rummikub-exchange-after-meld = Після першої комбінації обміну вже немає.
rummikub-exchanges-spent = У цьому раунді ви вже використали всі обміни ({ $most }).
rummikub-exchange-bank = У банку замало фішок.
rummikub-exchange-instead = Тягнути не можна: викладіть першу комбінацію або обміняйте всі фішки.
rummikub-bank-empty = Банк порожній: викладіть щось або пропустіть хід.
rummikub-no-pass = Пропустити хід не можна: викладіть щось або потягніть фішку.
rummikub-must-lay = Вам є що викласти, а за цим столом хто може, той мусить.

## A turn by hand

rummikub-stage-lay = Викладіть { $tiles } зі своєї підставки.
rummikub-stage-add = Додайте { $tiles } зі своєї підставки до { $to }.
rummikub-stage-buy = Покладіть { $tiles } у комбінацію { $set } на місце джокера: тепер джокер вільний.
rummikub-stage-take = Візьміть { $tiles } з комбінації { $set }.
rummikub-stage-split = Розділіть комбінацію { $set }: { $tiles } тепер окремо.
rummikub-stage-move = Перенесіть { $tiles } з комбінації { $set } до { $to }.
rummikub-stage-join = З’єднайте { $tiles } з { $to }.
rummikub-stage-draw = Потягніть фішку з банку.
rummikub-stage-pass = Пропустіть хід.
rummikub-stage-exchange = Обміняйте всі свої фішки.

## The story

rummikub-say-lot = { $player } тягне { $tile } за право першого ходу.
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
rummikub-say-drew-tiles = { $player } тягне { $tiles }.
rummikub-say-penalty = { $player } тягне як штраф { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}.
rummikub-say-penalty-tiles = { $player } тягне як штраф { $tiles }.
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
rummikub-say-failed-wrong-table = { $player } лишає на столі помилкову комбінацію.
rummikub-say-round-out = Кінець раунду { $n }: викладено останню фішку з підставки.
rummikub-say-round-passes = Кінець раунду { $n }: усі пропустили хід, хоча хтось іще міг щось викласти.
rummikub-say-round-stuck = Кінець раунду { $n }: ніхто не може нічого викласти.
rummikub-say-score = { $player } лишається з { $tiles }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
rummikub-say-out = { $player } викладає все: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
rummikub-over = Матч закінчено.
rummikub-say-winners = { $number ->
    [one] Перемагає { $players }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
   *[other] Перемогу ділять { $players }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }.
}

## A turn in preparation

rummikub-no-such-set = Комбінації «{ $text }» немає; їхні номери від 1 до { $most }, а 0 — це ваша підставка.
rummikub-not-there = Немає звідки взяти { $tile }.
rummikub-nothing-prepared = Ще нічого не викладено: викладіть щось або потягніть фішку.
rummikub-remark-ready = Хід за правилами. Введіть «{ $word }», щоб завершити.
rummikub-remark-reset = Усе знову так, як на початку ходу.

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
rummikub-table-melded = У грі
rummikub-table-rounds = Раунди
rummikub-table-points = Бали
rummikub-table-sets = Стіл
rummikub-table-prepared = Чернетка вашого ходу
rummikub-table-no-sets = (поки що порожньо)
rummikub-table-your-rack = Ваша підставка
rummikub-table-empty-rack = (порожня)
rummikub-asks-turn = Викладіть фішки або потягніть одну.
rummikub-asks-first-meld = Викладіть власні комбінації вартістю щонайменше { $least } або потягніть фішку.
rummikub-choice-draw = потягнути фішку (у банку { $count ->
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
rummikub-help-kind = група там, де підійшов би й рядок
rummikub-help-draw = потягнути фішку; на цьому хід закінчується
rummikub-help-pass = пропустити хід, коли вже немає чого тягнути
rummikub-help-exchange = обміняти всі фішки з підставки, якщо правила дозволяють
rummikub-help-reset = усе як на початку ходу
rummikub-help-done = завершити хід; стіл лишається, як ви його склали

## Why a move is hinted at

rummikub-hint-out = Можна викласти все одразу й закінчити раунд.
rummikub-hint-hold = Можна викласти { $places ->
    [one] { $places } фішку
    [few] { $places } фішки
    [many] { $places } фішок
   *[other] { $places } фішки
}, але на підставці { $count ->
    [one] лишилася б { $count }
    [few] лишилися б { $count }
    [many] лишилося б { $count }
   *[other] лишилося б { $count }
}, а викладене більше допоможе іншим, ніж вам. Тягніть далі, доки не зможете викласти все одразу.
rummikub-hint-draw = Жодної з ваших фішок поки що не викласти.
rummikub-hint-jokers = Усі ваші фішки можна було б викласти, якби джокери на столі могли лягти будь-куди, але вони не можуть. Тягніть далі, доки не зможете викласти все одразу.
rummikub-hint-exchange = Першої комбінації у вас ще немає, а тягнути по одній фішці не можна.
rummikub-hint-meld = Викладіть першу комбінацію з якомога меншої кількості фішок: з наступного ходу ви зможете користуватися й столом. Решту тримайте, доки не зможете викласти все одразу.
rummikub-hint-least = Щось викласти треба, тож викладіть якнайменше: кожна фішка на столі допомагає й іншим.
rummikub-hint-dump = Тягнути більше нічого, тож може виграти той, у кого на підставці найменше балів. Цей хід знімає з вашої { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}; { $count ->
    [one] лишається { $count } фішка
    [few] лишаються { $count } фішки
    [many] лишається { $count } фішок
   *[other] лишається { $count } фішки
}.
rummikub-hint-endgame = Тягнути більше нічого. Цей хід знімає з вашої підставки { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}; { $count ->
    [one] лишається { $count } фішка
    [few] лишаються { $count } фішки
    [many] лишається { $count } фішок
   *[other] лишається { $count } фішки
}. Шанси на перемогу — близько { $percent }%, і жоден інший хід не дає більших.
rummikub-hint-pass = Хоч би що ви виклали зараз, це відкриє стіл іншим. Якщо всі пропустять хід, виграє той, у кого на підставці найменше балів; у вас { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}. Шанси на перемогу, якщо пропустити хід, — близько { $percent }%.
rummikub-hint-stuck = Викласти нічого, і тягнути вже теж нічого.

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Джокери
    .help = Скільки джокерів у грі.
rummikub-option-first-meld = Мінімум для першої комбінації
    .help = Скільки мають бути варті разом перші комбінації гравця, викладені лише з власної підставки.
rummikub-option-time-out = Коли час вийшов
    .help = Що стається з незавершеним ходом. У суворому режимі так само закінчується помилка на столі.
rummikub-option-time-out-penalty = стіл як був, 3 штрафні фішки
rummikub-option-time-out-keep = готові комбінації лишаються, без штрафу
rummikub-option-wrong-table = Помилка на столі
    .help = М’який режим: вам кажуть, що не так, і можна виправити. Суворий режим: хід утрачено, ніби вийшов час.
rummikub-option-wrong-table-friendly = м’який режим: можна виправити
rummikub-option-wrong-table-strict = суворий режим: хід утрачено
rummikub-option-joker-value = Штраф за джокера на підставці
    .help = Штрафні бали тому, у кого наприкінці раунду ще є джокер.
rummikub-option-joker-rule = Джокери на столі
    .help = Щоб замінити джокера, покладіть на його місце зі своєї підставки фішку, яку він заміщає. Вільний: джокер може лягти будь-куди. Звільнений: комбінацію з джокером можна розібрати, якщо джокера замінено або він ляже поруч із фішкою, викладеною цього ходу. Замкнений: рухати можна лише заміненого джокера. Прив’язаний: незамінений джокер далі заміщає ту саму фішку.
rummikub-option-joker-rule-free = вільний
rummikub-option-joker-rule-release = звільняє викладена фішка
rummikub-option-joker-rule-strict = замкнений до заміни
rummikub-option-joker-rule-bound = прив’язаний до своєї фішки до заміни
rummikub-option-building = Добудовувати стіл одразу з першою комбінацією
    .help = Чи можна вже цього самого ходу додавати до столу й перебудовувати його, чи лише з наступного.
rummikub-option-before-meld = До першої комбінації
    .help = Що робить гравець, який ще не виклав першої комбінації і нічого не викладає.
rummikub-option-before-meld-draw = тягне по одній фішці
rummikub-option-before-meld-exchange = обмінює все
rummikub-option-before-meld-either = тягне або обмінює все
rummikub-option-exchanges = Обмінів за раунд (не більше)
    .help = Скільки разів за раунд гравець може обміняти все. Це можливо, лише поки в банку досить фішок.
rummikub-option-must-lay = Хто може викласти, той мусить
    .help = Поки вам є що викласти, не можна тягнути, обмінювати чи пропускати хід.
rummikub-option-rounds = Раунди
    .help = Після останнього раунду перемагає найбільша сума.
