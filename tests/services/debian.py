"""Programs that tests need and that come with the system: run as a script, this installs Debian's where that is
possible, or says what is missing. The tests that need them fail without, they are not left out."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from services import postgresql, redis


def folder_of(program: str) -> Path | None:
    found = shutil.which(program)
    return None if found is None else Path(found).parent


PACKAGES: dict[str, Callable[[], Path | None]] = {
    "postgresql": postgresql.programs,
    "redis-server": redis.programs,
    "nginx": partial(folder_of, "nginx"),
    "caddy": partial(folder_of, "caddy"),
}
"""By the name of the package: where its programs are, or None."""
MISSING = "The tests need {package}, and it is not here. Install it (Debian, Ubuntu: apt-get install {package})."


def install(package: str) -> bool:
    """Is it there, now?"""
    find = PACKAGES[package]
    if find() is not None:
        return True
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print(f"Installing {package} for the tests ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Only the programs: no cluster of the system's own, and nothing that starts by itself.
    with _nothing_starts():
        for words in (["update"], ["install", "--yes", "--no-install-recommends", package]):
            subprocess.run([apt, "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return find() is not None


class _nothing_starts:  # noqa: N801  (reads as words)
    """Debian's packages start their services, unless this says no."""

    POLICY = Path("/usr/sbin/policy-rc.d")

    def __enter__(self) -> None:
        self._ours = not self.POLICY.exists()
        if self._ours:
            self.POLICY.write_text("#!/bin/sh\nexit 101\n")
            self.POLICY.chmod(0o755)

    def __exit__(self, *_: object) -> None:
        if self._ours:
            self.POLICY.unlink(missing_ok=True)


def main() -> int:
    missing = [package for package in PACKAGES if not install(package)]
    for package in missing:
        print(MISSING.format(package=package), file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
