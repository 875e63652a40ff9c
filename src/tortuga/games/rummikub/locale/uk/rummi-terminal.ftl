## In the terminal: the first screen, words to be typed, and what choices say.

rummi-intro-aim = Викладіть усі свої карти раніше за інших. Хто лишається з картами, втрачає стільки балів, скільки вони варті.
rummi-intro-turn = Перша комбінація має бути з вашої підставки й варта щонайменше { $least } балів. Потім можна додавати до будь-якої комбінації на столі й перебудовувати стіл, аби наприкінці ходу там лежали тільки рядки та групи. Якщо нічого не викладаєте — тягнете карту.
rummi-intro-sets = Рядок — це щонайменше 3 числа поспіль одного кольору: R4 R5 R6. Група — те саме число в 3 або 4 кольорах: B3 K3 O3. Джокер заміщає будь-яку карту.
rummi-letter-r = червоний
rummi-letter-b = синій
rummi-letter-k = чорний
rummi-letter-o = помаранчевий
rummi-letter-j = джокер
rummi-intro-typing = Введіть номер або готуйте хід крок за кроком: R4 R5 R6 викладає комбінацію, B8 > 3 додає до комбінації 3, 3: R6 R7 забирає карти з комбінації 3. «готово» завершує хід, «скасувати» скасовує крок.
rummi-table-joker-rule = Джокери: { $rule }
rummi-table-joker-free = вільні
rummi-table-joker-release = звільнені
rummi-table-joker-strict = замкнені
rummi-table-joker-bound = прив’язані
rummi-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
rummi-choice-out = кінець раунду
rummi-say-rearranged = На столі: { $gone } → { $come }
rummi-hint-done = Потім введіть «{ $word }».
rummi-hint-reset = Від вашої чернетки туди не дійти: спершу введіть «{ $word }».
rummi-words-lay = викласти, виклади, викладаю
rummi-words-run = рядок
rummi-words-group = група
