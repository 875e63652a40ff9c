"""What goes wrong: a house that is killed, drained, fed with rubbish, out of disk or locked out; and what it must never
tell. Everything runs against the real thing, on this machine alone."""
