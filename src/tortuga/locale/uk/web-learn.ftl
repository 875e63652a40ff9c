## Learning by playing: the page around the lesson.

# Around the turtle's words.
web-learn-title = { $title }: урок
web-learn-loading = Черепаха готує стіл…
web-learn-none = Ця гра ще не має уроку. Але можна прочитати її правила.
web-learn-turtle = Черепаха каже
web-learn-learner = Матрос
web-learn-bot = Бот
web-learn-at = Крок { $step } із { $steps }
web-learn-tried = Бачите: правила кажуть «ні» й пояснюють чому.
web-learn-other = Так теж можна! Але спершу зробіть те, про що я кажу; тоді оповідь піде далі.

# What can be done.
web-learn-next = Далі
web-learn-back = Назад
web-learn-skip = Пропустити урок
web-learn-how = Як це зробити?
web-learn-show = Показати
web-learn-again = З початку
web-learn-play = Зіграти по-справжньому
web-learn-rules = Читати правила
