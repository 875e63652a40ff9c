## The first game of Rummi, told by the turtle.

# The steps in their order; cards are those of games/rummikub/data/rummi/lesson.jsonl.
rummi-lesson-welcome = Ahoj! Jestem tutejszym żółwiem, a to jest Rummi. Wykładaj karty w układach: kto pierwszy pozbędzie się wszystkich, wygrywa rundę. Twoje karty stoją na podstawce poniżej i widzisz je tylko ty.
rummi-lesson-sets = Układ to co najmniej trzy karty. Seria to jeden kolor i kolejne liczby, na przykład { $run }; grupa to ta sama liczba w różnych kolorach. Joker zastępuje dowolną kartę: w układzie { $joker } jest czerwoną trójką.
rummi-lesson-exchange = Pierwsze układy muszą być warte razem co najmniej { $least } i składać się tylko z twoich kart, a na podstawce nie masz ani jednego układu. Dopóki nic nie wyłożysz, możesz dobrać kartę albo wymienić wszystkie. Wymień je!
rummi-lesson-too-early = O wiele lepiej! { $card } pasuje nawet do układu { $set } na stole. Spróbuj: dołóż tę kartę tam.
rummi-lesson-meld = Widzisz: przed wejściem do gry układy na stole muszą zostać takie, jakie są. Wyłóż więc teraz własne: { $run }, gdzie joker jest czerwoną ósemką, oraz { $other }. Razem są warte { $value }.
rummi-lesson-joker = Odtąd możesz korzystać ze wszystkiego na stole. Joker w układzie { $set } to czerwona trójka, a ty masz { $card }: połóż ją w jego miejsce, a joker będzie twój, ale trzeba go użyć jeszcze w tym ruchu. Wyłóż go razem z { $own }: trzy dwójki.
rummi-lesson-add = O wymianie jokera dowiadują się wszyscy. Joker, którego nikt nie wymienił, jak w układzie { $joker }, dalej zastępuje tę samą kartę. Bot dołożył tam { $new }, bez własnego układu: wystarczy jedna karta. Ty też tak możesz: dołóż { $card } do { $set }.
rummi-lesson-draw = { $cards }: nic z tego teraz nigdzie nie pasuje. Kto nic nie wykłada, dobiera kartę i może jej użyć najwcześniej w następnym ruchu.
rummi-lesson-group = Bot wyłożył trzy dwunastki. Dołóż { $card }: grupa może mieć cztery karty, po jednej w każdym kolorze. Zaraz zobaczysz, po co.
rummi-lesson-fourth = Z czterech kart grupy jedną można zabrać! Wyjmij { $card } z układu { $group } i połóż między { $own }. To, co zostało, nadal jest grupą, a ty masz serię. Tak wolno rozdzielić każdy układ, byle na koniec twojego ruchu wszystkie karty znów leżały w układach.
rummi-lesson-out = Została jedna karta. { $card } pasuje do { $set }: wyłóż ją i po wszystkim!
rummi-lesson-end = Wygrywasz rundę! Wartość kart, które zostały botowi, to jego minus, a twój plus: { $points } pkt. Joker na podstawce kosztowałby jeszcze 25. Umiesz już grać w Rummi: mecz ma kilka rund i wygrywa najwyższa suma. Pomyślnych wiatrów!
