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

rummi-stage-lay = Wyłóż { $tiles } ze swojej tabliczki.
rummi-stage-add = Dołóż { $tiles } ze swojej tabliczki do { $to }.
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
rummi-say-round-passes = Koniec rundy { $n }: wszyscy spasowali.
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
