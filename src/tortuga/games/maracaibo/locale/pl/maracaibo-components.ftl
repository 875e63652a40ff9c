# Pirates of Maracaibo: names of components, effects in words, and why a data file is refused

## Groups of components

maracaibo-component-locations = miejsce
maracaibo-component-residences = rezydencja
maracaibo-component-improvements = ulepszenie
maracaibo-component-quests = zadanie
maracaibo-component-figureheads = galion
maracaibo-component-black-market = czarny rynek
maracaibo-component-ship-board = planszetka okrętu
maracaibo-component-hideout = kryjówka
maracaibo-component-exploration = eksploracja
maracaibo-component-islands = wyspy skarbów
maracaibo-component-layouts = układ kart
maracaibo-component-redbeard = Czerwonobrody
maracaibo-component-rubies = rubiny

## Kinds

maracaibo-treasure-gold = złoto
maracaibo-treasure-emerald = szmaragd
maracaibo-treasure-pearl = perła
maracaibo-island-gold = wyspa złota
maracaibo-island-emerald = wyspa szmaragdów
maracaibo-island-pearl = wyspa pereł
maracaibo-kind-equipment = ekwipunek
maracaibo-kind-crew = załoga
maracaibo-kind-ship = okręt
maracaibo-kind-location = miejsce
maracaibo-kind-residence = rezydencja

## Places besides the cards

maracaibo-place-gulf = Zatoka
maracaibo-place-maracaibo = Maracaibo
maracaibo-place-start = strefa startowa
maracaibo-space = kolumna { $column }, rząd { $row }
maracaibo-list = { $first }, { $rest }
maracaibo-place-redbeard = Czerwonobrody

# Spaces of the exploration track that are called by a word.
maracaibo-track-start = start
maracaibo-track-end = koniec
maracaibo-track-retirement = emerytura

## Cards

maracaibo-card-trinidad = Trynidad
maracaibo-card-tobago = Tobago
maracaibo-card-bonaire = Bonaire
maracaibo-card-aruba = Aruba
maracaibo-card-curacao = Curaçao
maracaibo-card-margarita = Margarita
maracaibo-card-grenada = Grenada
maracaibo-card-los-roques = Los Roques
maracaibo-card-cubagua = Cubagua
maracaibo-card-coche = Coche
maracaibo-card-blanquilla = Blanquilla
maracaibo-card-la-orchila = La Orchila
maracaibo-card-hacienda = Hacjenda
maracaibo-card-villa = Willa
maracaibo-card-shipyard = Stocznia
maracaibo-card-armoury = Zbrojownia
maracaibo-card-tavern = Tawerna
maracaibo-card-grotto = Grota
maracaibo-card-chapter-house = Kapituła
maracaibo-card-emerald-manor = Szmaragdowy dwór
maracaibo-card-golden-manor = Złoty dwór
maracaibo-card-pearl-manor = Perłowy dwór
maracaibo-card-treasury = Skarbiec
maracaibo-card-river-lodge = Dom nad rzeką
maracaibo-card-tobacco = Tytoń
maracaibo-card-sugar = Cukier
maracaibo-card-compass = Kompas
maracaibo-card-spyglass = Luneta
maracaibo-card-cutlass = Kordelas
maracaibo-card-shovels = Łopaty
maracaibo-card-sea-chart = Mapa morska
maracaibo-card-grappling-hooks = Haki abordażowe
maracaibo-card-boarding-nets = Siatki abordażowe
maracaibo-card-cabin-boy = Chłopiec okrętowy
maracaibo-card-cook = Kucharz
maracaibo-card-gunner = Kanonier
maracaibo-card-boatswain = Bosman
maracaibo-card-swabber = Majtek
maracaibo-card-pathfinder = Tropiciel
maracaibo-card-carpenter = Cieśla
maracaibo-card-quartermaster = Kwatermistrz
maracaibo-card-chronicler = Kronikarz
maracaibo-card-sloop = Slup
maracaibo-card-pinnace = Pinasa
maracaibo-card-ketch = Kecz
maracaibo-card-lugger = Lugier
maracaibo-card-compass-ii = Kompas II
maracaibo-card-astrolabe = Astrolabium
maracaibo-card-musket = Muszkiet
maracaibo-card-powder-keg = Beczka prochu
maracaibo-card-gold-scales = Waga do złota
maracaibo-card-lapidary-kit = Narzędzia szlifierza
maracaibo-card-pearl-casket = Szkatułka na perły
maracaibo-card-treasure-map = Mapa skarbów
maracaibo-card-strongbox = Okuta skrzynia
maracaibo-card-rum-barrels = Beczki rumu
maracaibo-card-log-book = Dziennik okrętowy
maracaibo-card-smuggled-goods = Kontrabanda
maracaibo-card-forged-papers = Fałszywe papiery
maracaibo-card-klabautermann = Klabaternik
maracaibo-card-navigator = Nawigator
maracaibo-card-duellist = Pojedynkowicz
maracaibo-card-cutthroat = Rzezimieszek
maracaibo-card-rumour-monger = Plotkarz
maracaibo-card-master-gunner = Starszy kanonier
maracaibo-card-pearl-diver = Poławiacz pereł
maracaibo-card-emerald-thief = Złodziej szmaragdów
maracaibo-card-pickpocket = Kieszonkowiec
maracaibo-card-guide = Przewodnik
maracaibo-card-interpreter = Tłumacz
maracaibo-card-paymaster = Płatnik
maracaibo-card-bard = Bard
maracaibo-card-recruiter = Werbownik
maracaibo-card-brig = Bryg
maracaibo-card-frigate = Fregata
maracaibo-card-corvette = Korweta
maracaibo-card-merchantman = Statek kupiecki
maracaibo-card-flagship = Okręt flagowy
maracaibo-card-treasure-fleet = Flota skarbów
maracaibo-card-shipyard-hulk = Stary kadłub
maracaibo-card-packet-boat = Statek pocztowy
maracaibo-card-fluyt = Fluita
maracaibo-card-xebec = Szebeka

