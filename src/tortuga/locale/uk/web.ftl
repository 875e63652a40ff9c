## The house: the page in the browser.

# Who is here, and how the page looks.
web-language = Мова
web-name = Ваше ім’я
web-name-none = або вигадаємо
web-save = Зберегти
web-cancel = Скасувати
web-close = Закрити
web-copy = Копіювати
web-copied = Скопійовано
web-link = Посилання
web-qr = Посилання у вигляді QR-коду
web-home = На головну сторінку
web-no-such-page = За цією адресою нічого немає.
web-newer-page = Є новіша версія сторінки.
web-load-page = Оновити
web-recovery = Грати на іншому пристрої
web-recovery-more = Відкрийте це посилання на іншому пристрої. Воно таємне і діє один раз.
web-recover = Продовжити на цьому пристрої
web-recover-more = Посилання переносить сюди ваше ім’я та місця за столами. Воно діє один раз.
web-recover-go = Це мій пристрій
web-my-data = Завантажити мої дані
web-sign-out-others = Вийти на інших пристроях
web-sign-out-others-sure = Ви вийдете всюди, крім цього пристрою, а посилання для іншого пристрою перестане діяти. Продовжити?
web-forget = Забути мене
web-forget-sure = Ваше ім’я та повідомлення буде видалено. Ігри інших залишаться. Продовжити?
web-offline = Тортуга зараз недоступна. Спробуйте за мить.
web-offline-kept = Правила й уроки, які ви тут уже відкривали, працюють і зараз.

# The first page.
web-welcome = Настілки в гавані
web-welcome-more = Грайте з друзями або ботами. Без реєстрації та встановлення.
web-play-bots = Грати з ботом
web-play-bots-more = починається одразу
web-play-friends = З друзями
web-play-friends-more = посилання, QR або код
web-play-anyone = Відкритий стіл
web-play-anyone-more = сісти може будь-хто
web-open-table = Відкрити стіл
web-seat-open = вільне
web-bot = Бот, { $name }
web-clock = Годинник гри
web-clock-none = без годинника
web-clock-turn = секунди на хід
web-clock-bank = хвилини на всю гру
web-clock-days = дні на хід
web-clock-seconds = Секунди
web-clock-minutes = Хвилини
web-clock-increment = Секунди, що додаються за кожен хід
web-switch-public = Видно всім
web-switch-spectators = Інші можуть дивитися
web-switch-chat = Чат
web-switch-hints = Підказки
web-switch-takebacks = Повернення ходів за згодою
web-yes = так
web-no = ні
web-options-none = немає
web-my-tables = Мої столи
web-no-own-tables = У вас тут ще немає ігор.
web-lobby = Публічні столи
web-no-tables = Зараз немає жодного.
web-status-open = чекає на початок
web-status-playing = гра триває
web-status-over = гру завершено
web-status-closed = гру перервано
web-status-kept = призупинено
web-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
web-go = Перейти
web-join = Приєднатися за кодом
web-code = Код від господаря столу
web-join-go = Приєднатися

# A table: what is going on.
web-opening = Стіл відкривається…
web-waiting-players = Чекаємо на гравців.
web-ready = Усі місця зайняті; господар може починати.
web-waiting-for = Зараз: { $name }.
web-your-turn = Ваш хід.
web-sending = надсилання…
web-connected = з’єднано
web-reconnecting = з’єднання…
web-stale = На столі вже щось змінилося; погляньте ще раз.
web-you = ви
web-host = господар
web-here = за столом
web-not-here = немає зв’язку
web-away = немає за столом
web-is-bot = бот
web-bot-plays = грає бот
web-seat-free = вільно
web-somebody = Хтось
web-days-left = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-story = Перебіг
web-chat = Чат

# A table: what can be done.
web-sit = Сісти
web-stand = Встати
web-who-sits = Хто тут грає
web-start = Почати
web-fill-start = Посадити ботів і почати
web-start-without-empty = { $count ->
    [one] Почати: { $count } гравець
    [few] Почати: { $count } гравці
    [many] Почати: { $count } гравців
   *[other] Почати: { $count } гравця
}
web-remove-seat = Прибрати
web-remove-seat-of = Прибрати місце № { $number }
web-invite = Інші ввійдуть за цим кодом або посиланням:
web-choices = Що можна зробити
web-more = { $count ->
    [one] ще { $count } можливість
    [few] ще { $count } можливості
    [many] ще { $count } можливостей
   *[other] ще { $count } можливості
}
web-move = Хід у нотації
web-play = Зіграти
web-hint = Підказка
web-undo = Скасувати хід
web-takeback = Повернути мій останній хід
web-asked-back = Питаємо інших…
web-agree = Погодитися
web-decline = Відмовити
web-leave = Вийти з гри
web-leave-sure = Вийти з гри? Інші виберуть, що далі.
web-end = Завершити гру
web-end-sure = Завершити гру достроково?
web-left-what-now = { $name } вже не за столом. Що далі?
web-choose-wait = Чекати
web-choose-bot = Нехай грає бот
web-choose-end = Завершити гру
web-claim = Повернутися на моє місце
web-say = Ваше повідомлення
web-send = Надіслати
web-phrases = Швидкі фрази
web-chat-close = Закрити чат
web-chat-open = Відкрити чат
web-mute = Не читати: { $name }
web-unmute = Читати знову: { $name }
web-rematch = Реванш
web-rematch-easier = Легше
web-rematch-harder = Складніше
web-go-rematch = До реваншу
web-replay = Переглянути ще раз
web-record = Завантажити запис
web-seed = Зерно { $seed }; його геш, показаний на початку: { $hash }

# What bots are called: pirates who really sailed.
web-pirate-1 = Каліко
web-pirate-2 = Бонні
web-pirate-3 = Морган
web-pirate-4 = Тіч
web-pirate-5 = Ґрейс
web-pirate-6 = Кідд
web-pirate-7 = Робертс
web-pirate-8 = Чжен

# A finished game, step by step.
web-step = Крок
web-first = На початок
web-back = Крок назад
web-next = Крок уперед
web-last = У кінець
web-eyes = Погляд
web-eyes-all = Усі
web-eyes-none = Глядач
web-play-on = Грати звідси з ботами
web-share = Поділитися грою

# RUM on the page.
web-rum-face-down = закрита карта
web-rum-card = карта: вгорі { $up }, внизу { $down }
web-rum-of = з { $points }
web-rum-hand-help = Торкніться карти, щоб викласти її; ще раз, щоб обернути; і ще раз, щоб забрати.
web-rum-lay = викласти { $cards }
