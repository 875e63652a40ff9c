"""The house: tables where people and bots play, over HTTP and sockets, stored in one append-only log."""
