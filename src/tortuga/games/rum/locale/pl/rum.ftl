## RUM

rum-name = RUM
rum-about = Zbieraj butelki rumu i zdobywaj siedem kart kolekcji.
rum-component-card = karta rumu
rum-component-clock = pozycja zegara

# Colours, and the captains of each colour. Forms: acc = accusative, gen = genitive, gen-plural.
rum-colour-red = czerwony
    .gen-plural = czerwonych
rum-colour-orange = pomarańczowy
    .gen-plural = pomarańczowych
rum-colour-yellow = żółty
    .gen-plural = żółtych
rum-colour-green = zielony
    .gen-plural = zielonych
rum-colour-blue = niebieski
    .gen-plural = niebieskich
rum-colour-purple = fioletowy
    .gen-plural = fioletowych
rum-colour-black = czarny
    .gen-plural = czarnych
rum-captain-red = czerwona karta kolekcji
    .acc = czerwoną kartę kolekcji
    .gen = czerwonej karty kolekcji
rum-captain-orange = pomarańczowa karta kolekcji
    .acc = pomarańczową kartę kolekcji
    .gen = pomarańczowej karty kolekcji
rum-captain-yellow = żółta karta kolekcji
    .acc = żółtą kartę kolekcji
    .gen = żółtej karty kolekcji
rum-captain-green = zielona karta kolekcji
    .acc = zieloną kartę kolekcji
    .gen = zielonej karty kolekcji
rum-captain-blue = niebieska karta kolekcji
    .acc = niebieską kartę kolekcji
    .gen = niebieskiej karty kolekcji
rum-captain-purple = fioletowa karta kolekcji
    .acc = fioletową kartę kolekcji
    .gen = fioletowej karty kolekcji
rum-captain-black = czarna karta kolekcji
    .acc = czarną kartę kolekcji
    .gen = czarnej karty kolekcji

## Refusals

