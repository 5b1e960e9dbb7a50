"""`hanpan new-game` writes a game that is green everywhere before the first edit."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.ending import Ending
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.proofs.kit import check_game
from hanpan.games.registry import GROUP, load_game
from tests.cli.run import fine, refused
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for
from tests.terminal.sitting import SMALL, press, rows

NAME = "two-moons"
LINES = 150


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Path]:
    """The package, installed as its own project file says."""
    assert str(tmp_path / NAME) in fine("new-game", NAME, "--out", tmp_path)
    folder = tmp_path / NAME
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    with installed(folder, project["name"], project["entry-points"][GROUP]):
        yield folder


def test_it_is_small(made: Path) -> None:
    written = [path for path in made.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".yaml")]
    assert len(written) == 6
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written) <= LINES


def test_kit_case_and_coverage_are_green(made: Path) -> None:
    report = check_game(load_game(NAME), games=24, seed=1)
    assert report.ok, report.failures
    assert "all hold" in fine("judge", made / "cases")
    assert "Two Moons" in fine("games")
    assert "TM-PLAY-02" in fine("rules", NAME)


async def test_it_is_played_at_the_terminal(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANPAN_HOME", str(tmp_path / "home"))
    app = TerminalApp(TerminalOptions(NAME, {}, "usual", "random", 3, None, "ko", None))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert rows(app)[0] == " 1  1 보이기"
        while not isinstance(app.screen, Ending):
            await press(pilot, "2")


async def test_it_is_played_over_the_server(made: Path, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site:
        mina = site.person()
        cards = {card["id"]: card for card in await mina.get("games")}
        assert "game-two-moons = Two Moons" in cards[NAME]["words"]["ko"]
        for lang in LANGS:
            assert "label-points" in (await mina.get(f"games/{NAME}/texts?lang={lang}"))["ftl"]
        seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "random"}}
        seated = await mina.open(seats, game=NAME, mode="usual")
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            told = await line.ask("ask_options", step=asked["step"], lang="ko")
            await line.act(told["options"][1]["action"])
        await line.close()
        await mina.http.aclose()


@pytest.mark.parametrize(
    ("name", "said"), [("Two Moons", "small letters"), ("x" * 41, "40"), ("clash", "there is a game")]
)
def test_a_bad_name_is_refused(name: str, said: str, tmp_path: Path) -> None:
    assert said in refused("new-game", name, "--out", tmp_path)
    assert not list(tmp_path.iterdir())
