"""Potions: using one is free (TR-BASE-14)."""

from collections.abc import Iterator

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.catalogue import POTIONS
from hanpan.games.trail.rules.actions import Drink
from hanpan.games.trail.rules.events.fight import PotionUsed, Shadow
from hanpan.games.trail.rules.events.turn import SpeedChanged
from hanpan.games.trail.rules.ground import change_spd, gain_mana, over_mana
from hanpan.games.trail.rules.harm import healed
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import without
from hanpan.games.trail.rules.state import State


def check_drink(state: State, drink: Drink) -> Refusal | None:
    """Why a potion may not be used so; None if it may."""
    potion = POTIONS.get(drink.potion)
    if potion is None or drink.potion not in state.potions:
        return Refusal("no_potion", "TR-BASE-14", {"potion": drink.potion, "known": potion is not None})
    if potion.does == "fix" and not 1 <= drink.amount <= potion.amount:
        return Refusal("bad_amount", "TR-BASE-14", {"amount": drink.amount, "most": potion.amount})
    if potion.does != "fix" and drink.amount:
        return Refusal("bad_amount", "TR-BASE-14", {"amount": drink.amount, "most": 0})
    return None


def drinks(state: State) -> Iterator[Drink]:
    """Every way in which a potion may be used now."""
    for name in dict.fromkeys(state.potions):
        potion = POTIONS[name]
        if potion.does == "fix":
            yield from (Drink(name, amount) for amount in range(1, potion.amount + 1))
        else:
            yield Drink(name)


def drink_potion(params: Params, state: State, drink: Drink, out: list[Happening]) -> State:
    """Use a potion up."""
    potion = POTIONS[drink.potion]
    out.append(PotionUsed("TR-BASE-14", "p1", potion.id))
    state = replace(state, potions=without(state.potions, potion.id))
    if potion.does == "heal":
        return healed(params, state, potion.id, potion.amount, "TR-BASE-14", out)
    if potion.does == "speed":
        return change_spd(state, potion.id, potion.amount, "TR-AM-12", out)
    if potion.does == "surge":
        return gain_mana(state, potion.id, potion.amount, over_mana(params, state, potion.amount, "TR-BASE-14"), out)
    if potion.does == "shadow":
        out.append(Shadow("TR-BASE-14", "p1"))
        return replace(state, shadow=True)
    gain = drink.amount - state.spd
    out.append(SpeedChanged("TR-BASE-14", "p1", potion.id, gain, state.spd, drink.amount))
    return replace(state, spd=drink.amount, rolled=drink.amount)  # as if rolled: a Reroll replaces it all
