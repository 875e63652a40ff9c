## The first game of RUM, told by the turtle.

# The steps in their order; cards and captains are those of games/rum/data/lesson.jsonl.
rum-lesson-welcome = Ahoy! I am the turtle of this house, and this is RUM. Seven captains are waiting for bottles of their colour. Bring enough, and a captain is yours; the number on the captain is your points. With two players, 21 points win.
rum-lesson-card = This card is your hand. One end has a single bottle, the other has two of another colour. When you lay { $card }, you choose which end is up: one black bottle or two red ones.
rum-lesson-beach = On your turn you do one thing: draw a card or lay a set. Three cards lie open on the beach. Take { $card }: its other end has two purple bottles.
rum-lesson-wreck = The gap was filled face down, so nobody knows that card. Meanwhile the bot laid two yellow bottles and gained { $captain } at 2. Now draw blind: take a card from the wreck.
rum-lesson-set = Your first set! Tap { $card } until its two purple bottles are up, then play it. You gain a captain with MORE bottles than its number: { $captain } stands at 1, so two are enough.
rum-lesson-refused = It is yours, at 2, and the card you laid went back to the wreck. But not every set may be laid. Try it: choose { $card } with its two red bottles up. The bot owns { $captain }, at 2.
rum-lesson-tide = Two is not more than two, so that set must wait. Draw instead: take { $card }, the last open card of the beach, and see what the sea does.
rum-lesson-bottles = That was the tide: when all three beach cards lie face down, it turns them up. Open bottles on the beach join your set! Lay { $card } with one black bottle up: with the one on the beach you have two, and { $captain } stands at 1.
rum-lesson-robbed = Ouch! The bot laid two black bottles, the beach added a third, and { $captain } changed sides: 3 beats your 2. That is RUM: no captain is safe, and none is lost for good. Draw a card from the wreck.
rum-lesson-more = The more cards you hold, the bigger the sets you can lay. Draw one more from the wreck.
rum-lesson-parrot = The parrot! Now you must return as many cards as the clock shows: 2. Nobody sees which. Keep { $card } and return the other two.
rum-lesson-clock = The parrot flew back to the wreck and moved the Castaway Clock to 2. At 8 the pirate ship comes, and whoever has the most points wins. The bot has gained { $captain } at 2. Get ready for it: take { $card } from the beach.
rum-lesson-single = The tide again. Now take { $card }: a single purple bottle. It will soon be worth more than it looks.
rum-lesson-take = Strike now! { $card } has two green bottles, and one more lies on the beach: three, while { $captain } stands at 2. Lay it, green end up, and the captain comes from the bot to you.
rum-lesson-trio = The bot hits back: it has taken { $captain } from you, at 4. But look: two single purple bottles on the beach, one in your hand. Three single bottles of one colour are a rum trio! It gains the captain at ANY value and adds 2. Lay { $card } with its purple bottle up.
rum-lesson-end = From 4 to 6, and yours again: 9 points each! Now you can play RUM. One last secret: when the wreck runs empty, whoever holds the most cards returns them all, so do not hoard. Fair winds!
