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
game-without-seed = This game was recorded without its seed, so you can view it but not continue it.
not-your-decision = It isn’t your turn to decide.
chance-nothing-to-draw = There’s nothing left to draw.
chance-not-in-pool = { $answer } can’t have been drawn: it wasn’t in the pool.
chance-not-on-die = A { $sides }-sided die can’t roll { $answer }.
chance-too-many = This record has { $count ->
    [one] { $count } random result
   *[other] { $count } random results
} too many.
chance-too-few = This record has too few random results.
chance-not-of-seed = The random result { $answer } doesn’t match the seed.
undo-nothing = There’s nothing to take back yet.
undo-chance = You can’t take that back: a card has been drawn or a die rolled since.
undo-revealed = You can’t take that back: hidden information has been revealed since.
undo-other-seat = You can’t take that back: another player has moved since.
undo-turn-over = You can’t take that back: the turn is over.
undo-not-alone = Going back to move { $n } needs everyone’s consent.
undo-no-such-moment = There’s no move { $n } to go back to.
option-seats = { $title } is for { $least } to { $most } players, not { $count }.
option-value = “{ $value }” isn’t a valid value for { $name }.
data-none = { $title } has no component file that { $file } could replace.
data-unreadable = Can’t read the component file { $file }: { $reason }.
data-shape = The component file { $file } has the wrong format: { $reason }.
record-unreadable = Can’t read the record { $file }: { $reason }.
record-empty = Line { $line }: the record is empty.
record-not-json = Line { $line }: this isn’t JSON, so the file is damaged.
record-cut-short = Line { $line }: the last line is incomplete, perhaps after a crash. To continue without it: tortuga play --resume
record-held = { $file } is open in another game; two games can’t write to it at once.
record-no-sum = Line { $line }: the checksum is missing.
record-tampered = Line { $line }: the checksum doesn’t match, so this line or an earlier one was changed.
record-shape = Line { $line }: not a valid record line: { $reason }.
record-format = Line { $line }: the record has format { $found }; this version reads format { $known }.
record-other-rules = Line { $line }: the record was made with different rules or components ({ $found }, here { $known }).
record-seed = Line { $line }: the seed doesn’t match its hash.
record-number = Line { $line }: expected entry { $known } here, found { $found }.
record-impossible = Line { $line }: this can’t have happened: { $reason }
record-no-deal = Line { $line }: the game was never dealt.
record-no-seat = Line { $line }: it doesn’t say who decided this.
unknown-title = There’s no game called “{ $name }”. Available: { $known }.
unknown-bot = There’s no bot called “{ $name }” for { $title }. Available: { $known }.
unknown-option = { $title } has no option called “{ $name }”. Available: { $known }.
unknown-language = There’s no language “{ $name }”. Available: { $known }.
unknown-rule = There’s no rule “{ $name }”. Available: { $known }.
unknown-rulebook = There’s no rulebook for “{ $name }”.

## The terminal

seats-empty = Name the seats, for example --seats me,bot:greedy.
seat-twice = The name “{ $name }” is used twice; every player needs a different name.
seat-name-unfit = “{ $name }” can’t be a name here: use up to { $most } letters, digits and symbols.
status-yours = Your turn, { $name }.
status-next-person = { $name } is next. Pass the keyboard and press Enter.
status-undo-first = (You can still type “undo” to change your mind.)
prompt = Your choice (a number, a move, or ? for help)
more-choices = … and { $count } more: type “more”.
no-such-choice = There’s no choice { $number }; choose from 1 to { $most }.
line-too-long = That line is too long; please keep it under { $most } characters.
hint = Hint: { $move }
hint-none = No hint right now.
undone = Taken back. { $count ->
    [0] That’s as far back as you can go on your own.
    [one] You can undo { $count } more step.
   *[other] You can undo { $count } more steps.
}
taken-back = You’re back at your last decision, by agreement; new draws and rolls will be different.
take-back-tip = Against bots you can type “takeback”: they always agree.
take-back-people = Other people are playing at this table; only bots agree to a take-back here.
take-back-nothing = There’s nothing of yours to take back yet.
saved = Saved as { $file }. To continue: tortuga play --resume { $file }
save-exists = { $file } already exists; choose another name.
save-failed = Can’t write { $file }: { $reason }. The game goes on.
store-failed = Can’t write { $file }: { $reason }.
resume-failed = Can’t resume { $file }: { $reason }.
resume-as-begun = A resumed game keeps its settings; leave out --{ $name }.
kept = The game is saved in { $file }. To continue: tortuga play --resume { $file }
goodbye = See you next time.
interrupted = Interrupted.
stopped = The system stopped the game.
input-closed = End of input.
resumed = { $title }, resumed at move { $n }.
resumed-torn = Line { $line } of the record is incomplete, perhaps after a crash; the game goes on without it.
result-row = { $rank }. { $name }: { $points }
record-at = The record is { $file }. To watch it again: tortuga replay { $file }
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
help-undo = take back your last move, if the undo rules allow it
help-takeback = take back your last decision (bots always agree)
help-log = what has happened so far
help-rules = the rules; “rules { $example }” for one, “rules word” to search
help-save = where the game is saved; “save FILE” writes a copy
help-quit = leave; the game is saved

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
    [one] { $count } entry
   *[other] { $count } entries
}, verified.
replay-proved = Every random result matches the seed.
replay-unproved = Without the seed, the random results are possible but not proven.
replay-unfinished = The game isn’t finished.
replay-deal = Deal
replay-back = { $who } goes back to just after move { $n }.
replay-back-all = Everyone agrees to go back to just after move { $n }.
replay-house = Tortuga: { $what }.
replay-lapse = { $name } ran out of time.
replay-no-moment = There’s no line { $n } in this record; it has { $count }.
components-title = Components of { $title }
components-group = Group
components-name = Item
components-origin = Source
origin-rulebook = printed in the rulebook
origin-reported = reported elsewhere
origin-deduced = deduced
origin-reconstructed = our reconstruction
bench-figures = { $title }, random play, { $compiled ->
    [yes] compiled
   *[no] pure Python
}, per CPU second: { $steps } steps, { $games } games, { $copies } copies.
solve-wrong-line = This line isn’t a position: { $reason }.
solve-no-tile = “{ $text }” isn’t a tile: use R (red), B (blue), K (black) or O (orange) with a number from 1 to 13, or J for a joker.
solve-no-set = { $text } is neither a run nor a group.
solve-too-many = { $tile } appears { $count } times; a game has only { $most }.
argument-unknown = Unknown argument “{ $word }”; see tortuga --help.
argument-not-text = “{ $word }” isn’t readable text.
option-no-value = The option --{ $name } needs a value.
system-failed = System error: { $reason }.
unknown-rule-or-title = There’s no rule or game called “{ $name }”. Games: { $known }.

