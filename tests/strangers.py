"""A package of somebody else, as pip would leave it."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tortuga.kernel import registry


@contextmanager
def installed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, module: str, entry_points: str
) -> Iterator[None]:
    """The registry finds it, and so do processes that are started from here."""
    (folder / f"{name}.py").write_text(module)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    registry.forget()
    yield
    registry.forget()
