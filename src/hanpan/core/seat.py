"""Seats at a table."""

from typing import Literal, TypeAlias

Seat: TypeAlias = Literal["p1", "p2"]

SEATS: tuple[Seat, Seat] = ("p1", "p2")


def other(seat: Seat) -> Seat:
    """The seat on the other side of the table."""
    return "p2" if seat == "p1" else "p1"
