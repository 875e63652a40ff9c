## The first game of Rummikub, told by the turtle.

# The steps in their order; tiles are those of games/rummikub/data/rummikub/lesson.jsonl.
rummikub-lesson-welcome = Ahoy! I’m the house turtle, and this is Rummikub. Play your tiles in sets: the first to get rid of them all wins. Your tiles are on the rack below, and only you can see them.
rummikub-lesson-sets = A set has at least three tiles. A run is consecutive numbers in one colour, like { $run }; a group is the same number in three or four colours, like { $group }.
rummikub-lesson-too-little = Your first sets must be worth at least { $least } together, all from your own tiles: just add up the numbers. Try { $run } on its own and see what happens.
rummikub-lesson-meld = Twelve isn’t enough. But a joker can stand for any tile: play { $group } with { $joker } as four twelves. That’s { $value }, more than enough!
rummikub-lesson-more = Now you’re in the game, and you can play any set, no matter how little it’s worth. Play { $run }.
rummikub-lesson-draw = Nothing of yours makes a set right now. If you don’t play anything, you draw a tile from the bank; you can use it from your next turn on. Draw one.
rummikub-lesson-luck = { $tile }, what luck! Play the thirteens: { $group }.
rummikub-lesson-wait = Your rack is getting light, but nothing fits right now. Draw a tile.
rummikub-lesson-add = The bot is in with sets of its own, and it has added to yours: see how long { $run } is now. Once you’ve made your first meld, you can add to any set on the table. Add { $tile } to { $set }.
rummikub-lesson-patience = There’s nothing you can simply add right now. Draw a tile.
rummikub-lesson-joker = The joker in { $set } stands for the blue 12, and you’ve just drawn { $tile }. Put it in the joker’s place! Now the joker is free, and you have to use it this very turn: play it with { $own } as three nines.
rummikub-lesson-three = Three tiles left. Draw one more, and then we’ll rearrange the table.
rummikub-lesson-split = The other { $joker }! Now look at { $run }: a run of five can spare tiles at its ends, or be split in two, as long as each part keeps three tiles. Take { $tile } off it and play it with { $own }: three threes.
rummikub-lesson-out = Two tiles left, and the table is full of spare ones. A group of four can spare one: take { $spare } out of their groups and play them with { $tile }. Then { $other }: play it with { $end } from the end of its run and the joker from { $joker }, which can leave its set because it ends up next to a tile you play this turn. At the end of your turn, everything has to be in sets again.
rummikub-lesson-end = Your rack is empty: you win! The tiles the bot is left with count against it: { $points } points from the bot to you. A joker among them would have cost it 30. Now you know how to play Rummikub. In a real game, mind the clock: if you run out of time, you draw three tiles. Fair winds!
