"""Events between stages: what they do to the die (TR-BASE-15, TR-DET-08)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.catalogue import EVENTS, POTIONS, START_DIE, EventCard
from hanpan.games.trail.rules.actions import Visit
from hanpan.games.trail.rules.events.fight import Hurt
from hanpan.games.trail.rules.events.run import EventChosen, FaceChanged, NewDie, PotionDropped, PotionGot
from hanpan.games.trail.rules.harm import healed
from hanpan.games.trail.rules.luck import label
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import without
from hanpan.games.trail.rules.state import State

D4_FACES = 4


def visits(params: Params, state: State) -> Iterator[Visit]:
    """Every way in which one of the offered events may be taken."""
    for name in state.offers:
        event = EVENTS[name]
        if event.does == "carve":
            yield from (Visit(name, faces) for faces in carvings(params))
        elif event.does == "mirror":
            yield from (Visit(name, (), place) for place in range(1, len(state.faces) + 1))
        elif event.does == "trade":
            drops = tuple(dict.fromkeys(state.potions)) if _full(params, state) else ("",)
            yield from (Visit(name, (), 0, potion, drop) for potion in POTIONS for drop in drops)
            yield Visit(name)
        elif event.does != "balance" or min(state.faces) < max(state.faces):
            yield Visit(name)


def carvings(params: Params) -> Iterator[tuple[int, ...]]:
    """Every D4 that may be carved (TR-AM-09)."""
    numbers = range(params.die.low, params.die.d4_high + 1)
    for faces in combinations_with_replacement(numbers, D4_FACES):
        if sum(faces) <= params.die.d4_sum:
            yield faces


def check_visit(params: Params, state: State, visit: Visit) -> Refusal | None:
    """Why an event may not be taken so; None if it may."""
    if visit.event not in state.offers:
        return Refusal("not_offered", "TR-BASE-15", {"choice": visit.event})
    event = EVENTS[visit.event]
    if event.does == "carve":
        return _check_carving(params, visit)
    if event.does == "mirror" and not 1 <= visit.face <= len(state.faces):
        return Refusal("no_face", "TR-BASE-15", {"face": visit.face, "most": len(state.faces)})
    if event.does == "balance" and min(state.faces) == max(state.faces):
        return Refusal("equal_faces", "TR-DET-08")
    if event.does == "trade":
        return _check_trade(params, state, visit)
    if visit != Visit(visit.event, (), visit.face if event.does == "mirror" else 0):
        return Refusal("odd_choice", "TR-BASE-15", {"event": visit.event})
    return None


def take_event(params: Params, state: State, visit: Visit, chance: Chance, out: list[Happening]) -> State:
    """Carry an event out. Which face it hits is a matter of chance (TR-AM-08)."""
    event = EVENTS[visit.event]
    out.append(EventChosen("TR-BASE-15", "p1", visit.event))
    if event.does == "smith":
        for _ in range(event.times):
            state = _changed(params, state, _any_face(state, chance), event.amount, out)
        return state
    if event.does == "weather":
        state = _changed(params, state, _any_face(state, chance), event.amount, out)
        return healed(params, state, event.id, event.hp, "TR-BASE-15", out)
    if event.does == "gamble":
        first = _any_face(state, chance)
        state = _changed(params, state, first, event.amount, out)
        return _changed(params, state, _any_face(state, chance, first), -1, out)
    if event.does == "mirror":
        place = _any_face(state, chance, visit.face)
        return _set(state, place, state.faces[visit.face - 1], "TR-DICE-02", out)
    if event.does == "furnace":
        state = _changed(params, state, state.faces.index(max(state.faces)) + 1, event.amount, out)
        return _burnt(state, event, out)
    if event.does == "balance":
        high, low = (state.faces.index(pick(state.faces)) + 1 for pick in (max, min))
        state = _changed(params, state, high, -event.amount, out)
        return _changed(params, state, low, event.amount, out)
    if event.does == "carve":
        return _new_die(state, visit.faces, "TR-DICE-04", out)
    return _traded(state, visit, out)


def _check_carving(params: Params, visit: Visit) -> Refusal | None:
    faces, die = visit.faces, params.die
    if visit.face or visit.potion or visit.drop or len(faces) != D4_FACES:
        return Refusal("bad_die", "TR-DICE-04", {"count": len(faces)})
    for face in faces:
        if not die.low <= face <= die.d4_high:
            return Refusal("bad_face", "TR-AM-09", {"face": face, "low": die.low, "high": die.d4_high})
    if sum(faces) > die.d4_sum:
        return Refusal("die_too_good", "TR-AM-09", {"total": sum(faces), "most": die.d4_sum})
    return None


def _check_trade(params: Params, state: State, visit: Visit) -> Refusal | None:
    if visit.faces or visit.face or (visit.drop and not visit.potion):
        return Refusal("odd_choice", "TR-BASE-15", {"event": visit.event})
    if visit.potion and visit.potion not in POTIONS:
        return Refusal("no_potion", "TR-BASE-14", {"potion": visit.potion, "known": False})
    if not visit.potion:
        return None
    if _full(params, state):
        if visit.drop in state.potions:
            return None
        return Refusal("pockets_full", "TR-DET-07", {"most": params.player.potions})
    return Refusal("odd_choice", "TR-BASE-15", {"event": visit.event}) if visit.drop else None


def _full(params: Params, state: State) -> bool:
    return len(state.potions) >= params.player.potions


def _any_face(state: State, chance: Chance, but: int = 0) -> int:
    """A random face by its place, from 1; another one than `but`."""
    name = label(state, "face", state.stage)
    return chance.pick(name, [place for place in range(1, len(state.faces) + 1) if place != but])


def _changed(params: Params, state: State, place: int, amount: int, out: list[Happening]) -> State:
    before = state.faces[place - 1]
    after = max(params.die.low, min(params.die.high, before + amount))
    return _set(state, place, after, "TR-DICE-02" if after == before + amount else "TR-DET-08", out)


def _set(state: State, place: int, after: int, clause: str, out: list[Happening]) -> State:
    faces = (*state.faces[: place - 1], after, *state.faces[place:])
    out.append(FaceChanged(clause, "p1", place, state.faces[place - 1], after, faces))
    return replace(state, faces=faces)


def _burnt(state: State, event: EventCard, out: list[Happening]) -> State:
    """The Furnace leaves at least 1 HP (TR-DET-02)."""
    after = max(1, state.hp + event.hp)
    out.append(Hurt("TR-DET-02", "p1", event.id, state.hp - after, state.hp, after))
    return replace(state, hp=after)


def _new_die(state: State, faces: tuple[int, ...], clause: str, out: list[Happening]) -> State:
    out.append(NewDie(clause, "p1", len(faces), faces))
    return replace(state, faces=faces)


def _traded(state: State, visit: Visit, out: list[Happening]) -> State:
    if not visit.potion:
        return _new_die(state, START_DIE, "TR-BASE-15", out)
    if visit.drop:
        out.append(PotionDropped("TR-DET-07", "p1", visit.drop))
        state = replace(state, potions=without(state.potions, visit.drop))
    out.append(PotionGot("TR-BASE-15", "p1", visit.potion))
    return replace(state, potions=tuple(sorted((*state.potions, visit.potion))))
