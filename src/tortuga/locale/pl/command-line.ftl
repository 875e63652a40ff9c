## The command line: its help, its refusals, and reasons of the system.

usage = Użycie:
usage-about = Tortuga: gry planszowe z przyjaciółmi i botami. Bez polecenia otwiera się w przeglądarce.
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-command = POLECENIE
usage-help = pokaż tę pomoc
usage-version = pokaż wersję
usage-lang = język: { $codes }
usage-title-options = Opcje gry { $title }
usage-default = Domyślnie: { $value }.
usage-yes-no = tak|nie
usage-play = graj w terminalu
usage-replay = sprawdź zapis gry i opowiedz jej przebieg
usage-review = przeanalizuj skończoną grę: jakie były lepsze ruchy i co przesądziło o wyniku
usage-verify = udowodnij, że zakończoną grę rozdano uczciwie
usage-serve = uruchom serwer i otwórz go w przeglądarce
usage-work = użycz tego komputera botom serwera na PostgreSQL
usage-backup = zapisz kopię zapasową bazy danych w pliku
usage-check = sprawdź, czy baza danych nie jest uszkodzona
usage-db-place = gdzie są przechowywane stoły: plik albo postgresql://…
usage-db = przenieś Tortugę do innej bazy danych
usage-games = wypisz gry, ich boty i opcje
usage-rules = pokaż zasady gry albo jedną z nich
usage-bench = zmierz, jak szybko działają zasady
usage-solve = znajdź najlepszy ruch w podanych pozycjach Rummikuba
usage-puzzle = rozwiąż zagadkę z Rummikuba
usage-title = która gra; „tortuga games” wypisuje wszystkie
usage-data = własny plik z elementami gry
usage-serve-port = domyślnie { $port }; 0 oznacza dowolny wolny port
usage-serve-host = domyślnie 127.0.0.1; 0.0.0.0 wpuszcza innych z twojej sieci
usage-serve-bus = jak procesy na PostgreSQL informują się nawzajem o zmianach: notify (domyślnie), redis://… albo none (z opóźnieniem do sekundy)
usage-serve-no-browser = nie otwieraj przeglądarki
usage-serve-compile = kompiluj zasady w tle (tylko w repozytorium z kodem źródłowym)
usage-work-db = baza danych serwera: postgresql://…
usage-work-workers = ile botów może myśleć naraz (domyślnie 2)
usage-backup-file = plik kopii; serwer może w tym czasie działać
usage-check-db = gdzie są przechowywane stoły: plik albo postgresql://…; serwer może w tym czasie działać
usage-db-action = copy: z pliku do PostgreSQL albo z powrotem; serwer musi być zatrzymany
usage-db-source = plik albo postgresql://…
usage-db-target = plik albo postgresql://…; to miejsce musi być puste
usage-record = plik z zapisem gry
usage-replay-at = narysuj też stół po wierszu N
usage-review-seat = czyja gra, według numeru miejsca; domyślnie pierwszej osoby
usage-review-json = zapisz analizę jako JSON
usage-verify-hash = skrót ziarna, taki jak pokazano na początku
usage-rules-what = gra albo numer zasady, na przykład RUM-4.7
usage-rules-components = pokaż elementy gry i to, jak pewny jest każdy z nich
usage-bench-seconds = ile sekund procesora poświęcić
usage-bench-json = wyniki jako JSON
usage-play-title = która gra (domyślnie rum); z --help także lista jej opcji
usage-play-seats = kto gra, na przykład me,bot:greedy albo Ania,Bartek
usage-play-seed = to samo ziarno zawsze rozdaje tę samą grę
usage-play-clock = ile sekund na ruch; potem decydują zasady
usage-play-save = gdzie zapisać grę
usage-play-resume = wznów zapisaną grę
usage-play-note = Każda gra ma własne opcje, na przykład --edition pl: wypisuje je „tortuga play GRA --help”.
usage-arena = zmierz siłę botów w grach między nimi
usage-arena-bots = boty, po jednym na miejsce, na przykład greedy,random; bot podany dwa razy gra sam ze sobą, dla kontroli
usage-arena-games = ile gier rozegrać (domyślnie { $games }), z zaokrągleniem w górę, żeby każde rozdanie zagrano z każdego miejsca
usage-arena-seed = to samo ziarno daje te same gry
usage-arena-options = opcje gry jako nazwa=wartość; także jako --nazwa wartość
usage-arena-stop-when-sure = zakończ, gdy tylko będzie pewne, czy pierwszy bot jest mocniejszy, czy słabszy od przeciwników
usage-arena-workers = ile procesów ma grać (domyślnie 1)
usage-arena-ray = graj na klastrze Ray pod tym adresem, na przykład auto
usage-arena-json = zapisz wyniki jako JSON
usage-arena-plot = narysuj odsetki wygranych i ich przedziały jako SVG
usage-arena-save = gdzie zapisywać wyniki, gra po grze
usage-arena-resume = kontynuuj od tych wyników; z --games aż do podanej liczby gier
usage-solve-file = pozycje, w każdym wierszu jedna jako JSON; domyślnie standardowe wejście
usage-solve-joker = zasada jokerów: free (domyślnie), release, strict albo bound
usage-solve-objective = co liczy się najpierw: tiles (kostki, domyślnie) albo value (punkty)
usage-solve-first-meld = wejście do gry za co najmniej N, tylko z tabliczki
usage-solve-building = w ruchu wejścia do gry wolno też dokładać do stołu
usage-solve-joker-value = za ile liczy się joker na tabliczce; domyślnie 30
usage-solve-note = Opcje dotyczą wierszy, w których nie podano inaczej.
usage-puzzle-level = ile układów trzeba rozbić: od 1 (domyślnie) do 5
usage-puzzle-seed = to samo ziarno daje tę samą zagadkę; „today” to zagadka dnia
usage-puzzle-json = pozycja jako wiersz dla „tortuga solve”
usage-puzzle-solution = pokaż też najlepszy ruch; z --json tylko jego
usage-puzzle-note = W terminalu zagadkę można od razu rozwiązać; w innym razie zostanie tylko pokazana.

