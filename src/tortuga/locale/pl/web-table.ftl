## The page in the browser: the frame around every table.

# The bar on top, and the menu.
web-table-lag = { $lag } ms
web-table-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
web-table-open-talk = { $count ->
    [0] Przebieg i czat
    [one] Przebieg i czat, { $count } nieprzeczytana wiadomość
    [few] Przebieg i czat, { $count } nieprzeczytane wiadomości
    [many] Przebieg i czat, { $count } nieprzeczytanych wiadomości
   *[other] Przebieg i czat, { $count } nieprzeczytanej wiadomości
}
web-table-sound = Dźwięki
web-table-sound-off = Wyłącz dźwięki
web-table-sound-on = Włącz dźwięki
web-table-rules = Zasady
web-table-menu = Menu
web-table-keys = Klawisze
web-table-bell-on = Powiadamiaj mnie, gdy przyjdzie moja kolej
web-table-bell-off = Nie powiadamiaj mnie już

# Before the start.
web-table-take-a-seat = Zajmij wolne miejsce, żeby zagrać.
web-table-players = Gracze
web-table-invite-seat = Zaproś
web-table-invite-to = Zaproszenie na miejsce { $number }
web-table-invite-once = Kto otworzy ten link, może zająć właśnie to miejsce. Wcześniejszy link do niego już nie działa.
web-table-fill-with = Wolne miejsca zajmą
web-table-what-is-played = Ustawienia gry
web-table-manners = Przy stole
web-table-public = Ten stół może znaleźć każdy.
web-table-private = Wejdą tylko osoby z kodem lub linkiem.
web-table-clock-turn = { $count ->
    [one] { $count } sekunda na turę
    [few] { $count } sekundy na turę
    [many] { $count } sekund na turę
   *[other] { $count } sekundy na turę
}
web-table-clock-bank = { $count ->
    [one] po { $count } minucie na gracza
    [few] po { $count } minuty na gracza
    [many] po { $count } minut na gracza
   *[other] po { $count } minuty na gracza
}
web-table-clock-added = +{ $increment } s na turę
web-table-clock-days = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
    [many] { $count } dni na ruch
   *[other] { $count } dnia na ruch
}
web-table-share = Udostępnij…
web-table-come-and-play = Zagraj ze mną w grę „{ $title }”.

# While the game is on.
web-table-status = Co się dzieje
web-table-is-due = teraz gra
web-table-of = z { $most }
web-table-time-left = zostało { $time }
web-table-last-seconds = Zostało dziesięć sekund.
web-table-waited = czekamy już
web-table-see-rule = Zobacz zasadę { $rule }
web-table-offline = Nie ma połączenia. Stół nadal widać, a my próbujemy dalej.
web-table-offline-sending = Nie ma połączenia. Twój ruch czeka tutaj i zostanie wysłany, gdy tylko połączenie wróci.
web-table-watching = Oglądasz grę. To, co mają gracze, pozostaje zakryte.
web-table-kept = Gra stoi: zmieniły się jej zasady.
web-table-kept-behind = { $count ->
    [one] Obraz stołu jest o { $count } ruch starszy niż przebieg gry.
    [few] Obraz stołu jest o { $count } ruchy starszy niż przebieg gry.
    [many] Obraz stołu jest o { $count } ruchów starszy niż przebieg gry.
   *[other] Obraz stołu jest o { $count } ruchu starszy niż przebieg gry.
}
web-table-kept-plain = Nie da się już pokazać stołu tak jak wtedy, więc oto same fakty.
web-table-kept-unseen = Nie zapisano wtedy, jak wyglądał stół.
web-table-side = Gracze, przebieg i czat
web-table-key-enter = Enter
web-table-key-escape = Esc

# Other things that can be done.
web-table-tools = Więcej
web-table-reset = Cofnij całą turę
web-table-why-no-undo = Cofnąć można tylko własny ruch, i to dopóki nie było po nim losowania, odkrycia ani ruchu kogoś innego.
web-table-why-not-due = Tylko gdy jest twoja kolej.
web-table-why-undo-instead = „Cofnij” zrobi to bez pytania kogokolwiek.

# How far undo goes: on its button, and what is said of it.
web-table-undo-steps = Cofnij · { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
web-table-undo-reach = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}, { $stop ->
    [undo-chance] do ostatniego rzutu lub losowania
    [undo-revealed] do tego, co ostatnio odkryto
    [undo-other-seat] do ostatniego ruchu innego gracza
    [undo-turn-over] do początku twojej tury
   *[undo-nothing] do początku gry
}
web-table-reset-reach = { $count ->
    [one] { $count } krok
    [few] wszystkie { $count } kroki naraz
    [many] wszystkie kroki naraz ({ $count })
   *[other] { $count } kroku naraz
}

