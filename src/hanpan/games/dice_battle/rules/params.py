"""Every number of the rules, with its clause and the range in which it makes sense."""

from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.params import BadParameter, Number
from hanpan.games.dice_battle.content.releases import RELEASES

N: TypeAlias = Number


class Modes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds of a game by mode."""

    quick: Annotated[int, N("DB-1.1", 1, 50)] = 5
    regular: Annotated[int, N("DB-1.1", 1, 50)] = 8
    extended: Annotated[int, N("DB-1.1", 1, 50)] = 10


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each seat begins with."""

    total: Annotated[int, N("DB-1.2", 0, 100)] = 1
    energy: Annotated[int, N("DB-1.2", 0, 50)] = 0
    shields: Annotated[int, N("DB-1.2", 0, 20)] = 0
    gauge: Annotated[int, N("DB-1.2", 0, 20)] = 0


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shared strategy deck."""

    attack: Annotated[int, N("DB-1.3", 0, 60)] = 7
    defence: Annotated[int, N("DB-1.3", 0, 60)] = 7
    boost: Annotated[int, N("DB-1.3", 0, 60)] = 3
    steal: Annotated[int, N("DB-1.3", 0, 60)] = 2
    reset: Annotated[int, N("DB-1.3", 0, 60)] = 1


class EventDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat's event deck."""

    none: Annotated[int, N("DB-1.4", 0, 60)] = 8
    luck: Annotated[int, N("DB-1.4", 0, 60)] = 1
    score_boost: Annotated[int, N("DB-1.4", 0, 60)] = 1
    bonus_turn: Annotated[int, N("DB-1.4", 0, 60)] = 1
    energy_charge: Annotated[int, N("DB-1.4", 0, 60)] = 1
    bomb: Annotated[int, N("DB-1.4", 0, 60)] = 1
    thief: Annotated[int, N("DB-1.4", 0, 60)] = 1
    curse: Annotated[int, N("DB-1.4", 0, 60)] = 1
    energy_drain: Annotated[int, N("DB-1.4", 0, 60)] = 1
    score_swap: Annotated[int, N("DB-1.4", 0, 60)] = 1
    reset: Annotated[int, N("DB-1.4", 0, 60)] = 1
    card_swap: Annotated[int, N("DB-1.4", 0, 60)] = 2


class Energy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Energy gained and kept."""

    gain_low: Annotated[int, N("DB-2.1", 0, 20)] = 2
    gain_high: Annotated[int, N("DB-2.1", 0, 20)] = 3
    gain_after_loss: Annotated[int, N("DB-2.1", 0, 20)] = 3
    cap: Annotated[int, N("DB-2.2", 0, 50)] = 10
    win_bonus: Annotated[int, N("DB-8.2", 0, 20)] = 1


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and prices of cards."""

    per_round: Annotated[int, N("DB-3.2", 0, 10)] = 2
    per_kind: Annotated[int, N("DB-3.2", 1, 10)] = 1
    attack_cost: Annotated[int, N("DB-5.1", 0, 50)] = 2
    defence_cost: Annotated[int, N("DB-3.1", 0, 50)] = 1
    boost_cost: Annotated[int, N("DB-3.1", 0, 50)] = 4
    steal_cost: Annotated[int, N("DB-5.1", 0, 50)] = 2
    reset_cost: Annotated[int, N("DB-5.1", 0, 50)] = 4
    attack_damage: Annotated[int, N("DB-5.2", 0, 50)] = 3
    boost_factor: Annotated[int, N("DB-3.6", 1, 10)] = 2
    steal_low: Annotated[int, N("DB-5.3", 0, 20)] = 1
    steal_high: Annotated[int, N("DB-5.3", 0, 20)] = 2


