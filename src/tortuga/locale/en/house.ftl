## The house: texts of the kernel, the terminal and the commands.

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-name = Player { $number }
refused-by-rule = { $reason } ({ $rule })

## Refusals of the kernel

game-over = The game is over.
game-without-seed = This game was recorded without its seed, so it can be looked at but not played on.
not-your-decision = It is not your decision just now.
chance-nothing-to-draw = There is nothing left to draw from.
chance-not-in-pool = Chance cannot have answered { $answer }: that one was not there to be drawn.
chance-not-on-die = Chance cannot have rolled { $answer } with { $sides } sides.
chance-too-many = The record holds { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} of chance more than were asked for.
chance-too-few = The record holds too few answers of chance.
chance-not-of-seed = The answer { $answer } of chance is not the one that the seed gives.
undo-nothing = There is nothing to take back yet.
undo-chance = You cannot take that back: chance has answered since.
undo-revealed = You cannot take that back: something hidden has been shown since.
undo-other-seat = You cannot take that back: another player has decided since.
undo-turn-over = You cannot take that back: the turn has passed.
undo-not-alone = Going back to move { $n } needs everyone's consent.
undo-no-such-moment = There is no move { $n } to go back to.
option-seats = { $title } is for { $least } to { $most } players, not { $count }.
option-value = “{ $value }” is no value for the option { $name }.
data-none = { $title } has no component file to replace by { $file }.
data-unreadable = The component file { $file } cannot be read: { $reason }.
data-shape = The component file { $file } is not in the right form: { $reason }.
record-unreadable = The record { $file } cannot be read: { $reason }.
record-empty = Line { $line }: the record is empty.
record-not-json = Line { $line }: this is not JSON, so the file is damaged.
record-cut-short = Line { $line }: the last line is incomplete, as a crash leaves it. To go on without it: tortuga play --resume
record-held = { $file } is open in another game; two cannot write it at once.
record-no-sum = Line { $line }: the check sum is missing.
record-tampered = Line { $line }: the check sum does not match, so this line or one before it was changed.
record-shape = Line { $line }: this is no line of a record: { $reason }.
record-format = Line { $line }: the record has format { $found }; this version reads format { $known }.
record-other-rules = Line { $line }: the record was made with other rules or components ({ $found }, here { $known }).
record-seed = Line { $line }: the seed does not match its hash.
record-number = Line { $line }: record { $known } should stand here, not { $found }.
record-impossible = Line { $line }: this cannot have happened: { $reason }
record-no-deal = Line { $line }: the game was never dealt.
record-no-seat = Line { $line }: nobody is named who decided this.
unknown-title = There is no game “{ $name }”. There are: { $known }.
unknown-bot = There is no bot “{ $name }” for { $title }. There are: { $known }.
unknown-option = { $title } has no option “{ $name }”. It has: { $known }.
unknown-language = There is no language “{ $name }”. There are: { $known }.
unknown-rule = There is no rule “{ $name }”. There are: { $known }.
unknown-rulebook = There are no rules of “{ $name }” to read.

## The terminal

seats-empty = Name the seats, for example --seats me,bot:greedy.
seat-twice = The name “{ $name }” is taken twice; give every player a name of their own.
seat-name-unfit = “{ $name }” cannot be a name here: it takes up to { $most } letters, digits and signs.
status-yours = Your turn, { $name }.
status-next-person = { $name } is next. Pass the keyboard on and press Enter.
status-undo-first = (You can still type “undo” to take your choice back.)
prompt = Your choice (a number, a move, or ? for help)
more-choices = … and { $count } more: type “more”.
no-such-choice = There is no choice { $number }; the choices go from 1 to { $most }.
line-too-long = That line is too long; nothing here needs more than { $most } characters.
hint = Hint: { $move }
hint-none = Nothing to hint at just now.
undone = Taken back. { $count ->
    [0] That's as far back as you can go on your own.
    [one] You can undo { $count } more step.
   *[other] You can undo { $count } more steps.
}
taken-back = Gone back to your last decision, by consent. What chance answers next is new.
take-back-tip = Against bots you can type “takeback”: they always agree.
take-back-people = Other people sit at this table; only bots agree to a take-back here.
take-back-nothing = You have decided nothing yet that could be taken back.
saved = Saved as { $file }. Play on with: tortuga play --resume { $file }
save-exists = { $file } exists already; name another file.
save-failed = Cannot write { $file }: { $reason }. The game goes on.
store-failed = Cannot write { $file }: { $reason }.
resume-failed = Cannot go on with { $file }: { $reason }.
resume-as-begun = A kept game goes on as it began; leave out --{ $name }.
kept = The game is kept in { $file }. Play on with: tortuga play --resume { $file }
goodbye = Until next time.
interrupted = Interrupted.
stopped = Stopped by the system.
input-closed = The input was closed.
resumed = { $title }, resumed at move { $n }.
resumed-torn = Line { $line } of the record is incomplete, as a crash leaves it; the game goes on without it.
result-row = { $rank }. { $name }: { $points }
record-at = The record is { $file }. Look at it again with: tortuga replay { $file }
rules-found = { $count ->
    [0] No rule mentions “{ $word }”.
    [one] { $count } rule mentions “{ $word }”:
   *[other] { $count } rules mention “{ $word }”:
}
table-plain-view = What you see
help-title = What you can type
help-number = a number: that choice
help-move = a move in notation, for example: { $example }
help-more = the next choices
help-hint = what a bot would do in your place
help-undo = take back your last move, where the rules of undo allow it
help-takeback = go back to your last decision; bots agree
help-log = the story so far
help-rules = the rules; “rules { $example }” for one, “rules word” to search
help-save = where the game is kept; “save FILE” writes a copy
help-quit = leave; the game is kept

