"""Processes beside the house, which think: bots and puzzle makers."""
