## The page in the browser: the frame around every table.

# The bar on top, and the menu.
web-table-lag = { $lag } ms
web-table-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
web-table-open-talk = { $count ->
    [0] Story and chat
    [one] Story and chat, { $count } unread message
   *[other] Story and chat, { $count } unread messages
}
web-table-sound = Sounds
web-table-sound-off = Turn the sounds off
web-table-sound-on = Turn the sounds on
web-table-rules = Rules
web-table-menu = Menu
web-table-keys = Keys
web-table-bell-on = Tell me when it is my turn
web-table-bell-off = Do not tell me about my turn any more

# Before the start.
web-table-take-a-seat = Take a free seat to play along.
web-table-players = Players
web-table-level-random = easy
web-table-level-greedy = good
web-table-level-simple = fair
web-table-level-tiles = good
web-table-level-value = strong
web-table-invite-seat = Invite
web-table-invite-to = Invite to seat { $number }
web-table-invite-once = Whoever opens this link may take exactly this seat. An older link to it works no more.
web-table-fill-with = On the free seats
web-table-what-is-played = What is agreed
web-table-manners = At the table
web-table-public = Anyone may find this table.
web-table-private = Only those with the code or a link can come in.
web-table-clock-turn = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
web-table-clock-bank = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
}
web-table-clock-added = + { $increment } s a turn
web-table-clock-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
web-table-share = Share …
web-table-come-and-play = Come and play { $title } with me.

# While the game is on.
web-table-status = What is going on
web-table-is-due = to move
web-table-of = of { $most }
web-table-time-left = { $time } left
web-table-last-seconds = Ten seconds left.
web-table-waited = waiting for so long
web-table-see-rule = See rule { $rule }
web-table-offline = The connection is lost. The table stays readable; we keep trying.
web-table-offline-sending = The connection is lost. Your move waits here and goes out as soon as it is back.
web-table-watching = You are watching. What players hold stays hidden.
web-table-kept = The game stands still: its rules have changed.
web-table-kept-behind = { $count ->
    [one] The picture is { $count } move older than the story.
   *[other] The picture is { $count } moves older than the story.
}
web-table-kept-plain = It can't be drawn the way it was any more, so here are the plain facts.
web-table-kept-unseen = How the table looked wasn't stored back then.
web-table-side = Players, story and chat
web-table-key-enter = Enter
web-table-key-escape = Esc

# Other things that can be done.
web-table-tools = More to do
web-table-reset = Take back this turn
web-table-why-no-undo = Only your own move can be undone, and only as long as nothing random, hidden or done by others has followed.
web-table-why-not-due = Only when it is your turn.
web-table-why-undo-instead = “Undo” does it without asking anybody.

# How far undo goes: on its button, and what is said of it.
web-table-undo-steps = Undo · { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-table-undo-reach = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $stop ->
    [undo-chance] back to the last roll or draw
    [undo-revealed] back to what was last revealed
    [undo-other-seat] back to another player’s last move
    [undo-turn-over] back to the start of your turn
   *[undo-nothing] back to the start of the game
}
web-table-reset-reach = { $count ->
    [one] { $count } step
   *[other] all { $count } steps at once
}

# Story and chat.
web-table-talk = Story and chat
web-table-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
web-table-find = Find in the story
web-table-search = Search
web-table-found-none = Nothing like that has happened.
web-table-log-empty = Nothing has happened yet.
web-table-whose-lines = Whose lines
web-table-everybody = everybody
web-table-whole-log = Show all { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-table-look-there = See the table at this moment
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-players = Only those who sit at the table can write here.

# Looking back.
web-table-past = You are looking back: moment { $n } of { $count }
web-table-to-now = Back to now

# What has to be known.
web-table-outdated = The house has a newer page. Reload when it suits you; your seat stays yours.
web-table-reload = Reload
web-table-twin = This table is open in another tab too. Both show the same, and you can play in either.
web-table-understood = All right
web-table-notice-aside = Put aside
web-table-notice-show = Show the notice

# After the end.
web-table-unfinished = The game ended unfinished
web-table-result-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } more than { $other }.
web-table-result-tie = { $name } wins: level with { $other } at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but ahead by the rule for ties.
web-table-result-shared = { $name } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-table-look = Look at the table
web-table-result = Result
web-table-you-lose = You lose
web-table-lost = The game wins
web-table-counting = The points are being counted.
web-table-count-skip = Show all
web-table-you-win = You win!
web-table-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the victory!
}
web-table-fair = Was it fair? Check it yourself
web-table-fair-more = The hash was shown before the first card was dealt, and it fits only this seed. Every random event of the game follows from the seed, so nobody could change anything later. “tortuga verify” checks the record you can download.
web-table-seed = Seed
web-table-hash = Its hash, known since the start

# We are not let in.
web-table-lost-table-unknown = Perhaps the link is not complete, or the table was cleared away: one that nobody starts is kept for a day.
web-table-lost-table-private = With the code that your host reads to you, you are in at once.
web-table-lost-table-full = At the first page you find other tables, or open one of your own.
web-table-lost-spectators-off = The players want to be among themselves. At the first page you find other tables to watch.
web-table-lost-too-many-tabs = This tab comes in by itself as soon as there's room.
web-table-lost-too-many-sockets = This tab comes in by itself as soon as there's room.
web-table-lost-house-full = This tab comes in by itself as soon as there's room.
web-table-look-at = Boards of { $name }
web-table-since = Since your turn
