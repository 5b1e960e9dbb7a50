"""The whole truth about a game in play. Immutable: a rule returns a new state."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.visibility import Counted, Own, Private, Public, Sides
from hanpan.games.clash.content.catalogue import ARENAS, OPPONENTS, SEAL, Arena, KeywordName

Stage: TypeAlias = Literal["deck", "mulligan", "start", "declare", "react", "over"]
"""What is asked now; at `start`, where a case may begin, nobody is: the round begins by itself."""

Fate: TypeAlias = Literal["waiting", "resolved", "nullified", "failed", "set", "fired"]
Ending: TypeAlias = Literal["", "hp", "both", "limit"]

PVP_MODES: tuple[str, ...] = ("casual", "ranked", "duel")
LADDER: dict[str, str] = {f"ladder-{name}": name for name in OPPONENTS}
MODES: tuple[str, ...] = (*PVP_MODES, *LADDER)


class Keyword(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A lasting effect on a unit: how much, and for how many turns where it is timed."""

    name: KeywordName
    amount: int = 0
    turns: int = 0


class Unit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A hero or a summon. `id` tells a new unit from the one that stood in its place before."""

    id: int
    kind: str
    hp: int
    max_hp: int
    keywords: tuple[Keyword, ...] = ()
    immune: tuple[str, ...] = ()
    resists: bool = False
    down: bool = False  # a hero at 0 HP: cannot be healed, waits for the verdict (CL-AM-02)


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A frozen target: side, place on it, and the unit that stood there (0: an empty place)."""

    side: int
    place: int
    unit: int


class Queued(msgspec.Struct, frozen=True, gc=False):
    """A locked-in card, its frozen targets, and what has become of it."""

    card: str
    targets: tuple[Spot, ...]
    fate: Fate = "waiting"


class Player(msgspec.Struct, frozen=True, gc=False):
    """One side. Piles are kept sorted: they have no order that a state could betray."""

    units: Public[tuple[Unit | None, ...]]  # the hero, then the summon places
    energy: Public[int]
    slots: Public[int]  # cards that may be declared this round
    deck_name: Private[str]
    brought: Private[tuple[str, ...]]  # the whole deck, its owner's secret (CL-BASE-09)
    hand: Counted[tuple[str, ...]] = ()  # in the order in which the cards came
    deck: Counted[tuple[str, ...]] = ()
    discard: Annotated[tuple[str, ...], Own(len, "discard")] = ()
    exhausted: Public[tuple[str, ...]] = ()
    unseen: Annotated[
        tuple[str, ...], Own(len, "discard")
    ] = ()  # the part of the discard that the other side has not seen (CL-AM-31)
    shown: Public[tuple[str, ...]] = ()  # the part of the hand that the other side has seen (CL-AM-05)
    seen: Public[tuple[str, ...]] = ()  # what the other side knows to be in this deck, sorted
    queue: Public[tuple[Queued, ...]] = ()
    intervened: Public[bool] = False

    @property
    def hero(self) -> Unit:
        """The unit whose health decides."""
        hero = self.units[0]
        assert hero is not None
        return hero


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A place in the priority list: whose card, and which of its queue."""

    side: int
    index: int


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything. Sides are places 0 (p1) and 1 (p2) of the pairs."""

    mode: Public[str]
    arena: Public[Arena]
    round: Public[int]
    stage: Public[Stage]
    players: Sides[tuple[Player, Player]]
    holder: Public[int] = 0  # who holds the initiative, or would
    first: Public[int] = 0  # who held it in round 1
    void: Public[bool] = False  # nobody holds it this round (CL-AM-09)
    void_next: Public[bool] = False
    order: Public[tuple[Entry, ...]] = ()
    at: Public[int] = 0  # the place in the order that is next
    serial: Public[int] = 0  # ids given to units so far
    rounds_before: Public[int] = 0  # of the game that this one is the rematch of (CL-AM-29)
    rematch: Public[bool] = False
    ending: Public[Ending] = ""
    winner: Public[int | None] = None


def frame_order(state: State) -> tuple[int, int]:
    """Whose effects come first inside one frame (CL-AM-12): on the ladder the person's, else the turn owner's."""
    first = 0 if state.mode in LADDER else state.holder
    return first, 1 - first


def void_by(state: State, number: int) -> str | None:
    """What leaves a coming round without initiative: the arena or the card that seals it, if anything (CL-AM-09)."""
    every = ARENAS[state.arena].void_every
    if every and number % every == 0:
        return "rift"
    return SEAL if state.void_next else None


def with_player(state: State, side: int, player: Player) -> State:
    """The state with one side replaced."""
    players = (player, state.players[1]) if side == 0 else (state.players[0], player)
    return replace(state, players=players)


def with_unit(state: State, side: int, place: int, unit: Unit | None) -> State:
    """The state with one unit replaced, or gone."""
    player = state.players[side]
    return with_player(state, side, replace(player, units=with_place(player.units, place, unit)))


def with_place(units: tuple[Unit | None, ...], place: int, unit: Unit | None) -> tuple[Unit | None, ...]:
    """A side's units with one of them replaced, or gone."""
    return (*units[:place], unit, *units[place + 1 :])
