## RUM: the play area in the browser.

# So many bottles of a colour; `bottle` is left out.
web-rum-bottles-red = { $count ->
    [one] { $count } червона
    [few] { $count } червоні
    [many] { $count } червоних
   *[other] { $count } червоної
}
web-rum-bottles-orange = { $count ->
    [one] { $count } помаранчева
    [few] { $count } помаранчеві
    [many] { $count } помаранчевих
   *[other] { $count } помаранчевої
}
web-rum-bottles-yellow = { $count ->
    [one] { $count } жовта
    [few] { $count } жовті
    [many] { $count } жовтих
   *[other] { $count } жовтої
}
web-rum-bottles-green = { $count ->
    [one] { $count } зелена
    [few] { $count } зелені
    [many] { $count } зелених
   *[other] { $count } зеленої
}
web-rum-bottles-blue = { $count ->
    [one] { $count } синя
    [few] { $count } сині
    [many] { $count } синіх
   *[other] { $count } синьої
}
web-rum-bottles-purple = { $count ->
    [one] { $count } фіолетова
    [few] { $count } фіолетові
    [many] { $count } фіолетових
   *[other] { $count } фіолетової
}
web-rum-bottles-black = { $count ->
    [one] { $count } чорна
    [few] { $count } чорні
    [many] { $count } чорних
   *[other] { $count } чорної
}

# The table.
web-rum-parrot = папуга
web-rum-captains-help = капітана здобуває той, у кого пляшок більше за його число
web-rum-yours = ваш
web-rum-captain-is = { $captain }: { $value }, { $name }
web-rum-captain-was = До того: { $value }, { $name }.
web-rum-captain-becomes = { $captain }: { $was } → { $value }, буде ваш
web-rum-slot = Місце { $slot }, { $card }
web-rum-tip-beach = Додає до наборів: { $bottles }.
web-rum-counts = зараховується
web-rum-beach-help = відкриті пляшки зараховуються до набору
web-rum-clock-at = { $clock } з 8
web-rum-clock-end = На 8 припливає піратський корабель, і гра закінчується.

# The hand.
web-rum-hand-of = Рука: { $name }
web-rum-laid = вибрано: { $count }
web-rum-return-help = Торкніться карт, які повернуться до трюму. Ніхто не побачить, які саме.

# What is chosen, and what it would bring.
web-rum-set = Цей набір
web-rum-return-title = До трюму
web-rum-idle = Тут буде видно, що дасть вибраний набір, ще до ходу.
web-rum-gain = { $captain } { $was } → { $value }
web-rum-source = викладено: { $laid }
web-rum-source-beach = викладено: { $laid }, на пляжі: { $beach }
web-rum-source-trio = ромове тріо: +2
web-rum-from = втрачає: { $name }
web-rum-raises = уже ваш
web-rum-from-middle = досі нічий
web-rum-your-points = Ваші очки
web-rum-asking = хвилинку…
web-rum-not-yet = Ще ні
web-rum-why = Правило { $rule }
web-rum-chosen = Ви вибрали: { $cards }
web-rum-others-choose = Ще вибирають: { $name }
web-rum-hint-take = Вибрати ці карти

# What can be done.
web-rum-draw = Узяти карту
web-rum-draw-confirm = Узяти її
web-rum-from-wreck = з трюму
web-rum-from-slot = місце { $slot } на пляжі
web-rum-draw-why = Спершу скасуйте вибір карт.
web-rum-play = Викласти набір
web-rum-play-why = Спершу виберіть карти з руки.
web-rum-more = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
    [many] +{ $points } очок
   *[other] +{ $points } очка
}
web-rum-take-back = Скинути вибір
web-rum-take-back-why = Жодної карти не вибрано.
web-rum-return = Повернути { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-rum-return-chosen = вибрано: { $n } з { $count }

# The hands of others, and the end.
web-rum-known = Що відомо про карти гравців
web-rum-known-nothing = ще нічого
web-rum-perhaps = можливо, { $card }
web-rum-all-cards = Усі карти
web-rum-gain-held = { $captain }, значення { $value }
web-rum-empty = немає карт

# For those who do not see the table.
web-rum-says = { $place }: { $what }.
