"""What combat comes to, foretold by the rules that decide it: who falls and what the attacked player keeps.

Only what lies open on the table counts: no card of a hand or a deck. It is what happens if nobody responds, and what
the fallen set off comes after it.
"""

import msgspec
from msgspec.structs import replace

from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.actions import Attack, Block
from hanpan.games.sorcerers.rules.combat import check_block, legal_attacks, legal_blocks, rested, strike
from hanpan.games.sorcerers.rules.health import doomed
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import State, find_unit


class Fallen(msgspec.Struct, frozen=True):
    """A sorcerer that would be incapacitated, by its place from 1."""

    seat: Seat
    place: int


class Combat(msgspec.Struct, frozen=True):
    """How one combat would end. `hp`: of the player who is attacked."""

    falls: tuple[Fallen, ...]
    hp: int


class Option(msgspec.Struct, frozen=True):
    """A block, or an attack that nobody blocks."""

    action: Attack | Block
    ahead: Combat


class Duel(msgspec.Struct, frozen=True):
    """An attacker and somebody who could block it, alone."""

    attacker: int
    blocker: int
    ahead: Combat


class Previews(msgspec.Struct, frozen=True):
    """All answers to the present question, and before an attack every pair that might meet."""

    options: tuple[Option, ...]
    duels: tuple[Duel, ...] = ()


def previews(params: Params, state: State) -> Previews | None:
    """How combat would end, for every attack or block that may be declared now; None outside combat."""
    side = state.active
    if state.stage == "attack":
        attacks = legal_attacks(state, side)
        pairs = [
            (own, foe)
            for own in rested(state, side)
            for foe in rested(state, 1 - side)
            if check_block(_with(state, (own,)), 1 - side, Block(((foe, own),))) is None
        ]
        return Previews(
            tuple(Option(attack, _combat(params, _with(state, attack.places), Block())) for attack in attacks),
            tuple(Duel(own, foe, _combat(params, _with(state, (own,)), Block(((foe, own),)))) for own, foe in pairs),
        )
    if state.stage == "block":
        blocks = legal_blocks(state, 1 - side)
        return Previews(tuple(Option(block, _combat(params, state, block)) for block in blocks))
    return None


def _with(state: State, places: tuple[int, ...]) -> State:
    """The same table with these attackers."""
    field = state.players[state.active].field
    return replace(state, attackers=tuple(unit.id for place in places if (unit := field[place - 1]) is not None))


def _combat(params: Params, state: State, block: Block) -> Combat:
    out: list[Happening] = []  # nobody is told, and nothing is drawn
    after = strike(Scene(params, ScriptedChance({}), out), state, block)
    found = (find_unit(after, serial) for serial in doomed(after))
    falls = sorted((SEATS[side], place + 1) for side, place, _ in filter(None, found))
    return Combat(tuple(Fallen(seat, place) for seat, place in falls), after.players[1 - state.active].hp)
