## Bots: how well they play, in a word; `plays` says how.

bot-random = easy
    .plays = plays at random
bot-simple = fair
    .plays = never breaks up a set
bot-greedy = good
    .plays = takes the most it can
bot-tiles = good
    .plays = plays as many tiles as it can
bot-value = strong
    .plays = plays the most points and keeps its jokers
# What bots are called at the table, after pirates of old.
bot-names = Calico, Bonny, Morgan, Read
