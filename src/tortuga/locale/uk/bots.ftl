## Bots: how well they play, in a word; `plays` says how.

bot-easy = легкий
    .plays = грає невимушено, але багато пропускає
bot-medium = середній
    .plays = трохи замислюється
bot-hard = важкий
    .plays = думає на кілька ходів наперед
bot-expert = експерт
    .plays = не поспішає й рідко помиляється
bot-random = випадковий
    .plays = грає навмання
bot-simple = простий
    .plays = ніколи не розбирає комбінацій
bot-greedy = жадібний
    .plays = бере якнайбільше
bot-tiles = найбільше фішок
    .plays = викладає якнайбільше фішок
bot-value = найбільше балів
    .plays = викладає найбільше балів і береже джокерів
# What bots are called at the table, after pirates of old.
bot-names = Каліко, Бонні, Морган, Рід
# Why a bot would make a move: how often it wins in the games that it imagines.
bot-hint-chance = Шанси на перемогу після цього ходу — близько { $percent }%, а після другого за силою — { $other }%.
