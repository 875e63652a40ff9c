"""How many files this process may have open: every socket is one, and without any left nobody can connect."""

import logging
import sys

from tortuga.server.logs import log

WANTED = 65_536
ENOUGH = 4_096
"""With fewer than that a busy evening may fill the house."""


def file_limit() -> int:
    """As it is now."""
    if sys.platform == "win32":  # where sockets aren't files
        return WANTED
    import resource  # noqa: PLC0415  (not everywhere)

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> int:
    """Asks the system for as many as the house wants, and logs it if there are too few."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            except (OSError, ValueError) as error:  # some systems promise more than they give
                log("file-limit-not-raised", level=logging.WARNING, files=soft, wanted=most, reason=str(error))
    files = file_limit()
    if files < ENOUGH:
        log("file-limit-low", level=logging.WARNING, files=files, enough=ENOUGH)
    return files
