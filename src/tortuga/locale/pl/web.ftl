## The house: the page in the browser.

# Who is here, and how the page looks.
web-language = Język
web-name = Twoje imię
web-name-none = albo coś wymyślimy
web-save = Zapisz
web-cancel = Anuluj
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-link = Link
web-qr = Link jako kod QR
web-home = Na stronę główną
web-no-such-page = Pod tym adresem niczego nie ma.
web-newer-page = Jest nowsza wersja strony.
web-load-page = Odśwież
web-recovery = Graj na innym urządzeniu
web-recovery-more = Otwórz ten link na innym urządzeniu. Jest tajny i działa jeden raz.
web-recover = Graj dalej na tym urządzeniu
web-recover-more = Link przenosi tu twoje imię i miejsca przy stołach. Działa jeden raz.
web-recover-go = To moje urządzenie
web-my-data = Pobierz moje dane
web-sign-out-others = Wyloguj inne urządzenia
web-sign-out-others-sure = Wszystkie urządzenia poza tym zostaną wylogowane, a link na inne urządzenie przestanie działać. Na pewno?
web-forget = Zapomnij o mnie
web-forget-sure = Twoje imię i wiadomości zostaną usunięte. Gry innych zostaną. Na pewno?
web-offline = Tortuga jest teraz nieosiągalna. Spróbuj za chwilę.
web-offline-kept = Zasady i lekcje otwierane wcześniej na tym urządzeniu nadal działają.

# The first page.
web-welcome = Planszówki w porcie
web-welcome-more = Graj z przyjaciółmi lub botami. Bez konta i bez instalacji.
web-play-bots = Zagraj z botem
web-play-bots-more = od razu
web-play-friends = Z przyjaciółmi
web-play-friends-more = link, QR lub kod
web-play-anyone = Otwarty stół
web-play-anyone-more = każdy może usiąść
web-open-table = Otwórz stół
web-seat-open = wolne
web-bot = Bot, { $name }
web-clock = Zegar gry
web-clock-none = bez zegara
web-clock-turn = sekundy na turę
web-clock-bank = minuty na całą grę
web-clock-days = dni na ruch
web-clock-seconds = Sekundy
web-clock-minutes = Minuty
web-clock-increment = Sekundy dodawane w każdej turze
web-switch-public = Widoczny publicznie
web-switch-spectators = Inni mogą oglądać
web-switch-chat = Czat
web-switch-hints = Podpowiedzi
web-switch-takebacks = Cofanie za zgodą wszystkich
web-yes = tak
web-no = nie
web-options-none = brak
web-my-tables = Moje stoły
web-no-own-tables = Nie masz tu jeszcze żadnych gier.
web-lobby = Publiczne stoły
web-no-tables = Teraz nie ma żadnego.
web-status-open = czeka na start
web-status-playing = gra trwa
web-status-over = gra skończona
web-status-closed = gra przerwana
web-status-kept = wstrzymana
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-go = Przejdź
web-join = Dołącz z kodem
web-code = Kod od gospodarza
web-join-go = Dołącz

# A table: what is going on.
web-opening = Otwieranie stołu…
web-waiting-players = Czekamy na graczy.
web-ready = Wszystkie miejsca są zajęte; gospodarz może zacząć.
web-waiting-for = Teraz: { $name }.
web-your-turn = Twoja kolej.
web-sending = wysyłanie…
web-connected = połączono
web-reconnecting = łączenie…
web-stale = Na stole coś się już zmieniło; spójrz jeszcze raz.
web-you = ty
web-host = gospodarz
web-here = przy stole
web-not-here = bez połączenia
web-away = poza stołem
web-is-bot = bot
web-bot-plays = gra bot
web-seat-free = wolne
web-somebody = Ktoś
web-days-left = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-story = Przebieg
web-chat = Czat

# A table: what can be done.
web-sit = Usiądź
web-stand = Wstań
web-who-sits = Kto tu gra
web-start = Zacznij
web-fill-start = Dosadź boty i zacznij
web-start-without-empty = { $count ->
    [one] Zacznij w { $count } osobę
    [few] Zacznij w { $count } osoby
    [many] Zacznij w { $count } osób
   *[other] Zacznij w { $count } osoby
}
web-remove-seat = Usuń
web-remove-seat-of = Usuń miejsce nr { $number }
web-invite = Inni wejdą z tym kodem lub linkiem:
web-choices = Co możesz zrobić
web-more = { $count ->
    [one] jeszcze { $count } możliwość
    [few] jeszcze { $count } możliwości
    [many] jeszcze { $count } możliwości
   *[other] jeszcze { $count } możliwości
}
web-move = Ruch w notacji
web-play = Zagraj
web-hint = Podpowiedź
web-undo = Cofnij
web-takeback = Cofnij mój ostatni ruch
web-asked-back = Pytamy pozostałych…
web-agree = Zgoda
web-decline = Nie zgadzam się
web-leave = Opuść grę
web-leave-sure = Opuścić grę? Pozostali wybiorą, co dalej.
web-end = Zakończ grę
web-end-sure = Przerwać grę przed końcem?
web-left-what-now = { $name } nie siedzi już przy stole. Co dalej?
web-choose-wait = Czekaj
web-choose-bot = Niech gra bot
web-choose-end = Zakończ grę
web-claim = Wróć na moje miejsce
web-say = Twoja wiadomość
web-send = Wyślij
web-phrases = Szybkie zwroty
web-chat-close = Zamknij czat
web-chat-open = Otwórz czat
web-mute = Wycisz: { $name }
web-unmute = Wyłącz wyciszenie: { $name }
web-rematch = Rewanż
web-rematch-easier = Łatwiej
web-rematch-harder = Trudniej
web-go-rematch = Do rewanżu
web-replay = Obejrzyj jeszcze raz
web-record = Pobierz zapis
web-seed = Ziarno { $seed }; jego skrót, pokazany na początku: { $hash }

# What bots are called: pirates who really sailed.
web-pirate-1 = Calico
web-pirate-2 = Bonny
web-pirate-3 = Morgan
web-pirate-4 = Teach
web-pirate-5 = Grace
web-pirate-6 = Kidd
web-pirate-7 = Roberts
web-pirate-8 = Ching

# A finished game, step by step.
web-step = Krok
web-first = Na początek
web-back = Krok wstecz
web-next = Krok dalej
web-last = Na koniec
web-eyes = Widok
web-eyes-all = Wszyscy
web-eyes-none = Widz
web-play-on = Graj stąd dalej z botami
web-share = Udostępnij grę

# RUM on the page.
web-rum-face-down = zakryta karta
web-rum-card = karta: u góry { $up }, u dołu { $down }
web-rum-of = z { $points }
web-rum-hand-help = Dotknij karty, by ją wyłożyć; znów, by ją obrócić; jeszcze raz, by ją cofnąć.
web-rum-lay = wyłóż { $cards }
