## The terminal: the first screen, pages, the clock, and questions about what was typed.

intro-begin = Press Enter to begin, or type ? for help.
intro-bot = { $name } is a bot: { $bot }.
pages-next = Page { $n } of { $count }. Enter: next page · { $back }: back · { $leave }: leave
pages-last = Page { $n } of { $count }. Enter: leave · { $back }: back
# Single letters, to be typed.
pages-leave = q
pages-back = b
news-earlier = … and { $count ->
    [one] { $count } thing
   *[other] { $count } things
} before this: type “{ $word }”.
more-folded = … and { $count ->
    [one] { $count } more that gains
   *[other] { $count } more that gain
} nothing extra: type “more”.
number-again = The question has changed. Now { $number } means:
number-again-sure = Press Enter to take it, or type something else:
several-choices = “{ $text }” could be several choices: { $numbers }.
help-enter = the table again
clock-left = [{ $minutes }:{ $seconds }]
clock-up = Your time is up.
