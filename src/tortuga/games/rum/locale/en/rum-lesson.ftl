## The first game of RUM, told by the turtle.

# The steps in their order; cards and captains are those of games/rum/data/lesson.jsonl.
rum-lesson-welcome = Ahoy! I’m the house turtle, and this is RUM. Seven captains are waiting for bottles of their colour. Bring enough, and a captain is yours; the number on the Captain Card is your points. With two players, 21 points win.
rum-lesson-card = Here’s your hand: just one card so far. One end has a single bottle, the other has two of another colour. When you play { $card }, you choose which end is up: one black bottle or two red ones.
rum-lesson-beach = On your turn you do one thing: draw a card or play a set. Three cards lie face up on the beach. Take { $card }: its other end has two purple bottles.
rum-lesson-wreck = The gap was filled face down, so nobody knows that card. Meanwhile the bot played two yellow bottles and gained { $captain } at 2. Now draw blind: take a card from the shipwreck.
rum-lesson-set = Your first set! Tap { $card } until its two purple bottles are up, then play it. You gain a captain with MORE bottles than its number: { $captain } is at 1, so two are enough.
rum-lesson-refused = It’s yours, at 2, and the card you played went back to the wreck. But not every set can be played. Try it: choose { $card } with its two red bottles up. The bot owns { $captain }, at 2.
rum-lesson-tide = Two isn’t more than two, so that set has to wait. Draw instead: take { $card }, the last face-up card on the beach, and see what the sea does.
rum-lesson-bottles = That was the tide: when all three beach cards are face down, it turns them up. Face-up bottles on the beach join your set! Play { $card } with one black bottle up: with the one on the beach you have two, and { $captain } is at 1.
rum-lesson-robbed = Ouch! The bot played two black bottles, the beach added a third, and { $captain } changed sides: 3 beats your 2. That’s RUM: no captain is safe, and none is lost for good. Draw a card from the wreck.
rum-lesson-more = The more cards you hold, the bigger the sets you can play. Draw one more from the wreck.
rum-lesson-parrot = The parrot! Now you have to return as many cards as the clock shows: 2. Nobody will see which. Keep { $card } and return the other two.
rum-lesson-clock = The parrot flew back to the wreck and moved the Castaway Clock to 2. At 8 the pirate ship arrives, and whoever has the most points wins. The bot has gained { $captain } at 2. Get ready for it: take { $card } from the beach.
rum-lesson-single = The tide again. Now take { $card }: a single purple bottle. It will soon be worth more than it looks.
rum-lesson-take = Strike now! { $card } has two green bottles, and there’s one more on the beach: three, while { $captain } is at 2. Play it green end up, and the captain comes over from the bot to you.
rum-lesson-trio = The bot hits back: it has taken { $captain } from you, at 4. But look: two single purple bottles on the beach, one in your hand. Three single bottles of one colour are a rum trio! It wins the captain at ANY value and adds 2. Play { $card } with its purple bottle up.
rum-lesson-end = From 4 to 6, and yours again: 9 points each! Now you know how to play RUM. One last secret: when the wreck runs out, whoever holds the most cards returns them all, so don’t hoard. Fair winds!
