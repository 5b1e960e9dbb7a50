"""Decks that were registered for a tournament: its tables take them, and no others.

A game with decks (`GamePlugin.decks`) asks for one by a question of the kind `deck`; the answer has the list as `cards`
and what lies beside it as `side`.
"""

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from hanpan.core.contract.codec import BadData, convert

if TYPE_CHECKING:
    from hanpan.server.tables.table import Table

_DECK = "deck"
_LOG = logging.getLogger("hanpan.tables")


def is_deck(action: Any) -> bool:
    """Whether an answer says which deck is brought."""
    return isinstance(action, msgspec.Struct) and action.__struct_config__.tag == _DECK


async def bring_decks(table: "Table") -> None:
    """Answer for those who have registered a deck, where one is asked for. Inside `turn` only."""
    memory = table.memory
    for seat in memory.people if memory.row.event is not None else ():
        match = memory.playing
        if match is None or seat not in match.pending or match.pending[seat].kind != _DECK:
            continue
        deck = table.context.ends.deck_of(memory.row, memory.seats[seat].user_id)
        if deck is None:
            continue
        told: dict[str, Any] = {"type": _DECK, "cards": list(deck.cards)} | (
            {"side": list(deck.side)} if deck.side else {}
        )
        try:
            refusal = await table.answer(seat, convert(memory.game.action_type, told), None)
        except BadData as error:
            _LOG.error("registered deck cannot be brought", extra={"table": table.id, "reason": str(error)})
            continue
        if refusal is not None:
            _LOG.error("registered deck refused", extra={"table": table.id, "seat": seat, "code": refusal.code})
