## The house: texts of the kernel, the terminal and the commands.

cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
seat-name = Gracz { $number }
refused-by-rule = { $reason } ({ $rule })

## Refusals of the kernel

game-over = Gra już się skończyła.
game-without-seed = Tę grę zapisano bez ziarna losowego, więc można ją obejrzeć, ale nie kontynuować.
not-your-decision = Teraz nie ty decydujesz.
chance-nothing-to-draw = Nie ma już z czego losować.
chance-not-in-pool = Nie można było wylosować { $answer }: tego nie było w puli.
chance-not-on-die = Na kości o { $sides } ściankach nie może wypaść { $answer }.
chance-too-many = W zapisie jest o { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
} za dużo.
chance-too-few = W zapisie jest za mało losowań.
chance-not-of-seed = Wynik losowania { $answer } nie zgadza się z ziarnem.
undo-nothing = Nie ma jeszcze czego cofać.
undo-chance = Nie możesz tego cofnąć: potem było już losowanie.
undo-revealed = Nie możesz tego cofnąć: potem ujawniono coś ukrytego.
undo-other-seat = Nie możesz tego cofnąć: potem decydował już inny gracz.
undo-turn-over = Nie możesz tego cofnąć: tura już się skończyła.
undo-not-alone = Powrót do ruchu { $n } wymaga zgody wszystkich.
undo-no-such-moment = Nie ma ruchu { $n }, do którego można by wrócić.
option-seats = { $title }: od { $least } do { $most } graczy, a nie { $count }.
option-value = Opcja { $name } nie przyjmuje wartości „{ $value }”.
data-none = Gra { $title } nie ma pliku z elementami, który można by zastąpić plikiem { $file }.
data-unreadable = Nie można odczytać pliku z elementami gry { $file }: { $reason }.
data-shape = Plik z elementami gry { $file } ma niewłaściwy format: { $reason }.
record-unreadable = Nie można odczytać zapisu { $file }: { $reason }.
record-empty = Wiersz { $line }: zapis jest pusty.
record-not-json = Wiersz { $line }: to nie jest JSON, więc plik jest uszkodzony.
record-cut-short = Wiersz { $line }: ostatni wiersz jest niepełny, być może po awarii. Żeby grać dalej bez niego: tortuga play --resume
record-held = { $file } jest już otwarty w innej grze; dwie naraz nie mogą w nim zapisywać.
record-no-sum = Wiersz { $line }: brakuje sumy kontrolnej.
record-tampered = Wiersz { $line }: suma kontrolna się nie zgadza, więc zmieniono ten wiersz albo któryś wcześniejszy.
record-shape = Wiersz { $line }: to nie jest wiersz zapisu gry: { $reason }.
record-format = Wiersz { $line }: zapis ma format { $found }; ta wersja czyta format { $known }.
record-other-rules = Wiersz { $line }: zapis powstał przy innych zasadach lub elementach ({ $found }, tutaj { $known }).
record-seed = Wiersz { $line }: ziarno nie zgadza się ze swoim skrótem.
record-number = Wiersz { $line }: tu powinien być wpis { $known }, a nie { $found }.
record-impossible = Wiersz { $line }: to nie mogło się zdarzyć: { $reason }
record-no-deal = Wiersz { $line }: nie było rozdania.
record-no-seat = Wiersz { $line }: nie podano, kto podjął tę decyzję.
unknown-title = Nie ma gry „{ $name }”. Dostępne: { $known }.
unknown-bot = Nie ma bota „{ $name }” do gry { $title }. Dostępne: { $known }.
unknown-option = Gra { $title } nie ma opcji „{ $name }”. Dostępne: { $known }.
unknown-language = Nie ma języka „{ $name }”. Dostępne: { $known }.
unknown-rule = Nie ma zasady „{ $name }”. Dostępne: { $known }.
unknown-rulebook = Nie ma instrukcji gry „{ $name }”.

## The terminal

