## The house: texts of the kernel, the terminal and the commands.

cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
seat-name = Гравець { $number }
refused-by-rule = { $reason } ({ $rule })

## Refusals of the kernel

game-over = Гру вже закінчено.
game-without-seed = Цю гру записано без зерна випадковості, тож її можна переглянути, але не продовжити.
not-your-decision = Зараз вирішуєте не ви.
chance-nothing-to-draw = Більше немає з чого тягнути.
chance-not-in-pool = Жереб не міг дати { $answer }: цього не було серед можливого.
chance-not-on-die = На кубику (граней: { $sides }) не могло випасти { $answer }.
chance-too-many = У записі на { $count ->
    [one] { $count } жеребкування
    [few] { $count } жеребкування
    [many] { $count } жеребкувань
   *[other] { $count } жеребкування
} більше, ніж треба.
chance-too-few = У записі замало жеребкувань.
chance-not-of-seed = Результат жеребкування { $answer } не той, який дає зерно.
undo-nothing = Поки що немає чого скасовувати.
undo-chance = Цього не можна скасувати: відтоді вже було жеребкування.
undo-revealed = Цього не можна скасувати: відтоді відкрито щось приховане.
undo-other-seat = Цього не можна скасувати: відтоді вирішував інший гравець.
undo-turn-over = Цього не можна скасувати: хід уже минув.
undo-not-alone = Щоб повернутися до ходу { $n }, потрібна згода всіх.
undo-no-such-moment = Немає ходу { $n }, до якого можна повернутися.
option-seats = { $title }: від { $least } до { $most } гравців, а не { $count }.
option-value = Параметр { $name } не приймає значення «{ $value }».
data-none = { $title } не має файлу зі складом гри, який можна замінити на { $file }.
data-unreadable = Не вдається прочитати файл зі складом гри { $file }: { $reason }.
data-shape = Файл зі складом гри { $file } має неправильний вигляд: { $reason }.
record-unreadable = Не вдається прочитати запис гри { $file }: { $reason }.
record-empty = Рядок { $line }: запис гри порожній.
record-not-json = Рядок { $line }: це не JSON, отже, файл пошкоджено.
record-cut-short = Рядок { $line }: останній рядок неповний, як після збою. Щоб грати далі без нього: tortuga play --resume
record-held = { $file } уже відкрито в іншій грі; дві водночас записувати його не можуть.
record-no-sum = Рядок { $line }: бракує контрольної суми.
record-tampered = Рядок { $line }: контрольна сума не збігається, отже, змінено цей рядок або якийсь із попередніх.
record-shape = Рядок { $line }: це не рядок запису гри: { $reason }.
record-format = Рядок { $line }: запис має формат { $found }; ця версія читає формат { $known }.
record-other-rules = Рядок { $line }: запис зроблено з іншими правилами або складом гри ({ $found }, тут { $known }).
record-seed = Рядок { $line }: зерно не відповідає своєму гешу.
record-number = Рядок { $line }: тут має бути запис { $known }, а не { $found }.
record-impossible = Рядок { $line }: цього не могло статися: { $reason }
record-no-deal = Рядок { $line }: роздачі не було.
record-no-seat = Рядок { $line }: не вказано, хто це вирішив.
unknown-title = Гри «{ $name }» немає. Доступні: { $known }.
unknown-bot = Для { $title } немає бота «{ $name }». Доступні: { $known }.
unknown-option = { $title } не має параметра «{ $name }». Доступні: { $known }.
unknown-language = Мови «{ $name }» немає. Доступні: { $known }.
unknown-rule = Правила «{ $name }» немає. Доступні: { $known }.
unknown-rulebook = Правил гри «{ $name }» тут немає.

## The terminal

