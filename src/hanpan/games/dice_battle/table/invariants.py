"""What every state of a real game holds, whatever was played."""

from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.wrong_facts import below, beyond, fault, outside, under
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.dice import specials
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS, Pile, Player, State, Turn


def broken(params: Params, state: State) -> Sequence[Bilingual]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    return bounds(params, state) or [*_decks(params, state), *_seats(params, state)]


def bounds(params: Params, state: State) -> Sequence[Bilingual]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[Bilingual]:
    rounds = int(getattr(params.modes, state.mode))
    if not 1 <= state.round <= rounds:
        yield fault(
            "round",
            f"{state.round} is outside 1 to {rounds} for mode {state.mode}",
            ko=f"{state.round}, {state.mode} 모드에서는 1부터 {rounds}까지여야 합니다",
        )
    if state.rounds != rounds:
        yield fault(
            "rounds",
            f"{state.rounds}, and a game of mode {state.mode} has {rounds}",
            ko=f"{state.rounds}, {state.mode} 모드는 {rounds}라운드입니다",
        )
    if state.stage == "keep" and not any(turn.luck_dice for turn in state.turns):
        yield fault(
            "stage",
            "keep needs a seat with luck_dice, which has to choose",
            ko="keep 단계에는 luck_dice에서 골라야 하는 자리가 있어야 합니다",
        )
    yield from _counts("deck", "discard", state.cards, CARDS)
    for index, seat in enumerate(("p1.", "p2.")):
        player, turn = state.players[index], state.turns[index]
        yield from outside(seat, player, 0, params.energy.cap, "energy", clause="DB-2.2")
        yield from outside(seat, player, 0, params.shield.cap, "shields", clause="DB-3.3")
        yield from outside(seat, player, 0, None, "total", "gauge", "win_streak", "loss_streak", "run")
        yield from outside(seat, player, 0, None, "curse", "flame")
        yield from outside(seat, turn, 0, None, "star", "points")
        for name, faces in (("faces", _faces(player)), ("dice", turn.dice), ("luck_dice", turn.luck_dice)):
            yield from under(seat, no_face(params, name, faces))
        if state.stage in ("pre", "keep", "post") and turn.tendency is None:
            yield fault(f"{seat}tendency", f"needed in stage {state.stage}", ko=f"{state.stage} 단계에 있어야 합니다")
        if state.stage == "post" and not turn.dice:
            yield fault(f"{seat}dice", "needed in stage post", ko="post 단계에 있어야 합니다")
        yield from _counts(f"{seat}events", f"{seat}event_discard", state.events[index], EVENTS)


def no_face(params: Params, name: str, faces: Sequence[int]) -> Sequence[Bilingual]:
    """The faces of a list that no die has."""
    strange = [face for face in faces if not 1 <= face <= params.die.faces]
    return [fault(name, f"no die shows {face}", ko=f"주사위에 없는 눈입니다: {face}") for face in strange[:1]]


def _faces(player: Player) -> Sequence[int]:
    """The faces that were rolled; what is no set of faces has one that there is not."""
    found = player.faces
    return [face for face in range(found.bit_length()) if found >> face & 1] if found >= 0 else [found]


def _counts(draw: str, discard: str, pile: Pile, kinds: Sequence[str]) -> Iterator[Bilingual]:
    for name, counts in ((draw, pile.draw), (discard, pile.discard)):
        if len(counts) != len(kinds):
            yield fault(
                name,
                f"{len(counts)} kinds of cards, and there are {len(kinds)}",
                ko=f"카드 {len(counts)}종류, {len(kinds)}종류여야 합니다",
            )
        for kind, count in zip(kinds, counts, strict=False):
            if count < 0:
                yield fault(name, f"{count} is below 0 for {kind}", ko=f"{kind} {count}장, 0 이상이어야 합니다")


def _decks(params: Params, state: State) -> Iterator[Bilingual]:
    hands = state.players[0].hand + state.players[1].hand
    for index, kind in enumerate(CARDS):
        found = state.cards.draw[index] + state.cards.discard[index] + hands.count(kind)
        expected = getattr(params.deck, kind)
        if found != expected:
            yield fault(
                "deck",
                f"{found} {kind} cards are in play, the deck has {expected}",
                ko=f"{kind} 카드가 모두 {found}장, 덱은 {expected}장입니다",
                clause="DB-1.3",
            )
    full = astuple(params.event_deck)
    for seat, pile in zip(("p1", "p2"), state.events, strict=True):
        for have, out, count in zip(pile.draw, pile.discard, full, strict=True):
            if have + out != count:
                yield fault(
                    f"{seat}.events",
                    f"the event deck does not add up: {pile}",
                    ko=f"이벤트 덱의 장수가 맞지 않습니다: {pile}",
                    clause="DB-1.4",
                )
                break


