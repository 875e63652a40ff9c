# Pirates of Maracaibo in the terminal

## The table

maracaibo-table-round = Runda { $n } z { $count }
maracaibo-table-turn = Tura { $turn }
maracaibo-table-decks = Poziom II: { $count } · Zadania: { $quests }
maracaibo-table-your-board = Twoja planszetka
maracaibo-table-your-quests = Twoje zadania
maracaibo-table-open-quests = Odkryte zadania
maracaibo-table-quests-of = Zadania: { $player }
maracaibo-table-cards-of = Karty: { $player }
maracaibo-table-hideout-of = Kryjówka: { $player }
maracaibo-table-no-cards = na razie bez kart
maracaibo-table-figureheads = Galiony
maracaibo-table-black-market = Kafelki czarnego rynku i kto je jeszcze ma
maracaibo-table-sector = Sektor { $n }
maracaibo-table-sector-locked = Sektor { $n } (od { $count ->
    [one] { $count } wzmocnienia
    [few] { $count } wzmocnień
    [many] { $count } wzmocnień
   *[other] { $count } wzmocnienia
})
maracaibo-table-stored = przechowywanie
maracaibo-table-dug = zakopane
maracaibo-table-no-bonus = bez premii
maracaibo-table-worth = { $count } PZ na koniec
maracaibo-table-value = wartość: { $treasure }
maracaibo-table-tile = kafelek ({ $player }): { $face }
maracaibo-table-built-by = rezydencja gracza: { $player }
maracaibo-table-ship-of = okręt gracza: { $player }
maracaibo-table-burials = zakopiesz tu dowolne skarby: { $effects }
maracaibo-table-retirement = budowa rezydencji za pół ceny
maracaibo-table-rivers = przez { $count ->
    [one] { $count } rzekę
    [few] { $count } rzeki
    [many] { $count } rzek
   *[other] { $count } rzeki
}
maracaibo-table-rubies = { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
    [many] { $count } rubinów
   *[other] { $count } rubinu
}
maracaibo-table-points-left = { $points ->
    [one] Został { $points } punkt
    [few] Zostały { $points } punkty
    [many] Zostało { $points } punktów
   *[other] Zostało { $points } punktu
} ({ $treasure }).
maracaibo-table-red-raid = Podczas rabunku otrzymuje { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
} i { $vp } PZ.
maracaibo-table-red-explore = Podczas eksploracji przesuwa się { $count ->
    [0] o tyle pól, ile wskazuje akcja,
    [one] o { $count } dodatkowe pole
    [few] o { $count } dodatkowe pola
    [many] o { $count } dodatkowych pól
   *[other] o { $count } dodatkowego pola
} i otrzymuje { $vp } PZ.
maracaibo-table-pending = Potem jeszcze: { $what }
maracaibo-table-pending-raid = rabunek, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $treasure })
maracaibo-table-steps = Najwyżej o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
maracaibo-table-reduced = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
} zamiast { $cost }
maracaibo-table-now = teraz { $count } PZ
maracaibo-table-price = koszt: { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}
maracaibo-table-lacking = brakuje { $count }
maracaibo-table-lacking-five = brakuje { $count }, więc przynosi { $five }
maracaibo-table-explore-now = z premią { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
maracaibo-table-pays = płacisz { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}: { $players }
maracaibo-table-supply = zasoby ogólne
maracaibo-table-unmet = inaczej { $vp } PZ
maracaibo-table-residences = Rezydencje: ile każda dałaby teraz PZ ({ $sign }: zbudowana)
maracaibo-table-islands = Ile skarb jest wart na koniec; zakopany o { $count } PZ więcej
maracaibo-table-island-now = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}: { $vp } PZ za skarb
maracaibo-table-island-next = { $vp } PZ od { $count ->
    [one] { $count } kostki
    [few] { $count } kostek
    [many] { $count } kostek
   *[other] { $count } kostki
}
maracaibo-table-island-yours = twoje: { $count }, teraz { $vp } PZ
maracaibo-table-island-tiles = kafelki wartości: { $places }
maracaibo-table-track-next = Najbliższe pola przed tobą
maracaibo-table-track-all = Reszta toru
maracaibo-table-why = Skąd te liczby: { $player }
maracaibo-table-data = Pudełko: ile podaje instrukcja, a ile to nasza rekonstrukcja
maracaibo-why-doubloon-income = Dochód w dublonach
maracaibo-why-vp-income = Dochód w PZ
maracaibo-why-discount = Zniżka na ulepszenia i rezydencje
maracaibo-why-raid = Premia do każdego rabunku
maracaibo-why-die-gold = Premia do żółtej kości
maracaibo-why-die-emerald = Premia do zielonej kości
maracaibo-why-die-pearl = Premia do białej kości
maracaibo-why-explore = Premia do każdej eksploracji
maracaibo-why-score = Wynik, gdyby gra skończyła się teraz
maracaibo-price-cost = koszt z karty
maracaibo-price-surcharge = dopłata
maracaibo-price-at-least-nothing = nie mniej niż 0
maracaibo-price-half = pół ceny
maracaibo-table-red-raid-cube = Podczas rabunku otrzymuje { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
} i { $vp } PZ, a jeśli ma ich potem więcej niż ty, kładzie kostkę na ich wyspie.
maracaibo-table-red-board = Planszetka okrętu (▶ następne pole):
maracaibo-table-red-deck = Pozostało w jego talii (z karty wykonuje pierwszą możliwą akcję)
maracaibo-table-red-shuffles = nic: przed następną turą tasuje wszystkie sześć
maracaibo-table-red-extra = najpierw { $action }, potem { $actions }
maracaibo-red-advance = postęp
maracaibo-red-quest = zadanie
maracaibo-red-figurehead = galion
maracaibo-red-residence = rezydencja

