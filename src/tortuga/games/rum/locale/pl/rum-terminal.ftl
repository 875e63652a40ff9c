## RUM in the terminal: the first screen, words to be typed, and what choices say.

rum-intro-aim = Zbieraj butelki rumu i zdobywaj karty kolekcji. Liczba na karcie kolekcji to twoje punkty; wygrywa ten, kto pierwszy uzbiera ich dość.
rum-intro-turn = W swojej turze dobierz jedną kartę (z plaży albo z wraku) albo zagraj zestaw: karty z ręki, na których jest WIĘCEJ butelek w danym kolorze, niż wynosi wartość jego karty kolekcji. Odkryte butelki na plaży też się liczą. Trzy pojedyncze butelki w jednym kolorze to rumowe trio: zdobywasz kartę kolekcji o każdej wartości, a jej wartość rośnie o 2.
rum-intro-cards = Karta ma na jednej stronie 1 butelkę, a na drugiej 2 butelki w innym kolorze: Roo to 1 czerwona albo 2 pomarańczowe. Strona zapisana jako pierwsza jest u góry: Roo gra czerwoną butelkę, OOr dwie pomarańczowe.
rum-legend = Litery: R czerwony, O pomarańczowy, Y żółty, G zielony, B niebieski, P fioletowy, K czarny.
rum-intro-typing = Wpisz numer albo ruch: dobierz z wraku · dobierz z plaży 2 · wyłóż Roo GGy · zwróć Roo.
rum-choice-wins = zwycięstwo
rum-choice-trio = trio
rum-bottles = ({ $laid } + { $beach } z plaży)

# The words that people type, separated by commas; English ones always work too.
rum-words-draw = dobierz, weź, bierz, ciągnij
rum-words-wreck = wrak, wraku
rum-words-beach = plaża, plaży, plażę, miejsce, miejsca
rum-words-lay = wyłóż, zagraj, graj
rum-words-return = zwróć, oddaj
rum-words-pass = pas, pasuję, spasuj
rum-words-left-out = z, ze, od, kartę, zestaw
