## Rummikub

rummikub-name = Rummikub
rummikub-about = Serie i grupy ponumerowanych kostek i stół, na którym każdy może wszystko przebudować.

## Refusals

rummikub-game-over = Mecz jest skończony.
rummikub-not-your-decision = To nie twoja kolej.
rummikub-not-a-move = „{ $text }” to nie ruch. Ruchy: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (cały stół).
rummikub-not-a-tile = „{ $text }” to nie kostka. R, B, K (czarny) albo O i liczba od 1 do 13, albo J jako joker.
rummikub-not-a-kind = „{ $text }” to ani seria (run), ani grupa (group).
rummikub-empty-set = Podano układ bez kostek.
rummikub-set-only-jokers = W układzie { $set } są same jokery: potrzebna jest co najmniej jedna liczba.
rummikub-set-too-short = Układ { $set } jest za krótki: potrzebne są co najmniej 3 kostki.
rummikub-set-mixed = { $set } to ani seria, ani grupa: { $tile } nie pasuje.
rummikub-run-other-colour = { $set } to nie seria: { $tile } ma inny kolor.
rummikub-run-gap = { $set } to nie seria: { $tile } jest nie po kolei.
rummikub-run-missing = { $set } to nie seria: brakuje { $tile }.
rummikub-run-beyond = Seria { $set } wyszłaby poza 1 albo 13.
rummikub-group-colour-twice = { $set } to nie grupa: { $tile } jest w niej dwa razy.
rummikub-group-too-long = Układ { $set } jest za długi: grupa ma najwyżej 4 kostki.
rummikub-tile-taken = { $tile } z tego stołu musi na nim pozostać.
rummikub-joker-taken = Joker ze stołu musi pozostać na stole.
rummikub-tile-not-yours = Nie masz { $tile } na swojej tabliczce albo nie masz tylu.
rummikub-nothing-laid = Wyłóż co najmniej jedną kostkę ze swojej tabliczki.
rummikub-first-meld-first = Najpierw pierwsze wyłożenie: układy tylko z własnych kostek, warte razem co najmniej { $least }.
rummikub-first-meld-low = Twoje pierwsze wyłożenie jest warte { $value }, a trzeba { $least }.
rummikub-first-meld-touches = W turze pierwszego wyłożenia układ { $set } musi zostać taki, jaki był.
rummikub-joker-strict = W układzie { $set } jest joker: wymień go albo tylko dokładaj do tego układu.
rummikub-joker-release = Joker z układu { $set } musi zostać wymieniony albo leżeć obok kostki wyłożonej w tej turze.
rummikub-joker-replaced = Kostka ze stołu nie może zająć miejsca jokera z układu { $set }: wymień go na kostkę z tabliczki albo rozłóż ten układ.
rummikub-joker-bound = Joker z układu { $set } musi zostać wymieniony albo nadal zastępować tę samą kostkę.
rummikub-no-exchange = Przy tym stole nie wymienia się całej ręki.
rummikub-exchange-after-meld = Po pierwszym wyłożeniu nie wymienia się już ręki.
rummikub-exchanges-spent = W tej rundzie wymiany są już zużyte: najwyżej { $most }.
rummikub-exchange-bank = Za mało kostek w banku: masz ich więcej.
rummikub-exchange-instead = Nie możesz dobrać: wyłóż pierwszy układ albo wymień rękę.
rummikub-bank-empty = Bank jest pusty: wyłóż coś albo spasuj.
rummikub-no-pass = Nie możesz spasować: wyłóż coś albo dobierz.
rummikub-must-lay = Masz dozwolony ruch, a przy tym stole trzeba wykładać.

## A turn by hand

