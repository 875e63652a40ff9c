## The page in the browser: everything before and around a table.

# The first page: a game to pick, and the way to play it.
web-start-pick = Pick a game
web-start-minutes = about { $count } min
web-start-play = Play { $title }
web-start-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-start-option = { $label }: { $value }
web-start-change = Change
web-start-play-as = You play as
web-start-bots = Play bots
web-start-friends = With friends
web-start-anyone = Open table
web-start-alone = Alone
web-start-usual-rules = usual rules
web-start-new = New to this game?
web-start-first = First game
web-start-first-more = You and one bot, by the usual rules
web-start-lesson = Learn it by playing
web-start-lesson-more = A guided game, step by step
web-start-retry = Try again

# The first page: what goes on, and what else there is.
web-start-your-turn = Your turn
web-start-waits = { $names } to play
web-start-won = won by { $names }
web-start-you-won = you won
web-start-look-again = Look again
web-start-watch = Watch
web-start-more = Show { $count } more
web-start-ways = Before and after
web-start-learn = Learn { $title } step by step
web-start-rules = The rules of { $title }
web-start-record = Bring in a record
web-start-record-more = A finished game that was kept as a file
web-start-languages = Speaks { $languages }

# A table of one's own.
web-start-table = A table of { $title }
web-start-form-seats = Who's playing
web-start-players = Number of players
web-start-seat = Seat { $number }
web-start-seat-me = me
web-start-bot-greedy = Bot “greedy”: takes the most it can
web-start-bot-random = Bot “random”: plays anything
web-start-bot-simple = Bot “simple”: never takes a set apart
web-start-bot-tiles = Bot “tiles”: lays as many as it can
web-start-bot-value = Bot “value”: lays the most points, keeps jokers
web-start-look-on = You look on without a seat of your own.
web-start-clock-kind = Time to think
web-start-clock-none = Nobody is hurried.
web-start-clock-turn = Everybody has so many seconds for each turn.
web-start-clock-bank = Everybody has minutes for the whole game; each turn adds some seconds to them.
web-start-clock-days = A game beside the day's work: everybody has days for each move.
web-start-clock-number-days = Days
web-start-form-options = Rules at this table
web-start-form-switches = What is allowed
web-start-switch-public = The table stands among the public ones, and anyone may sit down.
web-start-switch-spectators = Those who come without a seat may look on. They never see a hand.
web-start-switch-chat = Those at the table can write to each other.
web-start-switch-hints = A bot tells what it would do in your place.
web-start-switch-takebacks = A move can be taken back if all agree.
web-start-usual = As usual
web-start-keep = Keep for next time

# Somebody comes with a code, an invitation or a recovery link.
web-start-join-look = Looking for your table
web-start-invited = You are invited to { $title }
web-start-not-found = No such table
web-start-locked = A table for its players only
web-start-code-unknown = No table has the code { $code }. A code has six letters; perhaps one of them was misheard.
web-start-invitation-unknown = This invitation is not valid any more. Ask your host for a new one or for the code.
web-start-only-look = Only look on
web-start-ended = See how it ended
web-start-own = Open a table of your own
web-start-recover-used = This link has been used already, or it is too old. Make a new one on the device where you still play: behind your name, “Play on another device”.
web-start-recover-instead = On this device you are { $name } just now. With the link you will be somebody else here; { $name } stays only if you have a recovery link for that name too.

# The right part of the top bar, and the preferences.
web-menu-guest = Guest
web-menu-open = name, devices, preferences
web-menu-you = You in this house
web-menu-saved = Saved.
web-menu-others-signed-out = You are signed out on all other devices.
web-menu-forgotten = The house has forgotten you.
web-menu-preferences = Preferences
web-menu-theme = Theme
web-menu-theme-system = Theme: as the system has it
web-menu-theme-light = Theme: light
web-menu-theme-dark = Theme: dark
web-menu-as-system = as the system has it
web-menu-as-light = light
web-menu-as-dark = dark
web-menu-motion = Motion
web-menu-motion-help = How fast pieces move from place to place.
web-menu-motion-still = Your system asks for less motion, so pieces do not move.
web-menu-motion-0 = none
web-menu-motion-120 = quick
web-menu-motion-250 = usual
web-menu-motion-500 = slow
web-menu-sound = Sound
web-menu-sound-help = Short and quiet, when somebody plays and when it is your turn.
web-menu-confirm = Confirm each move
web-menu-confirm-help = A move is sent only after you have said yes to it.

# What this is, and whom it thanks.
web-about = About
web-about-version = Version { $version }
web-about-what = A house for tabletop games, in your browser: with friends, with strangers, or with bots. It is free, and anybody can run one of their own.
web-about-guests = You need no account. The house keeps your name, your games and your chat messages, and nothing else about you; behind your name above you can download all of it, or be forgotten.
web-about-fair = The house alone knows what is hidden, and nobody gets more than their seat may see. How the cards fall is sealed before the game begins, and shown after it, so that everybody can check it.
web-about-credits = Thanks
web-about-icons = Icons
web-about-icons-by = Icons made by { $authors }, from game-icons.net, under CC BY 3.0. Their colours and sizes were changed.
web-about-type = Type
web-about-type-by = Alegreya by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-about-parts = Parts
web-about-parts-by = Svelte and Fluent draw the page and speak its languages; Starlette, msgspec and SQLite keep the house.
web-about-licence = Licence
web-about-licence-more = Tortuga itself is under the MIT licence.
web-about-games = Games
web-about-games-more = The rules of each game are told in our own words, and all pictures are our own. The games and their names belong to their authors and publishers, who have nothing to do with this house. If you like one, buy it.
web-about-api = Bots and clients
web-about-api-more = What programs can ask of this house (OpenAPI)
