"""The graph at the end of a game: its points, its largest swings, and that it comes from what spectators saw."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from hanpan.plugin import Standing
from hanpan.server.graphs import Stood, moments, points
from tests.server.harness import VS_BOT, Person, play_out


def stood(*rows: tuple[int, int, int], part: int = 0) -> list[Stood]:
    """Rounds with the totals of two seats, a step each."""
    return [
        Stood(n, Standing({"p1": first, "p2": second}, {"round": number}, part))
        for n, (number, first, second) in enumerate(rows)
    ]


def test_a_round_has_one_point_and_the_end_another() -> None:
    found = points(stood((1, 0, 0), (1, 0, 0), (2, 3, 5), (2, 3, 5), (2, 9, 6)))
    assert [(point.step, point.when["round"], point.values) for point in found] == [
        (0, 1, {"p1": 0, "p2": 0}),
        (2, 2, {"p1": 3, "p2": 5}),
        (4, 2, {"p1": 9, "p2": 6}),
    ]


def test_the_largest_swings_are_the_moments_in_their_order() -> None:
    found = moments(stood((1, 0, 0), (2, 1, 0), (3, 1, 7), (4, 3, 8), (5, 12, 8), (5, 14, 8)))
    assert [(one.step, one.when["round"], one.seat, one.changes) for one in found] == [
        (2, 2, "p2", {"p1": 0, "p2": 7}),
        (4, 4, "p1", {"p1": 9, "p2": 0}),
        (5, 5, "p1", {"p1": 2, "p2": 0}),
    ]
    assert moments(stood((1, 4, 4), (2, 6, 6), (3, 6, 6))) == []  # nobody got ahead


def test_a_swing_of_several_steps_leads_to_the_largest_of_them() -> None:
    (found,) = moments(stood((1, 20, 20), (1, 18, 20), (1, 9, 20), (1, 8, 20)))
    assert (found.step, found.seat, found.changes) == (2, "p2", {"p1": -12, "p2": 0})


def test_nothing_is_compared_from_one_game_of_a_match_to_the_next() -> None:
    first, second = stood((1, 20, 20), (2, 0, 20), part=1), stood((1, 20, 20), (2, 20, 19), part=2)
    rows = first + [one._replace(step=one.step + 2) for one in second]
    assert [one.step for one in moments(rows)] == [1, 3]


def test_whoever_is_alone_wins_and_loses_health() -> None:
    alone: list[Stood] = [Stood(n, Standing({"p1": hp}, {"turn": n + 1})) for n, hp in enumerate((30, 30, 22, 25))]
    assert [(one.step, one.seat, one.changes) for one in moments(alone)] == [
        (2, "p1", {"p1": -8}),
        (3, "p1", {"p1": 3}),
    ]


def test_every_game_of_ours_says_how_it_stands_in_both_languages() -> None:
    for game_id in game_ids():
        game = load_game(game_id)
        found = plugin(game_id).stands(game, _first(game_id))
        assert found is not None, game_id
        seats: set[Seat] = set(game.info.seats)
        assert set(found.values) == seats
        for lang in ("ko", "en"):
            assert game.texts(lang).format("progress", dict(found.when))
            assert game.texts(lang)("standing")


@pytest.mark.slow
async def test_the_graph_ends_where_the_game_ended(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    assert (await mina.get(f"tables/{table}/graph", 409))["code"] == "not_over"
    line = await mina.line(table, seated["key"])
    await play_out(line)
    graph, record = await joon.get(f"tables/{table}/graph"), await joon.get(f"tables/{table}/record")
    assert graph["points"][-1]["values"] == record["rounds"][-1]["totals"]
    begun = [point["values"] for point in graph["points"][1:-1]]
    assert begun == [entry["totals"] for entry in record["rounds"]][: len(begun)]
    last = graph["points"][-1]["step"]
    assert 0 < len(graph["moments"]) <= 3
    assert all(0 < moment["step"] <= last for moment in graph["moments"])
    await line.close()


def _first(game_id: str) -> object:
    game = load_game(game_id)
    return Match(game, game.info.default_mode, SeedKeys(1, 0)).state
