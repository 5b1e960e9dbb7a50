"""The whole truth about a game in play, and what a seat may know of it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.contract.visibility import Own, Public, Sides

Disc: TypeAlias = Literal["flower", "skull"]
Stage: TypeAlias = Literal["lay", "turn", "flip", "lose", "starter", "over"]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Pile: TypeAlias = Annotated[tuple[Disc, ...], Meta(max_length=4)]

FLOWERS, DISCS, GOAL = 3, 4, 2


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the discs it still owns, those that lie on its mat, and what it has won."""

    flowers: Annotated[Few, Own(tied="discs")] = FLOWERS
    skull: Annotated[bool, Own(tied="discs")] = True
    mat: Annotated[Pile, Own(len, tied="discs")] = ()  # the uppermost last
    points: Public[Few] = 0
    out: Public[Annotated[int, Meta(ge=0, le=99)]] = 0  # the round in which it lost its last disc

    @property
    def discs(self) -> int:
        """How many it owns, on the mat or in the hand."""
        return self.flowers + self.skull

    def held(self, disc: Disc) -> int:
        """How many of these are still in the hand."""
        return (self.flowers if disc == "flower" else int(self.skull)) - self.mat.count(disc)


class State(msgspec.Struct, frozen=True):
    """Everything. `turned` says how many discs of each mat lie face up, from the top."""

    round: Public[Annotated[int, Meta(ge=1, le=99)]] = 1
    stage: Public[Stage] = "lay"
    turn: Public[Seat] = "p1"  # who begins the round; then whose turn it is; at the end the winner
    bid: Public[Annotated[int, Meta(ge=0, le=24)]] = 0
    bidder: Public[Seat | None] = None
    passed: Public[tuple[Seat, ...]] = ()
    turned: Public[dict[Seat, Few]] = {}
    caught: Public[Seat | None] = None  # whose skull it was
    sides: Sides[tuple[Place, ...]] = ()

    @property
    def places(self) -> dict[Seat, Place]:
        """By seat."""
        return dict(zip(EVERY_SEAT, self.sides, strict=False))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that still own discs."""
        return tuple(seat for seat, place in zip(EVERY_SEAT, self.sides, strict=False) if not place.out)

    @property
    def laid(self) -> int:
        """How many discs lie on all mats."""
        return sum(len(place.mat) for place in self.sides)


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    discs: int
    laid: int
    turned: tuple[Disc, ...]  # from the top
    points: int
    out: int


class View(msgspec.Struct, frozen=True):
    """The table as `seat` sees it (None: a spectator); `flowers`, `skull` and `mat` are its own."""

    seat: Seat | None
    round: int
    stage: Stage
    turn: Seat
    bid: int
    bidder: Seat | None
    passed: tuple[Seat, ...]
    caught: Seat | None
    seats: dict[Seat, SeatView]
    flowers: int
    skull: bool
    mat: tuple[Disc, ...]
    outcome: Outcome | None