rum-game-over = Gra już się skończyła.
rum-not-your-decision = To nie twoja kolej.
rum-no-pass = Nie możesz spasować: dobierz kartę albo zagraj zestaw.
rum-nothing-to-return = Nie musisz niczego zwracać: dobierz kartę albo zagraj zestaw.
rum-no-such-slot = Na plaży są miejsca 1, 2 i 3; miejsca { $slot } nie ma.
rum-not-a-move = „{ $text }” to nie ruch. Ruchy: dobierz z wraku, dobierz z plaży 2, wyłóż Roo GGy, zwróć Roo Ygg.
rum-not-a-card = „{ $text }” to nie karta rumu. Kartę zapisuje się jako Roo albo, stroną podwójną do góry, jako OOr. Litery kolorów: R czerwony, O pomarańczowy, Y żółty, G zielony, B niebieski, P fioletowy, K czarny.
rum-card-written-twice = Ta sama karta jest podana dwa razy.
rum-lay-at-least-one = Zestaw wymaga co najmniej jednej karty z ręki.
rum-card-twice = { $card } nie może leżeć obiema stronami do góry naraz.
rum-card-not-in-hand = Nie masz na ręce karty { $card }.
rum-set-gains-nothing = Tym zestawem nie zdobędziesz żadnej karty kolekcji. Najbliżej masz do { $captain-gen } o wartości { $value }: w zestawie { $count ->
    [one] jest { $count } butelka
    [few] są { $count } butelki
    [many] jest { $count } butelek
   *[other] jest { $count } butelki
} w tym kolorze.
rum-own-captain-at-top = Masz już { $captain-acc } o wartości 8; wyższej nie ma.
rum-beach-alone = Sama plaża nie wystarczy, by zdobyć { $captain-acc }: wyłóż co najmniej jedną butelkę w tym kolorze.
rum-must-return = Zwróć z ręki dokładnie { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rum-option-other-edition = Opcja { $name } należy do wydania { $edition ->
    [pl] polskiego
   *[en] angielskiego
}.
rum-option-no-such-seat = Opcja { $name } wskazuje gracza nr { $seat }, a graczy jest { $most }.
rum-data-card-count = { $file }: kart rumu jest { $count }, a RUM ma ich { $known }.
rum-data-colour = { $file }, karta { $item }: w RUM nie ma koloru „{ $colour }”. Kolory: { $known }.
rum-data-one-colour = { $file }, karta { $item }: obie strony mają kolor { $colour }; muszą się różnić.
rum-data-twins = { $file }, karta { $item }: taka sama jak karta { $twin }.
rum-data-singles = { $file }: { $colour } jest stroną pojedynczą { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}, a nie 3.
rum-data-doubles = { $file }: { $colour } jest stroną podwójną { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}, a nie 3.
rum-data-clock-positions = { $file }: zegar musi mieć po kolei pozycje od 1 do { $known }.
rum-data-clock-returns = { $file }, pozycja zegara { $item }: papuga każe zwrócić 2 albo 3 karty, a nie { $count }.

## The story

rum-say-dealt = Na plaży leżą { $cards }. Zaczyna { $player }.
rum-say-washed-first = Fala zmywa trio z początkowej plaży: { $cards }.
rum-say-drew-wreck = { $player } dobiera kartę z wraku.
rum-say-drew-wreck-card = { $player } dobiera { $card } z wraku.
rum-say-drew-beach = { $player } dobiera zakrytą kartę z miejsca { $slot }.
rum-say-drew-beach-card = { $player } dobiera { $card } z miejsca { $slot } na plaży.
rum-say-parrot = { $player } dobiera papugę!
rum-say-parrot-silent = { $player } dobiera papugę, ale to ostatnia karta wraku, więc papuga nie działa.
rum-say-wreck-empty = { $number ->
    [one] Wrak jest pusty: najwięcej kart ma { $players }.
   *[other] Wrak jest pusty: najwięcej kart mają { $players }.
}
rum-say-returned = { $player } zwraca do wraku { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rum-say-returned-cards = { $player } zwraca do wraku { $cards }.
rum-say-chose = { $player } ma już wybrane karty do zwrotu.
rum-say-clock = Zegar rozbitka wskazuje { $clock }.
rum-say-laid = { $player } wykłada { $cards } i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rum-say-gained = { $player } zdobywa { $captain-acc }{ $trio ->
    [yes] {" "}dzięki rumowemu triu
   *[no] {""}
}: nowa wartość { $value }.
rum-say-raised = { $player } podnosi wartość { $captain-gen } z { $was } do { $value }{ $trio ->
    [yes] {" "}dzięki rumowemu triu
   *[no] {""}
}.
rum-say-stole = { $player } odbiera { $captain-acc }{ $trio ->
    [yes] {" "}dzięki rumowemu triu
   *[no] {""}
} (traci ją { $from }): { $was } → { $value }.
rum-say-tide = Fala odkrywa na plaży: { $cards }.
rum-say-tide-parrot = Fala odkrywa na plaży: { $cards } i papugę.
rum-say-tide-parrot-alone = Fala przynosi papugę.
rum-say-washed = Fala zmywa do wraku trio { $colour-gen-plural } butelek.
rum-over-goal = Wystarczająca liczba punktów: koniec gry.
rum-over-clock = Przypływa statek piratów: koniec gry.
rum-say-winners = { $number ->
    [one] { $players } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $players } dzielą się zwycięstwem: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}

## Why a move is hinted at

rum-hint-points = Żadnym innym zestawem nie dojdziesz do tylu punktów: { $points } (następny najlepszy: { $other }).
rum-hint-lost = Inne zestawy też dają razem { $points } pkt, ale przez ten rywale tracą o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} więcej.
rum-hint-cards = Inne zestawy też dają razem { $points } pkt, ale ten zużywa z ręki o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} mniej.
rum-hint-even = Żaden inny zestaw nie da razem więcej niż { $points } pkt.
rum-hint-only-set = Jedyny zestaw, którym zdobędziesz kartę kolekcji.
rum-hint-beach = Z odkrytych kart ta najbardziej zbliża cię do kart kolekcji, zwłaszcza do { $captain-gen }.
rum-hint-wreck = Żadna z odkrytych kart nie zbliży cię do karty kolekcji.
rum-hint-return = { $count ->
    [one] Bez tej karty zostaniesz najbliżej kart kolekcji.
    [few] Bez tych kart zostaniesz najbliżej kart kolekcji.
    [many] Bez tych kart zostaniesz najbliżej kart kolekcji.
   *[other] Bez tych kart zostaniesz najbliżej kart kolekcji.
}

