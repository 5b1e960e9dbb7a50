"""Energy: the cap, the gain of a turn, refunds (CL-NRG, CL-AM-18, CL-AM-35)."""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.content.catalogue import Card, Failure, Refund
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.events import Energy, Refunded
from hanpan.games.clash.rules.keywords import amount_of, has, without
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player, State, with_player
from hanpan.games.clash.rules.unit_events import Faded

_GAINS = ("gain_up", "gain_down")


def cap_of(params: Params, player: Player) -> int:
    """The most energy a side can hold now."""
    changed = params.energy.cap + amount_of(player.hero, "cap_up") - amount_of(player.hero, "cap_down")
    if changed == params.energy.cap:
        return changed  # the bounds are of changes, not of the number they start from
    return min(params.energy.cap_high, max(params.energy.cap_low, changed))


def gain_energy(params: Params, state: State, side: int, out: list[Happening]) -> State:
    """Carried energy plus the gain of the turn, up to the cap; changes of the gain are used up (CL-NRG-05)."""
    player = state.players[side]
    base, cap = params.energy.gain, cap_of(params, player)
    gain = max(0, base + amount_of(player.hero, "gain_up") - amount_of(player.hero, "gain_down"))
    after = min(cap, player.energy + gain)
    if gain != base or cap != params.energy.cap:
        clause = "CL-NRG-03"
    elif player.energy + gain > cap:
        clause = "CL-NRG-02"
    else:
        clause = "CL-NRG-05" if player.energy else "CL-NRG-01"
    out.append(Energy(clause, SEATS[side], gain, cap, player.energy, after))
    if player.hero.keywords:
        used = tuple(name for name in _GAINS if has(player.hero, name))
        if used:
            out.append(Faded("CL-AM-18", SEATS[side], player.hero.kind, HERO, used, "use"))
        hero = replace(player.hero, keywords=without(player.hero, frozenset(_GAINS)))
        player = replace(player, units=(hero, *player.units[1:]))
    return with_player(state, side, replace(player, energy=after))


def refund(
    params: Params, state: State, side: int, card: Card, kind: Refund | Failure, clause: str, out: list[Happening]
) -> State:
    """Give back none, half (rounded down) or all of a card's cost, at once (CL-AM-14, CL-AM-35)."""
    player = state.players[side]
    amount = {"none": 0, "consume": 0, "partial": card.cost // 2, "full": card.cost}[kind]
    after = max(player.energy, min(cap_of(params, player), player.energy + amount))
    beyond = player.energy + amount - after or UNSET
    out.append(Refunded(clause, SEATS[side], card.id, kind, amount, player.energy, after, beyond))
    return with_player(state, side, replace(player, energy=after))
