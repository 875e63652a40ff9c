## The house: what the server says.

# Why a request is refused.
token-unknown = Ten link lub to logowanie nie jest już ważne.
sign-in-needed = Najpierw podaj swoje imię.
table-unknown = Nie ma takiego stołu.
table-not-yours = Nie siedzisz przy tym stole.
table-private = Ten stół jest prywatny; poproś o kod albo zaproszenie.
table-started = Gra przy tym stole już się zaczęła.
table-not-started = Gra jeszcze się nie zaczęła.
table-not-over = Gra przy tym stole jeszcze się nie skończyła.
table-over = Gra przy tym stole już się skończyła.
table-closed = Grę zamknięto przed końcem.
table-differs = Od czasu tej gry zmieniły się zasady, więc nie można jej tu kontynuować. Zachowano ją bez zmian.
table-kept = Ta gra może jeszcze kiedyś ruszyć dalej, więc to, co było w niej ukryte, pozostaje ukryte: na razie nie ma powtórki, pliku ani rewanżu.
table-kept-steps = Od czasu tej gry zmieniły się zasady, więc można pokazać tylko jej koniec. Jej przebieg i zapis nadal tu są.
table-kept-closed = Od czasu tej gry zmieniły się zasady, więc na razie przy tym stole nic nie można zrobić.
table-damaged = Zapis tego stołu w bazie danych Tortugi jest uszkodzony, więc gra stoi; niczego nie zmieniono. Osoba, która prowadzi ten serwer, może go odtworzyć z kopii zapasowej.
table-full = Wszystkie miejsca są zajęte.
table-too-long = Przy tym stole wydarzyło się już tak dużo, że grę można tylko dokończyć.
seat-unknown = Nie ma miejsca nr { $number }.
seat-taken = To miejsce jest zajęte.
seat-removed = Gospodarz stołu usunął to miejsce.
no-such-level = Nie ma bota na tym poziomie.
seats-open = Są jeszcze wolne miejsca.
seat-plan = „{ $plan }” nie może zająć miejsca: miejsce to „me”, „open” albo bot, na przykład „bot:random”.
already-seated = Już siedzisz przy tym stole.
host-only = Może to zrobić tylko gospodarz stołu.
not-away = Nikt nie odszedł z tego miejsca.
seat-not-kept = Na twoim miejscu nie gra bot.
seat-kept = Na twoim miejscu gra bot; najpierw wróć do gry.
already-away = Już cię nie ma w tej grze.
back-none = Nikt nie prosił o cofnięcie ruchu.
back-waiting = Na odpowiedź czeka już inna prośba o cofnięcie ruchu.
back-off = Przy tym stole nie cofa się ruchów.
back-past-absent = Cofnięcie objęłoby ruch kogoś, kogo teraz nie ma przy stole. Poproś, gdy ta osoba wróci.
hints-off = Przy tym stole nie ma podpowiedzi.
chat-off = Przy tym stole nie ma czatu.
chat-closed = Gospodarz stołu zamknął czat.
spectators-off = Przy tym stole nie ma widzów.
command-unreadable = Nie można odczytać tego żądania: { $reason }.
command-too-long = To jest za długie (limit: { $most } B).
command-too-slow = Przesyłanie trwało zbyt długo.
command-id-taken = Tego identyfikatora polecenia użył już ktoś inny.
too-fast = Za szybko; odczekaj chwilę.
too-many-tables = Jest za dużo otwartych stołów; spróbuj ponownie później.
too-many-sockets = Pod tym adresem otwarto zbyt wiele stołów naraz; zamknij część kart lub spróbuj później.
too-many-tabs = Masz otwartych zbyt wiele kart ze stołami; zamknij część z nich.
house-full = Tortuga jest teraz pełna; spróbuj ponownie za chwilę.
signed-out = Na tym urządzeniu wylogowano cię z Tortugi.
foreign-origin = To żądanie pochodzi z innej strony.
store-full = Na dysku Tortugi nie ma już miejsca; niczego nie zmieniono. Spróbuj ponownie później.
store-locked = Baza danych Tortugi jest zajęta; niczego nie zmieniono. Spróbuj ponownie za chwilę.
store-broken = Tortuga nie może tego zapisać: { $reason }. Niczego nie zmieniono.
store-slow = Dysk Tortugi nie odpowiada na czas; niczego nie zmieniono. Spróbuj ponownie później.
store-away = Tortuga nie może teraz połączyć się z bazą danych; niczego nie zmieniono. Spróbuj ponownie za chwilę.
store-conflict = Ktoś inny zdążył wcześniej; niczego nie zmieniono. Spróbuj ponownie.
store-in-doubt = Połączenie z bazą danych Tortugi zerwało się w trakcie: nie wiadomo, czy to zapisano. Wyślij ponownie; nic nie stanie się dwa razy.
store-closed = Baza danych Tortugi jest zamknięta; niczego nie zmieniono.
house-closing = Tortuga uruchamia się ponownie; spróbuj za chwilę.
table-busy = Przy tym stole dużo się teraz dzieje; niczego nie zmieniono. Spróbuj ponownie za chwilę.
archive-busy = Sporo osób przegląda teraz dawne partie; spróbuj ponownie za chwilę.
judge-busy = Sprawdzenie tego ruchu trwa dłużej, a w kolejce czekają inni; niczego nie zmieniono. Spróbuj ponownie za chwilę.
record-too-long = Ten zapis gry jest za długi (limit: { $most } B).
record-too-much = Sprawdzenie tego zapisu trwałoby zbyt długo.
step-unknown = W tej grze nie ma kroku { $n }; wszystkich jest { $count }.
lesson-unknown = Ta gra nie ma jeszcze lekcji.
box-unknown = Ta gra nie ma elementów do narysowania.
page-unknown = Pod tym adresem niczego nie ma.
page-unbuilt = Strona dla przeglądarki nie jest jeszcze zbudowana: uruchom „make play” w folderze ze źródłami.
page-about = Zagraj w przeglądarce ze znajomymi albo z botami: { $titles }. Bez konta i bez instalowania czegokolwiek.
page-join = { $name } zaprasza do gry: { $title }
page-join-how = Otwórz link i zajmij miejsce przy stole. Konto nie jest potrzebne.
page-join-any = Zaproszenie do stołu na Tortudze. Otwórz link, zajmij miejsce i graj: konto nie jest potrzebne.
page-watch = Rozegrana partia do obejrzenia ruch po ruchu.
page-puzzles = Codziennie nowa zagadka: jedna pozycja, jeden najlepszy ruch. Znajdziesz go?
method-wrong = Tego adresu nie można użyć w ten sposób.
request-unfit = To żądanie jest nieprawidłowe.
query-unfit = „{ $name }” nie jest tu parametrem albo się powtarza.
query-unreadable = Nie można odczytać parametrów adresu: { $reason }.
content-type-wrong = Pod tym adresem trzeba wysłać JSON, a nie „{ $type }”.
client-gone = Połączenie zamknięto przed odpowiedzią.
host-foreign = Ten serwer nie nazywa się „{ $host }”.
internal-error = Coś się u nas zepsuło; niczego nie zmieniono.
name-empty = Imię musi mieć co najmniej jedną literę, cyfrę lub znak specjalny.
name-too-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
chat-empty = Ta wiadomość jest pusta.
chat-too-long = Wiadomość może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
unknown-phrase = Nie ma gotowego zwrotu „{ $name }”. Dostępne: { $known }.

