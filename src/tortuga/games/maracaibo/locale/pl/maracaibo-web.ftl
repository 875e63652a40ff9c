# Pirates of Maracaibo in the browser

## Boards
web-maracaibo-boards = Plansze
web-maracaibo-more-boards = Więcej plansz
web-maracaibo-tab-map = Mapa
web-maracaibo-tab-dice = Rabunek
web-maracaibo-tab-track = Tor
web-maracaibo-tab-ship = Okręt
web-maracaibo-tab-hideout = Kryjówka
web-maracaibo-tab-quests = Zadania
web-maracaibo-tab-markets = Rynki
web-maracaibo-tab-redbeard = Czerwonobrody
web-maracaibo-tab-scores = Wynik
web-maracaibo-fact-track = rzeki: { $count } z { $all }
web-maracaibo-fact-ship = { $count } z { $all }
web-maracaibo-fact-hideout = { $count }, { $buried } w ziemi
web-maracaibo-fact-quests = twoje { $own }, rynek { $open }
web-maracaibo-fact-markets = { $count ->
    [one] { $count } galion
    [few] { $count } galiony
   *[many] { $count } galionów
}
web-maracaibo-lies-above = Otwarte powyżej.
web-maracaibo-back-to-map = Wróć do mapy

## How it is done
web-maracaibo-help-helm = Wybierz w ramce po prawej.
web-maracaibo-help-map = Dotknij podświetlonej karty, by zobaczyć, co daje; dotknij jeszcze raz, by to zrobić. Przytrzymaj kartę, by ją przeczytać.
web-maracaibo-help-dice = Jedna kość na cały rabunek: jej kolor to skarb, który możesz zabrać.
web-maracaibo-help-track = Dotknij podświetlonego pola; dotknij jeszcze raz, by tam pójść.
web-maracaibo-help-ship = Dotknij podświetlonego pola; dotknij jeszcze raz, by wzmocnić okręt.
web-maracaibo-help-hideout = Dotknij podświetlonego pola; dotknij jeszcze raz, by to zrobić.
web-maracaibo-help-quests = Dotknij zadania; dotknij jeszcze raz, by je wziąć.
web-maracaibo-help-discard = Dotknij zadania; dotknij jeszcze raz, by je odrzucić.
web-maracaibo-help-markets = Dotknij tego, co chcesz; dotknij jeszcze raz, by to wziąć.
web-maracaibo-help-redbeard = Czerwonobrody gra sam.
web-maracaibo-help-scores = Tak wygląda wynik wszystkich graczy.
web-maracaibo-help-spend = Dotknij akcji, by za nią zapłacić; każdej można użyć raz na turę.
web-maracaibo-help-keep = Zachowaj { $count } z { $all }: dotknij, by wybrać; drugie dotknięcie odkłada zadanie.
web-maracaibo-help-keep-one = Zachowaj 1 z { $all }: dotknij, by wybrać; dotknij jeszcze raz, by je zachować.
web-maracaibo-help-place = Najpierw kafelek, potem podświetlone miejsce na mapie.
web-maracaibo-help-place-tile = Dotknij podświetlonego miejsca; dotknij jeszcze raz, by położyć tam kafelek.
web-maracaibo-first-counts = Zadanie liczy się na koniec gry: dostajesz PZ za lepszy warunek, jeśli go do tego czasu spełnisz.
web-maracaibo-first-hunters = Zadanie liczy się na koniec gry: tylko trudniejszy warunek, za podwójne PZ; niespełnione kosztuje PZ.
web-maracaibo-first-more = Kolejne zadania dają po drodze miejsca i planszetka okrętu.
web-maracaibo-first-look = Możesz się najpierw rozejrzeć: mapa i wszystkie plansze są w zakładkach.
web-maracaibo-first-others = Wszyscy wybierają jednocześnie; jeszcze wybierają: { $players }.