class Shield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shields built and held."""

    cost: Annotated[int, N("DB-3.1", 0, 50)] = 3
    cap: Annotated[int, N("DB-3.3", 0, 20)] = 2


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The die itself."""

    faces: Annotated[int, N("DB-4.1", 2, 20)] = 6
    luck_dice: Annotated[int, N("DB-4.2", 1, 6)] = 2
    bonus_dice: Annotated[int, N("DB-4.3", 0, 6)] = 1


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attack tendency."""

    success_from: Annotated[int, N("DB-4.4", 1, 21)] = 4
    fail_points: Annotated[int, N("DB-4.4", 0, 50)] = 1
    bonus_face: Annotated[int, N("DB-4.4", 1, 20)] = 6
    bonus_points: Annotated[int, N("DB-4.4", 0, 50)] = 3


class Defence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defence tendency."""

    success_from: Annotated[int, N("DB-4.5", 1, 21)] = 2
    success_to: Annotated[int, N("DB-4.5", 0, 20)] = 5
    fail_points: Annotated[int, N("DB-4.5", 0, 50)] = 0
    shields: Annotated[int, N("DB-4.5", 0, 20)] = 1
    special_face: Annotated[int, N("DB-4.8", 1, 20)] = 2


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The balance tendency."""

    energy: Annotated[int, N("DB-4.6", 0, 20)] = 1
    gauge: Annotated[int, N("DB-4.6", 0, 20)] = 1


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Special dice: what they do, and how likely each is against the others of its kind."""

    strike_weight: Annotated[int, N("DB-4.7", 0, 100)] = 1
    flame_weight: Annotated[int, N("DB-4.7", 0, 100)] = 1
    double_weight: Annotated[int, N("DB-4.7", 0, 100)] = 1
    strike_damage: Annotated[int, N("DB-4.7", 0, 50)] = 2
    flame_damage: Annotated[int, N("DB-4.7", 0, 50)] = 3
    flame_next: Annotated[int, N("DB-4.7", 0, 50)] = 1
    double_factor: Annotated[int, N("DB-4.7", 1, 10)] = 2
    ward_weight: Annotated[int, N("DB-4.8", 0, 100)] = 1
    star_weight: Annotated[int, N("DB-4.8", 0, 100)] = 1
    ward_shields: Annotated[int, N("DB-4.8", 0, 20)] = 1
    star_low: Annotated[int, N("DB-4.8", 0, 50)] = 2
    star_high: Annotated[int, N("DB-4.8", 0, 50)] = 6


class EventEffects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What events do and when they apply."""

    curse_points: Annotated[int, N("DB-7.4", 0, 50)] = 2
    score_boost: Annotated[int, N("DB-7.5", 0, 50)] = 2
    energy_charge: Annotated[int, N("DB-7.6", 0, 50)] = 3
    bomb_divisor: Annotated[int, N("DB-7.7", 1, 10)] = 2
    bomb_floor: Annotated[int, N("DB-7.7", 0, 100)] = 3
    thief_points: Annotated[int, N("DB-7.8", 0, 50)] = 2
    thief_from: Annotated[int, N("DB-7.2", 0, 100)] = 5
    drain_energy: Annotated[int, N("DB-7.9", 0, 50)] = 2
    drain_floor: Annotated[int, N("DB-7.9", 0, 50)] = 1
    drain_from: Annotated[int, N("DB-7.2", 0, 50)] = 3
    swap_gap: Annotated[int, N("DB-7.2", 0, 100)] = 3


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The floors of scores."""

    round_floor: Annotated[int, N("DB-6.7", 0, 0)] = 0
    total_floor: Annotated[int, N("DB-8.1", 0, 100)] = 1