## The table in the terminal

rum-table-turn = Tura { $turn }
rum-table-goal = gra do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
rum-table-captains = Karty kolekcji
rum-table-nobody = niczyja
rum-table-beach = Plaża
rum-table-parrot = PAPUGA
rum-table-wreck = Wrak
rum-table-clock = Zegar rozbitka
rum-table-returns = papuga zabiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rum-table-player = Gracz
rum-table-points = Punkty
rum-table-hand = Ręka
rum-table-known = Znane karty
rum-table-your-hand = Twoja ręka
rum-table-empty-hand = (pusta)
rum-asks-turn = Dobierz kartę albo zagraj zestaw.
rum-asks-parrot = Papuga! Wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} do zwrotu.
rum-asks-tide = Fala przynosi papugę: wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} do zwrotu.
rum-choice-wreck = dobierz z wraku ({ $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
})
rum-choice-beach = dobierz { $card } z miejsca { $slot }
rum-choice-beach-down = dobierz zakrytą kartę z miejsca { $slot }
rum-choice-lay = wyłóż { $cards } (razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}):
rum-choice-return = zwróć { $cards }
rum-example-move = wyłóż Roo GGy
rum-example-rule = RUM-4.7

## Options

# What an option is called, and what it does; then its values, and `none` for the case that nobody sets it.
rum-option-edition = Wydanie
    .help = Dwie drukowane instrukcje różnią się w kilku miejscach. Wydanie rozstrzyga o wszystkich naraz; poniżej każde można ustawić osobno.
rum-option-edition-en = angielskie
rum-option-edition-pl = polskie
rum-option-dealer = Rozdający
    .help = Wydanie angielskie: numer miejsca rozdającego. Zaczyna gracz po lewej stronie.
rum-option-dealer-none = losowo
rum-option-impersonator = Najlepszy pirat
    .help = Wydanie polskie: numer miejsca osoby, która najlepiej udaje pirata. To ona zaczyna.
rum-option-impersonator-none = losowo
rum-option-wash-first-beach = Fala zmywa trio z początkowej plaży
    .help = Jeśli pierwsze trzy karty na plaży tworzą rumowe trio, jeszcze przed rozdaniem zastępują je nowe. Wydanie angielskie: tak; polskie: nie.
rum-option-wash-first-beach-none = jak w wydaniu
rum-option-parrot-silent-when-last = Papuga jako ostatnia karta nie działa
    .help = Jeśli ktoś dobierze papugę jako ostatnią kartę wraku, liczy się tylko pusty wrak; w przeciwnym razie działa też papuga. Wydanie angielskie: tak; polskie: nie.
rum-option-parrot-silent-when-last-none = jak w wydaniu
rum-option-hand-must-show-colour = Wyłożona karta musi być w kolorze karty kolekcji
    .help = Zdobywasz kartę kolekcji albo podnosisz jej wartość tylko wtedy, gdy jej kolor widać na co najmniej jednej karcie wyłożonej z ręki; w przeciwnym razie wystarczą butelki na plaży. Wydanie angielskie: tak; polskie: nie.
rum-option-hand-must-show-colour-none = jak w wydaniu
