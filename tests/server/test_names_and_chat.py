"""Names and chat: safe for others to read, and still what people meant. And what the house itself says."""

import ast
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tortuga.server
from tortuga.kernel.errors import Refusal, UnknownName
from tortuga.kernel.messages import Arg
from tortuga.server.names_and_chat import MARKS, PHRASES, check_phrase, clean_chat, clean_name, sailor_name
from tortuga.server.protocol import CHAT, NAME
from tortuga.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    "name",
    [
        "Ania",
        "Zażółć Gęślą Jaźń",
        "Мар'яна",
        "Марʼяна",
        "Мар’яна",
        "Ґудзик Їжак-Щука",
        "O'Brien Jr.",
        "Nguyễn",
        "हिन्दी",
        "李小龙",
        "🦜 Polly 🏴",
        "❤️",
        "x_X",
    ],
)
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  Ania \t\r\n  K. ", "Ania K."),
        ("Ania\u202egnoL", "AniagnoL"),
        ("\u2066Ania\u2069\u200f\u061c", "Ania"),
        ("A\u200bn\u200ci\u2060a\ufeff\u00ad", "Ania"),
        ("Ania\x00\x07\x1b[2J\x7f\x9b", "Ania[2J"),
        ("Ania\ue000\U000f0000\U0010ffff\u0378", "Ania"),
        ("Ania\ufe0f\ufe0e\U000e0100\u034f", "Ania"),
        ("Ani\u3164a\u115f\uffa0\u2800", "Ania"),
        ("Zaz\u0307o\u0301łc\u0301", "Zażółć"),
        ("Ａｎｉａ ①", "Ania 1"),
        ("Ani" + "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306", "Anià\u0301\u0302\u0303"),
        ("\u0301\u0302Ania \u0303K", "Ania K"),
        ("A\u00a0n\u2003i\u2028a", "A n i a"),
        ("🏴\u200d☠️ Anne \u200d👍", "🏴\u200d☠️ Anne 👍"),
        ("A\u200dnia 👍\u200da", "Ania 👍a"),
    ],
)
def test_what_could_mislead_is_taken_out_of_names(said: str, heard: str) -> None:
    assert clean_name(said) == heard


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Ха-ха!\nДобре 👍🏽", "Ха-ха! Добре 👍🏽"),
        (
            "👨\u200d👩\u200d👧 ❤️\u200d🔥 🙂\u200d↔️ 👩🏽\u200d⚕️ 1️⃣ 🇺🇦",
            "👨\u200d👩\u200d👧 ❤️\u200d🔥 🙂\u200d↔️ 👩🏽\u200d⚕️ 1️⃣ 🇺🇦",
        ),
        ("a\u200db 👍\u200dc \u200d👍\u200d", "ab 👍c 👍"),
        ("½ ﬁne", "½ ﬁne"),
        ("\u202e<b>click</b>", "<b>click</b>"),
    ],
)
def test_chat_is_one_safe_line_and_keeps_joined_emoji(said: str, heard: str) -> None:
    assert clean_chat(said) == heard


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u202e", "\u0301\u0301", "\u3164\u2800", "\ue000"])
def test_nothing_is_refused(nothing: str) -> None:
    with pytest.raises(Refusal, match="name-empty"):
        clean_name(nothing)
    with pytest.raises(Refusal, match="chat-empty"):
        clean_chat(nothing)


def test_lengths_count_characters_that_are_left() -> None:
    assert clean_name("\u200b" * 100 + "ż" * NAME) == "ż" * NAME
    assert clean_chat("🦜" * CHAT) == "🦜" * CHAT
    with pytest.raises(Refusal, match="name-too-long") as long_name:
        clean_name("ż" * (NAME + 1))
    with pytest.raises(Refusal, match="chat-too-long") as long_chat:
        clean_chat("🦜" * (CHAT + 1))
    assert (long_name.value.facts, long_chat.value.facts) == ({"most": NAME}, {"most": CHAT})


TRICKY = st.text(
    st.one_of(
        st.characters(exclude_categories=["Cs"]),
        st.sampled_from("a ł\u0301\u0327\u20e3\u200d\ufe0f\u202e👍🏽❤\u1100\u1161\u2800\u00a8\ufdfa1"),
    ),
    max_size=40,
)


Form = Literal["NFC", "NFKC"]
WAYS: list[tuple[Callable[[str], str], Form]] = [(clean_name, "NFKC"), (clean_chat, "NFC")]


@given(TRICKY)
def test_whatever_is_said_what_is_heard_is_safe_and_cleaning_it_again_changes_nothing(said: str) -> None:
    for clean, form in WAYS:
        try:
            heard = clean(said)
        except Refusal as refusal:
            assert refusal.key in {"name-empty", "name-too-long", "chat-empty", "chat-too-long"}  # noqa: PT017
            continue
        assert clean(heard) == heard
        assert unicodedata.is_normalized(form, heard)
        assert heard == " ".join(heard.split())
        unseen = {sign for sign in heard if unicodedata.category(sign)[0] == "C"}
        assert unseen <= {"\u200d"}  # which joins emoji
        marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "-" for sign in heard)
        assert "m" * (MARKS + 1) not in marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_text(language: str) -> None:
    texts = Texts(language)
    said = [texts(f"phrase-{phrase}") for phrase in PHRASES]
    assert texts.problems == []
    assert len(set(said)) == len(PHRASES)
    assert all(clean_chat(text) == text for text in said)


def test_an_unknown_phrase_is_refused() -> None:
    check_phrase("good-luck")
    with pytest.raises(UnknownName, match="unknown-phrase"):
        check_phrase("curse")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_without_a_name_is_given_one(language: str) -> None:
    words = Texts(language)("sailor-names").split(", ")
    assert len(set(words)) == len(words) == 24
    names = {sailor_name(language) for _ in range(200)}
    assert len(names) > 100
    assert all(clean_name(name) == name for name in names)
    assert {name.split(" ")[0] for name in names} <= set(words)


def test_a_language_that_the_house_does_not_speak_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown-language"):
        sailor_name("tlh")


# -- What the house says ----------------------------------------------------------------------------------------------

SPOKEN = {"Refusal", "Line", "Closed", "UnknownName", "UnknownToken", "OptionError", "UndoError"}
SPOKEN |= {"StoreError", "StoreTrouble", "StoreUnusable"}
"""What is called with the key of a text."""


def said_by(source: str) -> Iterator[tuple[str, set[str]]]:
    """The keys that a module says, each with the facts that go with it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPOKEN and node.args:
            facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            for found in (each for arg in node.args[1:] for each in ast.walk(arg) if isinstance(each, ast.Dict)):
                facts |= {
                    key.value for key in found.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
                }
            key = node.args[0]
            for each in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value, facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_house_says_has_a_text_and_the_facts_for_it(language: str) -> None:
    texts = Texts(language)
    said = 0
    for file in Path(tortuga.server.__path__[0]).rglob("*.py"):
        for key, facts in said_by(file.read_text("utf-8")):
            args: dict[str, Arg] = dict.fromkeys(facts, 1)
            texts(key, **args)
            said += 1
    assert said
    assert texts.problems == []
