## The first game of Pirates of Maracaibo, told by the turtle.

# The steps in their order; cards, dice and numbers are those of games/maracaibo/data/lesson/lesson.jsonl.
maracaibo-lesson-welcome = Ahoj! Jestem tutejszym żółwiem, a to są Piraci z Maracaibo. Trzy razy przepłyniesz Karaiby, od startu aż do Maracaibo. Kto po trzecim rejsie ma najwięcej punktów zwycięstwa (PZ), wygrywa. Chodź, pierwszy rejs odbędziemy razem.
maracaibo-lesson-quests = Najpierw zadanie, czyli tajny cel na koniec gry. Łatwiejszy warunek daje 3 PZ, trudniejszy 7; liczy się tylko lepszy. Z dwóch zadań zostaje ci jedno. Wybierz „Zakopane złoto”, bo złoto zaraz znajdziesz. Dotknij go, a potem potwierdź.
maracaibo-lesson-map = Oto Karaiby. W każdej turze twój okręt robi od 1 do 3 kroków, z karty na kartę, i musi stanąć w kolumnie bliższej Maracaibo. Potem korzystasz z karty, na której stoisz. Za ostatnią kolumną leżą Zatoka i Maracaibo.
maracaibo-lesson-sail = Większość kart z ceną to ulepszenia: ekwipunek, załoga i okręty. Podświetlone karty są w twoim zasięgu. Dotknij Kanoniera, trzy kroki stąd: zobaczysz, co daje. Dotknij go jeszcze raz, by tam popłynąć.
maracaibo-lesson-acquire = Pozyskać kartę czy zostawić ją i wziąć 5 dublonów? Kolor znaczka mówi, kiedy działa: beżowy raz, od razu; czerwony stale; zielony przy dochodzie; szary na koniec gry. Kanonier dodaje 2 do kości złota i 2 do dochodu. Pozyskaj go za 4.
maracaibo-lesson-location = Na puste pole zawsze trafia nowa karta. Tamtą pozyskał bot, a że stał tam twój okręt, zapłacił ci 1 dublon. Karty bez ceny to miejsca: zostają dla wszystkich i tam wykonujesz akcje. Popłyń na Trynidad.
maracaibo-lesson-upgrade = Kafelek na Trynidadzie dołożył kostkę na wyspę złota: im więcej tam kostek, tym więcej każde złoto jest warte na koniec. Potem każde miejsce daje wzmocnienie okrętu. Wybierz pole 1: o krok dalej podczas każdej eksploracji. Czerwone, czyli do końca gry.
maracaibo-lesson-raid = A teraz akcja Trynidadu: rabunek! Jest kość złota, kość szmaragdów i kość pereł. Użyjesz tylko jednej z nich, a raz możesz przerzucić wszystkie trzy. Rzucaj!
maracaibo-lesson-die = Co za rzut! Na kości złota wypadło 6, a Kanonier dodaje 2. To razem 8 punktów, a łupem jest złoto. Wybierz kość złota.
maracaibo-lesson-treasure = Za punkty kupujesz akcje rabunku, każdą raz na turę. Zacznij od najdroższej: za 5 punktów bierzesz skarb w kolorze wybranej kości. Bierz złoto!
maracaibo-lesson-hideout = Złoto schodzi ze swojej wyspy, gdzie zostaje o jedną kostkę mniej, i trafia do twojej kryjówki. Jedno pole ma tam premię. Połóż na nim złoto i weź 3 dublony.
maracaibo-lesson-points = Zostały trzy punkty, a czego nie wydasz, to przepada. Weź 3 dublony za dwa punkty, a ostatni zamienię ci na 1 PZ. Potem gra bot.
maracaibo-lesson-back = Bot wybrał się na eksplorację i znalazł złoto. Spójrz za siebie: La Orchila, nowa karta tam, gdzie był Kanonier, pozwoliłaby zakopać twój skarb. Czy można zawrócić? Spróbuj, dotknij La Orchili.
maracaibo-lesson-onward = Dobrze więc wybieraj, gdzie stajesz: to, co miniesz, poczeka do następnej rundy. Płyń dalej, na Bonaire. Bota możesz minąć; dopiero gdy staniesz na jego karcie, płacisz mu 1 dublon.
maracaibo-lesson-lock = Najpierw wzmocnienie. Widzisz kłódki? To, co za pierwszą, otworzy się, gdy masz 2 wzmocnienia. Wybierz pole 4: beżowe, więc jego 4 dublony dostajesz raz, od razu.
maracaibo-lesson-explore = Akcja Bonaire: eksploracja 3, a z twoim wzmocnieniem 4. Tak daleko może pójść poszukiwacz, a ty korzystasz z pola, na którym stanie. Pola z innymi poszukiwaczami się pomija. Na rozwidleniu skręć ku łopacie: nią zakopiesz skarb.
maracaibo-lesson-bury = Zakopany skarb jest na koniec wart o 2 PZ więcej i daje premię pola, które zakrył. Liczy się też do twojego zadania! Zakop złoto tam, gdzie zyskasz 4 dublony.
maracaibo-lesson-river = Bot też zakopał złoto, a jego poszukiwacz przekroczył rzekę. Rzeki są cztery i każda, którą przekroczysz, daje na koniec 4 PZ. Masz już pełną kiesę: popłyń do Cieśli.
maracaibo-lesson-lightning = Widzisz błyskawicę na beżowym znaczku? Działa raz, gdy tylko karta jest twoja: tu daje wzmocnienie okrętu. A zielony dodaje 2 dublony do dochodu. Pozyskaj Cieślę za 5.
maracaibo-lesson-discount = I oto twoje wzmocnienie. Masz już dwa, więc pierwsza kłódka jest otwarta. Wybierz pole 7: odtąd wszystkie ulepszenia i rezydencje kosztują cię o 2 mniej.
maracaibo-lesson-race = Uwaga: bot jest w Zatoce! W następnej turze popłynie do Maracaibo i to zakończy rundę dla wszystkich. Została ci jedna tura. Płyń i ty do Zatoki; tam nikt nikomu nie płaci.
maracaibo-lesson-gulf = Zatoka też zaczyna się od wzmocnienia okrętu. Wybierz pole 6: daje zadanie, a każde zadanie to szansa na więcej PZ.
maracaibo-lesson-quest = Jedno z odkrytych zadań albo wierzchnia karta talii w ciemno. „Jak błyskawica” wymaga kart z błyskawicą, a twój Cieśla jest pierwszą. Kto wypełni 6 zadań, dostaje 10 PZ więcej. Weź je.
maracaibo-lesson-choice = Teraz Zatoka daje do wyboru jedno z trzech: rabunek z 2 punktami więcej, eksplorację 4 albo budowę rezydencji, gdziekolwiek leży. Dublony są, więc buduj!
maracaibo-lesson-residence = Rezydencja daje punkty na koniec gry. Tawerna daje 4 PZ za każdą kartę załogi, najwyżej 24: Kanonier i Cieśla to już 8. Kosztuje 15, a ciebie 13. Kto zbuduje tam jako pierwszy, od razu dostaje 2 PZ. Wybierz Tawernę.
maracaibo-lesson-income = Maracaibo! Bot dostaje 6 PZ i wzmocnienie, a runda się kończy. Wszyscy biorą dochód: tobie dwa zielone znaczki dają po 2 dublony. Okręty wracają na start i zaczyna się runda 2. Tylko w ostatniej rundzie wszyscy mają po tyle samo tur.
maracaibo-lesson-later = Dwie rzeczy poznasz później. Za drugą kłódką czeka galion: jeden na gracza, silny i do końca gry. A kafelek czarnego rynku, położony na miejscu, działa od razu i za każdym razem, gdy tam wrócisz.
maracaibo-lesson-score = Na koniec liczą się: karty i szare znaczki, rezydencje, skarby według kostek na ich wyspach, po 2 więcej za zakopane, rzeki, zadania i 1 PZ za każde 5 dublonów. Plansza „Wynik” w każdej chwili pokazuje, jak stoisz.
maracaibo-lesson-end = Bot prowadzi, ale przed tobą jeszcze dwie rundy, a dochód masz lepszy. To wszystko, co trzeba wiedzieć: płyń, dobrze wybieraj, gdzie stajesz, i łącz karty ze sobą. Pomyślnych wiatrów!
