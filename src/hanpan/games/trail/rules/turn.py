"""The start and the end of a turn (TR-BASE-01, TR-BASE-04)."""

from typing import Any

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.games.trail.content.catalogue import monster_of
from hanpan.games.trail.rules.cards import flames_strike
from hanpan.games.trail.rules.events.fight import Shadowed, WallFalls
from hanpan.games.trail.rules.events.turn import (
    Deduction,
    Discarded,
    LegHealed,
    LegInjury,
    Mana,
    ManaLost,
    Movement,
    Opened,
    Roll,
    Train,
    TurnEnd,
    TurnStart,
)
from hanpan.games.trail.rules.harm import hurt, is_down, poisoned, strike
from hanpan.games.trail.rules.luck import label
from hanpan.games.trail.rules.monsters import monster_phase
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import draw
from hanpan.games.trail.rules.state import State, rails_of
from hanpan.games.trail.rules.tiles import as_list, named, terrain, xy


def countdown(params: Params, turn: int) -> int:
    """How many turn ends it takes until the train comes, this one counted: 3, 2, 1, 3, … (TR-DET-09)."""
    return params.ground.rail_every - (turn - 1) % params.ground.rail_every


def darkness(params: Params, turn: int) -> int:
    """The damage of the dark at the end of a turn (TR-BASE-05)."""
    return max(0, params.dark.step * (turn - params.dark.first + 1))


# What was seen of the turn before and is gone with it.
GONE: dict[str, Any] = {
    "block": 0,
    "bonus": 0,
    "steps": 0,
    "moved": False,
    "shadow": False,
    "cast": False,
    "flames": 0,
    "moving": False,
    "selected": 0,
    "exits": 0,
    "spd": 0,
    "rolled": 0,
}


