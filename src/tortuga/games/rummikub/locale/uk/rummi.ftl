## Rummi

rummi-name = Руммі
rummi-about = Рядки та групи пронумерованих карт у дорожній версії, з чотирма джокерами.

## Refusals

rummi-game-over = Матч закінчено.
rummi-not-your-decision = Зараз не ваш хід.
rummi-not-a-move = «{ $text }» — це не хід. Ходи: тягнути, пропустити, обміняти або весь стіл: викласти R4 R5 R6 | B3 K3 J.
rummi-not-a-tile = «{ $text }» — це не карта. Карта — це літера кольору й число від 1 до 13: R (червоний), B (синій), K (чорний), O (помаранчевий), або J (джокер).
rummi-not-a-kind = «{ $text }» — це ні рядок (run), ні група (group).
rummi-empty-set = Ця комбінація порожня.
rummi-set-only-jokers = У комбінації { $set } самі джокери: потрібне хоча б одне число.
rummi-set-too-short = Комбінація { $set } закоротка: потрібно щонайменше 3 карти.
rummi-set-mixed = { $set } — це ні рядок, ні група: { $tile } не підходить.
rummi-run-other-colour = { $set } — це не рядок: { $tile } іншого кольору.
rummi-run-gap = { $set } — це не рядок: { $tile } не на своєму місці.
rummi-run-missing = { $set } — це не рядок: бракує { $tile }.
rummi-run-beyond = Рядок { $set } вийшов би за межі 1 або 13.
rummi-group-colour-twice = { $set } — це не група: { $tile } у ній двічі.
rummi-group-too-long = Комбінація { $set } задовга: у групі щонайбільше 4 карти.
rummi-tile-taken = { $tile } лежить на столі й має там залишитися.
rummi-joker-taken = Джокер зі столу має залишитися на столі.
rummi-tile-not-yours = На вашій підставці немає { $tile } або їх замало.
rummi-nothing-laid = Викладіть зі своєї підставки хоча б одну карту.
rummi-first-meld-first = Спершу викладіть першу комбінацію: лише зі своєї підставки, вартістю щонайменше { $least }.
rummi-first-meld-low = Ваша перша комбінація варта { $value }, а треба щонайменше { $least }.
rummi-first-meld-touches = Коли ви викладаєте першу комбінацію, { $set } має лишатися без змін.
rummi-joker-strict = У комбінації { $set } є джокер: замініть його або лише додавайте до неї.
rummi-joker-release = Джокера з комбінації { $set } треба замінити або покласти поруч із тим, що ви викладаєте цього ходу.
rummi-joker-replaced = Карта зі столу не може стати на місце джокера з комбінації { $set }: замініть його картою зі своєї підставки або розберіть цю комбінацію.
rummi-joker-bound = Джокера з комбінації { $set } треба замінити, або ж він має й далі заміщати ту саму карту.
rummi-no-exchange = За цим столом усіх карт не обмінюють.
rummi-exchange-after-meld = Після першої комбінації обміну вже немає.
rummi-exchanges-spent = У цьому раунді ви вже використали всі обміни ({ $most }).
rummi-exchange-bank = У купці замало карт.
rummi-exchange-instead = Тягнути не можна: викладіть першу комбінацію або обміняйте всі карти.
rummi-bank-empty = Купка порожня: викладіть щось або пропустіть хід.
rummi-no-pass = Пропустити хід не можна: викладіть щось або потягніть карту.
rummi-must-lay = Вам є що викласти, а за цим столом хто може, той мусить.

## A turn by hand

rummi-stage-lay = Викладіть { $tiles } зі своєї підставки.
rummi-stage-add = Додайте { $tiles } зі своєї підставки до { $to }.
rummi-stage-buy = Покладіть { $tiles } у комбінацію { $set } на місце джокера: тепер джокер вільний.
rummi-stage-take = Візьміть { $tiles } з комбінації { $set }.
rummi-stage-split = Розділіть комбінацію { $set }: { $tiles } тепер окремо.
rummi-stage-move = Перенесіть { $tiles } з комбінації { $set } до { $to }.
rummi-stage-join = З’єднайте { $tiles } з { $to }.
rummi-stage-draw = Потягніть карту з купки.
rummi-stage-pass = Пропустіть хід.
rummi-stage-exchange = Обміняйте всі свої карти.

## The story

