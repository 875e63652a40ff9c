## The first game of Rummi, told by the turtle.

# The steps in their order; cards are those of games/rummikub/data/rummi/lesson.jsonl.
rummi-lesson-welcome = Ahoy! I’m the house turtle, and this is Rummi. Play your cards in sets: the first to get rid of them all wins the round. Your cards are on the rack below, and only you can see them.
rummi-lesson-sets = A set has at least three cards. A run is consecutive numbers in one colour, like { $run }; a group is the same number in different colours. A joker can stand for any card: in { $joker } it’s the red 3.
rummi-lesson-exchange = Your first sets must be worth at least { $least } together, all from your own cards, but there isn’t a single set on your rack. As long as you haven’t played anything, you can draw a card or exchange your whole rack. Exchange it!
rummi-lesson-too-early = Much better! { $card } would even fit the set { $set } on the table. Try it: put it there.
rummi-lesson-meld = See? Until you’ve made your first meld, the sets on the table have to stay as they are. So play new sets of your own now: { $run }, where the joker is the red 8, and { $other }. Together they’re worth { $value }.
rummi-lesson-joker = From now on you can use everything on the table. The joker in { $set } is the red 3, and you have { $card }: put it there instead, and the joker is yours to use, but only this turn. Play it with { $own }: three twos.
rummi-lesson-add = Everyone is told when a joker is swapped. A joker that nobody has swapped, like the one in { $joker }, keeps standing for the same card. The bot has added { $new } there without a set of its own: one card is enough. You can do that too: add { $card } to { $set }.
rummi-lesson-draw = { $cards }: none of that fits anywhere right now. If you don’t play anything, you draw a card; you can use it from your next turn on.
rummi-lesson-group = The bot has played three twelves. Add { $card }: a group can have four cards, one of each colour. You’ll soon see why.
rummi-lesson-fourth = A group of four can spare one! Take { $card } out of { $group } and put it between { $own }. What’s left is still a group, and you have a run. You can take any set apart like this, as long as all the cards are in sets again when you end your turn.
rummi-lesson-out = One card left. { $card } belongs with { $set }: play it, and you’re out!
rummi-lesson-end = You win the round! The cards the bot is left with count against it: { $points } points from the bot to you. A joker on its rack would have cost another 25. Now you know how to play Rummi: a match has several rounds, and the highest total wins. Fair winds!