def start_turn(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """Block goes, the die is rolled, mana and cards come."""
    turn = state.turn + 1
    out.append(TurnStart("TR-BASE-01", None, turn, state.stage, state.round + 1))
    if state.leg and not state.left:
        out.append(LegHealed("TR-FB-09", "p1", state.leg))
    state = replace(
        state,
        turn=turn,
        round=state.round + 1,
        leg=state.left,
        left=0,
        extra=state.bonus,
        undos=0,
        mana=params.player.mana,
        rolls=0,
        drawn=0,
        due="",
        **GONE,
    )
    state = _rolled(state, "TR-DICE-05", chance, out)
    out.append(Mana("TR-BASE-01", "p1", "turn", params.player.mana, 0, params.player.mana))
    return draw(params, state, params.player.draw, "TR-BASE-01", chance, out)


def reroll(state: State, chance: Chance, out: list[Happening]) -> State:
    """The die again; only the rolled part of the movement is replaced, and the deduction taken again (TR-DET-04)."""
    return _rolled(replace(state, due=""), "TR-DET-04", chance, out)


def end_turn(params: Params, state: State, out: list[Happening]) -> State:
    """Everything between the end button and the next roll; nothing of it is left to chance."""
    state = blows(params, state, out)
    if is_down(state) or state.due == "won":
        return state
    state = _tidy(state, out)
    state = monster_phase(params, state, out)
    return replace(state, due="turn")


def blows(params: Params, state: State, out: list[Happening]) -> State:
    """The first part of the end: leftover noted, then all that strikes, in order (TR-BASE-04)."""
    state = _note_left(state, out)
    state = flames_strike(params, state, out)
    for part in (_warnings, _train, _poison, _dark):
        if is_down(state) or state.due == "won":
            return state
        state = part(params, state, out)
    return state


def _rolled(state: State, clause: str, chance: Chance, out: list[Happening]) -> State:
    kinds = tuple(sorted(set(state.faces)))
    face = kinds[0]
    if len(kinds) > 1:
        name = label(state, "die", state.stage, state.turn, state.rolls)
        face = chance.pick(name, kinds, [state.faces.count(kind) for kind in kinds])
    out.append(Roll(clause, "p1", face, state.faces))
    rolled = max(0, face + state.extra - state.leg)
    after = max(0, state.spd - state.rolled + rolled)
    clause = "TR-DICE-06"
    if state.leg:
        clause = "TR-END-05" if face + state.extra < state.leg else "TR-END-03"
    elif state.extra:
        clause = "TR-DET-05"
    out.append(Movement(clause, "p1", face, state.extra, state.leg, rolled, state.spd, after))
    return replace(state, spd=after, rolled=rolled, rolls=state.rolls + 1)


def _note_left(state: State, out: list[Happening]) -> State:
    """Leftover movement as the end is pressed: the next roll's deduction and the leg injury (TR-AM-30)."""
    left = 0 if state.cast else state.spd
    clause = "TR-AM-01" if left else ("TR-DET-04" if state.spd else "TR-END-01")
    out.append(TurnEnd(clause, "p1", state.turn, state.spd, left, bool(left)))
    if left:
        out.append(Deduction("TR-END-02", "p1", left))
        out.append(LegInjury("TR-FB-07", "p1", left))
    return replace(state, left=left, moving=False, selected=0)


def _warnings(params: Params, state: State, out: list[Happening]) -> State:
    """Every Warning under the player strikes, in monster order (TR-DANGER-03, TR-MON-03)."""
    for unit in state.units:
        if not unit.zone >> state.at & 1:
            continue
        monster = monster_of(unit.kind)
        if state.shadow:
            out.append(Shadowed("TR-BASE-14", "p1", monster.id, unit.damage))
            continue
        state = hurt(state, monster.id, unit.damage, "TR-DANGER-03", out)
        state = poisoned(state, monster.id, monster.poison, out)
        if is_down(state):
            return state
    return state


def _train(params: Params, state: State, out: list[Happening]) -> State:
    """On every third turn end all units on rails are hit, the player among them (TR-AM-17)."""
    rails = rails_of(state)
    if not rails or countdown(params, state.turn) > 1:
        return state
    out.append(Train("TR-AM-17", None, state.turn, params.ground.rail_damage))
    if rails >> state.at & 1:
        state = hurt(state, "train", params.ground.rail_damage, "TR-ENV-03", out)
    for unit in state.units:
        if rails >> unit.at & 1:
            state = strike(params, state, unit, "train", params.ground.rail_damage, "TR-ENV-03", out)
    return state


def _poison(params: Params, state: State, out: list[Happening]) -> State:
    """Poison n deals n past Block, then drops by 1 (TR-BASE-08)."""
    if not state.poison:
        return state
    state = hurt(state, "poison", state.poison, "TR-BASE-08", out, pierce=True)
    return replace(state, poison=state.poison - 1)


def _dark(params: Params, state: State, out: list[Happening]) -> State:
    """The dark closes in on a stage that takes long (TR-BASE-05)."""
    amount = darkness(params, state.turn)
    return hurt(state, "dark", amount, "TR-BASE-05", out) if amount else state


def _tidy(state: State, out: list[Happening]) -> State:
    """Cards and mana go; the trail opens as what it was; raised walls that have stood long enough fall."""
    if state.hand:
        out.append(Discarded("TR-BASE-04", "p1", state.hand))
    if state.mana:
        out.append(ManaLost("TR-AM-29", "p1", state.mana))
    if state.trail:
        special = any(terrain(state.tiles[at]) for at in as_list(state.trail))
        out.append(Opened("TR-AM-04" if special else "TR-EXH-03", "p1", named(state.trail)))
    for wall in state.raised:
        if wall.until <= state.turn:
            out.append(WallFalls("TR-BASE-13", None, xy(wall.at)))
    return replace(
        state,
        hand=(),
        discard=tuple(sorted((*state.discard, *state.hand))),
        mana=0,
        trail=0,
        raised=tuple(wall for wall in state.raised if wall.until > state.turn),
    )
