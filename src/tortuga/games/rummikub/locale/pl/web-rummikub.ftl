## Rummikub and Rummi: the play area in the browser.

# Tiles in words, for those who do not see them.
web-rummikub-tile-red = czerwona { $number }
web-rummikub-tile-blue = niebieska { $number }
web-rummikub-tile-black = czarna { $number }
web-rummikub-tile-orange = pomarańczowa { $number }
web-rummikub-joker = joker
web-rummikub-joker-as = joker jako { $tile }
web-rummikub-tiles = { $words ->
    [rummi] { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[rummikub] { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
}
web-rummikub-unit = { $words ->
    [rummi] { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
   *[rummikub] { $count ->
        [one] kostka
        [few] kostki
        [many] kostek
       *[other] kostki
    }
}
web-rummikub-says = { $place }: { $what }.

# The table.
web-rummikub-table = Stół
web-rummikub-table-empty = Stół jest jeszcze pusty.
web-rummikub-copy = twój szkic, widzisz go tylko ty
web-rummikub-planned = w planie
web-rummikub-plan-dropped = Stół się zmienił, więc ta część planu już nie pasuje: { $sets }. { $words ->
    [rummi] Twoje karty wróciły na podstawkę.
   *[rummikub] Twoje kostki wróciły na tabliczkę.
}
web-rummikub-tip-worth = W układzie liczy się za { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
web-rummikub-tip-left = Jeśli zostanie do końca, odejmie ci { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
web-rummikub-bank = { $words ->
    [rummi] Stos
   *[rummikub] Bank
}
web-rummikub-is-fresh = nowa
web-rummikub-is-moved = przestawiona
web-rummikub-is-hinted = część podpowiedzi
web-rummikub-set-run = seria · { $points }
web-rummikub-set-group = grupa · { $points }
web-rummikub-set-is = Układ { $n }: { $what }; { $tiles }.
web-rummikub-set-all = Zaznacz cały układ
web-rummikub-put-here = połóż tutaj
web-rummikub-make-run = niech będzie serią
web-rummikub-make-group = niech będzie grupą
web-rummikub-hole-put = Włóż w tę lukę
web-rummikub-hole-split = Podziel serię tutaj
web-rummikub-new = Nowy układ
web-rummikub-new-here = Połóż tu, aby zacząć nowy układ
web-rummikub-since = Od twojego ostatniego ruchu

# The rack.
web-rummikub-rack = { $words ->
    [rummi] Twoja podstawka
   *[rummikub] Twoja tabliczka
}
web-rummikub-rack-of = { $words ->
    [rummi] Podstawka: { $name }
   *[rummikub] Tabliczka: { $name }
}
web-rummikub-rack-empty = { $words ->
    [rummi] brak kart
   *[rummikub] brak kostek
}
web-rummikub-sort = Sortowanie
web-rummikub-sort-runs = serie
web-rummikub-sort-groups = grupy
web-rummikub-back = { $words ->
    [rummi] Z powrotem na podstawkę
   *[rummikub] Z powrotem na tabliczkę
}
web-rummikub-meld = Wejście: { $value } z { $least }

# What is asked, and what can be done.
web-rummikub-asks = { $words ->
    [rummi] Wyłóż karty albo dobierz jedną.
   *[rummikub] Wyłóż kostki albo dobierz jedną.
}
web-rummikub-asks-first = { $words ->
    [rummi] Wejdź do gry za co najmniej { $least } albo dobierz kartę.
   *[rummikub] Wejdź do gry za co najmniej { $least } albo dobierz kostkę.
}
web-rummikub-help = { $words ->
    [rummi] Przeciągaj karty albo zaznacz je i dotknij miejsca. Do końca ruchu widzisz to tylko ty.
   *[rummikub] Przeciągaj kostki albo zaznacz je i dotknij miejsca. Do końca ruchu widzisz to tylko ty.
}
web-rummikub-end = Zakończ ruch
web-rummikub-laying = { $words ->
    [rummi] wykładasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[rummikub] wykładasz { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
}
web-rummikub-to-fix = { $count ->
    [one] { $count } układ do poprawienia
    [few] { $count } układy do poprawienia
    [many] { $count } układów do poprawienia
   *[other] { $count } układu do poprawienia
}
web-rummikub-meld-of = { $value } z { $least }
web-rummikub-asking = chwileczkę…
web-rummikub-nothing-laid = { $words ->
    [rummi] Wyłóż co najmniej jedną kartę ze swojej podstawki.
   *[rummikub] Wyłóż co najmniej jedną kostkę ze swojej tabliczki.
}
web-rummikub-reset = Od nowa
web-rummikub-reset-why = Wszystko leży tak jak na początku twojego ruchu.
web-rummikub-redo = Ponów
web-rummikub-draw = { $words ->
    [rummi] Dobierz kartę
   *[rummikub] Dobierz kostkę
}
web-rummikub-draw-confirm = Tak, dobieram
web-rummikub-bank-left = { $words ->
    [rummi] w stosie: { $count }
   *[rummikub] w banku: { $count }
}
web-rummikub-pass = Spasuj
web-rummikub-pass-confirm = Tak, pasuję
web-rummikub-idle-why = { $words ->
    [rummi] Najpierw zabierz swoje karty.
   *[rummikub] Najpierw zabierz swoje kostki.
}
web-rummikub-exchange = Wymień wszystkie
web-rummikub-exchange-sure = { $words ->
    [rummi] Oddasz do stosu wszystkie karty ({ $count }), dostaniesz nowe i ruch się skończy. Na pewno?
   *[rummikub] Oddasz do banku wszystkie kostki ({ $count }), dostaniesz nowe i ruch się skończy. Na pewno?
}
web-rummikub-choose-first = { $words ->
    [rummi] Najpierw zaznacz karty.
   *[rummikub] Najpierw zaznacz kostki.
}
web-rummikub-stays = { $words ->
    [rummi] Na podstawkę wracają tylko karty wyłożone w tym ruchu.
   *[rummikub] Na tabliczkę wracają tylko kostki wyłożone w tym ruchu.
}

# Hints, told bit by bit.
web-rummikub-hint-play = Da się coś wyłożyć.
web-rummikub-hint-draw = { $words ->
    [rummi] Bot dobrałby tu kartę.
   *[rummikub] Bot dobrałby tu kostkę.
}
web-rummikub-hint-other = { $words ->
    [rummi] Bot nie wyłożyłby tu żadnej karty.
   *[rummikub] Bot nie wyłożyłby tu żadnej kostki.
}
web-rummikub-hint-tiles = Wyłóż { $tiles }.
web-rummikub-hint-which = { $words ->
    [rummi] Które karty?
   *[rummikub] Które kostki?
}
web-rummikub-hint-how = Pokaż jak
web-rummikub-hint-do = Zrób tak
web-rummikub-previewing = podgląd podpowiedzi

# How everybody stands.
web-rummikub-melded = w grze
web-rummikub-not-melded = przed wejściem
web-rummikub-exchanged = wymiany: { $n } z { $most }
web-rummikub-points = punkty { $text }
web-rummikub-scores = Wyniki
web-rummikub-round = Runda
web-rummikub-round-of = Runda { $n } z { $most }
web-rummikub-of = { $n } z { $most }
web-rummikub-no-scores = Żadna runda się jeszcze nie skończyła.
web-rummikub-total = Razem
web-rummikub-tally-from = od: { $name }
web-rummikub-tally-least = najmniejsza reszta liczy się za zero
web-rummikub-left = zostało { $points } pkt
web-rummikub-last-round = { $words ->
    [rummi] Podstawki na końcu
   *[rummikub] Tabliczki na końcu
}

# The keys.
web-rummikub-key-choose = { $words ->
    [rummi] zaznacz kartę albo odznacz
   *[rummikub] zaznacz kostkę albo odznacz
}
web-rummikub-key-put = połóż tam zaznaczone
web-rummikub-key-new = połóż jako nowy układ
web-rummikub-key-back = { $words ->
    [rummi] z powrotem na podstawkę
   *[rummikub] z powrotem na tabliczkę
}
web-rummikub-key-all = zaznacz cały układ
web-rummikub-key-split = podziel układ w tym miejscu
