## Rummikub puzzles: what the house and the terminal say.

puzzle-lay-only = У задачі викладають фішки: тягнути чи пропускати хід тут не можна.
puzzle-title = Задача з Руммікуба, рівень { $level }, зерно { $seed }
puzzle-goal-out = Викладіть за один хід усю підставку: { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}. Є лише один спосіб.
puzzle-goal-some = Викладіть за один хід { $count } з { $rack } фішок. Є лише один спосіб, а більше викласти не можна.
puzzle-breaks = Для цього треба розібрати { $count ->
    [one] { $count } комбінацію
    [few] { $count } комбінації
    [many] { $count } комбінацій
   *[other] { $count } комбінації
} на столі.
puzzle-end = Стіл після найкращого ходу
puzzle-less = Усе за правилами: { $count } з { $best }. Але можна викласти й більше.
puzzle-hint-sets = Ці комбінації треба розібрати: { $sets }.
puzzle-help-turn = увесь стіл після вашого ходу
puzzle-help-hint = невелика допомога: спершу які комбінації, потім крок за кроком
