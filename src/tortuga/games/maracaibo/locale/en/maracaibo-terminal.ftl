## Pirates of Maracaibo in the terminal: the first screen, and words to be typed.

maracaibo-intro-aim = Sail across the Caribbean three times and collect victory points (VP): with cards, residences, treasures, rivers and quests. After the third round, the most VP wins.
maracaibo-intro-turn = On your turn your ship sails 1 to 3 spaces towards Maracaibo; then you use the card where it stops. You can buy an improvement (it has a price), or leave it and take 5 doubloons. Locations stay for everyone: there you upgrade your ship, raid, explore or bury treasure. A round ends when somebody reaches Maracaibo.
maracaibo-intro-signs = On the map: ■ equipment, ● crew and ▲ ships with their price, ⌂ residences, ◆ locations, ▪ treasure islands; ►1 is the ship of player 1, ~ an empty space. { $gold }, { $emerald } and { $pearl } are gold, emeralds and pearls. Spaces are named by column and row: c4r2.
maracaibo-intro-typing = Type the number of a choice, the name of a space to read what’s there, or a page such as “boards”, “quests” or “islands”; ? lists them all.

# The words that people type, separated by commas; English ones always work too.
maracaibo-words-sail = sail
maracaibo-words-step = step
maracaibo-words-stop = stop
maracaibo-words-take = take
maracaibo-words-acquire = acquire, buy
maracaibo-words-build = build
maracaibo-words-upgrade = upgrade
maracaibo-words-use = use
maracaibo-words-roll = roll
maracaibo-words-reroll = reroll
maracaibo-words-die = die
maracaibo-words-spend = spend
maracaibo-words-store = store
maracaibo-words-bury = bury
maracaibo-words-cube = cube
maracaibo-words-explore = explore
maracaibo-words-quest = quest
maracaibo-words-keep = keep
maracaibo-words-discard = discard
maracaibo-words-figurehead = figurehead
maracaibo-words-place = place
maracaibo-words-activate = activate
maracaibo-words-done = done, skip
maracaibo-words-gold = gold
maracaibo-words-emerald = emerald, emeralds
maracaibo-words-pearl = pearl, pearls
maracaibo-words-treasure = treasure
maracaibo-words-doubloons = doubloons
maracaibo-words-deck = deck
maracaibo-words-bonus = bonus
maracaibo-words-replace = replace
maracaibo-words-ruby = ruby
maracaibo-words-sell = sell
maracaibo-words-pay = pay