seats-empty = Podaj graczy, na przykład --seats me,bot:greedy.
seat-twice = Imię „{ $name }” się powtarza; każdy gracz musi mieć inne.
seat-name-unfit = „{ $name }” nie może tu być imieniem: dozwolone są litery, cyfry i znaki specjalne, razem najwyżej { $most }.
status-yours = Twoja kolej: { $name }.
status-next-person = Teraz { $name }. Przekaż klawiaturę i naciśnij Enter.
status-undo-first = (Możesz jeszcze wpisać „cofnij”, by zmienić swój wybór.)
prompt = Twój wybór (numer, ruch albo ? – pomoc)
more-choices = { $count ->
    [one] … i jeszcze { $count } ruch: wpisz „więcej”.
    [few] … i jeszcze { $count } ruchy: wpisz „więcej”.
    [many] … i jeszcze { $count } ruchów: wpisz „więcej”.
   *[other] … i jeszcze { $count } ruchu: wpisz „więcej”.
}
no-such-choice = Nie ma numeru { $number }; do wyboru są numery od 1 do { $most }.
line-too-long = Ten wiersz jest za długi; tu wystarczy { $most } znaków.
hint = Podpowiedź: { $move }
hint-none = Teraz nie mam podpowiedzi.
undone = Cofnięto. { $count ->
    [0] Dalej samodzielnie już nie cofniesz.
    [one] Możesz cofnąć jeszcze { $count } krok.
    [few] Możesz cofnąć jeszcze { $count } kroki.
    [many] Możesz cofnąć jeszcze { $count } kroków.
   *[other] Możesz cofnąć jeszcze { $count } kroku.
}
taken-back = Za zgodą wszystkich wracasz do swojej ostatniej decyzji. Kolejne losowania będą nowe.
take-back-tip = W grze z botami możesz wpisać „wróć”: zawsze się zgadzają.
take-back-people = Przy tym stole grają też inni ludzie; na cofnięcie zgadzają się tu tylko boty.
take-back-nothing = Nie masz jeszcze żadnej decyzji do cofnięcia.
saved = Zapisano jako { $file }. Żeby grać dalej: tortuga play --resume { $file }
save-exists = Plik { $file } już istnieje; podaj inną nazwę.
save-failed = Nie można zapisać { $file }: { $reason }. Gra toczy się dalej.
store-failed = Nie można zapisać { $file }: { $reason }.
resume-failed = Nie można wznowić { $file }: { $reason }.
resume-as-begun = Wznowiona gra zachowuje swoje ustawienia; pomiń --{ $name }.
kept = Gra jest zapisana w { $file }. Żeby grać dalej: tortuga play --resume { $file }
goodbye = Do następnego razu.
interrupted = Przerwano.
stopped = System przerwał grę.
input-closed = Koniec danych wejściowych.
resumed = { $title }, wznowiono od ruchu { $n }.
resumed-torn = Wiersz { $line } zapisu jest niepełny, być może po awarii; gra toczy się dalej bez niego.
result-row = { $rank }. { $name }: { $points }
record-at = Zapis gry: { $file }. Żeby obejrzeć ją jeszcze raz: tortuga replay { $file }
rules-found = { $count ->
    [0] Żadna zasada nie zawiera „{ $word }”.
    [one] { $count } zasada zawiera „{ $word }”:
    [few] { $count } zasady zawierają „{ $word }”:
    [many] { $count } zasad zawiera „{ $word }”:
   *[other] { $count } zasady zawiera „{ $word }”:
}
table-plain-view = Co widzisz
help-title = Co możesz wpisać
help-number = numer: ruch z listy
help-move = ruch w zapisie, na przykład: { $example }
help-more = kolejne możliwości
help-hint = co zrobiłby bot na twoim miejscu
help-undo = cofa twój ostatni ruch, jeśli pozwalają na to zasady cofania
help-takeback = wraca do twojej ostatniej decyzji (boty zawsze się zgadzają)
help-log = co się dotąd wydarzyło
help-rules = zasady; „zasady { $example }” pokazuje jedną, „zasady słowo” szuka
help-save = gdzie jest zapisana gra; „zapisz PLIK” tworzy kopię
help-quit = wyjście; gra zostaje zapisana

# The words that people type; English ones always work too.
command-help = pomoc
command-more = więcej
command-hint = podpowiedź
command-undo = cofnij
command-takeback = wróć
command-log = historia
command-rules = zasady
command-save = zapisz
command-quit = wyjdź

## Commands

