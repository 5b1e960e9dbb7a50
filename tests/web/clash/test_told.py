"""Clash told by the client: replays step by step, and the same words as the engine's."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.seat import SEATS, Seat
from tests.web.games import Played
from tests.web.node import node

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
NAMES: dict[Seat, str] = {"p1": "민지", "p2": "Paul"}


@pytest.fixture(scope="module")
def played() -> Played:
    return Played(SeedKeys(23, 1), "casual", game="clash")


def test_a_replay_ends_every_step_as_the_server_says(units: str, played: Played) -> None:
    told = played.told("p2")
    film = node(units, asked={"task": "film", "asked": told})
    frames, steps = film["frames"], told["steps"]
    assert [frame["view"] for frame in frames if frame["whole"]] == [step["view"] for step in steps]
    assert [frame["link"] for frame in frames] == list(range(len(frames)))
    assert [mark["round"] for mark in film["rounds"]] == list(range(1, steps[-1]["view"]["round"] + 1))