## Quests

maracaibo-quest-gold-collector = Zbieracz złota
maracaibo-quest-emerald-collector = Zbieracz szmaragdów
maracaibo-quest-pearl-collector = Zbieracz pereł
maracaibo-quest-buried-gold = Zakopane złoto
maracaibo-quest-buried-emeralds = Zakopane szmaragdy
maracaibo-quest-buried-pearls = Zakopane perły
maracaibo-quest-full-crew = Pełna załoga
maracaibo-quest-well-equipped = Pełny ekwipunek
maracaibo-quest-fleet = Flota
maracaibo-quest-rich-income = Pełna sakiewka
maracaibo-quest-growing-fame = Rosnąca sława
maracaibo-quest-great-estate = Wielki majątek
maracaibo-quest-four-rivers = Cztery rzeki
maracaibo-quest-of-everything = Wszystkiego po trochu
maracaibo-quest-lord-of-manors = Pan na włościach
maracaibo-quest-lightning = Jak błyskawica
maracaibo-quest-shipwright = Szkutnik
maracaibo-quest-expedition-crew = Załoga wyprawy
maracaibo-quest-expedition-gear = Ekwipunek wyprawy
maracaibo-quest-ready-to-sail = Gotowi do rejsu
maracaibo-quest-ports-of-call = Porty na trasie
maracaibo-quest-hidden-fame = Ukryta sława
maracaibo-quest-river-caches = Skrytki nad rzekami
maracaibo-quest-manned-fleet = Flota z załogą
maracaibo-quest-armed-fleet = Flota z ekwipunkiem

## Figureheads

