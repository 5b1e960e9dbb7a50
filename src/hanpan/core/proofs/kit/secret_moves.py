"""What a seat chooses in secret is told to nobody else.

Dealing again and other draws cannot show this: the same moves are made in both worlds. Here the answer of one seat is
changed, and the draws are kept. If that changes the state and nothing that another viewer sees of it, then the choice
is a secret to that viewer, and the events of the step must be the same to it too, but for what is announced by right
and kept in no view (`Announces` and `announced` of contract/happening.py).
"""

from collections.abc import Sequence

from hanpan.core.chance.chance import Keys
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.event import Event, whole
from hanpan.core.contract.happening import Happening, shape
from hanpan.core.proofs.kit.echo import Echo, compare_events, name
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.subject import Subject, difference, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace

_TRIES = 4  # answers that are drawn to find another one than the one that was given


def check_secret_moves(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Change the answer of each seat in each step that is looked at closely, one at a time."""
    game = subject.game
    if len(subject.info.seats) == 1:
        return  # whoever plays alone has no secret choices: those who watch see what is done
    for notes.at in range(1, len(trace.steps)):
        record = trace.steps[notes.at]
        if not trace.deep[notes.at - 1]:
            continue
        before, after = trace.states[notes.at - 1], trace.states[notes.at]
        own = kit_chance(keys, game.round(before), notes.at)
        for seat, action in record.moves.items():
            drawn = (sample(game, before, seat, own, f"kit/secret/{seat}") for _ in range(_TRIES))
            instead = next((answer for answer in drawn if answer != action), None)
            if instead is None:
                continue
            echo = Echo(record.draws, own)
            other = game.apply(before, {**record.moves, seat: instead}, echo)
            if echo.replaced or state_hash(other.state) == record.hash:
                continue
            for viewer in subject.viewers:
                if viewer == seat or difference(sight(game, after, viewer), sight(game, other.state, viewer)):
                    continue
                real, changed = (_untold(events) for events in (record.events, other.events))
                told = compare_events(subject, real, changed, viewer).difference
                message = f"{told}, though what {seat} chose is a secret to {name(viewer)}"
                notes.expect("hidden", told is None, message)


def _untold(events: Sequence[Happening]) -> list[Event]:
    """The events without what they announce."""
    out: list[Event] = []
    for happened in events:
        if not happened.announced:
            event, told = whole(happened), {part.name for part in shape(type(happened)).parts if part.announces}
            data = {name: value for name, value in event.data.items() if name not in told}
            out.append(Event(event.kind, event.clause, event.seat, data, event.private) if told else event)
    return out
