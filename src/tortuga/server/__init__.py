"""The house: tables where people and bots play, over HTTP and sockets, on one append-only log."""
