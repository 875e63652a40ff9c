"""How many files the house may have open, asked of a real system."""

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")
ASK = "from tortuga.server.file_limit import file_limit, raise_file_limit as more; print(file_limit(), more())"


@pytest.mark.parametrize(
    ("soft", "hard", "told"),
    [(300, 5000, "300 5000"), (300, 400, "300 400"), (1024, 1024, "1024 1024")],
)
def test_the_limit_is_raised_as_far_as_the_system_lets(soft: int, hard: int, told: str) -> None:
    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    asked = subprocess.run([sys.executable, "-c", ASK], preexec_fn=limited, capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == told
    assert ("file-limit-low" in asked.stderr) == (hard < 4096)
