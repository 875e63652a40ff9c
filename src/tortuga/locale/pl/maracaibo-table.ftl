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
maracaibo-table-no-cards = jeszcze bez kart
maracaibo-table-figureheads = Galiony
maracaibo-table-black-market = Kafelki czarnego rynku i kto je jeszcze ma
maracaibo-table-sector = Sektor { $n }
maracaibo-table-sector-locked = Sektor { $n }, od { $count ->
    [one] { $count } wzmocnienia
    [few] { $count } wzmocnień
    [many] { $count } wzmocnień
   *[other] { $count } wzmocnienia
}
maracaibo-table-stored = magazyn
maracaibo-table-dug = zakopane
maracaibo-table-no-bonus = bez premii
maracaibo-table-worth = warta { $count } PZ na koniec
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
maracaibo-table-red-raid = W rabunku bierze { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
} i { $vp } PZ.
maracaibo-table-red-explore = W eksploracji idzie o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} i bierze { $vp } PZ.
maracaibo-table-red-cards = Karty w jego talii: { $cards }
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
maracaibo-column-doubloons = Dbl
maracaibo-column-vp = PZ
maracaibo-column-total = Razem
maracaibo-column-income = Dochód
maracaibo-column-treasures = Skarby
maracaibo-column-buried = Zakop.
maracaibo-column-cards = Karty
maracaibo-column-upgrades = Wzm
maracaibo-column-quests = Zad
maracaibo-column-explorer = Tor
maracaibo-column-figurehead = Galion

## What can be looked at: what is typed, and what it shows

maracaibo-word-map = mapa
maracaibo-word-cards = karty
maracaibo-word-ship = okręt
maracaibo-word-hideout = kryjówka
maracaibo-word-quests = zadania
maracaibo-word-track = tor
maracaibo-word-markets = rynki
maracaibo-word-redbeard = czerwonobrody
maracaibo-help-space = co leży na tym polu, słowami
maracaibo-help-map = znów Karaiby i gracze
maracaibo-help-cards = twoje karty słowami i karty innych
maracaibo-help-ship = wzmocnienia na planszetce okrętu i kto je ma
maracaibo-help-hideout = twoje magazyny i miejsca zakopania
maracaibo-help-quests = twoje zadania i te odkryte
maracaibo-help-track = tor eksploracji słowami
maracaibo-help-markets = galiony, kafelki czarnego rynku, rubiny
maracaibo-help-redbeard = planszetka i karty Czerwonobrodego (solo)

## Choices

maracaibo-choice-done = nic (więcej) z tego
maracaibo-choice-stop = zatrzymaj się tutaj
maracaibo-choice-roll = rzuć kośćmi
maracaibo-choice-reroll = rzuć ponownie ({ $count ->
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
   *[other] { $count } dublona
}: { $card }
maracaibo-choice-build = zbuduj za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
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
maracaibo-choice-store = do magazynu, bez premii
maracaibo-choice-store-bonus = na polu premii: { $effects }
maracaibo-choice-cube = { $island } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}, teraz { $vp } PZ za skarb)
maracaibo-choice-bury = zakop ({ $treasure }): { $effects }
maracaibo-choice-bury-tile = zakop na galionie ({ $treasure }): { $effects }
