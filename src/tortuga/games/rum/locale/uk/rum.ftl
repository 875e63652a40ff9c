## RUM

rum-name = RUM
rum-about = Збирайте пляшки рому й здобувайте сімох капітанів.
rum-component-card = карта рому
rum-component-clock = поділка годинника

# Colours, and the captains of each colour. Forms: acc = accusative, gen = genitive, gen-plural.
rum-colour-red = червоний
    .gen-plural = червоних
rum-colour-orange = помаранчевий
    .gen-plural = помаранчевих
rum-colour-yellow = жовтий
    .gen-plural = жовтих
rum-colour-green = зелений
    .gen-plural = зелених
rum-colour-blue = синій
    .gen-plural = синіх
rum-colour-purple = фіолетовий
    .gen-plural = фіолетових
rum-colour-black = чорний
    .gen-plural = чорних
rum-captain-red = червоний капітан
    .acc = червоного капітана
    .gen = червоного капітана
rum-captain-orange = помаранчевий капітан
    .acc = помаранчевого капітана
    .gen = помаранчевого капітана
rum-captain-yellow = жовтий капітан
    .acc = жовтого капітана
    .gen = жовтого капітана
rum-captain-green = зелений капітан
    .acc = зеленого капітана
    .gen = зеленого капітана
rum-captain-blue = синій капітан
    .acc = синього капітана
    .gen = синього капітана
rum-captain-purple = фіолетовий капітан
    .acc = фіолетового капітана
    .gen = фіолетового капітана
rum-captain-black = чорний капітан
    .acc = чорного капітана
    .gen = чорного капітана

## Refusals

