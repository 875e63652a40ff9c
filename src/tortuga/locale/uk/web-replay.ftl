## A finished game, the keys and the rules in the browser.

# A finished game, moment by moment.
web-replay-of = { $title }: гра ще раз
web-replay-loading = Шукаю гру …
web-replay-past = Ви дивитеся в минуле
web-replay-at = { $step } із { $steps }
web-replay-controls = Перегортання гри
web-replay-round-back = На хід назад
web-replay-round-on = На хід уперед
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-share-more = Хто має це посилання, може переглянути всю гру хід за ходом.
web-replay-play-on = Грати звідси
web-replay-play-on-more = Нова гра почнеться з моменту { $step } цієї гри. А якби зіграти інакше?
web-replay-as = Ви граєте за
web-replay-against = Проти
web-replay-play-on-go = Грати
web-replay-over = Тут гру вже закінчено: поверніться до ранішого моменту.
web-replay-not-over = Коли вона закінчиться, її можна буде переглянути тут хід за ходом.
web-replay-not-shared = Попросіть посилання в когось із гравців: його створює «Поділитися грою».

# The keys.
web-keys-title = Клавіші
web-keys-of-table = Гра
web-keys-of-replay = Перегляд гри
web-keys-of-facts = Запитати про щось: відповідь з’явиться й прозвучить уголос
web-keys-of-help = Довідка
web-keys-next = до наступного елемента
web-keys-walk = до сусідньої карти
web-keys-choose = вибрати; зробити вибраний хід
web-keys-cancel = скасувати вибір
web-keys-undo = скасувати останнє
web-keys-reset = повернути весь хід
web-keys-hint = підказка
web-keys-last = останній хід
web-keys-turn = чий хід
web-keys-clocks = годинники гри
web-keys-score = рахунок
web-keys-table = що лежить на столі
web-keys-hand = ваша рука
web-keys-step = крок назад або вперед
web-keys-round = переглянути хід назад або вперед
web-keys-ends = початок, кінець
web-keys-play = відтворити або зупинити
web-keys-help = цей список

# The rules.
web-rules-of = { $title }: правила
web-rules-loading = Відкриваю правила …
web-rules-none = Правила цієї гри зараз не вдається прочитати.
web-rules-search = Шукати в правилах: слова або номер
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
web-rules-learn = Навчитися в грі

# What is in the box.
web-box-of = { $title }: коробка
web-box-whole = Уся коробка
