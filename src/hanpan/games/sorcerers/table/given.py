"""A state as a case describes it, and the facts of a state as a case names them.

Facts of the table that a case may give:
    mode (casual, match), game, warned (p1, or both: by the clock), active (p1), first (p1, or as the turn has it),
    turn (as the own turns or the power of a seat have it; else one in which both have all the power there is),
    step: main_a (usual), main_b, combat (attackers are asked for), blocks (with `attackers: [1, 3]`, places of the
        active side), end (the hand limit is asked for), mulligan, side (sideboards), respond (with `stack`),
    summoned (in this main phase), event ({card: EVT-01, by: p1, turns: 2, id: 7}),
    stack: objects, the one that is next first: {by: p1, card: SPL-01, targets: [foe1]} with `kind` play (usual),
        response, ability, passive or attack; `ability: 1` counts a card's abilities; `source: my1` is whose ability
        it is, `actor` whose deed set it off, `negated` whether it has been; with a stack the opponent of the first
        object is asked, unless `asked` says otherwise,
    serial (of the newest object; 100 and what was given), turns_before (of earlier games of a match).
Facts of a seat:
    hp, max_hp, power, max_power (as the turn gives it), turns (own turns begun), hand, deck (its order is nobody's),
    top (known cards on the deck, the uppermost first), graveyard, shown (cards of the hand that all know), sideboard,
    seen, wins (games of the match), used (seconds on the clock), stalled, violations, deck_name (own),
    field: up to three of `SOR-02`, null, or {card, stats: [5, 5, 0], keywords: [piercing], damage, items, tired, used,
        boost, lent, id}; items are `ITM-01` or {card, by: p2, used, safe, id}. Later on the list is newer, p2's field
        after p1's, the event after all; `id` (1 to 99, the higher the newer) says otherwise of a sorcerer, an item or
        the event.
Only in `state`:
    stage (main, attack, block, respond, choose, loop, discard, side, mulligan, over), asked, choice, winner, ending
    (hp, both, deck_out, …), stack (names from the top down, open frames last: RSP-02, SOR-01-1 for an ability, attack);
    of a seat cards (hand size), deck_count, units (`SOR-02 2/3/0`: attack, health left, defence; null), items, tired,
    damage, keywords. `field` is only given, not expected.

Moves: deck spear | keep | mulligan | play SPL-01 foe1 | use my1.2 me | next | attack 1 3 | block 2>1 | block none |
    respond RSP-01 my1.1 | pass | choose foe1.1 (or a card, yes, no, none) | repeat 10 | discard SOR-03 SPL-01 |
    exchange SPL-01 > SPL-05
Notes of a judge or the clock: {type: clock, p1: 1300, p2: 1100} (seconds used so far), {type: stalling, seat: p1},
    {type: violation, seat: p1}
Draws: hidden/deal/p1, hidden/mulligan/p1, hidden/draw/p1 (cards), first (p1 or p2).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import CARDS as CARDS_MOST
from hanpan.core.contract.bounds import LISTED, Hand, Pile, Round, Whole, Wholes, Word, Words
from hanpan.core.contract.codec import convert
from hanpan.core.contract.described import taken, told
from hanpan.core.contract.event import Fields
from hanpan.core.contract.seat import SEATS, Side
from hanpan.core.contract.wrong_facts import (
    NO_CARD,
    BadFact,
    bad_fact,
    below,
    no_such,
    none_of,
    refuse_other,
    refuse_twice,
    refuse_unknown,
)
from hanpan.games.sorcerers.content.catalogue import CARDS, KEYWORDS
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight
from hanpan.games.sorcerers.rules.state import (
    MODES,
    Bout,
    EventInPlay,
    Item,
    JudgeNotes,
    Mode,
    Player,
    Stage,
    State,
    Step,
    Unit,
    with_player,
)
from hanpan.games.sorcerers.rules.stats import attack_of, defence_of, has, left_of
from hanpan.games.sorcerers.rules.turn import own_turns, power_of_turn
from hanpan.games.sorcerers.rules.verdict import filed
from hanpan.games.sorcerers.table.given_stack import GivenFrame, stacked

STAGES: dict[str, tuple[Step, Stage]] = {
    "main_a": ("main_a", "main"),
    "main_b": ("main_b", "main"),
    "combat": ("combat", "attack"),
    "blocks": ("blocks", "block"),
    "end": ("end", "discard"),
    "mulligan": ("before", "mulligan"),
    "side": ("end", "side"),
}
WARNED = (*SEATS, "both")


class GivenItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cursed item."""

    card: Word
    by: Side | None = None
    used: bool = False
    safe: bool = False
    id: Whole = 0


class GivenUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sorcerer on the field, with other numbers than printed where a case wants them."""

    card: Word
    stats: tuple[Whole, Whole, Whole] | None = None
    keywords: Words | None = None
    damage: Whole = 0
    items: Annotated[tuple[Word | GivenItem, ...], LISTED] = ()
    tired: bool | None = None  # an attacker is, others are not
    used: bool = False
    boost: Whole = 0
    lent: Words = ()
    id: Whole = 0


class GivenEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The event on the table."""

    card: Word
    by: Side = "p1"
    turns: Whole = 1
    id: Whole = 0


class GivenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about a seat; the rest is as at the start of a game."""

    hp: Whole | None = None
    max_hp: Whole | None = None
    power: Whole | None = None
    max_power: Whole | None = None
    turns: Round | None = None
    hand: Hand = ()
    deck: Pile = ()
    top: Pile = ()
    graveyard: Pile = ()
    shown: Hand = ()
    sideboard: Pile = ()
    seen: Pile = ()
    wins: Whole = 0
    used: Whole = 0
    stalled: Whole = 0
    violations: Whole = 0
    deck_name: Word = "own"
    field: Annotated[tuple[Word | GivenUnit | None, ...], LISTED] = ()


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the table."""

    mode: Word = "casual"
    game: Whole = 1
    warned: Side | Literal["both"] | None = None
    turn: Round | None = None  # 0 while first hands are looked at
    active: Side = "p1"
    first: Side | None = None  # p1, where the turn that is said does not say otherwise
    step: Word = "main_a"
    summoned: Whole = 0
    attackers: Wholes = ()
    event: GivenEvent | None = None
    stack: Annotated[tuple[GivenFrame, ...], msgspec.Meta(max_length=CARDS_MOST)] = ()
    asked: Side | None = None
    serial: Whole | None = None
    turns_before: Round = 0
    p1: GivenSeat = GivenSeat()
    p2: GivenSeat = GivenSeat()


def read_given(params: Params, facts: Mapping[str, Any]) -> State:
    """The state the facts describe. Raises ValueError that names the fact and what is wrong."""
    given: Given = convert(Given, dict(facts))
    if given.mode not in MODES:
        raise BadFact.of(no_such("mode", given.mode, none_of(MODES)))
    if given.step != "respond":
        refuse_other("step", given.step, (*STAGES, "respond"))
    elif not given.stack:
        raise bad_fact(
            "step",
            "to respond there must be something on the `stack`",
            ko="반응을 물으려면 `stack`에 쌓인 것이 있어야 합니다",
            clause="SO-AM-24",
        )
    if given.stack and given.step in ("mulligan", "side"):
        raise bad_fact(
            "stack",
            f"nothing is played in step {given.step}",
            ko=f"{given.step} 단계에서는 낸 것이 없습니다",
            clause="SO-AM-24",
        )
    step, stage = STAGES.get(given.step, ("main_a", "respond"))
    active = SEATS.index(given.active)
    first, fresh = _first(given), stage == "mulligan"
    turn = _turn(params, given, first, fresh=fresh)
    serial = 100
    players: list[Player] = []
    for side, (name, seat) in enumerate((("p1", given.p1), ("p2", given.p2))):
        begun = 0 if fresh else own_turns(turn, second=name != first)
        own = begun if seat.turns is None else seat.turns
        power = power_of_turn(params, own, second=name != first)[0] if own else 0
        player, serial = _player(params, name, seat, side, serial, own, power)
        players.append(player)
    event = None
    if given.event is not None:
        refuse_other("event.card", given.event.card, CARDS, NO_CARD)
        if given.event.turns < 1:
            raise BadFact.of(below("event.turns", given.event.turns, 1, "SO-AM-34"))
        serial += 1
        event = EventInPlay(given.event.id or serial, given.event.card, SEATS.index(given.event.by), given.event.turns)
    state = State(
        bout=_bout(params, given, given.mode),
        stage=stage,
        players=(players[0], players[1]),
        turn=turn,
        active=active,
        first=SEATS.index(first),
        step=step,
        serial=serial,
        event=event,
        summoned=given.summoned,
        ending="hp" if stage == "side" else "",
    )
    state = _attacking(state, given)
    state = stacked(state, given.stack)
    held = len(state.players[active].hand)
    if state.stage == "discard" and held <= params.turn.hand_limit:
        raise bad_fact(
            "step",
            f"end asks for the hand limit, and {given.active} holds {held} cards",
            ko=f"end 단계는 손패 한도를 묻는데, {given.active}의 손패는 {held}장입니다",
            clause="SO-HAND-05",
        )
    if given.asked is not None:
        state = replace(state, asked=SEATS.index(given.asked))
    if given.serial is not None:
        state = replace(state, serial=given.serial)
    return replace(state, players=(_brought(state, 0), _brought(state, 1)))


