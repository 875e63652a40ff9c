"""NotNow: the house could not do something, although the request was valid."""

from tortuga.kernel.errors import Refusal


class NotNow(Refusal):
    """Nothing has happened. The disk or a worker was unable to; a retry may succeed."""
