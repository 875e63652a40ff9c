## The page in the browser: everything before and around a table.

# The first page: a game to pick, and the way to play it.
web-start-pick = Виберіть гру
web-start-minutes = ~{ $count } хв
web-start-play = Зіграти: { $title }
web-start-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
}
web-start-option = { $label }: { $value }
web-start-change = Змінити
web-start-play-as = Ви граєте як
web-start-bots = З ботами
web-start-bots-level = Наскільки добре грають боти
web-start-friends = З друзями
web-start-anyone = Відкритий стіл
web-start-alone = Соло
web-start-usual-rules = стандартні правила
web-start-new = Ще не знаєте цієї гри?
web-start-first = Перша гра
web-start-first-more = Ви й один бот, стандартні правила
web-start-lesson = Навчитися граючи
web-start-lesson-more = Гра з підказками, крок за кроком
web-start-lessons = Навчитися грати
web-start-retry = Спробувати ще раз

# The first page: what goes on, and what else there is.
web-start-your-turn = Ваш хід
web-start-waits = зараз: { $names }
web-start-won = перемога: { $names }
web-start-you-won = ваша перемога
web-start-look-again = Переглянути
web-start-watch = Дивитися
web-start-more = Показати ще { $count }
web-start-ways = Навчання і повтори
web-start-learn = Опануйте гру { $title } крок за кроком
web-start-rules = Правила гри { $title }
web-start-record = Відкрити запис гри
web-start-record-more = Завершена гра, збережена у файлі
web-start-languages = Мови: { $languages }

# A table of one's own.
web-start-table = Новий стіл: { $title }
web-start-form-seats = Хто грає
web-start-players = Кількість гравців
web-start-seat = Місце { $number }
web-start-seat-me = я
web-start-look-on = Ви лише дивитеся: місця за столом у вас немає.
web-start-clock-kind = Час на роздуми
web-start-clock-none = Без обмеження часу.
web-start-clock-turn = Кожен має стільки секунд на хід.
web-start-clock-bank = Кожен має стільки хвилин на всю гру; кожен хід додає кілька секунд.
web-start-clock-days = Гра у власному темпі: кожен має кілька днів на хід.
web-start-clock-number-days = Дні
web-start-form-options = Правила за цим столом
web-start-form-switches = Що дозволено
web-start-form-more = Більше налаштувань
web-start-form-more-usual = усе як зазвичай
web-start-switch-public = Стіл є у списку публічних, і за нього може сісти будь-хто.
web-start-switch-spectators = Хто не має місця, може дивитися. Карт на руці не побачить ніколи.
web-start-switch-chat = Ті, хто за столом, можуть писати одне одному.
web-start-switch-hints = Бот каже, що зробив би на вашому місці.
web-start-switch-takebacks = Хід можна повернути, якщо згодні всі.
web-start-usual = Типові налаштування
web-start-keep = Запам’ятати налаштування

# Somebody comes with a code, an invitation or a recovery link.
web-start-join-look = Шукаємо ваш стіл…
web-start-invited = Запрошення до гри { $title }
web-start-not-found = Такого столу немає
web-start-locked = Приватний стіл
web-start-code-unknown = Жоден стіл не має коду { $code }. Код — це три короткі слова, наприклад TUKO-MALI-RASO; можливо, якесь із них почули не так.
web-start-invitation-unknown = Це запрошення вже не діє. Попросіть у господаря нове або код.
web-start-only-look = Лише подивитися
web-start-ended = Подивитися, чим скінчилося
web-start-own = Відкрити власний стіл
web-start-recover-used = Це посилання вже використали, або воно застаріло. Створіть нове на пристрої, де ви ще граєте: натисніть своє ім’я, а тоді «Грати на іншому пристрої».
web-start-recover-instead = На цьому пристрої ви зараз граєте як { $name }. Після відкриття посилання ви гратимете тут як хтось інший; до імені { $name } повернетеся лише за посиланням для нього.

