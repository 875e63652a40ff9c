## The first game of Rummikub, told by the turtle.

# The steps in their order; tiles are those of games/rummikub/data/rummikub/lesson.jsonl.
rummikub-lesson-welcome = Ahoj! Jestem tutejszym żółwiem, a to jest Rummikub. Wykładaj kostki w układach: kto pierwszy pozbędzie się wszystkich, wygrywa. Twoje kostki stoją na tabliczce poniżej i widzisz je tylko ty.
rummikub-lesson-sets = Układ to co najmniej trzy kostki. Seria to jeden kolor i kolejne liczby, na przykład { $run }; grupa to ta sama liczba w trzech lub czterech kolorach, na przykład { $group }.
rummikub-lesson-too-little = Pierwsze układy muszą być warte razem co najmniej { $least } i składać się tylko z twoich kostek; po prostu dodaj ich liczby. Spróbuj z samą serią { $run } i zobacz, co się stanie.
rummikub-lesson-meld = Dwanaście to za mało. Ale joker zastępuje dowolną kostkę: wyłóż { $group } i { $joker } jako cztery dwunastki. To { $value }, aż nadto!
rummikub-lesson-more = Jesteś w grze i możesz wykładać każdy układ, nawet ten najmniej wart. Wyłóż { $run }.
rummikub-lesson-draw = Teraz z twoich kostek nie da się nic ułożyć. Kto nic nie wykłada, dobiera kostkę z banku i może jej użyć najwcześniej w następnym ruchu. Dobierz kostkę.
rummikub-lesson-luck = { $tile }, co za szczęście! Wyłóż trzynastki: { $group }.
rummikub-lesson-wait = Na tabliczce zrobiło się luźno, ale teraz nic nie pasuje. Dobierz kostkę.
rummikub-lesson-add = Bot wszedł do gry z własnymi układami, a do twoich dołożył: zobacz, jak wydłużyła się seria { $run }. Po swoim wejściu do gry każdy może dokładać do każdego układu na stole. Dołóż { $tile } do { $set }.
rummikub-lesson-patience = Teraz niczego nie da się po prostu dołożyć. Dobierz kostkę.
rummikub-lesson-joker = Joker w układzie { $set } zastępuje niebieską dwunastkę, a ty masz już { $tile }. Połóż ją w miejsce jokera! Joker jest teraz wolny i trzeba go użyć jeszcze w tym ruchu: wyłóż go z { $own } jako trzy dziewiątki.
rummikub-lesson-three = Zostały trzy kostki. Dobierz jeszcze jedną, a potem przebudujemy stół.
rummikub-lesson-split = Drugi { $joker }! Teraz spójrz na { $run }: serii pięciu kostek można coś zabrać z końca albo podzielić ją na dwie, byle w każdej części zostały trzy. Zabierz z niej { $tile } i wyłóż z { $own }: trzy trójki.
rummikub-lesson-out = Zostały dwie kostki, a na stole pełno zbędnych. Grupa czterech może oddać jedną: wyjmij { $spare } z ich grup i wyłóż z { $tile }. Potem { $other }: wyłóż z { $end } z końca serii i z jokerem z { $joker }, który może opuścić układ, bo trafi obok kostki wyłożonej w tym ruchu. Na koniec ruchu wszystko musi znów leżeć w układach.
rummikub-lesson-end = Twoja tabliczka jest pusta: wygrywasz! Wartość kostek, które zostały botowi, to jego minus, a twój plus: { $points } pkt. Joker liczyłby się za 30. Umiesz już grać w Rummikub. W prawdziwej grze pilnuj zegara: komu skończy się czas, ten bierze trzy kostki. Pomyślnych wiatrów!
