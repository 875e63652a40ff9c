"""Answers that hold sentences: every reader has them in their own language, in the shape of a refusal."""

from pathlib import Path

import msgspec
import pytest

from games.rummikub.positions import Match, table
from server.faults.wire_house import whole_house
from tortuga.games.rummikub.assessment import assess
from tortuga.games.rummikub.stages import stages
from tortuga.games.rummikub.view import RummikubAssessment
from tortuga.kernel import Word
from tortuga.kernel.errors import NotationError, Refusal, RuleError
from tortuga.server import protocol
from tortuga.server.replies import STATUSES, WAIT, refusal_response, status_of, texts, worded, worded_assessment
from tortuga.texts import LANGUAGES

MATCH = Match("R9 R7", "K1", table=table("R4 R5 R6"))
SHORT = {
    "en": "R9 is too short: a set has at least 3 tiles. (RK-2.1)",
    "pl": "Układ R9 jest za krótki: potrzebne są co najmniej 3 kostki. (RK-2.1)",
    "uk": "Комбінація R9 закоротка: потрібно щонайменше 3 фішки. (RK-2.1)",
}


def test_a_house_has_its_sentences_in_all_languages_before_it_opens(tmp_path: Path) -> None:
    texts.cache_clear()
    with whole_house(tmp_path):
        assert texts.cache_info().currsize == len(LANGUAGES)


def test_an_assessment_says_why_in_the_readers_language() -> None:
    draft = assess(MATCH.state, 0, table("R4 R5 R6", "R9"))
    for language, short in SHORT.items():
        for told in (
            worded_assessment(draft, language),
            worded(protocol.Accepted(id="some-draft", seq=1, assessment=draft), language).assessment,  # type: ignore[union-attr]
        ):
            assert isinstance(told, RummikubAssessment)
            assert told.sets[0] == draft.sets[0]
            for why in (told.why, told.sets[1].why):
                assert why is not None
                assert (why.key, why.rule, why.text) == ("rummikub-set-too-short", "RK-2.1", short)


def test_the_reason_of_a_hint_is_a_sentence() -> None:
    why = protocol.HintReason(key="rum-hint-beach", args={"captain": Word("rum-captain-red")}, text="")
    reply = worded(protocol.Accepted(id="some-hint", seq=1, move="draw beach 1", why=why), "pl")
    assert isinstance(reply, protocol.Accepted)
    assert reply.why is not None
    assert reply.why.text.endswith(", zwłaszcza do czerwonej karty kolekcji.")


def test_the_steps_of_a_hint_are_sentences() -> None:
    (done,) = stages(MATCH.state, table("R4 R5 R6 R7"))
    stage = protocol.HintStage(key=done.line.key, args=done.line.args, text="", move=done.move)
    reply = worded(protocol.Accepted(id="some-hint", seq=1, move=done.move, steps=[stage]), "pl")
    assert isinstance(reply, protocol.Accepted)
    assert [one.text for one in reply.steps] == ["Dołóż R7 ze swojej tabliczki do R4 R5 R6."]


def test_other_replies_stay_as_they_are() -> None:
    reply = protocol.Accepted(id="some-move", seq=1)
    assert worded(reply, "uk") is reply


def test_what_is_heard_is_checked_and_what_is_said_leaves_out_what_goes_without_saying() -> None:
    structs = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    own = [one for one in structs if one.__module__ == protocol.__name__]
    heard = [one for one in own if one.__struct_config__.forbid_unknown_fields]
    said = [one for one in own if one not in heard and one.__struct_defaults__]
    assert heard
    assert said
    assert [one.__name__ for one in said if not one.__struct_config__.omit_defaults] == []


BY_STATUS = {
    400: "anything",
    401: "sign-in-needed signed-out",
    403: "table-private table-not-yours host-only foreign-origin chat-closed spectators-off",
    404: "table-unknown",
    405: "method-wrong",
    408: "command-too-slow",
    409: "already-away already-seated game-over not-your-decision seat-kept seat-removed seat-taken seats-open stale"
    " store-conflict draft-stale table-closed table-damaged table-differs table-full table-too-long table-not-over"
    " table-not-started table-kept table-kept-steps table-kept-closed",
    413: "command-too-long record-too-long",
    415: "content-type-wrong",
    421: "host-foreign",
    429: "too-fast too-many-sockets too-many-tables too-many-tabs",
    499: "client-gone",
    500: "internal-error",
    503: "archive-busy house-closing house-full judge-busy puzzle-busy review-busy store-full table-busy",
}
"""Clients go by these. Of keys that have theirs by how they begin or end, one stands for the rest."""


@pytest.mark.parametrize(
    ("status", "key"), [(status, key) for status, keys in BY_STATUS.items() for key in keys.split()]
)
def test_every_refusal_has_its_status(status: int, key: str) -> None:
    assert status_of(Refusal(key)) == status


def test_no_refusal_with_a_status_of_its_own_is_left_out() -> None:
    assert set(STATUSES) <= set(" ".join(BY_STATUS.values()).split())


def test_rules_and_notations_have_their_own_status() -> None:
    assert status_of(NotationError("rum-unreadable")) == 422
    assert status_of(RuleError("RUM-4.3", "seat-taken")) == 422


@pytest.mark.parametrize("status", BY_STATUS)
def test_who_should_come_back_is_told_when_and_whose_body_is_not_read_is_hung_up_on(status: int) -> None:
    key = BY_STATUS[status].split()[0]
    headers = refusal_response(Refusal(key), "en").headers
    assert headers.get("retry-after") == (str(WAIT) if status in (429, 503) else None)
    assert headers.get("connection") == ("close" if status in (408, 413) else None)


@pytest.mark.parametrize(("seconds", "told"), [(7, "7"), (0, "0"), ("soon", str(WAIT))])
def test_who_is_too_fast_is_told_how_long_to_wait(seconds: int | str, told: str) -> None:
    response = refusal_response(Refusal("too-fast", seconds=seconds), "en", headers={"X-Own": "kept"})
    assert (response.headers["retry-after"], response.headers["x-own"]) == (told, "kept")
