"""Every game keeps every promise of the kit."""

import pytest

from hanpan.core.proofs.kit import CHECKS, check_game, check_many
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from tests.own import own

SLICES, SHORT = 8, 3  # `make test` plays the first ones, `make chaos` the others
PARTS = [pytest.param(part, marks=pytest.mark.chaos if part >= SHORT else ()) for part in range(SLICES)]
USUAL = 24  # games in a slice, over all modes in turn; a game may say otherwise (tests/games/<game>/effort.py)
BETWEEN_SEATS = {"sealed"}  # nothing to try where one seat plays
AMONG_MANY = {"leave"}  # nor where whoever leaves ends the match
BETWEEN_EVENTS = {"shown"}  # nor where views change with whole steps


@pytest.mark.parametrize("game_id", game_ids())
def test_two_games_keep_every_promise(game_id: str) -> None:
    report = check_game(load_game(game_id), games=2, seed=7, shown=plugin(game_id).after)
    assert report.ok, "\n".join(map(str, report.failures))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_a_few_games_looked_at_closely(game_id: str) -> None:
    game = load_game(game_id)
    alone = len(game.info.seats) == 1
    games = own("games", game_id, "effort", "LOOKED_AT_CLOSELY", USUAL)
    shown = plugin(game_id).after
    report = check_game(game, games=games, seed=7, deep_every=2, shown=shown)
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.games == games
    assert alone or report.worlds > 50
    untried = AMONG_MANY | (BETWEEN_SEATS if alone else set()) | (set() if shown else BETWEEN_EVENTS)
    assert set(report.tried) == set(CHECKS) - untried
    assert min(report.tried.values()) > 20


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game_id", game_ids())
def test_many_random_games(game_id: str, part: int) -> None:
    games = own("games", game_id, "effort", "GAMES_IN_A_SLICE", USUAL)
    first = part * games
    report = check_game(
        load_game(game_id),
        games=games,
        first=first,
        seed=11,
        probe_every=3,
        dense_games=games // 2,
        shown=plugin(game_id).after,
    )
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.games == games
    assert report.probed > report.steps / 2


@pytest.mark.slow
def test_the_same_arguments_give_the_same_report() -> None:
    game = load_game("dice-battle")
    assert check_game(game, games=6, seed=5) == check_game(game, games=6, seed=5)
    assert check_game(game, games=6, seed=5) != check_game(game, games=6, seed=6)


@pytest.mark.slow
def test_after_its_first_games_a_run_probes_a_share_of_the_states(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("dice-battle")
    some = check_game(game, games=10, first=3, seed=5, modes=["quick"], probe_every=4, dense_games=2)
    every = check_game(game, games=10, first=3, seed=5, modes=["quick"], probe_every=1, dense_games=2)
    begin = check_game(game, games=2, first=3, seed=5, modes=["quick"])
    assert every.probed == every.steps + every.games
    assert some.steps == every.steps  # the same games
    assert some.tried["invariants"] == every.probed
    assert begin.probed == begin.steps + begin.games
    assert begin.probed < some.probed < every.probed / 2
    monkeypatch.setattr("hanpan.core.proofs.kit.many.CHUNK", 3)
    parts = check_many(
        load_game, "dice-battle", games=10, first=3, seed=5, modes=["quick"], probe_every=4, dense_games=2
    )
    assert parts == some


def test_modes_can_be_chosen() -> None:
    report = check_game(load_game("dice-battle"), games=4, seed=5, modes=["quick"])
    assert report.ok
    assert report.steps <= 4 * 4 * 5


def test_no_games_at_all_is_a_report_too() -> None:
    report = check_many(load_game, "dice-battle", games=0)
    assert report.ok
    assert (report.games, report.steps, report.tried) == (0, 0, {})


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.core.proofs.kit.many.CHUNK", 8)
    seen: list[int] = []
    alone = check_many(load_game, "dice-battle", games=18, seed=2, progress=seen.append)
    assert seen == [8, 8, 2]
    assert check_many(load_game, "dice-battle", games=18, seed=2, workers=2) == alone
    assert check_game(load_game("dice-battle"), games=18, seed=2) == alone
    late = check_many(load_game, "dice-battle", games=10, seed=2, first=7)
    assert check_game(load_game("dice-battle"), games=10, seed=2, first=7) == late


@pytest.mark.slow
def test_a_changed_game_is_checked_with_its_own_numbers() -> None:
    changes = {"event_deck.luck": 20, "event_deck.card_swap": 20, "gauge.full": 2, "die.bonus_dice": 2}
    report = check_many(load_game, "dice-battle", changes, games=60, seed=3)
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.variant == load_game("dice-battle", changes).info.variant
    assert report.cited["DB-7.12"] > 30
