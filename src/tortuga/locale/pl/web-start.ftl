## The page in the browser: everything before and around a table.

# The first page: a game to pick, and the way to play it.
web-start-pick = Wybierz grę
web-start-minutes = około { $count } min
web-start-play = Zagraj w grę { $title }
web-start-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
web-start-option = { $label }: { $value }
web-start-change = Zmień
web-start-play-as = Grasz jako
web-start-bots = Z botami
web-start-bots-level = Jak dobrze grają boty
web-start-friends = Z przyjaciółmi
web-start-anyone = Otwarty stół
web-start-alone = Solo
web-start-usual-rules = podstawowe zasady
web-start-new = Nie znasz jeszcze tej gry?
web-start-first = Pierwsza gra
web-start-first-more = Ty i jeden bot, podstawowe zasady
web-start-lesson = Naucz się, grając
web-start-lesson-more = Gra z przewodnikiem, krok po kroku
web-start-lessons = Nauka gry
web-start-retry = Spróbuj ponownie

# The first page: what goes on, and what else there is.
web-start-your-turn = Twoja kolej
web-start-waits = teraz: { $names }
web-start-won = wygrana: { $names }
web-start-you-won = twoja wygrana
web-start-look-again = Obejrzyj
web-start-watch = Oglądaj
web-start-more = Pokaż więcej ({ $count })
web-start-ways = Nauka i powtórki
web-start-learn = Poznaj grę { $title } krok po kroku
web-start-rules = Zasady gry { $title }
web-start-record = Wczytaj zapis gry
web-start-record-more = Zakończona gra zapisana w pliku
web-start-languages = Języki: { $languages }

# A table of one's own.
web-start-table = Nowy stół: { $title }
web-start-form-seats = Kto gra
web-start-players = Liczba graczy
web-start-seat = Miejsce { $number }
web-start-seat-me = ja
web-start-look-on = Tylko oglądasz: nie masz tu miejsca.
web-start-clock-kind = Czas na ruch
web-start-clock-none = Bez limitu czasu.
web-start-clock-turn = Każdy ma tyle sekund na turę.
web-start-clock-bank = Każdy ma tyle minut na całą grę; każda tura dodaje kilka sekund.
web-start-clock-days = Gra we własnym tempie: każdy ma kilka dni na ruch.
web-start-clock-number-days = Dni
web-start-form-options = Zasady przy tym stole
web-start-form-switches = Co wolno
web-start-form-more = Więcej opcji
web-start-form-more-usual = wszystko jak zwykle
web-start-switch-public = Stół jest na liście publicznych i każdy może przy nim usiąść.
web-start-switch-spectators = Kto nie ma miejsca, może oglądać. Kart na ręce nie zobaczy nigdy.
web-start-switch-chat = Osoby przy stole mogą do siebie pisać.
web-start-switch-hints = Bot mówi, co by zrobił na twoim miejscu.
web-start-switch-takebacks = Ruch można cofnąć, jeśli zgodzą się wszyscy.
web-start-usual = Ustawienia domyślne
web-start-keep = Zapamiętaj ustawienia

# Somebody comes with a code, an invitation or a recovery link.
web-start-join-look = Szukamy twojego stołu…
web-start-invited = Zaproszenie do gry { $title }
web-start-not-found = Nie ma takiego stołu
web-start-locked = Stół prywatny
web-start-code-unknown = Żaden stół nie ma kodu { $code }. Kod to trzy krótkie słowa, na przykład TUKO-MALI-RASO; może któreś źle usłyszano.
web-start-invitation-unknown = To zaproszenie już nie działa. Poproś gospodarza o nowe albo o kod.
web-start-only-look = Tylko popatrzę
web-start-ended = Zobacz, jak się skończyło
web-start-own = Otwórz własny stół
web-start-recover-used = Ten link został już użyty albo jest za stary. Utwórz nowy na urządzeniu, na którym jeszcze grasz: kliknij swoje imię, a potem „Graj na innym urządzeniu”.
web-start-recover-instead = Na tym urządzeniu grasz teraz jako { $name }. Po otwarciu linku będziesz tu grać jako ktoś inny; do imienia { $name } wrócisz tylko z linkiem do niego.