rummi-say-lot = { $player } тягне { $tile } за право першого ходу.
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
rummi-say-drew-tiles = { $player } тягне { $tiles }.
rummi-say-penalty = { $player } тягне як штраф { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rummi-say-penalty-tiles = { $player } тягне як штраф { $tiles }.
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
rummi-say-failed-wrong-table = { $player } лишає на столі помилкову комбінацію.
rummi-say-round-out = Кінець раунду { $n }: викладено останню карту з підставки.
rummi-say-round-passes = Кінець раунду { $n }: усі пропустили хід, хоча хтось іще міг щось викласти.
rummi-say-round-stuck = Кінець раунду { $n }: ніхто не може нічого викласти.
rummi-say-score = { $player } лишається з { $tiles }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
rummi-say-out = { $player } викладає все: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
rummi-over = Матч закінчено.
rummi-say-winners = { $number ->
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

rummi-no-such-set = Комбінації «{ $text }» немає; їхні номери від 1 до { $most }, а 0 — це ваша підставка.
rummi-not-there = Немає звідки взяти { $tile }.
rummi-nothing-prepared = Ще нічого не викладено: викладіть щось або потягніть карту.
rummi-remark-ready = Хід за правилами. Введіть «{ $word }», щоб завершити.
rummi-remark-reset = Усе знову так, як на початку ходу.

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
rummi-table-melded = У грі
rummi-table-rounds = Раунди
rummi-table-points = Бали
rummi-table-sets = Стіл
rummi-table-prepared = Чернетка вашого ходу
rummi-table-no-sets = (поки що порожньо)
rummi-table-your-rack = Ваша підставка
rummi-table-empty-rack = (порожня)
rummi-asks-turn = Викладіть карти або потягніть одну.
rummi-asks-first-meld = Викладіть власні комбінації вартістю щонайменше { $least } або потягніть карту.
rummi-choice-draw = потягнути карту (у купці { $count ->
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
rummi-help-kind = група там, де підійшов би й рядок
rummi-help-draw = потягнути карту; на цьому хід закінчується
rummi-help-pass = пропустити хід, коли вже немає чого тягнути
rummi-help-exchange = обміняти всі карти з підставки, якщо правила дозволяють
rummi-help-reset = усе як на початку ходу
rummi-help-done = завершити хід; стіл лишається, як ви його склали

## Why a move is hinted at

rummi-hint-out = Можна викласти все одразу й закінчити раунд.
rummi-hint-hold = Можна викласти { $places ->
    [one] { $places } карту
    [few] { $places } карти
    [many] { $places } карт
   *[other] { $places } карти
}, але на підставці { $count ->
    [one] лишилася б { $count }
    [few] лишилися б { $count }
    [many] лишилося б { $count }
   *[other] лишилося б { $count }
}, а викладене більше допоможе іншим, ніж вам. Тягніть далі, доки не зможете викласти все одразу.
rummi-hint-draw = Жодної з ваших карт поки що не викласти.
rummi-hint-jokers = Усі ваші карти можна було б викласти, якби джокери на столі могли лягти будь-куди, але вони не можуть. Тягніть далі, доки не зможете викласти все одразу.
rummi-hint-exchange = Першої комбінації у вас ще немає, а тягнути по одній карті не можна.
rummi-hint-meld = Викладіть першу комбінацію з якомога меншої кількості карт: з наступного ходу ви зможете користуватися й столом. Решту тримайте, доки не зможете викласти все одразу.
rummi-hint-least = Щось викласти треба, тож викладіть якнайменше: кожна карта на столі допомагає й іншим.
rummi-hint-dump = Тягнути більше нічого, тож може виграти той, у кого на підставці найменше балів. Цей хід знімає з вашої { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}; { $count ->
    [one] лишається { $count } карта
    [few] лишаються { $count } карти
    [many] лишається { $count } карт
   *[other] лишається { $count } карти
}.
rummi-hint-endgame = Тягнути більше нічого. Цей хід знімає з вашої підставки { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}; { $count ->
    [one] лишається { $count } карта
    [few] лишаються { $count } карти
    [many] лишається { $count } карт
   *[other] лишається { $count } карти
}. Шанси на перемогу — близько { $percent }%, і жоден інший хід не дає більших.
rummi-hint-pass = Хоч би що ви виклали зараз, це відкриє стіл іншим. Якщо всі пропустять хід, виграє той, у кого на підставці найменше балів; у вас { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}. Шанси на перемогу, якщо пропустити хід, — близько { $percent }%.
rummi-hint-stuck = Викласти нічого, і тягнути вже теж нічого.

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Джокери
    .help = Скільки джокерів у грі.
rummi-option-first-meld = Мінімум для першої комбінації
    .help = Скільки мають бути варті разом перші комбінації гравця, викладені лише з власної підставки.
rummi-option-time-out = Коли час вийшов
    .help = Що стається з незавершеним ходом. У суворому режимі так само закінчується помилка на столі.
rummi-option-time-out-penalty = стіл як був, 3 штрафні карти
rummi-option-time-out-keep = готові комбінації лишаються, без штрафу
rummi-option-wrong-table = Помилка на столі
    .help = М’який режим: вам кажуть, що не так, і можна виправити. Суворий режим: хід утрачено, ніби вийшов час.
rummi-option-wrong-table-friendly = м’який режим: можна виправити
rummi-option-wrong-table-strict = суворий режим: хід утрачено
rummi-option-joker-value = Штраф за джокера на підставці
    .help = Штрафні бали тому, у кого наприкінці раунду ще є джокер.
rummi-option-joker-rule = Джокери на столі
    .help = Щоб замінити джокера, покладіть на його місце зі своєї підставки карту, яку він заміщає. Вільний: джокер може лягти будь-куди. Звільнений: комбінацію з джокером можна розібрати, якщо джокера замінено або він ляже поруч із картою, викладеною цього ходу. Замкнений: рухати можна лише заміненого джокера. Прив’язаний: незамінений джокер далі заміщає ту саму карту.
rummi-option-joker-rule-free = вільний
rummi-option-joker-rule-release = звільняє викладена карта
rummi-option-joker-rule-strict = замкнений до заміни
rummi-option-joker-rule-bound = прив’язаний до своєї карти до заміни
rummi-option-building = Добудовувати стіл одразу з першою комбінацією
    .help = Чи можна вже цього самого ходу додавати до столу й перебудовувати його, чи лише з наступного.
rummi-option-before-meld = До першої комбінації
    .help = Що робить гравець, який ще не виклав першої комбінації і нічого не викладає.
rummi-option-before-meld-draw = тягне по одній карті
rummi-option-before-meld-exchange = обмінює все
rummi-option-before-meld-either = тягне або обмінює все
rummi-option-exchanges = Обмінів за раунд (не більше)
    .help = Скільки разів за раунд гравець може обміняти все. Це можливо, лише поки в купці досить карт.
rummi-option-must-lay = Хто може викласти, той мусить
    .help = Поки вам є що викласти, не можна тягнути, обмінювати чи пропускати хід.
rummi-option-rounds = Раунди
    .help = Після останнього раунду перемагає найбільша сума.
