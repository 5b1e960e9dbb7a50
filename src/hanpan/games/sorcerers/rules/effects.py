"""What Sorcerers says about each operation: when it cannot happen, and what it does."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.pipeline import Task
from hanpan.core.effects.vocabulary import (
    Damage,
    Destroy,
    DestroysItem,
    Draw,
    Fetch,
    Give,
    Heal,
    Incapacitate,
    Lose,
    Nullify,
    Passive,
    Protect,
    Recover,
)
from hanpan.games.sorcerers.content.catalogue import CARDS, KeywordName, ability_of, passives
from hanpan.games.sorcerers.rules.events.field import (
    Boosted,
    Entered,
    FieldFull,
    ItemDestroyed,
    ItemProtected,
    ItemStays,
    KeywordLent,
)
from hanpan.games.sorcerers.rules.events.stack import Fetched, Negated, Recovered, StaysOpen
from hanpan.games.sorcerers.rules.health import heal_player, heal_unit, hurt_player, hurt_unit, incapacitate
from hanpan.games.sorcerers.rules.piles import bury, draw, take
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import (
    Frame,
    Item,
    Open,
    Ref,
    State,
    Unit,
    find_item,
    find_unit,
    free_place,
    with_player,
    with_unit,
)
from hanpan.games.sorcerers.rules.stats import attack_of, defence_of
from hanpan.games.sorcerers.rules.triggers import next_time, set_off_side, set_off_unit

AS_PRINTED = "SO-BASE-16"  # what no other clause says: the card does

_KEEPS_ITEMS = frozenset(name for name, card in CARDS.items() if DestroysItem() in card.answers)


class SorcererEffects:
    """The rules of operations during one step."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def cannot(self, state: State, task: Task[Ref]) -> Happening | None:
        """A protected item cannot be destroyed (SO-STACK-05)."""
        if isinstance(task.operation, Destroy) and task.unit is not None:
            found = find_item(state, task.unit)
            if found is not None and found[3].items[found[2]].safe:
                item = found[3].items[found[2]]
                return ItemStays("SO-STACK-05", SEATS[item.side], item.card, task.cause.card)
        return None

    def replaced(self, state: State, task: Task[Ref], out: list[Happening]) -> Task[Ref]:
        """Nothing replaces anything: what a spell does cannot be changed (SO-FAQ-03, SO-AM-33)."""
        return task

    def apply(
        self, state: State, task: Task[Ref], chance: Chance, out: list[Happening]
    ) -> tuple[State, Sequence[Task[Ref]]]:
        """The operation itself. What it sets off waits in the state until the table is settled."""
        return self._applied(state, task), ()

    def _applied(self, state: State, task: Task[Ref]) -> State:
        operation, ref, scene, cause = task.operation, task.unit, self.scene, task.cause
        if isinstance(operation, Damage):
            return self._damage(state, ref, operation.amount, cause.card)
        if isinstance(operation, Heal):
            if isinstance(ref, int) and ref < 0:
                return heal_player(scene, state, -1 - ref, operation.amount, cause.card)
            return heal_unit(scene, state, _serial(ref), operation.amount, cause.card)
        if isinstance(operation, Draw):
            return draw(scene, state, cause.side, operation.count, "SO-DRAW-02")
        if isinstance(operation, Recover):
            return recover(scene, state, cause.side, operation.amount, cause.card)
        if isinstance(operation, Lose):
            return hurt_player(scene, state, cause.side, operation.amount, cause.card, AS_PRINTED)
        if isinstance(operation, Give):
            return _give(scene, state, operation, _serial(ref), cause.card)
        if isinstance(operation, Destroy):
            return _destroy(scene, state, _serial(ref), cause.card)
        if isinstance(operation, Protect):
            return _protect(scene, state, _serial(ref), cause.card)
        if isinstance(operation, Incapacitate):
            return incapacitate(scene, state, (_serial(ref),), "SO-AM-31")
        if isinstance(operation, Nullify):
            return _negate(scene, state, cause.place, cause.card)
        if isinstance(operation, Fetch):
            assert isinstance(ref, str)
            return _fetch(scene, state, operation, cause.side, ref)
        raise AssertionError(f"{operation} is no operation of this game")

    def _damage(self, state: State, ref: Ref | None, amount: int, source: str) -> State:
        """Neither block nor defence applies (SO-DMG-05)."""
        if isinstance(ref, int) and ref < 0:
            return hurt_player(self.scene, state, -1 - ref, amount, source, AS_PRINTED)
        clause = "SO-DMG-05" if CARDS[source].type == "spell" else _by_ability(state, _serial(ref))
        return hurt_unit(self.scene, state, _serial(ref), amount, source, clause)


def _by_ability(state: State, serial: int) -> str:
    """What an ability's damage to a sorcerer cites: where there is defence, that it does not help (SO-AM-26)."""
    found = find_unit(state, serial)
    return "SO-AM-26" if found is not None and defence_of(state, found[0], found[2]) > 0 else AS_PRINTED


def enter(scene: Scene, state: State, side: int, card: str, clause: str) -> State:
    """A sorcerer enters an empty place: a new object without damage, items or history (SO-PLAY-04, SO-AM-31).

    What brought it stays at the bottom as an open frame until its enter-passives are gone (SO-AM-11).
    """
    place = free_place(state.players[side])
    assert place is not None
    serial = state.serial + 1
    unit = new_unit(serial, card)
    frame = state.stack[-1]
    scene.out.append(Entered(clause, SEATS[side], card, place + 1))
    if passives(card, "enters"):
        scene.out.append(StaysOpen("SO-AM-11", SEATS[side], object_name(frame)))
    opens = (*state.opens, Open(frame.id, frame.side, frame.card))
    state = with_unit(replace(state, serial=serial, opens=opens), side, place, unit)
    return set_off_unit(state, next_time(state), side, unit, "enters", opener=frame.id)


