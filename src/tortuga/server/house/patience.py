"""Patience: how long the house keeps trying to store something while others are faster."""

import asyncio
import time

WAIT_S = 0.002
"""How much longer each wait is than the last, while there is nothing new to see."""
PATIENCE_S = 2.0
"""After that, the caller is told that the table is busy."""


class Patience:
    """Of one command."""

    def __init__(self) -> None:
        self._until = time.monotonic() + PATIENCE_S
        self._wait = 0.0

    async def wait(self, *, more: bool) -> bool:
        """Waits a little, `more` than the last time. False: it has been long enough."""
        if time.monotonic() > self._until:
            return False
        if more:
            self._wait += WAIT_S
            await asyncio.sleep(self._wait)
        return True
