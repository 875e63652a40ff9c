## In the terminal: the first screen, words to be typed, and what choices say.

rummikub-intro-aim = Be the first to play all your tiles. Anyone left with tiles loses what they’re worth.
rummikub-intro-turn = Your first meld must be worth at least { $least } points, all from your own rack. After that you can add to any set on the table and rearrange it, as long as only runs and groups are left at the end of your turn. If you don’t play anything, you draw.
rummikub-intro-sets = A run is 3 or more numbers in a row in one colour: R4 R5 R6. A group is the same number in 3 or 4 colours: B3 K3 O3. A joker stands for any tile.
rummikub-letter-r = red
rummikub-letter-b = blue
rummikub-letter-k = black
rummikub-letter-o = orange
rummikub-letter-j = joker
rummikub-intro-typing = Type the number of a choice, or prepare your turn line by line: R4 R5 R6 plays a set, B8 > 3 adds to set 3, 3: R6 R7 takes tiles out of set 3. “done” ends the turn, “undo” takes a line back.
rummikub-table-joker-rule = Jokers: { $rule }
rummikub-table-joker-free = free
rummikub-table-joker-release = released
rummikub-table-joker-strict = locked
rummikub-table-joker-bound = bound
rummikub-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rummikub-choice-out = goes out
rummikub-say-rearranged = On the table: { $gone } → { $come }
rummikub-hint-done = Then type “{ $word }”.
rummikub-hint-reset = Your draft doesn’t lead there: type “{ $word }” first.
rummikub-words-lay = lay, play
rummikub-words-run = run
rummikub-words-group = group
