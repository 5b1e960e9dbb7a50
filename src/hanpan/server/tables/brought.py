"""Decks that were registered for a tournament: its tables take them, and no others.

A game with decks (`GamePlugin.decks`) asks for one by a question of the kind `deck`; the answer has the list as `cards`
and what lies beside it as `side`.
"""

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.server.storage.rows import Deck
from hanpan.server.tables import refusals

if TYPE_CHECKING:
    from hanpan.server.tables.table import Table

_DECK = "deck"
_LOG = logging.getLogger("hanpan.tables")


def is_deck(action: Any) -> bool:
    """Whether an answer says which deck is brought."""
    return isinstance(action, msgspec.Struct) and action.__struct_config__.tag == _DECK


def registered(table: "Table", seat: Seat) -> Deck | None:
    """The list that the seat has registered for the tournament of its table."""
    row = table.memory.row
    return None if row.event is None else table.context.ends.deck_of(row, table.memory.seats[seat].user_id)


def asks_registered(table: "Table", seat: Seat) -> bool:
    """Whether the seat is asked for a deck and has registered one, so that no other is taken, nor a usual one."""
    match = table.memory.playing
    asked = match.pending.get(seat) if match is not None else None
    return asked is not None and asked.kind == _DECK and registered(table, seat) is not None


def other_deck(table: "Table", seat: Seat, action: Any) -> Refusal | None:
    """Why a table of a tournament does not take a deck: it is not the registered one."""
    deck = registered(table, seat) if is_deck(action) else None
    if deck is None:
        return None
    brought = (sorted(action.cards), sorted(getattr(action, "side", ())))
    return None if brought == (sorted(deck.cards), sorted(deck.side)) else refusals.refuse(refusals.OTHER_DECK)


async def bring_decks(table: "Table") -> None:
    """Answer for those who have registered a deck, where one is asked for. One that the game refuses is recalled: the
    question stays open until the player registers another, and nothing else is taken. Inside `turn` only."""
    memory = table.memory
    for seat in memory.people if memory.row.event is not None else ():
        if not asks_registered(table, seat):
            continue
        deck = registered(table, seat)
        assert deck is not None
        told: dict[str, Any] = {"type": _DECK, "cards": list(deck.cards)} | (
            {"side": list(deck.side)} if deck.side else {}
        )
        try:
            refusal = await table.answer(seat, convert(memory.game.action_type, told), None)
            reason = "" if refusal is None else refusal.code
        except BadData as error:
            reason = str(error)
        if reason:
            _LOG.warning("registered deck refused", extra={"table": table.id, "seat": seat, "reason": reason})
            table.context.ends.deck_refused(memory.row, memory.seats[seat].user_id)