class Gauge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fills the gauge, and what a full one gives."""

    repeat_gain: Annotated[int, N("DB-9.1", 0, 20)] = 1
    run_face: Annotated[int, N("DB-9.2", 1, 20)] = 6
    run_length: Annotated[int, N("DB-9.2", 1, 10)] = 2
    total_from: Annotated[int, N("DB-9.3", 0, 1000)] = 15
    total_gain: Annotated[int, N("DB-9.3", 0, 20)] = 1
    losses: Annotated[int, N("DB-9.4", 1, 50)] = 2
    loss_gain: Annotated[int, N("DB-9.4", 0, 20)] = 1
    wins: Annotated[int, N("DB-9.4", 1, 50)] = 3
    win_gain: Annotated[int, N("DB-9.4", 0, 20)] = 1
    full: Annotated[int, N("DB-9.5", 1, 50)] = 5


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """All numbers of one variant of the game. The hash is kept: whatever is remembered is remembered by it."""

    modes: Modes = Modes()
    start: Start = Start()
    deck: Deck = Deck()
    event_deck: EventDeck = EventDeck()
    energy: Energy = Energy()
    cards: Cards = Cards()
    shield: Shield = Shield()
    die: Die = Die()
    attack: Attack = Attack()
    defence: Defence = Defence()
    balance: Balance = Balance()
    special: Special = Special()
    event: EventEffects = EventEffects()
    score: Score = Score()
    gauge: Gauge = Gauge()
    release: int = len(RELEASES)


def validate(params: Params) -> None:
    """Refuse numbers that are each possible but impossible together. Raises BadParameter."""
    p = params
    if sum(msgspec.structs.astuple(p.deck)) == 0:
        raise BadParameter(
            "deck: a deck of no cards cannot be drawn from (DB-1.3)",
            ko="deck: 카드가 없는 덱에서는 뽑을 수 없습니다 (DB-1.3)",
        )
    if sum(msgspec.structs.astuple(p.event_deck)) == 0:
        raise BadParameter(
            "event_deck: a deck of no events cannot be drawn from (DB-1.4)",
            ko="event_deck: 이벤트가 없는 덱에서는 뽑을 수 없습니다 (DB-1.4)",
        )
    for low, high, clause in (
        ("energy.gain_low", "energy.gain_high", "DB-2.1"),
        ("cards.steal_low", "cards.steal_high", "DB-5.3"),
        ("special.star_low", "special.star_high", "DB-4.8"),
    ):
        least, most = _number(p, low), _number(p, high)
        if least > most:
            raise BadParameter(
                f"{low}: {least} is above {high}, which is {most} ({clause})",
                ko=f"{low}: {least}, {high}({most})보다 큽니다 ({clause})",
            )
    if p.special.strike_weight + p.special.flame_weight + p.special.double_weight == 0:
        raise BadParameter(
            "special.strike_weight: a six in attack needs one possible special (DB-4.7)",
            ko="special.strike_weight: 공격의 6에는 나올 수 있는 특수 효과가 하나는 있어야 합니다 (DB-4.7)",
        )
    if p.special.ward_weight + p.special.star_weight == 0:
        raise BadParameter(
            "special.ward_weight: a two in defence needs one possible special (DB-4.8)",
            ko="special.ward_weight: 방어의 2에는 나올 수 있는 특수 효과가 하나는 있어야 합니다 (DB-4.8)",
        )
    if p.start.energy > p.energy.cap:
        raise BadParameter(
            f"start.energy: {p.start.energy} is above energy.cap, which is {p.energy.cap} (DB-2.2)",
            ko=f"start.energy: {p.start.energy}, energy.cap({p.energy.cap})보다 큽니다 (DB-2.2)",
        )
    if p.start.shields > p.shield.cap:
        raise BadParameter(
            f"start.shields: {p.start.shields} is above shield.cap, which is {p.shield.cap} (DB-3.3)",
            ko=f"start.shields: {p.start.shields}, shield.cap({p.shield.cap})보다 큽니다 (DB-3.3)",
        )
    if p.start.total < p.score.total_floor:
        raise BadParameter(
            f"start.total: {p.start.total} is below score.total_floor, which is {p.score.total_floor} (DB-8.1)",
            ko=f"start.total: {p.start.total}, score.total_floor({p.score.total_floor})보다 작습니다 (DB-8.1)",
        )
    if p.start.gauge >= p.gauge.full:
        raise BadParameter(
            f"start.gauge: {p.start.gauge} is not below gauge.full, which is {p.gauge.full} (DB-9.5)",
            ko=f"start.gauge: {p.start.gauge}, gauge.full({p.gauge.full})보다 작아야 합니다 (DB-9.5)",
        )


def _number(params: Params, name: str) -> int:
    group, field = name.split(".")
    return int(getattr(getattr(params, group), field))
