"""Makes names and chat safe for others to read; quick phrases; and names for guests without one.

What goes: control, format, private and unassigned characters, so bidi overrides and zero-width ones too; signs that
show nothing; more combining marks than any language stacks on a letter. What stays: all letters, apostrophes, emoji.
Emoji joined into one (a pirate flag) stay joined; between letters a joiner would only make equal names different.
Which characters are assigned, Python's own tables say: a newer emoji than those is left out.
"""

import re
import secrets
import unicodedata
from functools import cache
from itertools import zip_longest
from typing import Literal

from tortuga.kernel.errors import Refusal, UnknownName
from tortuga.server.protocol import CHAT, NAME
from tortuga.texts import Texts

PHRASES = (
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "thanks",
    "oops",
    "sorry",
    "one-moment",
    "back",
    "good-game",
    "again",
    "bye",
)
"""Quick phrases, in the order in which they are shown; the text of each is `phrase-<id>`."""

MARKS = 3
"""The most combining marks on one letter; Hindi and Vietnamese need as many, Polish and Ukrainian one."""
JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
"""Letters, marks and symbols by category, but nothing to be seen."""
SKIN = range(0x1F3FB, 0x1F400)


def clean_name(text: str) -> str:
    """A name as others will see it; raises Refusal where nothing is left of it or too much.

    >>> clean_name("  Łukasz \\u202e  Ołeksandr ")
    'Łukasz Ołeksandr'
    """
    return _fitting(_clean(text, "NFKC"), "name", NAME)


def clean_chat(text: str) -> str:
    """A message as others will see it, in one line; raises Refusal where nothing is left of it or too much."""
    return _fitting(_clean(text, "NFC"), "chat", CHAT)


def check_phrase(phrase: str) -> None:
    if phrase not in PHRASES:
        raise UnknownName("unknown-phrase", name=phrase, known=", ".join(PHRASES))


def sailor_name(language: str) -> str:
    """A name for somebody who has not given one, such as `Pelican 482`."""
    return f"{secrets.choice(_sailors(language))} {100 + secrets.randbelow(900)}"


@cache
def _sailors(language: str) -> list[str]:
    return Texts(language)("sailor-names").split(", ")


def _fitting(text: str, what: Literal["name", "chat"], most: int) -> str:
    if not text:
        raise Refusal(f"{what}-empty")
    if len(text) > most:
        raise Refusal(f"{what}-too-long", most=most)
    return text


def _clean(text: str, form: Literal["NFC", "NFKC"]) -> str:
    """Cleans again until nothing changes: what one step takes away can bring together what another must look at."""
    while True:
        cleaner = unicodedata.normalize(form, text)
        cleaner = _without_unseen(cleaner)
        cleaner = _without_mark_floods(cleaner)
        cleaner = " ".join(cleaner.split())
        if cleaner == text:
            return text
        text = cleaner


def _without_unseen(text: str) -> str:
    kept: list[str] = []
    for sign, following in zip_longest(text, text[1:], fillvalue=""):
        if sign.isspace():
            kept.append(" ")
        elif sign == EMOJI_STYLE:
            if kept and _pictured(kept[-1]):
                kept.append(sign)
        elif sign == JOINER:
            if kept and _emoji(kept[-1]) and _emoji(following):
                kept.append(sign)
        elif unicodedata.category(sign)[0] != "C" and not BLANKS.match(sign):
            kept.append(sign)
    return "".join(kept)


def _emoji(sign: str) -> bool:
    return sign == EMOJI_STYLE or (sign != "" and (unicodedata.category(sign) in {"So", "Sm"} or ord(sign) in SKIN))


def _pictured(sign: str) -> bool:
    """Can a sign be drawn as text or as an emoji? Elsewhere the style would only make equal names different."""
    return sign in "0123456789#*©®‼⁉〰〽" or unicodedata.category(sign) in {"So", "Sm"}


def _without_mark_floods(text: str) -> str:
    """At most MARKS on a letter, none on nothing."""
    kept: list[str] = []
    room = 0
    for sign in text:
        if unicodedata.category(sign)[0] != "M":
            room = 0 if sign == " " else MARKS
        elif room == 0:
            continue
        else:
            room -= 1
        kept.append(sign)
    return "".join(kept)
