"""The migrations, oldest first; each brings the schema of the one before it to its own."""
