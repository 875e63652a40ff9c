"""Answers that are the same for everybody: kept in memory, plain and compressed, with a fingerprint.

Only these go out compressed, and those about finished games. Streams must not be held up, and how well a secret can be
compressed would say something about it.
"""

import asyncio
import gzip
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

REVALIDATED = "no-cache"
"""Kept by the browser, but asked for each time whether it is still the same: nothing may outlive an upgrade."""
KEPT_FOR_GOOD = "public, max-age=31536000, immutable"
"""For what has an address that says what is in it: another content has another address."""
WORTH_COMPRESSING = 500
"""Bytes; what is shorter fits into one packet anyway."""
QUICKLY = 4
"""The level for what is compressed for one reader: 0.2 ms for the 30 KB of a replay's moment."""
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class ReadyAnswer:
    """One content. Making it compresses it, which takes about 30 ms a megabyte."""

    __slots__ = ("_compressed", "_headers", "_headers_compressed", "_plain", "fingerprint", "media_type")

    def __init__(self, content: bytes, media_type: str, cache: str = REVALIDATED) -> None:
        self.media_type = media_type
        self.fingerprint = blake2b(content, digest_size=9).hexdigest()
        self._plain = content
        self._compressed: bytes | None = None
        self._headers = {"Cache-Control": cache, "ETag": f'W/"{self.fingerprint}"'}
        if len(content) >= WORTH_COMPRESSING and media_type.startswith(COMPRESSIBLE):
            self._compressed = gzip.compress(content, 9, mtime=0)
            self._headers["Vary"] = "Accept-Encoding"
        self._headers_compressed = {**self._headers, "Content-Encoding": "gzip"}

    def response(self, request: Request, status: int = 200) -> Response:
        headers = request.headers
        if status == 200 and self._is_known(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=self._headers)
        if self._compressed is not None and _takes_gzip(request):
            return Response(self._compressed, status, self._headers_compressed, self.media_type)
        return Response(self._plain, status, self._headers, self.media_type)

    def _is_known(self, tags: str) -> bool:
        """Does the reader have it already? Whether it was compressed then makes no difference: the tag is weak."""
        return any(tag.strip().removeprefix("W/") == f'"{self.fingerprint}"' for tag in tags.split(","))


async def compressed(response: Response, request: Request) -> Response:
    """An answer that was made for this request, if that is worth it; beside the event loop, as it may be long."""
    response.headers["Vary"] = "Accept-Encoding"
    if len(response.body) >= WORTH_COMPRESSING and _takes_gzip(request):
        response.body = await asyncio.to_thread(gzip.compress, response.body, QUICKLY, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