## Decisions
web-maracaibo-later-failed = Części stołu nie udało się wczytać, pewnie z powodu aktualizacji. Odśwież stronę; twoje miejsce zostaje twoje.
web-maracaibo-helm = Twoja decyzja
web-maracaibo-asks-die = Wybierz kość.
web-maracaibo-asks-spent = Wszystkie punkty wydane.
web-maracaibo-end-raid = zakończ rabunek
web-maracaibo-steps-left = { $count ->
    [one] Został { $count } krok
    [few] Zostały { $count } kroki
   *[many] Zostało { $count } kroków
}
web-maracaibo-unknown = Kartę odkryjesz, gdy tu wpłyniesz; wtedy możesz się zatrzymać albo płynąć dalej.
web-maracaibo-unknown-location = Kartę odkryjesz, jeśli zakończysz tu ruch.
web-maracaibo-its-doubloons = Leżą na niej dublony:
web-maracaibo-fight-there = i dojdzie do potyczki
web-maracaibo-use = Użyj: { $effects }
web-maracaibo-clear = Cofnij wybór
web-maracaibo-sail-to = Płyń: { $place }
web-maracaibo-acquire = Pozyskaj za { $count ->
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
web-maracaibo-activate = Użyj kafelka: { $place }
web-maracaibo-take-quest = Weź zadanie: { $quest }
web-maracaibo-discard-quest = Odrzuć zadanie: { $quest }
web-maracaibo-keep = { $count ->
    [one] Zachowaj to zadanie
    [few] Zachowaj te zadania
   *[many] Zachowaj te zadania
}
web-maracaibo-keep-why = { $count ->
    [one] Najpierw wybierz zadanie, które zachowujesz.
    [few] Najpierw wybierz { $count } zadania, które zachowujesz.
   *[many] Najpierw wybierz { $count } zadań, które zachowujesz.
}
web-maracaibo-raid-for = Rabuj: { $treasure }
web-maracaibo-take-treasure = Weź: { $treasure }
web-maracaibo-cube-on = Kostka na wyspę: { $treasure }
web-maracaibo-bury = Zakop: { $treasure }
web-maracaibo-explore-to = Eksploruj: { $effects }
web-maracaibo-lit-before = { $count ->
    [one] Jeszcze jedno miejsce do wyboru leży bliżej początku mapy
    [few] Jeszcze { $count } miejsca do wyboru leżą bliżej początku mapy
   *[many] Jeszcze { $count } miejsc do wyboru leży bliżej początku mapy
}
web-maracaibo-lit-after = { $count ->
    [one] Jeszcze jedno miejsce do wyboru leży dalej na mapie
    [few] Jeszcze { $count } miejsca do wyboru leżą dalej na mapie
   *[many] Jeszcze { $count } miejsc do wyboru leży dalej na mapie
}
web-maracaibo-page = Strona { $n } z { $count }
web-maracaibo-page-before = Poprzednia strona
web-maracaibo-page-after = Następna strona
web-maracaibo-which-tile = Który kafelek?
web-maracaibo-ends = W zasięgu: { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
web-maracaibo-then = Potem ({ $source }):
web-maracaibo-then-one = potem jedno z
web-maracaibo-ends-round = kończy rundę
web-maracaibo-round-ends = { $count ->
    [one] Może się skończyć już w następnej turze ({ $players }).
    [few] Może się skończyć za { $count } tury ({ $players }).
   *[many] Może się skończyć za { $count } tur ({ $players }).
}
web-maracaibo-round-ends-short = { $count ->
    [one] min. { $count } tura
    [few] min. { $count } tury
   *[many] min. { $count } tur
}
web-maracaibo-round-over = Kończy się po tej turze.
web-maracaibo-round-over-short = po tej turze
web-maracaibo-game-over-after = Gra kończy się po turze gracza { $player }.
web-maracaibo-game-over-after-short = ostatnie tury
web-maracaibo-round-anybody = dowolny gracz
web-maracaibo-since = Od twojej ostatniej tury
web-maracaibo-last = Co się ostatnio działo
web-maracaibo-nothing-yet = Jeszcze nic.
web-maracaibo-since-show = Od twojej tury
web-maracaibo-since-hide = Wróć do decyzji
web-maracaibo-since-show-short = Co było?
web-maracaibo-since-hide-short = Decyzja
web-maracaibo-at = { $player }, { $place }

## The checklist of a turn
web-maracaibo-checklist = Ta tura krok po kroku
web-maracaibo-action-step = twoja akcja
web-maracaibo-state-done = zrobione
web-maracaibo-state-left = pominięte
web-maracaibo-state-impossible = niemożliwe
web-maracaibo-state-open = w toku
web-maracaibo-state-now = teraz
web-maracaibo-state-later = jeszcze przed tobą
web-maracaibo-before-after = { $before } → { $after }
web-maracaibo-cubes-before-after = kostki: { $before } → { $after }
web-maracaibo-acquire-for = Pozyskaj
web-maracaibo-build-for = Zbuduj
web-maracaibo-leave-it = Zostaw
web-maracaibo-pay-nobody = nikomu nie płacisz
web-maracaibo-or-leave = albo zostaw:

## Raids
web-maracaibo-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-maracaibo-used = użyte w tej turze
web-maracaibo-short = brakuje { $count }
web-maracaibo-before-roll = Rzuć, potem wybierz jedną kość. Raz możesz przerzucić wszystkie.

## Cards
web-maracaibo-or = lub
web-maracaibo-now = teraz
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
web-maracaibo-value-tile = Kafelek wartości
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
web-maracaibo-if-over = wynik teraz: { $score }
web-maracaibo-if-over-short = teraz: { $score }
web-maracaibo-gulf-short = do Zatoki
web-maracaibo-in-gulf = w Zatoce
web-maracaibo-in-maracaibo = w Maracaibo
web-maracaibo-score-without-quests = Wynik, gdyby gra skończyła się teraz, bez zadań
web-maracaibo-part-upgrade = planszetka okrętu { $number }
web-maracaibo-part-fewer = oddane kroki
web-maracaibo-part-die = kość
web-maracaibo-part-effect = efekt
web-maracaibo-part-printed = efekt
web-maracaibo-red-at = jego okręt: { $place }
web-maracaibo-red-reveals = { $count ->
    [one] w talii została { $count } karta
    [few] w talii zostały { $count } karty
   *[many] w talii zostało { $count } kart
}
web-maracaibo-red-shuffles = przed następną turą tasuje wszystkie swoje karty
web-maracaibo-red-upgrade = następne wzmocnienie okrętu: { $upgrade }
web-maracaibo-red-full = jego planszetka okrętu jest pełna
web-maracaibo-won-by = { $name } wygrywa z Czerwonobrodym { $mine }:{ $his }, z przewagą { $count } PZ.
web-maracaibo-lost-by = { $name } przegrywa z Czerwonobrodym { $mine }:{ $his }, różnicą { $count } PZ.
web-maracaibo-lost-tie = Jest remis { $his }:{ $mine }, a przy remisie wygrywa Czerwonobrody.
web-maracaibo-legend = Co znaczą ikony
