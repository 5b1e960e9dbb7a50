"""What every state of a real run holds, whatever was played."""

from collections.abc import Iterator, Sequence

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.wrong_facts import NO_CARD, beyond, fault, no_such, none_of, other_cards, outside, unknown
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


def broken(params: Params, state: State) -> Sequence[Bilingual]:
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


def bounds(params: Params, state: State) -> Sequence[Bilingual]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[Bilingual]:
    if state.mode not in MODES:
        yield no_such("mode", state.mode, none_of(MODES))
    yield from outside("", state, 0, len(STAGES), "stage")
    yield from outside("", state, 1 if state.phase == "turn" else 0, None, "turn", "round")
    yield from outside("p1.", state, 0, None, *_NUMBERS)
    yield from outside("p1.", state, 0, most_mana(params, state), "mana", clause="TR-AM-29")
    yield from unknown("p1.", state, CARDS, NO_CARD, "hand", "deck", "discard", "spent", "cards")
    yield from unknown("p1.", state, POTIONS, none_of(POTIONS), "potions")
    if not 0 <= state.at < SIZE:
        yield fault("p1.at", f"{state.at} is no tile", ko=f"칸이 아닙니다: {state.at}")
    if not 0 <= state.trail <= ALL:
        yield fault("p1.trail", "it leaves the grid", ko="판을 벗어납니다")
    if any(not 0 <= wall.at < SIZE for wall in state.raised):
        yield fault("raised", "a wall stands on no tile", ko="칸이 아닌 곳에 벽이 있습니다")
    if len(state.tiles) != SIZE:
        yield fault("tiles", f"there are {len(state.tiles)}", ko=f"{len(state.tiles)}칸입니다", clause="TR-GRID-01")
    for ground in state.tiles:
        if ground < 0 or terrain(ground) >= len(TERRAIN_NAMES) or item(ground) >= len(ITEM_NAMES):
            yield fault("tiles", f"there is no ground {ground}", ko=f"없는 칸 종류입니다: {ground}")
    for unit in state.units:
        if not 1 <= unit.kind <= len(MONSTERS):
            yield fault("monsters.kind", f"there is no monster {unit.kind}", ko=f"없는 몬스터입니다: {unit.kind}")
        elif not (0 <= unit.at < SIZE and 0 <= unit.origin < SIZE and 0 <= unit.zone <= ALL and -1 <= unit.aim < 8):
            monster = monster_of(unit.kind).id
            yield fault(
                "monsters.at",
                f"{monster} stands, came or strikes outside the grid",
                ko=f"{monster}: 있는 곳, 온 곳, 치는 곳 가운데 판 밖이 있습니다",
            )


def most_mana(params: Params, state: State) -> int:
    """More mana than this cannot come together in one turn: every tile a shard, every card and potion played."""
    gains = [card.amount for name in state.cards if (card := CARDS.get(name)) is not None and card.does == "surge"]
    potions = [potion.amount for potion in POTIONS.values() if potion.does == "surge"]
    shards = SIZE * params.ground.mana_shard
    return params.player.mana + shards + sum(gains) + params.player.potions * max(potions, default=0)


def least_face(params: Params) -> int:
    """The least that can stand on a die: the first die stays as it is where the numbers allow only higher faces."""
    return min(params.die.low, *START_DIE)


def _person(params: Params, state: State) -> Iterator[Bilingual]:
    if not 0 <= state.hp <= params.player.hp:
        yield beyond("p1.hp", state.hp, 0, params.player.hp, "TR-BASE-02")
    if (state.hp == 0) != (state.ending == "lost"):
        yield fault(
            "p1.hp",
            f"{state.hp}, and the run is {state.ending or 'on'}",
            ko=f"HP {state.hp}, 런의 결말은 {state.ending or '아직 없음'}",
            clause="TR-BASE-19",
        )
    if (state.phase == "over") != bool(state.ending):
        yield fault(
            "phase",
            f"{state.phase}, and the ending is {state.ending!r}",
            ko=f"{state.phase} 단계에 맞지 않는 결말입니다: {state.ending!r}",
        )
    last = len(STAGES) - (state.phase in ("card", "potion", "event"))  # a reward is for the stage that follows
    if state.stage > last:
        yield fault(
            "stage",
            f"{state.stage} in phase {state.phase}, and there are {len(STAGES)} stages",
            ko=f"{state.phase} 단계에 {state.stage}, 스테이지는 모두 {len(STAGES)}개입니다",
            clause="TR-BASE-17",
        )
    if state.due:
        yield fault(
            "due", f"chance still has to settle {state.due!r}", ko=f"아직 뽑아야 정해지는 것이 있습니다: {state.due!r}"
        )
    least = least_face(params)
    if len(state.faces) not in (4, 6) or not all(least <= face <= params.die.high for face in state.faces):
        yield fault("p1.die", f"{state.faces} is no die", ko=f"주사위가 아닙니다: {state.faces}", clause="TR-AM-07")
    if len(state.potions) > params.player.potions:
        yield fault(
            "p1.potions",
            f"the pockets hold {state.potions}",
            ko=f"가질 수 있는 물약보다 많습니다: {state.potions}",
            clause="TR-BASE-14",
        )
    wanted = {"turn": 0, "map": 0, "over": 0, "card": params.reward.cards, "potion": 1, "event": 2}[state.phase]
    if len(state.offers) != wanted or len(set(state.offers)) != wanted:
        yield fault(
            "offers",
            f"{state.offers} in phase {state.phase}",
            ko=f"{state.phase} 단계에 나올 수 없습니다: {state.offers}",
            clause="TR-DET-07",
        )


