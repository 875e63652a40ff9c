"""How the parts of a table say which commands they carry out."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tortuga.kernel.views import Assessment
from tortuga.server.protocol import Command
from tortuga.server.table.log import By

Handler: TypeAlias = Callable[[Any, By], Assessment | None]
"""Takes a command of its own kind: raises a Refusal and has changed nothing, or leaves rows. What it returns, only the
sender is told."""
Handlers: TypeAlias = Mapping[type[Command], Handler]
