"""The pages about the server say what the code does."""

import re
from pathlib import Path

from hanpan.server import sockets
from hanpan.server.app import create_app
from hanpan.server.settings import Limits, Settings
from hanpan.server.tables import refusals, streams
from hanpan.server.wire import PROTOCOL_VERSION

DOCS = Path(__file__).parents[2] / "docs"
SERVER = Path(sockets.__file__).parent


def test_every_code_of_the_protocol_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    source = "".join(
        path.read_text("utf-8")
        for path in (SERVER / "sockets.py", SERVER / "tables" / "seat_requests.py", SERVER / "tables" / "speech.py")
    )
    problems = set(re.findall(r'(?:_problem\(stream, |Problem\(|Objection\()"(\w+)"', source))
    assert len(problems) >= 8
    for code in (*refusals.CODES, *problems):
        assert f"`{code}`" in text, code
    closes = [
        getattr(sockets, name) for name in dir(sockets) if name.isupper() and isinstance(getattr(sockets, name), int)
    ]
    for close in {streams.TOO_SLOW, streams.RESTART, *closes} - {PROTOCOL_VERSION}:
        assert re.search(rf"\b{close}\b", text), close
    assert f"Protocol version: {PROTOCOL_VERSION}." in text


def test_every_address_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    described = create_app(Settings(database="never opened")).openapi_schema.to_schema()["paths"]
    for path in described:
        short = re.sub(r"\{(?:table|game|event)_id\}", "{id}", path.removeprefix("/api/"))
        assert short in text, path


def test_the_limits_are_those_of_the_settings() -> None:
    text = (DOCS / "operations.md").read_text("utf-8")
    limits = Limits()
    assert f"{limits.frame_bytes // 1024} KiB per frame, {limits.body_bytes // 1024} KiB per request" in text
    assert f"| {limits.socket.per_second} per second and socket ({limits.socket.burst} at once)" in text
    assert f"{limits.tables_per_user} tables opened in a day" in text
    assert f"falls {limits.queue_frames} messages behind" in text
