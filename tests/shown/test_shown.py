"""Between two events of a step a board shows what the events say; the rest, pinned here, comes with the last one.

`<game>.txt` lists it: `unsaid PATH` for what changes without an event, `corrected PATH` for what an event changes and
the end of the step changes again, `other EVENT.FIELD` for a number of an event that is not the number of that name in
the view. A line that is true no more must go, so that the lists can only shrink.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening, shape
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.match.patches import Shown, changes
from hanpan.core.match.seeded import seeded_match
from hanpan.core.proofs.kit.shown import astray, unsaid
from hanpan.core.proofs.kit.subject import kit_chance
from hanpan.core.proofs.kit.trace import choose, leanings
from hanpan.games.registry import plugins

STEPS = 1500
GAMES = [plugin.id for plugin in plugins() if plugin.after is not None]


def steps(game: AnyGame) -> Iterator[tuple[dict[Seat | None, Any], tuple[Happening, ...], dict[Seat | None, Any]]]:
    """Steps of random games, over all modes in turn: each viewer's view before, what happened, the views after."""
    viewers: tuple[Seat | None, ...] = (*game.info.seats, None)
    made = number = 0
    while made < STEPS:
        match = seeded_match(game, game.info.playable[number % len(game.info.playable)], 5, number)
        leaning = leanings(match.keys, game.info.seats)  # type: ignore[arg-type]  # a seeded match has seeded keys
        number += 1
        views = {viewer: match.view(viewer) for viewer in viewers}
        while match.pending:
            own = kit_chance(match.keys, game.round(match.state), len(match.steps))
            events = match.play(choose(game, match.state, match.pending, own, leaning))
            before, views = views, {viewer: match.view(viewer) for viewer in viewers}
            made += 1
            yield before, events, views


def misnamed(shown: Shown, view: Any, events: tuple[Happening, ...], viewer: Seat | None) -> Iterator[str]:
    """Numbers of events that do not stand in the view once the event is shown.

    A number and the view correspond where they have one name: `shields` of an event of p1, and `p1_shields` of any,
    are `p1.shields`; of an event of no seat `round` is `round`. `before` and `after` are those of some number: with
    the event one becomes `after`.
    """
    for event in all_seen_by(events, viewer):
        now = shown(view, event)
        numbers = {part.name: getattr(event, part.attribute) for part in shape(type(event)).parts}
        for field, number in numbers.items():
            seat, name = (field[:2], field[3:]) if field[:3].rstrip("_") in EVERY_SEAT else (event.seat, field)
            stands = getattr(getattr(now, seat, None) if seat else now, name, None)
            if type(number) is int and type(stands) is int and stands != number:
                yield f"{event.kind}.{field}"
        after = numbers.get("after")
        moves = type(after) is int and numbers.get("before") not in (None, after)
        if moves and not any(after in tuple(_numbers(plain(change))) for change in changes(view, now)):
            yield f"{event.kind}.after"
        view = now


def _numbers(value: Any) -> Iterator[int]:
    """Every number in a change."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)
    elif type(value) is int:
        yield value


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_events_do_not_tell_is_pinned(name: str) -> None:
    plugin = next(each for each in plugins() if each.id == name)
    shown = plugin.after
    assert shown is not None
    found: set[str] = set()
    lost: list[str] = []
    for before, events, after in steps(plugin.game()):
        for viewer, view in before.items():
            untold, corrected = unsaid(shown, view, events, after[viewer], viewer)
            found |= {f"unsaid {path}" for path in untold} | {f"corrected {path}" for path in corrected}
            if viewer == "p1":  # numbers are for everybody
                found |= {f"other {field}" for field in misnamed(shown, view, events, viewer)}
            fault = astray(shown, view, events, after[viewer], viewer)
            lost += [] if fault is None else [fault]
    pinned = set(Path(__file__).with_name(f"{name}.txt").read_text("utf-8").splitlines())
    assert not lost
    new, gone = sorted(found - pinned), sorted(pinned - found)
    assert not new, "\n".join(("these changes are new: let an event tell of them, or list them", *new))
    assert not gone, "\n".join(("these lines are true no more: take them out", *gone))
