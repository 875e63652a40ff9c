"""The options of a title on the command line: read by name, shown in the help, and completed by the shell."""

import argparse
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from tortuga.cli.parser import Parser
from tortuga.kernel import registry
from tortuga.kernel.title import Title
from tortuga.server.titles import OptionCard, options
from tortuga.texts import Texts

OPTIONS = "title_options"
"""Where they are found among the parsed arguments."""


class TitleOption(argparse.Action):
    """`--joker-rule free` becomes `joker_rule` among the `title_options`."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        given: dict[str, str] = getattr(namespace, OPTIONS, {})
        name = self.option_strings[0].removeprefix("--")
        setattr(namespace, OPTIONS, {**given, name.replace("-", "_"): values})


def add_title_options(parser: Parser, words: Sequence[str]) -> None:
    """Those of the title that is named; and whatever else is written as an option, for its title to refuse."""
    name = next((word for word in words if word in registry.titles()), None)
    if name is not None:
        _add_known(parser, registry.title(name))
    for word in words:
        flag = word.partition("=")[0]
        if flag.startswith("--") and flag != "--":
            with suppress(argparse.ArgumentError):  # it is one that the command has itself
                parser.add_argument(
                    flag, action=TitleOption, dest=OPTIONS, default=argparse.SUPPRESS, help=argparse.SUPPRESS
                )


def _add_known(parser: Parser, title: Title) -> None:
    say = Texts(parser.say.language, [title.locale])
    group = parser.add_argument_group(say("usage-title-options", title=title.word))
    for option in options(title):
        values = list(_values(option, say))
        action = group.add_argument(
            "--" + option.name.replace("_", "-"),
            action=TitleOption,
            dest=OPTIONS,
            default=argparse.SUPPRESS,
            metavar="|".join(values) or "N",
            help=_told(option, say).replace("%", "%%"),
        )
        complete_with(action, values)


def _values(option: OptionCard, say: Texts) -> Iterable[str]:
    """What can be typed for it."""
    if option.kind == "switch":
        return say("usage-yes-no").split("|")
    return map(str, option.choices or ())


def _told(option: OptionCard, say: Texts) -> str:
    """What the option is called, its values, what it is by default, and what it does."""
    parts = [say(option.label_key)]
    if option.kind == "choice":
        parts.append(", ".join(f"{value} ({say(f'{option.label_key}-{value}')})" for value in option.choices or ()))
    elif option.kind == "number" and option.least is not None and option.most is not None:
        parts.append(f"{option.least}–{option.most}")
    told = ": ".join(parts) + "."
    if option.default is not None:
        default = _in_words(option.default, say)
        told += " " + say("usage-default", value=default)
    help_text = say.attribute(option.label_key, "help")
    return f"{told} {help_text}" if help_text else told


def _in_words(value: Any, say: Texts) -> str:
    yes, no = say("usage-yes-no").split("|")
    return (yes if value else no) if isinstance(value, bool) else str(value)


def complete_with(action: argparse.Action, values: Iterable[str]) -> None:
    """What a shell offers for an argument, where argcomplete asks."""
    found = list(values)
    if found:
        action.completer = lambda **_: found  # type: ignore[attr-defined]
