## The first game of Rummikub, told by the turtle.

# The steps in their order; tiles are those of games/rummikub/data/rummikub/lesson.jsonl.
rummikub-lesson-welcome = Ahoy! I am the turtle of this house, and this is Rummikub. Lay your tiles in sets: whoever gets rid of all of them first wins. Your tiles stand on the rack below, and only you see them.
rummikub-lesson-sets = A set has at least three tiles. A run is one colour with numbers in order, such as { $run }; a group is one number in three or four colours, such as { $group }.
rummikub-lesson-too-little = Your first sets must be worth { $least } or more together, all of your own tiles; just add up their numbers. Try it with { $run } alone, and see what is missing.
rummikub-lesson-meld = Twelve is not enough. But a joker stands for any tile: lay { $group } with { $joker } as four twelves. That is { $value }, more than enough!
rummikub-lesson-more = Now you are in the game, and may lay whatever makes a set, however little it is worth. Lay { $run }.
rummikub-lesson-draw = Nothing of yours makes a set just now. Who lays nothing draws a tile from the bank; it can be used in the next turn at the earliest. Draw one.
rummikub-lesson-luck = { $tile }, what luck! Lay the thirteens: { $group }.
rummikub-lesson-wait = Your rack has become light, but now nothing fits. Draw a tile.
rummikub-lesson-add = The bot has come in with sets of its own, and it has built on yours: see how long { $run } has become. Everybody may add to every set on the table, once their first meld lies there. Add { $tile } to { $set }.
rummikub-lesson-patience = Nothing can simply be added just now. Draw a tile.
rummikub-lesson-joker = The joker in { $set } stands for the blue 12, and you have just drawn { $tile }. Put it there in place of the joker! It is free now and must be used in this very turn: lay it with { $own } as three nines.
rummikub-lesson-three = Three tiles left. Draw one more, and we take the table apart.
rummikub-lesson-split = The other { $joker }! Now look at { $run }: a run of five can spare tiles at its ends, or be split in two, as long as three tiles remain in each part. Take { $tile } off it and lay it with { $own }: three threes.
rummikub-lesson-out = Two tiles left, and the table is full of spare ones. A group of four can spare one: take { $spare } out of theirs and lay them with { $tile }. Then { $other }: lay it with { $end } from the end of its run and with the joker of { $joker }, which may leave its set because it comes to lie beside a tile that you lay. At the end of your turn everything must lie in sets again.
rummikub-lesson-end = Your rack is empty: you have won! The tiles that the bot still holds count against it: { $points } points from the bot to you. A joker among them would have counted 30. Now you can play Rummikub. In a real game mind the clock: who runs out of time draws three tiles. Fair winds!
