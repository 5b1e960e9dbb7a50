"""The course of a match on the board: decks, hands, turns, what a judge and the clock do, and how it ends."""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.happening import known
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.events.course import (
    CardsDrawn,
    CardsExchanged,
    ClockWarning,
    DeckBrought,
    ExcessDiscarded,
    First,
    GameOver,
    HandDealt,
    MatchOver,
    NextGame,
    Phase,
    RecordVoided,
    Refill,
    StallingFound,
    TimeGiven,
    TurnEnd,
    TurnStart,
    ViolationRecorded,
)
from hanpan.games.sorcerers.rules.state import BOTH, Unit
from hanpan.games.sorcerers.rules.turn import lasting
from hanpan.games.sorcerers.table.shown.changes import buried, from_own_hand, less, side_of, with_side
from hanpan.games.sorcerers.table.view import SeatView, View

SHOWN: Fold[View] = Fold()


@SHOWN.on_all
def _deck(view: View, event: DeckBrought) -> View:
    return with_side(view, event.seat, deck=event.count)


@SHOWN.on
def _own_deck(view: View, event: DeckBrought) -> View:
    if view.seat != event.seat:
        return view
    return replace(view, deck_name=known(event.deck), brought=known(event.cards))


@SHOWN.on_all
def _hand(view: View, event: HandDealt) -> View:
    view = with_side(view, event.seat, hand=event.count, deck=event.deck)
    return replace(view, stage="mulligan", round=view.bout.turns_before + max(1, view.turn))


@SHOWN.on
def _own_hand(view: View, event: HandDealt) -> View:
    return replace(view, hand=known(event.cards)) if view.seat == event.seat else view


@SHOWN.on_all
def _first(view: View, event: First) -> View:
    return replace(view, first=event.seat, active=event.seat)


@SHOWN.on_all
def _turn_start(view: View, event: TurnStart) -> View:
    field = tuple(unit and (replace(unit, tired=False) if unit.tired else unit) for unit in _field(view, event.seat))
    return replace(
        with_side(view, event.seat, turns=event.own, field=field),
        turn=event.turn,
        round=view.bout.turns_before + event.turn,
        active=event.seat,
        step="start",
        summoned=0,
    )


@SHOWN.on_all
def _refill(view: View, event: Refill) -> View:
    return with_side(view, event.seat, power=event.after, max_power=event.after)


@SHOWN.on_all
def _drawn(view: View, event: CardsDrawn) -> View:
    top = side_of(view, event.seat).top[event.count :]
    return with_side(view, event.seat, hand=event.hand, deck=event.deck, top=top)


@SHOWN.on
def _own_drawn(view: View, event: CardsDrawn) -> View:
    return replace(view, hand=(*view.hand, *known(event.cards))) if view.seat == event.seat else view


@SHOWN.on_all
def _phase(view: View, event: Phase) -> View:
    view = replace(view, step=event.phase)
    return replace(view, summoned=0, attackers=()) if event.phase == "main_b" else view


@SHOWN.on_all
def _discarded(view: View, event: ExcessDiscarded) -> View:
    shown = less(side_of(view, event.seat).shown, event.cards)
    return buried(with_side(view, event.seat, hand=event.hand, shown=shown), event.seat, event.cards)


@SHOWN.on
def _own_discarded(view: View, event: ExcessDiscarded) -> View:
    return from_own_hand(view, event.seat, event.cards)


@SHOWN.on_all
def _turn_end(view: View, event: TurnEnd) -> View:
    """What was for this turn ends, and an event grows older; one whose time is over has an end of its own."""
    for seat in SEATS:
        view = with_side(view, seat, field=tuple(unit and lasting(unit) for unit in _field(view, seat)))
    standing = view.event
    if standing is None or standing.turns <= 1:
        return view
    return replace(view, event=replace(standing, turns=standing.turns - 1))


@SHOWN.on
def _exchanged(view: View, event: CardsExchanged) -> View:
    if view.seat != event.seat or event.left is UNSET or event.came is UNSET:
        return view
    return replace(
        view,
        brought=tuple(sorted((*less(view.brought, event.left), *event.came))),
        sideboard=tuple(sorted((*less(view.sideboard, event.came), *event.left))),
    )


@SHOWN.on_all
def _game_over(view: View, event: GameOver) -> View:
    return replace(view, ending=event.by)


@SHOWN.on_all
def _match_over(view: View, event: MatchOver) -> View:
    return replace(view, bout=replace(view.bout, wins=(event.p1, event.p2)), round=max(1, view.round))


@SHOWN.on_all
def _next_game(view: View, event: NextGame) -> View:
    turns, undealt = view.bout.turns_before + view.turn, view.stage == "deck"
    return replace(
        view,
        bout=replace(
            view.bout,
            game=event.game,
            wins=(event.p1, event.p2),
            turns_before=turns,
        ),
        stage="deck" if undealt else "mulligan",
        round=0 if undealt else turns + 1,
        turn=0,
        active="p1",
        first="p1",
        step="before",
        p1=_anew(view.p1),
        p2=_anew(view.p2),
        stack=(),
        opens=(),
        event=None,
        summoned=0,
        attackers=(),
        serial=0,
        ending="",
    )


@SHOWN.on
def _own_next_game(view: View, event: NextGame) -> View:
    return replace(view, hand=())


@SHOWN.on_all
def _clock_warning(view: View, event: ClockWarning) -> View:
    warned = SEATS.index(event.seat) if view.bout.desk.warned is None else BOTH  # told of each where it is of both
    desk = replace(view.bout.desk, used=(event.p1, event.p2), warned=warned)
    return replace(view, bout=replace(view.bout, desk=desk))


@SHOWN.on_all
def _stalling(view: View, event: StallingFound) -> View:
    desk = view.bout.desk
    desk = replace(desk, stalled=_counted(desk.stalled, event.seat, event.count))
    return replace(view, bout=replace(view.bout, desk=desk))


@SHOWN.on_all
def _violation(view: View, event: ViolationRecorded) -> View:
    desk = view.bout.desk
    desk = replace(desk, violations=_counted(desk.violations, event.seat, event.count))
    return replace(view, bout=replace(view.bout, desk=desk))


@SHOWN.on_all
def _record_voided(view: View, event: RecordVoided) -> View:
    desk = view.bout.desk
    if event.what == "stalling":
        desk = replace(desk, stalled=_counted(desk.stalled, event.seat, event.count))
    else:
        desk = replace(desk, violations=_counted(desk.violations, event.seat, event.count))
    return replace(view, bout=replace(view.bout, desk=desk))


@SHOWN.on_all
def _time_given(view: View, event: TimeGiven) -> View:
    desk = view.bout.desk
    extra = desk.extra + (event.seconds if event.seat is None else 0)
    return replace(view, bout=replace(view.bout, desk=replace(desk, used=(event.p1, event.p2), extra=extra)))


def _field(view: View, seat: Seat) -> tuple[Unit | None, ...]:
    return side_of(view, seat).field


def _counted(counts: tuple[int, int], seat: Seat, count: int) -> tuple[int, int]:
    return (count, counts[1]) if seat == "p1" else (counts[0], count)


def _anew(side: SeatView) -> SeatView:
    """A side before the first card of the next game."""
    nobody = (None,) * len(side.field)
    return replace(
        side,
        hp=side.max_hp,
        power=0,
        max_power=0,
        turns=0,
        field=nobody,
        figures=nobody,
        hand=0,
        shown=(),
        top=(),
        graveyard=(),
    )
