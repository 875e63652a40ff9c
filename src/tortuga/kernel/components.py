"""Component data: files with an `origin` for every item, validated when they are read."""

from hashlib import blake2b
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

from tortuga.kernel.errors import DataError
from tortuga.kernel.system import reason_of

Origin: TypeAlias = Literal["rulebook", "reported", "deduced", "reconstructed"]
"""How certain we are of an item: printed, seen by others, follows from what is printed, or our own."""

T = TypeVar("T", bound=msgspec.Struct)


def read_components(path: Path, shape: type[T]) -> T:
    """The contents of a component file; raises DataError with the file, the item and the reason."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise DataError("data-unreadable", file=str(path), reason=reason_of(error)) from None
    try:
        return msgspec.json.decode(raw, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError("data-shape", file=str(path), reason=str(error)) from None


def fingerprint(components: msgspec.Struct) -> str:
    """Pinned in every record: the same components give the same text."""
    return blake2b(msgspec.json.encode(components), digest_size=8).hexdigest()
