"""A compiled build compiles what has changed, and nothing else."""

from pathlib import Path
from typing import Any

import pytest

from objects import Objects

HEADER = Path("build/native.h")
SOURCES = ["build/rum.c", "build/rummikub.c"]


class Compiler:
    """A compiler whose object files show what went into them."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, source).with_suffix(".o")) for source in sources]

    def compile(self, sources: list[str], output_dir: str, extra_postargs: list[str], **_others: Any) -> None:
        for source, made in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            self.compiled.append(source)
            Path(made).parent.mkdir(parents=True, exist_ok=True)
            Path(made).write_text(f"{Path(source).read_text()} {HEADER.read_text()} {extra_postargs}")


@pytest.fixture(autouse=True)
def generated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    HEADER.parent.mkdir()
    HEADER.write_text("first header")
    for source in SOURCES:
        Path(source).write_text(f'first {source}\n#include "native.h"\n#include <Python.h>\n')


def build(place: str, optimised: str = "-O3", headers: str = "one") -> tuple[list[str], list[str]]:
    """What was compiled for a build, and the contents of its object files."""
    compiler = Compiler()
    objects = Objects(compiler, Path("kept"))
    made = objects.compile(SOURCES, output_dir=place, extra_postargs=[optimised], include_dirs=[headers])
    objects.forget_unused()
    assert made == compiler.object_filenames(SOURCES, place)
    return sorted(compiler.compiled), [Path(path).read_text() for path in made]


def test_what_is_as_it_was_is_not_compiled_again() -> None:
    compiled, made = build("first")
    assert compiled == SOURCES
    assert build("second", headers="another folder with the same files") == ([], made)


def test_a_file_that_has_changed_is_compiled_alone() -> None:
    build("first")
    Path(SOURCES[1]).write_text("changed")
    compiled, made = build("second")
    assert compiled == SOURCES[1:]
    assert made[1].startswith("changed")
    assert build("third") == ([], made)


def test_headers_and_arguments_count_for_all() -> None:
    build("first")
    HEADER.write_text("changed")
    assert build("second")[0] == SOURCES
    assert build("third", optimised="-O0")[0] == SOURCES


def test_a_header_counts_for_those_that_include_it_through_others_too() -> None:
    other = HEADER.parent / "rum" / "other.h"
    other.parent.mkdir()
    other.write_text("not included yet")
    Path(SOURCES[1]).write_text("on its own")
    build("first")
    other.write_text("of another module")
    assert build("second")[0] == []
    HEADER.write_text("#include <rum/other.h>")
    assert build("third")[0] == SOURCES[:1]
    other.write_text("of another module, changed")
    assert build("fourth")[0] == SOURCES[:1]


def test_so_does_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    build("first")
    monkeypatch.setattr("objects._told_by", lambda _compiler: ("another one",))
    assert build("second")[0] == SOURCES


def test_what_no_build_uses_is_forgotten() -> None:
    build("first")
    before = set(Path("kept").iterdir())
    Path(SOURCES[0]).write_text("changed")
    build("second")
    after = set(Path("kept").iterdir())
    assert (len(before), len(after), len(before & after)) == (2, 2, 1)
