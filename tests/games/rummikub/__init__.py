"""Rummikub and Rummi, rule by rule."""