def _first(given: Given) -> Side:
    """Who began: as it is said, or follows from whose turn it is."""
    if given.first is None and given.turn:
        return "p1" if (given.active == "p1") == (given.turn % 2 == 1) else "p2"
    return given.first or "p1"


def _turn(params: Params, given: Given, first: Side, *, fresh: bool) -> int:
    """The number of the turn: as it is said, or follows from the own turns or the power of a seat; else one in which
    both have all the power there is."""
    if given.turn is not None or fresh:
        return given.turn or 0
    full = max(1, params.power.most - params.power.first + 1)
    for name, seat in (("p1", given.p1), ("p2", given.p2)):
        second = name != first
        own = seat.turns
        if own is None and seat.max_power is not None:
            own = next(
                (n for n in range(full + 1) if n and power_of_turn(params, n, second=second)[0] == seat.max_power), None
            )
        if own is not None:
            return max(1, 2 * own - (name == given.active) + second)
    return 2 * full + (given.active == first)


def _bout(params: Params, given: Given, mode: Mode) -> Bout:
    """What outlasts a game. Pairs that nobody has named stay the defaults, which are not encoded; earlier games took
    no time."""
    bout, desk = Bout(mode, given.game, turns_before=given.turns_before), JudgeNotes()
    played = given.game - (given.step != "side")
    if params.release >= since.TIME_BETWEEN_GAMES and 1 <= played <= params.match.games:
        bout = replace(bout, times=filed(Bout(mode), played))
    if given.p1.wins or given.p2.wins:
        bout = replace(bout, wins=(given.p1.wins, given.p2.wins))
    for name in ("used", "stalled", "violations"):
        pair = getattr(given.p1, name), getattr(given.p2, name)
        if any(pair):
            desk = replace(desk, **{name: pair})
    if given.warned is not None:
        desk = replace(desk, warned=WARNED.index(given.warned))
    return bout if desk == JudgeNotes() else replace(bout, desk=desk)


def facts_of(params: Params, state: State) -> Fields:
    """The same names that `given` takes, and what a case may expect besides."""
    one, two = (_facts(state, side) for side in (0, 1))
    event = state.event
    warned = state.bout.desk.warned
    frames = [object_name(frame) for frame in reversed(state.stack)]
    field = state.players[state.active].field
    return {
        "mode": state.bout.mode,
        "game": state.bout.game,
        "warned": None if warned is None else WARNED[warned],
        "turn": state.turn,
        "active": SEATS[state.active],
        "first": SEATS[state.first],
        **told(state, "step", "stage"),
        "asked": SEATS[state.asked] if state.stage in ("respond", "choose", "loop") else None,
        "choice": state.choice,
        "summoned": state.summoned,
        "attackers": [place for place, unit in enumerate(field, 1) if unit and unit.id in state.attackers],
        "event": None if event is None else {"card": event.card, "by": SEATS[event.side], "turns": event.turns},
        "stack": [*frames, *(each.card for each in reversed(state.opens))],
        "ending": state.ending,
        "winner": None if state.winner is None else SEATS[state.winner],
        "p1": one,
        "p2": two,
    }


def _facts(state: State, side: int) -> dict[str, Any]:
    player = state.players[side]
    return {
        **told(player, "hp", "max_hp", "power", "max_power", "turns", "hand"),
        "cards": len(player.hand),
        **told(player, "deck"),
        "deck_count": len(player.deck) + len(player.top),
        **told(player, "top", "graveyard", "shown", "sideboard", "seen"),
        "wins": state.bout.wins[side],
        "used": state.bout.desk.used[side],
        "stalled": state.bout.desk.stalled[side],
        "violations": state.bout.desk.violations[side],
        "units": [unit and _numbers(state, side, unit) for unit in player.field],
        "items": [[item.card for item in unit.items] if unit else [] for unit in player.field],
        "tired": [bool(unit and unit.tired) for unit in player.field],
        "damage": [unit.damage if unit else 0 for unit in player.field],
        "keywords": [[name for name in KEYWORDS if unit and has(unit, name)] for unit in player.field],
    }


def _numbers(state: State, side: int, unit: Unit) -> str:
    return f"{unit.card} {attack_of(state, side, unit)}/{left_of(unit)}/{defence_of(state, side, unit)}"


