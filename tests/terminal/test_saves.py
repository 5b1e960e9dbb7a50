"""Games on disk: resumed at the same state, refused with the reason, never lost."""

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal import app as terminal
from hanpan.cli.terminal.app import BAD_INPUT, run_terminal
from hanpan.cli.terminal.save import SaveInUse, new_path, saves_folder
from hanpan.cli.terminal.session import PERSON, RIVAL, Session, fresh_keys, newest_unfinished
from hanpan.cli.terminal.start import ResumeOffer
from hanpan.cli.terminal.table import Table
from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Prompt
from hanpan.core.replay import BadReplay, read_replay, secret_path, verify
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.table.view import View
from hanpan.games.loading import load_game
from tests.terminal.playing import SMALL, body, options, play_on, press, rows, table


def begin(seed: int | None = 3, ai: str = "hard", mode: str = "quick") -> Session:
    return Session.begin(DiceBattle(), mode, ai, fresh_keys(seed))


def step(session: Session) -> None:
    """The person takes the last legal answer: the fullest play, the balance tendency."""
    refusal = session.answer(session.game.legal(session.match.state, PERSON)[-1])
    assert refusal is None


def finish(session: Session) -> None:
    while session.prompt is not None:
        step(session)


def closed(session: Session) -> Path:
    session.close()
    return session.path


@pytest.mark.parametrize("seed", [3, None])
def test_a_resumed_game_is_the_same_game_after_every_step(seed: int | None, tmp_path: Path) -> None:
    session = begin(seed, ai="random")  # whose answers hang on its draws alone
    while session.prompt is not None:
        copy = tmp_path / "copy.jsonl"
        shutil.copy(session.path, copy)
        if seed is None:
            shutil.copy(secret_path(session.path), secret_path(copy))
        again = Session.resume(copy)
        assert again.match.steps[-1].hash == session.match.steps[-1].hash
        assert again.match.state == session.match.state
        assert again.match.sealed == session.match.sealed, "the bot must not get another try"
        assert again.prompt == session.prompt
        again.close()
        step(session)
    assert verify(read_replay(session.path, finished=True), load_game).ok


def test_the_bot_answers_from_its_own_view() -> None:
    asked: list[tuple[Any, ...]] = []

    class Spy:
        name = "easy"

        def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
            asked.append((view, prompt, legal))
            return legal[0]

    session = begin()
    session.bots = {RIVAL: Spy()}
    finish(session)
    assert asked
    for view, prompt, _ in asked:
        assert type(view) is View
        assert view.seat == RIVAL
        assert type(prompt) is Prompt


def test_a_choice_half_made_is_not_made_and_a_refused_one_changes_nothing() -> None:
    session = begin()
    step(session)
    before = session.match.steps[-1].hash
    refusal = session.answer(session.game.read("play reset shields 2"))
    assert refusal is not None
    assert session.match.steps[-1].hash == before
    assert len(read_replay(session.path).steps) == 2
    assert Session.resume(closed(session)).match.steps[-1].hash == before


@pytest.mark.slow
async def test_quit_and_go_on_where_the_game_was_left() -> None:
    app = table(seed=None)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1", "6", "q")
    left = app.context.session
    assert app.return_value == 0
    assert str(left.path) in app.farewell()
    assert "--resume" in app.farewell()

    app = table(seed=None)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, ResumeOffer)
        assert str(left.path) in body(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, Table)
        session = app.context.session
        assert session.path == left.path
        assert session.match.steps[-1].hash == left.match.steps[-1].hash
        assert "[ ]" in rows(app)[5]
        await press(pilot, "c")
        assert len(session.match.steps) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("key", "kept"), [("2", True), ("3", False)])
async def test_an_unfinished_game_can_be_kept_or_deleted(key: str, kept: bool) -> None:
    left = closed(begin(None))
    app = table(seed=None)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, key)
        assert app.context.session.path != left
        assert len(app.context.session.match.steps) == 1
    assert left.exists() == kept
    assert secret_path(left).exists() == kept


async def test_leaving_at_the_offer_leaves_the_game() -> None:
    left = closed(begin(None))
    app = table(seed=None)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "escape")
    assert app.return_value == 0
    assert left.exists()


def test_the_newest_game_that_can_go_on_is_offered() -> None:
    old, new = closed(begin()), closed(begin())
    os.utime(old, (1, 1))
    done = begin()
    finish(done)
    closed(done)
    broken = new_path("dice-battle")
    broken.write_text("not a game\n")
    found = newest_unfinished("dice-battle")
    assert found is not None
    assert found.path == new
    other = newest_unfinished("dice-battle")
    assert other is not None
    assert other.path == old, "a game that is open elsewhere is passed over"


def test_one_game_is_open_in_one_terminal(tmp_path: Path) -> None:
    session = begin()
    with pytest.raises(SaveInUse, match="open in another terminal"):
        Session.resume(session.path)
    Session.resume(closed(session))


def test_a_line_that_a_crash_cut_off_is_taken_again() -> None:
    session = begin()
    step(session)
    before = session.match.steps[-1].hash
    step(session)
    path = closed(session)
    path.write_bytes(path.read_bytes()[:-9])
    again = Session.resume(path)
    assert again.match.steps[-1].hash == before
    finish(again)
    assert verify(read_replay(path, finished=True), load_game).ok


