"""Chance, the only source of randomness: two questions, three sources of answers.

A pool is a set of component numbers, written as a bit mask, so an answer depends on what is in the pool and never
on the order in which it got there. Answers are component numbers or pips: exactly what a record keeps.

Every source can be pickled and continues where it was. It says itself how, because the compiled build refuses to create
an instance without arguments, as pickle does by default.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tortuga.kernel.errors import ChanceError

_SPAN: Final = 1 << 64
_FACTOR: Final = 0x5DEECE66D
_MASK: Final = (1 << 48) - 1
_NATIVE: Final = 63
"""The bits that a native integer has for a pool."""
_GUESSES: Final = 8
"""Most pools are dense, so a guess or two will do."""


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit of a mask, counted from 0 at the lowest.

    >>> nth_bit(0b10110, 2)
    4
    """
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers when the rules need something random."""

    def __getstate__(self) -> dict[str, object]:
        """For pickles of an interpreted source: by default a compiled base keeps its own attributes alone."""
        return {**vars(self)}

    def __setstate__(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    def draw(self, pool: int) -> int:
        """One member of the pool (a mask that is not empty), each equally likely."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """1 to `sides`, each equally likely."""
        raise NotImplementedError


class Live(Chance):
    """Real play: a keyed hash of the answer's number in the log, unpredictable without the key and identical on every
    machine. `given` counts the answers of the whole log, taken-back ones too, so a take-back cannot foresee the next
    card. `answers` collects what was answered until someone empties it into a record.
    """

    def __init__(self, seed: str, given: int = 0) -> None:
        self.key = blake2b(seed.encode(), digest_size=32, person=b"tortuga").digest()
        self.given = given
        self.answers: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        """With the key in place of the seed, which is not kept."""
        return Live, ("", self.given), {"key": self.key, "answers": self.answers}

    def copy(self) -> "Live":
        """An independent twin: both answer the same from here on."""
        twin = Live("", self.given)
        twin.key, twin.answers = self.key, self.answers[:]
        return twin

    def draw(self, pool: int) -> int:
        answer = nth_bit(pool, self._below(pool.bit_count()))
        self.answers.append(answer)
        return answer

    def roll(self, sides: int) -> int:
        answer = 1 + self._below(sides)
        self.answers.append(answer)
        return answer

    def _below(self, n: int) -> int:
        if n < 1:
            raise ChanceError("chance-nothing-to-draw")
        attempt = 0
        while True:
            asked = b"%d/%d" % (self.given, attempt)
            number = int.from_bytes(blake2b(asked, key=self.key, digest_size=8).digest(), "big")
            if number < _SPAN - _SPAN % n:  # the rest of the span would favour small answers
                self.given += 1
                return number % n
            attempt += 1


class Recorded(Chance):
    """Replay: repeats the answers of a record, and refuses impossible ones."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.given = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Recorded, (self.answers,), {"given": self.given}

    def draw(self, pool: int) -> int:
        answer = self._next()
        if answer < 0 or not pool >> answer & 1:
            raise ChanceError("chance-not-in-pool", answer=answer)
        return answer

    def roll(self, sides: int) -> int:
        answer = self._next()
        if not 1 <= answer <= sides:
            raise ChanceError("chance-not-on-die", answer=answer, sides=sides)
        return answer

    def finish(self) -> None:
        """Refuses a record that holds more answers than the rules asked for."""
        if self.given < len(self.answers):
            raise ChanceError("chance-too-many", count=len(self.answers) - self.given)

    def _next(self) -> int:
        if self.given >= len(self.answers):
            raise ChanceError("chance-too-few", count=self.given)
        self.given += 1
        return self.answers[self.given - 1]


class Proved(Recorded):
    """Replay with a known seed: also refuses an answer that the seed would not have given."""

    def __init__(self, answers: list[int], seeded: Live) -> None:
        super().__init__(answers)
        self.seeded = seeded

    def __reduce__(self) -> tuple[object, ...]:
        return Proved, (self.answers, self.seeded), {"given": self.given}

    def draw(self, pool: int) -> int:
        return self._proved(super().draw(pool), self.seeded.draw(pool))

    def roll(self, sides: int) -> int:
        return self._proved(super().roll(sides), self.seeded.roll(sides))

    def _proved(self, answer: int, expected: int) -> int:
        self.seeded.answers.clear()
        if answer != expected:
            raise ChanceError("chance-not-of-seed", answer=answer)
        return answer


class Imagined(Chance):
    """A planner's own fast generator, seeded by its owner; it keeps nothing and never touches a real game.

    The linear congruence of drand48, of which only the upper bits are used: a few native operations when compiled,
    where asking the standard library's generator would be a call back into Python.
    """

    def __init__(self, seed: str) -> None:
        self.now: i64 = int.from_bytes(blake2b(seed.encode(), digest_size=6).digest(), "big")

    def __reduce__(self) -> tuple[object, ...]:
        return Imagined, ("",), {"now": self.now}

    def begin(self, luck: i64) -> None:
        """Begins anew: the same number brings the same answers to the same questions."""
        self.now = luck * _FACTOR + 11 & _MASK

    def draw(self, pool: int) -> int:
        positions = pool.bit_length()
        if positions >= _NATIVE:
            return self._draw_from_many(pool, positions)
        members: i64 = pool
        guesses: i64 = _GUESSES
        while guesses:
            guesses -= 1
            now = self.now = self.now * _FACTOR + 11 & _MASK
            position = (now >> 17) * positions >> 31
            if members >> position & 1:
                return position
        return nth_bit(pool, self.roll(pool.bit_count()) - 1)

    def _draw_from_many(self, pool: int, positions: int) -> int:
        """The same for a pool that no native integer holds."""
        for _guess in range(_GUESSES):
            position = self.roll(positions) - 1
            if pool >> position & 1:
                return position
        return nth_bit(pool, self.roll(pool.bit_count()) - 1)

    def roll(self, sides: int) -> int:
        now = self.now = self.now * _FACTOR + 11 & _MASK
        return 1 + ((now >> 17) * sides >> 31)
