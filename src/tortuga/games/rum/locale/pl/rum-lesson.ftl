## The first game of RUM, told by the turtle.

# The steps in their order; cards and captains are those of games/rum/data/lesson.jsonl.
rum-lesson-welcome = Ahoj! Jestem tutejszym żółwiem, a to jest RUM. Siedem kart kolekcji czeka na butelki w swoim kolorze. Zbierz ich dość, a karta będzie twoja; liczba na karcie to twoje punkty. W dwie osoby gra się do 21 punktów.
rum-lesson-card = Oto twoja ręka: na razie jedna karta. Na jednej stronie jest jedna butelka, na drugiej dwie w innym kolorze. Gdy wykładasz { $card }, wybierasz, co jest u góry: jedna czarna butelka czy dwie czerwone.
rum-lesson-beach = W swojej turze robisz jedną rzecz: dobierasz kartę albo zagrywasz zestaw. Na plaży leżą trzy odkryte karty. Dobierz { $card }: na jej drugiej stronie są dwie fioletowe butelki.
rum-lesson-wreck = Na puste miejsce trafiła zakryta karta, której nikt nie zna. A bot wyłożył dwie żółte butelki i zdobył { $captain-acc } o wartości 2. Teraz dobierz w ciemno: weź kartę z wraku.
rum-lesson-set = Twój pierwszy zestaw! Dotykaj { $card }, aż dwie fioletowe butelki będą u góry, i zagraj. Kartę kolekcji zdobywa się, mając WIĘCEJ butelek niż jej liczba: { $captain } ma wartość 1, więc dwie wystarczą.
rum-lesson-refused = Jest twoja i ma wartość 2, a wyłożona karta wróciła do wraku. Ale nie każdy zestaw wolno zagrać. Sprawdź: wybierz { $card } z dwiema czerwonymi butelkami u góry. Bot ma { $captain-acc } o wartości 2.
rum-lesson-tide = Dwie to nie więcej niż dwie, więc ten zestaw musi poczekać. Zamiast tego dobierz { $card }, ostatnią odkrytą kartę na plaży, i zobacz, co zrobi morze.
rum-lesson-bottles = To była fala: gdy wszystkie trzy karty na plaży są zakryte, odkrywa je. Odkryte butelki na plaży liczą się do twojego zestawu! Wyłóż { $card } jedną czarną butelką do góry: z tą na plaży masz dwie, a { $captain } ma wartość 1.
rum-lesson-robbed = Auć! Bot wyłożył dwie czarne butelki, plaża dodała trzecią i { $captain } zmienia właściciela: 3 bije twoje 2. Taki jest RUM: żadna karta kolekcji nie jest pewna i żadna nie przepada na zawsze. Dobierz kartę z wraku.
rum-lesson-more = Im więcej kart na ręce, tym większe zestawy. Dobierz z wraku jeszcze jedną.
rum-lesson-parrot = Papuga! Musisz teraz zwrócić tyle kart, ile pokazuje zegar: 2. Nikt nie zobaczy, które. Zatrzymaj { $card }, a dwie pozostałe zwróć.
rum-lesson-clock = Papuga wróciła do wraku i przesunęła zegar rozbitka na 2. Przy 8 przypływa statek piratów i wygrywa ten, kto ma najwięcej punktów. Bot zdobył { $captain-acc } o wartości 2. Przygotuj się: dobierz { $card } z plaży.
rum-lesson-single = Znowu fala. Teraz dobierz { $card }: jedna fioletowa butelka. Wkrótce okaże się cenniejsza, niż wygląda.
rum-lesson-take = Teraz! { $card } ma dwie zielone butelki, a na plaży leży jeszcze jedna: razem trzy, a { $captain } ma wartość 2. Wyłóż ją zieloną stroną do góry i odbierz kartę kolekcji botowi.
rum-lesson-trio = Bot się odgryza: odbiera ci { $captain-acc } i podnosi jej wartość do 4. Ale spójrz: dwie pojedyncze fioletowe butelki na plaży i jedna na twojej ręce. Trzy pojedyncze butelki w jednym kolorze to rumowe trio! Zdobywa kartę kolekcji o KAŻDEJ wartości i dodaje jej 2. Wyłóż { $card } fioletową butelką do góry.
rum-lesson-end = Z 4 na 6 i znowu twoja: po 9 punktów! Umiesz już grać w RUM. Ostatni sekret: gdy wrak opustoszeje, ten, kto ma na ręce najwięcej kart, zwraca je wszystkie, więc nie gromadź ich za długo. Pomyślnych wiatrów!
