## Pirates of Maracaibo

maracaibo-name = Piraci z Maracaibo
maracaibo-about = Trzy razy przepłyń Karaiby, rabuj, eksploruj i zakopuj skarby.
maracaibo-example-move = płyń c4r2
maracaibo-example-rule = PM-4.1

# What lies on a space instead of a card that can be seen.
maracaibo-lies-none = nic
maracaibo-lies-filler = karta, która pozostaje zakryta
maracaibo-lies-hidden-location = zakryte miejsce
maracaibo-lies-hidden-improvement = zakryte ulepszenie
maracaibo-lies-hidden-second = zakryta karta poziomu II

# What something comes from, where that has no name of its own.
maracaibo-source-turn = tura
maracaibo-source-upgrade = planszetka okrętu
maracaibo-source-track = tor eksploracji
maracaibo-source-storage = obszar przechowywania
maracaibo-source-burial = pole na zakopany skarb
maracaibo-source-raid = rabunek
maracaibo-source-steps = mniej kroków
maracaibo-source-gulf = Zatoka
maracaibo-source-maracaibo = Maracaibo
maracaibo-source-rubies = rynek rubinów
maracaibo-source-retirement = kafelek zniżki na rezydencję
maracaibo-source-ignoring = zamiast karty
maracaibo-source-fog = zakryte miejsce
maracaibo-source-skirmish = potyczka
maracaibo-source-redbeard = okręt Czerwonobrodego
maracaibo-source-exploring = eksploracja

# Parts of a final score, where they have no name of their own.
maracaibo-part-play = zdobyte w trakcie gry
maracaibo-part-rivers = rzeki
maracaibo-part-doubloons = dublony
maracaibo-part-buried = zakopane skarby
maracaibo-part-many-quests = co najmniej sześć zadań
maracaibo-part-cards = karty
maracaibo-part-residences = rezydencje
maracaibo-part-quests = zadania
maracaibo-part-rubies = rubiny

## Refusals

maracaibo-game-over = Gra się skończyła.
maracaibo-not-your-decision = Teraz nie ty decydujesz.
maracaibo-no-option = Tego nie można teraz zrobić.
maracaibo-obligatory = Tego nie można pominąć.
maracaibo-not-a-move = „{ $text }” to nie ruch. Ruchy: płyń c4r2, weź 5, pozyskaj, wzmocnij 3, kość złoto, wydaj skarb, zrezygnuj.
maracaibo-not-a-quest = „{ $text }” to nie zadanie.
maracaibo-no-way = Nie możesz tam skończyć ruchu: przesuń się o 1 do { $count } pól i skończ bliżej Maracaibo.
maracaibo-no-card-there = Nie ma tu karty do pozyskania.
maracaibo-other-kind = To karta innego rodzaju.
maracaibo-no-residence-there = Tam nie ma rezydencji.
maracaibo-too-expensive = Koszt w dublonach: { $price }; masz: { $doubloons }.
maracaibo-built-already = Twój znacznik już tam leży.
maracaibo-space-taken = Leży tam już kostka.
maracaibo-locked = To pole jest zablokowane: na planszetce { $count ->
    [one] musi być { $count } wzmocnienie
    [few] muszą być { $count } wzmocnienia
    [many] musi być { $count } wzmocnień
   *[other] musi być { $count } wzmocnienia
}.
maracaibo-raid-action-used = Ta akcja rabunku została już użyta w tej turze.
maracaibo-too-few-points = Koszt w punktach: { $cost }; zostało ci: { $points }.
maracaibo-cannot-explore-there = Twój poszukiwacz nie może tam dotrzeć.
maracaibo-no-such-layout = Nie ma układu „{ $name }”. Układy: { $known }.

## The story

