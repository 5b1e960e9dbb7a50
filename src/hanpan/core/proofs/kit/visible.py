"""What a state's fields say of who may know them, held against what a seat is shown.

At a state every field that a viewer may not know gets another value, one that the same field had elsewhere in the game
and of which others see the same. The viewer must not notice, whether or not the state that comes out makes sense: so a
view that tells a hidden card is found even where `world` would keep that card for it.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.codec import encode
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.visibility import Hidden
from hanpan.core.proofs.kit.subject import Subject, first_difference


class Elsewhere:
    """The values that hidden fields had in the states of a game."""

    def __init__(self, subject: Subject, states: Sequence[Any]) -> None:
        self._game = subject.game
        self._seats = subject.info.seats
        self._fields = subject.hidden
        self._values: dict[Any, dict[bytes, Any]] = defaultdict(dict)  # by how others see it, as JSON
        for state in states:
            for field in self._fields:
                value = field.of(state)
                self._alike(field, value)[encode(value)] = value

    def leak(self, state: Any, world: Any, viewer: Seat | None, chance: Chance) -> str | None:
        """What the viewer sees of fields that it may not know; None if nothing. `world` is one that it cannot tell
        from the state."""
        others = {
            field: self._other(field, state, world, chance)
            for field in self._fields
            if field.hides_from(self._seats, viewer)
        }
        shown = encode(self._game.view(state, viewer))
        if not others or encode(self._game.view(_with(state, others), viewer)) == shown:
            return None
        for field in others:
            together = {other: value for other, value in others.items() if _group(other) == _group(field)}
            seen = encode(self._game.view(_with(state, together), viewer))
            if seen != shown:
                return f"{field.name} is shown: {first_difference(shown, seen)}"
        return "fields that are hidden are shown together"

    def _other(self, field: Hidden, state: Any, world: Any, chance: Chance) -> Any:
        value = field.of(state)
        if field.mark.tied:
            return field.of(world)
        others = [other for other in self._alike(field, value).values() if other != value]
        return others[chance.pick("kit/elsewhere", range(len(others)))] if others else value

    def _alike(self, field: Hidden, value: Any) -> dict[bytes, Any]:
        """The values that the same field had elsewhere, and of which others see the same."""
        return self._values[_kind(field), encode(field.mark.shown(value))]


def _with(state: Any, values: Mapping[Hidden, Any]) -> Any:
    for field, value in values.items():
        state = field.put(state, value)
    return state


def _kind(field: Hidden) -> tuple[str, ...]:
    """The same field of all seats."""
    return tuple(step for step in field.steps if isinstance(step, str))


def _group(field: Hidden) -> tuple[Any, ...]:
    return (field.owner, field.mark.tied) if field.mark.tied else field.steps
