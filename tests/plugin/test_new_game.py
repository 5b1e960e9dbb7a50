"""`hanpan new-game` writes a game that is green everywhere before the first edit."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hanpan.cli.commands.new_game import module_of, skeleton
from hanpan.cli.frame import BROKEN
from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.ending import Ending
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.proofs.kit import check_game
from hanpan.games.loading import load_game
from hanpan.games.registry import GROUP, game_ids, left_out
from hanpan.server.game_words import card_words
from tests.cli.run import fine, hanpan, refused
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for
from tests.terminal.playing import SMALL, press, rows

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
    assert "could be played" in fine("check", NAME, "--games", 2, "--workers", 1, "--positions", 200)
    assert "all hold" in fine("judge", made)
    assert "all hold" in fine("judge", NAME)
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
            ftl = (await mina.get(f"games/{NAME}/texts?lang={lang}"))["ftl"]
            assert "label-points" in ftl
            assert "clause-TM-END-01" in ftl  # by which the end is decided, though no event cites it
        seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "random"}}
        seated = await mina.open(seats, game=NAME, mode="usual")
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            told = await line.ask("ask_options", step=asked["step"], lang="ko")
            await line.act(told["options"][1]["action"])
        await line.close()
        await mina.http.aclose()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_what_it_says_comes_next_can_be_done(lang: str, tmp_path: Path) -> None:
    name = f"one-{lang}-moon"
    _, pip, *commands = fine("new-game", name, "--out", tmp_path, "--lang", lang).splitlines()
    assert pip == f"pip install -e {tmp_path / name}"
    with installed(tmp_path / name, f"hanpan-{name}", {name: f"{module_of(name)}:GAME"}):
        for command in commands:
            program, *args = command.split()
            assert program == "hanpan"
            fine(*args, *(["--help"] if args[0] == "play" else []))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Two Moons", "lower-case letters"),
        ("3-moons", "begins with a lower-case letter"),
        ("x" * 33, "32"),
        ("clash", "exists already"),
        ("class", "a package cannot be called class"),
        ("json", "a package cannot be called json"),
        ("hanpan", "a package cannot be called hanpan"),
    ],
)
def test_a_bad_name_is_refused(name: str, said: str, tmp_path: Path) -> None:
    assert said in refused("new-game", name, "--out", tmp_path)
    assert not list(tmp_path.iterdir())


@contextmanager
def spoilt(folder: Path, name: str, path: str, text: str | None) -> Iterator[None]:
    """A new game of that name, with the text in one of its files, or without the file."""
    fine("new-game", name, "--out", folder)
    module = module_of(name)
    file = folder / name / module / path
    file.unlink() if text is None else file.write_text(text, "utf-8")
    with installed(folder / name, f"hanpan-{name}", {name: f"{module}:GAME"}):
        yield


@pytest.mark.parametrize(
    ("name", "path", "text", "said"),
    [
        ("no-words", "text/ko.ftl", None, "text/ko.ftl"),
        ("bad-words", "text/ko.ftl", "= nothing", "ko.ftl"),
        ("bad-book", "rulebook.toml", "[[clauses]\n", "rulebook.toml: Expected"),
    ],
)
def test_a_game_with_a_spoilt_file_is_left_out_and_named(
    name: str, path: str, text: str | None, said: str, tmp_path: Path
) -> None:
    with spoilt(tmp_path, name, path, text):
        assert name not in game_ids()
        assert [each.game for each in left_out()] == [name]
        assert said in left_out()[0].problem
        for command in (["check", name], ["rules", name], ["sim", name]):
            told = refused(*command)
            assert f"'{name}' of the package hanpan-{name} 1.0 is left out" in told
            assert said in told


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5"/></svg>'


@pytest.mark.parametrize(
    ("name", "picture", "said"),
    [
        ("tiled", SVG, ""),
        ("tiled-badly", "a picture", "is no SVG"),
        ("tiled-wide", SVG.ljust(33_000), "33000 bytes"),
        ("untiled", None, "tile.svg"),
    ],
)
def test_a_game_brings_a_picture_for_the_lobby(name: str, picture: str | None, said: str, tmp_path: Path) -> None:
    module = module_of(name)
    text = skeleton(name)[f"{module}/__init__.py"].rstrip().removesuffix(")") + f', tile="{module}")\n'
    with spoilt(tmp_path, name, "__init__.py", text):
        if picture is not None:
            (tmp_path / name / module / "tile.svg").write_text(picture, "utf-8")
        if said:
            assert name not in game_ids()
            assert [said in each.problem for each in left_out()] == [True]
        else:
            words = card_words(load_game(name))
            assert "    .tile = data:image/svg+xml;base64,PHN2" in words["en"]
            assert words["ko"].count(".tile") == 1


def test_a_game_says_in_the_lobby_what_it_is_and_how_long_it_takes(tmp_path: Path) -> None:
    lobby = "lobby = Two moons, one winner.\n    .time = 5–10 min\n"
    with spoilt(tmp_path, "told", "text/en.ftl", lobby + skeleton("told")["told/text/en.ftl"]):
        words = card_words(load_game("told"))
    assert "    .text = Two moons, one winner.\n    .time = 5–10 min\n" in words["en"]
    assert ".time" not in words["ko"]


def test_a_mistake_of_a_game_is_said_to_be_its_own(tmp_path: Path) -> None:
    wrong = skeleton("slips")["slips/__init__.py"].replace('moves["p1"]', 'moves["p9"]')
    with spoilt(tmp_path, "slips", "__init__.py", wrong):
        told = hanpan("sim", "slips", "--seats", "random,random", "--games", 1)
        assert told.exit_code == BROKEN
        assert "a mistake in the game slips of hanpan-slips 1.0: KeyError: 'p9'" in told.stderr
