"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.rules.keywords import amount_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player, State, Unit


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    if state.stage == "deck":
        return ()
    return [fault for side in (0, 1) for fault in _side(params, state, side)]


def _side(params: Params, state: State, side: int) -> Iterator[str]:
    player, seat = state.players[side], SEATS[side]
    yield from (f"{seat}: {fault}" for fault in _cards(params, state, player))
    if player.energy < 0 or player.energy > max(params.energy.cap, params.energy.cap_high):
        yield f"{seat} has {player.energy} energy (CL-NRG-02)"
    if not 0 <= player.slots <= params.turn.most_slots:
        yield f"{seat} may declare {player.slots} cards (CL-AM-20)"
    for place, unit in enumerate(player.units):
        if unit is not None:
            yield from (f"{seat}, place {place}: {fault}" for fault in _unit(params, state, unit, place))


def _cards(params: Params, state: State, player: Player) -> Iterator[str]:
    # A queue holds cards of its own from lock-in to cleanup; a verdict in between leaves them there.
    queue = [queued.card for queued in player.queue]
    found = Counter([*player.hand, *player.deck, *player.discard, *player.exhausted, *queue])
    if found != Counter(player.brought):
        yield f"the cards in play are not those of its deck: {found - Counter(player.brought)} (CL-BASE-02)"
    if (
        state.stage == "mulligan"
        and not state.rematch
        and len(player.deck) < min(params.setup.mulligan, len(player.hand))
    ):
        yield f"its deck of {len(player.deck)} cards cannot replace what may be set aside (CL-HAND-01)"
    if len(player.hand) > params.turn.hand_limit:
        yield f"holds {len(player.hand)} cards (CL-HAND-03)"
    if Counter(player.unseen) - Counter(player.discard):
        yield f"{player.unseen} are not in its discard (CL-AM-31)"
    if Counter(player.shown) - Counter(player.hand):
        yield f"{player.shown} are not in its hand (CL-AM-05)"
    if Counter(player.seen) - Counter(player.brought):
        yield f"{player.seen} are not all in its deck (CL-BASE-09)"
    if tuple(sorted(player.deck)) != player.deck or tuple(sorted(player.discard)) != player.discard:
        yield "a pile has an order (CL-BASE-04)"


def _unit(params: Params, state: State, unit: Unit, place: int) -> Iterator[str]:
    if not 0 <= unit.hp <= unit.max_hp:
        yield f"has {unit.hp} of {unit.max_hp} HP (CL-FX-03)"
    if unit.hp == 0 and state.stage != "over" and (place or not unit.down):
        yield "is at 0 HP and still counts (CL-AM-02)"
    bounds = params.bounds
    for name in ("strength", "weakness", "vulnerable", "mitigation", "heal_down", "poison", "shield"):
        if not 0 <= amount_of(unit, name) <= getattr(bounds, name):
            yield f"has {amount_of(unit, name)} {name} (CL-AM-20)"
    for name in ("burn", "regen", "freeze"):
        if not 0 <= turns_of(unit, name) <= getattr(bounds, name):
            yield f"has {name} for {turns_of(unit, name)} turns (CL-AM-20)"
