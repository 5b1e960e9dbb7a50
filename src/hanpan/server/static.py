"""The built client: its files, its page for every address that is the client's own, and the games to play offline."""

import gzip
import hashlib
import json
import logging
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from hanpan import __version__
from hanpan.server.previews.pages import MARK, head
from hanpan.server.settings import Settings

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# The worker with the games unpacks Python for the browser, and compiles it.
_ENGINE_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' blob: 'wasm-unsafe-eval'",
        "connect-src 'self' blob:",
        "object-src 'none'",
    )
)
_ENGINE_WORKER = "assets/engine-"
_FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
_CHECK = "no-cache"
_GZIP_FROM = 512
_BUILD = re.compile(rb'<meta name="build" content="(\w{1,64})"')
_TEXTS = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_KINDS = {".webmanifest": "application/manifest+json"}  # that Python does not know everywhere
_ABOUT = "about.json"  # in the folder with the games: which they are, and of which Hanpan
_LIST = "files.json"  # what a browser keeps to play offline
_LOG = logging.getLogger("hanpan.static")
_NO_CLIENT = b"<!doctype html><title>Hanpan</title><p>The client has not been built. Run <code>make play</code>."


class StaticFile(NamedTuple):
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str
    policy: str = _POLICY


class StaticFiles:
    """The files of the built client in memory; read again when its page has changed."""

    def __init__(self, folder: Path, engine: Path | None = None) -> None:
        self._folder = folder
        self._engine = engine
        self._stamp: int | None = None
        self._files: dict[str, StaticFile] = {}
        self._build = ""

    @property
    def build(self) -> str:
        """The name of the build, as its page has it; empty: it has none."""
        self._read()
        return self._build

    def find(self, path: str) -> StaticFile | None:
        """The file at an address, or the client's page if the address can be one of its own."""
        self._read()
        name = path.lstrip("/")
        found = self._files.get(name)
        # A dot alone makes no file: /rules/<game>/DB-6.3 is a page.
        a_file = name.startswith(("assets/", "engine/")) or ("." in name and "/" not in name)
        if found is None and not a_file:
            found = self._files.get("index.html") or _page(_NO_CLIENT)
        return found

    def _read(self) -> None:
        try:
            stamp = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            self._stamp, self._files, self._build = None, {}, ""
            return
        if stamp == self._stamp:
            return
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(path, path.relative_to(self._folder).as_posix())
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }
        if self._engine is not None:
            self._files |= _games(self._engine, self._files)
        found = _BUILD.search(self._files["index.html"].data)
        self._build = found[1].decode() if found else ""
        self._stamp = stamp


def web_folder(settings: Settings) -> Path:
    """Where the built client lies: where the settings say, in an installed package, or in this checkout."""
    packaged = Path(__file__).parents[1] / "client"
    return settings.web or (packaged if packaged.is_dir() else Path(__file__).parents[3] / "web" / "dist")


def engine_folder(settings: Settings) -> Path | None:
    """Where the games to play offline lie: where the settings say, or where this checkout builds them."""
    built = Path(__file__).parents[3] / "out" / "engine"
    return settings.engine or (built if settings.web is None and (built / _ABOUT).is_file() else None)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, State]) -> Response[bytes]:
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
        "content-security-policy": found.policy,
    }
    if MARK in found.data:
        found = _filled(found, await head(request, path))
        headers |= {"etag": found.tag, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    data = found.data
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = found.packed
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type=found.kind)


def _games(folder: Path, client: dict[str, StaticFile]) -> dict[str, StaticFile]:
    """The games for a browser alone, and the page, which names them; nothing where they are of another Hanpan."""
    try:
        about = json.loads((folder / _ABOUT).read_text("utf-8"))
        version, of = str(about["version"]), str(about["hanpan"])
    except (OSError, ValueError, KeyError, TypeError):
        _LOG.warning("%s has no games to play offline", folder)
        return {}
    if of != __version__ or re.fullmatch(r"\w{1,64}", version) is None:
        _LOG.warning("the games in %s are of Hanpan %s, this is %s", folder, of, __version__)
        return {}
    place = f"engine/{version}/"
    paths = [path for path in sorted(folder.iterdir()) if path.is_file() and path.name != _ABOUT]
    found = {place + path.name: _file(path, place + path.name) for path in paths}
    names = [
        name for name in (*client, *found) if name.startswith(("assets/", "engine/")) and not name.endswith(".txt")
    ]
    listed = json.dumps({"version": version, "files": [f"/{name}" for name in names]}).encode()
    found[place + _LIST] = StaticFile(listed, _packed(listed), "application/json", _tag(listed), _CHECK)
    page = client["index.html"]
    tag = f'</title>\n    <meta name="offline" content="/{place}" />'.encode()
    data = page.data.replace(b"</title>", tag, 1)
    found["index.html"] = page._replace(data=data, packed=_packed(data), tag=_tag(data))
    return found


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _file(path: Path, name: str) -> StaticFile:
    data = path.read_bytes()
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in _TEXTS
    packed = _packed(data) if text and len(data) >= _GZIP_FROM else None
    cache = _FOREVER if name.startswith(("assets/", "engine/")) else _CHECK
    policy = _ENGINE_POLICY if name.startswith(_ENGINE_WORKER) else _POLICY
    return StaticFile(data, packed, kind, _tag(data), cache, policy)


def _filled(page: StaticFile, tags: bytes) -> StaticFile:
    """The client's page with the tags of one address."""
    data = page.data.replace(MARK, tags, 1)
    return page._replace(data=data, packed=gzip.compress(data, 6, mtime=0), tag=_tag(data))


def _tag(data: bytes) -> str:
    return '"' + hashlib.blake2b(data, digest_size=12).hexdigest() + '"'


def _page(data: bytes) -> StaticFile:
    return StaticFile(data, None, "text/html", '"none"', _CHECK)
