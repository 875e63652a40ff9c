"""Codes that one person says and another one types."""

from math import log2

import pytest

from tortuga.server.codes import BLOCK, CONSONANTS, LETTERS, SYLLABLES, UNKIND, VOWELS, new_code, read_code

CODE = "TUKO-MALI-RASO"


@pytest.mark.parametrize(
    "typed",
    [
        CODE,
        "tuko-mali-raso",
        "  Tuko Mali Raso ",
        "tukomaliraso",
        "TUKO – MALI – RASO",
        "tuko.mali,raso",
        "tooko malee raso",
        "tuco mali razo",
        "duko nali raso",
        "tuko maly raso",
        "tuko mąli raśo",
        "tóko mali raso",
        "туко малі расо",
        "ТУКО-МАЛИ-РАСО",
        "дуко налі разо",
    ],
)
def test_a_code_is_found_however_it_was_heard(typed: str) -> None:
    assert read_code(typed) == CODE


@pytest.mark.parametrize("typed", ["wggvfm", " WGG VFM", "wgg-vfm"])
def test_codes_of_before_are_spelled_letter_by_letter(typed: str) -> None:
    assert read_code(typed) == "WGGVFM"


@pytest.mark.parametrize("other", ["TUKO-MALI-RASU", "TUKO-MALI-RATO", "TUKO-MARI-RASO", "TUKO-MALI", "", "-"])
def test_another_code_is_another_one(other: str) -> None:
    assert read_code(other) != CODE


def test_new_codes_are_what_is_read_and_nobody_minds_reading_them_out() -> None:
    codes = [new_code() for _ in range(2_000)]
    assert len(set(codes)) == len(codes)
    for code in codes:
        assert read_code(code) == read_code(code.lower()) == code
        blocks = code.split("-")
        assert [len(block) for block in blocks] == [BLOCK] * (LETTERS // BLOCK)
        letters = "".join(blocks)
        assert set(letters[::2]) <= set(CONSONANTS)
        assert set(letters[1::2]) <= set(VOWELS)
        assert not any(word in letters for word in UNKIND)


def test_there_are_more_of_them_than_there_were() -> None:
    assert log2((len(CONSONANTS) * len(VOWELS)) ** SYLLABLES) > log2(24**6)
