## In the terminal: the first screen, words to be typed, and what choices say.

rummi-intro-aim = Wyłóż wszystkie karty przed innymi. Kto zostaje z kartami, traci tyle punktów, ile są warte.
rummi-intro-turn = Na wejście do gry potrzebujesz układów z własnej podstawki wartych co najmniej { $least } pkt. Potem możesz dokładać do każdego układu na stole i przebudowywać stół, byle na koniec ruchu leżały tam same serie i grupy. Jeśli nic nie wykładasz, dobierasz kartę.
rummi-intro-sets = Seria to co najmniej 3 kolejne liczby w jednym kolorze: R4 R5 R6. Grupa to ta sama liczba w 3 albo 4 kolorach: B3 K3 O3. Joker zastępuje dowolną kartę.
rummi-letter-r = czerwony
rummi-letter-b = niebieski
rummi-letter-k = czarny
rummi-letter-o = pomarańczowy
rummi-letter-j = joker
rummi-intro-typing = Wpisz numer albo przygotuj ruch wiersz po wierszu: R4 R5 R6 wykłada układ, B8 > 3 dokłada do układu 3, 3: R6 R7 wyjmuje karty z układu 3. „gotowe” kończy ruch, „cofnij” cofa wiersz.
rummi-table-joker-rule = Jokery: { $rule }
rummi-table-joker-free = dowolne
rummi-table-joker-release = uwalniane
rummi-table-joker-strict = zablokowane
rummi-table-joker-bound = związane
rummi-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rummi-choice-out = koniec rundy
rummi-say-rearranged = Na stole: { $gone } → { $come }
rummi-hint-done = Potem wpisz „{ $word }”.
rummi-hint-reset = Z twojego szkicu nie da się tam dojść: najpierw wpisz „{ $word }”.
rummi-words-lay = wyłóż, wykładam
rummi-words-run = seria
rummi-words-group = grupa
