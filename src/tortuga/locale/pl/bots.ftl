## Bots: how well they play, in a word; `plays` says how.

bot-random = łatwy
    .plays = gra na chybił trafił
bot-simple = średni
    .plays = nigdy nie rozbija układów
bot-greedy = dobry
    .plays = bierze, ile się da
bot-tiles = dobry
    .plays = wykłada jak najwięcej kostek
bot-value = mocny
    .plays = wykłada najwięcej punktów i oszczędza jokery
# What bots are called at the table, after pirates of old.
bot-names = Calico, Bonny, Morgan, Read
