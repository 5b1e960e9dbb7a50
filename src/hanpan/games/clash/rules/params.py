"""Every number of the rules that is not printed on a card, with its clause and range."""

from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.params import BadParameter, Number
from hanpan.games.clash.content.releases import RELEASES

N: TypeAlias = Number


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game begins with."""

    hp: Annotated[int, N("CL-BASE-01", 1, 500)] = 70
    copies: Annotated[int, N("CL-BASE-02", 2, 10)] = 2
    hand: Annotated[int, N("CL-BASE-03", 0, 10)] = 5
    mulligan: Annotated[int, N("CL-HAND-01", 0, 5)] = 2
    arena: Annotated[int, N("CL-BASE-08", 0, 4)] = 0  # 0: as the mode says; 1 to 4: pit, volcano, shrine, rift


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each turn brings and allows."""

    draw: Annotated[int, N("CL-BASE-03", 0, 10)] = 2
    hand_limit: Annotated[int, N("CL-HAND-03", 1, 20)] = 10
    slots: Annotated[int, N("CL-AM-22", 1, 4)] = 3
    most_slots: Annotated[int, N("CL-AM-20", 1, 4)] = 4
    summons: Annotated[int, N("CL-BASE-05", 1, 4)] = 2
    freeze_cut: Annotated[int, N("CL-AM-22", 0, 4)] = 2
    burn_damage: Annotated[int, N("CL-TICK-01", 0, 50)] = 3
    regen_heal: Annotated[int, N("CL-TICK-01", 0, 50)] = 3


class Energy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Energy gained and kept."""

    gain: Annotated[int, N("CL-NRG-01", 0, 20)] = 3
    cap: Annotated[int, N("CL-NRG-02", 1, 20)] = 10
    cap_low: Annotated[int, N("CL-AM-20", 0, 20)] = 4
    cap_high: Annotated[int, N("CL-AM-20", 1, 40)] = 16


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far keywords stack."""

    strength: Annotated[int, N("CL-AM-20", 0, 50)] = 9
    weakness: Annotated[int, N("CL-AM-20", 0, 50)] = 5
    vulnerable: Annotated[int, N("CL-AM-20", 0, 500)] = 100
    mitigation: Annotated[int, N("CL-AM-20", 0, 100)] = 75
    heal_down: Annotated[int, N("CL-AM-20", 0, 100)] = 100
    poison: Annotated[int, N("CL-AM-20", 0, 99)] = 15
    burn: Annotated[int, N("CL-AM-20", 0, 20)] = 5
    regen: Annotated[int, N("CL-AM-20", 0, 20)] = 5
    shield: Annotated[int, N("CL-AM-20", 0, 200)] = 30
    freeze: Annotated[int, N("CL-AM-20", 0, 10)] = 2
    critical: Annotated[int, N("CL-AM-24", 0, 300)] = 50


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When it ends."""

    rounds: Annotated[int, N("CL-BASE-06", 1, 100)] = 30
    closing_from: Annotated[int, N("CL-BASE-07", 1, 101)] = 16
    rematch_until: Annotated[int, N("CL-AM-29", 0, 100)] = 10


class Timer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clocks, and what is done for somebody who is away."""

    declare: Annotated[int, N("CL-EDGE-06", 5, 600)] = 30
    reaction: Annotated[int, N("CL-AM-04", 3, 600)] = 10
    auto_card: Annotated[int, N("CL-EDGE-07", 0, 1)] = 1  # 1: one recommended card, 0: pass


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of one variant of the game."""

    setup: Setup = Setup()
    turn: Turn = Turn()
    energy: Energy = Energy()
    bounds: Bounds = Bounds()
    end: End = End()
    timer: Timer = Timer()
    release: int = len(RELEASES)


def validate(params: Params) -> None:
    """Refuse numbers that are each possible but impossible together. Raises BadParameter."""
    energy = params.energy
    if energy.cap_low > energy.cap_high:
        raise BadParameter(
            f"energy.cap_low: {energy.cap_low} is above energy.cap_high, {energy.cap_high} (CL-AM-20)",
            ko=f"energy.cap_low: {energy.cap_low}, energy.cap_high({energy.cap_high})보다 큽니다 (CL-AM-20)",
        )
    if params.setup.hand > params.turn.hand_limit:
        raise BadParameter(
            f"setup.hand: {params.setup.hand} is above turn.hand_limit, {params.turn.hand_limit} (CL-HAND-03)",
            ko=f"setup.hand: {params.setup.hand}, turn.hand_limit({params.turn.hand_limit})보다 큽니다 (CL-HAND-03)",
        )
    if params.turn.slots > params.turn.most_slots:
        raise BadParameter(
            f"turn.slots: {params.turn.slots} is above turn.most_slots (CL-AM-20)",
            ko=f"turn.slots: {params.turn.slots}, turn.most_slots보다 큽니다 (CL-AM-20)",
        )
