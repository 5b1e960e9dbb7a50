"""What every state of a real game holds, whatever was played."""

from collections.abc import Iterator, Sequence

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.seat import SEATS
from hanpan.core.contract.wrong_facts import NO_CARD, below, fault, no_such, other_cards, outside, under, unknown
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight
from hanpan.games.sorcerers.rules.state import BOTH, EventInPlay, Frame, Item, Open, Player, State, Unit
from hanpan.games.sorcerers.rules.stats import left_of
from hanpan.games.sorcerers.rules.turn import own_turns, power_of_turn

_PILES = ("brought", "hand", "deck", "top", "graveyard", "shown", "sideboard", "seen")
_COUNTS = ("used", "stalled", "violations")

# Questions outside the stack: whoever has no health left is gone by then.
_SETTLED = ("main", "attack", "block", "discard")


def broken(params: Params, state: State) -> Sequence[Bilingual]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    faults = bounds(params, state)
    if faults or state.stage == "deck":
        return faults
    return [
        *_between_games(params, state),
        *(_first_hands(state) if state.stage == "mulligan" else ()),
        *_table(state),
        *(_turns(params, state) if state.turn and state.stage != "mulligan" else ()),
        *(fault for side in (0, 1) for fault in _side(params, state, side)),
    ]


def bounds(params: Params, state: State) -> Sequence[Bilingual]:
    """The facts of a state with which the rules cannot work, in words."""
    return [*_bounds(params, state), *(fault for side in (0, 1) for fault in _bounds_of(params, state, side))]


def _bounds(params: Params, state: State) -> Iterator[Bilingual]:
    bout, desk = state.bout, state.bout.desk
    yield from outside("", bout, 1, params.match.games if bout.mode == "match" else 1, "game")
    yield from outside("", bout, 0, None, "turns_before")
    yield from outside("", desk, 0, BOTH, "warned")
    yield from outside("", desk, 0, None, "extra")
    yield from outside("", state, 0, 1, "active", "first", "asked", "winner")
    begun = state.stage not in ("deck", "mulligan", "side", "over")
    yield from outside("", state, 1 if begun else 0, None, "turn")
    yield from outside("", state, 0, None, "serial", "summoned", "total")
    frames = [*state.stack, *state.held, *(each.frame for each in state.waiting)]
    for frame in frames:
        yield from under("stack: ", _bounds_of_frame(frame))
    for each in state.opens:
        if each.card not in CARDS or each.side not in (0, 1):
            yield from under("stack: ", [_of_no_side(each)])
    if state.event is not None and (state.event.card not in CARDS or state.event.side not in (0, 1)):
        yield from under("event: ", [_of_no_side(state.event)])
    ids = [frame.id for frame in frames] + [each.id for each in state.opens]
    ids += [] if state.event is None else [state.event.id]
    for player in state.players:
        units = [unit for unit in player.field if unit is not None]
        ids += [unit.id for unit in units] + [item.id for unit in units for item in unit.items]
    if max(ids, default=0) > state.serial:
        yield fault(
            "serial",
            f"{state.serial}, and an object has the id {max(ids)}",
            ko=f"{state.serial}, 가장 큰 id {max(ids)}보다 작습니다",
            clause="SO-AM-13",
        )


def _bounds_of(params: Params, state: State, side: int) -> Iterator[Bilingual]:
    player, where, desk = state.players[side], f"{SEATS[side]}.", state.bout.desk
    yield from unknown(where, player, CARDS, NO_CARD, *_PILES)
    yield from outside(where, player, 0, None, "hp", "max_hp", "power", "max_power", "turns")
    for name, pair in (("wins", state.bout.wins), *((name, getattr(desk, name)) for name in _COUNTS)):
        if pair[side] < 0:
            yield below(f"{where}{name}", pair[side], 0)
    for name, value, most in (("hp", player.hp, player.max_hp), ("power", player.power, player.max_power)):
        if value > most:
            yield fault(
                f"{where}{name}",
                f"{value} is above max_{name}, {most}",
                ko=f"{value}, max_{name}인 {most} 이하여야 합니다",
            )
    if len(player.field) != params.board.sorcerers:
        yield fault(
            f"{where}field",
            f"{len(player.field)} places, and there are {params.board.sorcerers}",
            ko=f"{len(player.field)}자리, {params.board.sorcerers}자리여야 합니다",
            clause="SO-FIELD-01",
        )
    for unit in player.field:
        yield from under(f"{where}field: ", [] if unit is None else _bounds_of_unit(unit))


def _bounds_of_unit(unit: Unit) -> Iterator[Bilingual]:
    if unit.card not in CARDS or CARDS[unit.card].type != "sorcerer":
        yield fault("", f"{unit.card!r} is no sorcerer", ko=f"저주술사가 아닙니다: {unit.card!r}")
    for item in unit.items:
        if item.card not in CARDS or item.side not in (0, 1):
            yield _of_no_side(item)


