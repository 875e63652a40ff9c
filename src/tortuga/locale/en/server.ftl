## The house: what the server says.

# Why a request is refused.
token-unknown = This link or sign-in is not valid any more.
sign-in-needed = Tell us your name first.
table-unknown = There is no such table.
table-not-yours = You do not sit at this table.
table-private = This table is private; ask for its code or an invitation.
table-started = The game at this table has begun.
table-not-started = The game has not begun yet.
table-not-over = The game at this table is not over yet.
table-over = The game at this table is over.
table-closed = The game was closed unfinished.
table-differs = The rules have changed since this game was played, so it can't go on here. It's kept as it was.
table-kept = This game may go on one day, so what was hidden in it stays hidden: until then there is no replay, no file and no rematch.
table-kept-steps = The rules have changed since this game was played, so only its end can be shown. Its story and its record are still here.
table-kept-closed = The rules have changed since this game was played, so nothing can be done at this table for now.
table-damaged = The house's books of this table are damaged, so the game stands still; nothing was changed. Whoever runs the house can restore it from a backup.
table-full = All seats are taken.
table-too-long = So much has happened at this table that the game can only be played to its end now.
seat-unknown = There is no seat { $number }.
seat-taken = This seat is taken.
seats-open = Some seats are still open.
seat-plan = “{ $plan }” cannot take a seat: a seat is “me”, “open” or a bot such as “bot:random”.
already-seated = You already sit at this table.
host-only = Only the host can do that.
not-away = Nobody has left that seat.
seat-not-kept = No bot keeps your seat.
seat-kept = A bot plays in your place; take your seat back first.
already-away = You have already left this game.
back-none = Nobody has asked to go back.
back-waiting = Another request to go back is waiting.
back-off = Take-backs are off at this table.
back-past-absent = That would take back a move of somebody who isn't here. Ask again when they're back.
hints-off = Hints are off at this table.
chat-off = There is no chat at this table.
chat-closed = The host has closed the chat.
spectators-off = This table does not let spectators in.
command-unreadable = The house cannot read this: { $reason }.
command-too-long = This is too long: the house reads up to { $most } bytes.
command-too-slow = This took too long to arrive.
command-id-taken = This command id was used by somebody else.
too-fast = Too fast; please wait a moment.
too-many-tables = Too many tables are open; please try again later.
too-many-sockets = Too many tables are open in tabs at your address; close some, or try again later.
too-many-tabs = You have too many tables open in tabs; close some of them.
house-full = The house is full right now; please try again in a moment.
signed-out = You were signed out on this device.
foreign-origin = This request comes from another site.
store-full = The house's disk is full; nothing was changed. Try again later.
store-locked = The house's books are in use elsewhere; nothing was changed. Try again in a moment.
store-broken = The house cannot write it down: { $reason }. Nothing was changed.
store-slow = The house's disk does not answer in time; nothing was changed. Try again later.
store-away = The house's books cannot be reached just now; nothing was changed. Try again in a moment.
store-conflict = Somebody else was faster; nothing was changed. Try again.
store-in-doubt = The connection to the house's books was lost on the way: perhaps this was written down, perhaps not. Send it again; nothing happens twice.
store-closed = The house's books are closed; nothing was changed.
house-closing = The house is closing for a moment; come back right away.
table-busy = Much is happening at this table just now; nothing was changed. Try again in a moment.
archive-busy = Many people are looking back at games just now; please try again in a moment.
judge-busy = This move takes a while to judge, and others are waiting for the same; nothing was changed. Try again in a moment.
record-too-long = This record is too long: the house reads up to { $most } bytes.
record-too-much = This record takes too long to check.
step-unknown = There is no step { $n } in this game; it has { $count }.
lesson-unknown = This game has no lesson yet.
box-unknown = This game has no components to draw.
page-unknown = There is nothing at this address.
page-unbuilt = The page for the browser is not built yet: run “make play” in the folder with the sources.
page-about = Play { $titles } with friends or bots, right in your browser. No account, nothing to install.
page-join = { $name } invites you to play { $title }
page-join-how = Open the link and take a seat at the table. You don't need an account.
page-join-any = You're invited to a table at Tortuga. Open the link, take a seat and play: you don't need an account.
page-watch = A finished game, to watch again move by move.
page-puzzles = A new puzzle every day: one position, one best turn. Can you find it?
method-wrong = This address cannot be used in that way.
request-unfit = The house does not understand this request.
query-unfit = “{ $name }” is not understood at this address, or stands there twice.
query-unreadable = What follows the address cannot be read: { $reason }.
content-type-wrong = The house reads JSON here, not “{ $type }”.
client-gone = The connection was closed before the answer.
host-foreign = This house does not go by the name “{ $host }”.
internal-error = Something went wrong in the house; nothing was changed.
name-empty = A name needs at least one letter, digit or sign.
name-too-long = A name can have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
chat-empty = There is nothing in this message.
chat-too-long = A message can have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
unknown-phrase = There is no quick phrase “{ $name }”. There are: { $known }.

# What happens at a table.
house-sat = { $name } sits down.
house-stood = Seat { $number } is free again.
house-arranged = The host arranges seat { $number } anew.
house-started = The game begins.
house-lapse = { $name } ran out of time.
house-back = { $name } took a move back.
house-back-asked = { $name } asks to go back.
house-back-declined = { $name } does not agree to go back.
house-back-all = All agree to go back.
house-away = { $name } is away.
house-returned = { $name } is back.
house-left = { $name } leaves the game.
house-chose-wait = { $name } would rather wait.
house-chose-bot = { $name } would have a bot play on.
house-chose-end = { $name } would end the game.
house-takeover = The bot { $bot } plays on for { $name }.
house-claim = { $name } takes the seat back from the bot.
house-end = The game was ended unfinished.
house-unstarted = The table was closed because its game never began.
house-rematch = A rematch! The new table is open.
house-chat-closed = The host closes the chat.
house-chat-opened = The host opens the chat.
house-kept = The rules of this game have changed, so it can't go on for now. It's kept as it was, and goes on as soon as the house has its rules again.
house-kept-over = The rules have changed since this game was played. It's kept as it was: its end, its result and its story.
house-untold = What happened from here on wasn't stored when it happened, so it can't be told any more.

# Quick phrases of the chat.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-bye = Goodbye!

# Names for guests who have not chosen one; a number follows.
sailor-names = Albatross, Anchor, Barnacle, Breeze, Compass, Coral, Crab, Cutlass, Dolphin, Doubloon, Galleon, Gull, Hammock, Kraken, Lagoon, Lantern, Lighthouse, Mango, Octopus, Parrot, Pelican, Spyglass, Squall, Turtle
