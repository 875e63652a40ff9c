## Rummi

rummi-name = Rummi
rummi-about = Serie i grupy ponumerowanych kart w wersji podróżnej, z czterema jokerami.

## Refusals

rummi-game-over = Mecz jest skończony.
rummi-not-your-decision = To nie twoja kolej.
rummi-not-a-move = „{ $text }” to nie ruch. Ruchy: draw, pass, exchange, lay R4 R5 R6 | B3 K3 J (cały stół).
rummi-not-a-tile = „{ $text }” to nie karta. R, B, K (czarny) albo O i liczba od 1 do 13, albo J jako joker.
rummi-not-a-kind = „{ $text }” to ani seria (run), ani grupa (group).
rummi-empty-set = Podano układ bez kart.
rummi-set-only-jokers = W układzie { $set } są same jokery: potrzebna jest co najmniej jedna liczba.
rummi-set-too-short = Układ { $set } jest za krótki: potrzebne są co najmniej 3 karty.
rummi-set-mixed = { $set } to ani seria, ani grupa: { $tile } nie pasuje.
rummi-run-other-colour = { $set } to nie seria: { $tile } ma inny kolor.
rummi-run-gap = { $set } to nie seria: { $tile } jest nie po kolei.
rummi-run-missing = { $set } to nie seria: brakuje { $tile }.
rummi-run-beyond = Seria { $set } wyszłaby poza 1 albo 13.
rummi-group-colour-twice = { $set } to nie grupa: { $tile } jest w niej dwa razy.
rummi-group-too-long = Układ { $set } jest za długi: grupa ma najwyżej 4 karty.
rummi-tile-taken = { $tile } z tego stołu musi na nim pozostać.
rummi-joker-taken = Joker ze stołu musi pozostać na stole.
rummi-tile-not-yours = Nie masz { $tile } na swojej podstawce albo nie masz tylu.
rummi-nothing-laid = Wyłóż co najmniej jedną kartę ze swojej podstawki.
rummi-first-meld-first = Najpierw pierwsze wyłożenie: układy tylko z własnych kart, warte razem co najmniej { $least }.
rummi-first-meld-low = Twoje pierwsze wyłożenie jest warte { $value }, a trzeba { $least }.
rummi-first-meld-touches = W turze pierwszego wyłożenia układ { $set } musi zostać taki, jaki był.
rummi-joker-strict = W układzie { $set } jest joker: wymień go albo tylko dokładaj do tego układu.
rummi-joker-release = Joker z układu { $set } musi zostać wymieniony albo leżeć obok karty wyłożonej w tej turze.
rummi-joker-replaced = Karta ze stołu nie może zająć miejsca jokera z układu { $set }: wymień go na kartę z ręki albo rozłóż ten układ.
rummi-joker-bound = Joker z układu { $set } musi zostać wymieniony albo nadal zastępować tę samą kartę.
rummi-no-exchange = Przy tym stole nie wymienia się całej ręki.
rummi-exchange-after-meld = Po pierwszym wyłożeniu nie wymienia się już ręki.
rummi-exchanges-spent = W tej rundzie wymiany są już zużyte: najwyżej { $most }.
rummi-exchange-bank = Za mało kart w stosie: masz ich więcej.
rummi-exchange-instead = Nie możesz dobrać: wyłóż pierwszy układ albo wymień rękę.
rummi-bank-empty = Stos jest pusty: wyłóż coś albo spasuj.
rummi-no-pass = Nie możesz spasować: wyłóż coś albo dobierz.
rummi-must-lay = Masz dozwolony ruch, a przy tym stole trzeba wykładać.

## A turn by hand

rummi-stage-lay = Wyłóż { $tiles } ze swojej podstawki.
rummi-stage-add = Dołóż { $tiles } ze swojej podstawki do { $to }.
rummi-stage-buy = Włóż { $tiles } do układu { $set } w miejsce jokera: teraz joker jest wolny.
rummi-stage-take = Wyjmij { $tiles } z układu { $set }.
rummi-stage-split = Podziel układ { $set }: { $tiles } leżą teraz osobno.
rummi-stage-move = Przenieś { $tiles } z układu { $set } do { $to }.
rummi-stage-join = Połącz { $tiles } z { $to }.
rummi-stage-draw = Dobierz kartę ze stosu.
rummi-stage-pass = Spasuj.
rummi-stage-exchange = Wymień wszystkie swoje karty.

## The story

