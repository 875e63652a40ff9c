"""Processes beside the house that compute moves of bots and make puzzles."""
