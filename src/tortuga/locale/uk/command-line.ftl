## The command line: its help, its refusals, and reasons of the system.

usage = Використання:
usage-about = Тортуга: настільні ігри з друзями та ботами. Без команди відкривається в браузері.
usage-arguments = Аргументи
usage-options = Параметри
usage-commands = Команди
usage-command = КОМАНДА
usage-help = показати цю довідку
usage-version = показати версію
usage-lang = мова: { $codes }
usage-title-options = Параметри гри { $title }
usage-default = Типово: { $value }.
usage-yes-no = так|ні
usage-play = грати в терміналі
usage-replay = перевірити запис гри й розповісти її перебіг
usage-review = проаналізувати закінчену гру: які ходи були кращі та що вирішило її долю
usage-verify = довести, що закінчену гру роздано чесно
usage-serve = запустити сервер і відкрити його в браузері
usage-work = надати цей комп’ютер ботам сервера на PostgreSQL
usage-backup = зберегти резервну копію бази даних у файл
usage-check = перевірити, чи не пошкоджено базу даних
usage-db-place = де зберігаються столи: файл або postgresql://…
usage-db = перенести Тортугу до іншої бази даних
usage-games = перелічити ігри, їхніх ботів та параметри
usage-rules = показати правила гри або одне з них
usage-bench = виміряти, як швидко працюють правила
usage-solve = знайти найкращий хід у заданих позиціях Руммікуба
usage-puzzle = розв’язати задачу з Руммікуба
usage-title = яка гра; «tortuga games» перелічує всі
usage-data = власний файл із компонентами гри
usage-serve-port = типово { $port }; 0 — будь-який вільний порт
usage-serve-host = типово 127.0.0.1; 0.0.0.0 впускає інших із вашої мережі
usage-serve-bus = як процеси на PostgreSQL повідомляють один одного про зміни: notify (типово), redis://… або none (із затримкою до секунди)
usage-serve-no-browser = не відкривати браузер
usage-serve-compile = компілювати правила у фоновому режимі (лише в репозиторії з вихідним кодом)
usage-work-db = база даних сервера: postgresql://…
usage-work-workers = скільки ботів може думати водночас (типово 2)
usage-backup-file = файл копії; сервер у цей час може працювати
usage-check-db = де зберігаються столи: файл або postgresql://…; сервер у цей час може працювати
usage-db-action = copy: з файлу до PostgreSQL або назад; сервер має бути зупинений
usage-db-source = файл або postgresql://…
usage-db-target = файл або postgresql://…; це місце має бути порожнім
usage-record = файл із записом гри
usage-replay-at = показати також стіл після рядка N
usage-review-seat = чия гра, за номером місця; типово першої людини
usage-review-json = записати аналіз у форматі JSON
usage-verify-hash = геш зерна, показаний на початку
usage-rules-what = гра або номер правила, наприклад RUM-4.7
usage-rules-components = показати компоненти гри й те, наскільки певний кожен із них
usage-bench-seconds = скільки секунд процесора витратити
usage-bench-json = результати у форматі JSON
usage-play-title = яка гра (типово rum); з --help також перелік її параметрів
usage-play-seats = хто грає, наприклад me,bot:greedy або Ania,Bartek
usage-play-seed = те саме зерно завжди роздає ту саму гру
usage-play-clock = скільки секунд на хід; потім вирішують правила
usage-play-save = де зберегти гру
usage-play-resume = продовжити збережену гру
usage-play-note = Кожна гра має власні параметри, наприклад --edition pl: їх показує «tortuga play ГРА --help».
usage-arena = виміряти силу ботів в іграх між ними
usage-arena-bots = боти, по одному на місце, наприклад greedy,random; бот, названий двічі, грає сам із собою — для контролю
usage-arena-games = скільки ігор зіграти (типово { $games }), з округленням угору, щоб кожну роздачу зіграно з кожного місця
usage-arena-seed = те саме зерно дає ті самі ігри
usage-arena-options = параметри гри як назва=значення; також як --назва значення
usage-arena-stop-when-sure = закінчити, щойно стане відомо напевно, чи перший бот сильніший, чи слабший за суперників
usage-arena-workers = скільки процесів грають (типово 1)
usage-arena-ray = грати на кластері Ray за цією адресою, наприклад auto
usage-arena-json = записати показники у форматі JSON
usage-arena-plot = намалювати частки перемог та їхні інтервали як SVG
usage-arena-save = де зберігати результати, гра за грою
usage-arena-resume = продовжити з цих результатів; з --games — аж до вказаної кількості ігор
usage-solve-file = позиції, по одній на рядок у форматі JSON; типово — стандартний ввід
usage-solve-joker = правило джокерів: free (типово), release, strict або bound
usage-solve-objective = що важить насамперед: tiles (фішки, типово) або value (бали)
usage-solve-first-meld = перша комбінація вартістю щонайменше N, лише з підставки
usage-solve-building = того самого ходу, що й перша комбінація, можна додавати до столу
usage-solve-joker-value = скільки коштує джокер на підставці; типово 30
usage-solve-note = Параметри стосуються рядків, у яких не вказано іншого.
usage-puzzle-level = скільки комбінацій треба розібрати: від 1 (типово) до 5
usage-puzzle-seed = те саме зерно дає ту саму задачу; «today» — задача дня
usage-puzzle-json = позиція рядком для «tortuga solve»
usage-puzzle-solution = показати також найкращий хід; з --json лише його
usage-puzzle-note = У терміналі задачу можна розв’язати одразу; інакше її лише показано.

## tortuga review

review-head = { $title }: аналіз гри, { $player }
review-progress = Аналізую
review-sum = { $count ->
    [one] { $count } рішення з вибором між кількома ходами.
    [few] { $count } рішення з вибором між кількома ходами.
    [many] { $count } рішень із вибором між кількома ходами.
   *[other] { $count } рішення з вибором між кількома ходами.
}
review-perfect = Наскільки можна судити, нічого не втрачено.
review-step = крок
review-played = зіграно
review-better = краще
review-chance = шанс
review-in-points = очки
review-curve = Шанс на перемогу, хід за ходом
review-turning = Що вирішило гру
review-turned = Крок { $step }:
review-and-more = … і ще { $count }; усі показує --json.

## Refusals

review-not-over = Ця гра ще триває. Аналізувати можна лише закінчені ігри.
review-no-seat = Немає місця { $seat }: у цій грі є місця від 1 до { $most }.
unknown-command = Немає команди «{ $name }»; дивіться tortuga --help.
argument-missing = Чогось бракує: { $name }; дивіться tortuga --help.
option-takes-no-value = Параметр --{ $name } не приймає значення.
clock-unfit = На хід можна дати від { $least } до { $most } секунд.

## Reasons of the system, within other sentences

system-no-file = немає такого файлу чи теки
system-no-permission = бракує прав
system-is-folder = це тека
system-no-folder = частина шляху не є текою
system-exists = воно вже існує
system-full = на диску немає місця
system-read-only = диск доступний лише для читання
system-name-too-long = назва задовга
system-too-many-files = відкрито забагато файлів
system-busy = його вже використовують
system-address-used = адреса зайнята
system-no-address = немає такої адреси
system-no-home = немає такої домашньої теки
system-bad-name = таку назву не можна використати
system-number = помилка системи { $number }
