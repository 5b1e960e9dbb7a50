"""What may be answered to a question in the middle of an effect, and what the answer does."""

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.vocabulary import Discard, ShuffleIn
from hanpan.games.sorcerers.content.catalogue import COST, SORCERERS
from hanpan.games.sorcerers.rules.actions import UNIT_NAMES
from hanpan.games.sorcerers.rules.effects import AS_PRINTED
from hanpan.games.sorcerers.rules.events.field import Replaced
from hanpan.games.sorcerers.rules.events.stack import Called, Declined, PutOnTop, ShuffledIn, Thrown
from hanpan.games.sorcerers.rules.health import leave
from hanpan.games.sorcerers.rules.loops import noted
from hanpan.games.sorcerers.rules.piles import bury, from_hand, joined, take
from hanpan.games.sorcerers.rules.questions import aimed
from hanpan.games.sorcerers.rules.resolve import CallOut, carry_out, drop, instructions, pickable
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Frame, State, find_unit, free_place, with_player
from hanpan.games.sorcerers.rules.targets import meant


def picks(state: State) -> list[str]:
    """Every answer to the present question, in a fixed order."""
    frame = state.stack[-1]
    player = state.players[frame.side]
    if state.choice == "target":
        return pickable(state, frame)
    if state.choice == "return":
        return ["yes", "no"]
    if state.choice == "replace":
        units = [UNIT_NAMES[0][place] for place, unit in enumerate(player.field) if unit is not None]
        return units if free_place(player) is None else ["none", *units]
    if state.choice == "discard":
        return list(dict.fromkeys(player.hand))
    if state.choice == "summon":
        most = player.power + _discount(frame)
        return ["none", *(card for card in dict.fromkeys(player.hand) if card in SORCERERS and COST[card] <= most)]
    return ["none", *(card for card in dict.fromkeys(player.graveyard) if card != frame.card)]


def answer(scene: Scene, state: State, pick: str) -> State:
    """Do what was chosen and carry on with the object on top."""
    frame, choice = state.stack[-1], state.choice
    state = noted(replace(state, choice=""), frame, pick)
    if choice == "target":
        state = aimed(state, frame, pick)
    elif choice == "return":
        state = _returned(scene, state, frame) if pick == "yes" else state
    elif choice == "replace":
        state = state if pick == "none" else _replaced(scene, state, frame, pick)
    elif choice == "discard":
        return _discarded(scene, state, frame, pick)
    elif choice == "shuffle":
        return _shuffled(scene, state, frame, pick)
    elif pick == "none":
        scene.out.append(Declined("SO-AM-22", SEATS[frame.side], frame.card))
        return drop(scene, state)
    else:
        state = _called(scene, state, frame, pick)
    return _on(scene, state)


def _on(scene: Scene, state: State) -> State:
    frame = state.stack[-1]
    return carry_out(scene, replace(state, stack=(*state.stack[:-1], replace(frame, at=frame.at + 1))))


def _discount(frame: Frame) -> int:
    step = instructions(frame.kind, frame.card, frame.ability)[frame.at]
    return step.discount if isinstance(step, CallOut) else 0


def _called(scene: Scene, state: State, frame: Frame, card: str) -> State:
    """The sorcerer is chosen and paid for; it stays in the hand, seen by all, until it enters."""
    player = state.players[frame.side]
    cost = max(0, COST[card] - _discount(frame))
    scene.out.append(Called("SO-AM-19", SEATS[frame.side], card, cost, player.power, player.power - cost))
    shown = player.shown if card in player.shown else (*player.shown, card)
    state = with_player(state, frame.side, replace(player, power=player.power - cost, shown=shown))
    return replace(state, stack=(*state.stack[:-1], replace(state.stack[-1], targets=(card,))))


def _replaced(scene: Scene, state: State, frame: Frame, name: str) -> State:
    serial = meant(state, frame.side, name)
    assert isinstance(serial, int)
    found = find_unit(state, serial)
    assert found is not None
    clause = "SO-AM-20" if free_place(state.players[frame.side]) is None else "SO-FIELD-04"
    scene.out.append(Replaced(clause, SEATS[frame.side], found[2].card, found[1] + 1, frame.card))
    return leave(state, serial)


def _returned(scene: Scene, state: State, frame: Frame) -> State:
    player = from_hand(state.players[frame.side], frame.card)
    scene.out.append(PutOnTop("SO-BASE-16", SEATS[frame.side], frame.card))
    return with_player(state, frame.side, replace(player, top=(frame.card, *player.top)))


def _discarded(scene: Scene, state: State, frame: Frame, card: str) -> State:
    state = with_player(state, frame.side, from_hand(state.players[frame.side], card))
    scene.out.append(Thrown(AS_PRINTED, SEATS[frame.side], card, frame.card))
    state = bury(state, frame.side, (card,))
    step = instructions(frame.kind, frame.card, frame.ability)[frame.at]
    done = frame.got + 1
    if isinstance(step, Discard) and done < step.count and state.players[frame.side].hand:
        return _again(state, frame, done, "discard")
    return _on(scene, state)


def _shuffled(scene: Scene, state: State, frame: Frame, pick: str) -> State:
    """The card goes into the deck, and what lay on top is shuffled with it: nobody knows the order any more."""
    if pick == "none":
        return _on(scene, state)
    player = state.players[frame.side]
    deck = tuple(sorted((*player.deck, *player.top, pick)))
    graveyard = take(player.graveyard, (pick,))
    seen = joined(player.seen, (*player.top, pick))
    scene.out.append(ShuffledIn(AS_PRINTED, SEATS[frame.side], pick, len(deck)))
    state = with_player(state, frame.side, replace(player, deck=deck, top=(), graveyard=graveyard, seen=seen))
    step = instructions(frame.kind, frame.card, frame.ability)[frame.at]
    done = frame.got + 1
    if isinstance(step, ShuffleIn) and done < step.most and any(card != frame.card for card in graveyard):
        return _again(state, frame, done, "shuffle")
    return _on(scene, state)


def _again(state: State, frame: Frame, done: int, choice: str) -> State:
    stack = (*state.stack[:-1], replace(frame, got=done))
    return replace(state, stack=stack, stage="choose", choice="discard" if choice == "discard" else "shuffle")
