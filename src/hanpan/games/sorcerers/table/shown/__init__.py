"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

Serials are counted as the rules count them, and figures come from the rules' own sums. What no event says comes with
the view after the step: what is asked, what waits and was caused by what, the aims and sources of objects on the stack,
which ability was used, cards that show themselves when they are drawn, what everybody has learnt of a deck.
"""

from collections.abc import Callable

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.happening import Happening
from hanpan.games.sorcerers.rules.events import EVENTS
from hanpan.games.sorcerers.rules.events.course import ClockWarning, Phase, StallingFound, TurnEnd, ViolationRecorded
from hanpan.games.sorcerers.rules.events.field import BlockersNamed, NoBlock
from hanpan.games.sorcerers.rules.events.stack import LoopEnds, LoopHeld, Ordered, Passed, Resolved, Stacked, Updated
from hanpan.games.sorcerers.table.shown import course, field, stack
from hanpan.games.sorcerers.table.shown.stack import dropped, going_on
from hanpan.games.sorcerers.table.view import View, figures_of

# Notes of the clock and of a judge come while a question stands: they do not answer it.
_ANSWERING = frozenset(EVENTS) - {ClockWarning, StallingFound, ViolationRecorded}
# Told only once the object that was being worked off has left the stack.
_AFTERWARDS = frozenset(
    {
        Stacked,
        Passed,
        Resolved,
        Ordered,
        Updated,
        LoopHeld,
        LoopEnds,
        Phase,
        BlockersNamed,
        NoBlock,
        TurnEnd,
    }
)


def _around(view: View, event: Happening, change: Callable[[View, Happening], View]) -> View:
    """What nearly every event implies, whatever else it says."""
    kind = type(event)
    shown = view
    if view.stage in ("respond", "choose", "loop") and kind in _ANSWERING:
        shown = going_on(shown)
    if kind in _AFTERWARDS:
        shown = dropped(shown)
    return _figured(view, change(shown, event))


def _figured(before: View, view: View) -> View:
    """The view with what its sorcerers come to, where something on the table has changed."""
    if view.p1.field is before.p1.field and view.p2.field is before.p2.field and view.event is before.event:
        return view
    one, two = (replace(side, figures=figures_of(view, number)) for number, side in enumerate(view.players))
    return replace(view, p1=one, p2=two)


SHOWN: Fold[View] = Fold(course.SHOWN, stack.SHOWN, field.SHOWN, around=_around)