maracaibo-say-set-up = Karaiby są gotowe. Zaczyna { $player }.
maracaibo-say-quest-kept = { $player }: wybór zadań zakończony.
maracaibo-say-quest-opened = Rynek zadań: { $quest }.
maracaibo-say-quest-replaced = { $player } wymienia odkryte zadanie: { $quest }.
maracaibo-say-quest-drawn = { $player } bierze zakryte zadanie.
maracaibo-say-quest-taken = { $player } bierze zadanie: { $quest }.
maracaibo-say-quest-discarded = { $player } odrzuca zadanie.
maracaibo-say-sailed = { $player } płynie na pole: { $card }.
maracaibo-say-sailed-nameless = { $player } płynie na pole: { $card } ({ $place }).
maracaibo-say-sailed-empty = { $player } płynie na puste pole ({ $place }).
maracaibo-say-sailed-gulf = { $player } płynie do Zatoki.
maracaibo-say-sailed-maracaibo = { $player } płynie do Maracaibo.
maracaibo-say-turned-up = Odkryta karta ({ $place }): { $card }.
maracaibo-say-paid = { $player } płaci 1 dublon; otrzymuje go { $from }.
maracaibo-say-paid-supply = { $player } płaci 1 dublon do zasobów ogólnych.
maracaibo-say-fought = Potyczka, { $place }: { $player } wygrywa z siłą { $points }.
maracaibo-say-fought-tie = Potyczka, { $place }: remis.
maracaibo-say-fighter = { $player }: kość { $n } + { $bonus } = { $points }.
maracaibo-say-gained-vp = { $player } zdobywa { $vp } PZ ({ $source }).
maracaibo-say-gained-doubloons = { $player } zdobywa { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
} ({ $source }).
maracaibo-say-gained-both = { $player } zdobywa { $vp } PZ oraz { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
} ({ $source }).
maracaibo-say-acquired = { $player } pozyskuje za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}: { $card }.
maracaibo-say-refilled = Nowa karta ({ $place }): { $card }.
maracaibo-say-built = { $player } buduje za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}: { $card }.
maracaibo-say-put-cubes = { $player } dokłada { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}: { $island }.
maracaibo-say-took-treasure = { $player } bierze skarb: { $treasure }.
maracaibo-say-buried = { $player } zakopuje skarb: { $treasure }.
maracaibo-say-upgraded = { $player } wykonuje wzmocnienie okrętu nr { $n }.
maracaibo-say-figurehead = { $player } bierze galion: { $figurehead }.
maracaibo-say-tile-placed = { $player } kładzie kafelek czarnego rynku ({ $card }): { $face }.
maracaibo-say-rolled = { $player } rzuca (złoto, szmaragd, perła): { $dice }.
maracaibo-say-raided = { $player } rabuje ({ $treasure }), siła rabunku: { $points }.
maracaibo-say-spent = { $player } wydaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; zostało: { $count }.
maracaibo-say-explored = { $player } przesuwa poszukiwacza dalej ({ $count ->
    [one] { $count } rzeka
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}).
maracaibo-say-explored-start = { $player } przesuwa poszukiwacza na początek toru ({ $count ->
    [one] { $count } rzeka
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}).
maracaibo-say-explored-end = { $player } przesuwa poszukiwacza na koniec toru ({ $count ->
    [one] { $count } rzeka
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}).
maracaibo-say-explored-retirement = { $player } przesuwa poszukiwacza na kafelek zniżki na rezydencję ({ $count ->
    [one] { $count } rzeka
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}).
maracaibo-say-ruby-taken = { $player } bierze rubin.
maracaibo-say-ruby-sold = { $player } sprzedaje rubin na polu { $n }.
maracaibo-say-rubies-exchanged = { $player } wymienia { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
    [many] { $count } rubinów
   *[other] { $count } rubinu
} na { $vp } PZ.
maracaibo-say-redbeard-begins-card = Tura Czerwonobrodego.
maracaibo-say-redbeard-begins-gulf = Tura Czerwonobrodego: z Zatoki płynie bez karty do Maracaibo.
maracaibo-say-redbeard-begins-none = Tura Czerwonobrodego: nie może użyć żadnej ze swoich kart, więc po prostu płynie dalej.
maracaibo-say-redbeard-card = Czerwonobrody odkrywa kartę { $card }.
maracaibo-say-redbeard-card-ignored = Czerwonobrody odkrywa kartę { $card }, ale nic z niej nie może zrobić.
maracaibo-redbeard-action-1 = Pierwsza akcja
maracaibo-redbeard-action-2 = Druga akcja
maracaibo-redbeard-action-3 = Trzecia akcja
maracaibo-say-redbeard-does = { $which }, { $action }: { $card } w zasięgu 3 pól.
maracaibo-say-redbeard-does-gulf = { $which }, { $action }: Zatoka w zasięgu 3 pól.
maracaibo-say-redbeard-no-location = { $which }, { $action }: w zasięgu 3 pól nie ma miejsca z tą akcją.
maracaibo-say-redbeard-no-cards = { $which }, { $action }: w zasięgu 3 pól nie ma karty żadnego z tych rodzajów.
maracaibo-say-redbeard-no-quest = { $which }, { $action }: nie ma odkrytego zadania.
maracaibo-say-redbeard-no-level-two = { $which }, { $action }: nie ma już kart poziomu II.
maracaibo-say-redbeard-extra = Najpierw akcja dodatkowa: { $action }.
maracaibo-say-redbeard-explores = Czerwonobrody eksploruje: { $n } + { $bonus }.
maracaibo-say-redbeard-upgraded = Czerwonobrody wykonuje wzmocnienie okrętu nr { $n }: { $upgrade }.
maracaibo-say-redbeard-advanced = Tor Czerwonobrodego: pozycja { $n }.
maracaibo-say-redbeard-without-upgrade = Planszetka okrętu Czerwonobrodego jest pełna: bez wzmocnienia.
maracaibo-say-redbeard-without-advance = Czerwonobrody jest już na końcu swojego toru.
maracaibo-say-redbeard-without-figurehead = Nie ma już galionu dla Czerwonobrodego.
maracaibo-say-redbeard-without-quest = Nie ma już odkrytego zadania dla Czerwonobrodego.
maracaibo-say-redbeard-without-residence = Czerwonobrody ma już wszystkie rezydencje.
maracaibo-say-redbeard-took-card = Czerwonobrody bierze kartę: { $card }.
maracaibo-say-redbeard-raided = Czerwonobrody rabuje z wynikiem rzutu { $n }: { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
} ({ $treasure }) oraz { $vp } PZ.
maracaibo-say-round-over = Koniec rundy { $n }: dochód.
maracaibo-say-income = { $player } otrzymuje { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
} i { $vp } PZ.
maracaibo-say-scored = { $player } kończy z wynikiem { $vp } PZ:
maracaibo-say-part = { $part }: { $vp } PZ
maracaibo-over = To była ostatnia tura.
maracaibo-over-won = To była ostatnia tura: Czerwonobrody pokonany.
maracaibo-over-lost = To była ostatnia tura: wygrywa Czerwonobrody.

