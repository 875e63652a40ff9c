"""`make check`, behind ruff and mypy: the tests of the parts that a change touches, and the client's if it is touched.

A quick answer while one works; `make test` has the last word. The change is what differs from a commit (HEAD) in the
working tree, new files too. A module is checked by its own tests if it has any, else by the files of the folder that
mirrors its package; what lies in deeper folders belongs to other parts. Browsers and faults are left to `make test`.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from mirror import SOURCE, TESTS, folder_of, nearest, own_tests

TEXTS = [TESTS / "texts", TESTS / "conformance" / "test_texts.py"]
SLOW = [TESTS / "browser", TESTS / "server" / "faults", TESTS / "installation"]


def changed_since(commit: str) -> list[Path]:
    """What is there and differs, and what git does not know yet."""
    differs = ["git", "diff", "--name-only", "--diff-filter=d", commit]
    unknown = ["git", "ls-files", "--others", "--exclude-standard"]
    told = [subprocess.run(ask, stdout=subprocess.PIPE, text=True, check=True).stdout for ask in (differs, unknown)]
    return sorted({Path(line) for answer in told for line in answer.splitlines()})


def checked_by(path: Path) -> list[Path]:
    """What a changed file asks for; nothing, where no quick test could notice."""
    if SOURCE in path.parents:
        return _for_source(path)
    if TESTS in path.parents:
        return [path] if path.name.startswith("test_") else _files_in(nearest(path.parent))
    if path.parts[0] == "docs":
        return [TESTS / "docs"]
    return [path] if path.name == "README.md" else []


def _for_source(path: Path) -> list[Path]:
    parts = path.relative_to(SOURCE).parts
    if "locale" in parts:
        return TEXTS
    if path.name.startswith("lesson.") and "data" in parts:
        return sorted(TESTS.joinpath(*parts[: parts.index("data")]).glob("test_lesson*.py"))
    if "data" in parts:  # it is the components that read them
        path = SOURCE.joinpath(*parts[: parts.index("data")], "components.py")
    found = own_tests(path) or _files_in(folder_of(path))
    return [*found, path] if path.suffix == ".py" and path.is_file() else found  # a module's doctests are its own


def _files_in(folder: Path) -> list[Path]:
    """Without those of deeper folders, unless there are no others."""
    return sorted(folder.glob("test_*.py")) or [folder]


def run(*command: str | Path) -> None:
    print(*command, flush=True)
    done = subprocess.run(command, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def quick(tests: Iterable[Path]) -> list[Path]:
    """Once each, and none of those that take minutes."""
    once = sorted(set(tests))
    return [path for path in once if not any(slow == path or slow in path.parents for slow in SLOW)]


def main() -> None:
    parser = argparse.ArgumentParser(description="The quick tests of what has changed.")
    parser.add_argument("--since", default="HEAD", help="the commit that the change is measured from (HEAD)")
    changed = changed_since(parser.parse_args().since)
    if any(path.parts[0] == "web" for path in changed):
        run(sys.executable, "build_backend/web.py", "run", "lint", "check", "test")
    tests = quick(test for path in changed for test in checked_by(path))
    if tests:
        run(sys.executable, "-m", "pytest", "-x", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal", *tests)
    else:
        print("Nothing has changed that has a quick test.")


if __name__ == "__main__":
    main()