games-seats = { $least }–{ $most } graczy
games-bots = boty: { $bots }
games-options = opcje: { $options }
replay-verified = { $file }: { $title }, { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}, sprawdzono.
replay-proved = Wynik każdego losowania zgadza się z ziarnem.
replay-unproved = Bez ziarna wyniki losowań są możliwe, ale niepotwierdzone.
replay-unfinished = Gra nie została dokończona.
replay-deal = Rozdanie
replay-back = { $who } wraca do momentu po ruchu { $n }.
replay-back-all = Wszyscy zgadzają się wrócić do momentu po ruchu { $n }.
replay-house = Tortuga: { $what }.
replay-lapse = { $name }: koniec czasu.
replay-no-moment = W tym zapisie nie ma wiersza { $n }; wszystkich jest { $count }.
components-title = Elementy gry { $title }
components-group = Grupa
components-name = Element
components-origin = Źródło
origin-rulebook = z instrukcji
origin-reported = według innych źródeł
origin-deduced = nasz wniosek
origin-reconstructed = nasza rekonstrukcja
bench-figures = { $title }, losowa gra, { $compiled ->
    [yes] kod skompilowany
   *[no] czysty Python
}, na sekundę CPU: kroki { $steps }, gry { $games }, kopie { $copies }.
solve-wrong-line = Ten wiersz nie opisuje pozycji: { $reason }.
solve-no-tile = „{ $text }” to nie kostka: potrzebna jest litera koloru, R (czerwony), B (niebieski), K (czarny) lub O (pomarańczowy), i liczba od 1 do 13, albo J (joker).
solve-no-set = { $text } to ani seria, ani grupa.
solve-too-many = { $tile } występuje { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}, a w grze może być najwyżej { $most }.
argument-unknown = Nie rozumiem „{ $word }”; zobacz tortuga --help.
argument-not-text = Nie da się odczytać tekstu „{ $word }”.
option-no-value = Opcja --{ $name } wymaga wartości.
system-failed = Błąd systemu: { $reason }.
unknown-rule-or-title = Nie ma zasady ani gry „{ $name }”. Gry: { $known }.

## The house from the outside

