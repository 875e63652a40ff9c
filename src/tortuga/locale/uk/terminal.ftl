## The terminal: the first screen, pages, the clock, and questions about what was typed.

intro-begin = Натисніть Enter, щоб почати, або введіть ? — допомога.
intro-bot = { $name } — бот: { $bot }.
pages-next = Сторінка { $n } з { $count }. Enter: далі · { $back }: назад · { $leave }: вийти
pages-last = Сторінка { $n } з { $count }. Enter: вийти · { $back }: назад
# Single letters, to be typed.
pages-leave = q
pages-back = b
news-earlier = … раніше: { $count ->
    [one] { $count } подія
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
}. Введіть «{ $word }».
more-folded = … і ще { $count ->
    [one] { $count } варіант, який нічого більше не дає
    [few] { $count } варіанти, які нічого більше не дають
    [many] { $count } варіантів, які нічого більше не дають
   *[other] { $count } варіанта, які нічого більше не дають
}: введіть «більше».
number-again = Запитання змінилося. Тепер { $number } означає:
number-again-sure = Натисніть Enter, якщо все правильно, або введіть щось інше:
several-choices = «{ $text }» підходить до кількох варіантів: { $numbers }.
help-enter = показати стіл ще раз
clock-left = [{ $minutes }:{ $seconds }]
clock-up = Ваш час вийшов.
