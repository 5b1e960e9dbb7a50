"""From nothing but a wheel: `hanpan play` outside the repository, and a game in the browser to its end."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import click
from tests.e2e.site import serves
from tests.package.clean import Clean
from tools.dist import package
from tools.web import build


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `hanpan play` of a fresh installation listens."""
    assert build() == 0, "the client does not build"
    (wheel,) = package(tmp_path_factory.mktemp("dist"), targets=("wheel",))
    clean = Clean(tmp_path_factory.mktemp("installed"), wheel, "play")
    with subprocess.Popen(
        [str(clean.bin / "hanpan"), "play"],
        cwd=clean.home,
        env=clean.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.fullmatch(r"Hanpan: http://localhost:(\d+)/\n", said)
        assert found is not None, said + server.stdout.read()
        try:
            url = f"http://127.0.0.1:{found[1]}"
            assert serves(url, server)
            yield url
        finally:
            server.terminate()
    assert Path(clean.home / "data" / "hanpan" / "hanpan.db").is_file()


def test_a_wheel_plays(address: str, visit: Visit) -> None:
    visitor = visit("en", at=address)
    page = visitor.open()
    visitor.picks("dice-battle", mode="quick", foe="easy")
    page.locator('[data-play="dice-battle"]').click()
    Board(visitor).play_on(click)
    assert visitor.api("GET", "games/clash/cases?clause=CL-STAT-01")  # the casebook has come along
