"""Refusals: each carries a text key and facts, so every reader gets it in their own language."""

from tortuga.kernel.messages import Arg, Reason


class Refusal(Exception):
    """A refusal with its reason: the key of a text and the facts it mentions. Nothing has changed."""

    def __init__(self, key: str, **facts: Arg) -> None:
        super().__init__(key)  # what pickling calls again; key and facts come along with the rest
        self.key = key
        self.facts: dict[str, Arg] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key

    @property
    def reason(self) -> Reason:
        """The same to be told as part of something, instead of being raised."""
        return Reason(self.key, self.facts)


class RuleError(Refusal):
    """A move that a rule of the game forbids.

    >>> raise RuleError("RUM-4.3", "rum-set-gains-nothing")
    Traceback (most recent call last):
        ...
    tortuga.kernel.errors.RuleError: RUM-4.3: rum-set-gains-nothing
    """

    def __init__(self, rule: str, key: str, **facts: Arg) -> None:
        super().__init__(key, **facts)
        self.args = (rule, key)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"

    @property
    def reason(self) -> Reason:
        return Reason(self.key, self.facts, self.rule)


class NotationError(Refusal):
    """A text that isn't a move in the title's notation."""


class OptionError(Refusal):
    """An option, a number of seats or a seat that the title does not know."""


class DataError(Refusal):
    """A component file that breaks what its title needs; the facts say which file, which item and why."""


class ChanceError(Refusal):
    """A recorded random answer that is impossible."""


class RecordError(Refusal):
    """A record that does not fold, or a file that differs from what was written; the facts name the line."""


class UndoError(Refusal):
    """A take-back that the rules of undo forbid."""


class UnknownName(Refusal):
    """No title, bot, language or rule of that name."""
