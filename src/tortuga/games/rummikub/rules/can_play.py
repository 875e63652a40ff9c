"""Has a player any legal play (RK-5.2, RK-5.6, RT-1.7)?

Most players who have one have an easy one, so that is looked for first.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.rack_melds import melds_from, most_value
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import JOKER, kinds_in
from tortuga.games.rummikub.solver.best_turn import any_turn
from tortuga.games.rummikub.solver.effort import Effort

MOST_ANSWERS: Final = 4_096
"""About five kilobytes each, in the largest of games."""

STATES: Final = 2_000_000
"""What a question may take, in states of the solver's search: two seconds or so where the rules are compiled, and many
times what the hardest positions of whole games take. After that it counts as if there were none."""

Question = tuple[Melds, tuple[int, ...], str]
"""A table, a rack and a joker rule."""
Answer = Melds | None


class Rearrangements:
    """What the solver found, for whoever asks again: with `must_lay` the same is asked for every way to lay nothing and
    by every judge of it, and with jokers on the table the solver may take seconds."""

    def __init__(self) -> None:
        self.found: dict[Question, Answer] = {}
        """What was asked last comes last."""
        self._noted: dict[Question, Answer] | None = None

    def find(self, question: Question) -> Answer:
        answer = self.found.pop(question) if question in self.found else _rearranged(*question)
        self._remember(question, answer)
        if self._noted is not None:
            self._noted[question] = answer
        return answer

    def learn(self, answers: Mapping[Question, Answer]) -> None:
        """Takes over what another process has found."""
        for question, answer in answers.items():
            self.found.pop(question, None)
            self._remember(question, answer)

    def begin_notes(self) -> None:
        self._noted = {}

    def end_notes(self) -> dict[Question, Answer]:
        """All that was asked since the notes began."""
        noted = self._noted
        assert noted is not None
        self._noted = None
        return noted

    def _remember(self, question: Question, answer: Answer) -> None:
        if len(self.found) >= MOST_ANSWERS:
            del self.found[next(iter(self.found))]
        self.found[question] = answer


REARRANGEMENTS: Final = Rearrangements()
"""Of this process."""


def can_play(table: Melds, rack: Sequence[int], melded: bool, rules: Ruleset) -> bool:
    """For every joker rule; exact except where that would take too long. A first meld is out of the rack alone, whether
    building on follows or not."""
    if not melded:
        return most_value(rack, rules.first_meld) >= rules.first_meld
    if sum(rack) == 0:
        return False
    if melds_from(rack) or additions(table, rack):
        return True
    return rearranged(table, rack, rules.joker_rule) is not None


def rearranged(table: Melds, rack: Sequence[int], rule: str) -> Melds | None:
    """A table that a player who has melded can leave with something laid; None if there is none."""
    return REARRANGEMENTS.find((table, tuple(rack), rule))


def _rearranged(table: Melds, rack: Sequence[int], rule: str) -> Melds | None:
    # Sets with jokers that stay as they are obey every joker rule, and without jokers the search is quick.
    plain = [meld for meld in table if JOKER not in meld.tiles]
    jokered = [meld for meld in table if JOKER in meld.tiles]
    tiles = kinds_in(rack)
    found = any_turn(plain, tiles, FREE, Effort(STATES))
    if found:
        return (*found, *jokered)
    return any_turn(table, tiles, rule, Effort(STATES)) or None if jokered else None
