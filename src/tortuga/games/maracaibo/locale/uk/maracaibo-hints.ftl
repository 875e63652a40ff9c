## Why a move is the best one, for hints

maracaibo-hint = Порівняно з другим найкращим варіантом, «{ $other }»: { $parts }. Загалом краще приблизно на { $vp } ПО.
maracaibo-hint-close = Лише трохи краще за другий найкращий варіант, «{ $other }»: { $parts }.
maracaibo-hint-score = Порівняно з другим найкращим варіантом, «{ $other }»: наприкінці гри приблизно на { $vp } ПО більше.
maracaibo-hint-even = Не краще, ніж «{ $other }»: обидва варіанти дають приблизно те саме.
maracaibo-review = Порівняно з «{ $other }»: { $parts }. Загалом краще приблизно на { $vp } ПО.
maracaibo-review-close = Лише трохи краще за «{ $other }»: { $parts }.
maracaibo-review-score = Порівняно з «{ $other }»: наприкінці гри приблизно на { $vp } ПО більше.
maracaibo-hint-only = Нічого іншого зробити не можна.
maracaibo-hint-no-effect = поле без ефекту
maracaibo-hint-at = { $card }, { $place }

# What it brings more, or less, that can be counted.
maracaibo-hint-vp = { $sign }{ $count } ПО
maracaibo-hint-doubloons = { $sign }{ $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублона
}
maracaibo-hint-doubloon-income = { $sign }{ $count ->
    [one] { $count } дублон доходу
    [few] { $count } дублони доходу
    [many] { $count } дублонів доходу
   *[other] { $count } дублона доходу
}
maracaibo-hint-vp-income = { $sign }{ $count } ПО доходу
maracaibo-hint-rivers = { $sign }{ $count ->
    [one] { $count } річка
    [few] { $count } річки
    [many] { $count } річок
   *[other] { $count } річки
}
maracaibo-hint-treasures = { $sign }{ $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
}
maracaibo-hint-buried = { $sign }{ $count ->
    [one] { $count } закопаний скарб
    [few] { $count } закопані скарби
    [many] { $count } закопаних скарбів
   *[other] { $count } закопаного скарбу
}

# What can only be estimated.
maracaibo-hint-about = { $what } (приблизно { $sign }{ $vp } ПО)
maracaibo-hint-part-vp = ПО одразу
maracaibo-hint-part-turns = ходи до кінця раунду
maracaibo-hint-part-track = дослідження
maracaibo-hint-part-doubloons = дублони
maracaibo-hint-part-doubloon-income = дохід у дублонах
maracaibo-hint-part-vp-income = дохід у ПО
maracaibo-hint-part-treasures = вартість скарбів
maracaibo-hint-part-buried = закопування
maracaibo-hint-part-quests = завдання
maracaibo-hint-part-cards = карти та резиденції
maracaibo-hint-part-lasting = постійні ефекти
maracaibo-hint-part-market = жетони чорного ринку
maracaibo-hint-part-rubies = рубіни
maracaibo-hint-part-others = покупки інших гравців
maracaibo-hint-part-upgrade = посилення корабля
maracaibo-hint-part-raid = грабунок
maracaibo-hint-part-figurehead = носова фігура
maracaibo-hint-part-next = куди можна поплисти далі
maracaibo-hint-part-later = що принесуть пізніші ходи
