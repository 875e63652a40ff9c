## The command line: its help, its refusals, and reasons of the system.

usage = Usage:
usage-about = Tortuga: tabletop games with friends and bots. Without a command, it opens in your browser.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-command = COMMAND
usage-help = show this help
usage-version = show the version
usage-lang = language: { $codes }
usage-title-options = Options of { $title }
usage-default = Default: { $value }.
usage-yes-no = yes|no
usage-play = play in the terminal
usage-replay = check a recorded game and read its story
usage-review = review a finished game: where better moves were possible, and what decided it
usage-verify = prove that a finished game was dealt fairly
usage-serve = start the server and open it in your browser
usage-work = lend this computer to the bots of a server on PostgreSQL
usage-backup = back up the database to a file
usage-check = check the database for damage
usage-db-place = where the tables are kept: a file, or postgresql://…
usage-db = move Tortuga to another database
usage-games = list the games, their bots and options
usage-rules = show the rules of a game, or one of them
usage-bench = benchmark the rules
usage-solve = find the best turn in Rummikub positions
usage-puzzle = solve a Rummikub puzzle
usage-title = which game; “tortuga games” lists them
usage-data = your own component file
usage-serve-port = default { $port }; 0 takes any free port
usage-serve-host = default 127.0.0.1; 0.0.0.0 lets others on your network join
usage-serve-bus = how several processes on PostgreSQL tell each other what’s new: notify (default), redis://…, or none (up to a second late)
usage-serve-no-browser = don’t open the browser
usage-serve-compile = compile the rules in the background (only in a checkout of the source code)
usage-work-db = the server’s database: postgresql://…
usage-work-workers = how many may think at once (default 2)
usage-backup-file = the backup to write; the server may be running
usage-check-db = where the tables are kept: a file, or postgresql://…; the server may be running
usage-db-action = copy: from a file to PostgreSQL, or back; the server must be stopped
usage-db-source = a file, or postgresql://…
usage-db-target = a file, or postgresql://…; must be empty
usage-record = the file of a recorded game
usage-replay-at = also draw the table after record N
usage-review-seat = whose game, by the number of the seat; default: the first person’s
usage-review-json = write the review as JSON
usage-verify-hash = the seed’s hash, as shown at the start
usage-rules-what = a game, or the number of a rule such as RUM-4.7
usage-rules-components = show its components and how sure we are of each
usage-bench-seconds = CPU seconds to spend
usage-bench-json = results as JSON
usage-play-title = which game (default rum); with --help, also lists its options
usage-play-seats = who plays, such as me,bot:greedy or Ania,Bartek
usage-play-seed = the same seed always deals the same game
usage-play-clock = seconds per turn; when they’re up, the rules decide
usage-play-save = where to save the game
usage-play-resume = resume a saved game
usage-play-note = Every game has options of its own, such as --edition pl: “tortuga play TITLE --help” lists them.
usage-arena = let bots play each other and measure their strength
usage-arena-bots = the bots, one for each seat, such as greedy,random; name a bot twice to check it against itself
usage-arena-games = games to play (default { $games }), rounded up so that every deal is played from every seat
usage-arena-seed = the same seed gives the same games
usage-arena-options = options of the game as name=value; also as --name value
usage-arena-stop-when-sure = stop as soon as it’s certain whether the first bot is stronger or weaker than its opponents
usage-arena-workers = how many processes play (default 1)
usage-arena-ray = play on the Ray cluster at this address, such as auto
usage-arena-json = write the figures as JSON
usage-arena-plot = draw the win rates and their intervals as SVG
usage-arena-save = where to keep the results, game by game
usage-arena-resume = continue these results; with --games, up to that many games
usage-solve-file = positions as JSON lines; default: standard input
usage-solve-joker = joker rule: free (default), release, strict or bound
usage-solve-objective = what counts first: tiles (default) or value
usage-solve-first-meld = a first meld of at least N, from the rack only
usage-solve-building = with a first meld: the same turn may build on the table
usage-solve-joker-value = what a joker left on the rack costs; default 30
usage-solve-note = Options apply to lines that don’t set them.
usage-puzzle-level = sets to break up: 1 (default) to 5
usage-puzzle-seed = the same seed gives the same puzzle; “today” is the puzzle of the day
usage-puzzle-json = the position as a line for “tortuga solve”
usage-puzzle-solution = also show the best turn; with --json, only that
usage-puzzle-note = In a terminal you can solve it right there; otherwise it’s just shown.

## tortuga review

review-head = { $title }: a review of { $player }’s game
review-progress = Reviewing
review-sum = { $count ->
    [one] { $count } decision between several moves.
   *[other] { $count } decisions between several moves.
}
review-perfect = Nothing was given away, as far as can be told.
review-step = step
review-played = played
review-better = better
review-chance = chance
review-in-points = points
review-curve = The chance to win, turn by turn
review-turning = What decided the game
review-turned = Step { $step }:
review-and-more = … and { $count } more; --json has them all.

## Refusals

review-not-over = This game isn’t over yet. Only finished games can be reviewed.
review-no-seat = There’s no seat { $seat }: this game has seats 1 to { $most }.
unknown-command = There’s no command “{ $name }”; see tortuga --help.
argument-missing = Something is missing: { $name }; see tortuga --help.
option-takes-no-value = The option --{ $name } takes no value.
clock-unfit = A turn can take { $least } to { $most } seconds.

## Reasons of the system, within other sentences

system-no-file = there’s no such file or folder
system-no-permission = you have no permission
system-is-folder = it’s a folder
system-no-folder = part of the path isn’t a folder
system-exists = it already exists
system-full = the disk is full
system-read-only = the disk is read-only
system-name-too-long = the name is too long
system-too-many-files = too many files are open
system-busy = it’s in use
system-address-used = the address is in use
system-no-address = there’s no such address
system-no-home = there’s no such home folder
system-bad-name = the name can’t be used
system-number = system error { $number }
