## RUM in the terminal: the first screen, words to be typed, and what choices say.

rum-intro-aim = Collect rum bottles to win captains. The number on a captain is your points; whoever reaches the goal first wins.
rum-intro-turn = On your turn, draw one card (from the beach or the wreck) or play a set: cards from your hand with MORE bottles of a colour than its captain shows. Bottles lying face up on the beach count too. Three single bottles of one colour are a rum trio: the captain is yours at any value, and rises by 2.
rum-intro-cards = A card has 1 bottle of one colour at one end and 2 of another at the other: Roo is 1 red or 2 orange. The end you write first is up: Roo plays the red bottle, OOr the two orange ones.
rum-legend = Letters: R red, O orange, Y yellow, G green, B blue, P purple, K black.
rum-intro-typing = Type the number of a choice, or a move: draw wreck · draw beach 2 · lay Roo GGy · return Roo.
rum-choice-wins = wins
rum-choice-trio = trio
rum-bottles = ({ $laid } + { $beach } on the beach)

# The words that people type, separated by commas; English ones always work too.
rum-words-draw = draw, take
rum-words-wreck = wreck
rum-words-beach = beach, slot
rum-words-lay = lay, play
rum-words-return = return
rum-words-pass = pass
rum-words-left-out = from, the, a, card, set