rummikub-stage-lay = Wyłóż { $tiles } ze swojej tabliczki.
rummikub-stage-add = Dołóż { $tiles } ze swojej tabliczki do { $to }.
rummikub-stage-buy = Włóż { $tiles } do układu { $set } w miejsce jokera: teraz joker jest wolny.
rummikub-stage-take = Wyjmij { $tiles } z układu { $set }.
rummikub-stage-split = Podziel układ { $set }: { $tiles } leżą teraz osobno.
rummikub-stage-move = Przenieś { $tiles } z układu { $set } do { $to }.
rummikub-stage-join = Połącz { $tiles } z { $to }.
rummikub-stage-draw = Dobierz kostkę z banku.
rummikub-stage-pass = Spasuj.
rummikub-stage-exchange = Wymień wszystkie swoje kostki.

## The story

rummikub-say-lot = { $player } losuje { $tile }.
rummikub-say-starts = Zaczyna { $player }.
rummikub-say-dealt = Runda { $n }: zostało { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} do dobierania.
rummikub-say-racked = { $player } dostaje { $tiles }.
rummikub-say-laid = { $player } wykłada { $tiles }.
rummikub-say-first-meld = { $player } wchodzi do gry, wykładając { $tiles }.
rummikub-say-bought = { $player } wymienia jokera z układu { $set } na { $tile }.
rummikub-say-drew = { $player } dobiera { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
rummikub-say-drew-tiles = { $player } dobiera { $tiles } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}).
rummikub-say-penalty = { $player } bierze za karę { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
rummikub-say-penalty-tiles = { $player } bierze za karę { $tiles } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}).
rummikub-say-exchanged = { $player } wymienia { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
rummikub-say-exchanged-tiles = { $player } wymienia { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} na { $tiles }.
rummikub-say-passed = { $player } pasuje.
rummikub-say-failed-time = { $player }: czas minął.
rummikub-say-failed-wrong-table = { $player } zostawia na stole błędny układ.
rummikub-say-round-out = Koniec rundy { $n }: wyłożono ostatnią kostkę z tabliczki.
rummikub-say-round-passes = Koniec rundy { $n }: wszyscy spasowali, choć ktoś mógł jeszcze coś wyłożyć.
rummikub-say-round-stuck = Koniec rundy { $n }: nikt nie może nic dołożyć.
rummikub-say-score = { $player } zostaje z { $tiles }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummikub-over = Mecz jest skończony.
rummikub-say-winners = { $number ->
    [one] Wygrywa { $players }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] Zwycięstwem dzielą się { $players }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}

## A turn in preparation

rummikub-no-such-set = Nie ma układu „{ $text }”; układy mają numery od 1 do { $most }, a 0 to twoja tabliczka.
rummikub-not-there = { $tile }: nie ma skąd tego wziąć.
rummikub-nothing-prepared = Jeszcze nic nie zostało ułożone: wyłóż kostki albo dobierz.
rummikub-remark-ready = Ruch zgodny z zasadami: „{ $word }” go kończy.
rummikub-remark-reset = Wszystko leży tak jak na początku ruchu.

## The table

