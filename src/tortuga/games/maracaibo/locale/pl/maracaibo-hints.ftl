## Why a move is the best one, for hints

maracaibo-hint = Drugi najlepszy wybór: „{ $other }”. Różnica: { $parts }; w sumie około { $vp } PZ na plus.
maracaibo-hint-close = Tylko trochę lepsze niż drugi najlepszy wybór, „{ $other }”: { $parts }.
maracaibo-hint-score = Drugi najlepszy wybór: „{ $other }”. Na koniec gry to około { $vp } PZ więcej.
maracaibo-hint-even = Nie lepsze niż „{ $other }”: jedno i drugie daje mniej więcej tyle samo.
maracaibo-review = W porównaniu z „{ $other }”: { $parts }; w sumie około { $vp } PZ na plus.
maracaibo-review-close = Tylko trochę lepsze niż „{ $other }”: { $parts }.
maracaibo-review-score = W porównaniu z „{ $other }”: na koniec gry około { $vp } PZ więcej.
maracaibo-hint-only = Nic innego nie można zrobić.
maracaibo-hint-no-effect = pole bez efektu
maracaibo-hint-at = { $card }, { $place }

# What it brings more, or less, that can be counted.
maracaibo-hint-vp = { $sign }{ $count } PZ
maracaibo-hint-doubloons = { $sign }{ $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-hint-doubloon-income = { $sign }{ $count ->
    [one] { $count } dublon dochodu
    [few] { $count } dublony dochodu
    [many] { $count } dublonów dochodu
   *[other] { $count } dublonu dochodu
}
maracaibo-hint-vp-income = { $sign }{ $count } PZ dochodu
maracaibo-hint-rivers = { $sign }{ $count ->
    [one] { $count } rzeka
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}
maracaibo-hint-treasures = { $sign }{ $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
}
maracaibo-hint-buried = { $sign }{ $count ->
    [one] { $count } zakopany skarb
    [few] { $count } zakopane skarby
    [many] { $count } zakopanych skarbów
   *[other] { $count } zakopanego skarbu
}

# What can only be estimated.
maracaibo-hint-about = { $what } (około { $sign }{ $vp } PZ)
maracaibo-hint-part-vp = PZ od razu
maracaibo-hint-part-turns = tury do końca rundy
maracaibo-hint-part-track = eksploracja
maracaibo-hint-part-doubloons = dublony
maracaibo-hint-part-doubloon-income = dochód w dublonach
maracaibo-hint-part-vp-income = dochód w PZ
maracaibo-hint-part-treasures = wartość skarbów
maracaibo-hint-part-buried = zakopywanie
maracaibo-hint-part-quests = zadania
maracaibo-hint-part-cards = karty i rezydencje
maracaibo-hint-part-lasting = trwałe efekty
maracaibo-hint-part-market = kafelki czarnego rynku
maracaibo-hint-part-rubies = rubiny
maracaibo-hint-part-others = zakupy innych graczy
maracaibo-hint-part-upgrade = wzmocnienie okrętu
maracaibo-hint-part-raid = rabunek
maracaibo-hint-part-figurehead = galion
maracaibo-hint-part-next = dokąd możesz potem popłynąć
maracaibo-hint-part-later = co przyniosą późniejsze tury
