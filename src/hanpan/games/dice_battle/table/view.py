"""What one seat, or a spectator, may know (DB-11.1, DB-11.2). A type of its own: no way back."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle.rules.accumulate import outcome_of
from hanpan.games.dice_battle.rules.actions import CARDS, Card, Tendency
from hanpan.games.dice_battle.rules.state import EVENTS, Mode, Special, Stage, State


class SeatView(msgspec.Struct, frozen=True):
    """The public facts about one seat."""

    total: int
    energy: int
    shields: int
    guard: bool
    gauge: int
    cards: int  # how many, not which
    win_streak: int
    loss_streak: int
    luck: bool
    bonus_turn: bool
    curse: int
    flame: int
    faces: tuple[int, ...]  # faces rolled before
    run: int  # sixes in a row
    reached_total: bool  # the gauge was filled for the total (DB-9.3), which happens once
    tendency: Tendency | None
    played: tuple[Card, ...]
    choosing_luck: bool
    dice: tuple[int, ...]
    points: int
    specials: tuple[Special, ...]
    score: int


class View(msgspec.Struct, frozen=True):
    """The table as `seat` sees it (None: a spectator). `hand`, `luck_dice` and `knows` are its own."""

    seat: Seat | None
    mode: Mode
    rounds: int
    round: int
    stage: Stage
    p1: SeatView
    p2: SeatView
    deck: int
    discard: dict[str, int]
    event_discards: dict[Seat, dict[str, int]]
    hand: tuple[Card, ...]
    luck_dice: tuple[int, ...]
    knows: tuple[Card, ...]
    outcome: Outcome | None

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        return self.p2 if self.seat == "p2" else self.p1

    @property
    def rival(self) -> SeatView:
        """The seat on the other side."""
        return self.p1 if self.seat == "p2" else self.p2


def make_view(state: State, seat: Seat | None) -> View:
    """The declared facts, copied one by one: what is not named here cannot leak."""
    index = None if seat is None else (0 if seat == "p1" else 1)
    own = None if index is None else state.players[index]
    public = _public(state)
    return View(
        seat=seat,
        mode=state.mode,
        rounds=state.rounds,
        round=state.round,
        stage=state.stage,
        p1=public.p1,
        p2=public.p2,
        deck=public.deck,
        discard=public.discard,
        event_discards=public.event_discards,
        hand=own.hand if own else (),
        luck_dice=state.turns[index].luck_dice if index is not None else (),
        knows=own.knows if own else (),
        outcome=outcome_of(state) if state.stage == "over" else None,
    )


class _Public(NamedTuple):
    """What everybody at the table may know. Views share it; nobody changes it."""

    p1: SeatView
    p2: SeatView
    deck: int
    discard: dict[str, int]
    event_discards: dict[Seat, dict[str, int]]


_latest: tuple[State, _Public] | None = None


def _public(state: State) -> _Public:
    """The public facts of a state, kept until another is looked at: its seats are asked one after the other."""
    global _latest
    latest = _latest
    if latest is None or latest[0] is not state:
        first, second = state.events
        discards: dict[Seat, dict[str, int]] = {
            "p1": dict(zip(EVENTS, first.discard, strict=True)),
            "p2": dict(zip(EVENTS, second.discard, strict=True)),
        }
        cards: dict[str, int] = dict(zip(CARDS, state.cards.discard, strict=True))
        public = _Public(_seat_view(state, 0), _seat_view(state, 1), sum(state.cards.draw), cards, discards)
        _latest = latest = (state, public)
    return latest[1]


def _seat_view(state: State, index: int) -> SeatView:
    player, turn = state.players[index], state.turns[index]
    return SeatView(
        total=player.total,
        energy=player.energy,
        shields=player.shields,
        guard=player.guard,
        gauge=player.gauge,
        cards=len(player.hand),
        win_streak=player.win_streak,
        loss_streak=player.loss_streak,
        luck=player.luck,
        bonus_turn=player.bonus_turn,
        curse=player.curse,
        flame=player.flame,
        faces=faces_of(player.faces),
        run=player.run,
        reached_total=player.reached_total,
        tendency=turn.tendency,
        played=turn.played,
        choosing_luck=bool(turn.luck_dice),
        dice=turn.dice,
        points=turn.points,
        specials=turn.specials,
        score=turn.score,
    )


@lru_cache
def faces_of(bits: int) -> tuple[int, ...]:
    """The faces a bit set names."""
    return tuple(face for face in range(bits.bit_length()) if bits >> face & 1)
