## Rummikub puzzles in the browser.

web-puzzles-title = Задачі з Руммікуба
web-puzzles-about = Позиції з одним найкращим ходом, щодня нова
web-puzzles-goal-out = Викладіть за один хід усю підставку: { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}. Є лише один спосіб.
web-puzzles-goal-some = Викладіть за один хід { $count } з { $rack } фішок. Є лише один спосіб, а більше викласти не можна.
web-puzzles-breaks = Для цього треба розібрати { $count ->
    [one] { $count } комбінацію
    [few] { $count } комбінації
    [many] { $count } комбінацій
   *[other] { $count } комбінації
} на столі.
web-puzzles-joker = Джокера зі столу треба замінити або покласти поруч із фішкою, яку ви викладаєте.
web-puzzles-help = Перетягуйте фішки або виберіть їх і торкніться місця, де вони мають лежати. Не поспішайте: ніхто не чекає.
web-puzzles-less = Усе за правилами: { $count } з { $best }. Але можна викласти й більше.
web-puzzles-hint-sets = { $count ->
    [one] Цю комбінацію треба розібрати: { $sets }
    [few] Ці комбінації треба розібрати: { $sets }
    [many] Ці комбінації треба розібрати: { $sets }
   *[other] Ці комбінації треба розібрати: { $sets }
}
