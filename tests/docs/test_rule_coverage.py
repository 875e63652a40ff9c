"""Rule coverage: every id of docs/rules has a test that names it and stands where the code keeps it; nobody names
others.

Marks are read from the sources, so it does not matter which tests were chosen to run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"
GAMES = TESTS.parent / "src" / "tortuga" / "games"
RULE_ID = re.compile(r"\b(?:RUM|RK|RT|PM)-\d+\.\d+\b")
LISTED = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)


def listed_ids(folder: Path) -> set[str]:
    return {found for page in folder.glob("*.md") for found in LISTED.findall(page.read_text(encoding="utf-8"))}


def named_ids(source: str) -> Iterator[str]:
    """What `@rule(...)` and `marks=rule(...)` say in a test module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def proved_ids() -> dict[str, list[str]]:
    """Rule ids, and the test modules that name them."""
    found: dict[str, list[str]] = {}
    for module in sorted(TESTS.rglob("test_*.py")):
        for rule_id in named_ids(module.read_text(encoding="utf-8")):
            found.setdefault(rule_id, []).append(str(module.relative_to(TESTS)))
    return found


def test_there_are_rules() -> None:
    assert listed_ids(RULES)


def test_every_rule_has_a_test_that_names_it() -> None:
    assert sorted(listed_ids(RULES) - set(proved_ids())) == []


def test_tests_name_no_rules_that_do_not_exist() -> None:
    known = listed_ids(RULES)
    assert {rule_id: tests for rule_id, tests in proved_ids().items() if rule_id not in known} == {}


def test_every_rule_stands_in_the_code_of_its_title() -> None:
    code = "".join(module.read_text(encoding="utf-8") for module in GAMES.rglob("*.py"))
    assert sorted(listed_ids(RULES) - set(RULE_ID.findall(code))) == []


def test_the_code_names_no_rules_that_do_not_exist() -> None:
    code = "".join(module.read_text(encoding="utf-8") for module in GAMES.rglob("*.py"))
    assert sorted(set(RULE_ID.findall(code)) - listed_ids(RULES)) == []


def test_rules_and_marks_are_found_where_they_stand(tmp_path: Path) -> None:
    page = "# Rules\n\n- **RUM-4.7** Three of one colour (see **RUM-4.8**).\n  - **RUM-4.12** Not in Polish.\n"
    (tmp_path / "rum.md").write_text(page)
    assert listed_ids(tmp_path) == {"RUM-4.7", "RUM-4.12"}
    source = '@rule("RUM-4.7", "RUM-4.9")\ndef test_a(): ...\nA = param(1, marks=rule("RUM-4.12"))\nother("RUM-9.9")\n'
    assert set(named_ids(source)) == {"RUM-4.7", "RUM-4.9", "RUM-4.12"}