def _player(
    params: Params, name: str, seat: GivenSeat, side: int, serial: int, turns: int, full: int
) -> tuple[Player, int]:
    piles = ("hand", "deck", "top", "graveyard", "shown", "sideboard", "seen")
    refuse_unknown(name, seat, CARDS, NO_CARD, *piles)
    most = seat.max_hp if seat.max_hp is not None else max(params.setup.hp, seat.hp or 0)
    hp = most if seat.hp is None else seat.hp
    max_power = full if seat.max_power is None else seat.max_power
    power = max_power if seat.power is None else seat.power
    if len(seat.field) > params.board.sorcerers:
        places = params.board.sorcerers
        raise bad_fact(f"{name}.field", f"there are {places} places", ko=f"자리는 {places}개입니다")
    field: list[Unit | None] = []
    for each in seat.field:
        unit = None if each is None else GivenUnit(each) if isinstance(each, str) else each
        made, serial = (None, serial) if unit is None else _unit(params, f"{name}.field", unit, side, serial)
        field.append(made)
    field += [None] * (params.board.sorcerers - len(field))
    numbers = {"hp": hp, "max_hp": most, "power": power, "max_power": max_power}
    unordered = {pile: tuple(sorted(getattr(seat, pile))) for pile in ("sideboard", "deck", "seen")}
    player = taken(Player, seat, brought=(), field=tuple(field), turns=turns, **numbers, **unordered)
    return player, serial


def _unit(params: Params, where: str, unit: GivenUnit, side: int, serial: int) -> tuple[Unit, int]:
    refuse_other(where, unit.card, CARDS, NO_CARD)
    card = CARDS[unit.card]
    if card.type != "sorcerer":
        raise bad_fact(where, f"{unit.card} is no sorcerer", ko=f"저주술사가 아닙니다: {unit.card}")
    for keyword in (*(unit.keywords or ()), *unit.lent):
        refuse_other(where, keyword, KEYWORDS)
    if len(unit.items) > params.board.items:
        raise bad_fact(
            where,
            f"{unit.card} carries at most {params.board.items} items",
            ko=f"{unit.card}: 저주물은 {params.board.items}개까지 지닙니다",
        )
    serial += 1
    own = unit.id or serial
    items: list[Item] = []
    for each in unit.items:
        item = GivenItem(each) if isinstance(each, str) else each
        refuse_other(f"{where}.items", item.card, CARDS, NO_CARD)
        serial += 1
        items.append(
            Item(item.id or serial, item.card, side if item.by is None else SEATS.index(item.by), item.used, item.safe)
        )
    if min(unit.stats or (0,)) < 0:
        least = min(unit.stats or ())
        raise bad_fact(
            where,
            f"{unit.card} has {least} printed on it",
            ko=f"{unit.card}: 카드에 적힌 수가 {least}입니다",
            clause="SO-CARD-01",
        )
    refuse_twice(where, unit.keywords or ())  # what is lent may be lent twice
    attack, health, defence = unit.stats or (card.attack, card.health, card.defence)
    keywords = card.keywords if unit.keywords is None else unit.keywords
    stats = {"attack": attack, "health": health, "defence": defence}
    tired = bool(unit.tired)
    return taken(Unit, unit, id=own, keywords=keywords, items=tuple(items), tired=tired, **stats), serial


def _attacking(state: State, given: Given) -> State:
    refuse_twice("attackers", given.attackers)
    if given.attackers and given.step != "blocks" and not given.stack:
        raise bad_fact(
            "attackers",
            f"nobody has been sent to attack in step {given.step}",
            ko=f"{given.step} 단계에서는 공격에 나선 저주술사가 없습니다",
        )
    if not given.attackers and given.step == "blocks":
        raise bad_fact(
            "attackers",
            "somebody attacks where blocks are asked for",
            ko="블록을 묻는 때에는 공격하는 저주술사가 있어야 합니다",
        )
    field = list(state.players[state.active].field)
    said = given.p1.field if state.active == 0 else given.p2.field
    ids: list[int] = []
    for place in given.attackers:
        unit = field[place - 1] if 1 <= place <= len(field) else None
        if unit is None:
            raise bad_fact(
                "attackers",
                f"nobody stands in place {place} of {given.active}",
                ko=f"{given.active}의 {place}번째 자리가 비어 있습니다",
            )
        if isinstance(own := said[place - 1], GivenUnit) and own.tired is False:
            raise bad_fact(
                "attackers",
                f"who stands in place {place} attacks, and is tired",
                ko=f"{place}번째 자리의 저주술사는 공격하므로 지쳐 있습니다",
                clause="SO-AM-29",
            )
        field[place - 1] = replace(unit, tired=True)
        ids.append(unit.id)
    player = replace(state.players[state.active], field=tuple(field))
    return replace(with_player(state, state.active, player), attackers=tuple(ids))


def _brought(state: State, side: int) -> Player:
    player = state.players[side]
    hidden = list(player.hand)
    for card in player.shown:
        if card not in hidden:
            raise bad_fact(f"{SEATS[side]}.shown", f"{card} is not in the hand", ko=f"손패에 없습니다: {card}")
        hidden.remove(card)
    return replace(player, brought=tuple(sorted((*in_sight(state, side), *hidden, *player.deck))))