rum-game-over = Гру вже закінчено.
rum-not-your-decision = Зараз не ваш хід.
rum-no-pass = Пропускати хід не можна: візьміть карту або викладіть набір.
rum-nothing-to-return = Повертати нічого не треба: візьміть карту або викладіть набір.
rum-no-such-slot = На пляжі є місця 1, 2 і 3, а місця { $slot } немає.
rum-not-a-move = «{ $text }» — це не хід. Ходи: узяти з трюму, узяти з пляжу 2, викласти Roo GGy, повернути Roo Ygg.
rum-not-a-card = «{ $text }» — це не карта рому. Карту записують як Roo або, подвійним кінцем догори, як OOr. Літери кольорів: R червоний, O помаранчевий, Y жовтий, G зелений, B синій, P фіолетовий, K чорний.
rum-card-written-twice = Одну з карт названо двічі.
rum-lay-at-least-one = Для набору потрібна хоча б одна карта з вашої руки.
rum-card-twice = { $card } не може лежати обома кінцями догори водночас.
rum-card-not-in-hand = У вас на руці немає карти { $card }.
rum-set-gains-nothing = Цим набором ви не здобудете жодного капітана. Найближче — до { $captain-gen } (значення { $value }): у наборі { $count ->
    [one] { $count } пляшка
    [few] { $count } пляшки
    [many] { $count } пляшок
   *[other] { $count } пляшки
} цього кольору.
rum-own-captain-at-top = У вас уже є { $captain } зі значенням 8; вищого не буває.
rum-beach-alone = Самого пляжу не досить, щоб здобути { $captain-acc }: викладіть хоча б одну пляшку цього кольору.
rum-must-return = Поверніть із руки рівно { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rum-option-other-edition = Параметр { $name } стосується { $edition ->
    [pl] польського
   *[en] англійського
} видання.
rum-option-no-such-seat = Параметр { $name } вказує на гравця № { $seat }, а гравців усього { $most }.
rum-data-card-count = { $file }: карт рому { $count }, а в RUM їх { $known }.
rum-data-colour = { $file }, карта { $item }: у RUM немає кольору «{ $colour }». Кольори: { $known }.
rum-data-one-colour = { $file }, карта { $item }: обидва кінці — { $colour }; мають бути різні.
rum-data-twins = { $file }, карта { $item }: така сама, як карта { $twin }.
rum-data-singles = { $file }: { $colour } є одинарним кінцем { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}, а не 3.
rum-data-doubles = { $file }: { $colour } є подвійним кінцем { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}, а не 3.
rum-data-clock-positions = { $file }: годинник повинен мати поділки від 1 до { $known } по порядку.
rum-data-clock-returns = { $file }, поділка годинника { $item }: папуга змушує повернути 2 або 3 карти, а не { $count }.

## The story

rum-say-dealt = На пляжі лежать { $cards }. Починає { $player }.
rum-say-washed-first = Хвиля змиває тріо з початкового пляжу: { $cards }.
rum-say-drew-wreck = { $player } бере карту з трюму.
rum-say-drew-wreck-card = { $player } бере { $card } з трюму.
rum-say-drew-beach = { $player } бере закриту карту з місця { $slot }.
rum-say-drew-beach-card = { $player } бере { $card } з місця { $slot } на пляжі.
rum-say-parrot = { $player } бере папугу!
rum-say-parrot-silent = { $player } бере папугу, але це остання карта трюму, тож папуга не діє.
rum-say-wreck-empty = { $number ->
    [one] Трюм порожній: найбільше карт має { $players }.
   *[other] Трюм порожній: найбільше карт мають { $players }.
}
rum-say-returned = { $player } повертає до трюму { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rum-say-returned-cards = { $player } повертає до трюму { $cards }.
rum-say-chose = { $player }: карти для повернення вибрано.
rum-say-clock = Годинник робінзона показує { $clock }.
rum-say-laid = { $player } викладає { $cards } і має { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
rum-say-gained = { $player } здобуває { $captain-acc }{ $trio ->
    [yes] {" "}завдяки ромовому тріо
   *[no] {""}
}: нове значення { $value }.
rum-say-raised = { $player } підвищує значення { $captain-gen } з { $was } до { $value }{ $trio ->
    [yes] {" "}завдяки ромовому тріо
   *[no] {""}
}.
rum-say-stole = { $player } забирає { $captain-acc }{ $trio ->
    [yes] {" "}завдяки ромовому тріо
   *[no] {""}
} (його втрачає { $from }): { $was } → { $value }.
rum-say-tide = Хвиля відкриває на пляжі: { $cards }.
rum-say-tide-parrot = Хвиля відкриває на пляжі: { $cards } і папугу.
rum-say-tide-parrot-alone = Хвиля приносить папугу.
rum-say-washed = Хвиля змиває до трюму тріо { $colour-gen-plural } пляшок.
rum-over-goal = Очок досить: гру закінчено.
rum-over-clock = Піратський корабель уже тут: гру закінчено.
rum-say-winners = { $number ->
    [one] { $players } перемагає з результатом { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
   *[other] { $players } ділять перемогу: по { $points ->
        [one] { $points } очку
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
}

## Why a move is hinted at

rum-hint-points = З жодним іншим набором ви не матимете стільки очок: { $points } (наступний найкращий: { $other }).
rum-hint-lost = Інші набори теж дають разом { $points } оч., але через цей суперники втрачають на { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
} більше.
rum-hint-cards = Інші набори теж дають разом { $points } оч., але цей бере з руки на { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} менше.
rum-hint-even = Жоден інший набір не дає разом більше, ніж { $points } оч.
rum-hint-only-set = Єдиний набір, яким можна здобути капітана.
rum-hint-beach = З відкритих карт ця найбільше наближає вас до капітанів, а надто до { $captain-gen }.
rum-hint-wreck = Жодна з відкритих карт не наблизить вас до капітана.
rum-hint-return = { $count ->
    [one] Без цієї карти ви лишаєтеся найближче до капітанів.
    [few] Без цих карт ви лишаєтеся найближче до капітанів.
    [many] Без цих карт ви лишаєтеся найближче до капітанів.
   *[other] Без цих карт ви лишаєтеся найближче до капітанів.
}

## The table in the terminal

rum-table-turn = Хід { $turn }
rum-table-goal = гра до { $points ->
    [one] { $points } очка
    [few] { $points } очок
    [many] { $points } очок
   *[other] { $points } очка
}
rum-table-captains = Капітани
rum-table-nobody = нічий
rum-table-beach = Пляж
rum-table-parrot = ПАПУГА
rum-table-wreck = Трюм
rum-table-clock = Годинник
rum-table-returns = папуга забирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
rum-table-player = Гравець
rum-table-points = Очки
rum-table-hand = Рука
rum-table-known = Відомі карти
rum-table-your-hand = Ваша рука
rum-table-empty-hand = (порожня)
rum-asks-turn = Візьміть карту або викладіть набір.
rum-asks-parrot = Папуга! Виберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} для повернення.
rum-asks-tide = Хвиля приносить папугу: виберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} для повернення.
rum-choice-wreck = узяти з трюму ({ $count ->
    [one] лишилася { $count } карта
    [few] лишилися { $count } карти
    [many] лишилося { $count } карт
   *[other] лишилося { $count } карти
})
rum-choice-beach = узяти { $card } з місця { $slot }
rum-choice-beach-down = узяти закриту карту з місця { $slot }
rum-choice-lay = викласти { $cards } (разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}):
rum-choice-return = повернути { $cards }
rum-example-move = викласти Roo GGy
rum-example-rule = RUM-4.7

## Options

# What an option is called, and what it does; then its values, and `none` for the case that nobody sets it.
rum-option-edition = Видання
    .help = Дві друковані книжки правил подекуди різняться. Видання визначає все разом; нижче кожну відмінність можна задати окремо.
rum-option-edition-en = англійське
rum-option-edition-pl = польське
rum-option-dealer = Роздавач
    .help = Англійське видання: номер місця роздавача. Починає гравець ліворуч.
rum-option-dealer-none = навмання
rum-option-impersonator = Найкращий пірат
    .help = Польське видання: номер місця того, хто найкраще вдає пірата. Цей гравець починає.
rum-option-impersonator-none = навмання
rum-option-wash-first-beach = Хвиля змиває тріо з початкового пляжу
    .help = Якщо перші три карти на пляжі утворюють ромове тріо, ще до роздачі їх замінюють новими. Англійське видання: так; польське: ні.
rum-option-wash-first-beach-none = як у виданні
rum-option-parrot-silent-when-last = Папуга як остання карта не діє
    .help = Якщо хтось бере папугу як останню карту трюму, враховується лише порожній трюм; інакше діє й папуга. Англійське видання: так; польське: ні.
rum-option-parrot-silent-when-last-none = як у виданні
rum-option-hand-must-show-colour = Викладена карта має бути кольору капітана
    .help = Ви здобуваєте капітана або підвищуєте його значення, лише якщо його колір видно хоча б на одній карті, викладеній з руки; інакше досить пляшок на пляжі. Англійське видання: так; польське: ні.
rum-option-hand-must-show-colour-none = як у виданні
