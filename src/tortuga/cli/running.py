"""Runs a command that was parsed: its options, refusals, signals and exit status."""

import argparse
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import NoReturn, TextIO

from rich.console import Console

from tortuga.cli.parser import language_in, refusal_of
from tortuga.kernel import registry
from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.system import reason_of
from tortuga.texts import Texts, reader_language

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
STOPS = [signal.SIGTERM, signal.SIGHUP] if hasattr(signal, "SIGHUP") else [signal.SIGTERM]
BYTES = re.compile("[\ud800-\udfff]")
"""How Python represents bytes that aren't text in the system's encoding."""


class Stopped(BaseException):
    """The terminal was closed, or the system wants the program to end."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal_number)
        self.status = 128 + signal_number


def run(words: list[str], make_parser: Callable[[], argparse.ArgumentParser]) -> int:
    """The exit status. Every refusal is one sentence in the reader's language and a non-zero exit."""
    try:
        args, rest = _parsed(make_parser(), words)  # `--help` ends here
        texts = Texts(args.lang or reader_language())
    except Refusal as refusal:
        return fail(Texts(language_in(words)).refusal(refusal), REFUSED)
    before = {number: signal.signal(number, _stop) for number in STOPS}
    try:
        console = Console(highlight=False, markup=False, emoji=False)
        result: int = args.run(args, _options(args, words, rest), texts, console)
    except Refusal as refusal:
        titles = [registry.title(name).locale for name in registry.titles()]
        return fail(Texts(texts.language, titles).refusal(refusal), REFUSED)
    except KeyboardInterrupt:
        return fail(f"\n{texts('interrupted')}", INTERRUPTED)
    except Stopped as stopped:
        return fail(f"\n{texts('stopped')}", stopped.status)
    except BrokenPipeError:  # the reader has closed the pipe
        _silence(sys.stdout)
        return FAILED
    except OSError as error:
        _silence(sys.stdout)
        return fail(texts("system-failed", reason=reason_of(error)), FAILED)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return result


def _parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    try:
        return parser.parse_known_args(words)
    except argparse.ArgumentError as error:
        raise refusal_of(error) from None


def fail(sentence: str, status: int) -> int:
    """Says why, and gives the exit status back."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:  # nobody is left to read it
        _silence(sys.stderr)
    return status


def _silence(stream: TextIO) -> None:
    """Drops what can't be written any more; Python would complain about it on exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _stop(number: int, _: FrameType | None) -> NoReturn:
    raise Stopped(number)


def _options(args: argparse.Namespace, words: Sequence[str], rest: list[str]) -> dict[str, str]:
    """The title's own options by name; refuses words that nobody understands."""
    for word in words:
        if BYTES.search(word):
            raise OptionError("argument-not-text", word=word)
    if rest:
        raise OptionError("argument-unknown", word=rest[0])
    options: dict[str, str] = getattr(args, "title_options", {})
    for name, value in options.items():
        if not value:
            raise OptionError("option-no-value", name=name.replace("_", "-"))
    return options