# A letter for each treasure and for Redbeard, where there is room for no more.
maracaibo-mark-gold = Z
maracaibo-mark-emerald = S
maracaibo-mark-pearl = P
maracaibo-mark-redbeard = C

# Headings of narrow columns.
maracaibo-column-player = Gracz
maracaibo-column-doubloons = Dbl.
maracaibo-column-vp = PZ
maracaibo-column-total = Razem
maracaibo-column-income = Dochód
maracaibo-column-treasures = Skarby
maracaibo-column-buried = Zakop.
maracaibo-column-cards = Karty
maracaibo-column-upgrades = Wzm.
maracaibo-column-quests = Zad.
maracaibo-column-explorer = Tor
maracaibo-column-figurehead = Galion
maracaibo-column-discount = Zniżka
maracaibo-column-raid = Rabunek
maracaibo-column-dice = Kości
maracaibo-column-explore = Ekspl.
maracaibo-column-tiles = Kafelki

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = mapa
maracaibo-word-boards = gracze
maracaibo-word-cards = karty
maracaibo-word-ship = okręt
maracaibo-word-hideout = kryjówka
maracaibo-word-quests = zadania
maracaibo-word-residences = rezydencje
maracaibo-word-islands = wyspy
maracaibo-word-track = tor
maracaibo-word-markets = rynki
maracaibo-word-turn = tura
maracaibo-word-why = skąd
maracaibo-word-data = dane
maracaibo-word-redbeard = czerwonobrody
maracaibo-help-space = co leży na tym polu
maracaibo-help-map = Karaiby i gracze jeszcze raz
maracaibo-help-boards = wszyscy gracze ze wszystkimi liczbami
maracaibo-help-cards = szczegóły twoich kart
maracaibo-help-ship = wzmocnienia na planszetce okrętu, blokady i kto co ma
maracaibo-help-hideout = twoje obszary przechowywania i pola na zakopane skarby
maracaibo-help-quests = twoje zadania z postępem i te odkryte
maracaibo-help-residences = rezydencje i ile każda dałaby teraz
maracaibo-help-islands = ile są warte skarby i gdzie to się zmienia
maracaibo-help-track = tor eksploracji: kto gdzie stoi i co dalej
maracaibo-help-markets = galiony, kafelki czarnego rynku, rubiny, talie
maracaibo-help-turn = ta tura krok po kroku: co zrobione, co teraz, co jeszcze
maracaibo-help-why = skąd się biorą twoje liczby i twój obecny wynik
maracaibo-help-data = co podaje instrukcja, a co jest naszą rekonstrukcją: większość kosztów i efektów oraz wszystkie układy
maracaibo-help-redbeard = planszetka i karty Czerwonobrodego (solo)
maracaibo-help-player = karty gracza 2; tak samo „{ $hideout } 2” i „{ $why } 2”

## Choices