def _seats(params: Params, state: State) -> Iterator[Bilingual]:
    for index, seat in enumerate(("p1", "p2")):
        player, turn = state.players[index], state.turns[index]
        if player.total < params.score.total_floor:
            yield below(f"{seat}.total", player.total, params.score.total_floor, "DB-8.1")
        most = params.start.total + state.round * most_a_round(params)
        if player.total > most:
            yield fault(
                f"{seat}.total",
                f"{player.total} is above {most}, the most that {state.round} rounds bring",
                ko=f"{player.total}, {state.round}라운드까지 얻을 수 있는 {most} 이하여야 합니다",
                clause="DB-8.1",
            )
        if player.curse > 1:
            yield fault(
                f"{seat}.curse",
                f"{player.curse} of them, and one round brings one",
                ko=f"{player.curse}개, 한 라운드에 하나만 예약됩니다",
                clause="DB-7.4",
            )
        flames = params.special.flame_next * (1 + params.die.bonus_dice)
        if player.flame > flames:
            yield fault(
                f"{seat}.flame",
                f"{player.flame} is above {flames}, the most that one round brings",
                ko=f"{player.flame}, 한 라운드에 예약되는 {flames} 이하여야 합니다",
                clause="DB-4.7",
            )
        if turn.score < params.score.round_floor:
            yield below(f"{seat}.score", turn.score, params.score.round_floor, "DB-6.7")
        if len(turn.played) > params.cards.per_round:
            yield fault(
                f"{seat}.played",
                f"{len(turn.played)} cards in one round, {params.cards.per_round} may be",
                ko=f"한 라운드에 카드 {len(turn.played)}장, {params.cards.per_round}장까지 낼 수 있습니다",
                clause="DB-3.2",
            )
        elif any(turn.played.count(card) > params.cards.per_kind for card in turn.played):
            yield fault(
                f"{seat}.played",
                f"more than {params.cards.per_kind} of a kind in one round",
                ko=f"같은 종류는 한 라운드에 {params.cards.per_kind}장까지 낼 수 있습니다",
                clause="DB-3.2",
            )
        if player.gauge >= params.gauge.full and _cards_left(state):
            yield fault(
                f"{seat}.gauge",
                f"{player.gauge} is full, and there are cards that it should have given",
                ko=f"{player.gauge}, 게이지가 가득 찼고 남은 카드가 있으므로 이미 카드를 받았어야 합니다",
                clause="DB-9.5",
            )
        if player.win_streak and player.loss_streak:
            yield fault(
                f"{seat}.loss_streak",
                "nobody has won and lost the last round",
                ko="지난 라운드를 이기면서 질 수는 없습니다",
                clause="DB-8.2",
            )
        if player.win_streak != state.players[1 - index].loss_streak:
            yield fault(
                f"{seat}.win_streak",
                "what one has won in a row the other has lost",
                ko="한쪽의 연승은 다른 쪽의 연패와 같아야 합니다",
                clause="DB-8.2",
            )
        rounds = state.round if state.stage == "over" else state.round - 1
        if max(player.win_streak, player.loss_streak) > rounds:
            yield fault(
                f"{seat}.win_streak",
                f"a streak is longer than the {rounds} rounds that were played",
                ko=f"연승이나 연패가 지금까지 치른 {rounds}라운드보다 깁니다",
                clause="DB-8.2",
            )
        if state.round > 1 and player.total >= params.gauge.total_from and not player.reached_total:
            yield fault(
                f"{seat}.reached_total",
                f"{player.total} is reached, and it counts as such",
                ko=f"총점 {player.total}에 이르렀으므로 이른 것으로 셉니다",
                clause="DB-9.3",
            )
        if state.stage == "tendency" and (turn.tendency or turn.played):
            yield fault(
                f"{seat}.tendency",
                "nothing has been declared or played in stage tendency",
                ko="tendency 단계에서는 아직 선언하거나 낸 것이 없습니다",
                clause="DB-2.3",
            )
        if not _knows_truth(player, state.players[1 - index]):
            yield fault(
                f"{seat}.knows",
                f"the other does not hold {', '.join(player.knows)}",
                ko=f"상대의 손에 없는 카드입니다: {', '.join(player.knows)}",
                clause="DB-7.12",
            )

        if player.run >= params.gauge.run_length:
            yield beyond(f"{seat}.run", player.run, 0, params.gauge.run_length - 1, "DB-9.2")
        if state.stage == "post":
            yield from under(f"{seat}.", _rolled(params, player, turn, _cards_left(state)))
        elif turn.dice and state.stage != "over":
            yield fault(
                f"{seat}.dice",
                f"nobody has rolled in stage {state.stage}",
                ko=f"{state.stage} 단계에는 굴린 주사위가 없습니다",
                clause="DB-4.1",
            )
        if turn.luck_dice and (state.stage != "keep" or len(turn.luck_dice) != params.die.luck_dice):
            yield fault(
                f"{seat}.luck_dice",
                f"{params.die.luck_dice} of them are rolled, and one is kept at once",
                ko=f"{params.die.luck_dice}개를 굴려 하나를 바로 고릅니다",
                clause="DB-4.2",
            )