## tortuga review

review-head = { $title }: analiza gry, { $player }
review-progress = Analizuję
review-sum = { $count ->
    [one] { $count } decyzja z wyborem między kilkoma ruchami.
    [few] { $count } decyzje z wyborem między kilkoma ruchami.
    [many] { $count } decyzji z wyborem między kilkoma ruchami.
   *[other] { $count } decyzji z wyborem między kilkoma ruchami.
}
review-perfect = O ile da się to ocenić, niczego nie stracono.
review-step = krok
review-played = zagrano
review-better = lepiej
review-chance = szansa
review-in-points = punkty
review-curve = Szansa na wygraną, tura po turze
review-turning = Co przesądziło o wyniku
review-turned = Krok { $step }:
review-and-more = … i jeszcze { $count }; wszystkie pokazuje --json.

## Refusals

review-not-over = Ta gra jeszcze trwa. Analizować można tylko skończone gry.
review-no-seat = Nie ma miejsca { $seat }: w tej grze są miejsca od 1 do { $most }.
unknown-command = Nie ma polecenia „{ $name }”; zobacz tortuga --help.
argument-missing = Czegoś brakuje: { $name }; zobacz tortuga --help.
option-takes-no-value = Opcja --{ $name } nie przyjmuje wartości.
clock-unfit = Na ruch można dać od { $least } do { $most } sekund.

## Reasons of the system, within other sentences

system-no-file = nie ma takiego pliku ani katalogu
system-no-permission = brak uprawnień
system-is-folder = to katalog
system-no-folder = część ścieżki nie jest katalogiem
system-exists = już istnieje
system-full = dysk jest pełny
system-read-only = dysk jest tylko do odczytu
system-name-too-long = nazwa jest za długa
system-too-many-files = otwarto zbyt wiele plików
system-busy = jest w użyciu
system-address-used = adres jest zajęty
system-no-address = nie ma takiego adresu
system-no-home = nie ma takiego katalogu domowego
system-bad-name = takiej nazwy nie można użyć
system-number = błąd systemu nr { $number }
