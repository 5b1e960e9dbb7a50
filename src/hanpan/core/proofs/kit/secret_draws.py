"""What a draw brings to one seat alone is told to that seat alone.

Dealing the hidden part again cannot show this: the same draws are made in both worlds, so a card that
is won now is the same card in both. Here one draw of a step is changed and all others are kept. If that
changes the state and nothing that a viewer can see of it, then the outcome is a secret to that viewer,
and the events of the step must not tell it.
"""

from collections.abc import Mapping
from typing import Any

from hanpan.core.chance.chance import Keys
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.echo import Echo, compare_events
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.shown import compare_patches
from hanpan.core.proofs.kit.subject import Subject, difference, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace


def check_secret_draws(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Change each draw of each step that is looked at closely, one at a time."""
    for notes.at in range(1, len(trace.steps)):
        record = trace.steps[notes.at]
        if not trace.deep[notes.at - 1] or not record.draws:
            continue
        before, after = trace.states[notes.at - 1], trace.states[notes.at]
        seen = {viewer: sight(subject.game, after, viewer) for viewer in subject.viewers}
        own = kit_chance(keys, subject.game.round(before), notes.at)
        for place in range(len(record.draws)):
            echo = Echo(record.draws, own, twist=place)
            other = subject.game.apply(before, record.moves, echo)
            if echo.twisted and not echo.replaced and state_hash(other.state) != record.hash:
                _compare(subject, notes, Step(before, record.events), seen, other, record.draws[place][0])


def _compare(
    subject: Subject, notes: Notes, real: Step, seen: Mapping[Any, Mapping[str, bytes]], other: Step, label: str
) -> None:
    """`real`: the state before the step, and what happened in it."""
    viewer: Seat | None
    for viewer, sights in seen.items():
        if difference(sights, sight(subject.game, other.state, viewer)) is None:
            told = compare_events(subject, real.events, other.events, viewer).difference
            if told is None:
                told = compare_patches(subject, (real, Step(real.state, other.events)), other.state, viewer)
            notes.expect("hidden", told is None, f"{told}, though the draw {label} is a secret to it")
