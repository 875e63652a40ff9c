"""A sentence before it has a language: a key and its arguments. Each reader's side translates it."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """The person or bot in a seat; readers show the name."""

    seat: int


class Word(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, tag="word"):
    """A word or a phrase of the game, such as a colour or a space; `id` is its message, whose attributes are its
    grammatical forms, and `args` are what that message needs itself."""

    id: str
    args: dict[str, "Arg"] = {}


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Several seats, to be listed by name."""

    seats: tuple[int, ...]


Arg: TypeAlias = int | str | Seat | Seats | Word


Say: TypeAlias = Callable[..., str]
"""Somebody's language: a key and its arguments become a sentence. Readers have one, the rules never do."""


class Message(msgspec.Struct, frozen=True):
    """One sentence of the story: the key of its text and the arguments."""

    key: str
    args: dict[str, Arg] = {}


class Reason(Message, frozen=True):
    """Why not, as part of an answer that is more than a no: a refusal's key and facts, with the rule that says so.

    `text` is the sentence itself; the house fills it in, because only it knows the reader.
    """

    rule: str | None = None
    text: str = ""
