"""A move that is only tried, in a lesson or a puzzle."""

from msgspec import Struct

from tortuga.server import protocol


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    move: protocol.Notation
