"""A state in the words of `given`."""

from typing import Any

from hanpan.core.contract.described import told, trimmed
from hanpan.core.contract.event import Fields
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.state import Frame, Item, State, Unit
from hanpan.games.sorcerers.rules.targets import name_of
from hanpan.games.sorcerers.table.given import STAGES, WARNED

_PILES = ("hand", "deck", "top", "graveyard", "shown", "sideboard", "seen")
_STEPS = {"mulligan": "mulligan", "side": "side"}  # stages that `given` calls a step


def retold_facts(params: Params, state: State) -> Fields:
    """The facts from which `given` makes the state, as far as it can."""
    bout, event = state.bout, state.event
    field = state.players[state.active].field
    step = _STEPS.get(state.stage, state.step)
    return {
        **told(bout, "mode", "game", "turns_before"),
        **({} if bout.desk.warned is None else {"warned": WARNED[bout.desk.warned]}),
        **({"turn": state.turn} if state.turn or step in STAGES else {}),
        "active": SEATS[state.active],
        "first": SEATS[state.first],
        **({"step": step} if step in STAGES else {}),
        **told(state, "summoned"),
        "attackers": [place for place, unit in enumerate(field, 1) if unit and unit.id in state.attackers],
        **({} if event is None else {"event": {**told(event, "card", "turns", "id"), "by": SEATS[event.side]}}),
        **({} if state.stage in _STEPS else {"stack": [_frame(state, frame) for frame in reversed(state.stack)]}),
        "asked": SEATS[state.asked],
        "serial": state.serial,
        **{seat: _seat(state, side) for side, seat in enumerate(SEATS)},
    }


def _seat(state: State, side: int) -> dict[str, Any]:
    player, bout = state.players[side], state.bout
    return {
        **told(player, "hp", "max_hp", "power", "max_power", "turns", "deck_name", *_PILES),
        "wins": bout.wins[side],
        "used": bout.desk.used[side],
        "stalled": bout.desk.stalled[side],
        "violations": bout.desk.violations[side],
        "field": trimmed([unit and _unit(unit, side) for unit in player.field]),
    }


def _unit(unit: Unit, side: int) -> dict[str, Any]:
    card = CARDS[unit.card]
    said: dict[str, Any] = {"card": unit.card, "id": unit.id}
    if (unit.attack, unit.health, unit.defence) != (card.attack, card.health, card.defence):
        said["stats"] = [unit.attack, unit.health, unit.defence]
    if unit.keywords != card.keywords:
        said["keywords"] = list(unit.keywords)
    if unit.items:
        said["items"] = [_item(item, side) for item in unit.items]
    return {**said, **_set(unit, "damage", "tired", "used", "boost", "lent")}


def _item(item: Item, side: int) -> dict[str, Any]:
    by = {} if item.side == side else {"by": SEATS[item.side]}
    return {"card": item.card, **by, **_set(item, "used", "safe"), "id": item.id}


def _frame(state: State, frame: Frame) -> dict[str, Any]:
    said: dict[str, Any] = {"by": SEATS[frame.side], "id": frame.id, **_set(frame, "card", "negated")}
    if frame.kind != "play":
        said["kind"] = frame.kind
    if frame.ability >= 0:
        said["ability"] = frame.ability + 1
    if frame.actor != frame.side:
        said["actor"] = SEATS[frame.actor]
    if frame.source and (source := name_of(state, frame.side, frame.source)) is not None:
        said["source"] = source
    named = [name for ref in frame.targets if (name := name_of(state, frame.side, ref)) is not None]
    return {**said, "targets": named} if named and frame.kind != "attack" else said


def _set(part: Any, *names: str) -> dict[str, Any]:
    """These fields where they say something."""
    return {name: value for name, value in told(part, *names).items() if value}