maracaibo-figurehead-mermaid = Syrena
maracaibo-figurehead-dragon = Smok
maracaibo-figurehead-harpy = Harpia
maracaibo-figurehead-whale = Wieloryb
maracaibo-figurehead-lion = Lew
maracaibo-figurehead-sea-serpent = Wąż morski
maracaibo-figurehead-poseidon = Posejdon
maracaibo-figurehead-kraken = Kraken
maracaibo-figurehead-hawk = Jastrząb
maracaibo-figurehead-nautilus = Nautilus
maracaibo-figurehead-skull = Czaszka
maracaibo-figurehead-unicorn = Jednorożec

## Black market faces

maracaibo-face-spade = Szpadel
maracaibo-face-caches = Skrytki
maracaibo-face-rumours = Pogłoski
maracaibo-face-routes = Rzeczne szlaki
maracaibo-face-buyer = Kupiec
maracaibo-face-arms = Handlarz bronią
maracaibo-face-press-gang = Przymusowy werbunek
maracaibo-face-emeralds = Handlarz szmaragdami
maracaibo-face-pearls = Handlarz perłami
maracaibo-face-gold = Handlarz złotem

## Layouts

maracaibo-layout-standard = Podstawowy
maracaibo-layout-channel = Kanał
maracaibo-layout-reef = Rafa

## What is counted: for each, or for each few

maracaibo-per-gold = { $number ->
    [1] za każde złoto
    [few] za każde { $number } złota
   *[other] za każde { $number } sztuk złota
}
maracaibo-per-emerald = { $number ->
    [1] za każdy szmaragd
    [few] za każde { $number } szmaragdy
   *[other] za każde { $number } szmaragdów
}
maracaibo-per-pearl = { $number ->
    [1] za każdą perłę
    [few] za każde { $number } perły
   *[other] za każde { $number } pereł
}
maracaibo-per-buried-gold = { $number ->
    [1] za każde zakopane złoto
    [few] za każde { $number } zakopane złota
   *[other] za każde { $number } sztuk zakopanego złota
}
maracaibo-per-buried-emerald = { $number ->
    [1] za każdy zakopany szmaragd
    [few] za każde { $number } zakopane szmaragdy
   *[other] za każde { $number } zakopanych szmaragdów
}
maracaibo-per-buried-pearl = { $number ->
    [1] za każdą zakopaną perłę
    [few] za każde { $number } zakopane perły
   *[other] za każde { $number } zakopanych pereł
}
maracaibo-per-equipment = { $number ->
    [1] za każdą kartę ekwipunku
    [few] za każde { $number } karty ekwipunku
   *[other] za każde { $number } kart ekwipunku
}
maracaibo-per-crew = { $number ->
    [1] za każdą kartę załogi
    [few] za każde { $number } karty załogi
   *[other] za każde { $number } kart załogi
}
maracaibo-per-ship = { $number ->
    [1] za każdą kartę okrętu
    [few] za każde { $number } karty okrętu
   *[other] za każde { $number } kart okrętu
}
maracaibo-per-buried = { $number ->
    [1] za każdy zakopany skarb
    [few] za każde { $number } zakopane skarby
   *[other] za każde { $number } zakopanych skarbów
}
maracaibo-per-treasure-set = { $number ->
    [1] za każdy zestaw 3 różnych skarbów
    [few] za każde { $number } zestawy 3 różnych skarbów
   *[other] za każde { $number } zestawów 3 różnych skarbów
}
maracaibo-per-river = { $number ->
    [1] za każdą przekroczoną rzekę
    [few] za każde { $number } przekroczone rzeki
   *[other] za każde { $number } przekroczonych rzek
}
maracaibo-per-residence = { $number ->
    [1] za każdą rezydencję
    [few] za każde { $number } rezydencje
   *[other] za każde { $number } rezydencji
}
maracaibo-per-card = { $number ->
    [1] za każde ulepszenie lub rezydencję
    [few] za każde { $number } ulepszenia i rezydencje
   *[other] za każde { $number } ulepszeń i rezydencji
}
maracaibo-per-lightning = { $number ->
    [1] za każde ulepszenie z błyskawicą
    [few] za każde { $number } ulepszenia z błyskawicą
   *[other] za każde { $number } ulepszeń z błyskawicą
}
maracaibo-per-upgrade = { $number ->
    [1] za każde wzmocnienie okrętu
    [few] za każde { $number } wzmocnienia okrętu
   *[other] za każde { $number } wzmocnień okrętu
}
maracaibo-per-quest = { $number ->
    [1] za każdą kartę zadania
    [few] za każde { $number } karty zadań
   *[other] za każde { $number } kart zadań
}
maracaibo-per-scored-quest = { $number ->
    [1] za każde zaliczone zadanie
    [few] za każde { $number } zaliczone zadania
   *[other] za każde { $number } zaliczonych zadań
}
maracaibo-per-doubloon-income = { $number ->
    [1] za każdy dublon dochodu
    [few] za każde { $number } dublony dochodu
   *[other] za każde { $number } dublonów dochodu
}
maracaibo-per-vp-income = { $number ->
    [1] za każdy PZ dochodu
    [few] za każde { $number } PZ dochodu
   *[other] za każde { $number } PZ dochodu
}

