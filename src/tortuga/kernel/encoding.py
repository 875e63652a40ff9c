"""The JSON form of what crosses the boundary, and the digest of a moment."""

from hashlib import blake2b

import msgspec

from tortuga.kernel.state import State


def encode(thing: object) -> bytes:
    """The JSON form of a view, offer, event or record; equal things give equal bytes."""
    return msgspec.json.encode(thing)


def digest(state: State) -> str:
    """A fingerprint of the whole truth of a moment, the same on every machine and in every build."""
    return blake2b(encode(state.facts()), digest_size=8).hexdigest()
