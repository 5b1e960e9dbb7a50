"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.seat import SEATS
from hanpan.core.contract.wrong_facts import (
    NO_CARD,
    above,
    below,
    fault,
    no_such,
    none_of,
    other_cards,
    outside,
    under,
    unknown,
)
from hanpan.games.clash.content.catalogue import CARDS, DECK_SIZE, UNITS
from hanpan.games.clash.rules.keywords import DEBUFFS, PARTS, TIMED_ONLY, UNTIMED, amount_of, bound_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.resolution import eligible, queued_at
from hanpan.games.clash.rules.state import MODES, Entry, Keyword, Player, State, Unit

LOSS = dict(PARTS.values())  # what a loss of a keyword is called


def broken(params: Params, state: State) -> Sequence[Bilingual]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    faults = bounds(params, state)
    if faults or state.stage == "deck":
        return faults
    sides = (fault for side in (0, 1) for fault in _side(params, state, side))
    return [*_table(state), *(_first_hands(state) if state.stage == "mulligan" else ()), *sides]


def bounds(params: Params, state: State) -> Sequence[Bilingual]:
    """The facts of a state with which the rules cannot work, in words."""
    return list(_bounds(params, state))


def _bounds(params: Params, state: State) -> Iterator[Bilingual]:
    if state.mode not in MODES:
        yield no_such("mode", state.mode, none_of(MODES))
    least = 1 if state.stage in ("declare", "react", "over") else 0  # at its start a round has not been counted yet
    most = params.end.rounds - (state.stage == "start")
    yield from outside("", state, least, most, "round")
    yield from outside("", state, 0, 1, "holder", "first", "winner")
    yield from outside("", state, 0, None, "serial", "rounds_before")
    yield from outside("", state, 0, len(state.order), "at")
    for entry in state.order if state.stage != "over" else ():  # the limit ends a game after its cleanup
        if entry.side not in (0, 1) or not 0 <= entry.index < len(state.players[entry.side].queue):
            card, side = entry.index + 1, entry.side + 1
            yield fault(
                "order",
                f"there is no card {card} of side {side} in the queue",
                ko=f"큐에 없는 카드입니다: {side}번째 쪽의 {card}번째 카드",
            )
    piles = ("hand", "deck", "discard", "exhausted", "unseen", "shown", "seen", "brought")
    for seat, player in zip(SEATS, state.players, strict=True):
        yield from unknown(f"{seat}.", player, CARDS, NO_CARD, *piles)
        yield from outside(f"{seat}.", player, 0, None, "energy", "slots")
        places = 1 + params.turn.summons
        if len(player.units) != places or player.units[0] is None:
            yield fault(
                f"{seat}.summons",
                f"a side has a hero and {params.turn.summons} places beside it",
                ko=f"한쪽에는 영웅 하나와 그 옆의 자리 {params.turn.summons}개가 있습니다",
            )
            continue
        for queued in player.queue:
            if queued.card not in CARDS:
                yield no_such(f"{seat}.queue", queued.card, NO_CARD)
            if any(spot.side not in (0, 1) or not 0 <= spot.place < places for spot in queued.targets):
                yield fault(
                    f"{seat}.queue",
                    f"{queued.card} is aimed at a place that there is not",
                    ko=f"{queued.card} 카드의 대상이 없는 자리입니다",
                )
        for place, unit in enumerate(player.units):
            if unit is not None:
                yield from under(f"{seat}.", _bounds_of(unit, place))


def _bounds_of(unit: Unit, place: int) -> Iterator[Bilingual]:
    where = "summons." if place else ""
    if unit.kind != "hero" if not place else unit.kind not in UNITS:
        yield fault(
            f"{where}unit", f"{unit.kind!r} does not stand there", ko=f"그 자리에 서지 않는 유닛입니다: {unit.kind!r}"
        )
    yield from outside(where, unit, 0, None, "hp", "max_hp")
    if unit.hp > unit.max_hp:
        yield fault(
            f"{where}hp",
            f"{unit.hp} is above max_hp, {unit.max_hp}",
            ko=f"{unit.hp}, max_hp인 {unit.max_hp} 이하여야 합니다",
        )
    for keyword in unit.keywords:
        if keyword.name in TIMED_ONLY and keyword.amount:
            yield fault(
                f"{where}keywords.{keyword.name}",
                f"an amount of {keyword.amount} means nothing: it has only a time, `turns`",
                ko=f"수치 {keyword.amount}에는 아무 뜻이 없습니다. 이 키워드에는 지속 턴 `turns`만 있습니다",
            )


