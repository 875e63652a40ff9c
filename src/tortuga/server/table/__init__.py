"""One table: the fold of its log."""
