## The arena: bots against bots, in many games.

arena-head = { $title }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, każde rozegrane z każdego miejsca; ziarno { $seed }
arena-bot = bot
arena-wins = wygrane
arena-draws = remisy
arena-rate = odsetek
arena-interval = 95% od–do
arena-margin = przewaga
arena-median = ms
arena-p95 = ms 95%
arena-rating = ranking
arena-axis = odsetek wygranych w %, z przedziałem 95%; linia przerywana: równa gra
arena-even = Równa gra to { $rate }. Remis liczy się jako wspólna wygrana. Przewaga to różnica punktów wobec najlepszego z przeciwników; ms to czas procesora na ruch: mediana i granica, której nie przekracza 95% ruchów.
arena-stronger = To pewne: { $bot } jest mocniejszy od przeciwników.
arena-weaker = To pewne: { $bot } jest słabszy od przeciwników.
arena-unsure = Nie jest jeszcze pewne, czy { $bot } jest mocniejszy, czy słabszy od przeciwników.
arena-no-ratings = Aby zobaczyć ranking: pip install tortuga[arena]
arena-kept = Wyniki: { $file }
arena-interrupted = Przerwano; wszystkie ukończone gry są zachowane. Aby kontynuować: tortuga arena --resume { $file }

## Refusals

arena-one-bot = Podaj co najmniej dwa boty, po jednym na miejsce: --bots a,b
arena-one-place = Wybierz albo --workers, albo --ray.
arena-no-ray = Do klastra Ray potrzeba: pip install tortuga[ray]
arena-ray-failed = Nie można użyć klastra Ray: { $reason }
arena-bot-failed = { $bot } zawiódł w rozdaniu { $deal }, obrót { $rotation }: { $reason }
arena-worker-lost = Proces, który grał rozdanie { $deal }, obrót { $rotation }, padł już tyle razy: { $count }.
arena-other-rules = Te wyniki powstały przy innych zasadach lub elementach gry ({ $found }, tutaj { $known }).
arena-other-versions = Te wyniki rozpoczęto w innych wersjach ({ $found }; tutaj { $known }). Mieszanych gier nie da się powtórzyć; zacznij od nowa.
arena-held = Do pliku { $file } zapisuje właśnie inny mecz.
arena-resume-as-begun = Wznowiony mecz zachowuje ustawienia; pomiń --{ $name }.
arena-file-empty = W pliku { $file } nie ma wyników.
arena-file-format = Wyniki mają format { $found }; ta wersja czyta format { $known }.
arena-file-shape = Wiersz { $line } pliku { $file } jest uszkodzony: { $reason }.
