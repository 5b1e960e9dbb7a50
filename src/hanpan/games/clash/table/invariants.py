"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.core.contract.wrong_facts import NO_CARD, other_cards, outside, unknown
from hanpan.games.clash.content.catalogue import CARDS, DECK_SIZE, UNITS
from hanpan.games.clash.rules.keywords import DEBUFFS, PARTS, TIMED_ONLY, UNTIMED, amount_of, bound_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.resolution import eligible, queued_at
from hanpan.games.clash.rules.state import MODES, Entry, Keyword, Player, State, Unit

LOSS = dict(PARTS.values())  # what a loss of a keyword is called


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    faults = bounds(params, state)
    if faults or state.stage == "deck":
        return faults
    sides = (fault for side in (0, 1) for fault in _side(params, state, side))
    return [*_table(state), *(_first_hands(state) if state.stage == "mulligan" else ()), *sides]


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
        yield from unknown(f"{seat}.", player, CARDS, NO_CARD, *piles)
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


def _table(state: State) -> Iterator[str]:
    ids = [unit.id for player in state.players for unit in player.units if unit is not None]
    if len(set(ids)) < len(ids):
        yield "summons: two units have the same id (CL-AM-15)"
    if max(ids) > state.serial:
        yield f"serial: {state.serial}, and a unit has the id {max(ids)} (CL-AM-15)"
    if state.rematch and state.mode != "ranked":
        yield f"rematch: a game of the mode {state.mode} is not played again (CL-AM-29)"
    if state.void and state.round < 2:
        yield "void: nothing has taken the first initiative (CL-AM-09)"
    if state.stage == "react":
        yield from _worked_off(state)


def _worked_off(state: State) -> Iterator[str]:
    """A round in the middle: the order is that of the rules, and somebody can react to the next card."""
    keys = [_place_of(state, entry) for entry in state.order]
    if keys != sorted(keys):
        yield "order: faster cards come first, then dearer ones, then those of the initiative (CL-PRIO-01)"
    for seat, side in zip(SEATS, (0, 1), strict=True):
        listed = {entry.index for entry in state.order if entry.side == side}
        queue = state.players[side].queue
        if listed != {index for index, queued in enumerate(queue) if not CARDS[queued.card].is_reaction}:
            yield f"{seat}.queue: `order` has all of its cards but the reactions (CL-AM-04)"
    for at, entry in enumerate(state.order):
        if (queued_at(state, entry).fate == "waiting") != (at >= state.at):
            yield f"order: the card in place {at + 1} is {'still' if at < state.at else 'not'} waiting (CL-PRIO-01)"
    if not eligible(state):
        yield "next: nobody can react to this card (CL-REACT-03)"


def _place_of(state: State, entry: Entry) -> tuple[int, int, int, int]:
    """What a card is sorted by; sides that a coin decides between count alike."""
    card = CARDS[queued_at(state, entry).card]
    return card.speed, -card.cost, 0 if state.void else abs(entry.side - state.holder), 0 if state.void else entry.index


def _first_hands(state: State) -> Iterator[str]:
    """Before the first round nothing has happened."""
    if state.round:
        yield f"round: {state.round}, and first hands are exchanged before the first (CL-HAND-01)"
    for side, seat in enumerate(SEATS):
        player = state.players[side]
        hero = player.hero
        fresh = not (hero.keywords or hero.down) and hero.hp == hero.max_hp and not any(player.units[1:])
        begun = {
            "hp" if hero.hp != hero.max_hp else "keywords" if hero.keywords else "summons": not fresh,
            "energy": player.energy,
            **{name: getattr(player, name) for name in ("discard", "exhausted", "shown", "queue", "intervened")},
        }
        for name in (name for name, value in begun.items() if value):
            yield f"{seat}.{name}: first hands are exchanged before anything has happened (CL-HAND-01)"


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
    found = [*player.hand, *player.deck, *player.discard, *player.exhausted, *queue]
    yield from other_cards("deck", found, player.brought, "CL-BASE-02")
    if len(player.brought) > DECK_SIZE:
        yield f"deck: {len(player.brought)} cards with those in hand and discard, a deck has {DECK_SIZE} (CL-BASE-02)"
    for card, count in Counter(found).items():
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
    if state.stage != "start":  # there, what ends with the last round is still about to be counted down
        yield from (f"{where}keywords.{fault}" for keyword in unit.keywords for fault in _lasting(params, keyword))
    for name in ("burn", "regen", "freeze"):
        turns, most = turns_of(unit, name), getattr(bounds, name)
        if turns > most:
            yield f"{where}keywords.{name}: {turns} turns are above {most} (CL-AM-20)"


def _lasting(params: Params, keyword: Keyword) -> Iterator[str]:
    """That there is some of a keyword, and that it lasts as such a one does."""
    if bound_of(params, keyword.name) == 0:
        return  # in a variant that gives none of it
    if keyword.name not in TIMED_ONLY and not keyword.amount:
        yield f"{keyword.name}: where it is 0 there is none (CL-AM-20)"
    if keyword.name in UNTIMED and keyword.turns:
        yield f"{keyword.name}: {keyword.turns} turns, and it has no time of its own (CL-AM-20)"
    if keyword.name not in UNTIMED and not keyword.turns:
        yield f"{keyword.name}: no turns are left, and then it is over (CL-AM-20)"
