"""Every number of the rules that is not printed on a card, a potion or a monster, with its clause and range."""

from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.params import BadParameter, Number
from hanpan.games.trail.content.releases import RELEASES

N: TypeAlias = Number


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The character, and what each turn brings."""

    hp: Annotated[int, N("TR-BASE-02", 1, 200)] = 40
    mana: Annotated[int, N("TR-BASE-01", 0, 20)] = 3
    draw: Annotated[int, N("TR-BASE-01", 0, 10)] = 5
    hand: Annotated[int, N("TR-BASE-03", 1, 10)] = 10
    potions: Annotated[int, N("TR-BASE-14", 0, 6)] = 3


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles and items."""

    spikes: Annotated[int, N("TR-BASE-10", 0, 50)] = 3
    pool: Annotated[int, N("TR-BASE-10", 0, 50)] = 1
    pool_poison: Annotated[int, N("TR-BASE-10", 0, 20)] = 2
    rapids: Annotated[int, N("TR-AM-16", 1, 8)] = 2
    rail_every: Annotated[int, N("TR-AM-17", 1, 20)] = 3
    rail_damage: Annotated[int, N("TR-AM-17", 0, 50)] = 6
    mana_shard: Annotated[int, N("TR-ITEM-03", 0, 10)] = 1
    feather: Annotated[int, N("TR-BASE-11", 0, 8)] = 1
    heart: Annotated[int, N("TR-BASE-11", 0, 50)] = 4
    die_shard: Annotated[int, N("TR-DET-05", 0, 8)] = 1


class Dark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dark that closes in on a long stage: from turn `first` on, `step` more each turn."""

    first: Annotated[int, N("TR-BASE-05", 1, 30)] = 4
    step: Annotated[int, N("TR-BASE-05", 1, 50)] = 4


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand on dice."""

    low: Annotated[int, N("TR-AM-07", 1, 8)] = 1
    high: Annotated[int, N("TR-AM-07", 6, 12)] = 8
    d4_high: Annotated[int, N("TR-AM-09", 1, 8)] = 6
    d4_sum: Annotated[int, N("TR-AM-09", 4, 32)] = 12


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a stage that is won brings."""

    heal: Annotated[int, N("TR-BASE-17", 0, 100)] = 4
    cards: Annotated[int, N("TR-DET-07", 1, 10)] = 3


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All monsters at once, in percent of what is printed on them."""

    hp: Annotated[int, N("TR-BASE-12", 1, 400)] = 100
    damage: Annotated[int, N("TR-BASE-12", 0, 400)] = 100


class Controls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often in a turn movement mode may be left by hand, and something taken back, so that every turn ends."""

    exits: Annotated[int, N("TR-UI-07", 1, 200)] = 30
    undos: Annotated[int, N("TR-DET-10", 0, 200)] = 30


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of one variant of the game."""

    player: Player = Player()
    ground: Ground = Ground()
    dark: Dark = Dark()
    die: Die = Die()
    reward: Reward = Reward()
    foe: Foe = Foe()
    controls: Controls = Controls()
    release: int = len(RELEASES)


def validate(params: Params) -> None:
    """Refuse numbers that are each possible but impossible together. Raises BadParameter."""
    if params.player.draw > params.player.hand:
        raise BadParameter(
            f"player.draw: {params.player.draw} is above player.hand, {params.player.hand} (TR-BASE-03)",
            ko=f"player.draw: {params.player.draw}, player.hand({params.player.hand})보다 큽니다 (TR-BASE-03)",
        )
    if params.die.low * 4 > params.die.d4_sum:
        raise BadParameter(
            f"die.d4_sum: {params.die.d4_sum} leaves no four numbers from {params.die.low} on (TR-AM-09)",
            ko=f"die.d4_sum: {params.die.d4_sum}, {params.die.low} 이상의 수 넷을 고를 수 없습니다 (TR-AM-09)",
        )
    if params.die.low > params.die.d4_high:
        raise BadParameter(
            f"die.d4_high: {params.die.d4_high} is below die.low, {params.die.low} (TR-AM-09)",
            ko=f"die.d4_high: {params.die.d4_high}, die.low({params.die.low})보다 작습니다 (TR-AM-09)",
        )
    if params.die.d4_high > params.die.high:
        raise BadParameter(
            f"die.d4_high: {params.die.d4_high} is above die.high, {params.die.high} (TR-AM-07)",
            ko=f"die.d4_high: {params.die.d4_high}, die.high({params.die.high})보다 큽니다 (TR-AM-07)",
        )