def test_a_result_that_a_crash_cut_off_is_written_again() -> None:
    session = begin(None)
    keys = session.match.keys
    kept = secret_path(session.path).read_bytes()
    finish(session)
    path = closed(session)
    path.write_bytes(path.read_bytes()[:-9])
    secret_path(path).write_bytes(kept)
    again = Session.resume(path)
    assert again.prompt is None
    assert again.match.keys.round_key(1) == keys.round_key(1)
    assert verify(read_replay(path, finished=True), load_game).ok
    assert not secret_path(path).exists()
    assert newest_unfinished("dice-battle") is None


async def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        session = app.context.session

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr("hanpan.core.replay.write.os.fsync", full)
            await press(pilot, "1")
        assert session.save_error is not None
        assert any("No space left" in note.message for note in app._notifications)
        assert len(session.match.steps) == 2
        assert len(read_replay(session.path).steps) == 1, "no half line"
        await press(pilot, "c")
        assert session.save_error is None
        assert len(read_replay(session.path).steps) == 3


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is there; the screen itself must not open."""
    monkeypatch.setattr(terminal, "at_a_terminal", lambda: True)

    def opened(_: object) -> None:
        raise AssertionError("the screen opened")

    monkeypatch.setattr(terminal.TerminalApp, "run", opened)


def _refused(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    assert run_terminal(options(resume=path)) == BAD_INPUT
    told = capsys.readouterr().err
    assert "Traceback" not in told
    return told


@pytest.mark.usefixtures("at_a_terminal")
def test_a_finished_game_says_that_it_is_finished(capsys: pytest.CaptureFixture[str]) -> None:
    session = begin()
    finish(session)
    path = closed(session)
    for _ in range(2):
        told = _refused(capsys, path)
        assert f"{path}: this game is finished" in told


def _no_game(path: Path) -> None:
    path.write_text("once upon a time", encoding="utf-8")


def _other_hash(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert '"hash":"' in lines[2]
    lines[2] = lines[2].replace('"hash":"', '"hash":"0')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _other_move(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert '"p1":{"type":"declare","tendency":"balance"}' in text
    path.write_text(
        text.replace('"p1":{"type":"declare","tendency":"balance"}', '"p1":{"type":"dance"}'), encoding="utf-8"
    )


def _other_rules(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"rules":"', '"rules":"9', 1), encoding="utf-8")


def _two_people(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"kind":"bot"', '"kind":"person"', 1), encoding="utf-8")


def _unknown_bot(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"name":"hard"', '"name":"genius"', 1), encoding="utf-8")


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize(
    ("spoil", "place", "words"),
    [
        (_no_game, ":1:", "not JSON"),
        (_other_hash, ":3:", "hash"),
        (_other_move, ":3:", "moves.p1"),
        (_other_rules, ":1:", "rules"),
        (_two_people, ":1:", "a person sits here"),
        (_unknown_bot, ":1:", "there is no bot 'genius'"),
        (Path.unlink, ":", "No such file"),
    ],
)
def test_a_spoiled_save_is_refused_with_its_place(
    spoil: Callable[[Path], None], place: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begin()
    step(session)
    step(session)
    path = closed(session)
    spoil(path)
    spoiled = path.read_bytes() if path.exists() else b""
    told = _refused(capsys, path)
    assert f"{path}{place}" in told
    assert words in told
    assert (path.read_bytes() if path.exists() else b"") == spoiled, "a file that is refused is left alone"


@pytest.mark.usefixtures("at_a_terminal")
def test_what_cannot_begin_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    for changes, words in (
        ({"save": taken}, "File exists"),
        ({"save": tmp_path / "nowhere" / "game.jsonl"}, "No such file"),
        ({"mode": "blitz"}, "has no mode 'blitz'"),
        ({"ai": "genius"}, "there is no bot 'genius'"),
        ({"overrides": {"shield.cost": -1}}, "shield.cost"),
    ):
        assert run_terminal(options(**changes)) == BAD_INPUT
        assert words in capsys.readouterr().err
    assert taken.read_text() == "mine"
    assert not list(saves_folder("dice-battle").glob("*"))


@pytest.mark.usefixtures("at_a_terminal")
def test_a_game_of_another_kind_says_how_to_go_on_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    path = closed(begin())
    clash = TerminalOptions("clash", {}, None, None, None, path, "en", None)
    assert run_terminal(clash) == BAD_INPUT
    assert f"hanpan play dice-battle --terminal --resume {path}" in capsys.readouterr().err


def test_without_a_terminal_nothing_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_terminal(options()) == BAD_INPUT
    assert "needs a terminal" in capsys.readouterr().err


@pytest.mark.slow
async def test_the_file_that_was_named_is_used(tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    app = table(save=path)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1")
    assert len(read_replay(path).steps) == 2
    app.context.session.close()
    app = table(resume=path)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, Table), "no greeting in the middle of a game"
        await play_on(pilot, app, until=4)
    assert f"'{path}'" in app.farewell(), "ready to paste into a shell"
    with pytest.raises(BadReplay, match=":1:"):
        Session.resume(Path(__file__))
