"""Which tests belong to a module: `tests/` mirrors `src/tortuga/`. Paths are relative to the project."""

from pathlib import Path

SOURCE = Path("src/tortuga")
TESTS = Path("tests")


def own_tests(module: Path) -> list[Path]:
    """Those that are called like it: a file, or a folder where the module's tests are many."""
    folder = TESTS / module.parent.relative_to(SOURCE)
    return [path for path in (folder / f"test_{module.stem}.py", folder / module.stem) if has_tests(path)]


def folder_of(module: Path) -> Path:
    """The tests that mirror its package, or the nearest package above it that has any."""
    return nearest(TESTS / module.parent.relative_to(SOURCE))


def nearest(folder: Path) -> Path:
    while not has_tests(folder):
        folder = folder.parent
    return folder


def has_tests(path: Path) -> bool:
    return path.is_file() or any(path.rglob("test_*.py"))
