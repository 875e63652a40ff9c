"""NotNow: what the house could not do, though nothing was wrong with what was asked."""

from tortuga.kernel.errors import Refusal


class NotNow(Refusal):
    """Nothing has happened. The disk or a worker could not; later they may."""