def most_a_round(params: Params) -> int:
    """No total grows by more in one round: every die its best face, doubled and boosted, and the best event."""
    special, cards = params.special, params.cards
    best = params.die.faces + params.attack.fail_points + params.attack.bonus_points + params.defence.fail_points
    dice = 1 + params.die.bonus_dice
    factor: int = special.double_factor**dice * cards.boost_factor ** min(cards.per_round, cards.per_kind)
    stolen = cards.per_round * cards.steal_high
    return dice * (best + special.star_high) * factor + stolen + params.event.score_boost + params.event.thief_points


def _rolled(params: Params, player: Player, turn: Turn, cards_left: bool) -> Iterator[Bilingual]:
    """What the dice of this round have left behind."""
    dice, tendency = turn.dice, turn.tendency
    if len(dice) not in (1, 1 + params.die.bonus_dice):
        yield fault(
            "dice",
            f"{len(dice)} of them in one round",
            ko=f"한 라운드에 굴릴 수 없는 개수입니다: {len(dice)}개",
            clause="DB-4.3",
        )
    assert tendency is not None  # which the bounds ask for
    options = [found for face in dice if (found := specials(params, tendency, face)[0])]
    if len(turn.specials) != len(options):
        yield fault(
            "specials",
            f"{len(turn.specials)} of them, where the dice {list(dice)} bring {len(options)}",
            ko=f"{len(turn.specials)}개, 주사위 {list(dice)}에서 나오는 특수 효과는 {len(options)}개입니다",
            clause="DB-4.7",
        )
    elif any(special not in found for special, found in zip(turn.specials, options, strict=True)):
        yield fault(
            "specials",
            f"{', '.join(turn.specials)} is not what {tendency} brings",
            ko=f"{tendency} 성향에서 나오지 않는 특수 효과입니다: {', '.join(turn.specials)}",
            clause="DB-4.7",
        )
    stars = turn.specials.count("star")
    low, high = stars * params.special.star_low, stars * params.special.star_high
    if not low <= turn.star <= high:
        yield fault(
            "star",
            f"{turn.star} is outside {low} to {high} for {stars} of them",
            ko=f"{turn.star}, 보너스 ⭐ {stars}개면 {low}부터 {high}까지여야 합니다",
            clause="DB-4.8",
        )
    if not all(player.faces >> face & 1 for face in dice):
        yield fault(
            "faces",
            f"a face of {list(dice)} is missing, and it was rolled",
            ko=f"굴린 눈이 빠져 있습니다: {list(dice)}",
            clause="DB-9.1",
        )
    yield from _in_a_row(params, player, dice, cards_left)


def _in_a_row(params: Params, player: Player, dice: Sequence[int], cards_left: bool) -> Iterator[Bilingual]:
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
        yield fault(
            "run",
            f"it cannot be {player.run} after {list(dice)}",
            ko=f"주사위 {list(dice)} 다음에 {player.run}일 수 없습니다",
            clause="DB-9.2",
        )


def _cards_left(state: State) -> bool:
    """Whether a full gauge should have given a card (not between PreCard and the roll's settling)."""
    return state.stage != "keep" and (any(state.cards.draw) or any(state.cards.discard))


def _knows_truth(player: Player, rival: Player) -> bool:
    return all(player.knows.count(card) <= rival.hand.count(card) for card in set(player.knows))
