"""A state in the words of `given`."""

from itertools import groupby
from typing import Any

from hanpan.core.contract.described import told, trimmed
from hanpan.core.contract.event import Fields
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.content.catalogue import UNITS
from hanpan.games.clash.rules.state import Keyword, Player, State, Unit
from hanpan.games.clash.table.given import STAGES
from hanpan.games.clash.table.given_queue import told_queue

_PILES = ("hand", "deck", "discard", "exhausted", "unseen", "shown", "seen")


def retold_facts(state: State) -> Fields:
    """The facts from which `given` makes the state, as far as it can."""
    worked_off = state.stage == "react"
    where = ("round", "stage") if state.stage in STAGES else ("round",) if state.round else ()
    order = [f"{SEATS[entry.side]}/{entry.index + 1}" for entry in state.order]
    return {
        **told(state, "mode", "arena", *where),
        "initiative": SEATS[state.holder],
        **told(state, "void", "rematch", "serial"),
        **({"order": order, "next": state.at + 1} if worked_off else {}),
        **{seat: _seat(state, player) for seat, player in zip(SEATS, state.players, strict=True)},
    }


def _seat(state: State, player: Player) -> dict[str, Any]:
    hero, *summons = player.units
    assert hero is not None
    return {
        **told(hero, "hp", "max_hp", "immune", "resists"),
        "keywords": _keywords(hero.keywords),
        **told(player, "energy", "slots", "deck_name", *_PILES, "intervened"),
        **({"queue": told_queue(state, player)} if state.stage == "react" else {}),
        "summons": trimmed([unit and _unit(unit) for unit in summons]),
    }


def _unit(unit: Unit) -> dict[str, Any]:
    said: dict[str, Any] = {"unit": unit.kind, "id": unit.id}
    if unit.hp != UNITS[unit.kind].hp:
        said["hp"] = unit.hp
    return {**said, "keywords": _keywords(unit.keywords)} if unit.keywords else said


def _keywords(keywords: tuple[Keyword, ...]) -> dict[str, Any]:
    """By name, in their order, with both numbers; several of one name as a list."""
    out: dict[str, Any] = {}
    for name, each in groupby(keywords, lambda keyword: keyword.name):
        listed = [told(keyword, "amount", "turns") for keyword in each]
        out[name] = listed[0] if len(listed) == 1 else listed
    return out
