## The page in the browser: the frame around every table.

# The bar on top, and the menu.
web-table-lag = { $lag } ms
web-table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
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
web-table-bell-on = Tell me when it’s my turn
web-table-bell-off = Turn off notifications

# Before the start.
web-table-take-a-seat = Take a free seat to play.
web-table-players = Players
web-table-invite-seat = Invite
web-table-invite-to = Invite to seat { $number }
web-table-invite-once = Whoever opens this link can take exactly this seat. Older links to it no longer work.
web-table-fill-with = Fill free seats with
web-table-what-is-played = Game settings
web-table-manners = At the table
web-table-public = Anyone can find this table.
web-table-private = Only people with the code or a link can come in.
web-table-clock-turn = { $count ->
    [one] { $count } second per turn
   *[other] { $count } seconds per turn
}
web-table-clock-bank = { $count ->
    [one] { $count } minute per player
   *[other] { $count } minutes per player
}
web-table-clock-added = +{ $increment } s per turn
web-table-clock-days = { $count ->
    [one] { $count } day per move
   *[other] { $count } days per move
}
web-table-share = Share…
web-table-come-and-play = Come and play { $title } with me!

# While the game is on.
web-table-status = What’s happening
web-table-is-due = to move
web-table-of = of { $most }
web-table-time-left = { $time } left
web-table-last-seconds = Ten seconds left.
web-table-waited = waiting for
web-table-see-rule = See rule { $rule }
web-table-offline = The connection is lost. You can still see the table; we keep trying.
web-table-offline-sending = The connection is lost. Your move is waiting here and will be sent as soon as it’s back.
web-table-watching = You’re watching. What players hold stays hidden.
web-table-kept = The game is on hold: its rules have changed.
web-table-kept-behind = { $count ->
    [one] The picture is { $count } move older than the story.
   *[other] The picture is { $count } moves older than the story.
}
web-table-kept-plain = It can’t be drawn the way it was any more, so here are the plain facts.
web-table-kept-unseen = How the table looked wasn’t stored back then.
web-table-side = Players, story and chat
web-table-key-enter = Enter
web-table-key-escape = Esc

# Other things that can be done.
web-table-tools = More actions
web-table-reset = Take back this turn
web-table-why-no-undo = You can only undo your own move, and only until something random or hidden comes up or somebody else moves.
web-table-why-not-due = Only when it’s your turn.
web-table-why-undo-instead = “Undo” does it without asking anyone.

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
web-table-whose-lines = Show lines of
web-table-everybody = everyone
web-table-whole-log = Show all { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-table-look-there = See the table at this point
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-players = Only the players at the table can write here.

# Looking back.
web-table-past = You’re looking back: step { $n } of { $count }
web-table-to-now = Back to the game

# What has to be known.
web-table-outdated = There’s a newer version of this page. Reload whenever you like; your seat stays yours.
web-table-reload = Reload
web-table-twin = This table is also open in another tab. Both show the same, and you can play in either.
web-table-understood = Got it
web-table-notice-aside = Hide
web-table-notice-show = Show the notice

# After the end.
web-table-unfinished = The game ended early
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
web-table-review = Review the game
web-table-result = Result
web-table-curve = Points, turn by turn
web-table-turning = What decided it
web-table-turning-point = Turn { $turn } · { $name }’s lead: { $swing }
web-table-turning-alone = Turn { $turn } · points: { $swing }
web-table-you-lose = You lose
web-table-lost = The game wins
web-table-counting = Counting the points…
web-table-count-skip = Show all
web-table-you-win = You win!
web-table-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the victory!
}
web-table-fair = Was it fair? Check for yourself
web-table-fair-more = The hash was shown before the first card was dealt, and only this seed fits it. Every random event in the game follows from the seed, so nobody could change anything later. “tortuga verify” checks the record you can download.
web-table-seed = Seed
web-table-hash = Its hash, known since the start

# We are not let in.
web-table-lost-table-unknown = Maybe the link is incomplete, or the table has been cleared away: tables that nobody starts are kept for a day.
web-table-lost-table-private = With your host’s code you’re in right away.
web-table-lost-table-full = You’ll find other tables on the home page, or you can open your own.
web-table-lost-spectators-off = The players prefer to play in private. You’ll find other tables to watch on the home page.
web-table-lost-too-many-tabs = This tab will connect by itself as soon as there’s room.
web-table-lost-too-many-sockets = This tab will connect by itself as soon as there’s room.
web-table-lost-house-full = This tab will connect by itself as soon as there’s room.
web-table-look-at = { $name }’s boards
web-table-shown = { $name }’s turn
web-table-shown-skip = tap to skip
web-table-plan = Your plan
web-table-plan-help = Kept for your turn, and checked against the table then.
web-table-plan-kept = your plan: only you can see it, and it’s kept for your turn
web-table-since = Since your turn
