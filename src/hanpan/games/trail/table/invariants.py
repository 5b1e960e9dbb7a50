"""What every state of a real run holds, whatever was played."""

from collections.abc import Iterator, Sequence

from hanpan.core.contract.wrong_facts import NO_CARD, none_of, other_cards, outside, unknown
from hanpan.games.trail.content.catalogue import CARDS, MONSTERS, POTIONS, STAGES, START_DIE, monster_of
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.run import MODES
from hanpan.games.trail.rules.state import State, unit_tiles, walls_of
from hanpan.games.trail.rules.tiles import ALL, ITEM_NAMES, SIZE, TERRAIN_NAMES, item, terrain, xy

MOST_FIXED = max(potion.amount for potion in POTIONS.values() if potion.does == "fix")


_NUMBERS = (
    *("spd", "block", "poison", "steps", "leg", "left", "flames", "rolled", "extra", "bonus", "selected"),
    *("rolls", "drawn", "exits", "undos"),
)


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state. What `undo` leads back to is one too."""
    outer = bounds(params, state)
    if outer:
        return outer
    faults = list(_person(params, state))
    if state.phase == "turn":
        faults += [*_grid(state), *_cards(params, state), *_turn(params, state)]
    if state.past is not None:
        faults += [fault for fault in broken(params, state.past) if fault not in faults]
    return faults


def bounds(params: Params, state: State) -> Sequence[str]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[str]:
    if state.mode not in MODES:
        yield f"mode: {state.mode!r} is none of {', '.join(MODES)}"
    yield from outside("", state, 0, len(STAGES), "stage")
    yield from outside("", state, 1 if state.phase == "turn" else 0, None, "turn", "round")
    yield from outside("p1.", state, 0, None, *_NUMBERS)
    yield from outside("p1.", state, 0, most_mana(params, state), "mana", clause="TR-AM-29")
    yield from unknown("p1.", state, CARDS, NO_CARD, "hand", "deck", "discard", "spent", "cards")
    yield from unknown("p1.", state, POTIONS, none_of(POTIONS), "potions")
    if not 0 <= state.at < SIZE:
        yield f"p1.at: {state.at} is no tile"
    if not 0 <= state.trail <= ALL:
        yield "p1.trail: it leaves the grid"
    if any(not 0 <= wall.at < SIZE for wall in state.raised):
        yield "raised: a wall stands on no tile"
    if len(state.tiles) != SIZE:
        yield f"tiles: there are {len(state.tiles)} (TR-GRID-01)"
    for ground in state.tiles:
        if ground < 0 or terrain(ground) >= len(TERRAIN_NAMES) or item(ground) >= len(ITEM_NAMES):
            yield f"tiles: there is no ground {ground}"
    for unit in state.units:
        if not 1 <= unit.kind <= len(MONSTERS):
            yield f"monsters.kind: there is no monster {unit.kind}"
        elif not (0 <= unit.at < SIZE and 0 <= unit.origin < SIZE and 0 <= unit.zone <= ALL and -1 <= unit.aim < 8):
            yield f"monsters.at: {monster_of(unit.kind).id} stands, came or strikes outside the grid"


def most_mana(params: Params, state: State) -> int:
    """More mana than this cannot come together in one turn: every tile a shard, every card and potion played."""
    gains = [card.amount for name in state.cards if (card := CARDS.get(name)) is not None and card.does == "surge"]
    potions = [potion.amount for potion in POTIONS.values() if potion.does == "surge"]
    shards = SIZE * params.ground.mana_shard
    return params.player.mana + shards + sum(gains) + params.player.potions * max(potions, default=0)


def least_face(params: Params) -> int:
    """The least that can stand on a die: the first die stays as it is where the numbers allow only higher faces."""
    return min(params.die.low, *START_DIE)


def _person(params: Params, state: State) -> Iterator[str]:
    if not 0 <= state.hp <= params.player.hp:
        yield f"p1.hp: {state.hp} is outside 0 to {params.player.hp} (TR-BASE-02)"
    if (state.hp == 0) != (state.ending == "lost"):
        yield f"p1.hp: {state.hp}, and the run is {state.ending or 'on'} (TR-BASE-19)"
    if (state.phase == "over") != bool(state.ending):
        yield f"phase: {state.phase}, and the ending is {state.ending!r}"
    last = len(STAGES) - (state.phase in ("card", "potion", "event"))  # a reward is for the stage that follows
    if state.stage > last:
        yield f"stage: {state.stage} in phase {state.phase}, and there are {len(STAGES)} stages (TR-BASE-17)"
    if state.due:
        yield f"due: chance still has to settle {state.due!r}"
    least = least_face(params)
    if len(state.faces) not in (4, 6) or not all(least <= face <= params.die.high for face in state.faces):
        yield f"p1.die: {state.faces} is no die (TR-AM-07)"
    if len(state.potions) > params.player.potions:
        yield f"p1.potions: the pockets hold {state.potions} (TR-BASE-14)"
    wanted = {"turn": 0, "map": 0, "over": 0, "card": params.reward.cards, "potion": 1, "event": 2}[state.phase]
    if len(state.offers) != wanted or len(set(state.offers)) != wanted:
        yield f"offers: {state.offers} in phase {state.phase} (TR-DET-07)"


def _grid(state: State) -> Iterator[str]:
    places = [state.at, *(unit.at for unit in state.units)]
    if len(set(places)) != len(places):
        yield f"monsters: two units stand on one tile: {[xy(at) for at in places]} (TR-TILE-04)"
    if walls_of(state) & (unit_tiles(state) | 1 << state.at):
        yield "monsters: a unit stands in a wall (TR-TILE-03)"
    if state.trail & walls_of(state) or state.trail & unit_tiles(state):
        yield "p1.trail: it runs through a wall or a monster (TR-EXH-01)"
    if state.steps and not state.trail >> state.at & 1:
        yield "p1.trail: the tile stood on after a step is not closed (TR-MOVE-04)"
    for unit in state.units:
        if unit.damage < 0:
            yield f"monsters.damage: {monster_of(unit.kind).id} warns of {unit.damage} (TR-BASE-12)"
        if not unit.hp > 0:
            yield f"monsters.hp: {monster_of(unit.kind).id} stands with {unit.hp} (TR-AM-31)"
    if not state.units:
        yield "monsters: the stage goes on without one (TR-BASE-18)"
    if [unit.id for unit in state.units] != sorted(unit.id for unit in state.units):
        yield "monsters: they have lost their order (TR-MON-01)"


def _cards(params: Params, state: State) -> Iterator[str]:
    found = [*state.hand, *state.deck, *state.discard, *state.spent]
    yield from other_cards("p1.cards", found, state.cards, "TR-DET-06")
    if len(state.hand) > params.player.hand:
        yield f"p1.hand: {len(state.hand)} cards (TR-BASE-03)"
    for pile in (state.deck, state.discard, state.spent, state.cards):
        if tuple(sorted(pile)) != pile:
            yield f"p1.deck: a pile has an order: {pile} (TR-DET-06)"
    if any(not CARDS[card].once for card in state.spent):
        yield f"p1.spent: {state.spent} are gone for the stage (TR-DET-06)"


def _turn(params: Params, state: State) -> Iterator[str]:
    if state.round < state.turn:
        yield f"turn: {state.turn} is turn {state.round} of the run"
    if state.left:
        yield f"p1.left: {state.left} movement is left over in the middle of a turn (TR-AM-30)"
    if state.rolled > max(MOST_FIXED, max(state.faces) + state.extra - state.leg):
        yield f"p1.rolled: {state.rolled} came from {state.faces} (TR-END-03)"
    if state.moving and state.selected:
        yield "p1.selected: a card is chosen in movement mode (TR-UI-09)"
    if state.selected > len(state.hand):
        yield f"p1.selected: slot {state.selected} is empty (TR-DET-09)"
    if state.steps and not state.moved:
        yield "p1.moved: steps were made without moving"
