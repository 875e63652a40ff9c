## Bots: how well they play, in a word; `plays` says how.

bot-random = easy
    .plays = plays anything
bot-simple = fair
    .plays = never takes a set apart
bot-greedy = good
    .plays = takes the most it can
bot-tiles = good
    .plays = lays as many tiles as it can
bot-value = strong
    .plays = lays the most points and keeps its jokers
# What bots are called at the table, after pirates of old.
bot-names = Calico, Bonny, Morgan, Read