serve-at = Tortuga działa pod adresem { $address }
serve-network = Dla innych w tej sieci: { $address }
serve-stop = Ctrl+C zatrzymuje Tortugę; wszystkie gry zostają zapisane.
serve-compiling = Zasady kompilują się w tle; do tego czasu boty grają słabiej.
serve-compiled = Zasady są skompilowane: boty grają teraz pełną siłą, a od następnego uruchomienia wszystko działa szybciej.
serve-not-compiled = Zasady nie zostały skompilowane ({ $reason }), więc boty grają słabiej; poza tym nic się nie zmienia.
port-taken = Port { $port } jest zajęty; podaj inny za pomocą --port.
port-forbidden = Nie masz uprawnień do portu { $port }; podaj inny za pomocą --port.
host-unfit = Tortugi nie można uruchomić pod adresem „{ $host }”: { $reason }.
store-held = Z pliku { $file } korzysta już inna Tortuga.
store-foreign = { $file } to baza danych, ale nie Tortugi.
store-newer = Plik { $file } zapisała nowsza wersja Tortugi.
store-no-database = { $file } to nie baza danych.
store-unreachable = Nie można otworzyć { $file }: { $reason }.
store-not-durable = { $file } potwierdza zapis, zanim zostanie wykonany ({ $setting }), więc ruchy mogłyby przepaść. Ustaw synchronous_commit na on.
postgresql-missing = Tortuga na PostgreSQL potrzebuje psycopg ({ $reason }). Zainstaluj: pip install 'tortuga[postgresql]'
redis-missing = Ta szyna potrzebuje redis-py ({ $reason }). Zainstaluj: pip install 'tortuga[redis]'
backup-no-source = Nie ma pliku { $file }, więc nie ma czego kopiować.
backup-onto-itself = { $file } nie może być własną kopią; podaj inny plik.
backed-up = Kopia zapasowa: { $file }.
store-moved = Pliku { $file } już tam nie ma albo jest to inny plik.
store-older = { $file } pochodzi ze starszej wersji Tortugi; uruchom z nim raz Tortugę, a zostanie zaktualizowany.
store-other-name = { $file } to inna nazwa bazy danych, której właśnie używa Tortuga; podaj nazwę, z którą ją uruchomiono.
store-unfinished = { $file } to niedokończona kopia; powtórz to samo polecenie tortuga db copy, a zostanie dokończona.
store-moved-on = Tortuga przeniosła się z { $file } do { $to }.
copying = Wiersze
copied = Tortuga przeniosła się z { $file } do { $to }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
}, porównano, nie ma różnic. Na { $file } Tortuga już się nie otworzy.
copy-no-source = Nie ma pliku { $file }, który można by skopiować.
copy-onto-itself = { $file } nie można skopiować na to samo miejsce; podaj inne.
copy-not-empty = { $file } nie jest puste i nie jest też kopią tej Tortugi, którą można by dokończyć; podaj inne miejsce.
copy-differs = Kopia w { $file } różni się od oryginału (tabela { $table }). Tortuga zostaje na dawnym miejscu; powtórz polecenie, aby skopiować ją od nowa.
check-no-source = Nie ma pliku { $file }, więc nie ma czego sprawdzać.
checking = Stoły
check-about = Stół { $table }: brakuje wpisu samego stołu albo jest on uszkodzony.
check-head = Stół { $table }: brakuje jego nagłówka albo jest on uszkodzony.
check-missing = Stół { $table }: { $count ->
    [one] brakuje wiersza { $first }.
    [few] brakuje wierszy od { $first } do { $last }.
    [many] brakuje wierszy od { $first } do { $last }.
   *[other] brakuje wierszy od { $first } do { $last }.
}
check-altered = Stół { $table }: zmieniono wiersz { $first }.
check-told = Stół { $table }: zmieniono opis wiersza { $first }; sama gra jest nienaruszona.
check-sealed = Stół { $table }: w wierszach od { $first } do { $last } coś zmieniono; mają wspólną pieczęć.
check-doubled = Stół { $table }: wiersz { $first } występuje dwa razy.
check-extra = Stół { $table }: { $count ->
    [one] wiersz { $first } wykracza poza koniec zapisu.
    [few] wiersze od { $first } do { $last } wykraczają poza koniec zapisu.
    [many] wiersze od { $first } do { $last } wykraczają poza koniec zapisu.
   *[other] wiersze od { $first } do { $last } wykraczają poza koniec zapisu.
}
check-chat = Stół { $table }: wiadomości czatu od { $first } do { $last } brakuje albo są podwojone.
check-unreadable = Stół { $table }: od wiersza { $first } nie da się go odczytać: { $reason }.
check-file = Plik: { $reason }
check-whole = Plik { $file } jest nienaruszony: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $rows ->
    [one] { $rows } wiersz.
    [few] { $rows } wiersze.
    [many] { $rows } wierszy.
   *[other] { $rows } wiersza.
}
check-damaged = Plik { $file } jest uszkodzony w { $damages ->
    [one] { $damages } miejscu
    [few] { $damages } miejscach
    [many] { $damages } miejscach
   *[other] { $damages } miejsca
}. Niczego nie zmieniono; stoły, których tu nie wymieniono, są nienaruszone. Odtwórz, co się da, z kopii zapasowej.
verify-without-seed = Wiersz { $line }: w zapisie nie ma ani ziarna, ani jego skrótu, więc niczego nie da się udowodnić.
verify-other-hash = Wiersz { $line }: skrót ziarna to { $found }, a nie { $known }.
verified = { $file }: { $title }, gra uczciwa. Ziarno daje { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
} – dokładnie jak w zapisie.
verified-hash = Skrót ziarna, pokazany na początku gry: { $hash }
verified-after = { $count ->
    [one] { $count } pierwszy wpis pochodzi z innej gry i tym ziarnem nie da się go sprawdzić.
    [few] { $count } pierwsze wpisy pochodzą z innej gry i tym ziarnem nie da się ich sprawdzić.
    [many] { $count } pierwszych wpisów pochodzi z innej gry i tym ziarnem nie da się ich sprawdzić.
   *[other] { $count } pierwszego wpisu pochodzi z innej gry i tym ziarnem nie da się ich sprawdzić.
}