rummi-say-lot = { $player } losuje { $tile }.
rummi-say-starts = Zaczyna { $player }.
rummi-say-dealt = Runda { $n }: zostało { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} do dobierania.
rummi-say-racked = { $player } dostaje { $tiles }.
rummi-say-laid = { $player } wykłada { $tiles }.
rummi-say-first-meld = { $player } wchodzi do gry, wykładając { $tiles }.
rummi-say-bought = { $player } wymienia jokera z układu { $set } na { $tile }.
rummi-say-drew = { $player } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rummi-say-drew-tiles = { $player } dobiera { $tiles } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}).
rummi-say-penalty = { $player } bierze za karę { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rummi-say-penalty-tiles = { $player } bierze za karę { $tiles } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}).
rummi-say-exchanged = { $player } wymienia { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rummi-say-exchanged-tiles = { $player } wymienia { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na { $tiles }.
rummi-say-passed = { $player } pasuje.
rummi-say-failed-time = { $player }: czas minął.
rummi-say-failed-wrong-table = { $player } zostawia na stole błędny układ.
rummi-say-round-out = Koniec rundy { $n }: wyłożono ostatnią kartę z podstawki.
rummi-say-round-passes = Koniec rundy { $n }: wszyscy spasowali, choć ktoś mógł jeszcze coś wyłożyć.
rummi-say-round-stuck = Koniec rundy { $n }: nikt nie może nic dołożyć.
rummi-say-score = { $player } zostaje z { $tiles }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummi-over = Mecz jest skończony.
rummi-say-winners = { $number ->
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

rummi-no-such-set = Nie ma układu „{ $text }”; układy mają numery od 1 do { $most }, a 0 to twoja podstawka.
rummi-not-there = { $tile }: nie ma skąd tego wziąć.
rummi-nothing-prepared = Jeszcze nic nie zostało ułożone: wyłóż karty albo dobierz.
rummi-remark-ready = Ruch zgodny z zasadami: „{ $word }” go kończy.
rummi-remark-reset = Wszystko leży tak jak na początku ruchu.

## The table

rummi-table-round = Runda { $n } z { $count }
rummi-table-turn = Ruch { $turn }
rummi-table-bank = Stos: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rummi-table-player = Gracz
rummi-table-rack = Podstawka
rummi-table-tiles = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rummi-table-melded = Wejście
rummi-table-rounds = Rundy
rummi-table-points = Punkty
rummi-table-sets = Stół
rummi-table-prepared = Twój ruch w przygotowaniu
rummi-table-no-sets = (jeszcze nic tu nie leży)
rummi-table-your-rack = Twoja podstawka
rummi-table-empty-rack = (pusta)
rummi-asks-turn = Wyłóż karty albo dobierz.
rummi-asks-first-meld = Wyłóż własne układy warte co najmniej { $least } albo dobierz.
rummi-choice-draw = dobierz kartę (w stosie { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
})
rummi-choice-pass = spasuj
rummi-choice-exchange = wymień wszystkie karty z podstawki
rummi-choice-lay = wyłóż { $tiles }
rummi-choice-add = dołóż { $tiles } do układu { $n }: { $set }
rummi-choice-done = zakończ ruch z { $tiles }

# The words that people type; English ones always work too.
rummi-word-draw = dobierz
rummi-word-pass = spasuj
rummi-word-exchange = wymień
rummi-word-undo = cofnij
rummi-word-reset = od nowa
rummi-word-done = gotowe
rummi-help-set = układ z tych kart: z podstawki, a jeśli ich tam nie ma, ze stołu
rummi-help-add = dołóż do układu 3
rummi-help-back = z powrotem na podstawkę
rummi-help-from = wyjmij z układu 3: jako osobny układ albo, z „> 5”, do układu 5
rummi-help-kind = grupa tam, gdzie pasowałaby też seria
rummi-help-draw = dobierz kartę; to kończy ruch
rummi-help-pass = spasuj, gdy nie ma już czego dobierać
rummi-help-exchange = wymień wszystkie karty z podstawki, jeśli zasady na to pozwalają
rummi-help-reset = wszystko jak na początku ruchu
rummi-help-done = zakończ ruch ze stołem takim, jak go ułożono

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Jokery
    .help = Ile jokerów jest w grze.
rummi-option-first-meld = Wejście do gry, co najmniej
    .help = Ile muszą być razem warte układy, którymi gracz wchodzi do gry, wyłożone tylko z własnej podstawki.
rummi-option-time-out = Gdy minie czas
    .help = Co się dzieje z ruchem nieskończonym na czas. W grze ścisłej tak samo jest z błędnym stołem.
rummi-option-time-out-penalty = stół wraca, 3 karty za karę
rummi-option-time-out-keep = gotowe układy zostają, bez kary
rummi-option-wrong-table = Błędny stół
    .help = Gra przyjazna: odmowa z podaniem przyczyny i można próbować dalej. Gra ścisła: ruch przepada, tak jakby minął czas.
rummi-option-wrong-table-friendly = odmowa, można poprawić
rummi-option-wrong-table-strict = kosztuje ruch
rummi-option-joker-value = Joker, który został w ręku, liczy się za
    .help = Punkty ujemne dla gracza, który na koniec rundy ma jeszcze jokera.
rummi-option-joker-rule = Jokery na stole
    .help = Wymiana: karta z twojej podstawki, którą joker zastępuje, zajmuje jego miejsce. Dowolnie: joker może trafić gdziekolwiek. Uwalniany: układ z jokerem wolno rozebrać, jeśli joker zostanie wymieniony albo trafi obok karty wyłożonej w tym ruchu. Zablokowany: rusza się tylko wymieniony joker. Związany: niewymieniony joker nadal zastępuje tę samą kartę.
rummi-option-joker-rule-free = dowolnie
rummi-option-joker-rule-release = uwalniany z wyłożoną kartą
rummi-option-joker-rule-strict = zablokowany do wymiany
rummi-option-joker-rule-bound = związany ze swoją kartą do wymiany
rummi-option-building = Dokładanie w ruchu wejścia
    .help = Czy w tym samym ruchu wolno już dokładać do stołu i go przebudowywać, czy dopiero od następnego.
rummi-option-before-meld = Kto nie wchodzi do gry
    .help = Co robi gracz, który jeszcze nie wszedł do gry i nic nie wykłada.
rummi-option-before-meld-draw = dobiera po jednej karcie
rummi-option-before-meld-exchange = wymienia wszystko
rummi-option-before-meld-either = dobiera albo wymienia wszystko
rummi-option-exchanges = Wymian w rundzie, najwyżej
    .help = Ile razy w rundzie gracz może wymienić wszystko. Można to zrobić tylko wtedy, gdy w stosie jest dość kart.
rummi-option-must-lay = Kto może wyłożyć, musi
    .help = Dopóki jest dozwolone wyłożenie, nie wolno dobierać, wymieniać ani pasować.
rummi-option-rounds = Rundy
    .help = Po ostatniej rundzie wygrywa najwyższa suma.