# Story and chat.
web-table-talk = Przebieg i czat
web-table-unread = { $count ->
    [one] { $count } nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
    [many] { $count } nieprzeczytanych wiadomości
   *[other] { $count } nieprzeczytanej wiadomości
}
web-table-find = Szukaj w przebiegu
web-table-search = Szukaj
web-table-found-none = Nic takiego się nie wydarzyło.
web-table-log-empty = Nic się jeszcze nie wydarzyło.
web-table-whose-lines = Czyje wpisy
web-table-everybody = wszyscy
web-table-whole-log = Pokaż cały przebieg: { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
web-table-look-there = Zobacz stół w tym momencie
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-players = Pisać mogą tylko osoby siedzące przy stole.

# Looking back.
web-table-past = Oglądasz wcześniejszy moment: krok { $n } z { $count }
web-table-to-now = Wróć do gry

# What has to be known.
web-table-outdated = Jest już nowsza wersja strony. Odśwież ją, kiedy ci wygodnie; twoje miejsce zostaje twoje.
web-table-reload = Odśwież
web-table-twin = Ten stół jest otwarty także w innej karcie. Obie pokazują to samo i w każdej można grać.
web-table-understood = Rozumiem
web-table-notice-aside = Ukryj
web-table-notice-show = Pokaż wiadomość

# After the end.
web-table-unfinished = Gra przerwana przed końcem
web-table-result-won = { $name } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, o { $count } więcej niż { $other }.
web-table-result-tie = { $name } wygrywa: tyle samo ma { $other } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}), ale decyduje zasada o remisie.
web-table-result-shared = { $name } dzielą się zwycięstwem: { $points ->
    [one] po { $points } punkcie
    [few] po { $points } punkty
    [many] po { $points } punktów
   *[other] po { $points } punktu
}.
web-table-look = Zobacz stół
web-table-review = Przeanalizuj grę
web-table-result = Wynik
web-table-curve = Punkty tura po turze
web-table-turning = Co przesądziło o wyniku
web-table-turning-point = Tura { $turn } · przewaga gracza { $name }: { $swing }
web-table-turning-alone = Tura { $turn } · punkty: { $swing }
web-table-you-lose = Przegrywasz
web-table-lost = Wygrywa gra
web-table-counting = Liczymy punkty…
web-table-count-skip = Pokaż wszystko
web-table-you-win = Wygrywasz!
web-table-wins = { $count ->
    [one] Wygrywa { $name }!
    [few] Zwycięstwem dzielą się { $name }!
    [many] Zwycięstwem dzielą się { $name }!
   *[other] Zwycięstwem dzielą się { $name }!
}
web-table-fair = Czy gra była uczciwa? Sprawdź
web-table-fair-more = Skrót pokazano przed rozdaniem pierwszej karty, a pasuje on tylko do tego ziarna. Każde losowanie w grze wynika z ziarna, więc nikt nie mógł niczego później zmienić. „tortuga verify” sprawdzi zapis, który możesz pobrać.
web-table-seed = Ziarno
web-table-hash = Jego skrót, znany od początku

# We are not let in.
web-table-lost-table-unknown = Może link jest niepełny, a może stołu już nie ma: nierozpoczęte stoły znikają po dobie.
web-table-lost-table-private = Z kodem od gospodarza wejdziesz od razu.
web-table-lost-table-full = Na stronie głównej znajdziesz inne stoły albo otworzysz własny.
web-table-lost-spectators-off = Gracze wolą grać we własnym gronie. Na stronie głównej znajdziesz inne stoły do oglądania.
web-table-lost-too-many-tabs = Ta karta połączy się sama, gdy tylko zwolni się miejsce.
web-table-lost-too-many-sockets = Ta karta połączy się sama, gdy tylko zwolni się miejsce.
web-table-lost-house-full = Ta karta połączy się sama, gdy tylko zwolni się miejsce.
web-table-look-at = Plansze: { $name }
web-table-shown = Ruch: { $name }
web-table-shown-skip = dotknij, by pominąć
web-table-plan = Twój plan
web-table-plan-help = Czeka na twoją kolej. Wtedy sprawdzimy, czy nadal pasuje.
web-table-plan-kept = twój plan: widzisz go tylko ty, czeka na twoją kolej
web-table-since = Od twojego ruchu
