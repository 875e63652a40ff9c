## The first game of Rummi, told by the turtle.

# The steps in their order; cards are those of games/rummikub/data/rummi/lesson.jsonl.
rummi-lesson-welcome = Ahoj! Jestem żółwiem tego domu, a to jest Rummi. Wykładaj karty w układach: kto pierwszy pozbędzie się wszystkich, wygrywa rundę. Twoje karty stoją na podstawce poniżej i widzisz je tylko ty.
rummi-lesson-sets = Układ to co najmniej trzy karty. Seria to jeden kolor i kolejne liczby, na przykład { $run }; grupa to ta sama liczba w różnych kolorach. Joker zastępuje dowolną kartę: w układzie { $joker } jest czerwoną trójką.
rummi-lesson-exchange = Pierwsze układy muszą być warte razem co najmniej { $least } i składać się tylko z twoich kart, a na podstawce nie masz ani jednego układu. Dopóki nic nie wyłożysz, możesz dobrać kartę albo wymienić całą rękę. Wymień ją!
rummi-lesson-too-early = O wiele lepiej! { $card } pasowałoby nawet do układu { $set } na stole. Spróbuj je tam dołożyć.
rummi-lesson-meld = Widzisz: przed pierwszym wyłożeniem układy na stole muszą zostać takie, jakie są. Wyłóż więc teraz własne: { $run }, gdzie joker jest czerwoną ósemką, oraz { $other }. Razem są warte { $value }.
rummi-lesson-joker = Odtąd możesz korzystać ze wszystkiego na stole. Joker w układzie { $set } to czerwona trójka, a ty masz { $card }: połóż ją w jego miejsce, a joker jest do wzięcia, ale trzeba go użyć jeszcze w tej turze. Wyłóż go razem z { $own }: trzy dwójki.
rummi-lesson-add = O wymianie jokera dowiadują się wszyscy. Joker, którego nikt nie wymienił, jak w układzie { $joker }, dalej zastępuje tę samą kartę. Bot dołożył tam { $new }, bez własnego układu: wystarczy jedna karta. Ty też tak możesz: dołóż { $card } do { $set }.
rummi-lesson-draw = { $cards }: nic z tego teraz nigdzie nie pasuje. Kto nic nie wykłada, dobiera kartę i może jej użyć najwcześniej w następnej turze.
rummi-lesson-group = Bot wyłożył trzy dwunastki. Dołóż { $card }: grupa może mieć cztery karty, po jednej w każdym kolorze. Zaraz zobaczysz, po co.
rummi-lesson-fourth = Z czterech kart grupy jedną można zabrać! Wyjmij { $card } z układu { $group } i połóż między { $own }. To, co zostało, nadal jest grupą, a ty masz serię. Tak wolno rozebrać każdy układ, byle na koniec twojej tury wszystkie karty znów leżały w układach.
rummi-lesson-out = Została jedna karta. { $card } pasuje do { $set }: wyłóż ją i po wszystkim!
rummi-lesson-end = Wygrywasz rundę! Karty, które zostały botowi, liczą się na jego minus, a twój plus: punktów jest { $points }. Joker na podstawce kosztowałby jeszcze 25. Umiesz już grać w Rummi: mecz ma kilka rund i wygrywa najwyższa suma. Pomyślnych wiatrów!
