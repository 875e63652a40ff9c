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
rummikub-say-round-passes = Koniec rundy { $n }: wszyscy spasowali.
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