## What is to be decided, by step

maracaibo-asks-FirstQuest = Wybierz, które z pierwszych zadań zachowasz.
maracaibo-asks-Sail = Płyń: wybierz, gdzie się zatrzymasz.
maracaibo-asks-Steer = Płyń dalej albo się zatrzymaj.
maracaibo-asks-Pay = Nie starczy ci dla wszystkich: wybierz, komu zapłacisz.
maracaibo-asks-Improvement = Pozyskaj kartę albo weź 5 dublonów.
maracaibo-asks-Residence = Budujesz rezydencję?
maracaibo-asks-Acquire = Wybierz ulepszenie do pozyskania.
maracaibo-asks-Build = Wybierz rezydencję do zbudowania.
maracaibo-asks-AnyOrder = Użyj efektów w dowolnej kolejności albo je pomiń.
maracaibo-asks-Upgrade = Wybierz wzmocnienie okrętu.
maracaibo-asks-ChooseFigurehead = Wybierz galion.
maracaibo-asks-Place = Połóż kafelek czarnego rynku na miejscu.
maracaibo-asks-ChooseTile = Wybierz jeden ze swoich kafelków czarnego rynku.
maracaibo-asks-Raid = Rzucasz kośćmi rabunku?
maracaibo-asks-Dice = Wybierz kość albo przerzuć kości.
maracaibo-asks-RaidAs = Wybierz, jaki skarb rabujesz.
maracaibo-asks-Spend = Wydaj punkty siły rabunku.
maracaibo-asks-Explore = Przesuń poszukiwacza.
maracaibo-asks-ChooseTreasure = Wybierz skarb.
maracaibo-asks-TakeTreasure = Wybierz, gdzie położysz skarb.
maracaibo-asks-ChooseIsland = Wybierz wyspę.
maracaibo-asks-Bury = Wybierz skarb i pole, na którym go zakopiesz.
maracaibo-asks-ChooseQuest = Weź zadanie.
maracaibo-asks-DiscardQuest = Odrzucasz zadanie?
maracaibo-asks-TakeRuby = Bierzesz rubin?
maracaibo-asks-SellRuby = Sprzedajesz rubin?
maracaibo-asks-ExchangeRubies = Wymieniasz rubiny na PZ?