def _grid(state: State) -> Iterator[Bilingual]:
    places = [state.at, *(unit.at for unit in state.units)]
    if len(set(places)) != len(places):
        tiles = [xy(at) for at in places]
        yield fault(
            "monsters",
            f"two units stand on one tile: {tiles}",
            ko=f"한 칸에 유닛이 둘 있습니다: {tiles}",
            clause="TR-TILE-04",
        )
    if walls_of(state) & (unit_tiles(state) | 1 << state.at):
        yield fault("monsters", "a unit stands in a wall", ko="벽에 유닛이 있습니다", clause="TR-TILE-03")
    if state.trail & walls_of(state) or state.trail & unit_tiles(state):
        yield fault(
            "p1.trail",
            "it runs through a wall or a monster",
            ko="지나간 길이 벽이나 몬스터를 지납니다",
            clause="TR-EXH-01",
        )
    if state.steps and not state.trail >> state.at & 1:
        yield fault(
            "p1.trail",
            "the tile stood on after a step is not closed",
            ko="움직여서 닿은 칸이 지나간 길이 아닙니다",
            clause="TR-MOVE-04",
        )
    for unit in state.units:
        monster = monster_of(unit.kind).id
        if unit.damage < 0:
            yield fault(
                "monsters.damage",
                f"{monster} warns of {unit.damage}",
                ko=f"{monster}: 예고한 피해가 {unit.damage}입니다",
                clause="TR-BASE-12",
            )
        if not unit.hp > 0:
            yield fault(
                "monsters.hp",
                f"{monster} stands with {unit.hp}",
                ko=f"{monster}: HP가 {unit.hp}인데 판에 있습니다",
                clause="TR-AM-31",
            )
    if not state.units:
        yield fault(
            "monsters",
            "the stage goes on without one",
            ko="몬스터가 없으면 스테이지가 끝납니다",
            clause="TR-BASE-18",
        )
    if [unit.id for unit in state.units] != sorted(unit.id for unit in state.units):
        yield fault("monsters", "they have lost their order", ko="차례가 맞지 않습니다", clause="TR-MON-01")


def _cards(params: Params, state: State) -> Iterator[Bilingual]:
    found = [*state.hand, *state.deck, *state.discard, *state.spent]
    yield from other_cards("p1.cards", found, state.cards, "TR-DET-06")
    if len(state.hand) > params.player.hand:
        yield fault(
            "p1.hand", f"{len(state.hand)} cards", ko=f"카드 {len(state.hand)}장은 너무 많습니다", clause="TR-BASE-03"
        )
    for pile in (state.deck, state.discard, state.spent, state.cards):
        if tuple(sorted(pile)) != pile:
            yield fault(
                "p1.deck", f"a pile has an order: {pile}", ko=f"더미에 차례가 있습니다: {pile}", clause="TR-DET-06"
            )
    if any(not CARDS[card].once for card in state.spent):
        yield fault(
            "p1.spent",
            f"{state.spent} are gone for the stage",
            ko=f"이 스테이지에서 없어지지 않는 카드가 있습니다: {state.spent}",
            clause="TR-DET-06",
        )


def _turn(params: Params, state: State) -> Iterator[Bilingual]:
    if state.round < state.turn:
        yield fault(
            "turn",
            f"{state.turn} is turn {state.round} of the run",
            ko=f"스테이지의 {state.turn}턴째가 런의 {state.round}턴째일 수 없습니다",
        )
    if state.left:
        yield fault(
            "p1.left",
            f"{state.left} movement is left over in the middle of a turn",
            ko=f"턴 중인데 남긴 이동력이 {state.left}입니다",
            clause="TR-AM-30",
        )
    if state.rolled > max(MOST_FIXED, max(state.faces) + state.extra - state.leg):
        yield fault(
            "p1.rolled",
            f"{state.rolled} came from {state.faces}",
            ko=f"{state.rolled}, 주사위 {state.faces}에서 나올 수 없습니다",
            clause="TR-END-03",
        )
    if state.moving and state.selected:
        yield fault(
            "p1.selected",
            "a card is chosen in movement mode",
            ko="이동 모드에서는 카드를 고르고 있을 수 없습니다",
            clause="TR-UI-09",
        )
    if state.selected > len(state.hand):
        yield fault(
            "p1.selected",
            f"slot {state.selected} is empty",
            ko=f"손패의 {state.selected}번째 자리가 비어 있습니다",
            clause="TR-DET-09",
        )
    if state.steps and not state.moved:
        yield fault("p1.moved", "steps were made without moving", ko="걸음이 있는데 움직이지 않은 것으로 되어 있습니다")
