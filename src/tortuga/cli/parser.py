"""The parser of the command line, in the reader's language; argparse itself speaks only English."""

import argparse
import ast
import re
from functools import partial
from itertools import pairwise
from typing import Any, NoReturn

from tortuga.kernel.errors import OptionError, Refusal
from tortuga.texts import LANGUAGES, Texts, reader_language

INVALID = re.compile(r"invalid .+ value: (?P<value>'.*'|\".*\")", re.DOTALL)
CHOICE = re.compile(r"invalid choice: (?P<value>'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\")", re.DOTALL)
LANGUAGE = "--lang"


def language_in(words: list[str]) -> str:
    """The language that the words ask for, if there are texts in it, else that of the reader's system."""
    asked = [after for word, after in pairwise(words) if word == LANGUAGE]
    asked += [word.partition("=")[2] for word in words if word.startswith(f"{LANGUAGE}=")]
    return next((code for code in reversed(asked) if code in LANGUAGES), reader_language())


class HelpLayout(argparse.HelpFormatter):
    """With the reader's word before the usage."""

    def __init__(self, prog: str, usage_word: str, **settings: Any) -> None:
        super().__init__(prog, **settings)
        self._usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Its headings and refusals are texts of ours; a refusal is raised, never printed."""

    def __init__(self, *, say: Texts, **settings: Any) -> None:
        layout = partial(HelpLayout, usage_word=say("usage") + " ")
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=layout, **settings)
        self.say = say
        self._named = self.add_argument_group(say("usage-arguments"))
        self._optional = self.add_argument_group(say("usage-options"))
        self.add_argument("-h", "--help", action="help", help=say("usage-help"))

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """In a group with a heading of ours."""
        group = self._optional if names[0].startswith("-") else self._named
        return group.add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        """Something that is needed is missing: argparse refuses nothing else in this way."""
        raise OptionError("argument-missing", name=message.rpartition(": ")[2])


def refusal_of(error: argparse.ArgumentError) -> Refusal:
    """What argparse found wrong with one argument, as a refusal of ours."""
    name = (error.argument_name or "").rpartition("/")[2].removeprefix("--")
    if choice := CHOICE.match(error.message):
        return OptionError("unknown-command", name=ast.literal_eval(choice["value"]))
    if invalid := INVALID.match(error.message):
        return OptionError("option-value", name=name, value=ast.literal_eval(invalid["value"]))
    if error.message.startswith("ignored explicit argument"):
        return OptionError("option-takes-no-value", name=name)
    return OptionError("option-no-value", name=name)
