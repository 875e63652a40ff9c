## In the terminal: the first screen, words to be typed, and what choices say.

rummi-intro-aim = Be the first to play all your cards. Anyone left with cards loses what they’re worth.
rummi-intro-turn = Your first meld must be worth at least { $least } points, all from your own rack. After that you can add to any set on the table and rearrange it, as long as only runs and groups are left at the end of your turn. If you don’t play anything, you draw.
rummi-intro-sets = A run is 3 or more numbers in a row in one colour: R4 R5 R6. A group is the same number in 3 or 4 colours: B3 K3 O3. A joker stands for any card.
rummi-letter-r = red
rummi-letter-b = blue
rummi-letter-k = black
rummi-letter-o = orange
rummi-letter-j = joker
rummi-intro-typing = Type the number of a choice, or prepare your turn line by line: R4 R5 R6 plays a set, B8 > 3 adds to set 3, 3: R6 R7 takes cards out of set 3. “done” ends the turn, “undo” takes a line back.
rummi-table-joker-rule = Jokers: { $rule }
rummi-table-joker-free = free
rummi-table-joker-release = released
rummi-table-joker-strict = locked
rummi-table-joker-bound = bound
rummi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rummi-choice-out = goes out
rummi-say-rearranged = On the table: { $gone } → { $come }
rummi-hint-done = Then type “{ $word }”.
rummi-hint-reset = Your draft doesn’t lead there: type “{ $word }” first.
rummi-words-lay = lay, play
rummi-words-run = run
rummi-words-group = group
