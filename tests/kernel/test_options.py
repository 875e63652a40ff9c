"""Options: from JSON or from words of a command line; what a title does not know is refused by name."""

from pathlib import Path
from typing import Any

import pytest

from titles.planks import Options, PlanksTitle
from tortuga.kernel import DataError, OptionError, Title, UnknownName

PLANKS: Title = PlanksTitle()


@pytest.mark.parametrize(
    ("raw", "options"),
    [
        ({}, Options()),
        ({"rack": 3}, Options(rack=3)),
        ({"rack": "5", "short_rafts": "true"}, Options(rack=5, short_rafts=True)),
        ({"short_rafts": False}, Options(short_rafts=False)),
        ({"short_rafts": "Yes"}, Options(short_rafts=True)),
        ({"short_rafts": "nie"}, Options(short_rafts=False)),
        ({"short_rafts": "так"}, Options(short_rafts=True)),
    ],
)
def test_options_are_read_from_values_and_from_words(raw: dict[str, Any], options: Options) -> None:
    assert PLANKS.read_options(raw) == options


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownName) as refused:
        PLANKS.read_options({"rack": 3, "colour": "blue"})
    assert refused.value.key == "unknown-option"
    assert refused.value.facts["name"] == "colour"
    assert refused.value.facts["known"] == "short-rafts, rack"


@pytest.mark.parametrize("raw", [{"rack": 9}, {"rack": "many"}, {"rack": None}, {"short_rafts": "perhaps"}])
def test_a_value_that_does_not_fit_is_refused_by_name(raw: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refused:
        PLANKS.read_options(raw)
    ((name, value),) = raw.items()
    assert refused.value.key == "option-value"
    assert refused.value.facts == {"name": name.replace("_", "-"), "value": str(value)}


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="option-seats") as refused:
        PLANKS.check_options(Options(), seats)
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (2, 3)


def test_a_title_without_data_takes_no_file(tmp_path: Path) -> None:
    assert PLANKS.components(str) == ()
    with pytest.raises(DataError, match="data-none"):
        PLANKS.with_data(tmp_path / "planks.json")
