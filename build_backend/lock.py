"""`make lock`: writes constraints.txt, the exact version of every package that an install, a build, a test or a
benchmark brings in.

The oldest Python that Tortuga supports decides, so that one list serves all; then every pin is looked up for the
newer ones. Only names and versions are written, never where they came from.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from backend import COMPILING
from web import NODE

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LOCK = Path("constraints.txt")
WITHOUT_WHEELS = ("yattag",)
"""Pure Python, but published as source only (for cosmic-ray). Pip resolves for other Pythons by wheels alone, so it is
given one that is made here."""
HEAD = "# Written by `make lock`: every package that installing, building, testing or measuring Tortuga brings in.\n"


def asked() -> list[str]:
    """What pyproject.toml and the build backend ask for."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    groups = [
        project["build-system"]["requires"],
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
        COMPILING,
        NODE,
    ]
    own = project["project"]["name"] + "["
    return sorted({wanted for group in groups for wanted in group if not wanted.startswith(own)})


def resolve(python: str, wanted: list[str]) -> dict[str, str]:
    """The versions that pip would install on this Python, wheels only."""
    pip = [sys.executable, "-m", "pip"]
    with tempfile.TemporaryDirectory() as nowhere, tempfile.TemporaryDirectory() as made:
        subprocess.run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", made, *WITHOUT_WHEELS], check=True)
        command = [*pip, "install", "--quiet", "--dry-run", "--ignore-installed", "--find-links", made]
        command += ["--report", "-", "--target", nowhere, "--python-version", python, "--only-binary", ":all:"]
        report = json.loads(subprocess.run([*command, *wanted], check=True, stdout=subprocess.PIPE).stdout)
    found = [package["metadata"] for package in report["install"]]
    return {re.sub(r"[-_.]+", "-", one["name"]).lower(): one["version"] for one in found}


def main() -> None:
    pins = [f"{name}=={version}" for name, version in sorted(resolve(PYTHONS[0], asked()).items())]
    for newer in PYTHONS[1:]:
        if len(resolve(newer, pins)) != len(pins):
            sys.exit(f"On Python {newer} other packages are needed than on {PYTHONS[0]}: one list cannot serve both.")
    LOCK.write_text(HEAD + "".join(pin + "\n" for pin in pins), "utf-8")
    print(f"{LOCK}: {len(pins)} packages, found for Python {', '.join(PYTHONS)}")


if __name__ == "__main__":
    main()