# The right part of the top bar, and the preferences.
web-menu-guest = Гість
web-menu-open = ім’я, пристрої, налаштування
web-menu-you = Ви на Тортузі
web-menu-saved = Збережено.
web-menu-others-signed-out = На інших пристроях виконано вихід.
web-menu-forgotten = Тортуга про вас забула.
web-menu-preferences = Налаштування
web-menu-theme = Тема
web-menu-theme-system = Тема: як у системі
web-menu-theme-light = Тема: світла
web-menu-theme-dark = Тема: темна
web-menu-as-system = як у системі
web-menu-as-light = світла
web-menu-as-dark = темна
web-menu-contrast = Контраст
web-menu-contrast-system = як у системі
web-menu-contrast-normal = звичайний
web-menu-contrast-high = високий
web-menu-print = Розмір тексту
web-menu-print-help = Усі тексти, а також написи на картах і фішках.
web-menu-print-normal = звичайний
web-menu-print-large = великий
web-menu-print-largest = найбільший
web-menu-pace = Ходи інших гравців
web-menu-pace-help = Як показувати довгі ходи. Дотик або будь-яка клавіша пропускає показ.
web-menu-pace-off = усе одразу
web-menu-pace-quick = крок за кроком, швидко
web-menu-pace-calm = крок за кроком, спокійно
web-menu-motion = Анімація
web-menu-motion-help = Як швидко рухаються карти й фішки.
web-menu-motion-still = Ваша система просить менше анімації, тож нічого не рухається.
web-menu-motion-0 = вимкнена
web-menu-motion-120 = швидка
web-menu-motion-250 = звичайна
web-menu-motion-500 = повільна
web-menu-sound = Звук
web-menu-sound-help = Короткий і тихий, коли хтось зробив хід і коли настає ваша черга.
web-menu-confirm = Підтверджувати кожен хід
web-menu-confirm-help = Хід буде надіслано лише після вашого підтвердження.

# What this is, and whom it thanks.
web-about = Про Тортугу
web-about-version = Версія { $version }
web-about-pure = На цьому сервері правила не скомпільовано: вони ті самі, але працюють повільніше, тому боти менше прораховують і грають слабше.
web-about-compiling = Правила саме компілюються. Це триватиме кілька хвилин; доти боти грають слабше.
web-about-what = Настільні ігри у вашому браузері: з друзями, з незнайомцями або з ботами. Безкоштовно, а власну Тортугу може запустити будь-хто.
web-about-guests = Реєструватися не треба. Тортуга зберігає ваше ім’я, ваші ігри та повідомлення в чаті, і більше нічого про вас; під своїм ім’ям угорі ви можете все це завантажити або видалити.
web-about-fair = Лише сервер знає, що закрито, і ніхто не отримує більше, ніж видно з його місця. Тасування запечатано перед грою і показано після неї, тож кожен може його перевірити.
web-about-credits = Подяки
web-about-icons = Іконки
web-about-icons-by = Автори іконок: { $authors }; узято з game-icons.net за ліцензією CC BY 3.0. Кольори й розміри змінено.
web-about-type = Шрифт
web-about-type-by = Alegreya, автор Juan Pablo del Peral, Huerta Tipográfica, за ліцензією SIL Open Font License.
web-about-parts = Із чого зроблено
web-about-parts-by = Сторінку малює Svelte, її мовами говорить Fluent; сервер — це Starlette, msgspec і SQLite.
web-about-licence = Ліцензія
web-about-licence-more = Сама Тортуга має ліцензію MIT.
web-about-games = Ігри
web-about-games-more = Правила кожної гри ми викладаємо власними словами, і всі малюнки наші. Ігри та їхні назви належать авторам і видавцям, які не мають до цього сайту жодного стосунку. Якщо якась вам сподобається, купіть її.
web-about-api = Боти й клієнти
web-about-api-more = Про що програми можуть питати цей сервер (OpenAPI)
