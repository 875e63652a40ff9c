"""Bots that play any title. Bots of one title live with it; all are found through the registry."""
