## The house: what the server says.

# Why a request is refused.
token-unknown = Це посилання або цей вхід уже не дійсні.
sign-in-needed = Спершу назвіть своє ім'я.
table-unknown = Такого столу немає.
table-not-yours = Ви не сидите за цим столом.
table-private = Цей стіл приватний; попросіть код або запрошення.
table-started = Гра за цим столом уже почалася.
table-not-started = Гра ще не почалася.
table-not-over = Гру за цим столом ще не закінчено.
table-over = Гру за цим столом уже закінчено.
table-closed = Гру закрито незавершеною.
table-differs = Після зміни правил ця гра пішла б інакше, тож її закрито незавершеною.
table-full = Усі місця зайняті.
seat-unknown = Місця № { $number } немає.
seat-taken = Це місце зайняте.
seats-open = Ще є вільні місця.
seat-plan = «{ $plan }» не може зайняти місце: місце — це «me», «open» або бот, наприклад «bot:random».
already-seated = Ви вже сидите за цим столом.
host-only = Це може зробити лише господар столу.
not-away = Із цього місця ніхто не йшов.
seat-not-kept = На вашому місці не грає бот.
seat-kept = На вашому місці грає бот; спершу поверніться до гри.
already-away = Ви вже вийшли з цієї гри.
back-none = Ніхто не просив повернути гру назад.
back-waiting = На відповідь уже чекає інше прохання повернути гру назад.
back-off = За цим столом гру назад не повертають.
hints-off = За цим столом підказок немає.
chat-off = За цим столом чату немає.
chat-closed = Чат закрито господарем столу.
spectators-off = За цим столом глядачів не приймають.
command-unreadable = Не вдається прочитати цей запит: { $reason }.
command-too-long = Це задовге (найбільше байтів: { $most }).
command-too-slow = Це надходило надто довго.
command-id-taken = Цей ідентифікатор команди вже використав хтось інший.
too-fast = Зашвидко; зачекайте трохи.
too-many-tables = Відкритих столів забагато; спробуйте пізніше.
foreign-origin = Цей запит надійшов з іншого сайту.
store-full = На диску Тортуги немає місця; нічого не змінено. Спробуйте пізніше.
store-locked = База даних Тортуги зайнята; нічого не змінено. Спробуйте за хвилину.
store-broken = Тортуга не може цього записати: { $reason }. Нічого не змінено.
store-conflict = Хтось інший випередив; нічого не змінено. Спробуйте ще раз.
store-closed = База даних Тортуги закрита; нічого не змінено.
house-closing = Тортуга зачиняється на хвилинку; за мить можна повернутися.
record-too-long = Цей запис гри задовгий (найбільше байтів: { $most }).
record-too-much = Перевірка цього запису тривала б надто довго.
step-unknown = У цій грі немає кроку { $n }; усього їх { $count }.
lesson-unknown = Ця гра ще не має уроку.
box-unknown = Ця гра не має компонентів, які можна намалювати.
page-unknown = За цією адресою нічого немає.
page-unbuilt = Сторінку для браузера ще не зібрано: запустіть «make play» у теці з вихідним кодом.
method-wrong = Цю адресу не можна використати в такий спосіб.
request-unfit = Цей запит незрозумілий.
query-unfit = «{ $name }» за цією адресою незрозуміле або повторене.
query-unreadable = Не вдається прочитати параметри адреси: { $reason }.
content-type-wrong = Тут приймають JSON, а не «{ $type }».
client-gone = З'єднання закрито ще до відповіді.
host-foreign = Тортуга не працює під назвою «{ $host }».
internal-error = У нас щось зламалося; нічого не змінено.
name-empty = В імені має бути хоча б одна літера, цифра чи знак.
name-too-long = В імені може бути щонайбільше { $most ->
    [one] { $most } знак
    [few] { $most } знаки
    [many] { $most } знаків
   *[other] { $most } знака
}.
chat-empty = Це повідомлення порожнє.
chat-too-long = У повідомленні може бути щонайбільше { $most ->
    [one] { $most } знак
    [few] { $most } знаки
    [many] { $most } знаків
   *[other] { $most } знака
}.
unknown-phrase = Готової фрази «{ $name }» немає. Доступні: { $known }.

# What happens at a table.
house-sat = { $name } сідає за стіл.
house-stood = Місце № { $number } знову вільне.
house-arranged = Господар столу змінює, хто грає на місці № { $number }.
house-started = Гра починається.
house-lapse = { $name }: час вийшов.
house-back = { $name } скасовує хід.
house-back-asked = { $name } просить повернути гру назад.
house-back-declined = { $name } не погоджується повертати гру назад.
house-back-all = Усі згодні повернути гру назад.
house-away = { $name }: немає зв'язку.
house-returned = { $name } повертається за стіл.
house-left = { $name } виходить із гри.
house-chose-wait = { $name } воліє зачекати.
house-chose-bot = { $name } хоче, щоб далі грав бот.
house-chose-end = { $name } хоче припинити гру.
house-takeover = { $name }: далі грає бот { $bot }.
house-claim = { $name } знову грає замість бота.
house-end = Гру припинено незавершеною.
house-unstarted = Стіл закрито, бо гра так і не почалася.
house-rematch = Реванш! Новий стіл уже чекає.
house-chat-closed = Господар столу закриває чат.
house-chat-opened = Господар столу відкриває чат.

# Quick phrases of the chat.
phrase-hello = Привіт!
phrase-good-luck = Щасти!
phrase-nice-move = Гарний хід!
phrase-well-played = Добре зіграно!
phrase-thanks = Дякую!
phrase-oops = Отакої!
phrase-sorry = Перепрошую!
phrase-one-moment = Хвилинку, будь ласка.
phrase-back = Я знову тут.
phrase-good-game = Гарна була гра!
phrase-again = Зіграємо ще раз?
phrase-bye = До зустрічі!

# Names for guests who have not chosen one; a number follows.
sailor-names = Альбатрос, Якір, Устриця, Бриз, Компас, Корал, Краб, Кортик, Дельфін, Дублон, Галеон, Чайка, Гамак, Кракен, Лагуна, Ліхтар, Маяк, Манго, Восьминіг, Папуга, Пелікан, Штурвал, Шквал, Черепаха
