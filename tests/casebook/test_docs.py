"""docs/casebook.md and docs/dice-battle.md cannot drift: the example runs, the tables are what the engine does."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.core.chance.chance import SeededChance
from hanpan.core.chance.draws import RecordingChance
from hanpan.core.contract.provable import provable
from hanpan.core.contract.seat import SEATS
from hanpan.core.proofs.casebook import case_files, load_case, parse_text, run_case
from hanpan.core.proofs.casebook.parse import KEYS
from hanpan.core.proofs.casebook.parse_expect import EXPECTATIONS
from hanpan.games.dice_battle.table.given import Given, GivenSeat
from hanpan.games.loading import load_game

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "casebook.md").read_text("utf-8")
DICE = (ROOT / "docs" / "dice-battle.md").read_text("utf-8")
GAMES = 120


def _table(heading: str, doc: str = DOC) -> list[list[str]]:
    """The cells of the table under a heading, without backticks."""
    section = doc.partition(f"## {heading}\n")[2].partition("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    assert rows, heading
    return [[cell.strip().replace("`", "") for cell in row.strip("|").split("|")] for row in rows]


def _any_seat(label: str) -> str:
    return re.sub(r"\bp[12]\b", "p1", label)


def _drawn() -> set[str]:
    """The labels that random games and bots draw and cases name."""
    labels: set[str] = set()
    game = load_game("dice-battle")
    for number in range(GAMES):
        names = bot_names("dice-battle")
        bots = [load_bot(game, names[(number + turn) % len(names)]) for turn in (0, number // 7)]
        chance = RecordingChance(SeededChance(number, 0))
        state, _ = game.setup(game.info.modes[number % 3], chance)
        for step in range(1, game.info.max_steps + 1):
            labels.update(_any_seat(label) for label, _ in chance.draws)
            asked = game.pending(state)
            if not asked:
                break
            thinking = RecordingChance(SeededChance(number, 1000 + step))
            moves = {
                seat: bot.choose(game.view(state, seat), asked[seat], game.legal(state, seat), thinking)
                for seat, bot in zip(SEATS, bots, strict=True)
                if seat in asked
            }
            labels.update(_any_seat(label) for label, _ in thinking.draws)
            chance = RecordingChance(SeededChance(number, step))
            state, _ = game.apply(state, moves, chance)
    for path in case_files(ROOT / "casebook" / "dice-battle"):
        scenarios = load_case(path).scenarios
        labels.update(_any_seat(label) for scenario in scenarios for label in scenario.script.outcomes)
    return labels


def _listed(cell: str) -> set[str]:
    return {part.strip() for part in cell.split(",") if part.strip()}


def _names(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


@pytest.mark.parametrize("page", ["casebook.md", "ko/casebook.md"])
def test_the_examples_run(page: str) -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        report = run_case(parse_text(block, page), load_game, load_bot)
        assert report.ok, report.messages


def test_every_key_and_expectation_is_described() -> None:
    assert [row[0] for row in _table("Keys of a case")] == list(KEYS)
    assert {row[0] for row in _table("Expectations")} == {*EXPECTATIONS, "in"}


def test_the_moves_can_be_read() -> None:
    game = load_game("dice-battle")
    for move, _ in _table("Moves", DICE):
        assert game.write(game.read(move)) == move


@pytest.mark.slow
def test_the_labels_are_those_that_are_drawn() -> None:
    use = "ai/p1/use/"
    drawn = {f"{use}boost" if label.startswith(use) else label for label in _drawn()}
    assert {row[0] for row in _table("Draws", DICE)} == drawn


def test_the_facts_are_those_of_the_game() -> None:
    game = provable(load_game("dice-battle"))
    state = game.facts(game.given({}))
    first = state["p1"]
    assert isinstance(first, dict)
    rows = _table("Facts of a case", DICE)
    for of, given, facts in (("table", _names(Given), set(state)), ("seat", _names(GivenSeat), set(first))):
        told = {row[0]: _listed(row[2]) for row in rows if row[1] == of}
        assert {name for name, places in told.items() if "given" in places} == given - set(SEATS)
        assert {name for name, places in told.items() if "state" in places} == facts - set(SEATS)


def test_no_two_headings_are_alike() -> None:
    headings = list(_headings())
    assert len(headings) == len(set(headings))


def _headings() -> Iterator[str]:
    return (line for line in DOC.splitlines() if line.startswith("## "))
