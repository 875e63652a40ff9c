## The page in the browser: everything before and around a table.

# The first page: a game to pick, and the way to play it.
web-start-pick = Pick a game
web-start-minutes = about { $count } min
web-start-play = Play { $title }
web-start-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-start-option = { $label }: { $value }
web-start-change = Change
web-start-play-as = You play as
web-start-bots = Play bots
web-start-bots-level = How well the bots play
web-start-friends = With friends
web-start-anyone = Open table
web-start-alone = Alone
web-start-usual-rules = standard rules
web-start-new = New to this game?
web-start-first = First game
web-start-first-more = You and one bot, standard rules
web-start-lesson = Learn by playing
web-start-lesson-more = A guided game, step by step
web-start-lessons = Learn to play
web-start-retry = Try again

# The first page: what goes on, and what else there is.
web-start-your-turn = Your turn
web-start-waits = waiting for { $names }
web-start-won = won by { $names }
web-start-you-won = you won
web-start-look-again = Watch again
web-start-watch = Watch
web-start-more = Show { $count } more
web-start-ways = Learn and look back
web-start-learn = Learn { $title } step by step
web-start-rules = { $title } rules
web-start-record = Open a saved game
web-start-record-more = A finished game saved as a file
web-start-languages = Available in { $languages }

# A table of one's own.
web-start-table = New { $title } table
web-start-form-seats = Who’s playing
web-start-players = Number of players
web-start-seat = Seat { $number }
web-start-seat-me = me
web-start-look-on = You’re only watching.
web-start-clock-kind = Time to think
web-start-clock-none = No time limit.
web-start-clock-turn = Each player gets this many seconds per turn.
web-start-clock-bank = Each player gets this many minutes for the whole game; every turn adds a few seconds.
web-start-clock-days = Play at your own pace: each player has days for every move.
web-start-clock-number-days = Days
web-start-form-options = Rules at this table
web-start-form-switches = What’s allowed
web-start-form-more = More options
web-start-form-more-usual = everything as usual
web-start-switch-public = The table is listed publicly, and anyone can join.
web-start-switch-spectators = Anyone without a seat can watch. They never see a hand.
web-start-switch-chat = Everyone at the table can chat.
web-start-switch-hints = A bot tells you what it would do in your place.
web-start-switch-takebacks = A move can be taken back if everyone agrees.
web-start-usual = Reset to defaults
web-start-keep = Remember these settings

# Somebody comes with a code, an invitation or a recovery link.
web-start-join-look = Looking for your table…
web-start-invited = You’re invited to play { $title }
web-start-not-found = No such table
web-start-locked = A private table
web-start-code-unknown = No table has the code { $code }. A code is three short words, such as TUKO-MALI-RASO; maybe one was misheard.
web-start-invitation-unknown = This invitation is no longer valid. Ask your host for a new one, or for the code.
web-start-only-look = Just watch
web-start-ended = See how it ended
web-start-own = Open your own table
web-start-recover-used = This link has already been used, or it’s too old. Make a new one on the device where you still play: click your name, then “Play on another device”.
web-start-recover-instead = You’re playing as { $name } on this device right now. Opening the link will sign you in as someone else; you can only get back to { $name } with a recovery link for that name.

# The right part of the top bar, and the preferences.
web-menu-guest = Guest
web-menu-open = name, devices, preferences
web-menu-you = Your profile
web-menu-saved = Saved.
web-menu-others-signed-out = You’re signed out on all other devices.
web-menu-forgotten = Your data has been deleted.
web-menu-preferences = Preferences
web-menu-theme = Theme
web-menu-theme-system = Theme: match system
web-menu-theme-light = Theme: light
web-menu-theme-dark = Theme: dark
web-menu-as-system = match system
web-menu-as-light = light
web-menu-as-dark = dark
web-menu-contrast = Contrast
web-menu-contrast-system = match system
web-menu-contrast-normal = normal
web-menu-contrast-high = high
web-menu-print = Text size
web-menu-print-help = Text everywhere, and what’s printed on cards and tiles.
web-menu-print-normal = normal
web-menu-print-large = large
web-menu-print-largest = largest
web-menu-pace = Other players’ turns
web-menu-pace-help = How a long turn is shown. A tap or any key skips to the end.
web-menu-pace-off = all at once
web-menu-pace-quick = step by step, quickly
web-menu-pace-calm = step by step, calmly
web-menu-motion = Animations
web-menu-motion-help = How fast cards and pieces move.
web-menu-motion-still = Your system asks for less motion, so nothing moves.
web-menu-motion-0 = off
web-menu-motion-120 = fast
web-menu-motion-250 = normal
web-menu-motion-500 = slow
web-menu-sound = Sound
web-menu-sound-help = Short and quiet, when somebody plays and when it’s your turn.
web-menu-confirm = Confirm every move
web-menu-confirm-help = A move is only sent once you confirm it.

# What this is, and whom it thanks.
web-about = About
web-about-version = Version { $version }
web-about-pure = The rules aren’t compiled on this server: they’re the same, but slower, so bots think less far ahead and play weaker.
web-about-compiling = The rules are being compiled right now. Until that’s done, in a few minutes, bots play weaker.
web-about-what = Board games in your browser: with friends, with strangers or with bots. It’s free, and anyone can run their own.
web-about-guests = You don’t need an account. Tortuga keeps your name, your games and your chat messages, and nothing else about you; under your name at the top you can download all of it or delete it.
web-about-fair = Only the server knows what’s hidden, and nobody sees more than their seat allows. The shuffle is sealed before the game starts and revealed afterwards, so anyone can check it.
web-about-credits = Thanks
web-about-icons = Icons
web-about-icons-by = Icons made by { $authors }, from game-icons.net, under CC BY 3.0. Their colours and sizes were changed.
web-about-type = Typeface
web-about-type-by = Alegreya by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-about-parts = Built with
web-about-parts-by = Svelte and Fluent draw the page and speak its languages; Starlette, msgspec and SQLite run the server.
web-about-licence = Licence
web-about-licence-more = Tortuga itself is under the MIT licence.
web-about-games = Games
web-about-games-more = We tell the rules of each game in our own words, and all the pictures are our own. The games and their names belong to their authors and publishers, who have nothing to do with this site. If you like one, buy it.
web-about-api = Bots and clients
web-about-api-more = What programs can ask this server (OpenAPI)
