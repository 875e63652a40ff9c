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
chance-nothing-to-draw = Більше немає чого тягнути.
chance-not-in-pool = { $answer } не могло випасти: цього не було серед можливого.
chance-not-on-die = На кістці (граней: { $sides }) не може випасти { $answer }.
chance-too-many = У записі на { $count ->
    [one] { $count } випадковий результат
    [few] { $count } випадкові результати
    [many] { $count } випадкових результатів
   *[other] { $count } випадкового результату
} більше, ніж треба.
chance-too-few = У записі замало випадкових результатів.
chance-not-of-seed = Випадковий результат { $answer } не збігається із зерном.
undo-nothing = Поки що немає чого скасовувати.
undo-chance = Скасувати вже не можна: після цього вже брали карту або кидали кістки.
undo-revealed = Скасувати вже не можна: після цього відкрилося щось приховане.
undo-other-seat = Скасувати вже не можна: після цього ходив інший гравець.
undo-turn-over = Скасувати вже не можна: хід уже закінчився.
undo-not-alone = Щоб повернутися до ходу { $n }, потрібна згода всіх.
undo-no-such-moment = Немає ходу { $n }, до якого можна було б повернутися.
option-seats = { $title }: від { $least } до { $most } гравців, а не { $count }.
option-value = Параметр { $name } не приймає значення «{ $value }».
data-none = Гра { $title } не має файлу з компонентами, який міг би замінити { $file }.
data-unreadable = Не вдається прочитати файл із компонентами гри { $file }: { $reason }.
data-shape = Файл із компонентами гри { $file } має неправильний формат: { $reason }.
record-unreadable = Не вдається прочитати запис гри { $file }: { $reason }.
record-empty = Рядок { $line }: запис гри порожній.
record-not-json = Рядок { $line }: це не JSON, отже, файл пошкоджено.
record-cut-short = Рядок { $line }: останній рядок неповний, можливо, після збою. Щоб грати далі без нього: tortuga play --resume
record-held = { $file } уже відкрито в іншій грі; дві водночас записувати в нього не можуть.
record-no-sum = Рядок { $line }: бракує контрольної суми.
record-tampered = Рядок { $line }: контрольна сума не збігається, отже, змінено цей рядок або якийсь із попередніх.
record-shape = Рядок { $line }: це не рядок запису гри: { $reason }.
record-format = Рядок { $line }: запис має формат { $found }; ця версія читає формат { $known }.
record-other-rules = Рядок { $line }: запис зроблено з іншими правилами або компонентами ({ $found }, тут { $known }).
record-seed = Рядок { $line }: зерно не відповідає своєму гешу.
record-number = Рядок { $line }: тут має бути запис { $known }, а не { $found }.
record-impossible = Рядок { $line }: цього не могло статися: { $reason }
record-no-deal = Рядок { $line }: роздачі не було.
record-no-seat = Рядок { $line }: не вказано, хто це вирішив.
unknown-title = Гри «{ $name }» немає. Доступні: { $known }.
unknown-bot = Для гри { $title } немає бота «{ $name }». Доступні: { $known }.
unknown-option = Гра { $title } не має параметра «{ $name }». Доступні: { $known }.
unknown-language = Мови «{ $name }» немає. Доступні: { $known }.
unknown-rule = Правила «{ $name }» немає. Доступні: { $known }.
unknown-rulebook = Правил гри «{ $name }» тут немає.

## The terminal

