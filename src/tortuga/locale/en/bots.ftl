## Bots: how well they play, in a word; `plays` says how.

bot-easy = easy
    .plays = plays along, but misses a lot
bot-medium = medium
    .plays = thinks for a moment
bot-hard = hard
    .plays = thinks several turns ahead
bot-expert = expert
    .plays = takes its time and makes few mistakes
bot-random = random
    .plays = plays at random
bot-simple = simple
    .plays = never breaks up a set
bot-greedy = greedy
    .plays = takes the most it can
bot-tiles = most tiles
    .plays = plays as many tiles as it can
bot-value = most points
    .plays = plays the most points and keeps its jokers
# What bots are called at the table, after pirates of old.
bot-names = Calico, Bonny, Morgan, Read
# Why a bot would make a move: how often it wins in the games that it imagines.
bot-hint-chance = Looking ahead, this wins about { $percent }% of the time, and the next best move { $other }%.
