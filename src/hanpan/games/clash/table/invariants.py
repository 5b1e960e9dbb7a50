"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.described import outside, unknown
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.content.catalogue import CARDS, DECK_SIZE, UNITS
from hanpan.games.clash.rules.keywords import DEBUFFS, PARTS, amount_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import MODES, Player, State, Unit

LOSS = dict(PARTS.values())  # what a loss of a keyword is called


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    faults = bounds(params, state)
    if faults or state.stage == "deck":
        return faults
    return [fault for side in (0, 1) for fault in _side(params, state, side)]


def bounds(params: Params, state: State) -> Sequence[str]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[str]:
    if state.mode not in MODES:
        yield f"mode: {state.mode!r} is none of {', '.join(MODES)}"
    least = 1 if state.stage in ("declare", "react", "over") else 0  # at its start a round has not been counted yet
    most = params.end.rounds - (state.stage == "start")
    yield from outside("", state, least, most, "round")
    yield from outside("", state, 0, 1, "holder", "first", "winner")
    yield from outside("", state, 0, None, "serial", "rounds_before")
    yield from outside("", state, 0, len(state.order), "at")
    for entry in state.order if state.stage != "over" else ():  # the limit ends a game after its cleanup
        if entry.side not in (0, 1) or not 0 <= entry.index < len(state.players[entry.side].queue):
            yield f"order: there is no card {entry.index + 1} of side {entry.side + 1} in the queue"
    piles = ("hand", "deck", "discard", "exhausted", "unseen", "shown", "seen", "brought")
    for seat, player in zip(SEATS, state.players, strict=True):
        yield from unknown(f"{seat}.", player, CARDS, "not a card", *piles)
        yield from outside(f"{seat}.", player, 0, None, "energy", "slots")
        places = 1 + params.turn.summons
        if len(player.units) != places or player.units[0] is None:
            yield f"{seat}.summons: a side has a hero and {params.turn.summons} places beside it"
            continue
        for queued in player.queue:
            if queued.card not in CARDS:
                yield f"{seat}.queue: {queued.card!r} is not a card"
            if any(spot.side not in (0, 1) or not 0 <= spot.place < places for spot in queued.targets):
                yield f"{seat}.queue: {queued.card} is aimed at a place that there is not"
        for place, unit in enumerate(player.units):
            if unit is not None:
                yield from (f"{seat}.{fault}" for fault in _bounds_of(unit, place))


def _bounds_of(unit: Unit, place: int) -> Iterator[str]:
    where = "summons." if place else ""
    if unit.kind != "hero" if not place else unit.kind not in UNITS:
        yield f"{where}unit: {unit.kind!r} does not stand there"
    yield from outside(where, unit, 0, None, "hp", "max_hp")
    if unit.hp > unit.max_hp:
        yield f"{where}hp: {unit.hp} is above max_hp, {unit.max_hp}"


def _side(params: Params, state: State, side: int) -> Iterator[str]:
    player, seat = state.players[side], SEATS[side]
    yield from (f"{seat}.{fault}" for fault in _cards(params, state, player))
    most = max(params.energy.cap, params.energy.cap_high)
    yield from outside(f"{seat}.", player, 0, most, "energy", clause="CL-NRG-02")
    yield from outside(f"{seat}.", player, 0, params.turn.most_slots, "slots", clause="CL-AM-20")
    for place, unit in enumerate(player.units):
        if unit is not None:
            yield from (f"{seat}.{fault}" for fault in _unit(params, state, unit, place))


def _cards(params: Params, state: State, player: Player) -> Iterator[str]:
    # A queue holds cards of its own from lock-in to cleanup; a verdict in between leaves them there.
    queue = [queued.card for queued in player.queue]
    found = Counter([*player.hand, *player.deck, *player.discard, *player.exhausted, *queue])
    if found != Counter(player.brought):
        yield f"deck: {_more(found, player.brought)} (CL-BASE-02)"
    if len(player.brought) > DECK_SIZE:
        yield f"deck: {len(player.brought)} cards with those in hand and discard, a deck has {DECK_SIZE} (CL-BASE-02)"
    for card, count in found.items():
        if count > params.setup.copies:
            yield f"deck: {count} of {card}, {params.setup.copies} may be in a deck (CL-BASE-02)"
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


def _more(found: Counter[str], brought: Sequence[str]) -> str:
    """How the cards in play differ from those of the deck."""
    whole = Counter(brought)
    differ = (found - whole) + (whole - found)
    return f"the cards in play are not those of the deck: {', '.join(sorted(differ.elements()))}"


def _unit(params: Params, state: State, unit: Unit, place: int) -> Iterator[str]:
    where = "summons." if place else ""
    if unit.max_hp < 1:
        yield f"{where}max_hp: {unit.max_hp} is below 1 (CL-BASE-01)"
    for name in unit.immune:
        if name not in DEBUFFS:
            yield f"{where}immune: {name!r} is nothing that a unit can be immune to (CL-IMM-01)"
    for keyword in unit.keywords:
        least = min(keyword.amount, keyword.turns)
        if least < 0:
            loss = f"; a loss of it is `{LOSS[keyword.name]}`" if keyword.name in LOSS else ""
            yield f"{where}keywords.{keyword.name}: {least} is below 0{loss} (CL-AM-20)"
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