## Options

# Ways to play it, and what belongs together.
maracaibo-alone = Przeciw Czerwonobrodemu
maracaibo-first = Ty i jeden bot, układ podstawowy, bez modułów
maracaibo-options-modules = Moduły

# What an option is called, and what it does; then its values.
maracaibo-option-layout = Układ
    .help = Jak leżą karty i wyspy; na początek najlepszy jest układ podstawowy. Wszystkie układy to nasza rekonstrukcja.
maracaibo-option-layout-standard = Podstawowy
maracaibo-option-layout-channel = Kanał
maracaibo-option-layout-reef = Rafa
maracaibo-option-break-clusters = Rozdzielanie grup miejsc
    .help = Cztery lub więcej stykających się miejsc rozdziela się, zamieniając niektóre z ulepszeniami; na pierwsze rozgrywki.
maracaibo-option-residence-five = 5 dublonów na rezydencjach
    .help = Kto kończy ruch na rezydencji i tam nie buduje, bierze 5 dublonów. Nie ma tego w instrukcji.
maracaibo-option-redbeard = Siła Czerwonobrodego
    .help = Ile z jego sześciu kart to karty B, które dają mu dodatkową akcję, zanim popłynie.
maracaibo-option-redbeard-0 = Pierwsza próba
    .help = Bez kart B: w każdej turze robi tylko jedną rzecz. W sam raz, by zobaczyć, jak pływa i jak się gra solo.
maracaibo-option-redbeard-1 = Majtek
    .help = Jedna z jego sześciu kart to karta B: czasem przed ruchem rabuje, eksploruje lub wzmacnia okręt. Jeśli pierwsza próba była za łatwa.
maracaibo-option-redbeard-2 = Marynarz
    .help = Dwie karty B: mniej więcej w co trzeciej turze ma dodatkową akcję.
maracaibo-option-redbeard-3 = Bosman
    .help = Trzy karty B: mniej więcej w co drugiej turze ma dodatkową akcję. Dla tych, którzy już znają szlak.
maracaibo-option-redbeard-4 = Pierwszy oficer
    .help = Cztery karty B: większość jego tur jest podwójna, więc od początku trzeba mieć plan.
maracaibo-option-redbeard-5 = Kapitan
    .help = Pięć kart B: prawie w każdej turze ma dodatkową akcję. Dla tych, którzy ciągle wygrywają.
maracaibo-option-redbeard-6 = Mistrz
    .help = Wszystkie sześć to karty B: każda z nich daje mu dodatkową akcję. Trudniej już się nie da.
maracaibo-option-fog-locations = Mgły wojny: miejsca
    .help = Miejsca leżą zakryte, a na nich dublony; kto kończy tam ruch, bierze je i odkrywa kartę. Dla miłośników odkryć.
maracaibo-option-fog-improvements = Mgły wojny: ulepszenia
    .help = Ulepszenia i połowa poziomu II leżą zakryte; okręty odkrywają je, płynąc. Mniej planów, więcej niespodzianek.
maracaibo-option-skirmishes = Pirackie potyczki
    .help = Zakończenie ruchu na karcie z innym okrętem rozpoczyna walkę na kości o punkty i dublony. Dla tych, którzy nie stronią od bójki.
maracaibo-option-hunters = Łowcy przygód
    .help = Więcej zadań i wyższa stawka: liczy się tylko trudniejszy warunek, podwójnie, a każde niespełnione zadanie kosztuje 5 PZ. Dla tych, którzy dobrze znają zadania.
maracaibo-option-rubies = Rubiny
    .help = Rubiny zdobywa się w dwóch miejscach, a w Zatoce sprzedaje za premię lub wymienia na punkty. Dobry moduł na początek.
maracaibo-option-retirement = Emerytura
    .help = Na końcu toru eksploracji każdy może raz zbudować rezydencję za pół ceny. Dla tych, którzy lubią dalekie wyprawy.