def new_unit(serial: int, card: str) -> Unit:
    """A sorcerer as it is printed."""
    printed = CARDS[card]
    return Unit(serial, card, printed.attack, printed.health, printed.defence, printed.keywords)


def recover(scene: Scene, state: State, side: int, amount: int, source: str) -> State:
    """Power up to the maximum; recovering 0 is no recovery and sets nothing off (SO-BASE-08)."""
    player = state.players[side]
    after = min(player.max_power, player.power + amount)
    gain = max(0, after - player.power)
    frame = state.stack[-1]
    ability = ability_of(frame.card, frame.ability) if frame.kind == "passive" else None
    clause = "SO-LOOP-05" if isinstance(ability, Passive) and ability.when == "drawn" else "SO-RES-01"
    if not gain:
        clause = "SO-BASE-08"
    scene.out.append(Recovered(clause, SEATS[side], source, gain, player.power, player.power + gain))
    state = replace(state, stack=(*state.stack[:-1], replace(frame, got=gain)))
    if not gain:
        return state
    state = with_player(state, side, replace(player, power=player.power + gain))
    return set_off_side(state, side, "recovered", side)


def _serial(ref: Ref | None) -> int:
    assert isinstance(ref, int)
    return ref


def _give(scene: Scene, state: State, operation: Give, serial: int, source: str) -> State:
    found = find_unit(state, serial)
    if found is None:
        return state
    side, place, unit = found
    if operation.keyword == "attack":
        after = replace(unit, boost=unit.boost + operation.amount)
        before, now = attack_of(state, side, unit), attack_of(state, side, after)
        scene.out.append(Boosted("SO-BASE-12", SEATS[side], unit.card, place + 1, source, before, now))
        return with_unit(state, side, place, after)
    keyword = cast(KeywordName, operation.keyword)
    scene.out.append(KeywordLent("SO-BASE-12", SEATS[side], unit.card, place + 1, source, keyword))
    return with_unit(state, side, place, replace(unit, lent=(*unit.lent, keyword)))


def _destroy(scene: Scene, state: State, serial: int, source: str) -> State:
    found = find_item(state, serial)
    if found is None:
        return state
    side, place, index, unit = found
    item = unit.items[index]
    scene.out.append(ItemDestroyed(_why_destroyed(state, item, source), SEATS[item.side], item.card, unit.card, source))
    items = (*unit.items[:index], *unit.items[index + 1 :])
    return bury(with_unit(state, side, place, replace(unit, items=items)), item.side, (item.card,))


def _why_destroyed(state: State, item: Item, source: str) -> str:
    """A card that names its item does what it says; a passive of entering takes another one where one is protected."""
    if not passives(source, "enters"):
        return AS_PRINTED
    others_safe = any(
        other.safe and other.side == item.side
        for player in state.players
        for wearer in player.field
        if wearer is not None
        for other in wearer.items
    )
    return "SO-STACK-07" if others_safe else "SO-PLAY-05"


def _protect(scene: Scene, state: State, serial: int, source: str) -> State:
    found = find_item(state, serial)
    if found is None:
        return state
    side, place, index, unit = found
    item = unit.items[index]
    scene.out.append(ItemProtected("SO-STACK-05", SEATS[item.side], item.card, unit.card, source))
    items = (*unit.items[:index], replace(item, safe=True), *unit.items[index + 1 :])
    return with_unit(state, side, place, replace(unit, items=items))


def _negate(scene: Scene, state: State, serial: int, source: str) -> State:
    """The answered object does nothing (SO-AM-24); it lies right below the response."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if frame.id == serial:
            clause = "SO-AM-23" if source in _KEEPS_ITEMS else "SO-AM-24"
            scene.out.append(Negated(clause, SEATS[frame.side], object_name(frame), source))
            stack = (*state.stack[:place], replace(frame, negated=True), *state.stack[place + 1 :])
            return replace(state, stack=stack)
    return state


def _fetch(scene: Scene, state: State, operation: Fetch, side: int, card: str) -> State:
    player = state.players[side]
    if operation.into == "field" and free_place(player) is None:
        scene.out.append(FieldFull("SO-AM-21", SEATS[side], card))
        return state
    player = replace(player, graveyard=take(player.graveyard, (card,)))
    if operation.into == "field":
        return enter(scene, with_player(state, side, player), side, card, "SO-AM-31")
    scene.out.append(Fetched(AS_PRINTED, SEATS[side], card))
    return with_player(state, side, replace(player, hand=(*player.hand, card), shown=(*player.shown, card)))


def object_name(frame: Frame) -> str:
    """What the log calls an object of the stack: a card, an ability of one, or the attack."""
    if frame.kind == "attack":
        return "attack"
    return frame.card if frame.ability < 0 else f"{frame.card}-{frame.ability + 1}"


def object_of(name: str) -> tuple[str, int]:
    """The card and the ability that such a name means: none for an attack, no ability (-1) for the card itself."""
    if name == "attack":
        return "", -1
    if name in CARDS:
        return name, -1
    card, _, ability = name.rpartition("-")
    return card, int(ability) - 1
