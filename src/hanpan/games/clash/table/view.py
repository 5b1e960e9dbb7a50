"""What one seat, or a spectator, may know (CL-FLOW-05, CL-LOG-08). A type of its own: no way back."""

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.content.catalogue import Arena
from hanpan.games.clash.rules.energy import cap_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import take
from hanpan.games.clash.rules.state import Ending, Entry, Queued, Stage, State, Unit
from hanpan.games.clash.rules.verdict import outcome_of


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts about one side."""

    units: tuple[Unit | None, ...]  # the hero, then the summon places
    energy: int
    cap: int  # the most energy it can hold now
    slots: int
    seen: tuple[str, ...]  # what everybody knows to be in its deck
    hand: int  # how many, not which
    shown: tuple[str, ...]  # cards in that hand that everybody has seen
    deck: int
    discard: tuple[str, ...]  # as far as everybody has seen it
    unseen: int  # cards in the discard that only their owner has seen
    exhausted: tuple[str, ...]
    queue: tuple[Queued, ...]  # empty until it is revealed
    intervened: bool

    @property
    def hero(self) -> Unit:
        """The unit whose health decides."""
        hero = self.units[0]
        assert hero is not None
        return hero


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as `seat` sees it (None: a spectator). `hand`, `unseen` and the deck are its own."""

    seat: Seat | None
    mode: str
    arena: Arena
    round: int
    stage: Stage
    initiative: Seat | None  # None: nobody holds it
    owner: Seat  # of the turn: who holds it, or would
    first: Seat  # who held it in round 1
    rematch: bool
    rounds_before: int  # of the game that this one is the rematch of
    serial: int  # ids given to units so far
    p1: SeatView
    p2: SeatView
    sealed: bool  # nobody will hold it in the next round
    order: tuple[Entry, ...]  # the priority list: whose queue, and which card of it
    at: int
    hand: tuple[str, ...]
    unseen: tuple[str, ...]
    deck_name: str
    brought: tuple[str, ...]
    ending: Ending
    outcome: Outcome | None

    @property
    def me(self) -> SeatView:
        """The viewer's own side."""
        return self.p2 if self.seat == "p2" else self.p1

    @property
    def rival(self) -> SeatView:
        """The other side."""
        return self.p1 if self.seat == "p2" else self.p2


def make_view(params: Params, state: State, seat: Seat | None) -> View:
    """The declared facts, copied one by one: what is not named here cannot leak."""
    own = None if seat is None else state.players[SEATS.index(seat)]
    owner = SEATS[state.holder]
    return View(
        seat=seat,
        mode=state.mode,
        arena=state.arena,
        round=state.round,
        stage=state.stage,
        initiative=None if state.void else owner,
        owner=owner,
        first=SEATS[state.first],
        rematch=state.rematch,
        rounds_before=state.rounds_before,
        serial=state.serial,
        p1=_seat_view(params, state, 0),
        p2=_seat_view(params, state, 1),
        sealed=state.void_next,
        order=state.order,
        at=state.at,
        hand=own.hand if own else (),
        unseen=own.unseen if own else (),
        deck_name=own.deck_name if own else "",
        brought=own.brought if own else (),
        ending=state.ending,
        outcome=outcome_of(state) if state.stage == "over" else None,
    )


def _seat_view(params: Params, state: State, side: int) -> SeatView:
    player = state.players[side]
    return SeatView(
        units=player.units,
        energy=player.energy,
        cap=cap_of(params, player),
        slots=player.slots,
        seen=player.seen,
        hand=len(player.hand),
        shown=player.shown,
        deck=len(player.deck),
        discard=take(player.discard, player.unseen) if player.unseen else player.discard,
        unseen=len(player.unseen),
        exhausted=player.exhausted,
        queue=player.queue,
        intervened=player.intervened,
    )