## What is counted: a number of each

maracaibo-need-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
    [many] { $count } sztuk złota
   *[other] { $count } złota
}
maracaibo-need-emerald = { $count ->
    [one] { $count } szmaragd
    [few] { $count } szmaragdy
    [many] { $count } szmaragdów
   *[other] { $count } szmaragdu
}
maracaibo-need-pearl = { $count ->
    [one] { $count } perła
    [few] { $count } perły
    [many] { $count } pereł
   *[other] { $count } perły
}
maracaibo-need-buried-gold = { $count ->
    [one] { $count } zakopane złoto
    [few] { $count } zakopane złota
    [many] { $count } sztuk zakopanego złota
   *[other] { $count } zakopanego złota
}
maracaibo-need-buried-emerald = { $count ->
    [one] { $count } zakopany szmaragd
    [few] { $count } zakopane szmaragdy
    [many] { $count } zakopanych szmaragdów
   *[other] { $count } zakopanego szmaragdu
}
maracaibo-need-buried-pearl = { $count ->
    [one] { $count } zakopana perła
    [few] { $count } zakopane perły
    [many] { $count } zakopanych pereł
   *[other] { $count } zakopanej perły
}
maracaibo-need-equipment = { $count ->
    [one] { $count } karta ekwipunku
    [few] { $count } karty ekwipunku
    [many] { $count } kart ekwipunku
   *[other] { $count } karty ekwipunku
}
maracaibo-need-crew = { $count ->
    [one] { $count } karta załogi
    [few] { $count } karty załogi
    [many] { $count } kart załogi
   *[other] { $count } karty załogi
}
maracaibo-need-ship = { $count ->
    [one] { $count } karta okrętu
    [few] { $count } karty okrętu
    [many] { $count } kart okrętu
   *[other] { $count } karty okrętu
}
maracaibo-need-buried = { $count ->
    [one] { $count } zakopany skarb
    [few] { $count } zakopane skarby
    [many] { $count } zakopanych skarbów
   *[other] { $count } zakopanego skarbu
}
maracaibo-need-treasure-set = { $count ->
    [one] { $count } zestaw 3 różnych skarbów
    [few] { $count } zestawy 3 różnych skarbów
    [many] { $count } zestawów 3 różnych skarbów
   *[other] { $count } zestawu 3 różnych skarbów
}
maracaibo-need-river = { $count ->
    [one] { $count } przekroczona rzeka
    [few] { $count } przekroczone rzeki
    [many] { $count } przekroczonych rzek
   *[other] { $count } przekroczonej rzeki
}
maracaibo-need-residence = { $count ->
    [one] { $count } rezydencja
    [few] { $count } rezydencje
    [many] { $count } rezydencji
   *[other] { $count } rezydencji
}
maracaibo-need-card = { $count ->
    [one] { $count } ulepszenie lub rezydencja
    [few] { $count } ulepszenia i rezydencje
    [many] { $count } ulepszeń i rezydencji
   *[other] { $count } ulepszenia i rezydencji
}
maracaibo-need-lightning = { $count ->
    [one] { $count } ulepszenie z błyskawicą
    [few] { $count } ulepszenia z błyskawicą
    [many] { $count } ulepszeń z błyskawicą
   *[other] { $count } ulepszenia z błyskawicą
}
maracaibo-need-upgrade = { $count ->
    [one] { $count } wzmocnienie okrętu
    [few] { $count } wzmocnienia okrętu
    [many] { $count } wzmocnień okrętu
   *[other] { $count } wzmocnienia okrętu
}
maracaibo-need-quest = { $count ->
    [one] { $count } karta zadania
    [few] { $count } karty zadań
    [many] { $count } kart zadań
   *[other] { $count } karty zadania
}
maracaibo-need-scored-quest = { $count ->
    [one] { $count } zaliczone zadanie
    [few] { $count } zaliczone zadania
    [many] { $count } zaliczonych zadań
   *[other] { $count } zaliczonego zadania
}
maracaibo-need-doubloon-income = { $count ->
    [one] { $count } dublon dochodu
    [few] { $count } dublony dochodu
    [many] { $count } dublonów dochodu
   *[other] { $count } dublonu dochodu
}
maracaibo-need-vp-income = { $count } PZ dochodu
maracaibo-condition = { $vp } PZ: { $needs }

