## The house: what the server says.

# Why a request is refused.
token-unknown = This link or sign-in is no longer valid.
sign-in-needed = Tell us your name first.
table-unknown = There’s no such table.
table-not-yours = You aren’t at this table.
table-private = This table is private; ask for its code or an invitation.
table-started = The game at this table has already started.
table-not-started = The game hasn’t started yet.
table-not-over = The game at this table isn’t over yet.
table-over = The game at this table is over.
table-closed = The game was closed before it finished.
table-differs = The rules have changed since this game was played, so it can’t go on here. It’s kept as it was.
table-kept = This game may go on one day, so what was hidden in it stays hidden: until then there’s no replay, no file and no rematch.
table-kept-steps = The rules have changed since this game was played, so only its end can be shown. Its story and its record are still here.
table-kept-closed = The rules have changed since this game was played, so nothing can be done at this table for now.
table-damaged = The stored data of this table is damaged, so the game can’t go on; nothing was changed. Whoever runs this server can restore it from a backup.
table-full = All seats are taken.
table-too-long = So much has happened at this table that you can only play the game to its end now.
seat-unknown = There’s no seat { $number }.
seat-taken = This seat is taken.
seat-removed = The host has taken this seat away.
no-such-level = There’s no bot of that level.
seats-open = Some seats are still open.
seat-plan = “{ $plan }” can’t take a seat: a seat is “me”, “open” or a bot such as “bot:random”.
already-seated = You’re already at this table.
host-only = Only the host can do that.
not-away = Nobody has left that seat.
seat-not-kept = No bot is playing for you.
seat-kept = A bot is playing for you; take your seat back first.
already-away = You’ve already left this game.
back-none = Nobody has asked for a take-back.
back-waiting = Another take-back request is waiting.
back-off = Take-backs are off at this table.
back-past-absent = That would take back a move by somebody who isn’t here. Ask again when they’re back.
hints-off = Hints are off at this table.
chat-off = There’s no chat at this table.
chat-closed = The host has closed the chat.
spectators-off = This table doesn’t allow spectators.
command-unreadable = This request can’t be read: { $reason }.
command-too-long = This is too long: the limit is { $most } bytes.
command-too-slow = This took too long to arrive.
command-id-taken = Somebody else has already used this command id.
too-fast = Too fast; please wait a moment.
too-many-tables = Too many tables are open; please try again later.
too-many-sockets = Too many tables are open in tabs from your address; close some, or try again later.
too-many-tabs = You have too many tables open in tabs; close some of them.
house-full = Tortuga is full right now; please try again in a moment.
signed-out = You were signed out on this device.
foreign-origin = This request comes from another site.
store-full = The server’s disk is full; nothing was changed. Try again later.
store-locked = The database is busy; nothing was changed. Try again in a moment.
store-broken = This couldn’t be saved: { $reason }. Nothing was changed.
store-slow = The server’s disk isn’t answering in time; nothing was changed. Try again later.
store-away = The database can’t be reached right now; nothing was changed. Try again in a moment.
store-conflict = Somebody else was faster; nothing was changed. Try again.
store-in-doubt = The connection to the database broke off halfway: this may have been saved, or not. Send it again; nothing happens twice.
store-closed = The database is closed; nothing was changed.
house-closing = Tortuga is restarting; please try again in a moment.
table-busy = A lot is happening at this table right now; nothing was changed. Try again in a moment.
archive-busy = A lot of people are watching replays right now; please try again in a moment.
judge-busy = This move takes a while to check, and others are waiting too; nothing was changed. Try again in a moment.
record-too-long = This record is too long: the limit is { $most } bytes.
record-too-much = This record would take too long to check.
step-unknown = There’s no step { $n } in this game; it has { $count }.
lesson-unknown = This game has no lesson yet.
box-unknown = This game has no components to draw.
page-unknown = There’s nothing at this address.
page-unbuilt = The browser client isn’t built yet: run “make play” in the source folder.
page-about = Play { $titles } with friends or bots, right in your browser. No account, nothing to install.
page-join = { $name } invites you to play { $title }
page-join-how = Open the link and take a seat at the table. You don’t need an account.
page-join-any = You’re invited to a table at Tortuga. Open the link, take a seat and play: you don’t need an account.
page-watch = A finished game to watch again, move by move.
page-puzzles = A new puzzle every day: one position, one best turn. Can you find it?
method-wrong = You can’t use this address that way.
request-unfit = This request isn’t valid.
query-unfit = “{ $name }” isn’t a valid parameter here, or is given twice.
query-unreadable = The query can’t be read: { $reason }.
content-type-wrong = This address takes JSON, not “{ $type }”.
client-gone = The connection was closed before the answer.
host-foreign = This server isn’t called “{ $host }”.
internal-error = Something went wrong on our side; nothing was changed.
name-empty = A name needs at least one letter, digit or symbol.
name-too-long = A name can have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
chat-empty = This message is empty.
chat-too-long = A message can have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
unknown-phrase = There’s no quick phrase “{ $name }”. Available: { $known }.

# What happens at a table.
house-sat = { $name } sits down.
house-stood = Seat { $number } is free again.
house-arranged = The host changes who plays in seat { $number }.
house-removed = The host takes away seat { $number }.
house-started = The game starts.
house-lapse = { $name } ran out of time.
house-back = { $name } takes back a move.
house-back-asked = { $name } asks for a take-back.
house-back-declined = { $name } declines the take-back.
house-back-all = Everyone agrees to the take-back.
house-away = { $name } is away.
house-returned = { $name } is back.
house-left = { $name } leaves the game.
house-chose-wait = { $name } would rather wait.
house-chose-bot = { $name } wants a bot to take over.
house-chose-end = { $name } wants to end the game.
house-takeover = The bot { $bot } takes over for { $name }.
house-claim = { $name } takes the seat back from the bot.
house-end = The game was ended early.
house-unstarted = The table was closed because its game never started.
house-rematch = A rematch! The new table is open.
house-chat-closed = The host closes the chat.
house-chat-opened = The host opens the chat.
house-kept = The rules of this game have changed, so it can’t go on for now. It’s kept as it was, and goes on as soon as its rules are back.
house-kept-over = The rules have changed since this game was played. It’s kept as it was: its end, its result and its story.
house-untold = What happened from here on wasn’t stored at the time, so it can’t be shown any more.

# Quick phrases of the chat.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-bye = Goodbye!

# Names for guests who have not chosen one; a number follows.
sailor-names = Albatross, Anchor, Barnacle, Breeze, Compass, Coral, Crab, Cutlass, Dolphin, Doubloon, Galleon, Gull, Hammock, Kraken, Lagoon, Lantern, Lighthouse, Mango, Octopus, Parrot, Pelican, Spyglass, Squall, Turtle
