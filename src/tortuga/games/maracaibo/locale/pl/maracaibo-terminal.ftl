## Pirates of Maracaibo in the terminal: the first screen, and words to be typed.

maracaibo-intro-aim = Trzy razy przepływasz Karaiby i zbierasz punkty zwycięstwa (PZ): za karty, rezydencje, skarby, rzeki i zadania. Po trzeciej rundzie wygrywa ten, kto ma najwięcej PZ.
maracaibo-intro-turn = W swojej turze płyniesz o 1–3 pola w stronę Maracaibo, a potem używasz karty, na której stoi okręt. Ulepszenie (karta z ceną) możesz pozyskać albo zostawić i wziąć 5 dublonów. Miejsca zostają dla wszystkich: tam wzmacniasz okręt, rabujesz, eksplorujesz albo zakopujesz skarby. Runda kończy się, gdy ktoś dopłynie do Maracaibo.
maracaibo-intro-signs = Na mapie: ■ ekwipunek, ● załoga i ▲ okręty z ceną, ⌂ rezydencje, ◆ miejsca, ▪ wyspy skarbów; ►1 to okręt gracza 1, ~ puste pole. { $gold }, { $emerald } i { $pearl } to złoto, szmaragdy i perły. Pole podaje się kolumną i rzędem: c4r2.
maracaibo-intro-typing = Wpisz numer, nazwę pola, żeby przeczytać, co tam leży, albo stronę, na przykład „gracze”, „zadania” albo „wyspy”; ? pokazuje wszystkie.

# The words that people type, separated by commas; English ones always work too.
maracaibo-words-sail = płyń, płynę, popłyń
maracaibo-words-step = krok
maracaibo-words-stop = stój, stop
maracaibo-words-take = weź, biorę
maracaibo-words-acquire = pozyskaj, kup
maracaibo-words-build = zbuduj, buduj
maracaibo-words-upgrade = wzmocnij, wzmocnienie
maracaibo-words-use = użyj
maracaibo-words-roll = rzuć, rzut
maracaibo-words-reroll = przerzuć
maracaibo-words-die = kość
maracaibo-words-spend = wydaj
maracaibo-words-store = przechowaj
maracaibo-words-bury = zakop
maracaibo-words-cube = kostka
maracaibo-words-explore = eksploruj
maracaibo-words-quest = zadanie
maracaibo-words-keep = zachowaj
maracaibo-words-discard = odrzuć
maracaibo-words-figurehead = galion
maracaibo-words-place = połóż
maracaibo-words-activate = aktywuj
maracaibo-words-done = pomiń, zrezygnuj, gotowe, koniec
maracaibo-words-gold = złoto
maracaibo-words-emerald = szmaragd, szmaragdy
maracaibo-words-pearl = perła, perły, perłę
maracaibo-words-treasure = skarb
maracaibo-words-doubloons = dublony
maracaibo-words-deck = talia, z talii
maracaibo-words-bonus = premia, premię
maracaibo-words-replace = wymień
maracaibo-words-ruby = rubin
maracaibo-words-sell = sprzedaj
maracaibo-words-pay = zapłać
