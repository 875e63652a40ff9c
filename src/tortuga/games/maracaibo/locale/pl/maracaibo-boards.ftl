# Pirates of Maracaibo in the browser: the boards

## The exploration track

web-maracaibo-board-track = Tor eksploracji
web-maracaibo-skipped = pomijane: nie kosztuje kroku
web-maracaibo-explorer-of = poszukiwacz: { $player }
web-maracaibo-steps-less = { $count ->
    [one] o { $count } pole mniej
    [few] o { $count } pola mniej
    [many] o { $count } pól mniej
   *[other] o { $count } pola mniej
}
web-maracaibo-rivers-crossed = przekroczone rzeki: { $count } z { $all }; każda jest warta { $vp } PZ na koniec
web-maracaibo-river = rzeka: { $vp } PZ na koniec za jej przekroczenie
web-maracaibo-river-crossed = rzeka przekroczona: { $vp } PZ na koniec
web-maracaibo-whole-track = Cały tor

## The ship board

web-maracaibo-board-ship = Planszetka okrętu
web-maracaibo-upgrades-made = wzmocnienia: { $count } z { $all }
web-maracaibo-everyone-raids = Akcje rabunku dla wszystkich:
web-maracaibo-space = Pole { $number }: { $effects }
web-maracaibo-space-name = Pole { $number }
web-maracaibo-made = wykonane
web-maracaibo-opens-after = { $count ->
    [one] otworzy się po { $count } kolejnym wzmocnieniu
    [few] otworzy się po { $count } kolejnych wzmocnieniach
    [many] otworzy się po { $count } kolejnych wzmocnieniach
   *[other] otworzy się po { $count } kolejnego wzmocnienia
}
web-maracaibo-missing = jeszcze { $count }

## The hideout

web-maracaibo-board-hideout = Kryjówka
web-maracaibo-buried-worth = Skarb położony na polu daje jego premię. Zakopany jest wart na koniec o { $vp } PZ więcej.
web-maracaibo-storage-of = Obszar przechowywania: { $treasure }
web-maracaibo-grave-of = Pole na zakopany skarb: { $treasure }
web-maracaibo-stored-buried = { $stored } w schowku, { $buried } w ziemi
web-maracaibo-vp-each = po { $vp } PZ
web-maracaibo-any-treasure = na dowolne skarby

## Quests

web-maracaibo-board-quests = Zadania
web-maracaibo-quest-own = twoje
web-maracaibo-quest-open = odkryte
web-maracaibo-quest-deck = Talia
web-maracaibo-quest-deck-count = { $count ->
    [one] { $count } karta w ciemno
    [few] { $count } karty w ciemno
    [many] { $count } kart w ciemno
   *[other] { $count } karty w ciemno
}
web-maracaibo-quests-hint = Paski pokazują, ile już masz. Z zadania liczy się tylko lepszy warunek.
web-maracaibo-quests-hunters = Liczy się tylko trudniejszy warunek, za podwójne PZ; niespełnione zadanie kosztuje PZ.
web-maracaibo-quests-first = Zachowujesz { $count } z { $all }; reszta wraca.
web-maracaibo-quests-hidden = { $player }: { $count ->
    [one] { $count } zakryte zadanie
    [few] { $count } zakryte zadania
    [many] { $count } zakrytych zadań
   *[other] { $count } zakrytego zadania
}
web-maracaibo-quests-revealed = Zadania wszystkich i co które przyniosło

## What all share

