"""Energy: the cap, the gain of a turn, refunds (CL-NRG, CL-AM-18, CL-AM-35)."""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import Card, Failure, Refund
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.events import Energy, Refunded
from hanpan.games.clash.rules.keywords import amount_of, has, without
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.rules.unit_events import Faded

_GAINS = ("gain_up", "gain_down")


def cap_of(params: Params, player: Player) -> int:
    """The most energy a side can hold now."""
    hero = player.hero
    if not hero.keywords:
        return params.energy.cap
    changed = params.energy.cap + amount_of(hero, "cap_up") - amount_of(hero, "cap_down")
    if changed == params.energy.cap:
        return changed  # the bounds are of changes, not of the number they start from
    return min(params.energy.cap_high, max(params.energy.cap_low, changed))


def gain_energy(params: Params, player: Player, seat: Seat, out: list[Happening]) -> Player:
    """Carried energy plus the gain of the turn, up to the cap; changes of the gain are used up (CL-NRG-05)."""
    hero, cap = player.hero, cap_of(params, player)
    gain = base = params.energy.gain
    if hero.keywords:
        gain = max(0, base + amount_of(hero, "gain_up") - amount_of(hero, "gain_down"))
    after = min(cap, player.energy + gain)
    if gain != base or cap != params.energy.cap:
        clause = "CL-NRG-03"
    elif player.energy + gain > cap:
        clause = "CL-NRG-02"
    else:
        clause = "CL-NRG-05" if player.energy else "CL-NRG-01"
    out.append(Energy(clause, seat, gain, cap, player.energy, after))
    used = tuple([name for name in _GAINS if has(hero, name)]) if hero.keywords else ()
    if used:
        out.append(Faded("CL-AM-18", seat, hero.kind, HERO, used, "use"))
        hero = replace(hero, keywords=without(hero, frozenset(_GAINS)))
        player = replace(player, units=(hero, *player.units[1:]))
    return replace(player, energy=after)


def refund(
    params: Params, player: Player, seat: Seat, card: Card, kind: Refund | Failure, clause: str, out: list[Happening]
) -> Player:
    """Give back none, half (rounded down) or all of a card's cost, at once (CL-AM-14, CL-AM-35)."""
    amount = {"none": 0, "consume": 0, "partial": card.cost // 2, "full": card.cost}[kind]
    after = max(player.energy, min(cap_of(params, player), player.energy + amount))
    beyond = player.energy + amount - after or UNSET
    out.append(Refunded(clause, seat, card.id, kind, amount, player.energy, after, beyond))
    return replace(player, energy=after)