def _of_no_side(each: Frame | Item | EventInPlay | Open) -> Bilingual:
    side = each.side + 1
    return fault(
        "",
        f"{each.card!r} of side {side} is not a card of a side",
        ko=f"어느 쪽의 카드도 아닙니다: {side}번째 쪽의 {each.card!r}",
    )


def _bounds_of_frame(frame: Frame) -> Iterator[Bilingual]:
    if frame.kind != "attack" and frame.card not in CARDS:
        yield no_such("", frame.card, NO_CARD)
    elif frame.card and not -1 <= frame.ability < len(CARDS[frame.card].abilities):
        ability = frame.ability + 1
        yield fault("", f"{frame.card} has no ability {ability}", ko=f"{frame.card} 카드에 없는 능력입니다: {ability}")
    if frame.side not in (0, 1) or frame.actor not in (0, 1):
        what, side = frame.card or frame.kind, frame.side + 1
        yield fault("", f"{what} is of side {side}, and there are two", ko=f"{what}: {side}번째 쪽, 두 쪽뿐입니다")


def _between_games(params: Params, state: State) -> Iterator[Bilingual]:
    bout = state.bout
    if state.stage == "side" and (bout.mode != "match" or bout.game >= params.match.games):
        yield fault(
            "step",
            f"side comes before another game of a match, and this was {bout.mode} game {bout.game}",
            ko=f"side 단계는 경기의 다음 판 앞에 오는데, {bout.mode} 모드의 {bout.game}번째 판이었습니다",
            clause="SO-SIDE-01",
        )
    done = bout.game - (not state.ending)
    if sum(bout.wins) > done:
        yield fault(
            f"{SEATS[not bout.wins[0]]}.wins",
            f"{sum(bout.wins)} in all, and {done} games are over",
            ko=f"모두 {sum(bout.wins)}승, 끝난 판은 {done}판입니다",
            clause="SO-AM-37",
        )
    if not state.ending and max(bout.wins) > params.match.games // 2 and bout.mode == "match":
        yield fault(
            f"{SEATS[bout.wins[0] < bout.wins[1]]}.wins",
            f"{max(bout.wins)} decide the match",
            ko=f"{max(bout.wins)}승이면 경기가 끝납니다",
            clause="SO-AM-37",
        )


def _first_hands(state: State) -> Iterator[Bilingual]:
    """Before the first turn nothing has happened."""
    if state.turn:
        yield fault(
            "turn",
            f"{state.turn}, and first hands are looked at before the first",
            ko=f"{state.turn}, 첫 손패는 첫 턴 전에 봅니다",
            clause="SO-BASE-03",
        )
    if state.event is not None:
        yield fault(
            "event",
            "first hands are looked at before anything has been played",
            ko="첫 손패는 아무것도 내기 전에 봅니다",
            clause="SO-BASE-03",
        )
    for seat, player in zip(SEATS, state.players, strict=True):
        begun = {name: getattr(player, name) for name in ("turns", "power", "max_power", "graveyard", "top", "shown")}
        begun |= {"field": any(player.field), "hp": player.hp != player.max_hp}
        for name in (name for name, value in begun.items() if value):
            yield fault(
                f"{seat}.{name}",
                "first hands are looked at before anything has happened",
                ko="첫 손패는 아무 일도 일어나기 전에 봅니다",
                clause="SO-BASE-03",
            )


def _turns(params: Params, state: State) -> Iterator[Bilingual]:
    """Whose turn it is, how many were whose, and the power of each follow from the number of the turn."""
    if state.active != (state.first + state.turn + 1) % 2:
        yield fault(
            "active",
            f"{SEATS[state.active]} in turn {state.turn}, and {SEATS[state.first]} began",
            ko=f"{state.turn}번째 턴에 {SEATS[state.active]}, 먼저 시작한 쪽은 {SEATS[state.first]}입니다",
            clause="SO-BASE-09",
        )
    for side, player in enumerate(state.players):
        second = side != state.first
        own = own_turns(state.turn, second=second)
        if player.turns != own:
            yield fault(
                f"{SEATS[side]}.turns",
                f"{player.turns}, and {own} of {state.turn} turns were its own",
                ko=f"{player.turns}, {state.turn}턴 가운데 자기 턴은 {own}턴입니다",
                clause="SO-BASE-09",
            )
            continue
        power, clause = power_of_turn(params, own, second=second) if own else (0, "SO-BASE-05")
        if player.max_power != power:
            yield fault(
                f"{SEATS[side]}.max_power",
                f"{player.max_power}, and own turn {own} gives {power}",
                ko=f"{player.max_power}, 자기 {own}번째 턴의 저주력은 {power}입니다",
                clause=clause,
            )