rummikub-table-round = Runda { $n } z { $count }
rummikub-table-turn = Ruch { $turn }
rummikub-table-bank = Bank: { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
rummikub-table-player = Gracz
rummikub-table-rack = Tabliczka
rummikub-table-tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
rummikub-table-melded = Wejście
rummikub-table-rounds = Rundy
rummikub-table-points = Punkty
rummikub-table-sets = Stół
rummikub-table-prepared = Twój ruch w przygotowaniu
rummikub-table-no-sets = (jeszcze nic tu nie leży)
rummikub-table-your-rack = Twoja tabliczka
rummikub-table-empty-rack = (pusta)
rummikub-asks-turn = Wyłóż kostki albo dobierz.
rummikub-asks-first-meld = Wyłóż własne układy warte co najmniej { $least } albo dobierz.
rummikub-choice-draw = dobierz kostkę (w banku { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
})
rummikub-choice-pass = spasuj
rummikub-choice-exchange = wymień wszystkie kostki z tabliczki
rummikub-choice-lay = wyłóż { $tiles }
rummikub-choice-add = dołóż { $tiles } do układu { $n }: { $set }
rummikub-choice-done = zakończ ruch z { $tiles }

# The words that people type; English ones always work too.
rummikub-word-draw = dobierz
rummikub-word-pass = spasuj
rummikub-word-exchange = wymień
rummikub-word-undo = cofnij
rummikub-word-reset = od nowa
rummikub-word-done = gotowe
rummikub-help-set = układ z tych kostek: z tabliczki, a jeśli ich tam nie ma, ze stołu
rummikub-help-add = dołóż do układu 3
rummikub-help-back = z powrotem na tabliczkę
rummikub-help-from = wyjmij z układu 3: jako osobny układ albo, z „> 5”, do układu 5
rummikub-help-kind = grupa tam, gdzie pasowałaby też seria
rummikub-help-draw = dobierz kostkę; to kończy ruch
rummikub-help-pass = spasuj, gdy nie ma już czego dobierać
rummikub-help-exchange = wymień wszystkie kostki z tabliczki, jeśli zasady na to pozwalają
rummikub-help-reset = wszystko jak na początku ruchu
rummikub-help-done = zakończ ruch ze stołem takim, jak go ułożono

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Jokery
    .help = Ile jokerów jest w grze.
rummikub-option-first-meld = Wejście do gry, co najmniej
    .help = Ile muszą być razem warte układy, którymi gracz wchodzi do gry, wyłożone tylko z własnej tabliczki.
rummikub-option-time-out = Gdy minie czas
    .help = Co się dzieje z ruchem nieskończonym na czas. W grze ścisłej tak samo jest z błędnym stołem.
rummikub-option-time-out-penalty = stół wraca, 3 kostki za karę
rummikub-option-time-out-keep = gotowe układy zostają, bez kary
rummikub-option-wrong-table = Błędny stół
    .help = Gra przyjazna: odmowa z podaniem przyczyny i można próbować dalej. Gra ścisła: ruch przepada, tak jakby minął czas.
rummikub-option-wrong-table-friendly = odmowa, można poprawić
rummikub-option-wrong-table-strict = kosztuje ruch
rummikub-option-joker-value = Joker, który został w ręku, liczy się za
    .help = Punkty ujemne dla gracza, który na koniec rundy ma jeszcze jokera.
rummikub-option-joker-rule = Jokery na stole
    .help = Wymiana: kostka z twojej tabliczki, którą joker zastępuje, zajmuje jego miejsce. Dowolnie: joker może trafić gdziekolwiek. Uwalniany: układ z jokerem wolno rozebrać, jeśli joker zostanie wymieniony albo trafi obok kostki wyłożonej w tym ruchu. Zablokowany: rusza się tylko wymieniony joker. Związany: niewymieniony joker nadal zastępuje tę samą kostkę.
rummikub-option-joker-rule-free = dowolnie
rummikub-option-joker-rule-release = uwalniany z wyłożoną kostką
rummikub-option-joker-rule-strict = zablokowany do wymiany
rummikub-option-joker-rule-bound = związany ze swoją kostką do wymiany
rummikub-option-building = Dokładanie w ruchu wejścia
    .help = Czy w tym samym ruchu wolno już dokładać do stołu i go przebudowywać, czy dopiero od następnego.
rummikub-option-before-meld = Kto nie wchodzi do gry
    .help = Co robi gracz, który jeszcze nie wszedł do gry i nic nie wykłada.
rummikub-option-before-meld-draw = dobiera po jednej kostce
rummikub-option-before-meld-exchange = wymienia wszystko
rummikub-option-before-meld-either = dobiera albo wymienia wszystko
rummikub-option-exchanges = Wymian w rundzie, najwyżej
    .help = Ile razy w rundzie gracz może wymienić wszystko. Można to zrobić tylko wtedy, gdy w banku jest dość kostek.
rummikub-option-must-lay = Kto może wyłożyć, musi
    .help = Dopóki jest dozwolone wyłożenie, nie wolno dobierać, wymieniać ani pasować.
rummikub-option-rounds = Rundy
    .help = Po ostatniej rundzie wygrywa najwyższa suma.
