## Rummi

rummi-name = Rummi
rummi-about = Serie i grupy ponumerowanych kart w wersji podróżnej, z czterema jokerami.

## Refusals

rummi-game-over = Koniec meczu.
rummi-not-your-decision = To nie twoja kolej.
rummi-not-a-move = „{ $text }” to nie ruch. Ruchy: dobierz, spasuj, wymień albo cały stół: wyłóż R4 R5 R6 | B3 K3 J.
rummi-not-a-tile = „{ $text }” to nie karta. Karta to litera koloru i liczba od 1 do 13: R (czerwony), B (niebieski), K (czarny), O (pomarańczowy), albo J (joker).
rummi-not-a-kind = „{ $text }” to ani seria (run), ani grupa (group).
rummi-empty-set = Ten układ jest pusty.
rummi-set-only-jokers = W układzie { $set } są same jokery: potrzebna jest co najmniej jedna liczba.
rummi-set-too-short = Układ { $set } jest za krótki: potrzebne są co najmniej 3 karty.
rummi-set-mixed = { $set } to ani seria, ani grupa: { $tile } nie pasuje.
rummi-run-other-colour = { $set } to nie seria: { $tile } ma inny kolor.
rummi-run-gap = { $set } to nie seria: { $tile } nie jest po kolei.
rummi-run-missing = { $set } to nie seria: brakuje { $tile }.
rummi-run-beyond = Seria { $set } wyszłaby poza 1 albo 13.
rummi-group-colour-twice = { $set } to nie grupa: { $tile } jest w niej dwa razy.
rummi-group-too-long = Układ { $set } jest za długi: grupa ma najwyżej 4 karty.
rummi-tile-taken = { $tile } leży na stole i musi tam zostać.
rummi-joker-taken = Joker ze stołu musi zostać na stole.
rummi-tile-not-yours = Na twojej podstawce nie ma { $tile } albo jest ich za mało.
rummi-nothing-laid = Wyłóż co najmniej jedną kartę ze swojej podstawki.
rummi-first-meld-first = Najpierw wejdź do gry: wyłóż z własnej podstawki układy warte razem co najmniej { $least }.
rummi-first-meld-low = Na wejście masz { $value }, a potrzeba co najmniej { $least }.
rummi-first-meld-touches = W ruchu, w którym wchodzisz do gry, układ { $set } musi zostać bez zmian.
rummi-joker-strict = W układzie { $set } jest joker: wymień go albo tylko dokładaj do tego układu.
rummi-joker-release = Joker z układu { $set } musi zostać wymieniony albo trafić obok karty wyłożonej w tym ruchu.
rummi-joker-replaced = Karta ze stołu nie może zająć miejsca jokera z układu { $set }: wymień go na kartę z podstawki albo rozdziel ten układ.
rummi-joker-bound = Joker z układu { $set } musi zostać wymieniony albo nadal zastępować tę samą kartę.
rummi-no-exchange = Przy tym stole nie wymienia się wszystkich kart.
rummi-exchange-after-meld = Po wejściu do gry nie wymienia się już kart.
rummi-exchanges-spent = W tej rundzie nie możesz już wymieniać (limit: { $most }).
rummi-exchange-bank = W stosie jest za mało kart.
rummi-exchange-instead = Nie możesz dobrać: wejdź do gry albo wymień wszystkie karty.
rummi-bank-empty = Stos jest pusty: wyłóż coś albo spasuj.
rummi-no-pass = Nie możesz spasować: wyłóż coś albo dobierz kartę.
rummi-must-lay = Masz co wyłożyć, a przy tym stole kto może, ten musi.

## A turn by hand

