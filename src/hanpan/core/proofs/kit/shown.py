"""What a board is shown between two events of a step: the patches lead to the view after it, and tell no secret.

A game's `shown` (core/match/patches.py) is given what its viewer may know and nothing else. The kit does not take its
word for it: in two worlds that a viewer cannot tell apart, patches must be the same byte for byte.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.match.patches import ForAll, Path, Shown, applied, changes, patches
from hanpan.core.proofs.kit.echo import name
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.subject import Subject, first_difference
from hanpan.core.proofs.kit.trace import Trace


def check_shown(subject: Subject, notes: Notes, trace: Trace) -> None:
    """At steps that are looked at closely the patches of each viewer lead from its view before to its view after, and
    are the same whoever else was told of the step before."""
    game, shown = subject.game, subject.shown
    if shown is None:
        return
    for notes.at in range(1, len(trace.steps)):
        if not trace.deep[notes.at - 1]:
            continue
        states = trace.states[notes.at - 1], trace.states[notes.at]
        events = trace.steps[notes.at].events
        known = ForAll()
        for viewer in subject.viewers:
            before, after = (game.view(state, viewer) for state in states)
            fault = astray(shown, before, events, after, viewer)
            notes.expect("shown", fault is None, f"shown event by event, {name(viewer)} sees another table: {fault}")
            fault = differently(shown, before, events, after, viewer, known)
            notes.expect("shown", fault is None, f"after others, {name(viewer)} is shown other changes: {fault}")


def astray(shown: Shown, before: Any, events: Sequence[Happening], after: Any, viewer: Seat | None) -> str | None:
    """Where the patches of a step, applied as a board applies them, miss the view after it; None: nowhere."""
    if not events:
        return None
    seen = plain(before)
    for patch in plain(patches(shown, before, events, after, viewer)):
        seen = applied(seen, patch)
    return None if seen == plain(after) else first_difference(encode(seen), encode(after))


def differently(
    shown: Shown, before: Any, events: Sequence[Happening], after: Any, viewer: Seat | None, known: ForAll
) -> str | None:
    """How the patches that a viewer shares with those before it differ from those made for it alone; None: nowhere."""
    alone = encode(patches(shown, before, events, after, viewer))
    shared = encode(patches(shown, before, events, after, viewer, known))
    return None if alone == shared else first_difference(alone, shared)


def compare_patches(subject: Subject, worlds: tuple[Step, Step], after: Any, viewer: Seat | None) -> str | None:
    """How the patches of two worlds that look the same to a viewer differ, the same table after both; None: nowhere.

    `worlds`: the state before the step, and what happened in it.
    """
    if subject.shown is None:
        return None
    end = subject.game.view(after, viewer)
    told: list[bytes] = []
    for state, events in worlds:
        before = subject.game.view(state, viewer)
        told.append(encode(patches(subject.shown, before, events, end, viewer)))
    return None if told[0] == told[1] else first_difference(*told)


def unsaid(
    shown: Shown, before: Any, events: Sequence[Happening], after: Any, viewer: Seat | None
) -> tuple[set[str], set[str]]:
    """What is left to change once all events of a step have been shown: what no event changed, and what one did.

    `seat.total`: of any seat; `seat.units.*.hp`: at any place of a list.
    """
    changed: set[Path] = set()
    for event in all_seen_by(events, viewer):
        now = shown(before, event)
        changed.update(change.at for change in changes(before, now))
        before = now
    left = [change.at for change in changes(before, after)]
    return _named(at for at in left if at not in changed), _named(at for at in left if at in changed)


def _named(paths: Iterable[Path]) -> set[str]:
    return {".".join(map(_key, at)) for at in paths}


def _key(key: str | int) -> str:
    return "*" if isinstance(key, int) else "seat" if key in EVERY_SEAT else key
