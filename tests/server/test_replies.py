"""Answers that hold sentences: every reader has them in their own language, in the shape of a refusal."""

import msgspec

from games.rummikub.positions import Match, table
from tortuga.games.rummikub.review import review
from tortuga.games.rummikub.stages import stages
from tortuga.games.rummikub.view import RummikubReview
from tortuga.kernel import Word
from tortuga.server import protocol
from tortuga.server.replies import worded, worded_review

MATCH = Match("R9 R7", "K1", table=table("R4 R5 R6"))
SHORT = {
    "en": "R9 is too short: a set has at least 3 tiles. (RK-2.1)",
    "pl": "Układ R9 jest za krótki: potrzebne są co najmniej 3 kostki. (RK-2.1)",
    "uk": "Комбінація R9 закоротка: потрібно щонайменше 3 фішки. (RK-2.1)",
}


def test_a_review_says_why_in_the_readers_language() -> None:
    draft = review(MATCH.state, 0, table("R4 R5 R6", "R9"))
    for language, short in SHORT.items():
        for told in (
            worded_review(draft, language),
            worded(protocol.Accepted(id="some-draft", seq=1, review=draft), language).review,  # type: ignore[union-attr]
        ):
            assert isinstance(told, RummikubReview)
            assert told.sets[0] == draft.sets[0]
            for why in (told.why, told.sets[1].why):
                assert why is not None
                assert (why.key, why.rule, why.text) == ("rummikub-set-too-short", "RK-2.1", short)


def test_the_reason_of_a_hint_is_a_sentence() -> None:
    why = protocol.HintReason(key="rum-hint-beach", args={"captain": Word("rum-captain-red")}, text="")
    reply = worded(protocol.Accepted(id="some-hint", seq=1, move="draw beach 1", why=why), "pl")
    assert isinstance(reply, protocol.Accepted)
    assert reply.why is not None
    assert reply.why.text.endswith("a zwłaszcza do czerwonej karty kolekcji.")


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
