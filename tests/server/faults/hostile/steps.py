"""One thing that a hostile guest does, by dice of its own; and how likely it is beside the others."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Step: TypeAlias = Callable[[Random], Awaitable[None]]
Steps: TypeAlias = list[tuple[int, Step]]

GONE = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, asyncio.IncompleteReadError)
"""How a step may end before its time: the house has hung up, which it may."""