# The right part of the top bar, and the preferences.
web-menu-guest = Gość
web-menu-open = imię, urządzenia, ustawienia
web-menu-you = Ty na Tortudze
web-menu-saved = Zapisano.
web-menu-others-signed-out = Inne urządzenia zostały wylogowane.
web-menu-forgotten = Tortuga nic już o tobie nie wie.
web-menu-preferences = Ustawienia
web-menu-theme = Motyw
web-menu-theme-system = Motyw: jak w systemie
web-menu-theme-light = Motyw: jasny
web-menu-theme-dark = Motyw: ciemny
web-menu-as-system = jak w systemie
web-menu-as-light = jasny
web-menu-as-dark = ciemny
web-menu-contrast = Kontrast
web-menu-contrast-system = jak w systemie
web-menu-contrast-normal = zwykły
web-menu-contrast-high = wysoki
web-menu-print = Wielkość tekstu
web-menu-print-help = Wszystkie teksty oraz nadruk na kartach i kostkach.
web-menu-print-normal = zwykła
web-menu-print-large = duża
web-menu-print-largest = największa
web-menu-pace = Ruchy innych graczy
web-menu-pace-help = Jak pokazywać dłuższe ruchy. Dotknięcie lub dowolny klawisz pomija pokaz.
web-menu-pace-off = od razu w całości
web-menu-pace-quick = krok po kroku, szybko
web-menu-pace-calm = krok po kroku, spokojnie
web-menu-motion = Animacje
web-menu-motion-help = Jak szybko elementy przesuwają się po stole.
web-menu-motion-still = Twój system prosi o mniej animacji, więc elementy się nie przesuwają.
web-menu-motion-0 = brak
web-menu-motion-120 = szybkie
web-menu-motion-250 = zwykłe
web-menu-motion-500 = wolne
web-menu-sound = Dźwięk
web-menu-sound-help = Krótki i cichy, gdy ktoś zagra i gdy przychodzi twoja kolej.
web-menu-confirm = Potwierdzaj każdy ruch
web-menu-confirm-help = Ruch zostanie wysłany dopiero po twoim potwierdzeniu.

# What this is, and whom it thanks.
web-about = O Tortudze
web-about-version = Wersja { $version }
web-about-pure = Na tym serwerze zasady nie są skompilowane: są takie same, ale działają wolniej, więc boty mniej przewidują i grają słabiej.
web-about-compiling = Zasady właśnie się kompilują. Potrwa to kilka minut; do tego czasu boty grają słabiej.
web-about-what = Gry planszowe w przeglądarce: z przyjaciółmi, z nieznajomymi albo z botami. Za darmo, a własną Tortugę może uruchomić każdy.
web-about-guests = Konto nie jest potrzebne. Tortuga przechowuje twoje imię, twoje gry i wiadomości z czatu i nic więcej o tobie; pod swoim imieniem u góry możesz to wszystko pobrać albo usunąć.
web-about-fair = Tylko serwer wie, co jest zakryte, i nikt nie dostaje więcej, niż widać z jego miejsca. Tasowanie jest zapieczętowane przed grą i pokazane po niej, więc każdy może je sprawdzić.
web-about-credits = Podziękowania
web-about-icons = Ikony
web-about-icons-by = Autorzy ikon: { $authors }; pochodzą z game-icons.net, na licencji CC BY 3.0. Zmieniono ich kolory i rozmiary.
web-about-type = Krój pisma
web-about-type-by = Alegreya, autor Juan Pablo del Peral, Huerta Tipográfica, na licencji SIL Open Font License.
web-about-parts = Z czego to zrobiono
web-about-parts-by = Stronę rysuje Svelte, a jej językami mówi Fluent; serwer to Starlette, msgspec i SQLite.
web-about-licence = Licencja
web-about-licence-more = Sama Tortuga jest na licencji MIT.
web-about-games = Gry
web-about-games-more = Zasady każdej gry opisujemy własnymi słowami, a wszystkie rysunki są nasze. Gry i ich nazwy należą do autorów i wydawców, którzy nie mają z tą stroną nic wspólnego. Jeśli któraś ci się spodoba, kup ją.
web-about-api = Boty i klienty
web-about-api-more = O co programy mogą pytać ten serwer (OpenAPI)
