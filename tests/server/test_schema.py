"""The schemas and constants from which the browser is built are those of the house."""

from pathlib import Path

import pytest

from tortuga.server.api import api
from tortuga.server.protocol import CHAT, NAME
from tortuga.server.schema import constants, files

FOLDER = Path(__file__).parents[2] / "web" / "schema"


@pytest.mark.parametrize("name", files())
def test_the_browser_knows_the_house_as_it_is(name: str) -> None:
    told = (FOLDER / name).read_text("utf-8")
    assert told == files()[name], "run: python -m tortuga.server.schema web/schema"


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files()), "a title or a file that is gone"


def test_clocks_are_told_with_their_limits() -> None:
    clocks = constants()["CLOCKS"]
    assert clocks["none"] == {}
    assert clocks["bank"] == {
        "minutes": {"least": 1, "most": 180, "usual": 10},
        "increment": {"least": 0, "most": 300, "usual": 10},
    }


def test_schema_and_browser_know_how_long_a_name_may_be() -> None:
    """The house itself: `test_api.py`."""
    name = api.openapi()["components"]["schemas"]["Profile"]["properties"]["name"]["anyOf"][0]
    assert name["maxLength"] == constants()["LONGEST"]["name"] == NAME
    assert constants()["LONGEST"]["chat"] == CHAT
