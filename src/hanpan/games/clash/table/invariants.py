"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.rules.keywords import DEBUFFS, amount_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player, State, Unit


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    if state.stage == "deck":
        return ()
    return [fault for side in (0, 1) for fault in _side(params, state, side)]


def _side(params: Params, state: State, side: int) -> Iterator[str]:
    player, seat = state.players[side], SEATS[side]
    yield from (f"{seat}.{fault}" for fault in _cards(params, state, player))
    most = max(params.energy.cap, params.energy.cap_high)
    if not 0 <= player.energy <= most:
        yield f"{seat}.energy: {player.energy} is outside 0 to {most} (CL-NRG-02)"
    if not 0 <= player.slots <= params.turn.most_slots:
        yield f"{seat}.slots: {player.slots} is outside 0 to {params.turn.most_slots} (CL-AM-20)"
    for place, unit in enumerate(player.units):
        if unit is not None:
            yield from (f"{seat}.{fault}" for fault in _unit(params, state, unit, place))


def _cards(params: Params, state: State, player: Player) -> Iterator[str]:
    # A queue holds cards of its own from lock-in to cleanup; a verdict in between leaves them there.
    queue = [queued.card for queued in player.queue]
    found = Counter([*player.hand, *player.deck, *player.discard, *player.exhausted, *queue])
    if found != Counter(player.brought):
        yield f"deck: the cards in play are not those of the deck: {found - Counter(player.brought)} (CL-BASE-02)"
    if (
        state.stage == "mulligan"
        and not state.rematch
        and len(player.deck) < min(params.setup.mulligan, len(player.hand))
    ):
        yield f"deck: {len(player.deck)} cards cannot replace what may be set aside (CL-HAND-01)"
    if len(player.hand) > params.turn.hand_limit:
        yield f"hand: {len(player.hand)} cards, {params.turn.hand_limit} may be held (CL-HAND-03)"
    if Counter(player.unseen) - Counter(player.discard):
        yield f"unseen: {player.unseen} are not all in the discard (CL-AM-31)"
    if Counter(player.shown) - Counter(player.hand):
        yield f"shown: {player.shown} are not all in the hand (CL-AM-05)"
    if Counter(player.seen) - Counter(player.brought):
        yield f"seen: {player.seen} are not all in the deck (CL-BASE-09)"
    if tuple(sorted(player.deck)) != player.deck or tuple(sorted(player.discard)) != player.discard:
        yield "deck: a pile has an order (CL-BASE-04)"


def _unit(params: Params, state: State, unit: Unit, place: int) -> Iterator[str]:
    where = "summons." if place else ""
    if not 0 <= unit.hp <= unit.max_hp:
        yield f"{where}hp: {unit.hp} is outside 0 to {unit.max_hp} (CL-FX-03)"
    if unit.max_hp < 1:
        yield f"{where}max_hp: {unit.max_hp} is below 1 (CL-BASE-01)"
    for name in unit.immune:
        if name not in DEBUFFS:
            yield f"{where}immune: {name!r} is nothing that a unit can be immune to (CL-IMM-01)"
    for keyword in unit.keywords:
        if keyword.amount < 0 or keyword.turns < 0:
            yield f"{where}keywords.{keyword.name}: {min(keyword.amount, keyword.turns)} is below 0 (CL-AM-20)"
    if unit.hp == 0 and state.stage != "over" and (place or not unit.down):
        yield f"{where}hp: a unit at 0 still counts (CL-AM-02)"
    bounds = params.bounds
    for name in ("strength", "weakness", "vulnerable", "mitigation", "heal_down", "poison", "shield"):
        amount, most = amount_of(unit, name), getattr(bounds, name)
        if amount > most:
            yield f"{where}keywords.{name}: {amount} is above {most} (CL-AM-20)"
    for name in ("burn", "regen", "freeze"):
        turns, most = turns_of(unit, name), getattr(bounds, name)
        if turns > most:
            yield f"{where}keywords.{name}: {turns} turns are above {most} (CL-AM-20)"
