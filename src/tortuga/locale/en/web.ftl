## The house: the page in the browser.

# Who is here, and how the page looks.
web-language = Language
web-name = Your name
web-name-none = or we’ll pick one
web-save = Save
web-cancel = Cancel
web-close = Close
web-copy = Copy
web-copied = Copied
web-link = Link
web-qr = The link as a QR code
web-home = Home
web-no-such-page = There’s nothing at this address.
web-newer-page = There’s a newer version of this page.
web-load-page = Reload
web-recovery = Play on another device
web-recovery-more = Open this link on the other device. It’s secret and works once.
web-recover = Continue on this device
web-recover-more = The link moves your name and seats to this device. It works once.
web-recover-go = This is my device
web-my-data = Download my data
web-sign-out-others = Sign out other devices
web-sign-out-others-sure = You’ll be signed out everywhere but here, and any link for another device stops working. Continue?
web-forget = Forget me
web-forget-sure = Your name and your chat messages will be deleted. Other people’s games stay. Continue?
web-offline = We can’t reach Tortuga right now. Try again in a moment.
web-offline-kept = Rules and lessons you’ve opened before still work.

# The first page.
web-welcome = Board games by the harbour
web-welcome-more = Sit down with friends or bots. No account, nothing to install.
web-play-bots = Play a bot
web-play-bots-more = starts right away
web-play-friends = With friends
web-play-friends-more = link, QR or code
web-play-anyone = Open table
web-play-anyone-more = anyone can join
web-open-table = Open the table
web-seat-open = open
web-bot = Bot, { $name }
web-clock = Game clock
web-clock-none = no clock
web-clock-turn = seconds per turn
web-clock-bank = minutes for the whole game
web-clock-days = days per move
web-clock-seconds = Seconds
web-clock-minutes = Minutes
web-clock-increment = Seconds added per turn
web-switch-public = Listed publicly
web-switch-spectators = Others can watch
web-switch-chat = Chat
web-switch-hints = Hints
web-switch-takebacks = Take-backs if all agree
web-yes = yes
web-no = no
web-options-none = none
web-my-tables = My tables
web-no-own-tables = You haven’t played here yet.
web-lobby = Public tables
web-no-tables = None right now.
web-status-open = not started yet
web-status-playing = in progress
web-status-over = over
web-status-closed = closed early
web-status-kept = on hold
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-go = Open
web-join = Join with a code
web-code = Your host’s code
web-join-go = Join

# A table: what is going on.
web-opening = Opening the table…
web-waiting-players = Waiting for players.
web-ready = All seats are taken; the host can start.
web-waiting-for = Waiting: { $name }.
web-your-turn = Your turn.
web-sending = sending…
web-connected = connected
web-reconnecting = reconnecting…
web-stale = The table has changed in the meantime; take another look.
web-you = you
web-host = host
web-here = here
web-not-here = not connected
web-away = away
web-is-bot = bot
web-bot-plays = a bot is playing
web-seat-free = free
web-somebody = Somebody
web-days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-story = Story
web-chat = Chat

# A table: what can be done.
web-sit = Sit down
web-stand = Stand up
web-who-sits = Who plays here
web-start = Start
web-fill-start = Fill with bots and start
web-start-without-empty = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
web-remove-seat = Remove
web-remove-seat-of = Remove seat { $number }
web-invite = Others can join with this code or link:
web-choices = What you can do
web-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
web-move = A move in notation
web-play = Play
web-hint = Hint
web-undo = Undo
web-takeback = Take back my last move
web-asked-back = Asking the others…
web-agree = Agree
web-decline = Decline
web-leave = Leave the game
web-leave-sure = Leave the game? The others decide how it goes on.
web-end = End the game
web-end-sure = End the game early?
web-left-what-now = { $name } has left. What now?
web-choose-wait = Wait
web-choose-bot = Let a bot play
web-choose-end = End the game
web-claim = Take my seat back
web-say = Your message
web-send = Send
web-phrases = Quick phrases
web-chat-close = Close the chat
web-chat-open = Open the chat
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-rematch = Rematch
web-rematch-easier = Easier
web-rematch-harder = Harder
web-go-rematch = Go to the rematch
web-replay = Watch the replay
web-record = Download the record
web-seed = Seed { $seed }; its hash, shown at the start: { $hash }

# What bots are called: pirates who really sailed.
web-pirate-1 = Calico
web-pirate-2 = Bonny
web-pirate-3 = Morgan
web-pirate-4 = Teach
web-pirate-5 = Grace
web-pirate-6 = Kidd
web-pirate-7 = Roberts
web-pirate-8 = Ching

# A finished game, step by step.
web-step = Step
web-first = To the start
web-back = One step back
web-next = One step forward
web-last = To the end
web-eyes = View
web-eyes-all = All hands
web-eyes-none = Spectator
web-play-on = Play on from here against bots
web-share = Share the game

# RUM on the page.
web-rum-face-down = face-down card
web-rum-card = card: { $up } up, { $down } down
web-rum-of = of { $points }
web-rum-hand-help = Tap a card to play it, again to turn it round, once more to take it back.
web-rum-lay = play { $cards }