def _table(state: State) -> Iterator[Bilingual]:
    order = [(-frame.rank, frame.id) for frame in state.stack]
    if order != sorted(order):
        yield fault("stack", f"it is out of order: {order}", ko=f"차례가 맞지 않습니다: {order}", clause="SO-AM-12")
    for frame in state.stack:
        named = [ref for ref in frame.targets if isinstance(ref, int)]
        if len(set(named)) < len(named):
            what = frame.card or frame.kind
            yield fault(
                "stack",
                f"{what} names one target twice",
                ko=f"{what}: 같은 대상을 두 번 골랐습니다",
                clause="SO-AM-22",
            )
    ids = [frame.id for frame in state.stack] + [each.id for each in state.opens]
    ids += [unit.id for player in state.players for unit in player.field if unit is not None]
    ids += [] if state.event is None else [state.event.id]
    ids += [item.id for player in state.players for unit in player.field if unit is not None for item in unit.items]
    if len(set(ids)) < len(ids):
        yield fault("id", "two objects have the same one", ko="id가 같은 것이 둘 있습니다", clause="SO-AM-13")
    calm = state.stage in ("main", "attack", "discard", "mulligan", "side") and not state.ending
    if calm and (state.stack or state.waiting or state.held or state.opens):
        yield fault(
            "stack",
            f"it is not empty while {state.stage} is asked",
            ko=f"{state.stage} 물음이 있는데 스택이 비어 있지 않습니다",
            clause="SO-AM-24",
        )
    if state.event is not None and (CARDS[state.event.card].type != "event" or (calm and state.event.turns < 1)):
        event = state.event
        yield fault(
            "event",
            f"{event.card} for {event.turns} turns",
            ko=f"{event.turns}턴 동안의 사건일 수 없습니다: {event.card}",
            clause="SO-AM-34",
        )
    if state.stage in ("respond", "choose") and not state.stack:
        yield fault(
            "stack",
            "somebody is asked about an empty one",
            ko="빈 스택을 두고 물을 수 없습니다",
            clause="SO-PLAY-02",
        )


def _side(params: Params, state: State, side: int) -> Iterator[Bilingual]:
    player, seat = state.players[side], SEATS[side]
    yield from under(f"{seat}.", _cards(state, player, side))
    if not player.hp and not state.ending:
        yield fault(f"{seat}.hp", "at 0 the game does not go on", ko="0이면 게임이 끝납니다", clause="SO-STATE-02")
    for unit in player.field:
        if unit is not None and len(unit.items) > params.board.items:
            yield fault(
                f"{seat}.field",
                f"{unit.card} carries {len(unit.items)} items",
                ko=f"{unit.card}: 저주물을 {len(unit.items)}개 지녔습니다",
                clause="SO-EQUIP-01",
            )
        if unit is not None and any(CARDS[item.card].type != "item" for item in unit.items):
            yield fault(
                f"{seat}.field",
                f"{unit.card} carries what is no item",
                ko=f"{unit.card}: 저주물이 아닌 것을 지녔습니다",
                clause="SO-EQUIP-01",
            )
        if unit is not None and left_of(unit) < 1 and state.stage in _SETTLED and not state.ending:
            yield fault(
                f"{seat}.field",
                f"{unit.card} has no health left and is still there",
                ko=f"{unit.card}: 남은 체력이 없는데 필드에 있습니다",
                clause="SO-DMG-06",
            )
        if unit is not None and unit.damage < 0:
            yield fault(
                f"{seat}.field",
                f"{unit.card} has {unit.damage} damage",
                ko=f"{unit.card}: 입은 손상이 {unit.damage}입니다",
                clause="SO-AM-18",
            )


def _cards(state: State, player: Player, side: int) -> Iterator[Bilingual]:
    sight = in_sight(state, side)
    hidden, unfounded = _less(player.hand, player.shown)
    yield from other_cards("deck", [*sight, *hidden, *player.deck], player.brought, "SO-DECK-01")
    if unfounded:
        yield fault(
            "shown",
            f"{player.shown} are not all in the hand",
            ko=f"손패에 없는 것이 있습니다: {player.shown}",
            clause="SO-HAND-01",
        )
    if player.seen and _less((*player.brought, *player.sideboard), player.seen)[1]:
        yield fault(
            "seen",
            f"{player.seen} are not all among the cards",
            ko=f"가진 카드에 없는 것이 있습니다: {player.seen}",
            clause="SO-DECK-01",
        )
    if tuple(sorted(player.deck)) != player.deck:
        yield fault("deck", "it has an order", ko="덱에 차례가 있습니다", clause="SO-DRAW-02")


def _less(cards: tuple[str, ...], some: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The cards without some of them, and those of the latter that are not among them. (A Counter is slower by far.)"""
    left, missing = list(cards), []
    for card in some:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return left, missing
