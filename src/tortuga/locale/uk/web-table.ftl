## The page in the browser: the frame around every table.

# The bar on top, and the menu.
web-table-lag = { $lag } мс
web-table-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-table-open-talk = { $count ->
    [0] Перебіг і чат
    [one] Перебіг і чат, { $count } непрочитане повідомлення
    [few] Перебіг і чат, { $count } непрочитані повідомлення
    [many] Перебіг і чат, { $count } непрочитаних повідомлень
   *[other] Перебіг і чат, { $count } непрочитаного повідомлення
}
web-table-sound = Звуки
web-table-sound-off = Вимкнути звуки
web-table-sound-on = Увімкнути звуки
web-table-rules = Правила
web-table-menu = Меню
web-table-keys = Клавіші
web-table-bell-on = Сповіщати мене, коли мій хід
web-table-bell-off = Більше не сповіщати

# Before the start.
web-table-take-a-seat = Сядьте на вільне місце, щоб зіграти.
web-table-players = Гравці
web-table-invite-seat = Запросити
web-table-invite-to = Запрошення на місце { $number }
web-table-invite-once = Хто відкриє це посилання, зможе сісти саме на це місце. Попереднє посилання на нього вже не діє.
web-table-fill-with = Вільні місця займуть
web-table-what-is-played = Налаштування гри
web-table-manners = За столом
web-table-public = Цей стіл може знайти будь-хто.
web-table-private = Увійти можна лише з кодом або за посиланням.
web-table-clock-turn = { $count ->
    [one] { $count } секунда на хід
    [few] { $count } секунди на хід
    [many] { $count } секунд на хід
   *[other] { $count } секунди на хід
}
web-table-clock-bank = { $count ->
    [one] по { $count } хвилині на гравця
    [few] по { $count } хвилини на гравця
    [many] по { $count } хвилин на гравця
   *[other] по { $count } хвилини на гравця
}
web-table-clock-added = +{ $increment } с на хід
web-table-clock-days = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
    [many] { $count } днів на хід
   *[other] { $count } дня на хід
}
web-table-share = Поділитися…
web-table-come-and-play = Зіграйте зі мною в гру «{ $title }».

# While the game is on.
web-table-status = Що відбувається
web-table-is-due = ходить
web-table-of = з { $most }
web-table-time-left = лишилося { $time }
web-table-last-seconds = Лишилося десять секунд.
web-table-waited = чекаємо вже
web-table-see-rule = Дивитися правило { $rule }
web-table-offline = Зв’язок утрачено. Стіл і далі видно, а ми пробуємо знову.
web-table-offline-sending = Зв’язок утрачено. Ваш хід чекає тут і піде, щойно зв’язок повернеться.
web-table-watching = Ви спостерігаєте за грою. Те, що мають гравці, лишається закритим.
web-table-kept = Гра стоїть: її правила змінилися.
web-table-kept-behind = { $count ->
    [one] Зображення столу на { $count } хід старіше за перебіг гри.
    [few] Зображення столу на { $count } ходи старіше за перебіг гри.
    [many] Зображення столу на { $count } ходів старіше за перебіг гри.
   *[other] Зображення столу на { $count } ходу старіше за перебіг гри.
}
web-table-kept-plain = Показати стіл так, як тоді, вже не можна, тож ось самі факти.
web-table-kept-unseen = Як виглядав стіл, тоді не записали.
web-table-side = Гравці, перебіг і чат
web-table-key-enter = Enter
web-table-key-escape = Esc

# Other things that can be done.
web-table-tools = Інші дії
web-table-reset = Скасувати весь хід
web-table-why-no-undo = Скасувати можна лише власний хід і лише доки після нього не було нічого випадкового, відкритого чи ходу когось іншого.
web-table-why-not-due = Лише коли ваш хід.
web-table-why-undo-instead = «Скасувати хід» зробить це, нікого не питаючи.

# How far undo goes: on its button, and what is said of it.
web-table-undo-steps = Скасувати · { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
web-table-undo-reach = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}, { $stop ->
    [undo-chance] до останнього кидка чи витягнутої карти
    [undo-revealed] до того, що відкрили останнім
    [undo-other-seat] до останнього ходу іншого гравця
    [undo-turn-over] до початку вашого ходу
   *[undo-nothing] до початку гри
}
web-table-reset-reach = { $count ->
    [one] { $count } крок
    [few] усі { $count } кроки одразу
    [many] усі { $count } кроків одразу
   *[other] { $count } кроку одразу
}