web-maracaibo-board-markets = Rynki i wyspy
web-maracaibo-markets-hint = Tam, gdzie widać PZ i maksimum, podano, ile PZ byłoby teraz.
web-maracaibo-market-figureheads = Galiony
web-maracaibo-market-faces = Czarny rynek
web-maracaibo-market-residences = Rezydencje
web-maracaibo-market-islands = Wyspy skarbów
web-maracaibo-market-rubies = Rynek rubinów
web-maracaibo-worth-now = ile PZ byłoby teraz i ile najwyżej
web-maracaibo-now-of = teraz { $count } PZ, najwyżej { $most }
web-maracaibo-tile-left = kto ma jeszcze ten kafelek
web-maracaibo-tile-placed = kto go już położył
web-maracaibo-who-built = kto ją zbudował
web-maracaibo-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
web-maracaibo-island-next = { $count ->
    [one] jeszcze { $count } kostka: po { $vp } PZ
    [few] jeszcze { $count } kostki: po { $vp } PZ
    [many] jeszcze { $count } kostek: po { $vp } PZ
   *[other] jeszcze { $count } kostki: po { $vp } PZ
}
web-maracaibo-island-full = więcej nie może być wart
web-maracaibo-island-after = Po wzięciu jednego: kostki { $cubes } → { $left }, PZ za sztukę { $vp } → { $then }
web-maracaibo-island-after-same = Po wzięciu jednego: kostki { $cubes } → { $left }, nadal { $vp } PZ za sztukę
web-maracaibo-points-of = z { $count ->
    [one] { $count } punktu
    [few] { $count } punktów
    [many] { $count } punktów
   *[other] { $count } punktu
}
web-maracaibo-treasures-of-all = skarby wszystkich
web-maracaibo-ruby-worth = na wymianę: po { $vp } PZ

## Redbeard

web-maracaibo-red-strength = Rabunki i eksploracje
web-maracaibo-red-ship = Jego planszetka okrętu
web-maracaibo-red-next = następne
web-maracaibo-red-cards = Jego karty
web-maracaibo-red-left = zostało { $count } z { $all }

## What others did, step by step

web-maracaibo-recap = Co się działo od twojej tury
web-maracaibo-recap-redbeard = Tura Czerwonobrodego
web-maracaibo-recap-card = Czerwonobrody: karta { $card }
web-maracaibo-recap-next = Dalej
web-maracaibo-recap-of = { $n } z { $count }
web-maracaibo-recap-end = Gram dalej
web-maracaibo-recap-skip = Pomiń
web-maracaibo-recap-again = Jeszcze raz, powoli
web-maracaibo-recap-show = Pokaż jeszcze raz, co się działo
web-maracaibo-recap-show-redbeard = Pokaż jeszcze raz turę Czerwonobrodego
web-maracaibo-recap-opens = Zawsze otwieraj po mojej turze
web-maracaibo-recap-upgrade = Następne na jego planszetce: { $upgrade }.
web-maracaibo-recap-last-card = Została tylko karta { $card }, więc to ona będzie następna.
web-maracaibo-recap-cards = W talii zostało mu kart: { $count } z { $all }.
web-maracaibo-key-recap = Ruchy innych krok po kroku

## Skirmishes

web-maracaibo-skirmish = Ostatnia potyczka, { $place }:
web-maracaibo-skirmish-won = wygrywa { $player }
web-maracaibo-skirmish-tie = remis

## Scores

web-maracaibo-board-scores = Skąd się wzięły punkty
web-maracaibo-scores-hint = Plus oznacza, że dojdą jeszcze zakryte zadania.
web-maracaibo-score-treasures = skarby
web-maracaibo-counting = Punktacja końcowa
web-maracaibo-counting-more = Pozycja po pozycji, u wszystkich obok siebie. Dotknij lub naciśnij klawisz, by zobaczyć całość.
web-maracaibo-count-again = Policz jeszcze raz
web-maracaibo-verdict-you = Wygrywasz z przewagą { $vp } PZ
web-maracaibo-verdict-other = { $player } wygrywa z przewagą { $vp } PZ
web-maracaibo-verdict-shared = Wspólne zwycięstwo: { $players }
web-maracaibo-verdict-tie = Tyle samo punktów: decydują zakopane skarby ({ $players }).
web-maracaibo-verdict-tie-redbeard = Tyle samo punktów: przy remisie wygrywa Czerwonobrody.
web-maracaibo-ahead = Twoja przewaga:
web-maracaibo-behind = Twoja strata:
web-maracaibo-quest-met = zaliczone
web-maracaibo-quest-missed = niezaliczone

