"""Attack, block and damage at once (SO-DMG, SO-KW, SO-BASE-10, SO-AM-10, -17, -18, -26, -29, -30, -43)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import HALVING
from hanpan.games.sorcerers.rules.actions import NO_BLOCK, Attack, Block
from hanpan.games.sorcerers.rules.events.field import (
    AttackersNamed,
    BlockersNamed,
    CombatDamage,
    Lifelink,
    NoBlock,
    Unharmed,
)
from hanpan.games.sorcerers.rules.health import hurt_player
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.stack import push
from hanpan.games.sorcerers.rules.state import Frame, State, Unit, find_unit, with_player, with_unit
from hanpan.games.sorcerers.rules.stats import attack_of, defence_of, has, health_of, left_of
from hanpan.games.sorcerers.rules.triggers import next_time, set_off_unit
from hanpan.games.sorcerers.rules.verdict import judged


def may_attack(params: Params, state: State) -> bool:
    """Whether there is a combat at all: somebody rested, and not the very first turn (SO-BASE-04)."""
    if state.turn == 1 and not params.setup.first_attacks:
        return False
    return any(unit is not None and not unit.tired for unit in state.players[state.active].field)


def rested(state: State, side: int) -> list[int]:
    """The places, from 1, of sorcerers that may attack or block."""
    return [place for place, unit in enumerate(state.players[side].field, 1) if unit is not None and not unit.tired]


def blockable(state: State) -> list[int]:
    """The places, from 1, of attackers that can be blocked."""
    return [place for place, unit in _attackers(state) if not has(unit, "evasion")]


def check_attack(state: State, side: int, action: Attack) -> Refusal | None:
    """Why these sorcerers may not attack."""
    places = action.places
    if not places or tuple(sorted(set(places))) != places:
        return Refusal("bad_attack", "SO-BASE-10", {"places": list(places)})
    field = state.players[side].field
    for place in places:
        unit = field[place - 1] if 1 <= place <= len(field) else None
        if unit is None:
            return Refusal("nobody_there", "SO-BASE-10", {"place": place})
        if unit.tired:
            return Refusal("tired", "SO-AM-29", {"card": unit.card, "place": place})
    return None


def legal_attacks(state: State, side: int) -> list[Attack]:
    """Every set of rested sorcerers."""
    own = rested(state, side)
    return [Attack(places) for size in range(1, len(own) + 1) for places in combinations(own, size)]


def attack(scene: Scene, state: State, side: int, action: Attack) -> State:
    """Attackers are declared together, grow tired, and the attack goes on the stack (SO-AM-24)."""
    ids: list[int] = []
    cards: list[str] = []
    player = state.players[side]
    field = list(player.field)
    for place in action.places:
        unit = field[place - 1]
        assert unit is not None
        field[place - 1] = replace(unit, tired=True)
        ids.append(unit.id)
        cards.append(unit.card)
    scene.out.append(AttackersNamed("SO-BASE-10", SEATS[side], tuple(cards), action.places))
    state = with_player(state, side, replace(player, field=tuple(field)))
    state = replace(state, attackers=tuple(ids), causes=(), total=0)
    return push(scene, state, Frame(0, 2, side, "attack", targets=tuple(ids)))


def may_block(state: State) -> bool:
    """Whether the defender is asked: it has a rested sorcerer and somebody attacks."""
    defender = state.players[1 - state.active]
    return bool(_attackers(state)) and any(unit is not None and not unit.tired for unit in defender.field)


def check_block(state: State, side: int, action: Block) -> Refusal | None:
    """Why this block may not be named: one blocker an attacker, one attacker a blocker (SO-AM-30)."""
    pairs = action.pairs
    blockers, blocked = [own for own, _ in pairs], [foe for _, foe in pairs]
    if len(set(blockers)) < len(pairs) or len(set(blocked)) < len(pairs) or list(pairs) != sorted(pairs):
        return Refusal("one_to_one", "SO-AM-30", {})
    own, foes = state.players[side].field, state.players[1 - side].field
    for mine, theirs in pairs:
        unit = own[mine - 1] if 1 <= mine <= len(own) else None
        if unit is None:
            return Refusal("nobody_there", "SO-DMG-03", {"place": mine})
        if unit.tired:
            return Refusal("tired", "SO-AM-29", {"card": unit.card, "place": mine})
        attacker = foes[theirs - 1] if 1 <= theirs <= len(foes) else None
        if attacker is None or attacker.id not in state.attackers:
            return Refusal("no_attacker", "SO-DMG-03", {"place": theirs})
        if has(attacker, "evasion"):
            return Refusal("evades", "SO-KW-EVADE-01", {"card": attacker.card, "place": theirs})
    return None


def legal_blocks(state: State, side: int) -> list[Block]:
    """Every way to match rested sorcerers with attackers that can be blocked, no block first."""
    return [NO_BLOCK, *(Block(pairs) for pairs in _matchings(rested(state, side), blockable(state)) if pairs)]


def _named(state: State, side: int, action: Block) -> BlockersNamed:
    own, foe = (
        {place: unit.card for place, unit in enumerate(state.players[one].field, 1) if unit is not None}
        for one in (side, 1 - side)
    )
    pairs = tuple(f"{place}>{other}" for place, other in action.pairs)
    units = tuple((own[place], foe[other]) for place, other in action.pairs)
    return BlockersNamed("SO-DMG-03", SEATS[side], pairs, units)


def block(scene: Scene, state: State, side: int, action: Block) -> State:
    """Blocks are named, then all damage is dealt at once from one snapshot (SO-AM-10)."""
    if action.pairs:
        scene.out.append(_named(state, side, action))
    else:
        scene.out.append(NoBlock("SO-DMG-03", SEATS[side]))
    return strike(scene, state, action)


class _Blow(NamedTuple):
    """What one sorcerer takes and deals in the snapshot."""

    unit: Unit
    side: int
    taken: int
    healed: int
    shielded: bool = False  # all of it was stopped by defence (SO-AM-26)


def strike(scene: Scene, state: State, action: Block) -> State:
    """Combat damage: attack less defence, both ways; what is left over pierces; lifelink heals with it."""
    side = state.active
    blocked_by = {foe: own for own, foe in action.pairs}
    blows: list[_Blow] = []
    hits: list[tuple[Unit, int, str]] = []
    for place, unit in _attackers(state):
        blocker = state.players[1 - side].field[blocked_by[place] - 1] if place in blocked_by else None
        if blocker is None:
            through = _through(state, attack_of(state, side, unit))
            clause = "SO-KW-EVADE-02" if has(unit, "evasion") else "SO-DMG-01"
            hits.append((unit, through, clause))
            blows.append(_Blow(unit, side, 0, through if has(unit, "lifelink") else 0))
            continue
        mine, excess, clause = _exchange(scene, state, unit, blocker)
        if excess:
            hits.append((unit, excess, clause))
        blows += mine
    for blow in blows:
        state = _land(scene, state, blow)
    return _hit(scene, state, hits)


def _exchange(scene: Scene, state: State, unit: Unit, blocker: Unit) -> tuple[list[_Blow], int, str]:
    """An attacker and its blocker: what each takes and heals, and what goes through to the player."""
    side = state.active
    force, answer = attack_of(state, side, unit), attack_of(state, 1 - side, blocker)
    raw = max(0, force - defence_of(state, 1 - side, blocker))
    back = max(0, answer - defence_of(state, side, unit))
    dealt = 0 if _unharmed(scene, 1 - side, blocker, raw) else raw
    returned = 0 if _unharmed(scene, side, unit, back) else back
    excess = max(0, raw - left_of(blocker)) if has(unit, "piercing") else 0
    through = _through(state, excess)
    received = min(dealt, left_of(blocker)) + through
    drained = min(returned, left_of(unit)) if has(blocker, "lifelink") else 0
    own = _Blow(unit, side, returned, received if has(unit, "lifelink") else 0, bool(answer and not back))
    foe = _Blow(blocker, 1 - side, dealt, drained, bool(force and not raw))
    clause = "SO-AM-17" if has(blocker, "indestructible") else "SO-KW-PIERCE-01"
    return [own, foe], through, clause


def _unharmed(scene: Scene, side: int, unit: Unit, amount: int) -> bool:
    """Indestructible: no combat damage at all (SO-AM-17)."""
    if not amount or not has(unit, "indestructible"):
        return False
    scene.out.append(Unharmed("SO-KW-INDES-01", SEATS[side], unit.card, amount))
    return True


def _through(state: State, amount: int) -> int:
    """Combat damage to a player, of one attacker."""
    halved = state.event is not None and state.event.card in HALVING
    return amount // 2 if halved else amount


def _land(scene: Scene, state: State, blow: _Blow) -> State:
    """Damage and healing of one moment, netted (SO-AM-18)."""
    if not blow.taken and not blow.healed and not blow.shielded:
        return state
    found = find_unit(state, blow.unit.id)
    assert found is not None
    side, place, unit = found
    damage = max(0, unit.damage + blow.taken - blow.healed)
    after = replace(unit, damage=damage)
    before, now = left_of(unit), max(0, health_of(unit) - damage)
    if blow.healed:
        clause = "SO-KW-LIFE-02" if blow.taken else "SO-KW-LIFE-01"
        where = (SEATS[side], unit.card, place + 1)
        had = (health_of(unit), unit.damage, before)
        scene.out.append(Lifelink(clause, *where, blow.taken, blow.healed, *had, now))
    else:
        clause = "SO-AM-26" if blow.shielded else "SO-DMG-04"
        scene.out.append(CombatDamage(clause, SEATS[side], unit.card, place + 1, blow.taken, before, now))
    return with_unit(state, side, place, after)


def _hit(scene: Scene, state: State, hits: Sequence[tuple[Unit, int, str]]) -> State:
    side = state.active
    time = next_time(state)
    for unit, amount, clause in hits:
        if not amount:
            continue
        state = hurt_player(scene, state, 1 - side, amount, unit.card, clause)
        state = set_off_unit(state, time, side, unit, "damages_player", 1 - side)
    return judged(scene, replace(state, attackers=()))


def _attackers(state: State) -> list[tuple[int, Unit]]:
    """Those that are still there, with their places."""
    field = state.players[state.active].field
    return [(place, unit) for place, unit in enumerate(field, 1) if unit is not None and unit.id in state.attackers]


def _matchings(own: Sequence[int], foes: Sequence[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every set of pairs, in a fixed order, each with its own places in order."""
    if not own:
        yield ()
        return
    first, rest = own[0], own[1:]
    for pairs in _matchings(rest, foes):
        yield pairs
    for foe in foes:
        for pairs in _matchings(rest, [other for other in foes if other != foe]):
            yield ((first, foe), *pairs)
