"""A replay of Dice Battle in the client: every event once, every step as it ended."""

import pytest

from hanpan.core.contract.seat import SEATS, Seat
from tests.web.games import at_random
from tests.web.node import node

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
VARIANTS: tuple[dict[str, int], ...] = (
    {},
    {"event_deck.luck": 30, "event_deck.bonus_turn": 20, "event_deck.curse": 20, "gauge.full": 2},
)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_replay_shows_every_event_once_and_every_step_as_it_ended(units: str, viewer: Seat | None) -> None:
    told = at_random(2, VARIANTS[1]).told(viewer)
    film = node(units, asked={"task": "film", "asked": told})
    frames, steps = film["frames"], told["steps"]
    assert [frame["step"] for frame in frames if frame["whole"]] == [step["step"] for step in steps]
    assert [frame["view"] for frame in frames if frame["whole"]] == [step["view"] for step in steps]
    silent = {"phase", "game_start", "score"}
    events = [event["kind"] for step in steps for event in step["events"]]
    assert [frame["kind"] for frame in frames] == [kind for kind in events if kind not in silent]
    assert frames[-1]["told"] == film["lines"] == len(events)
    assert [mark["round"] for mark in film["rounds"]] == list(range(1, 11))
    for mark in film["rounds"]:
        assert frames[mark["frame"]]["view"]["round"] == mark["round"]
        assert mark["frame"] == 0 or frames[mark["frame"] - 1]["view"]["round"] == mark["round"] - 1


def test_the_link_of_every_moment_leads_back_to_it(units: str) -> None:
    film = node(units, asked={"task": "film", "asked": at_random(3).told("p2")})
    frames = film["frames"]
    assert [frame["link"] for frame in frames] == list(range(len(frames)))
    last = next(n for n, frame in enumerate(frames) if frame["step"] == 1 and frame["whole"])
    assert film["lost"] == [len(frames) - 1, last, 0]


def test_a_replay_follows_the_own_hand_card_by_card(units: str) -> None:
    """The hand after the last event of a step but the step's own word for it would be the same."""
    told = at_random(4, {"gauge.full": 1}).told("p1")
    film = node(units, asked={"task": "film", "asked": told})
    changed = 0
    for before, frame in zip(film["frames"], film["frames"][1:], strict=False):
        hand, kind = frame["view"]["hand"], frame["kind"]
        changed += sorted(hand) != sorted(before["view"]["hand"])
        assert len(hand) == frame["view"]["p1"]["cards"], (frame["step"], kind)
        if sorted(hand) != sorted(before["view"]["hand"]):
            assert kind in ("play", "card_won", "card_swap")
    assert changed > 10
