## RUM: the play area in the browser.

# So many bottles of a colour; `bottle` is left out.
web-rum-bottles-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
}
web-rum-bottles-orange = { $count ->
    [one] { $count } pomarańczowa
    [few] { $count } pomarańczowe
    [many] { $count } pomarańczowych
   *[other] { $count } pomarańczowej
}
web-rum-bottles-yellow = { $count ->
    [one] { $count } żółta
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtej
}
web-rum-bottles-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
}
web-rum-bottles-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
}
web-rum-bottles-purple = { $count ->
    [one] { $count } fioletowa
    [few] { $count } fioletowe
    [many] { $count } fioletowych
   *[other] { $count } fioletowej
}
web-rum-bottles-black = { $count ->
    [one] { $count } czarna
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnej
}

# The table.
web-rum-parrot = papuga
web-rum-captains-help = zdobędziesz kartę, mając więcej butelek niż jej wartość
web-rum-yours = twoja
web-rum-captain-is = { $captain }: { $value }, { $name }
web-rum-captain-was = Przedtem: { $value }, { $name }.
web-rum-captain-becomes = { $captain }: { $was } → { $value }, będzie twoja
web-rum-slot = Miejsce { $slot }, { $card }
web-rum-tip-beach = Dodaje do zestawów: { $bottles }.
web-rum-counts = liczy się
web-rum-beach-help = odkryte butelki liczą się do zestawu
web-rum-clock-at = { $clock } z 8
web-rum-clock-end = Przy 8 przypływa statek piratów i gra się kończy.

# The hand.
web-rum-hand-of = Ręka: { $name }
web-rum-laid = wybrane: { $count }
web-rum-return-help = Dotknij kart, które wrócą do wraku. Nikt nie zobaczy, które.

# What is chosen, and what it would bring.
web-rum-set = Ten zestaw
web-rum-return-title = Do wraku
web-rum-idle = Tu zobaczysz, co da wybrany zestaw, zanim go zagrasz.
web-rum-gain = { $captain } { $was } → { $value }
web-rum-source = wyłożone: { $laid }
web-rum-source-beach = wyłożone: { $laid }, na plaży: { $beach }
web-rum-source-trio = rumowe trio: +2
web-rum-from = traci: { $name }
web-rum-raises = już twoja
web-rum-from-middle = dotąd niczyja
web-rum-your-points = Twoje punkty
web-rum-asking = chwileczkę…
web-rum-not-yet = Jeszcze nie
web-rum-why = Zasada { $rule }
web-rum-chosen = Wybrane karty: { $cards }
web-rum-others-choose = Jeszcze wybierają: { $name }
web-rum-hint-take = Wybierz te karty

# What can be done.
web-rum-draw = Dobierz kartę
web-rum-draw-confirm = Dobierz ją
web-rum-from-wreck = z wraku
web-rum-from-slot = miejsce { $slot } na plaży
web-rum-draw-why = Najpierw cofnij wybór kart.
web-rum-play = Zagraj zestaw
web-rum-play-why = Najpierw wybierz karty z ręki.
web-rum-more = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
web-rum-take-back = Cofnij wybór
web-rum-take-back-why = Nie wybrano żadnej karty.
web-rum-return = Zwróć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-rum-return-chosen = wybrane: { $n } z { $count }

# The hands of others, and the end.
web-rum-known = Co wiadomo o kartach graczy
web-rum-known-nothing = jeszcze nic
web-rum-perhaps = może { $card }
web-rum-all-cards = Wszystkie karty
web-rum-gain-held = { $captain }, wartość { $value }
web-rum-empty = brak kart

# For those who do not see the table.
web-rum-says = { $place }: { $what }.