seats-empty = Назвіть гравців, наприклад --seats me,bot:greedy.
seat-twice = Ім'я «{ $name }» повторюється; дайте кожному гравцеві своє.
seat-name-unfit = «{ $name }» не може тут бути ім'ям: дозволено літери, цифри та знаки, щонайбільше { $most }.
status-yours = Ваш хід, { $name }.
status-next-person = Далі { $name }. Передайте клавіатуру й натисніть Enter.
status-undo-first = (Ще можна ввести «скасувати», щоб змінити свій вибір.)
prompt = Ваш вибір (номер, хід або ? — допомога)
more-choices = { $count ->
    [one] … і ще { $count } варіант: введіть «більше».
    [few] … і ще { $count } варіанти: введіть «більше».
    [many] … і ще { $count } варіантів: введіть «більше».
   *[other] … і ще { $count } варіанта: введіть «більше».
}
no-such-choice = Варіанта { $number } немає; можна вибрати від 1 до { $most }.
line-too-long = Цей рядок задовгий; тут вистачає { $most } знаків.
hint = Підказка: { $move }
hint-none = Зараз немає чого підказати.
undone = Скасовано. { $count ->
    [0] Далі самостійно скасувати вже не можна.
    [one] Можна скасувати ще { $count } крок.
    [few] Можна скасувати ще { $count } кроки.
    [many] Можна скасувати ще { $count } кроків.
   *[other] Можна скасувати ще { $count } кроку.
}
taken-back = За згодою всіх ви знову перед своїм останнім рішенням. Жереб далі буде новий.
take-back-tip = У грі з ботами можна ввести «назад»: вони завжди згодні.
take-back-people = За цим столом є й інші люди; на повернення тут погоджуються лише боти.
take-back-nothing = Ви ще не вирішили нічого, що можна було б скасувати.
saved = Збережено як { $file }. Грати далі: tortuga play --resume { $file }
save-exists = Файл { $file } уже існує; назвіть інший.
save-failed = Не вдається записати { $file }: { $reason }. Гра триває.
store-failed = Не вдається записати { $file }: { $reason }.
resume-failed = Не вдається продовжити { $file }: { $reason }.
resume-as-begun = Збережена гра триває так, як почалася; приберіть --{ $name }.
kept = Гру збережено в { $file }. Грати далі: tortuga play --resume { $file }
goodbye = До наступного разу.
interrupted = Перервано.
stopped = Зупинено системою.
input-closed = Введення закрито.
resumed = { $title }, продовжено з ходу { $n }.
resumed-torn = Рядок { $line } запису неповний, як після збою; гра триває без нього.
result-row = { $rank }. { $name }: { $points }
record-at = Запис гри: { $file }. Переглянути знову: tortuga replay { $file }
rules-found = { $count ->
    [0] Жодне правило не містить «{ $word }».
    [one] { $count } правило містить «{ $word }»:
    [few] { $count } правила містять «{ $word }»:
    [many] { $count } правил містять «{ $word }»:
   *[other] { $count } правила містять «{ $word }»:
}
table-plain-view = Що ви бачите
help-title = Що можна ввести
help-number = номер: варіант зі списку
help-move = хід умовним записом, наприклад: { $example }
help-more = наступні варіанти
help-hint = що зробив би бот на вашому місці
help-undo = скасувати останній хід, якщо це дозволяють правила скасування
help-takeback = повернутися до свого останнього рішення; боти згодні
help-log = що вже сталося у грі
help-rules = правила; «правила { $example }» — одне з них, «правила слово» — пошук
help-save = де збережено гру; «зберегти ФАЙЛ» записує копію
help-quit = вийти; гру буде збережено

# The words that people type; English ones always work too.
command-help = допомога
command-more = більше
command-hint = підказка
command-undo = скасувати
command-takeback = назад
command-log = історія
command-rules = правила
command-save = зберегти
command-quit = вийти

## Commands

games-seats = гравців: { $least }–{ $most }
games-bots = боти: { $bots }
games-options = параметри: { $options }
replay-verified = { $file }: { $title }, { $count ->
    [one] { $count } запис
    [few] { $count } записи
    [many] { $count } записів
   *[other] { $count } запису
}, перевірено.
replay-proved = Результат кожного жеребкування саме той, який дає зерно.
replay-unproved = Без зерна результати жеребкувань можливі, але не доведені.
replay-unfinished = Гру не закінчено.
replay-deal = Роздача
replay-back = { $who } повертається до моменту після ходу { $n }.
replay-back-all = Усі згодні повернутися до моменту після ходу { $n }.
replay-house = Тортуга: { $what }.
replay-lapse = { $name }: час вийшов.
replay-no-moment = У цьому записі немає рядка { $n }; усього їх { $count }.
components-title = Склад гри { $title }
components-group = Група
components-name = Назва
components-origin = Звідки це відомо
origin-rulebook = сказано в правилах
origin-reported = повідомляють інші
origin-deduced = наш висновок
origin-reconstructed = наша реконструкція
bench-figures = { $title }, випадкова гра, { $compiled ->
    [yes] скомпільовано
   *[no] чистий Python
}, за секунду CPU: кроків { $steps }, ігор { $games }, копій { $copies }.
solve-wrong-line = Цей рядок не описує позиції: { $reason }.
solve-no-tile = «{ $text }» — не фішка: потрібно R, B, K або O з числом від 1 до 13 чи J.
solve-no-set = { $text } — ні послідовність, ні група.
solve-too-many = { $tile } трапляється стільки разів: { $count }; у грі їх щонайбільше { $most }.
argument-unknown = «{ $word }» тут незрозуміле; дивіться tortuga --help.
argument-not-text = «{ $word }» — не текст, який тут можна прочитати.
option-no-value = Параметр --{ $name } потребує значення.
system-failed = Система відмовила: { $reason }.
unknown-rule-or-title = Правила чи гри «{ $name }» немає. Ігри: { $known }.

## The house from the outside

