"""Movement mode and the chosen card, as keys and clicks change them (TR-UI, TR-DET-09)."""

from collections.abc import Iterator

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.rules.actions import CLICKS, KEYS, Press
from hanpan.games.trail.rules.events.turn import CardChosen, ModeCause, ModeSwitched
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State

_LEAVING: dict[str, tuple[str, ModeCause]] = {
    "a": ("TR-UI-08", "a"),
    "icon": ("TR-DET-09", "icon"),
    "right": ("TR-UI-07", "right"),
}


def check_press(params: Params, state: State, press: Press) -> Refusal | None:
    """Why a key or click does nothing now; None if it does something."""
    if press.key not in KEYS and press.key not in CLICKS:
        return Refusal("no_key", "TR-UI-01", {"key": press.key})
    if press.key == "right" and not state.moving:
        return Refusal("mode_off", "TR-UI-07")
    slot = slot_of(press.key)
    if slot > len(state.hand):
        return Refusal("empty_slot", "TR-DET-09", {"slot": slot})
    if slot and not state.moving:
        return Refusal("mode_off", "TR-UI-10" if press.key in KEYS else "TR-UI-09")
    if state.moving and state.exits >= params.controls.exits:
        return Refusal("too_many_exits", "TR-UI-07", {"most": params.controls.exits})
    return None


def presses(params: Params, state: State) -> Iterator[Press]:
    """The controls that do something now. Choosing a card is one only where it ends movement mode."""
    if not state.moving:
        yield from (Press("a"), Press("icon"))
    elif state.exits < params.controls.exits:
        slots = range(len(state.hand))
        yield from (Press(key) for key in ("a", "icon", "right"))
        yield from (Press(KEYS[3 + slot]) for slot in slots)
        yield from (Press(CLICKS[slot]) for slot in slots)


def press_key(state: State, press: Press, out: list[Happening]) -> State:
    """Movement mode goes on or off; a card that is chosen ends it, and entering it puts the card down."""
    if not state.moving:
        clause = "TR-AM-24" if not state.spd else ("TR-UI-02" if press.key == "a" else "TR-UI-03")
        out.append(ModeSwitched(clause, "p1", True, "a" if press.key == "a" else "icon"))
        return replace(state, moving=True, selected=0)
    slot = slot_of(press.key)
    if slot:
        clause = "TR-UI-10" if press.key in KEYS else "TR-UI-09"
        out.append(ModeSwitched(clause, "p1", False, "card"))
        out.append(CardChosen(clause, "p1", slot, state.hand[slot - 1]))
        return replace(state, moving=False, selected=slot, exits=state.exits + 1)
    clause, by = _LEAVING[press.key]
    out.append(ModeSwitched(clause, "p1", False, by))
    return replace(state, moving=False, exits=state.exits + 1)


def leave_mode(state: State, clause: str, by: ModeCause, out: list[Happening]) -> State:
    """Movement mode ends by itself: a card was played, or no movement is left (TR-UI-09, TR-AM-23)."""
    if not state.moving:
        return state if not state.selected else replace(state, selected=0)
    out.append(ModeSwitched(clause, "p1", False, by))
    return replace(state, moving=False, selected=0)


def slot_of(key: str) -> int:
    """The hand slot that a key or click means, from 1; 0: none."""
    if key in CLICKS:
        return CLICKS.index(key) + 1
    return (int(key) or 10) if key.isdigit() else 0
