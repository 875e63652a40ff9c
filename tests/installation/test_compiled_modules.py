"""What is compiled holds no msgspec struct: defined in a compiled module, a struct loses `frozen` and `tag` without a
word."""

import importlib
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
import pytest

import backend

ROOT = Path(__file__).parents[2]


def structs_in(modules: Collection[str]) -> list[str]:
    """The structs that these modules define, whatever they inherit from, inside other classes too."""
    for module in modules:
        importlib.import_module(module)
    return [f"{kind.__module__}.{kind.__qualname__}" for kind in structs() if kind.__module__ in modules]


def structs(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """By name, as they are imported."""
    monkeypatch.chdir(ROOT)
    paths = [Path(path).relative_to("src").with_suffix("") for path in backend._modules()]
    return [".".join(path.parts) for path in paths]


def test_no_struct_is_compiled(compiled: list[str]) -> None:
    assert "tortuga.games.rum.rules.state" in compiled
    assert structs_in(compiled) == []


def test_a_struct_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "import msgspec\n"
        "from tortuga.kernel import Event\n"
        "class Told(Event, frozen=True): pass\n"
        "class Rules:\n"
        "    class Row(msgspec.Struct): pass\n"
    )
    (tmp_path / "planted_structs.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        assert sorted(structs_in(["planted_structs"])) == ["planted_structs.Rules.Row", "planted_structs.Told"]
        assert structs_in(["tortuga.games.rum.events"]), "those that are interpreted have some"
    finally:
        sys.modules.pop("planted_structs", None)