def _table(state: State) -> Iterator[Bilingual]:
    ids = [unit.id for player in state.players for unit in player.units if unit is not None]
    if len(set(ids)) < len(ids):
        yield fault("summons", "two units have the same id", ko="두 유닛의 id가 같습니다", clause="CL-AM-15")
    if max(ids) > state.serial:
        yield fault(
            "serial",
            f"{state.serial}, and a unit has the id {max(ids)}",
            ko=f"{state.serial}, 유닛의 id {max(ids)}보다 작습니다",
            clause="CL-AM-15",
        )
    if state.rematch and state.mode != "ranked":
        yield fault(
            "rematch",
            f"a game of the mode {state.mode} is not played again",
            ko=f"{state.mode} 모드의 판은 다시 하지 않습니다",
            clause="CL-AM-29",
        )
    if state.void and state.round < 2:
        yield fault(
            "void",
            "nothing has taken the first initiative",
            ko="첫 이니셔티브를 없앤 것이 없습니다",
            clause="CL-AM-09",
        )
    if state.stage == "react":
        yield from _worked_off(state)


def _worked_off(state: State) -> Iterator[Bilingual]:
    """A round in the middle: the order is that of the rules, and somebody can react to the next card."""
    keys = [_place_of(state, entry) for entry in state.order]
    if keys != sorted(keys):
        yield fault(
            "order",
            "faster cards come first, then dearer ones, then those of the initiative",
            ko="빠른 카드, 비용이 높은 카드, 이니셔티브를 가진 쪽의 카드가 차례로 먼저입니다",
            clause="CL-PRIO-01",
        )
    for seat, side in zip(SEATS, (0, 1), strict=True):
        listed = {entry.index for entry in state.order if entry.side == side}
        queue = state.players[side].queue
        if listed != {index for index, queued in enumerate(queue) if not CARDS[queued.card].is_reaction}:
            yield fault(
                f"{seat}.queue",
                "`order` has all of its cards but the reactions",
                ko="`order`에는 반응 카드를 뺀 큐의 모든 카드가 있어야 합니다",
                clause="CL-AM-04",
            )
    for at, entry in enumerate(state.order):
        if (queued_at(state, entry).fate == "waiting") != (at >= state.at):
            late = at < state.at
            yield fault(
                "order",
                f"the card in place {at + 1} is {'still' if late else 'not'} waiting",
                ko=f"{at + 1}번째 카드가 {'아직 기다리고 있습니다' if late else '기다리고 있지 않습니다'}",
                clause="CL-PRIO-01",
            )
    if not eligible(state):
        yield fault(
            "next",
            "nobody can react to this card",
            ko="이 카드에 반응할 수 있는 쪽이 없습니다",
            clause="CL-REACT-03",
        )


def _place_of(state: State, entry: Entry) -> tuple[int, int, int, int]:
    """What a card is sorted by; sides that a coin decides between count alike."""
    card = CARDS[queued_at(state, entry).card]
    return card.speed, -card.cost, 0 if state.void else abs(entry.side - state.holder), 0 if state.void else entry.index


def _first_hands(state: State) -> Iterator[Bilingual]:
    """Before the first round nothing has happened."""
    if state.round:
        yield fault(
            "round",
            f"{state.round}, and first hands are exchanged before the first",
            ko=f"{state.round}, 첫 손패는 1라운드 전에 바꿉니다",
            clause="CL-HAND-01",
        )
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
            yield fault(
                f"{seat}.{name}",
                "first hands are exchanged before anything has happened",
                ko="첫 손패는 아무 일도 일어나기 전에 바꿉니다",
                clause="CL-HAND-01",
            )


def _side(params: Params, state: State, side: int) -> Iterator[Bilingual]:
    player, seat = state.players[side], SEATS[side]
    yield from under(f"{seat}.", _cards(params, state, player))
    most = max(params.energy.cap, params.energy.cap_high)
    yield from outside(f"{seat}.", player, 0, most, "energy", clause="CL-NRG-02")
    yield from outside(f"{seat}.", player, 0, params.turn.most_slots, "slots", clause="CL-AM-20")
    for place, unit in enumerate(player.units):
        if unit is not None:
            yield from under(f"{seat}.", _unit(params, state, unit, place))


