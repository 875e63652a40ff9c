# Pirates of Maracaibo: the box in words, item by item

## Items that have no name of their own; a number or a name follows

maracaibo-item-name = nazwa
maracaibo-item-tiles = kafelek
maracaibo-item-raid-actions = akcja rabunku
maracaibo-item-locks = linia blokady
maracaibo-item-spaces = pole wzmocnienia
maracaibo-item-storage = obszar przechowywania
maracaibo-item-burial = pole na zakopany skarb
maracaibo-item-gulf = Zatoka
maracaibo-item-maracaibo = Maracaibo
maracaibo-item-retirement = kafelek zniżki na rezydencję
maracaibo-item-track = pole
maracaibo-item-cubes = kostki na początku gry
maracaibo-item-values = wartość
maracaibo-item-value-tiles = kafelek wartości skarbów
maracaibo-item-cards = karta
maracaibo-item-board = planszetka okrętu, kolumna po kolumnie
maracaibo-item-raids = rabunek
maracaibo-item-explores = eksploracja
maracaibo-item-extra-explore = eksploracja jako akcja dodatkowa
maracaibo-item-die = kość
maracaibo-item-supply = dostawa rubinów
maracaibo-item-market = rynek rubinów

## Their values

maracaibo-value-level = poziom { $count ->
    [1] I
   *[2] II
}
maracaibo-value-value-symbol = symbol wartości skarbu
maracaibo-value-value-symbol-not = bez symbolu wartości skarbu
maracaibo-value-cost = koszt: { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-value-vp = { $count } PZ
maracaibo-value-easy = łatwiej: { $condition }
maracaibo-value-hard = trudniej: { $condition }
maracaibo-value-letter = litera { $name }
maracaibo-value-burial = pola na zakopane skarby: { $what }
maracaibo-value-faces = dwie strony: { $what }
maracaibo-value-upgrades = { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
    [many] { $count } wzmocnień
   *[other] { $count } wzmocnienia
}
maracaibo-value-sector = sektor { $count }
maracaibo-value-next = dalej na { $what }
maracaibo-value-river = { $name } przez rzekę { $count }
maracaibo-value-behind = za polem { $name }
maracaibo-value-number = { $count }
maracaibo-value-at-least = od { $count ->
    [one] { $count } kostki
    [few] { $count } kostek
    [many] { $count } kostek
   *[other] { $count } kostki
}
maracaibo-value-deck = talia { $name }
maracaibo-value-extra = dodatkowo: { $action }
maracaibo-value-treasures = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
}
maracaibo-treasure-most = wyspa z największą liczbą kostek
maracaibo-value-cube = kostka
maracaibo-value-cube-not = bez kostki
maracaibo-value-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}

## What Redbeard does

maracaibo-redbeard-raid = rabunek
maracaibo-redbeard-explore = eksploracja
maracaibo-redbeard-quest = zadanie
maracaibo-redbeard-upgrade = wzmocnienie okrętu
maracaibo-redbeard-level-two = karta poziomu II
maracaibo-redbeard-cards = ulepszenie (kolejno: { $kinds })
maracaibo-redbeard-a-card = ulepszenie
maracaibo-redbeard-advance = postęp na jego torze
maracaibo-redbeard-figurehead = galion
maracaibo-redbeard-residence = rezydencja
