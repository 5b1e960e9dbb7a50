"""The built client: its files, and its page for every address that is the client's own."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from hanpan.server.settings import Settings

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
_CHECK = "no-cache"
_GZIP_FROM = 512
_NO_CLIENT = b"<!doctype html><title>Hanpan</title><p>The client has not been built. Run <code>make play</code>."


class StaticFile(NamedTuple):
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


class StaticFiles:
    """The files of the built client in memory; read again when its page has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: int | None = None
        self._files: dict[str, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file at an address, or the client's page if the address can be one of its own."""
        self._read()
        name = path.lstrip("/")
        found = self._files.get(name)
        # A dot alone makes no file: /rules/<game>/DB-6.3 is a page.
        a_file = name.startswith("assets/") or ("." in name and "/" not in name)
        if found is None and not a_file:
            found = self._files.get("index.html") or _page(_NO_CLIENT)
        return found

    def _read(self) -> None:
        try:
            stamp = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            self._stamp, self._files = None, {}
            return
        if stamp == self._stamp:
            return
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(path, path.relative_to(self._folder).as_posix())
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }
        self._stamp = stamp


def web_folder(settings: Settings) -> Path:
    """Where the built client lies."""
    return settings.web or Path(__file__).parents[3] / "web" / "dist"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the client, or its page."""
    path: str = request.path_params.get("path", "/")
    files: StaticFiles = request.app.state.static
    found = None if path.startswith(("/api/", "/ws/")) or path in ("/api", "/ws") else files.find(path)
    if found is None:
        raise NotFoundException
    headers = {
        "etag": found.tag,
        "cache-control": found.cache,
        "vary": "accept-encoding",
        "content-security-policy": _POLICY,
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    data = found.data
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = found.packed
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type=found.kind)


def _file(path: Path, name: str) -> StaticFile:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")
    packed = gzip.compress(data, 9, mtime=0) if text and len(data) >= _GZIP_FROM else None
    cache = _FOREVER if name.startswith("assets/") else _CHECK
    tag = '"' + hashlib.blake2b(data, digest_size=12).hexdigest() + '"'
    return StaticFile(data, packed, kind, tag, cache)


def _page(data: bytes) -> StaticFile:
    return StaticFile(data, None, "text/html", '"none"', _CHECK)
