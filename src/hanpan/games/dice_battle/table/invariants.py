"""What every state of a real game holds, whatever was played."""

from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from hanpan.core.contract.wrong_facts import outside
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.dice import specials
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS, Pile, Player, State, Turn


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    return bounds(params, state) or [*_decks(params, state), *_seats(params, state)]


def bounds(params: Params, state: State) -> Sequence[str]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[str]:
    rounds = int(getattr(params.modes, state.mode))
    if not 1 <= state.round <= rounds:
        yield f"round: {state.round} is outside 1 to {rounds} for mode {state.mode}"
    if state.rounds != rounds:
        yield f"rounds: {state.rounds}, and a game of mode {state.mode} has {rounds}"
    if state.stage == "keep" and not any(turn.luck_dice for turn in state.turns):
        yield "stage: keep needs a seat with luck_dice, which has to choose"
    yield from _counts("deck", "discard", state.cards, CARDS)
    for index, seat in enumerate(("p1.", "p2.")):
        player, turn = state.players[index], state.turns[index]
        yield from outside(seat, player, 0, params.energy.cap, "energy", clause="DB-2.2")
        yield from outside(seat, player, 0, params.shield.cap, "shields", clause="DB-3.3")
        yield from outside(seat, player, 0, None, "total", "gauge", "win_streak", "loss_streak", "run")
        yield from outside(seat, player, 0, None, "curse", "flame")
        yield from outside(seat, turn, 0, None, "star", "points")
        for name, faces in (("faces", _faces(player)), ("dice", turn.dice), ("luck_dice", turn.luck_dice)):
            yield from (f"{seat}{fault}" for fault in no_face(params, name, faces))
        if state.stage in ("pre", "keep", "post") and turn.tendency is None:
            yield f"{seat}tendency: needed in stage {state.stage}"
        if state.stage == "post" and not turn.dice:
            yield f"{seat}dice: needed in stage post"
        yield from _counts(f"{seat}events", f"{seat}event_discard", state.events[index], EVENTS)


def no_face(params: Params, name: str, faces: Sequence[int]) -> Sequence[str]:
    """The faces of a list that no die has."""
    return [f"{name}: no die shows {face}" for face in faces if not 1 <= face <= params.die.faces][:1]


def _faces(player: Player) -> Sequence[int]:
    """The faces that were rolled; what is no set of faces has one that there is not."""
    found = player.faces
    return [face for face in range(found.bit_length()) if found >> face & 1] if found >= 0 else [found]


def _counts(draw: str, discard: str, pile: Pile, kinds: Sequence[str]) -> Iterator[str]:
    for name, counts in ((draw, pile.draw), (discard, pile.discard)):
        if len(counts) != len(kinds):
            yield f"{name}: {len(counts)} kinds of cards, and there are {len(kinds)}"
        for kind, count in zip(kinds, counts, strict=False):
            if count < 0:
                yield f"{name}: {count} is below 0 for {kind}"


def _decks(params: Params, state: State) -> Iterator[str]:
    hands = state.players[0].hand + state.players[1].hand
    for index, kind in enumerate(CARDS):
        found = state.cards.draw[index] + state.cards.discard[index] + hands.count(kind)
        expected = getattr(params.deck, kind)
        if found != expected:
            yield f"deck: {found} {kind} cards are in play, the deck has {expected} (DB-1.3)"
    full = astuple(params.event_deck)
    for seat, pile in zip(("p1", "p2"), state.events, strict=True):
        for have, out, count in zip(pile.draw, pile.discard, full, strict=True):
            if have + out != count:
                yield f"{seat}.events: the event deck does not add up: {pile} (DB-1.4)"
                break