## The house from the outside

serve-at = Tortuga is running at { $address }
serve-network = For others on this network: { $address }
serve-stop = Press Ctrl+C to stop; all games are saved.
serve-compiling = The rules are being compiled in the background; until that’s done, bots play weaker.
serve-compiled = The rules are compiled: bots play at full strength now, and from the next start on everything is faster.
serve-not-compiled = The rules weren’t compiled ({ $reason }), so bots play weaker; everything else is the same.
port-taken = Port { $port } is in use; choose another with --port.
port-forbidden = You aren’t allowed to use port { $port }; choose another with --port.
host-unfit = Tortuga can’t listen at “{ $host }”: { $reason }.
store-held = Another Tortuga is already using { $file }.
store-foreign = { $file } is a database, but not one of Tortuga’s.
store-newer = { $file } was written by a newer version of Tortuga.
store-no-database = { $file } isn’t a database.
store-unreachable = Can’t open { $file }: { $reason }.
store-not-durable = { $file } confirms writes before they’re done ({ $setting }), so moves could be lost. Set synchronous_commit to on.
postgresql-missing = Tortuga on PostgreSQL needs psycopg ({ $reason }). Install it with: pip install 'tortuga[postgresql]'
redis-missing = That bus needs redis-py ({ $reason }). Install it with: pip install 'tortuga[redis]'
backup-no-source = There’s no { $file } to back up.
backup-onto-itself = { $file } can’t be its own backup; choose another file.
backed-up = Backed up to { $file }.
store-moved = { $file } is gone, or is now a different file.
store-older = { $file } is from an older version of Tortuga; start Tortuga with it once to bring it up to date.
store-other-name = { $file } is another name for a database that Tortuga has open; use the name it was started with.
store-unfinished = { $file } is an unfinished copy; repeat the same tortuga db copy to complete it.
store-moved-on = Tortuga has moved from { $file } to { $to }.
copying = Rows
copied = Tortuga has moved from { $file } to { $to }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, compared and equal. Tortuga won’t start on { $file } any more.
copy-no-source = There’s no { $file } to copy.
copy-onto-itself = { $file } can’t be copied onto itself; choose another place.
copy-not-empty = { $file } isn’t empty, and isn’t a copy of this Tortuga that could be completed; choose another place.
copy-differs = The copy in { $file } differs from the original (table { $table }). Tortuga stays where it was; repeat the command to copy it again.
check-no-source = There’s no { $file } to check.
checking = Tables
check-about = Table { $table }: the table’s own entry is missing or damaged.
check-head = Table { $table }: its head is missing or damaged.
check-missing = Table { $table }: { $count ->
    [one] row { $first } is missing.
   *[other] rows { $first } to { $last } are missing.
}
check-altered = Table { $table }: row { $first } was altered.
check-told = Table { $table }: the story of row { $first } was altered; the game itself is intact.
check-sealed = Table { $table }: something in rows { $first } to { $last } was altered; they are sealed together.
check-doubled = Table { $table }: row { $first } appears twice.
check-extra = Table { $table }: { $count ->
    [one] row { $first } comes after the end of its log.
   *[other] rows { $first } to { $last } come after the end of its log.
}
check-chat = Table { $table }: chat messages { $first } to { $last } are missing or duplicated.
check-unreadable = Table { $table }: can’t be read from row { $first } on: { $reason }.
check-file = The file: { $reason }
check-whole = { $file } is intact: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } row.
   *[other] { $rows } rows.
}
check-damaged = { $file } is damaged in { $damages ->
    [one] { $damages } place
   *[other] { $damages } places
}. Nothing was changed; tables not listed here are intact. Restore what you can from a backup.
verify-without-seed = Line { $line }: the record has neither a seed nor its hash, so nothing can be proven.
verify-other-hash = Line { $line }: the hash of the seed is { $found }, not { $known }.
verified = { $file }: { $title }, fair. The seed gives { $count ->
    [one] { $count } random result
   *[other] { $count } random results
}, all as recorded.
verified-hash = The seed’s hash, as shown at the start: { $hash }
verified-after = The first { $count ->
    [one] { $count } entry comes
   *[other] { $count } entries come
} from another game, so this seed can’t prove them.
