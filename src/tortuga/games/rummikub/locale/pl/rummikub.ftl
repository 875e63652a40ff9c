## Rummikub

rummikub-name = Rummikub
rummikub-about = Serie i grupy ponumerowanych kostek na stole, który każdy może przebudować.

## Refusals

rummikub-game-over = Koniec meczu.
rummikub-not-your-decision = To nie twoja kolej.
rummikub-not-a-move = „{ $text }” to nie ruch. Ruchy: dobierz, spasuj, wymień albo cały stół: wyłóż R4 R5 R6 | B3 K3 J.
rummikub-not-a-tile = „{ $text }” to nie kostka. Kostka to litera koloru i liczba od 1 do 13: R (czerwony), B (niebieski), K (czarny), O (pomarańczowy), albo J (joker).
rummikub-not-a-kind = „{ $text }” to ani seria (run), ani grupa (group).
rummikub-empty-set = Ten układ jest pusty.
rummikub-set-only-jokers = W układzie { $set } są same jokery: potrzebna jest co najmniej jedna liczba.
rummikub-set-too-short = Układ { $set } jest za krótki: potrzebne są co najmniej 3 kostki.
rummikub-set-mixed = { $set } to ani seria, ani grupa: { $tile } nie pasuje.
rummikub-run-other-colour = { $set } to nie seria: { $tile } ma inny kolor.
rummikub-run-gap = { $set } to nie seria: { $tile } nie jest po kolei.
rummikub-run-missing = { $set } to nie seria: brakuje { $tile }.
rummikub-run-beyond = Seria { $set } wyszłaby poza 1 albo 13.
rummikub-group-colour-twice = { $set } to nie grupa: { $tile } jest w niej dwa razy.
rummikub-group-too-long = Układ { $set } jest za długi: grupa ma najwyżej 4 kostki.
rummikub-tile-taken = { $tile } leży na stole i musi tam zostać.
rummikub-joker-taken = Joker ze stołu musi zostać na stole.
rummikub-tile-not-yours = Na twojej tabliczce nie ma { $tile } albo jest ich za mało.
rummikub-nothing-laid = Wyłóż co najmniej jedną kostkę ze swojej tabliczki.
rummikub-first-meld-first = Najpierw wejdź do gry: wyłóż z własnej tabliczki układy warte razem co najmniej { $least }.
rummikub-first-meld-low = Na wejście masz { $value }, a potrzeba co najmniej { $least }.
rummikub-first-meld-touches = W ruchu, w którym wchodzisz do gry, układ { $set } musi zostać bez zmian.
rummikub-joker-strict = W układzie { $set } jest joker: wymień go albo tylko dokładaj do tego układu.
rummikub-joker-release = Joker z układu { $set } musi zostać wymieniony albo trafić obok kostki wyłożonej w tym ruchu.
rummikub-joker-replaced = Kostka ze stołu nie może zająć miejsca jokera z układu { $set }: wymień go na kostkę z tabliczki albo rozdziel ten układ.
rummikub-joker-bound = Joker z układu { $set } musi zostać wymieniony albo nadal zastępować tę samą kostkę.
rummikub-no-exchange = Przy tym stole nie wymienia się wszystkich kostek.
rummikub-exchange-after-meld = Po wejściu do gry nie wymienia się już kostek.
rummikub-exchanges-spent = W tej rundzie nie możesz już wymieniać (limit: { $most }).
rummikub-exchange-bank = W banku jest za mało kostek.
rummikub-exchange-instead = Nie możesz dobrać: wejdź do gry albo wymień wszystkie kostki.
rummikub-bank-empty = Bank jest pusty: wyłóż coś albo spasuj.
rummikub-no-pass = Nie możesz spasować: wyłóż coś albo dobierz kostkę.
rummikub-must-lay = Masz co wyłożyć, a przy tym stole kto może, ten musi.

## A turn by hand

