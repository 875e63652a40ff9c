"""Chance by script, for the tests of every title's rules."""

from tortuga.kernel import Chance


class Scripted(Chance):
    """Answers as the script has it; it is an error to be asked for more. What a draw's answer means, a title says."""

    def __init__(self, *script: str | int) -> None:
        self.script = list(script)

    def roll(self, sides: int) -> int:
        answer = self.next_answer(f"a roll of {sides}")
        assert isinstance(answer, int)
        assert 1 <= answer <= sides
        return answer

    def next_answer(self, question: str) -> str | int:
        assert self.script, f"the script has no answer to {question}"
        return self.script.pop(0)
