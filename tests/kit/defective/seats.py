"""Hush (a game for three to six) with one defect planted in it: what only secrets between several seats can show."""

from collections.abc import Mapping

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome, Step
from hanpan.core.contract.happening import Each, Happening, Reveals, known
from hanpan.core.contract.seat import Seat
from tests.hush.events import Laid, Peeked
from tests.hush.game import Action, Hush, HushOut, State, View


class LaidAloud(Happening, kind="laid", cites=("HU-1.2",)):
    """A number is laid, and said."""

    seat: Seat
    number: int


class TellsTheChoice(Hush):
    """What a seat lays face down is said aloud."""

    events = tuple(LaidAloud if kind is Laid else kind for kind in Hush.events)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(map(self._aloud, events)))

    def _aloud(self, event: Happening) -> Happening:
        return LaidAloud(event.clause, event.seat, known(event.number)) if isinstance(event, Laid) else event


class LaidRevealed(Happening, kind="laid", cites=("HU-1.2",)):
    """A number is laid, and shown as if it were turned up."""

    seat: Seat
    number: Reveals[int]


class RevealsTheChoice(TellsTheChoice):
    """The same in a field that may show what was hidden, though no view shows it afterwards."""

    events = tuple(LaidRevealed if kind is Laid else kind for kind in Hush.events)

    def _aloud(self, event: Happening) -> Happening:
        return LaidRevealed(event.clause, event.seat, known(event.number)) if isinstance(event, Laid) else event


class LaidAnnounced(Happening, kind="laid", cites=("HU-1.2",), announced=True):
    """That a number is laid is no secret; which one is."""

    seat: Seat
    number: int


class AnnouncesTheChoice(TellsTheChoice):
    """The same in an event of which only that it happened is announced."""

    events = tuple(LaidAnnounced if kind is Laid else kind for kind in Hush.events)

    def _aloud(self, event: Happening) -> Happening:
        return LaidAnnounced(event.clause, event.seat, known(event.number)) if isinstance(event, Laid) else event


class Overheard(Happening, kind="peeked", cites=("HU-1.3",)):
    """The starter looks at what another seat laid, and somebody else hears of it."""

    seat: Seat
    at: Seat
    number: Each[int]


class TellsTheThird(Hush):
    """What the starter looks at is told to the last seat too."""

    events = tuple(Overheard if kind is Peeked else kind for kind in Hush.events)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(map(self._overheard, events)))

    def _overheard(self, event: Happening) -> Happening:
        if not isinstance(event, Peeked):
            return event
        return Overheard(event.clause, event.seat, event.at, dict.fromkeys((event.seat, "p3"), known(event.number)))


class ShowsTheThird(Hush):
    """The last seat sees what the first one laid: a leak between one pair of many."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        shown = {"p1": state.places["p1"].laid} if seat == self.info.seats[-1] else {}
        return replace(view, known={**view.known, **shown})

    def world(self, view: View, chance: Chance) -> State:
        known = {seat: number for seat, number in view.known.items() if seat in (view.seat, view.seen)}
        return super().world(replace(view, known=known), chance)


class StaysAfterLeaving(HushOut):
    """Who leaves is asked on."""

    def leave(self, state: State, seat: Seat) -> Step:
        return Step(state, ())


class PlacesWithAGap(Hush):
    """Everybody who has not won is placed third."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return replace(outcome, ranks={seat: 1 if place == 1 else 3 for seat, place in outcome.ranks.items()})
