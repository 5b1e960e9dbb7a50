"""Seats at a table: as many as a game says (`info.seats`), the first ones of these six."""

from typing import Literal, TypeAlias

Seat: TypeAlias = Literal["p1", "p2", "p3", "p4", "p5", "p6"]
Side: TypeAlias = Literal["p1", "p2"]  # a seat of a game for two, where nothing else can be named

EVERY_SEAT: tuple[Seat, ...] = ("p1", "p2", "p3", "p4", "p5", "p6")
SEATS: tuple[Seat, Seat] = ("p1", "p2")  # of a game for two; whoever knows no game asks `info.seats`


def first_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a game for so many, one to six."""
    return EVERY_SEAT[:count]


def other(seat: Seat) -> Seat:
    """The seat on the other side of the table, in a game for two."""
    return "p2" if seat == "p1" else "p1"
