"""Codes of tables, to be said aloud: `TUKO-MALI-RASO`.

A code is read to somebody over a table or a telephone, in English, Polish or Ukrainian, and typed as it was heard. So
it is made of syllables that can be told apart in all three languages, and anything that sounds or looks like one of its
letters is read as that letter: hyphens, capitals and the alphabet do not matter. Older tables have codes of six letters
to be spelled; those stay valid.
"""

import re
import secrets
import unicodedata

CONSONANTS = "BKLMRSTV"
"""One of each pair that people mix up: no P beside B, no D beside T, no N beside M, no F and W beside V."""
VOWELS = "AIOU"
"""Without E: an English E is everybody else's I."""
SYLLABLES = 6
"""Thirty bits, more than the six letters of before."""
BLOCK = 4
LETTERS = 2 * SYLLABLES
UNKIND = ("SUKA", "SUKI", "SUKO", "KAKA", "KAKI", "KUTAS", "SIKA", "SIKI", "SIKU", "SISI", "TITI")
"""What nobody wants to read out, in any of the languages."""

_AS_HEARD = str.maketrans(
    {
        **dict.fromkeys("PБП", "B"),
        **dict.fromkeys("CGQКГҐХ", "K"),
        **dict.fromkeys("ŁЛ", "L"),
        **dict.fromkeys("NМН", "M"),
        **dict.fromkeys("Р", "R"),
        **dict.fromkeys("ZСЗЦ", "S"),
        **dict.fromkeys("DТД", "T"),
        **dict.fromkeys("FWВФ", "V"),
        **dict.fromkeys("АЯ", "A"),
        **dict.fromkeys("EYИІЇЕЄЙ", "I"),
        **dict.fromkeys("О", "O"),
        **dict.fromkeys("ÓУЮ", "U"),
    }
)
_DOUBLED = re.compile(r"OO|EE")
_NO_LETTERS = re.compile(r"[^\w]|_")


def new_code() -> str:
    """A code that nobody can foresee."""
    while True:
        letters = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
        if not any(word in letters for word in UNKIND):
            return _hyphenated(letters)


def read_code(text: str) -> str:
    """A code as the house writes it, however somebody has typed what they heard or saw.

    >>> read_code(" tuko mali  raso "), read_code("toocomaleerazo"), read_code("туко-малі-расо")
    ('TUKO-MALI-RASO', 'TUKO-MALI-RASO', 'TUKO-MALI-RASO')
    >>> read_code("wggvfm")
    'WGGVFM'
    """
    spelled = _NO_LETTERS.sub("", unicodedata.normalize("NFC", text).upper())
    doubled = _DOUBLED.sub(lambda two: "U" if two[0] == "OO" else "I", spelled)
    heard = _without_marks(doubled.translate(_AS_HEARD)).translate(_AS_HEARD)
    return _hyphenated(heard) if len(heard) == LETTERS else spelled


def _hyphenated(letters: str) -> str:
    return "-".join(letters[start : start + BLOCK] for start in range(0, len(letters), BLOCK))


def _without_marks(text: str) -> str:
    """A letter with a mark on it is that letter: Ą, Ś."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
