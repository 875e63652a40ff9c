## In the terminal: the first screen, words to be typed, and what choices say.

rummikub-intro-aim = Викладіть усі свої фішки раніше за інших. Хто лишається з фішками, втрачає стільки балів, скільки вони варті.
rummikub-intro-turn = Перша комбінація має бути з вашої підставки й варта щонайменше { $least } балів. Потім можна додавати до будь-якої комбінації на столі й перебудовувати стіл, аби наприкінці ходу там лежали тільки рядки та групи. Якщо нічого не викладаєте — тягнете фішку.
rummikub-intro-sets = Рядок — це щонайменше 3 числа поспіль одного кольору: R4 R5 R6. Група — те саме число в 3 або 4 кольорах: B3 K3 O3. Джокер заміщає будь-яку фішку.
rummikub-letter-r = червоний
rummikub-letter-b = синій
rummikub-letter-k = чорний
rummikub-letter-o = помаранчевий
rummikub-letter-j = джокер
rummikub-intro-typing = Введіть номер або готуйте хід крок за кроком: R4 R5 R6 викладає комбінацію, B8 > 3 додає до комбінації 3, 3: R6 R7 забирає фішки з комбінації 3. «готово» завершує хід, «скасувати» скасовує крок.
rummikub-table-joker-rule = Джокери: { $rule }
rummikub-table-joker-free = вільні
rummikub-table-joker-release = звільнені
rummikub-table-joker-strict = замкнені
rummikub-table-joker-bound = прив’язані
rummikub-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
rummikub-choice-out = кінець раунду
rummikub-say-rearranged = На столі: { $gone } → { $come }
rummikub-hint-done = Потім введіть «{ $word }».
rummikub-hint-reset = Від вашої чернетки туди не дійти: спершу введіть «{ $word }».
rummikub-words-lay = викласти, виклади, викладаю
rummikub-words-run = рядок
rummikub-words-group = група
