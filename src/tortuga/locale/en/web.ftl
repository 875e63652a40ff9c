## The house: the page in the browser.

# Who is here, and how the page looks.
web-language = Language
web-name = Your name
web-name-none = or let the house find one
web-save = Save
web-cancel = Cancel
web-close = Close
web-copy = Copy
web-copied = Copied
web-link = Link
web-qr = The link as a QR code
web-home = To the first page
web-no-such-page = There is nothing at this address.
web-newer-page = The house has a newer page.
web-load-page = Load it
web-recovery = Play on another device
web-recovery-more = Open this link on the other device. It is a secret and works once.
web-recover = Go on with this device
web-recover-more = The link makes this device yours: the same name, the same seats. It works once.
web-recover-go = This is my device
web-my-data = Download my data
web-sign-out-others = Sign out other devices
web-sign-out-others-sure = You will be signed out everywhere but here; a link for another device stops working. Go on?
web-forget = Forget me
web-forget-sure = Your name and your chat messages will be deleted. The games of the others stay. Go on?
web-offline = The house cannot be reached just now. Try again in a moment.
web-offline-kept = Rules and lessons that you've opened before work even now.

# The first page.
web-welcome = A house by the harbour
web-welcome-more = Sit down with friends or bots. No account, nothing to install.
web-play-bots = Play a bot
web-play-bots-more = starts at once
web-play-friends = With friends
web-play-friends-more = link, QR or a code
web-play-anyone = Open table
web-play-anyone-more = anyone may sit down
web-open-table = Open the table
web-seat-open = open for somebody
web-bot = Bot { $name }
web-clock = Game clock
web-clock-none = no clock
web-clock-turn = seconds a turn
web-clock-bank = minutes for the whole game
web-clock-days = days a move
web-clock-seconds = Seconds
web-clock-minutes = Minutes
web-clock-increment = Seconds added by each turn
web-switch-public = Anyone may find it
web-switch-spectators = Others may watch
web-switch-chat = Chat
web-switch-hints = Hints
web-switch-takebacks = Take-backs by consent
web-yes = yes
web-no = no
web-options-none = none
web-my-tables = My tables
web-no-own-tables = You have not played here yet.
web-lobby = Public tables
web-no-tables = Just now there is none.
web-status-open = waiting for the start
web-status-playing = being played
web-status-over = over
web-status-closed = closed unfinished
web-status-kept = waiting for its rules
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-go = Go there
web-join = Join with a code
web-code = The code that your host reads to you
web-join-go = Join

# A table: what is going on.
web-opening = Opening the table …
web-waiting-players = Waiting for players.
web-ready = All seats are taken; the host can start.
web-waiting-for = Waiting: { $name }.
web-your-turn = Your turn.
web-sending = sending …
web-connected = connected
web-reconnecting = reconnecting …
web-stale = The table has moved on since; look again.
web-you = you
web-host = host
web-here = here
web-not-here = not connected
web-away = away
web-is-bot = bot
web-bot-plays = a bot plays
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
web-who-sits = Who sits here
web-start = Start
web-fill-start = Fill with bots and start
web-invite = Others come in with this code or link:
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
web-asked-back = The others are asked.
web-agree = Agree
web-decline = Decline
web-leave = Leave the game
web-leave-sure = Leave the game? The others choose how it goes on.
web-end = End the game
web-end-sure = End the game unfinished?
web-left-what-now = { $name } has left. What now?
web-choose-wait = Wait
web-choose-bot = A bot plays on
web-choose-end = End the game
web-claim = Take my seat back
web-say = Your message
web-send = Send
web-phrases = Quick phrases
web-chat-close = Close the chat
web-chat-open = Open the chat
web-mute = Mute { $name }
web-unmute = Read { $name } again
web-rematch = Rematch
web-go-rematch = To the rematch
web-replay = Look at it again
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
web-first = To the beginning
web-back = One step back
web-next = One step on
web-last = To the end
web-eyes = Seen by
web-eyes-all = a spectator
web-play-on = Play on from here against bots
web-share = Share the game

# RUM on the page.
web-rum-face-down = face-down card
web-rum-card = card: { $up } up, { $down } down
web-rum-of = of { $points }
web-rum-hand-help = Tap a card to lay it, again to turn it round, once more to take it back.
web-rum-lay = lay { $cards }
