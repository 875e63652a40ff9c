## Pirates of Maracaibo in the terminal: the first screen, and words to be typed.

maracaibo-intro-aim = Тричі перетніть Кариби й зберіть переможні очки (ПО): за карти, резиденції, скарби, річки та завдання. Після третього раунду перемагає той, хто має найбільше ПО.
maracaibo-intro-turn = Свого ходу ваш корабель пливе на 1–3 поля в бік Маракайбо, а потім ви використовуєте карту, на якій він зупинився. Покращення (карту з ціною) можна купити або лишити й узяти 5 дублонів. Локації лишаються для всіх: там ви посилюєте корабель, грабуєте, досліджуєте або закопуєте скарби. Раунд закінчується, коли хтось допливає до Маракайбо.
maracaibo-intro-signs = На мапі: ■ спорядження, ● команда й ▲ кораблі з ціною, ⌂ резиденції, ◆ локації, ▪ острови скарбів; ►1 — корабель гравця 1, ~ — порожнє поле. { $gold }, { $emerald } і { $pearl } — золото, смарагди й перлини. Поле називають за стовпчиком і рядом: c4r2.
maracaibo-intro-typing = Введіть номер, назву поля, щоб прочитати, що там лежить, або сторінку, наприклад «гравці», «завдання» чи «острови»; ? показує всі.

# The words that people type, separated by commas; English ones always work too.
maracaibo-words-sail = пливти, пливи, пливу, плисти
maracaibo-words-step = крок
maracaibo-words-stop = стоп, зупинитися
maracaibo-words-take = взяти, узяти, беру
maracaibo-words-acquire = купити, придбати
maracaibo-words-build = збудувати, будувати
maracaibo-words-upgrade = посилити, посилення
maracaibo-words-use = використати
maracaibo-words-roll = кинути
maracaibo-words-reroll = перекинути
maracaibo-words-die = кістка, кубик
maracaibo-words-spend = витратити
maracaibo-words-store = сховати
maracaibo-words-bury = закопати
maracaibo-words-cube = кубики
maracaibo-words-explore = досліджувати, дослідити
maracaibo-words-quest = завдання
maracaibo-words-keep = залишити
maracaibo-words-discard = скинути
maracaibo-words-figurehead = фігура
maracaibo-words-place = покласти
maracaibo-words-activate = активувати
maracaibo-words-done = пропустити, відмовитися, готово, кінець
maracaibo-words-gold = золото
maracaibo-words-emerald = смарагд, смарагди
maracaibo-words-pearl = перлина, перлини, перлину
maracaibo-words-treasure = скарб
maracaibo-words-doubloons = дублони
maracaibo-words-deck = колода
maracaibo-words-bonus = бонус
maracaibo-words-replace = замінити
maracaibo-words-ruby = рубін
maracaibo-words-sell = продати
maracaibo-words-pay = заплатити
