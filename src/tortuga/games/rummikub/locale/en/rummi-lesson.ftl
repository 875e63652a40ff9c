## The first game of Rummi, told by the turtle.

# The steps in their order; cards are those of games/rummikub/data/rummi/lesson.jsonl.
rummi-lesson-welcome = Ahoy! I am the turtle of this house, and this is Rummi. Lay your cards in sets: whoever gets rid of all of them first wins the round. Your cards stand on the rack below, and only you see them.
rummi-lesson-sets = A set has at least three cards. A run is one colour with numbers in order, such as { $run }; a group is one number in different colours. A joker stands for any card: in { $joker } it is the red 3.
rummi-lesson-exchange = Your first sets must be worth { $least } together, all of your own cards; but there is not a single set on your rack. So long as you have not laid anything you may draw a card, or exchange the whole hand. Exchange it!
rummi-lesson-too-early = That is much better! { $card } would even fit the set { $set } on the table. Try it: put it there.
rummi-lesson-meld = You see: before your first meld the sets of the table must stay as they are. So make it now, in new sets of their own: { $run }, where the joker is the red 8, and { $other }. Together they are worth { $value }.
rummi-lesson-joker = From now on you may use everything on the table. The joker in { $set } is the red 3, and you have { $card }: put it there instead, and the joker is yours to use, but in this very turn. Lay it with { $own }: three twos.
rummi-lesson-add = Everybody hears that a joker was bought. A joker that nobody buys, as in { $joker }, goes on standing for its card. The bot has added { $new } there, without a set of its own: one card is enough. You can do that too: add { $card } to { $set }.
rummi-lesson-draw = { $cards }: nothing of that fits anywhere just now. Who lays nothing draws a card, and uses it in the next turn at the earliest.
rummi-lesson-group = The bot has laid three twelves. Add { $card }: a group may have four cards, one of each colour. You will see at once what that is good for.
rummi-lesson-fourth = A group of four can spare one! Take { $card } out of { $group } and put it between { $own }. What remains is still a group, and you have a run. So you may take any set apart, as long as all cards lie in sets again when you end your turn.
rummi-lesson-out = One card left. { $card } belongs to { $set }: lay it, and you are out!
rummi-lesson-end = You have won the round! The cards that the bot still holds count against it: { $points } points from the bot to you. A joker on the rack would have been another 25. Now you can play Rummi: a match has several rounds, and the highest total wins. Fair winds!
