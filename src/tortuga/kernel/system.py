"""Why the operating system refuses something, as a key that the texts of every language have."""

import errno
import socket

from tortuga.kernel.messages import Word

KNOWN = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EMFILE: "too-many-files",
    errno.ENFILE: "too-many-files",
    errno.EBUSY: "busy",
    errno.EADDRINUSE: "address-used",
    errno.EADDRNOTAVAIL: "no-address",
}


def reason_of(error: Exception) -> Word:
    """The usual reasons in a few words, others by their number.

    >>> reason_of(FileNotFoundError(2, "No such file or directory")).id
    'system-no-file'
    """
    if isinstance(error, RuntimeError):  # what pathlib says of a home that nobody has
        return Word("system-no-home")
    if not isinstance(error, OSError):
        return Word("system-bad-name")
    if isinstance(error, socket.gaierror):  # whose numbers are of a kind of their own
        return Word("system-no-address")
    known = KNOWN.get(error.errno or 0)
    return Word(f"system-{known}") if known else Word("system-number", {"number": error.errno or 0})
