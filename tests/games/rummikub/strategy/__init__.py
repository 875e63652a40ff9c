"""Tests of what bots weigh before they lay."""