def _seats(params: Params, state: State) -> Iterator[str]:
    for index, seat in enumerate(("p1", "p2")):
        player, turn = state.players[index], state.turns[index]
        if player.total < params.score.total_floor:
            yield f"{seat}.total: {player.total} is below {params.score.total_floor} (DB-8.1)"
        most = params.start.total + state.round * most_a_round(params)
        if player.total > most:
            yield f"{seat}.total: {player.total} is above {most}, the most that {state.round} rounds bring (DB-8.1)"
        if player.curse > 1:
            yield f"{seat}.curse: {player.curse} of them, and one round brings one (DB-7.4)"
        flames = params.special.flame_next * (1 + params.die.bonus_dice)
        if player.flame > flames:
            yield f"{seat}.flame: {player.flame} is above {flames}, the most that one round brings (DB-4.7)"
        if turn.score < params.score.round_floor:
            yield f"{seat}.score: {turn.score} is below {params.score.round_floor} (DB-6.7)"
        if len(turn.played) > params.cards.per_round:
            yield f"{seat}.played: {len(turn.played)} cards in one round, {params.cards.per_round} may be (DB-3.2)"
        elif any(turn.played.count(card) > params.cards.per_kind for card in turn.played):
            yield f"{seat}.played: more than {params.cards.per_kind} of a kind in one round (DB-3.2)"
        if player.gauge >= params.gauge.full and _cards_left(state):
            yield f"{seat}.gauge: {player.gauge} is full, and there are cards that it should have given (DB-9.5)"
        if player.win_streak and player.loss_streak:
            yield f"{seat}.loss_streak: nobody has won and lost the last round (DB-8.2)"
        if player.win_streak != state.players[1 - index].loss_streak:
            yield f"{seat}.win_streak: what one has won in a row the other has lost (DB-8.2)"
        rounds = state.round if state.stage == "over" else state.round - 1
        if max(player.win_streak, player.loss_streak) > rounds:
            yield f"{seat}.win_streak: a streak is longer than the {rounds} rounds that were played (DB-8.2)"
        if state.round > 1 and player.total >= params.gauge.total_from and not player.reached_total:
            yield f"{seat}.reached_total: {player.total} is reached, and it counts as such (DB-9.3)"
        if state.stage == "tendency" and (turn.tendency or turn.played):
            yield f"{seat}.tendency: nothing has been declared or played in stage tendency (DB-2.3)"
        if not _knows_truth(player, state.players[1 - index]):
            yield f"{seat}.knows: the other does not hold {', '.join(player.knows)} (DB-7.12)"

        if player.run >= params.gauge.run_length:
            yield f"{seat}.run: {player.run} is outside 0 to {params.gauge.run_length - 1} (DB-9.2)"
        if state.stage == "post":
            yield from (f"{seat}.{fault}" for fault in _rolled(params, player, turn, _cards_left(state)))
        elif turn.dice and state.stage != "over":
            yield f"{seat}.dice: nobody has rolled in stage {state.stage} (DB-4.1)"
        if turn.luck_dice and (state.stage != "keep" or len(turn.luck_dice) != params.die.luck_dice):
            yield f"{seat}.luck_dice: {params.die.luck_dice} of them are rolled, and one is kept at once (DB-4.2)"


def most_a_round(params: Params) -> int:
    """No total grows by more in one round: every die its best face, doubled and boosted, and the best event."""
    special, cards = params.special, params.cards
    best = params.die.faces + params.attack.fail_points + params.attack.bonus_points + params.defence.fail_points
    dice = 1 + params.die.bonus_dice
    factor: int = special.double_factor**dice * cards.boost_factor ** min(cards.per_round, cards.per_kind)
    stolen = cards.per_round * cards.steal_high
    return dice * (best + special.star_high) * factor + stolen + params.event.score_boost + params.event.thief_points


def _rolled(params: Params, player: Player, turn: Turn, cards_left: bool) -> Iterator[str]:
    """What the dice of this round have left behind."""
    dice, tendency = turn.dice, turn.tendency
    if len(dice) not in (1, 1 + params.die.bonus_dice):
        yield f"dice: {len(dice)} of them in one round (DB-4.3)"
    assert tendency is not None  # which the bounds ask for
    options = [found for face in dice if (found := specials(params, tendency, face)[0])]
    if len(turn.specials) != len(options):
        yield f"specials: {len(turn.specials)} of them, where the dice {list(dice)} bring {len(options)} (DB-4.7)"
    elif any(special not in found for special, found in zip(turn.specials, options, strict=True)):
        yield f"specials: {', '.join(turn.specials)} is not what {tendency} brings (DB-4.7)"
    stars = turn.specials.count("star")
    low, high = stars * params.special.star_low, stars * params.special.star_high
    if not low <= turn.star <= high:
        yield f"star: {turn.star} is outside {low} to {high} for {stars} of them (DB-4.8)"
    if not all(player.faces >> face & 1 for face in dice):
        yield f"faces: a face of {list(dice)} is missing, and it was rolled (DB-9.1)"
    yield from _in_a_row(params, player, dice, cards_left)


def _in_a_row(params: Params, player: Player, dice: Sequence[int], cards_left: bool) -> Iterator[str]:
    """The run of sixes after these dice; what went before them is not known."""
    rule = params.gauge
    last = next((count for count, face in enumerate(reversed(dice)) if face != rule.run_face), len(dice))
    if last < len(dice):
        possible = {last % rule.run_length}
    else:
        possible = {(before + last) % rule.run_length for before in range(rule.run_length)}
        if not player.hand and cards_left:  # a run that was complete has given a card
            possible = {before + last for before in range(rule.run_length) if before + last < rule.run_length}
    if player.run not in possible:
        yield f"run: it cannot be {player.run} after {list(dice)} (DB-9.2)"


def _cards_left(state: State) -> bool:
    """Whether a full gauge should have given a card (not between PreCard and the roll's settling)."""
    return state.stage != "keep" and (any(state.cards.draw) or any(state.cards.discard))


def _knows_truth(player: Player, rival: Player) -> bool:
    return all(player.knows.count(card) <= rival.hand.count(card) for card in set(player.knows))
