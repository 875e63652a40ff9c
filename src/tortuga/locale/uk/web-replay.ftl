## A finished game, the keys and the rules in the browser.

# A finished game, moment by moment.
web-replay-of = { $title }: повтор
web-replay-loading = Шукаю гру…
web-replay-past = Ви дивитеся повтор
web-replay-at = { $step } із { $steps }
web-replay-controls = Керування повтором
web-replay-round-back = На хід назад
web-replay-round-on = На хід уперед
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-share-more = Хто має це посилання, може переглянути всю гру хід за ходом.
web-replay-play-on = Грати звідси
web-replay-play-on-more = Нова гра почнеться з кроку { $step } цієї гри. А якби зіграти інакше?
web-replay-as = Ви граєте як
web-replay-against = Суперник
web-replay-play-on-go = Грати
web-replay-over = Тут гру вже закінчено: поверніться до ранішого кроку.
web-replay-not-over = Коли вона закінчиться, її можна буде переглянути тут хід за ходом.
web-replay-not-shared = Попросіть посилання в когось із гравців: його створює «Поділитися грою».

# A finished game, looked back at.
web-review = Аналіз
web-review-or-story = Перебіг або аналіз
web-review-of = Чия гра
web-review-progress = Переглянуто рішень: { $done } із { $total }
web-review-waits = Саме аналізується багато ігор. Ця гра чекає на свою чергу, а її аналіз почнеться автоматично.
web-review-chance = Шанс на перемогу у %, хід за ходом
web-review-better-moves = Де можна було більше
web-review-step = Крок { $step }
web-review-chances = { $made }% замість { $best }%
web-review-points = очки: −{ $points }
web-review-better = Краще:
web-review-again = Спробувати звідси ще раз
web-review-perfect = Наскільки можна судити, нічого не втрачено.

# The keys.
web-keys-title = Клавіші
web-keys-of-table = Гра
web-keys-of-replay = Перегляд повтору
web-keys-of-facts = Запитати про щось: відповідь з’явиться й прозвучить уголос
web-keys-of-help = Довідка
web-keys-next = до наступного елемента
web-keys-walk = до сусідньої карти
web-keys-choose = вибрати; зробити вибраний хід
web-keys-cancel = скасувати вибір
web-keys-undo = скасувати останню дію
web-keys-reset = скасувати весь хід
web-keys-hint = підказка
web-keys-last = останній хід
web-keys-turn = чий хід
web-keys-clocks = годинники гри
web-keys-score = рахунок
web-keys-table = що лежить на столі
web-keys-hand = ваші карти
web-keys-step = крок назад або вперед
web-keys-round = на хід назад або вперед
web-keys-ends = початок, кінець
web-keys-play = відтворити або зупинити
web-keys-eyes = змінити, чиїми очима дивитися
web-keys-help = цей список

# The rules.
web-rules-of = { $title }: правила
web-rules-loading = Відкриваю правила…
web-rules-none = Правила цієї гри зараз недоступні.
web-rules-search = Шукати: слова або номер
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
web-rules-learn = Навчитися граючи

# What is in the box.
web-box-of = { $title }: коробка
web-box-whole = Уся коробка
