## The arena: bots against bots, in many games.

arena-head = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played from every seat; seed { $seed }
arena-bot = bot
arena-wins = wins
arena-draws = draws
arena-rate = win rate
arena-interval = 95% interval
arena-margin = margin
arena-median = ms
arena-p95 = ms 95%
arena-rating = rating
arena-axis = win rate in %, with its 95% interval; dashed: even
arena-even = Even would be { $rate }. A draw counts as a shared win. The margin is the lead over the best opponent; ms is CPU time per move: the median, and what 95% of moves stay under.
arena-stronger = It’s certain: { $bot } is stronger than its opponents.
arena-weaker = It’s certain: { $bot } is weaker than its opponents.
arena-unsure = It isn’t certain yet whether { $bot } is stronger or weaker than its opponents.
arena-no-ratings = For ratings: pip install tortuga[arena]
arena-kept = Results: { $file }
arena-interrupted = Interrupted; all finished games are kept. To continue: tortuga arena --resume { $file }

## Refusals

arena-one-bot = Name at least two bots, one for each seat: --bots a,b
arena-one-place = Choose either --workers or --ray.
arena-no-ray = For a Ray cluster: pip install tortuga[ray]
arena-ray-failed = The Ray cluster can’t be used: { $reason }
arena-bot-failed = { $bot } failed in deal { $deal }, rotation { $rotation }: { $reason }
arena-worker-lost = The process that played deal { $deal }, rotation { $rotation }, has died { $count } times.
arena-other-rules = These results were made with other rules or components ({ $found }, here { $known }).
arena-other-versions = These results were begun with other versions ({ $found }; here { $known }). Mixed games can’t be repeated; start over.
arena-held = Another match is writing to { $file }.
arena-resume-as-begun = A resumed match keeps its settings; leave out --{ $name }.
arena-file-empty = There are no results in { $file }.
arena-file-format = The results have format { $found }; this version reads format { $known }.
arena-file-shape = Line { $line } of { $file } is damaged: { $reason }.