# The words that people type; English ones always work too.
command-help = help
command-more = more
command-hint = hint
command-undo = undo
command-takeback = takeback
command-log = log
command-rules = rules
command-save = save
command-quit = quit

## Commands

games-seats = { $least }–{ $most } players
games-bots = bots: { $bots }
games-options = options: { $options }
replay-verified = { $file }: { $title }, { $count ->
    [one] { $count } record
   *[other] { $count } records
}, verified.
replay-proved = Every answer of chance is the one that the seed gives.
replay-unproved = Without the seed the answers of chance are possible, but not proved.
replay-unfinished = The game is not finished.
replay-deal = Deal
replay-back = { $who } goes back to the moment after move { $n }.
replay-back-all = All agree to go back to the moment after move { $n }.
replay-house = The house: { $what }.
replay-lapse = { $name } ran out of time.
replay-no-moment = There is no line { $n } in this record; it has { $count }.
components-title = Components of { $title }
components-group = Group
components-name = Item
components-origin = How certain
origin-rulebook = printed in the rulebook
origin-reported = reported by others
origin-deduced = deduced
origin-reconstructed = our reconstruction
bench-figures = { $title }, random play, { $compiled ->
    [yes] compiled
   *[no] pure Python
}, per CPU second: { $steps } steps, { $games } games, { $copies } copies.
solve-wrong-line = This line is no position: { $reason }.
solve-no-tile = “{ $text }” is no tile: R, B, K or O with a number from 1 to 13, or J.
solve-no-set = { $text } is neither a run nor a group.
solve-too-many = { $tile } is there { $count } times; a game has { $most } of it.
argument-unknown = “{ $word }” is not understood here; see tortuga --help.
argument-not-text = “{ $word }” is no text that can be read here.
option-no-value = The option --{ $name } needs a value.
system-failed = The system refused: { $reason }.
unknown-rule-or-title = There is no rule or game “{ $name }”. Games: { $known }.

## The house from the outside

serve-at = The house is open: { $address }
serve-network = For others in this network: { $address }
serve-stop = Press Ctrl+C to close it; every game is kept.
port-taken = Port { $port } is taken; name another with --port.
port-forbidden = The system does not let you use port { $port }; name another with --port.
host-unfit = The house cannot open at “{ $host }”: { $reason }.
store-held = { $file } is in use by another house.
store-foreign = { $file } is a database, but not one of this house.
store-newer = { $file } was written by a newer version of Tortuga.
store-no-database = { $file } is not a database.
store-unreachable = { $file } cannot be opened: { $reason }.
store-not-durable = { $file } says that something is written before it is ({ $setting }); moves could be lost. Set synchronous_commit to on.
postgresql-missing = A house on PostgreSQL needs psycopg ({ $reason }). Install it with: pip install 'tortuga[postgresql]'
redis-missing = That bus needs redis-py ({ $reason }). Install it with: pip install 'tortuga[redis]'
backup-no-source = There is no { $file } to back up.
backup-onto-itself = { $file } cannot be its own backup; name another file.
backed-up = The backup is { $file }.
store-moved = { $file } is not there any more, or is another file.
store-older = { $file } is of an older version of Tortuga; open the house with it once, and it is brought up to date.
store-other-name = { $file } is another name of a database that a house has open; use the name that the house was given.
store-unfinished = { $file } is a copy that is not finished; repeat the same tortuga db copy, and it goes on where it was.
store-moved-on = The house has moved from { $file } to { $to }.
copying = Rows
copied = The house has moved from { $file } to { $to }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, compared and equal. No house opens on { $file } any more.
copy-no-source = There is no { $file } to copy.
copy-onto-itself = { $file } cannot be copied onto itself; name another place.
copy-not-empty = { $file } is not empty, and not a copy of this house that can be continued; name another place.
copy-differs = The copy in { $file } differs from the house (table { $table }). The house stays where it was; repeat the command to copy it anew.
check-no-source = There is no { $file } to check.
checking = Tables
check-about = Table { $table }: the table's own entry is missing or damaged.
check-head = Table { $table }: its head is missing or damaged.
check-missing = Table { $table }: { $count ->
    [one] row { $first } is missing.
   *[other] rows { $first } to { $last } are missing.
}
check-altered = Table { $table }: row { $first } was altered.
check-told = Table { $table }: what was told of row { $first } was altered; the game itself is whole.
check-sealed = Table { $table }: something in rows { $first } to { $last } was altered; they are sealed together.
check-doubled = Table { $table }: row { $first } is there twice.
check-extra = Table { $table }: { $count ->
    [one] row { $first } stands behind the end of its log.
   *[other] rows { $first } to { $last } stand behind the end of its log.
}
check-chat = Table { $table }: lines of chat are missing or doubled, from { $first } to { $last }.
check-unreadable = Table { $table }: from row { $first } on it cannot be read: { $reason }.
check-file = The file: { $reason }
check-whole = { $file } is whole: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } row.
   *[other] { $rows } rows.
}
check-damaged = { $file } is damaged: { $damages ->
    [one] { $damages } place
   *[other] { $damages } places
}. Nothing was changed; tables that are not named are whole. Restore what you can from a backup.
verify-without-seed = Line { $line }: the record has no seed and no hash of it, so nothing can be proved.
verify-other-hash = Line { $line }: the hash of the seed is { $found }, not { $known }.
verified = { $file }: { $title }, fair. The seed gives { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} of chance, each as it stands in the record.
verified-hash = The hash of the seed, as it was shown at the start: { $hash }
verified-after = The first { $count ->
    [one] { $count } record comes
   *[other] { $count } records come
} from another game and cannot be proved by this seed.