## A player's boards

web-maracaibo-sheet = Planszetki: { $player }
web-maracaibo-sheet-cards = Karty, rezydencje i galion
web-maracaibo-if-ended = gdyby gra skończyła się teraz
web-maracaibo-unplaced = jeszcze niepołożony

## The box to leaf through

web-maracaibo-box-intro = Cała zawartość pudełka, tak jak ją tu rysujemy, i na ile jesteśmy jej pewni. Instrukcja pokazuje tylko część kart i planszetek; wszystko, co jest naszą rekonstrukcją, oznaczamy.
web-maracaibo-box-search = Szukaj: nazwa albo efekt
web-maracaibo-box-how-certain = Dowolne źródło
web-maracaibo-box-kinds = Rodzaje
web-maracaibo-box-all = Wszystko
web-maracaibo-box-found = { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
}
web-maracaibo-box-none = W pudełku nie ma nic takiego.
web-maracaibo-box-previous = Poprzedni
web-maracaibo-box-next = Następny
web-maracaibo-box-place = { $number } z { $count }
web-maracaibo-box-words = Słowami
web-maracaibo-box-many = W grze
web-maracaibo-box-certain = pewniejsze: { $what } ({ $origin })
web-maracaibo-box-locations = Miejsca
web-maracaibo-box-equipment = Ekwipunek
web-maracaibo-box-crew = Załoga
web-maracaibo-box-ship = Okręty
web-maracaibo-box-residences = Rezydencje
web-maracaibo-box-quests = Zadania
web-maracaibo-box-figureheads = Galiony
web-maracaibo-box-black-market = Czarny rynek
web-maracaibo-box-ship-board = Planszetka okrętu
web-maracaibo-box-hideout = Kryjówka
web-maracaibo-box-exploration = Eksploracja
web-maracaibo-box-islands = Wyspy skarbów
web-maracaibo-box-rubies = Rubiny
web-maracaibo-box-layouts = Układy kart
web-maracaibo-box-redbeard = Czerwonobrody
web-maracaibo-box-about-locations = Po jednej karcie. Miejsca poziomu I są w każdej grze, a te z poziomu II leżą w talii. Na miejsca ze skarbem i +1 trafiają kafelki wartości skarbów.
web-maracaibo-box-about-improvements = Po jednej karcie. Z 22 ulepszeń poziomu I wykłada się 15 losowych; wszystkie z poziomu II leżą w talii.
web-maracaibo-box-about-residences = Po jednej karcie; w każdej grze są 4 losowe. Każdy gracz może zbudować każdą z nich raz.
web-maracaibo-box-about-quests = Po jednej karcie. Na koniec liczy się tylko lepszy ze spełnionych warunków.
web-maracaibo-box-about-figureheads = Po jednym kaflu. Do gry losuje się o dwa więcej, niż jest graczy.
web-maracaibo-box-about-black-market = Kafelki dwustronne; każdy gracz ma wszystkie pięć, tymi samymi stronami do góry.
web-maracaibo-box-about-ship-board = Taką planszetkę ma każdy gracz: akcje rabunku, z których każdy może korzystać, pola wzmocnień i linie blokady między nimi.
web-maracaibo-box-about-hideout = Taką planszetkę ma każdy gracz: nad linią kopania obszary przechowywania z polem premii, pod nią pola na zakopane skarby.
web-maracaibo-box-about-exploration = Jeden tor dla wszystkich oraz Zatoka i Maracaibo. Kafelek zniżki na rezydencję należy do modułu.
web-maracaibo-box-about-islands = Trzy wyspy: ile kostek mają na początku, ile wart jest skarb przy danej liczbie kostek, oraz kafelki wartości, które trafiają na miejsca.
web-maracaibo-box-about-rubies = Do modułu: dwa kafelki dostawy i rynek, na którym każde pole przyjmuje jeden rubin.
web-maracaibo-box-about-layouts = Gdzie leżą karty i wyspy, od startu z lewej do Zatoki z prawej. Układ wybiera się, otwierając stół.
web-maracaibo-box-about-redbeard = Do gry solo: jego karty (wykonuje pierwszą możliwą akcję z karty), jego planszetka okrętu i tor, od którego zależy, jak rabuje i eksploruje.