# What happens at a table.
house-sat = { $name } siada do stołu.
house-stood = Miejsce nr { $number } znowu jest wolne.
house-arranged = Gospodarz stołu zmienia obsadę miejsca nr { $number }.
house-removed = Gospodarz stołu usuwa miejsce nr { $number }.
house-started = Gra się zaczyna.
house-lapse = { $name }: koniec czasu.
house-back = { $name } cofa ruch.
house-back-asked = { $name } prosi o cofnięcie ruchu.
house-back-declined = { $name } nie zgadza się na cofnięcie ruchu.
house-back-all = Wszyscy zgadzają się na cofnięcie ruchu.
house-away = { $name }: brak połączenia.
house-returned = { $name } wraca do stołu.
house-left = { $name } odchodzi od stołu.
house-chose-wait = { $name } woli poczekać.
house-chose-bot = { $name } chce, żeby dalej grał bot.
house-chose-end = { $name } chce zakończyć grę.
house-takeover = { $name }: dalej gra bot { $bot }.
house-claim = { $name } znowu gra zamiast bota.
house-end = Grę przerwano przed końcem.
house-unstarted = Stół zamknięto, bo gra się nie zaczęła.
house-rematch = Rewanż! Nowy stół już czeka.
house-chat-closed = Gospodarz stołu zamyka czat.
house-chat-opened = Gospodarz stołu otwiera czat.
house-kept = Zasady tej gry się zmieniły, więc na razie nie można jej kontynuować. Zachowano ją bez zmian; ruszy dalej, gdy tylko jej zasady wrócą.
house-kept-over = Od czasu tej gry zmieniły się zasady. Zachowano ją bez zmian: jej koniec, wynik i przebieg.
house-untold = Tego, co działo się dalej, wtedy nie zapisano, więc nie da się już tego pokazać.

# Quick phrases of the chat.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Ładny ruch!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-oops = Ups!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-good-game = Dobra gra!
phrase-again = Gramy jeszcze raz?
phrase-bye = Do zobaczenia!

# Names for guests who have not chosen one; a number follows.
sailor-names = Albatros, Kotwica, Ostryga, Bryza, Kompas, Koral, Krab, Kordelas, Delfin, Dublon, Galeon, Mewa, Hamak, Kraken, Laguna, Latarnia, Przystań, Mango, Ośmiornica, Papuga, Pelikan, Luneta, Szkwał, Żółw
