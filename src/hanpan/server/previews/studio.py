"""Where pictures are drawn and kept: one at a time, so many in a while, so many bytes in all."""

import asyncio
import hashlib
import logging
import sys
from collections import OrderedDict
from importlib.util import find_spec
from typing import Final

from hanpan.server.limits import Bucket
from hanpan.server.settings import Rate

DRAWINGS: Final = Rate(0.5, 20)  # of the whole server: each costs about a second of a processor
WAITING: Final = 8
KEPT: Final = 200
KEPT_BYTES: Final = 32 * 1024 * 1024
LARGEST: Final = 512 * 1024
PATIENCE_S: Final = 15.0
LIBRARY: Final = "vl_convert"
_COMMAND: Final = (sys.executable, "-m", "hanpan.server.previews.draw")
_LOG = logging.getLogger("hanpan.previews")


class Studio:
    """The pictures of one server. Where one cannot be drawn now there is none, and the game's own does."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._allowance = Bucket(DRAWINGS)
        self._table = asyncio.Lock()
        self._waiting = 0
        self._able = find_spec(LIBRARY) is not None

    @property
    def kept(self) -> tuple[int, int]:
        """How many pictures are kept, and how many bytes that is."""
        return len(self._kept), self._bytes

    async def picture(self, svg: str) -> bytes | None:
        """The drawing as a PNG, if it is kept or can be drawn now."""
        key = hashlib.blake2b(svg.encode(), digest_size=16).hexdigest()
        if (found := self._found(key)) is not None:
            return found
        if not self._able or self._waiting >= WAITING or not self._allowance.take():
            return None
        self._waiting += 1
        try:
            async with self._table:
                found = self._found(key)
                return found if found is not None else self._keep(key, await _drawn(svg))
        finally:
            self._waiting -= 1

    def _found(self, key: str) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: str, png: bytes | None) -> bytes | None:
        if png is None:
            return None
        self._kept[key] = png
        self._bytes += len(png)
        while len(self._kept) > KEPT or self._bytes > KEPT_BYTES:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= len(gone)
        return png


async def _drawn(svg: str) -> bytes | None:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        png, said = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE_S)
    except BaseException as error:
        process.kill()
        await process.wait()
        if isinstance(error, TimeoutError):
            _LOG.warning("a picture took too long")
            return None
        raise
    if process.returncode != 0 or not png or len(png) > LARGEST:
        _LOG.warning("a picture was not drawn", extra={"said": said[-500:].decode("utf-8", "replace")})
        return None
    return png
