"""The schemas from which the browser's types are made are those of the structs."""

from pathlib import Path

import pytest

from tortuga.server.schema import schemas, text

FOLDER = Path(__file__).parents[2] / "web" / "schema"


@pytest.mark.parametrize("name", schemas())
def test_the_browser_knows_the_structs_as_they_are(name: str) -> None:
    told = (FOLDER / f"{name}.json").read_text("utf-8")
    assert told == text(schemas()[name]), "run: python -m tortuga.server.schema web/schema"
