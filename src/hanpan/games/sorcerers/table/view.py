"""What one seat, or a spectator, may know. A type of its own: no way back."""

from functools import lru_cache

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.content.catalogue import KEYWORDS
from hanpan.games.sorcerers.rules.state import (
    Bout,
    Causes,
    Choice,
    Ending,
    EventInPlay,
    Frame,
    Open,
    Player,
    Stage,
    State,
    Step,
    Unit,
    Waiting,
)
from hanpan.games.sorcerers.rules.stats import Table, attack_with, aura_of, defence_with, has, health_of, left_of
from hanpan.games.sorcerers.rules.verdict import outcome_of


class Figures(msgspec.Struct, frozen=True, gc=False):
    """What a sorcerer comes to now: printed, with its items, this turn's effects and what stands on the table."""

    attack: int
    defence: int
    health: int  # the most it can have
    left: int
    keywords: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts about one side."""

    hp: int
    max_hp: int
    power: int
    max_power: int
    turns: int
    field: tuple[Unit | None, ...]
    figures: tuple[Figures | None, ...]  # of the units, place by place
    hand: int  # how many, not which
    shown: tuple[str, ...]  # cards in that hand that everybody knows
    deck: int
    top: tuple[str, ...]  # known cards on the deck, the uppermost first
    graveyard: tuple[str, ...]
    sideboard: int
    seen: tuple[str, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as `seat` sees it (None: a spectator). `hand`, `brought` and `sideboard` are its own."""

    seat: Seat | None
    bout: Bout
    stage: Stage
    round: int  # turns of all games of a match so far
    turn: int
    active: Seat
    first: Seat
    step: Step
    p1: SeatView
    p2: SeatView
    stack: tuple[Frame, ...]  # the last is worked off next
    opens: tuple[Open, ...]
    event: EventInPlay | None
    summoned: int
    attackers: tuple[int, ...]
    asked: Seat | None  # who responds, chooses or declares
    choice: Choice
    serial: int
    waiting: tuple[Waiting, ...]
    held: tuple[Frame, ...]
    causes: Causes
    total: int
    habits: tuple[tuple[str, str], ...]
    marks: tuple[tuple[str, tuple[int, ...]], ...]
    hand: tuple[str, ...]
    deck_name: str
    brought: tuple[str, ...]
    sideboard: tuple[str, ...]
    ending: Ending
    outcome: Outcome | None

    @property
    def players(self) -> tuple[SeatView, SeatView]:
        """Both sides."""
        return self.p1, self.p2

    @property
    def me(self) -> SeatView:
        """The viewer's own side."""
        return self.p2 if self.seat == "p2" else self.p1

    @property
    def rival(self) -> SeatView:
        """The other side."""
        return self.p1 if self.seat == "p2" else self.p2


def round_of(state: State) -> int:
    """Turns are the rounds of this game; they are counted on over a match."""
    if state.stage == "deck":
        return 0
    return state.bout.turns_before + max(1, state.turn)


def make_view(state: State, seat: Seat | None) -> View:
    """The declared facts, copied one by one: what is not named here cannot leak."""
    own = None if seat is None else state.players[0 if seat == "p1" else 1]
    one, two = state.players
    return View(
        seat,
        state.bout,
        state.stage,
        round_of(state),
        state.turn,
        SEATS[state.active],
        SEATS[state.first],
        state.step,
        _seat_view(state, 0, one),
        _seat_view(state, 1, two),
        state.stack,
        state.opens,
        state.event,
        state.summoned,
        state.attackers,
        SEATS[state.asked] if state.stage in ("respond", "choose", "loop") else None,
        state.choice,
        state.serial,
        state.waiting,
        state.held,
        state.causes,
        state.total,
        state.habits,
        state.marks,
        own.hand if own else (),
        own.deck_name if own else "",
        own.brought if own else (),
        own.sideboard if own else (),
        state.ending,
        outcome_of(state) if state.stage == "over" else None,
    )


def _seat_view(state: State, side: int, player: Player) -> SeatView:
    return SeatView(
        player.hp,
        player.max_hp,
        player.power,
        player.max_power,
        player.turns,
        player.field,
        figures_of(state, side),
        len(player.hand),
        player.shown,
        len(player.deck) + len(player.top),
        player.top,
        player.graveyard,
        len(player.sideboard),
        player.seen,
    )


def figures_of(table: Table, side: int) -> tuple[Figures | None, ...]:
    """What the sorcerers of a side come to, place by place."""
    return tuple(
        None
        if unit is None
        else _with(unit, aura_of(table, side, unit, "attack"), aura_of(table, side, unit, "defence"))
        for unit in table.players[side].field
    )


@lru_cache(maxsize=4096)  # a sorcerer mostly looks as it did a move ago
def _with(unit: Unit, attack: int, defence: int) -> Figures:
    return Figures(
        attack_with(unit, attack),
        defence_with(unit, defence),
        health_of(unit),
        left_of(unit),
        tuple(keyword for keyword in KEYWORDS if has(unit, keyword)),
    )
