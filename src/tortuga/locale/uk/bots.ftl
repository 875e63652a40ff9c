## Bots: how well they play, in a word; `plays` says how.

bot-random = легкий
    .plays = грає навмання
bot-simple = середній
    .plays = ніколи не розбирає комбінацій
bot-greedy = добрий
    .plays = бере якнайбільше
bot-tiles = добрий
    .plays = викладає якнайбільше фішок
bot-value = сильний
    .plays = викладає найбільше балів і береже джокерів
# What bots are called at the table, after pirates of old.
bot-names = Каліко, Бонні, Морган, Рід
