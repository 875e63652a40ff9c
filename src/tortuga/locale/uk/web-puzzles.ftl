## Puzzles in the browser.

web-puzzles-loading = Шукаю задачу…
web-puzzles-loading-more = Найскладніші потребують кількох секунд.
web-puzzles-none = Такої задачі немає.

# Which one.
web-puzzles-levels = Яка задача
web-puzzles-level = Рівень { $n }
web-puzzles-done = розв’язана
web-puzzles-today = Задача дня
web-puzzles-another = Інша задача
web-puzzles-next = Наступна задача
web-puzzles-name = Рівень { $level } · { $seed }
web-puzzles-count = Розв’язано в цьому браузері: { $count }
web-puzzles-share = Хто має це посилання, отримає ту саму задачу.

# What is asked.
web-puzzles-task = Ваше завдання

# What is done, and what is said of it.
web-puzzles-check = Перевірити
web-puzzles-solved = Розв’язано!
web-puzzles-solved-helped = Саме так. Розв’яжете наступну без допомоги?
web-puzzles-show = Показати
web-puzzles-told = Показуємо розв’язок.
