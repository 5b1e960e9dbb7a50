"""The whole truth about a game in play, and who may know which part of it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.contract.visibility import Own, Public, Sides

Disc: TypeAlias = Literal["flower", "skull"]
Stage: TypeAlias = Literal["lay", "turn", "flip", "lose", "starter", "over"]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Pile: TypeAlias = Annotated[tuple[Disc, ...], Meta(max_length=4)]

DISCS: tuple[Disc, ...] = ("flower", "skull")
SET: tuple[Disc, ...] = ("flower", "flower", "flower", "skull")  # what everybody begins with


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the discs it still owns, those that lie on its mat, and what it has won."""

    discs: Annotated[Pile, Own(len, tied="discs")] = SET  # also those on the mat
    mat: Annotated[Pile, Own(len, tied="discs")] = ()  # face down, the uppermost last
    up: Public[Pile] = ()  # face up, as they were turned
    points: Public[Few] = 0
    out: Public[Annotated[int, Meta(ge=0, le=99)]] = 0  # the round in which it lost its last disc

    def held(self, disc: Disc) -> int:
        """How many of these are still in the hand."""
        return self.discs.count(disc) - self.mat.count(disc) - self.up.count(disc)


class State(msgspec.Struct, frozen=True):
    """Everything."""

    round: Public[Annotated[int, Meta(ge=1, le=99)]] = 1
    stage: Public[Stage] = "lay"
    turn: Public[Seat] = "p1"  # who begins the round; then whose turn it is; at the end the winner
    bid: Public[Annotated[int, Meta(ge=0, le=24)]] = 0
    bidder: Public[Seat | None] = None
    passed: Public[tuple[Seat, ...]] = ()
    caught: Public[Seat | None] = None  # whose skull it was
    sides: Sides[tuple[Place, ...]] = ()

    @property
    def places(self) -> dict[Seat, Place]:
        """By seat."""
        return dict(zip(EVERY_SEAT, self.sides, strict=False))

    @property
    def playing(self) -> list[Seat]:
        """The seats that still own discs."""
        return [seat for seat, place in self.places.items() if not place.out]

    @property
    def laid(self) -> int:
        """How many discs lie on all mats."""
        return sum(len(place.mat) + len(place.up) for place in self.sides)

    @property
    def left(self) -> int:
        """How many discs the challenger has still to turn up."""
        return self.bid - sum(len(place.up) for place in self.sides)