serve-at = Тортугу відчинено: { $address }
serve-network = Для інших у цій мережі: { $address }
serve-stop = Ctrl+C зачиняє Тортугу; усі ігри буде збережено.
port-taken = Порт { $port } зайнятий; назвіть інший: --port.
port-forbidden = Система не дозволяє порт { $port }; назвіть інший: --port.
host-unfit = Тортугу не вдається відчинити за адресою «{ $host }»: { $reason }.
store-held = Файлом { $file } вже користується інша Тортуга.
store-foreign = { $file } — база даних, але не Тортуги.
store-newer = Файл { $file } записано новішою версією Тортуги.
store-no-database = { $file } — не база даних.
store-unreachable = Не вдається відкрити { $file }: { $reason }.
store-not-durable = { $file } підтверджує запис, перш ніж його зроблено ({ $setting }); ходи могли б загубитися. Установіть synchronous_commit на on.
postgresql-missing = Для Тортуги на PostgreSQL потрібен psycopg ({ $reason }). Установіть: pip install 'tortuga[postgresql]'
redis-missing = Для такої шини потрібен redis-py ({ $reason }). Установіть: pip install 'tortuga[redis]'
backup-no-source = Немає файлу { $file }, з якого можна було б зробити копію.
backup-onto-itself = { $file } не може бути власною копією; назвіть інший файл.
backed-up = Резервна копія: { $file }.
store-moved = Файлу { $file } там уже немає або це інший файл.
store-older = { $file } — від старішої версії Тортуги; відкрийте з ним Тортугу один раз, і його буде оновлено.
store-other-name = { $file } — інше ім'я бази даних, яку зараз тримає відкритою Тортуга; назвіть те ім'я, з яким її відкрито.
store-unfinished = { $file } — незавершена копія; повторіть ту саму команду tortuga db copy, і її буде завершено.
store-moved-on = Тортуга переїхала з { $file } до { $to }.
copying = Рядки
copied = Тортуга переїхала з { $file } до { $to }: { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
    [many] { $rows } рядків
   *[other] { $rows } рядка
}, порівняно, відмінностей немає. На { $file } Тортуга більше не відкриється.
copy-no-source = Немає файлу { $file }, який можна було б скопіювати.
copy-onto-itself = { $file } не можна скопіювати на те саме місце; назвіть інше.
copy-not-empty = { $file } — не порожнє місце й не копія цієї Тортуги, яку можна було б завершити; назвіть інше.
copy-differs = Копія в { $file } відрізняється від оригіналу (таблиця { $table }). Тортуга лишається на старому місці; повторіть команду, щоб скопіювати її наново.
check-no-source = Немає файлу { $file }, який можна було б перевірити.
checking = Столи
check-about = Стіл { $table }: запису про сам стіл немає або його пошкоджено.
check-head = Стіл { $table }: його заголовка немає або його пошкоджено.
check-missing = Стіл { $table }: { $count ->
    [one] бракує рядка { $first }.
    [few] бракує рядків від { $first } до { $last }.
    [many] бракує рядків від { $first } до { $last }.
   *[other] бракує рядків від { $first } до { $last }.
}
check-altered = Стіл { $table }: рядок { $first } змінено.
check-told = Стіл { $table }: оповідь рядка { $first } змінено; сама гра ціла.
check-sealed = Стіл { $table }: у рядках від { $first } до { $last } щось змінено; вони мають спільну печатку.
check-doubled = Стіл { $table }: рядок { $first } є двічі.
check-extra = Стіл { $table }: { $count ->
    [one] рядок { $first } стоїть за кінцем запису.
    [few] рядки від { $first } до { $last } стоять за кінцем запису.
    [many] рядки від { $first } до { $last } стоять за кінцем запису.
   *[other] рядки від { $first } до { $last } стоять за кінцем запису.
}
check-chat = Стіл { $table }: повідомлень чату бракує або вони подвоєні, від { $first } до { $last }.
check-unreadable = Стіл { $table }: від рядка { $first } його неможливо прочитати: { $reason }.
check-file = Файл: { $reason }
check-whole = { $file } цілий: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } стола
}, { $rows ->
    [one] { $rows } рядок.
    [few] { $rows } рядки.
    [many] { $rows } рядків.
   *[other] { $rows } рядка.
}
check-damaged = { $file } пошкоджено: { $damages ->
    [one] { $damages } місце
    [few] { $damages } місця
    [many] { $damages } місць
   *[other] { $damages } місця
}. Нічого не змінено; столи, яких тут не названо, цілі. Відновіть, що можна, з резервної копії.
verify-without-seed = Рядок { $line }: у записі немає зерна та його гешу, тож нічого не можна довести.
verify-other-hash = Рядок { $line }: геш зерна — { $found }, а не { $known }.
verified = { $file }: { $title }, гра чесна. Зерно дає { $count ->
    [one] { $count } жеребкування
    [few] { $count } жеребкування
    [many] { $count } жеребкувань
   *[other] { $count } жеребкування
} — саме як у записі.
verified-hash = Геш зерна, показаний на початку гри: { $hash }
verified-after = { $count ->
    [one] { $count } перший запис узято
    [few] { $count } перші записи взято
    [many] { $count } перших записів узято
   *[other] { $count } першого запису взято
} з іншої гри; цього зерно не доводить.