## Effects at once

maracaibo-effect-vp = { $count } PZ
maracaibo-effect-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-effect-vp-per = { $count } PZ { $per }
maracaibo-effect-vp-per-most = { $count } PZ { $per } (maks. { $most } PZ)
maracaibo-effect-vp-of-income = tyle PZ, ile wynosi dochód w PZ
maracaibo-effect-doubloons-of-income = tyle dublonów, ile wynosi dochód w dublonach
maracaibo-effect-treasure-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
    [many] { $count } sztuk złota
   *[other] { $count } złota
}
maracaibo-effect-treasure-emerald = { $count ->
    [one] { $count } szmaragd
    [few] { $count } szmaragdy
    [many] { $count } szmaragdów
   *[other] { $count } szmaragdu
}
maracaibo-effect-treasure-pearl = { $count ->
    [one] { $count } perła
    [few] { $count } perły
    [many] { $count } pereł
   *[other] { $count } perły
}
maracaibo-effect-treasure-any = { $count ->
    [one] { $count } dowolny skarb
    [few] { $count } skarby jednego rodzaju
    [many] { $count } skarbów jednego rodzaju
   *[other] { $count } skarbu jednego rodzaju
}
maracaibo-effect-treasure-raided = { $count ->
    [one] { $count } skarb w kolorze wybranej kości
    [few] { $count } skarby w kolorze wybranej kości
    [many] { $count } skarbów w kolorze wybranej kości
   *[other] { $count } skarbu w kolorze wybranej kości
}
maracaibo-effect-cube-any = { $count ->
    [one] { $count } kostka na dowolnej wyspie
    [few] { $count } kostki na jednej wyspie
    [many] { $count } kostek na jednej wyspie
   *[other] { $count } kostki na jednej wyspie
}
maracaibo-effect-cube-gold = { $count ->
    [one] { $count } kostka na wyspie złota
    [few] { $count } kostki na wyspie złota
    [many] { $count } kostek na wyspie złota
   *[other] { $count } kostki na wyspie złota
}
maracaibo-effect-cube-emerald = { $count ->
    [one] { $count } kostka na wyspie szmaragdów
    [few] { $count } kostki na wyspie szmaragdów
    [many] { $count } kostek na wyspie szmaragdów
   *[other] { $count } kostki na wyspie szmaragdów
}
maracaibo-effect-cube-pearl = { $count ->
    [one] { $count } kostka na wyspie pereł
    [few] { $count } kostki na wyspie pereł
    [many] { $count } kostek na wyspie pereł
   *[other] { $count } kostki na wyspie pereł
}
maracaibo-effect-bury-any = zakopanie 1 skarbu
maracaibo-effect-bury-gold = zakopanie 1 złota
maracaibo-effect-bury-emerald = zakopanie 1 szmaragdu
maracaibo-effect-bury-pearl = zakopanie 1 perły
maracaibo-effect-bury-raided = zakopanie 1 skarbu w kolorze wybranej kości
maracaibo-effect-upgrade = wzmocnienie okrętu
maracaibo-effect-quest = 1 zadanie
maracaibo-effect-discard-quest = odrzucenie zadania: otrzymujesz { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-effect-explore = eksploracja { $count }
maracaibo-effect-space-again = efekt pola, na którym stoi poszukiwacz
maracaibo-effect-raid = rabunek
maracaibo-effect-raid-more = rabunek +{ $count }
maracaibo-effect-raid-as = rabunek dowolnego skarbu z wynikiem { $count } bez rzutu
maracaibo-effect-raid-with-gold = rabunek tylko żółtą kością, +{ $count }
maracaibo-effect-raid-with-emerald = rabunek tylko zieloną kością, +{ $count }
maracaibo-effect-raid-with-pearl = rabunek tylko białą kością, +{ $count }
maracaibo-effect-acquire-equipment = pozyskanie karty ekwipunku
maracaibo-effect-acquire-equipment-more = pozyskanie karty ekwipunku o { $count } drożej
maracaibo-effect-acquire-crew = pozyskanie karty załogi
maracaibo-effect-acquire-crew-more = pozyskanie karty załogi o { $count } drożej
maracaibo-effect-acquire-ship = pozyskanie karty okrętu
maracaibo-effect-acquire-ship-more = pozyskanie karty okrętu o { $count } drożej
maracaibo-effect-build = budowa rezydencji
maracaibo-effect-figurehead = galion
maracaibo-effect-figurehead-for = galion za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-effect-place-market = umieszczenie kafelka czarnego rynku
maracaibo-effect-place-market-for = umieszczenie kafelka czarnego rynku za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-effect-use-market = aktywowanie jednego z umieszczonych kafelków czarnego rynku

## Lasting effects

maracaibo-effect-raid-bonus = +{ $count } do każdego rabunku
maracaibo-effect-die-bonus-gold = +{ $count } na żółtej kości
maracaibo-effect-die-bonus-emerald = +{ $count } na zielonej kości
maracaibo-effect-die-bonus-pearl = +{ $count } na białej kości
maracaibo-effect-raid-action = akcja rabunku, { $count ->
    [one] { $count } punkt siły
    [few] { $count } punkty siły
    [many] { $count } punktów siły
   *[other] { $count } punktu siły
}: { $then }
maracaibo-effect-explore-bonus = +{ $count } podczas każdej eksploracji
maracaibo-effect-fewer-steps = podczas eksploracji { $count ->
    [one] o { $count } pole mniej
    [few] o { $count } pola mniej
    [many] o { $count } pól mniej
   *[other] o { $count } pola mniej
}: { $then }
maracaibo-effect-discount = ulepszenia i rezydencje tańsze o { $count }
maracaibo-effect-sail-bonus = okręt może płynąć { $count ->
    [one] o { $count } pole dalej
    [few] o { $count } pola dalej
    [many] o { $count } pól dalej
   *[other] o { $count } pola dalej
}
maracaibo-effect-reroll-bonus = { $count ->
    [one] { $count } dodatkowy przerzut
    [few] { $count } dodatkowe przerzuty
    [many] { $count } dodatkowych przerzutów
   *[other] { $count } dodatkowego przerzutu
} w każdym rabunku
maracaibo-effect-new-quests = przed wyborem zadania możesz odświeżyć rynek zadań

## Income and end of the game

maracaibo-effect-income-doubloons = dochód: { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-effect-income-vp = dochód: { $count } PZ
maracaibo-effect-income-per-quest = dochód: { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
} za każdą posiadaną kartę zadania
maracaibo-effect-end-vp-per = na koniec gry: { $count } PZ { $per }
maracaibo-effect-end-vp-per-most = na koniec gry: { $count } PZ { $per } (maks. { $most } PZ)

## Data files that are refused

maracaibo-data-file = { $file } to nie jest plik z elementami tej gry. Pliki: { $known }.
maracaibo-data-count = { $file }, { $item }: liczba: { $count }, a w grze { $known }.
maracaibo-data-origins = { $file }, { $item }: „{ $name }” nie jest żadną z wartości tego elementu.
maracaibo-data-twins = { $file }, { $item }: ta nazwa występuje dwa razy.
maracaibo-data-own-word = { $file }, { $item }: tego słowa używa sam zapis ruchów.
maracaibo-data-reference = { $file }, { $item }: „{ $name }” nie istnieje.
maracaibo-data-effect = { $file }, { $item }: „{ $effect }” to nie jest efekt.
maracaibo-data-place = { $file }, { $item }: efekt „{ $effect }” nie może tam wystąpić.
maracaibo-data-endless = { $file }, { $item }: z efektem „{ $effect }” gra mogłaby się nigdy nie skończyć.
maracaibo-data-value = { $file }, { $item }: miejsce poziomu II nie ma symbolu wartości skarbu.
maracaibo-data-residence = { $file }, { $item }: „{ $effect }” nie daje punktów na koniec gry z podanym maksimum.
maracaibo-data-counted = { $file }, { $item }: zadanie nie może liczyć „{ $name }”. Może liczyć: { $known }.
maracaibo-data-no-condition = { $file }, { $item }: warunek niczego nie wymaga.
maracaibo-data-sectors = { $file }, { $item }: pola muszą być ułożone sektor po sektorze od lewej.
maracaibo-data-empty-sector = { $file }, { $item }: w tym sektorze nie ma żadnego pola.
maracaibo-data-lock = { $file }, { $item }: wymagana liczba wzmocnień to { $count }; musi być od { $least } do { $most }.
maracaibo-data-track-start = { $file }, { $item }: tor musi się zaczynać polem startowym bez efektów.
maracaibo-data-track-circle = { $file }, { $item }: tor tworzy pętlę.
maracaibo-data-track-unreachable = { $file }, { $item }: żadna ścieżka nie prowadzi ze startu na to pole.
maracaibo-data-track-rivers = { $file }, { $item }: liczba rzek na ścieżce do tego końca to { $count }; musi ich być { $known }.
maracaibo-data-track-river = { $file }, { $item }: następna jest tu rzeka { $count }, a musi być rzeka { $known }.
maracaibo-data-track-banks = { $file }, { $item }: spotykają się tu ścieżki, które przekroczyły różną liczbę rzek.
maracaibo-data-values = { $file }, { $item }: liczby kostek muszą się zaczynać od 0 i rosnąć.
maracaibo-data-no-layout = { $file }, { $item }: nie ma żadnego układu.
maracaibo-data-layout-rows = { $file }, { $item }: rzędy nie są równej długości.
maracaibo-data-layout-cards = { $file }, { $item }: kart jest { $count }, a układ ma ich { $known }.
maracaibo-data-layout-islands = { $file }, { $item }: każda z trzech wysp G, E i P musi wystąpić raz.
maracaibo-data-layout-dead-end = { $file }, { $item }: z karty w kolumnie { $column }, w rzędzie { $row }, nie da się popłynąć dalej w 3 krokach.
maracaibo-data-layout-unreachable = { $file }, { $item }: żadna droga nie prowadzi do karty w kolumnie { $column }, w rzędzie { $row }.
maracaibo-data-redbeard-card = { $file }, { $item }: karta ma akcje główne, a akcję dodatkową tylko karty z talii B.
maracaibo-data-redbeard-action = { $file }, { $item }: „{ $name }” to nie jest akcja główna Czerwonobrodego. Akcje: { $known }.