# Story and chat.
web-table-talk = Перебіг і чат
web-table-unread = { $count ->
    [one] { $count } непрочитане повідомлення
    [few] { $count } непрочитані повідомлення
    [many] { $count } непрочитаних повідомлень
   *[other] { $count } непрочитаного повідомлення
}
web-table-find = Шукати в перебігу
web-table-search = Шукати
web-table-found-none = Нічого такого не сталося.
web-table-log-empty = Ще нічого не сталося.
web-table-whose-lines = Чиї рядки
web-table-everybody = усі
web-table-whole-log = Показати весь перебіг: { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}
web-table-look-there = Поглянути на стіл у цей момент
web-table-chat-empty = Ніхто ще нічого не написав.
web-table-chat-players = Писати можуть лише ті, хто сидить за столом.

# Looking back.
web-table-past = Ви переглядаєте минуле: крок { $n } з { $count }
web-table-to-now = Повернутися до гри

# What has to be known.
web-table-outdated = Є новіша версія сторінки. Оновіть її, коли вам зручно; ваше місце лишається вашим.
web-table-reload = Оновити
web-table-twin = Цей стіл відкрито ще в одній вкладці. Обидві показують те саме, і грати можна в будь-якій.
web-table-understood = Зрозуміло
web-table-notice-aside = Сховати
web-table-notice-show = Показати повідомлення

# After the end.
web-table-unfinished = Гру перервано до кінця
web-table-result-won = { $name } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, на { $count } більше, ніж { $other }.
web-table-result-tie = { $name } перемагає: стільки ж має { $other } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}), але вирішує правило про нічию.
web-table-result-shared = { $name } ділять перемогу: { $points ->
    [one] по { $points } очку
    [few] по { $points } очки
    [many] по { $points } очок
   *[other] по { $points } очка
}.
web-table-look = Подивитися на стіл
web-table-review = Проаналізувати гру
web-table-result = Результат
web-table-curve = Очки хід за ходом
web-table-turning = Що вирішило гру
web-table-turning-point = Хід { $turn } · перевага гравця { $name }: { $swing }
web-table-turning-alone = Хід { $turn } · очки: { $swing }
web-table-you-lose = Ви програли
web-table-lost = Перемагає гра
web-table-counting = Рахуємо очки…
web-table-count-skip = Показати все
web-table-you-win = Ви перемогли!
web-table-wins = { $count ->
    [one] Перемога: { $name }!
    [few] Спільна перемога: { $name }!
    [many] Спільна перемога: { $name }!
   *[other] Спільна перемога: { $name }!
}
web-table-fair = Чи все було чесно? Перевірте
web-table-fair-more = Геш показали ще до роздачі першої карти, і він підходить лише до цього зерна. Кожна випадковість у грі випливає із зерна, тож ніхто не міг нічого змінити згодом. «tortuga verify» перевірить запис, який можна завантажити.
web-table-seed = Зерно
web-table-hash = Його геш, відомий від початку

# We are not let in.
web-table-lost-table-unknown = Можливо, посилання неповне або столу вже немає: столи, за якими ніхто не починає, зникають за добу.
web-table-lost-table-private = Із кодом від господаря ви ввійдете одразу.
web-table-lost-table-full = На головній сторінці є інші столи, або можна відкрити власний.
web-table-lost-spectators-off = Гравці хочуть грати у своєму колі. На головній сторінці є інші столи, які можна подивитися.
web-table-lost-too-many-tabs = Ця вкладка під’єднається сама, щойно звільниться місце.
web-table-lost-too-many-sockets = Ця вкладка під’єднається сама, щойно звільниться місце.
web-table-lost-house-full = Ця вкладка під’єднається сама, щойно звільниться місце.
web-table-look-at = Планшети: { $name }
web-table-shown = Хід: { $name }
web-table-shown-skip = торкніться, щоб пропустити
web-table-plan = Ваш план
web-table-plan-help = Чекає на ваш хід. Тоді перевіримо, чи він досі підходить.
web-table-plan-kept = ваш план: його бачите лише ви, він чекає на ваш хід
web-table-since = Після вашого ходу
