## Bots: how well they play, in a word; `plays` says how.

bot-easy = łatwy
    .plays = gra swobodnie, ale wiele przeocza
bot-medium = średni
    .plays = chwilę się zastanawia
bot-hard = trudny
    .plays = myśli na kilka ruchów naprzód
bot-expert = mistrz
    .plays = nie spieszy się i rzadko się myli
bot-random = losowy
    .plays = gra na chybił trafił
bot-simple = prosty
    .plays = nigdy nie rozbija układów
bot-greedy = zachłanny
    .plays = bierze, ile się da
bot-tiles = najwięcej kostek
    .plays = wykłada jak najwięcej kostek
bot-value = najwięcej punktów
    .plays = wykłada najwięcej punktów i oszczędza jokery
# What bots are called at the table, after pirates of old.
bot-names = Calico, Bonny, Morgan, Read
# Why a bot would make a move: how often it wins in the games that it imagines.
bot-hint-chance = Szanse na wygraną po tym ruchu to około { $percent }%, a po drugim w kolejności { $other }%.