## The legend

web-maracaibo-legend-marks = Znaki
web-maracaibo-legend-vp = punkty zwycięstwa (PZ)
web-maracaibo-legend-income = dublony z twojego dochodu
web-maracaibo-legend-bolt = błyskawica: raz, przy zdobyciu karty
web-maracaibo-legend-once = raz, od razu
web-maracaibo-legend-lasting = działa do końca gry
web-maracaibo-legend-income-chip = przy każdym dochodzie
web-maracaibo-legend-end = liczy się na koniec gry
web-maracaibo-legend-counted = Co się liczy
web-maracaibo-legend-board = Na planszach
web-maracaibo-legend-can = możesz to wybrać
web-maracaibo-legend-chosen = wybrane; drugie dotknięcie zatwierdza
web-maracaibo-legend-hint = podpowiedź
web-maracaibo-legend-skipped = stoi tu poszukiwacz: pomijane, nie kosztuje kroku
web-maracaibo-legend-lock = otwiera się od tylu wzmocnień
web-maracaibo-legend-chapter = Symbole z tego rozdziału
web-maracaibo-legend-cards = Na kartach
web-maracaibo-legend-price = twoja cena po wszystkich zniżkach
web-maracaibo-legend-was = przekreślony obok: koszt z karty
web-maracaibo-legend-pennant = PZ za kartę na koniec gry
web-maracaibo-legend-hammer = każde miejsce pozwala też wzmocnić okręt
web-maracaibo-legend-or = akcje miejsca; przy „lub” tylko jedna z dwóch
web-maracaibo-legend-value = kafelek wartości: musisz położyć kostkę na tej wyspie
web-maracaibo-legend-tile = kafelek czarnego rynku i do kogo należy
web-maracaibo-legend-leave = albo zostaw kartę i weź 5 dublonów
web-maracaibo-legend-pay = po dublonie dla każdego okrętu, który tam stoi
web-maracaibo-legend-worth = ile rezydencja dałaby ci teraz
web-maracaibo-legend-steps = ile kroków trzeba, by tam dotrzeć
web-maracaibo-legend-own = tu jesteś
web-maracaibo-legend-open = ten sektor jest otwarty
web-maracaibo-legend-retirement = emerytura: rezydencja za pół ceny
web-maracaibo-legend-island = wyspa: jej kostki i ile brakuje do wyższej wartości
web-maracaibo-legend-due = plansza, której dotyczy twoja decyzja
web-maracaibo-legend-panels = Przy imionach
web-maracaibo-legend-purse = dublony w sakiewce
web-maracaibo-legend-next-income = najbliższy dochód
web-maracaibo-legend-columns = kolumny do Zatoki
web-maracaibo-legend-score = wynik, gdyby gra skończyła się teraz
web-maracaibo-legend-score-more = to samo; dojdą zakryte zadania
web-maracaibo-legend-seats = gracze: każdy ma swój kolor i kształt

## What the signs stand for

web-maracaibo-term-any = skarb dowolnego rodzaju
web-maracaibo-term-quest = zadanie
web-maracaibo-term-figurehead = galion
web-maracaibo-term-market = kafelek czarnego rynku
web-maracaibo-term-upgrade = wzmocnienie okrętu
web-maracaibo-term-lock = linia blokady
web-maracaibo-term-raid = rabunek
web-maracaibo-term-dice = kości
web-maracaibo-term-explore = poszukiwacz, eksploracja
web-maracaibo-term-river = rzeka
web-maracaibo-term-cube = kostka na wyspie
web-maracaibo-term-chest = obszar przechowywania
web-maracaibo-term-spade = zakopanie skarbu
web-maracaibo-term-card = pozyskanie karty
web-maracaibo-term-discount = zniżka
web-maracaibo-term-galleon = twój okręt i jego ruch
web-maracaibo-term-ruby = rubin
