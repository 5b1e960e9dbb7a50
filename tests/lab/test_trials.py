"""Trials: the games that a simulation and a replay have too, told in rows."""

from collections import Counter

import pytest
from msgspec.structs import replace

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.event import whole
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.lab import trials
from hanpan.lab.decks import BadDeck
from hanpan.lab.game_rows import schema, times
from hanpan.lab.known import twin_of
from hanpan.lab.options import BadOption
from hanpan.lab.trials import BadTrial, Side, Trial, check, compiled, play, side_name
from tests.own import own

DUEL = Trial("dice-battle", "regular", {}, (Side("hard"), Side("easy")), seed=5, first=2, count=12)


def trial(game_id: str, count: int, level: str = "easy", mode: str | None = None) -> Trial:
    info = load_game(game_id).info
    return Trial(game_id, info.mode(mode), {}, (Side(level),) * len(info.seats), 1, 0, count, facts=True)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_a_row_is_the_game_of_that_seed_and_number(game_id: str) -> None:
    asked = replace(trial(game_id, 2), first=3)
    rows = play(asked)
    game = load_game(game_id)
    assert rows.schema == schema(game.info)
    for number, row in zip((3, 4), rows.iter_rows(named=True), strict=True):
        bots = {seat: load_bot(game, "easy") for seat in game.info.seats}
        played = play_out(game, asked.mode, bots, SeedKeys(1, number))
        assert played.outcome is not None
        assert (row["game"], row["score0"]) == (number, played.outcome.score("p1"))
        assert len(row["leads0" if len(game.info.seats) == 2 else "healths0"]) == row["rounds"]
        assert not Counter(row["used0"]) - Counter(row["could0"])
        # The last entry of the course is what the game's last word says, which only its own tests can read.
        check_end = own("lab", game_id, "rows", "check_end", lambda row, said: None)
        check_end(row, {event.kind: whole(event).data for event in played.events})


@pytest.mark.slow
def test_the_lead_begins_anew_in_each_game_of_a_match() -> None:
    (row,) = play(trial("sorcerers", 1, "random", "match")).iter_rows(named=True)
    assert len(row["leads0"]) == row["rounds"]
    assert len(row["ending0"]) >= 2


def test_the_course_of_a_game() -> None:
    from hanpan.lab.game_rows import _course

    assert _course([2, -5, 0, -2, 1, 3]) == {
        "lead_changes": 2,
        "half0": 0,
        "best0": 3,
        "best1": 5,
        "leads0": [2, -5, 0, -2, 1, 3],
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    "sides",
    [
        (Side("hard"), Side("easy")),
        (Side("random"), Side("normal")),
        (Side("hard", never=("tendency:attack",)), Side("hard", always=("card:boost",))),
    ],
)
def test_compiled_rows_are_the_readable_ones(sides: tuple[Side, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replace(DUEL, sides=sides, overrides={"shield.cost": 2}, count=40)
    fast = play(asked)
    assert compiled(asked)
    twin = twin_of("dice-battle")
    assert twin is not None
    assert tuple(fast.columns) == twin.columns
    monkeypatch.setattr(trials, "has_compiler", lambda: False)
    assert play(asked).equals(fast)
    assert play(replace(asked, facts=True)).select(*twin.columns).equals(fast)


def test_what_a_side_may_not_do_it_does_not() -> None:
    asked = replace(DUEL, sides=(Side("hard", never=("tendency:attack",)), Side("hard")), facts=True)
    rows = play(asked).select(
        ban=times("used", 0, "tendency:attack").sum(),
        free=times("used", 1, "tendency:attack").sum(),
        could=times("could", 0, "tendency:attack").sum(),
    )
    ban, free, could = rows.row(0)
    assert ban == 0
    assert free > 0
    assert could == 12 * 8


@pytest.mark.parametrize(
    ("bad", "error", "why"),
    [
        (replace(DUEL, sides=(Side("hard"),)), BadTrial, "1 sides: dice-battle is played by 2"),
        (replace(DUEL, count=0), BadTrial, "there are no such games"),
        (replace(DUEL, mode="long"), ValueError, "no mode 'long'"),
        (replace(DUEL, overrides={"shield.price": 1}), ValueError, "shield.price"),
        (replace(DUEL, sides=(Side("hard"), Side("deep"))), ValueError, "no bot 'deep'"),
        (replace(DUEL, sides=(Side("hard", deck="blades"), Side("hard"))), BadDeck, "chooses no deck"),
        (replace(DUEL, sides=(Side("hard", never=("card:luck9",)), Side("hard"))), BadOption, "card:luck9"),
    ],
)
def test_what_cannot_be_played_is_told(bad: Trial, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        check(bad)


def test_sides_in_a_few_words() -> None:
    assert side_name(Side("hard", "blades", ("card:A01",), ("mulligan",))) == "hard+blades−card:A01!mulligan"
