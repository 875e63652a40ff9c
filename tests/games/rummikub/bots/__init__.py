"""Tests of the bots of Rummikub and Rummi."""