rummikub-stage-lay = Wyłóż { $tiles } ze swojej tabliczki.
rummikub-stage-add = Dołóż { $tiles } ze swojej tabliczki do { $to }.
rummikub-stage-buy = Włóż { $tiles } do układu { $set } w miejsce jokera: teraz joker jest wolny.
rummikub-stage-take = Wyjmij { $tiles } z układu { $set }.
rummikub-stage-split = Podziel układ { $set }: { $tiles } tworzą teraz osobną część.
rummikub-stage-move = Przenieś { $tiles } z układu { $set } do { $to }.
rummikub-stage-join = Połącz { $tiles } z { $to }.
rummikub-stage-draw = Dobierz kostkę z banku.
rummikub-stage-pass = Spasuj.
rummikub-stage-exchange = Wymień wszystkie swoje kostki.

## The story

rummikub-say-lot = { $player } losuje { $tile }, żeby ustalić, kto zaczyna.
rummikub-say-starts = Zaczyna { $player }.
rummikub-say-dealt = Runda { $n }: w banku { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
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
rummikub-say-drew-tiles = { $player } dobiera { $tiles }.
rummikub-say-penalty = { $player } bierze za karę { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}.
rummikub-say-penalty-tiles = { $player } bierze za karę { $tiles }.
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
rummikub-say-failed-time = { $player }: koniec czasu.
rummikub-say-failed-wrong-table = { $player } zostawia na stole błędny układ.
rummikub-say-round-out = Koniec rundy { $n }: ktoś wyłożył ostatnią kostkę.
rummikub-say-round-passes = Koniec rundy { $n }: wszyscy spasowali, choć ktoś mógł jeszcze coś wyłożyć.
rummikub-say-round-stuck = Koniec rundy { $n }: nikt nie może nic wyłożyć.
rummikub-say-score = { $player } zostaje z { $tiles }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummikub-say-out = { $player } wykłada wszystko: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rummikub-over = Koniec meczu.
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
rummikub-not-there = Nie ma skąd wziąć { $tile }.
rummikub-nothing-prepared = Nic jeszcze nie jest wyłożone: wyłóż coś albo dobierz kostkę.
rummikub-remark-ready = Ruch zgodny z zasadami. Wpisz „{ $word }”, żeby go zakończyć.
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
rummikub-table-prepared = Szkic twojego ruchu
rummikub-table-no-sets = (na razie pusto)
rummikub-table-your-rack = Twoja tabliczka
rummikub-table-empty-rack = (pusta)
rummikub-asks-turn = Wyłóż kostki albo dobierz jedną.
rummikub-asks-first-meld = Wyłóż własne układy warte razem co najmniej { $least } albo dobierz kostkę.
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
rummikub-choice-done = zakończ ruch, wykładając { $tiles }

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
rummikub-help-done = zakończ ruch; stół zostaje tak ułożony

## Why a move is hinted at

rummikub-hint-out = Możesz wyłożyć wszystko naraz i zakończyć rundę.
rummikub-hint-hold = Możesz wyłożyć { $places ->
    [one] { $places } kostkę
    [few] { $places } kostki
    [many] { $places } kostek
   *[other] { $places } kostki
}, ale na tabliczce { $count ->
    [one] zostałaby { $count }
    [few] zostałyby { $count }
    [many] zostałoby { $count }
   *[other] zostałoby { $count }
}, a to, co wyłożysz, bardziej przyda się innym niż tobie. Dobieraj dalej, aż da się wyłożyć wszystko naraz.
rummikub-hint-draw = Żadnej z twoich kostek nie da się jeszcze wyłożyć.
rummikub-hint-jokers = Wszystkie twoje kostki dałoby się wyłożyć, gdyby jokery na stole mogły leżeć gdziekolwiek, ale nie mogą. Dobieraj dalej, aż da się wyłożyć wszystko naraz.
rummikub-hint-exchange = Nie masz jeszcze czym wejść do gry, a pojedynczych kostek nie wolno dobierać.
rummikub-hint-meld = Wejdź do gry jak najmniejszą liczbą kostek: od następnego ruchu także stół jest do twojej dyspozycji. Resztę trzymaj, aż da się ją wyłożyć naraz.
rummikub-hint-least = Coś trzeba wyłożyć, więc wyłóż jak najmniej: każda kostka na stole pomaga też innym.
rummikub-hint-dump = Nie ma już czego dobierać, więc może wygrać ten, kto ma najmniej punktów na tabliczce. Ten ruch zdejmuje z twojej tabliczki { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; { $count ->
    [one] zostaje { $count } kostka
    [few] zostają { $count } kostki
    [many] zostaje { $count } kostek
   *[other] zostaje { $count } kostki
}.
rummikub-hint-endgame = Nie ma już czego dobierać. Ten ruch zdejmuje z twojej tabliczki { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; { $count ->
    [one] zostaje { $count } kostka
    [few] zostają { $count } kostki
    [many] zostaje { $count } kostek
   *[other] zostaje { $count } kostki
}. Szanse na wygraną to około { $percent }% i żaden inny ruch nie daje większych.
rummikub-hint-pass = Cokolwiek teraz wyłożysz, otworzy stół innym. Jeśli wszyscy spasują, wygra ten, kto ma najmniej punktów na tabliczce; u ciebie to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Szanse na wygraną po spasowaniu to około { $percent }%.
rummikub-hint-stuck = Nie masz co wyłożyć i nie ma już czego dobrać.

## Options

# What an option is called, and what it does; then its values.
rummikub-option-jokers = Jokery
    .help = Ile jokerów jest w grze.
rummikub-option-first-meld = Wejście do gry od
    .help = Ile muszą być razem warte układy, którymi gracz wchodzi do gry, wyłożone tylko z własnej tabliczki.
rummikub-option-time-out = Gdy skończy się czas
    .help = Co się dzieje z niedokończonym ruchem. W trybie surowym tak samo kończy się błąd na stole.
rummikub-option-time-out-penalty = cofnięcie układów, 3 kostki za karę
rummikub-option-time-out-keep = gotowe układy zostają, bez kary
rummikub-option-wrong-table = Błąd na stole
    .help = Tryb łagodny: dowiadujesz się, co jest nie tak, i możesz to poprawić. Tryb surowy: tracisz ruch, tak jakby skończył się czas.
rummikub-option-wrong-table-friendly = tryb łagodny: można poprawić
rummikub-option-wrong-table-strict = tryb surowy: strata ruchu
rummikub-option-joker-value = Joker, który został na tabliczce, liczy się za
    .help = Punkty ujemne dla gracza, który na koniec rundy ma jeszcze jokera.
rummikub-option-joker-rule = Jokery na stole
    .help = Jokera wymieniasz, kładąc w jego miejsce kostkę ze swojej tabliczki, którą on zastępuje. Dowolnie: joker może trafić gdziekolwiek. Uwalniany: układ z jokerem wolno rozdzielić, jeśli joker zostanie wymieniony albo trafi obok kostki wyłożonej w tym ruchu. Zablokowany: można ruszyć tylko wymienionego jokera. Związany: niewymieniony joker nadal zastępuje tę samą kostkę.
rummikub-option-joker-rule-free = dowolnie
rummikub-option-joker-rule-release = uwalniany przez wyłożoną kostkę
rummikub-option-joker-rule-strict = zablokowany do wymiany
rummikub-option-joker-rule-bound = do wymiany związany ze swoją kostką
rummikub-option-building = Dokładanie do stołu w ruchu wejścia do gry
    .help = Czy już w tym samym ruchu wolno dokładać do stołu i go przebudowywać, czy dopiero od następnego.
rummikub-option-before-meld = Przed wejściem do gry
    .help = Co robi gracz, który jeszcze nie wszedł do gry i nic nie wykłada.
rummikub-option-before-meld-draw = dobiera po jednej kostce
rummikub-option-before-meld-exchange = wymienia wszystko
rummikub-option-before-meld-either = dobiera albo wymienia wszystko
rummikub-option-exchanges = Limit wymian w rundzie
    .help = Ile razy w rundzie gracz może wymienić wszystko. Można to zrobić tylko wtedy, gdy w banku jest dość kostek.
rummikub-option-must-lay = Kto może wyłożyć, ten musi
    .help = Dopóki masz co wyłożyć, nie możesz dobierać, wymieniać ani pasować.
rummikub-option-rounds = Rundy
    .help = Po ostatniej rundzie wygrywa najwyższa suma.