seats-empty = Вкажіть гравців, наприклад --seats me,bot:greedy.
seat-twice = Ім’я «{ $name }» повторюється; дайте кожному гравцеві інше.
seat-name-unfit = «{ $name }» не може тут бути ім’ям: дозволено літери, цифри та символи, разом щонайбільше { $most }.
status-yours = Ваш хід: { $name }.
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
line-too-long = Цей рядок задовгий; тут вистачить { $most } символів.
hint = Підказка: { $move }
hint-none = Зараз підказки немає.
undone = Скасовано. { $count ->
    [0] Далі самостійно скасувати вже не можна.
    [one] Можна скасувати ще { $count } крок.
    [few] Можна скасувати ще { $count } кроки.
    [many] Можна скасувати ще { $count } кроків.
   *[other] Можна скасувати ще { $count } кроку.
}
taken-back = За згодою всіх ви знову перед своїм останнім рішенням. Далі випаде щось нове.
take-back-tip = У грі з ботами можна ввести «назад»: вони завжди згодні.
take-back-people = За цим столом грають також інші люди; на повернення тут погоджуються лише боти.
take-back-nothing = У вас ще немає рішення, яке можна було б скасувати.
saved = Збережено як { $file }. Щоб грати далі: tortuga play --resume { $file }
save-exists = Файл { $file } уже існує; вкажіть іншу назву.
save-failed = Не вдається записати { $file }: { $reason }. Гра триває.
store-failed = Не вдається записати { $file }: { $reason }.
resume-failed = Не вдається продовжити { $file }: { $reason }.
resume-as-begun = Відновлена гра зберігає свої налаштування; приберіть --{ $name }.
kept = Гру збережено в { $file }. Щоб грати далі: tortuga play --resume { $file }
goodbye = До наступного разу.
interrupted = Перервано.
stopped = Гру зупинила система.
input-closed = Кінець вхідних даних.
resumed = { $title }, продовжено з ходу { $n }.
resumed-torn = Рядок { $line } запису неповний, можливо, після збою; гра триває без нього.
result-row = { $rank }. { $name }: { $points }
record-at = Запис гри: { $file }. Щоб переглянути знову: tortuga replay { $file }
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
help-takeback = повернутися до свого останнього рішення (боти завжди згодні)
help-log = що вже сталося в грі
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
replay-proved = Кожен випадковий результат збігається із зерном.
replay-unproved = Без зерна випадкові результати можливі, але не доведені.
replay-unfinished = Гру не закінчено.
replay-deal = Роздача
replay-back = { $who } повертається до моменту після ходу { $n }.
replay-back-all = Усі згодні повернутися до моменту після ходу { $n }.
replay-house = Тортуга: { $what }.
replay-lapse = { $name }: час вийшов.
replay-no-moment = У цьому записі немає рядка { $n }; усього їх { $count }.
components-title = Компоненти гри { $title }
components-group = Група
components-name = Назва
components-origin = Джерело
origin-rulebook = з правил гри
origin-reported = з інших джерел
origin-deduced = наш висновок
origin-reconstructed = наша реконструкція
bench-figures = { $title }, випадкова гра, { $compiled ->
    [yes] скомпільовано
   *[no] чистий Python
}, за секунду CPU: кроків { $steps }, ігор { $games }, копій { $copies }.
solve-wrong-line = Цей рядок не описує позиції: { $reason }.
solve-no-tile = «{ $text }» — це не фішка: потрібна літера кольору, R (червоний), B (синій), K (чорний) або O (помаранчевий), і число від 1 до 13, або J (джокер).
solve-no-set = { $text } — це ні рядок, ні група.
solve-too-many = { $tile } трапляється { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}, а в грі їх щонайбільше { $most }.
argument-unknown = Незрозуміло: «{ $word }»; див. tortuga --help.
argument-not-text = Текст «{ $word }» неможливо прочитати.
option-no-value = Параметр --{ $name } потребує значення.
system-failed = Помилка системи: { $reason }.
unknown-rule-or-title = Правила чи гри «{ $name }» немає. Ігри: { $known }.

## The house from the outside

