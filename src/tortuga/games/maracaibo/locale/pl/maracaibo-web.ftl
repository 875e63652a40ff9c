# Pirates of Maracaibo in the browser

## Boards
web-maracaibo-boards = Plansze
web-maracaibo-tab-map = Mapa
web-maracaibo-tab-dice = Rabunek
web-maracaibo-tab-track = Wyprawa
web-maracaibo-tab-ship = Okręt
web-maracaibo-tab-hideout = Kryjówka
web-maracaibo-tab-quests = Zadania
web-maracaibo-tab-markets = Rynki
web-maracaibo-tab-redbeard = Czerwonobrody
web-maracaibo-tab-scores = Wynik

## How it is done
web-maracaibo-help-map = Dotknij podświetlonej karty, by zobaczyć, co daje; dotknij jeszcze raz, by to zrobić. Przytrzymaj kartę, by ją przeczytać.
web-maracaibo-help-dice = Jedna kość na cały rabunek: jej kolor to skarb, który możesz zabrać.
web-maracaibo-help-track = Dotknij podświetlonego pola; dotknij jeszcze raz, by tam pójść.
web-maracaibo-help-ship = Dotknij podświetlonego pola; dotknij jeszcze raz, by wzmocnić okręt.
web-maracaibo-help-hideout = Dotknij podświetlonego pola; dotknij jeszcze raz, by to zrobić.
web-maracaibo-help-quests = Dotknij zadania; dotknij jeszcze raz, by je wziąć.
web-maracaibo-help-markets = Dotknij tego, co chcesz; dotknij jeszcze raz, by to wziąć.
web-maracaibo-help-redbeard = Czerwonobrody gra sam.
web-maracaibo-help-scores = Tak stoją wszyscy gracze.

## Decisions
web-maracaibo-helm = Twoja decyzja
web-maracaibo-clear = Cofnij wybór
web-maracaibo-sail-to = Płyń: { $place }
web-maracaibo-acquire = Kup za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}: { $card }
web-maracaibo-build = Zbuduj za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}: { $card }
web-maracaibo-upgrade = Wzmocnienie: { $effects }
web-maracaibo-take-figurehead = Weź galion: { $figurehead }
web-maracaibo-place = Połóż „{ $face }”: { $place }
web-maracaibo-activate = Użyj żetonu: { $place }
web-maracaibo-take-quest = Weź zadanie: { $quest }
web-maracaibo-discard-quest = Odrzuć zadanie: { $quest }
web-maracaibo-keep = Zachowaj te zadania
web-maracaibo-keep-why = Najpierw wybierz zadania, które zachowasz.
web-maracaibo-raid-for = Rabuj: { $treasure }
web-maracaibo-take-treasure = Weź: { $treasure }
web-maracaibo-cube-on = Kostka na wyspę: { $treasure }
web-maracaibo-bury = Zakop: { $treasure }
web-maracaibo-explore-to = Idź: { $effects }
web-maracaibo-which-tile = Który żeton?
web-maracaibo-ends = W zasięgu: { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
web-maracaibo-then = Potem ({ $source }):
web-maracaibo-then-one = potem jedno z
web-maracaibo-ends-round = kończy rundę
web-maracaibo-round-ends = { $count ->
    [0] Ktoś jest w Zatoce: runda może się skończyć w każdej chwili.
    [one] Runda może się skończyć za { $count } turę.
    [few] Runda może się skończyć za { $count } tury.
   *[many] Runda może się skończyć za { $count } tur.
}
web-maracaibo-since = Od twojej ostatniej tury
web-maracaibo-last = Co się ostatnio działo
web-maracaibo-nothing-yet = Jeszcze nic.

## Raids
web-maracaibo-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-maracaibo-points-cost = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-maracaibo-used = użyte w tej turze
web-maracaibo-short = brakuje { $count }
web-maracaibo-before-roll = Rzuć, potem wybierz jedną kość. Raz możesz przerzucić wszystkie.

## Cards
web-maracaibo-or = lub
web-maracaibo-pay = płacisz { $count }
web-maracaibo-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
web-maracaibo-more-cubes = jeszcze { $count }: { $vp }
web-maracaibo-level = poziom { $level }
web-maracaibo-once = raz, od razu
web-maracaibo-lasting = trwale
web-maracaibo-income = przy każdym dochodzie
web-maracaibo-end = na koniec gry
web-maracaibo-price = Twoja cena
web-maracaibo-worth = Wartość
web-maracaibo-value-tile = Żeton wartości
web-maracaibo-built = Zbudowali
web-maracaibo-ships = Okręty
web-maracaibo-origin = Skąd te dane
web-maracaibo-location-upgrade = Każde miejsce daje też wzmocnienie okrętu.

## Numbers
web-maracaibo-to-gulf = { $count ->
    [one] { $count } kolumna do Zatoki
    [few] { $count } kolumny do Zatoki
   *[many] { $count } kolumn do Zatoki
}
web-maracaibo-score-without-quests = Wynik, gdyby gra skończyła się teraz, bez zadań
web-maracaibo-part-upgrade = plansza okrętu { $number }
web-maracaibo-part-fewer = oddane kroki
web-maracaibo-part-die = kość
web-maracaibo-part-effect = efekt
web-maracaibo-part-printed = efekt
web-maracaibo-redbeard-stands = { $vp } PZ, { $score }, gdyby gra skończyła się teraz, do Zatoki { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
   *[many] { $count } kolumn
}
web-maracaibo-won-by = { $name } wygrywa z Czerwonobrodym { $mine }:{ $his }, o { $count } PZ.
web-maracaibo-lost-by = { $name } przegrywa z Czerwonobrodym { $mine }:{ $his }, o { $count } PZ.
web-maracaibo-lost-tie = Wygrywa Czerwonobrody: { $his }:{ $mine } to remis, a remis jest jego.
web-maracaibo-legend = Co znaczą ikony