def _cards(params: Params, state: State, player: Player) -> Iterator[Bilingual]:
    # A queue holds cards of its own from lock-in to cleanup; a verdict in between leaves them there.
    queue = [queued.card for queued in player.queue]
    found = [*player.hand, *player.deck, *player.discard, *player.exhausted, *queue]
    yield from other_cards("deck", found, player.brought, "CL-BASE-02")
    if len(player.brought) > DECK_SIZE:
        yield fault(
            "deck",
            f"{len(player.brought)} cards with those in hand and discard, a deck has {DECK_SIZE}",
            ko=f"손패와 버린 카드까지 {len(player.brought)}장, 덱은 {DECK_SIZE}장입니다",
            clause="CL-BASE-02",
        )
    for card, count in Counter(found).items():
        if count > params.setup.copies:
            yield fault(
                "deck",
                f"{count} of {card}, {params.setup.copies} may be in a deck",
                ko=f"{card} {count}장, 덱에 {params.setup.copies}장까지 넣을 수 있습니다",
                clause="CL-BASE-02",
            )
    if (
        state.stage == "mulligan"
        and not state.rematch
        and len(player.deck) < min(params.setup.mulligan, len(player.hand))
    ):
        yield fault(
            "deck",
            f"{len(player.deck)} cards cannot replace what may be set aside",
            ko=f"{len(player.deck)}장으로는 내려놓을 수 있는 만큼 채우지 못합니다",
            clause="CL-HAND-01",
        )
    if len(player.hand) > params.turn.hand_limit:
        yield fault(
            "hand",
            f"{len(player.hand)} cards, {params.turn.hand_limit} may be held",
            ko=f"{len(player.hand)}장, {params.turn.hand_limit}장까지 가질 수 있습니다",
            clause="CL-HAND-03",
        )
    if Counter(player.unseen) - Counter(player.discard):
        yield fault(
            "unseen",
            f"{player.unseen} are not all in the discard",
            ko=f"버린 더미에 없는 것이 있습니다: {player.unseen}",
            clause="CL-AM-31",
        )
    if Counter(player.shown) - Counter(player.hand):
        yield fault(
            "shown",
            f"{player.shown} are not all in the hand",
            ko=f"손패에 없는 것이 있습니다: {player.shown}",
            clause="CL-AM-05",
        )
    if Counter(player.seen) - Counter(player.brought):
        yield fault(
            "seen",
            f"{player.seen} are not all in the deck",
            ko=f"덱에 없는 것이 있습니다: {player.seen}",
            clause="CL-BASE-09",
        )
    if tuple(sorted(player.deck)) != player.deck or tuple(sorted(player.discard)) != player.discard:
        yield fault("deck", "a pile has an order", ko="더미에 차례가 있습니다", clause="CL-BASE-04")


def _unit(params: Params, state: State, unit: Unit, place: int) -> Iterator[Bilingual]:
    where = "summons." if place else ""
    if unit.max_hp < 1:
        yield below(f"{where}max_hp", unit.max_hp, 1, "CL-BASE-01")
    for name in unit.immune:
        if name not in DEBUFFS:
            yield fault(
                f"{where}immune",
                f"{name!r} is nothing that a unit can be immune to",
                ko=f"유닛이 면역일 수 없는 것입니다: {name!r}",
                clause="CL-IMM-01",
            )
    for keyword in unit.keywords:
        least = min(keyword.amount, keyword.turns)
        if least < 0:
            lost = LOSS.get(keyword.name, "")
            yield fault(
                f"{where}keywords.{keyword.name}",
                f"{least} is below 0{f'; a loss of it is `{lost}`' if lost else ''}",
                ko=f"{least}, 0 이상이어야 합니다{f'. 줄어드는 것은 `{lost}`로 적습니다' if lost else ''}",
                clause="CL-AM-20",
            )
    if unit.hp == 0 and state.stage != "over" and (place or not unit.down):
        yield fault(
            f"{where}hp", "a unit at 0 still counts", ko="HP가 0인 유닛이 아직 남아 있습니다", clause="CL-AM-02"
        )
    bounds = params.bounds
    for name in ("strength", "weakness", "vulnerable", "mitigation", "heal_down", "poison", "shield"):
        amount, most = amount_of(unit, name), getattr(bounds, name)
        if amount > most:
            yield above(f"{where}keywords.{name}", amount, most, "CL-AM-20")
    if state.stage != "start":  # there, what ends with the last round is still about to be counted down
        for keyword in unit.keywords:
            yield from under(f"{where}keywords.", _lasting(params, keyword))
    for name in ("burn", "regen", "freeze"):
        turns, most = turns_of(unit, name), getattr(bounds, name)
        if turns > most:
            yield fault(
                f"{where}keywords.{name}",
                f"{turns} turns are above {most}",
                ko=f"{turns}턴, {most}턴 이하여야 합니다",
                clause="CL-AM-20",
            )


def _lasting(params: Params, keyword: Keyword) -> Iterator[Bilingual]:
    """That there is some of a keyword, and that it lasts as such a one does."""
    if bound_of(params, keyword.name) == 0:
        return  # in a variant that gives none of it
    if keyword.name not in TIMED_ONLY and not keyword.amount:
        yield fault(keyword.name, "where it is 0 there is none", ko="0이면 없는 것입니다", clause="CL-AM-20")
    if keyword.name in UNTIMED and keyword.turns:
        yield fault(
            keyword.name,
            f"{keyword.turns} turns, and it has no time of its own",
            ko=f"{keyword.turns}턴, 지속 턴이 없는 키워드입니다",
            clause="CL-AM-20",
        )
    if keyword.name not in UNTIMED and not keyword.turns:
        yield fault(
            keyword.name,
            "no turns are left, and then it is over",
            ko="남은 턴이 없으면 끝난 것입니다",
            clause="CL-AM-20",
        )