maracaibo-choice-done = pomiń
maracaibo-choice-stop = zatrzymaj się tutaj
maracaibo-choice-roll = rzuć kośćmi
maracaibo-choice-reroll = przerzuć kości ({ $count ->
    [one] został { $count } przerzut
    [few] zostały { $count } przerzuty
    [many] zostało { $count } przerzutów
   *[other] zostało { $count } przerzutu
})
maracaibo-choice-replace = najpierw wymień odkryte zadania
maracaibo-choice-ruby = weź rubin
maracaibo-choice-take = weź 5 dublonów
maracaibo-choice-pay = zapłać: { $player }
maracaibo-choice-acquire = pozyskaj za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}: { $card }
maracaibo-choice-build = zbuduj za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublonu
}: { $card }
maracaibo-choice-upgrade = wzmocnienie { $upgrade }
maracaibo-choice-place = { $face }, połóż tutaj: { $place }
maracaibo-choice-sell = sprzedaj rubin: { $effects }
maracaibo-choice-exchange = wymień { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
    [many] { $count } rubinów
   *[other] { $count } rubinu
} na { $vp } PZ
maracaibo-choice-keep = zachowaj: { $quests }
maracaibo-choice-quest = weź: { $quest }
maracaibo-choice-quest-deck = wierzchnia karta talii, w ciemno (kart: { $count })
maracaibo-choice-discard = odrzuć: { $quest }
maracaibo-choice-die = { $treasure }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (na kości { $n })
maracaibo-choice-spend = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $effects }
maracaibo-choice-store = do obszaru przechowywania, bez premii
maracaibo-choice-store-bonus = na polu z premią: { $effects }
maracaibo-choice-cube = { $island } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}, teraz { $vp } PZ za skarb)
maracaibo-choice-bury = zakop ({ $treasure }): { $effects }
maracaibo-choice-bury-tile = zakop na galionie ({ $treasure }): { $effects }
maracaibo-choice-die-bonus = { $treasure }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (na kości { $n }, premia { $bonus })
maracaibo-choice-tiles = inny kafelek
maracaibo-choice-done-Acquire = nic nie pozyskuj
maracaibo-choice-done-AnyOrder = pomiń resztę
maracaibo-choice-done-Build = nic nie buduj
maracaibo-choice-done-Bury = nic nie zakopuj
maracaibo-choice-done-ChooseFigurehead = nie bierz galionu
maracaibo-choice-done-ChooseQuest = nie bierz zadania
maracaibo-choice-done-Explore = nie eksploruj
maracaibo-choice-done-Place = nie kładź kafelka
maracaibo-choice-done-Raid = bez rabunku
maracaibo-choice-done-Residence = nie buduj
maracaibo-choice-done-Spend = zakończ rabunek (reszta punktów przepada)
maracaibo-choice-done-TakeTreasure = nie bierz skarbu
maracaibo-choice-done-Upgrade = bez wzmocnienia

## The turn line by line: what it is about, and why it cannot be done

maracaibo-table-turn-lines = Ta tura
maracaibo-table-no-turn = Na razie nie ma tu nic do zrobienia: najpierw płyń.
maracaibo-asks-one = Wybierz jedną z możliwości albo żadną.
maracaibo-asks-single = Użyj efektu albo go pomiń.
maracaibo-asks-set-out = Płyń: wybierz pierwszy krok.
maracaibo-asks-sail-on = Płyń dalej: ruch musi się skończyć w kolumnie bliżej Maracaibo.
maracaibo-asks-cubes = Połóż { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} na wyspie { $island ->
    [gold] złota
    [emerald] szmaragdów
   *[pearl] pereł
} albo to pomiń.
maracaibo-one-of = Jedno z poniższych
maracaibo-task-value-cube = Kostka na wyspę: { $treasure }
maracaibo-task-own-tile = Twój kafelek czarnego rynku
maracaibo-task-actions = Co daje to miejsce
maracaibo-task-Improvement = Karta, która tu leży
maracaibo-task-Residence = Rezydencja, która tu leży
maracaibo-task-TakeRuby = Rubin
maracaibo-task-SellRuby = Sprzedaż rubinu
maracaibo-task-ExchangeRubies = Wymiana rubinów
maracaibo-task-Build = Rezydencja za pół ceny
maracaibo-task-Refill = Potem na puste pole trafia nowa karta
maracaibo-task-left = pominięte
maracaibo-cannot-value-cube = Nie ma tu kafelka wartości
maracaibo-cannot-own-tile = Nie ma tu twojego kafelka
maracaibo-cannot-SellRuby = nie masz rubinu
maracaibo-cannot-ExchangeRubies = nie masz rubinu
maracaibo-cannot-upgrade = brak otwartego pola na planszetce okrętu
maracaibo-cannot-bury = nie ma czego albo gdzie zakopać
maracaibo-cannot-quest = nie ma już zadań
maracaibo-cannot-discard = nie masz zadań
maracaibo-cannot-explore = poszukiwacz jest na końcu toru
maracaibo-cannot-acquire = na żadną taką kartę cię nie stać
maracaibo-cannot-build = na żadną rezydencję cię nie stać
maracaibo-cannot-figurehead = masz już galion albo za mało dublonów
maracaibo-cannot-place = brak kafelka, wolnego miejsca lub dublonów
maracaibo-cannot-use = żaden z twoich kafelków nic by nie dał
maracaibo-cannot-nothing = nic by to nie dało