rummi-stage-lay = Wyłóż { $tiles } ze swojej podstawki.
rummi-stage-add = Dołóż { $tiles } ze swojej podstawki do { $to }.
rummi-stage-buy = Włóż { $tiles } do układu { $set } w miejsce jokera: teraz joker jest wolny.
rummi-stage-take = Wyjmij { $tiles } z układu { $set }.
rummi-stage-split = Podziel układ { $set }: { $tiles } tworzą teraz osobną część.
rummi-stage-move = Przenieś { $tiles } z układu { $set } do { $to }.
rummi-stage-join = Połącz { $tiles } z { $to }.
rummi-stage-draw = Dobierz kartę ze stosu.
rummi-stage-pass = Spasuj.
rummi-stage-exchange = Wymień wszystkie swoje karty.

## The story

rummi-say-lot = { $player } losuje { $tile }, żeby ustalić, kto zaczyna.
rummi-say-starts = Zaczyna { $player }.
rummi-say-dealt = Runda { $n }: w stosie { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
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
rummi-say-drew-tiles = { $player } dobiera { $tiles }.
rummi-say-penalty = { $player } bierze za karę { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rummi-say-penalty-tiles = { $player } bierze za karę { $tiles }.
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
rummi-say-failed-time = { $player }: koniec czasu.
rummi-say-failed-wrong-table = { $player } zostawia na stole błędny układ.
rummi-say-round-out = Koniec rundy { $n }: ktoś wyłożył ostatnią kartę.
rummi-say-round-passes = Koniec rundy { $n }: wszyscy spasowali, choć ktoś mógł jeszcze coś wyłożyć.
rummi-say-round-stuck = Koniec rundy { $n }: nikt nie może nic wyłożyć.
rummi-say-score = { $player } zostaje z { $tiles }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummi-say-out = { $player } wykłada wszystko: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummi-over = Koniec meczu.
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
rummi-not-there = Nie ma skąd wziąć { $tile }.
rummi-nothing-prepared = Nic jeszcze nie jest wyłożone: wyłóż coś albo dobierz kartę.
rummi-remark-ready = Ruch zgodny z zasadami. Wpisz „{ $word }”, żeby go zakończyć.
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
rummi-table-prepared = Szkic twojego ruchu
rummi-table-no-sets = (na razie pusto)
rummi-table-your-rack = Twoja podstawka
rummi-table-empty-rack = (pusta)
rummi-asks-turn = Wyłóż karty albo dobierz jedną.
rummi-asks-first-meld = Wyłóż własne układy warte razem co najmniej { $least } albo dobierz kartę.
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
rummi-choice-done = zakończ ruch, wykładając { $tiles }

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
rummi-help-done = zakończ ruch; stół zostaje tak ułożony

## Why a move is hinted at

rummi-hint-out = Możesz wyłożyć wszystko naraz i zakończyć rundę.
rummi-hint-hold = Możesz wyłożyć { $places ->
    [one] { $places } kartę
    [few] { $places } karty
    [many] { $places } kart
   *[other] { $places } karty
}, ale na podstawce { $count ->
    [one] zostałaby { $count }
    [few] zostałyby { $count }
    [many] zostałoby { $count }
   *[other] zostałoby { $count }
}, a to, co wyłożysz, bardziej przyda się innym niż tobie. Dobieraj dalej, aż da się wyłożyć wszystko naraz.
rummi-hint-draw = Żadnej z twoich kart nie da się jeszcze wyłożyć.
rummi-hint-jokers = Wszystkie twoje karty dałoby się wyłożyć, gdyby jokery na stole mogły leżeć gdziekolwiek, ale nie mogą. Dobieraj dalej, aż da się wyłożyć wszystko naraz.
rummi-hint-exchange = Nie masz jeszcze czym wejść do gry, a pojedynczych kart nie wolno dobierać.
rummi-hint-meld = Wejdź do gry jak najmniejszą liczbą kart: od następnego ruchu także stół jest do twojej dyspozycji. Resztę trzymaj, aż da się ją wyłożyć naraz.
rummi-hint-least = Coś trzeba wyłożyć, więc wyłóż jak najmniej: każda karta na stole pomaga też innym.
rummi-hint-dump = Nie ma już czego dobierać, więc może wygrać ten, kto ma najmniej punktów na podstawce. Ten ruch zdejmuje z twojej podstawki { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
    [many] zostaje { $count } kart
   *[other] zostaje { $count } karty
}.
rummi-hint-endgame = Nie ma już czego dobierać. Ten ruch zdejmuje z twojej podstawki { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
    [many] zostaje { $count } kart
   *[other] zostaje { $count } karty
}. Szanse na wygraną to około { $percent }% i żaden inny ruch nie daje większych.
rummi-hint-pass = Cokolwiek teraz wyłożysz, otworzy stół innym. Jeśli wszyscy spasują, wygra ten, kto ma najmniej punktów na podstawce; u ciebie to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Szanse na wygraną po spasowaniu to około { $percent }%.
rummi-hint-stuck = Nie masz co wyłożyć i nie ma już czego dobrać.

## Options

# What an option is called, and what it does; then its values.
rummi-option-jokers = Jokery
    .help = Ile jokerów jest w grze.
rummi-option-first-meld = Wejście do gry od
    .help = Ile muszą być razem warte układy, którymi gracz wchodzi do gry, wyłożone tylko z własnej podstawki.
rummi-option-time-out = Gdy skończy się czas
    .help = Co się dzieje z niedokończonym ruchem. W trybie surowym tak samo kończy się błąd na stole.
rummi-option-time-out-penalty = cofnięcie układów, 3 karty za karę
rummi-option-time-out-keep = gotowe układy zostają, bez kary
rummi-option-wrong-table = Błąd na stole
    .help = Tryb łagodny: dowiadujesz się, co jest nie tak, i możesz to poprawić. Tryb surowy: tracisz ruch, tak jakby skończył się czas.
rummi-option-wrong-table-friendly = tryb łagodny: można poprawić
rummi-option-wrong-table-strict = tryb surowy: strata ruchu
rummi-option-joker-value = Joker, który został na podstawce, liczy się za
    .help = Punkty ujemne dla gracza, który na koniec rundy ma jeszcze jokera.
rummi-option-joker-rule = Jokery na stole
    .help = Jokera wymieniasz, kładąc w jego miejsce kartę ze swojej podstawki, którą on zastępuje. Dowolnie: joker może trafić gdziekolwiek. Uwalniany: układ z jokerem wolno rozdzielić, jeśli joker zostanie wymieniony albo trafi obok karty wyłożonej w tym ruchu. Zablokowany: można ruszyć tylko wymienionego jokera. Związany: niewymieniony joker nadal zastępuje tę samą kartę.
rummi-option-joker-rule-free = dowolnie
rummi-option-joker-rule-release = uwalniany przez wyłożoną kartę
rummi-option-joker-rule-strict = zablokowany do wymiany
rummi-option-joker-rule-bound = do wymiany związany ze swoją kartą
rummi-option-building = Dokładanie do stołu w ruchu wejścia do gry
    .help = Czy już w tym samym ruchu wolno dokładać do stołu i go przebudowywać, czy dopiero od następnego.
rummi-option-before-meld = Przed wejściem do gry
    .help = Co robi gracz, który jeszcze nie wszedł do gry i nic nie wykłada.
rummi-option-before-meld-draw = dobiera po jednej karcie
rummi-option-before-meld-exchange = wymienia wszystko
rummi-option-before-meld-either = dobiera albo wymienia wszystko
rummi-option-exchanges = Limit wymian w rundzie
    .help = Ile razy w rundzie gracz może wymienić wszystko. Można to zrobić tylko wtedy, gdy w stosie jest dość kart.
rummi-option-must-lay = Kto może wyłożyć, ten musi
    .help = Dopóki masz co wyłożyć, nie możesz dobierać, wymieniać ani pasować.
rummi-option-rounds = Rundy
    .help = Po ostatniej rundzie wygrywa najwyższa suma.