serve-at = Тортуга працює за адресою { $address }
serve-network = Для інших у цій мережі: { $address }
serve-stop = Ctrl+C зупиняє Тортугу; усі ігри буде збережено.
serve-compiling = Правила компілюються у фоновому режимі; доти боти грають слабше.
serve-compiled = Правила скомпільовано: тепер боти грають на повну силу, а після наступного запуску все працюватиме швидше.
serve-not-compiled = Правила не скомпільовано ({ $reason }), тому боти грають слабше; решта без змін.
port-taken = Порт { $port } зайнятий; вкажіть інший через --port.
port-forbidden = Ви не маєте прав на порт { $port }; вкажіть інший через --port.
host-unfit = Тортугу не вдається запустити за адресою «{ $host }»: { $reason }.
store-held = Файлом { $file } вже користується інша Тортуга.
store-foreign = { $file } — це база даних, але не Тортуги.
store-newer = Файл { $file } записала новіша версія Тортуги.
store-no-database = { $file } — це не база даних.
store-unreachable = Не вдається відкрити { $file }: { $reason }.
store-not-durable = { $file } підтверджує запис, перш ніж його зроблено ({ $setting }); ходи могли б загубитися. Установіть synchronous_commit на on.
postgresql-missing = Для Тортуги на PostgreSQL потрібен psycopg ({ $reason }). Установіть: pip install 'tortuga[postgresql]'
redis-missing = Для такої шини потрібен redis-py ({ $reason }). Установіть: pip install 'tortuga[redis]'
backup-no-source = Немає файлу { $file }, тож немає чого копіювати.
backup-onto-itself = { $file } не може бути власною копією; вкажіть інший файл.
backed-up = Резервна копія: { $file }.
store-moved = Файлу { $file } там уже немає або це інший файл.
store-older = { $file } — від старішої версії Тортуги; запустіть із ним Тортугу один раз, і його буде оновлено.
store-other-name = { $file } — це інша назва бази даних, якою зараз користується Тортуга; вкажіть ту назву, з якою її запущено.
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
copy-onto-itself = { $file } не можна скопіювати на те саме місце; вкажіть інше.
copy-not-empty = { $file } — не порожнє місце й не копія цієї Тортуги, яку можна було б завершити; вкажіть інше.
copy-differs = Копія в { $file } відрізняється від оригіналу (таблиця { $table }). Тортуга лишається на старому місці; повторіть команду, щоб скопіювати її наново.
check-no-source = Немає файлу { $file }, тож немає чого перевіряти.
checking = Столи
check-about = Стіл { $table }: запис про сам стіл відсутній або пошкоджений.
check-head = Стіл { $table }: його заголовок відсутній або пошкоджений.
check-missing = Стіл { $table }: { $count ->
    [one] бракує рядка { $first }.
    [few] бракує рядків від { $first } до { $last }.
    [many] бракує рядків від { $first } до { $last }.
   *[other] бракує рядків від { $first } до { $last }.
}
check-altered = Стіл { $table }: рядок { $first } змінено.
check-told = Стіл { $table }: опис рядка { $first } змінено; сама гра ціла.
check-sealed = Стіл { $table }: у рядках від { $first } до { $last } щось змінено; вони мають спільну печатку.
check-doubled = Стіл { $table }: рядок { $first } трапляється двічі.
check-extra = Стіл { $table }: { $count ->
    [one] рядок { $first } виходить за кінець запису.
    [few] рядки від { $first } до { $last } виходять за кінець запису.
    [many] рядки від { $first } до { $last } виходять за кінець запису.
   *[other] рядки від { $first } до { $last } виходять за кінець запису.
}
check-chat = Стіл { $table }: повідомлень чату від { $first } до { $last } бракує, або вони подвоєні.
check-unreadable = Стіл { $table }: з рядка { $first } його неможливо прочитати: { $reason }.
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
check-damaged = Файл { $file } пошкоджено в { $damages ->
    [one] { $damages } місці
    [few] { $damages } місцях
    [many] { $damages } місцях
   *[other] { $damages } місця
}. Нічого не змінено; столи, яких тут не названо, цілі. Відновіть, що можна, з резервної копії.
verify-without-seed = Рядок { $line }: у записі немає ні зерна, ні його гешу, тож нічого не можна довести.
verify-other-hash = Рядок { $line }: геш зерна — { $found }, а не { $known }.
verified = { $file }: { $title }, гра чесна. Зерно дає { $count ->
    [one] { $count } випадковий результат
    [few] { $count } випадкові результати
    [many] { $count } випадкових результатів
   *[other] { $count } випадкового результату
} — саме як у записі.
verified-hash = Геш зерна, показаний на початку гри: { $hash }
verified-after = { $count ->
    [one] { $count } перший запис — з іншої гри, і цим зерном його не перевірити.
    [few] { $count } перші записи — з іншої гри, і цим зерном їх не перевірити.
    [many] { $count } перших записів — з іншої гри, і цим зерном їх не перевірити.
   *[other] { $count } першого запису — з іншої гри, і цим зерном їх не перевірити.
}
