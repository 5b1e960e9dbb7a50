"""A state as a case describes it, and the facts of a state as a case names them."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import LISTED, Hand, Pile, Round, Whole, Word, Words
from hanpan.core.contract.codec import convert
from hanpan.core.contract.described import taken, told
from hanpan.core.contract.event import Fields
from hanpan.core.contract.seat import SEATS, Side
from hanpan.core.contract.wrong_facts import NO_CARD, BadFact, bad_fact, beyond, refuse_other, refuse_unknown
from hanpan.games.clash.content.catalogue import CARDS, KEYWORDS, OPPONENTS, UNITS, Arena
from hanpan.games.clash.rules.keywords import PARTS, TIMED_ONLY, UNTIMED, amount_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.phases import new_player
from hanpan.games.clash.rules.state import LADDER, MODES, Keyword, Player, State, Unit
from hanpan.games.clash.table.given_queue import GivenQueue, with_queues

STAGES = ("mulligan", "start", "declare", "react")
_SORTED = ("deck", "discard", "exhausted", "unseen", "shown", "seen")


class GivenKeyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword with both of its numbers."""

    amount: Whole = 0
    turns: Whole = 2


# Several of one keyword: shields that end at different times.
GivenKeywords: TypeAlias = Annotated[
    dict[Word, Whole | GivenKeyword | Annotated[tuple[GivenKeyword, ...], LISTED]], LISTED
]


class GivenUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A summoned unit."""

    unit: Word
    hp: Whole | None = None
    keywords: GivenKeywords = {}
    id: Whole = 0


class GivenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about a seat; the rest is as at the start of a game."""

    hp: Whole | None = None
    max_hp: Whole | None = None
    energy: Whole | None = None
    slots: Whole | None = None
    hand: Hand = ()
    deck: Pile = ()
    discard: Pile = ()
    exhausted: Pile = ()
    unseen: Pile = ()
    shown: Hand = ()
    seen: Pile = ()
    deck_name: Word | None = None
    keywords: GivenKeywords = {}
    summons: Annotated[tuple[Word | GivenUnit | None, ...], LISTED] = ()
    immune: Words | None = None
    resists: bool | None = None
    queue: GivenQueue = ()
    intervened: bool = False


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the table."""

    mode: Word = "casual"
    arena: Arena | None = None  # on the ladder the opponent's, else the pit
    round: Round | None = None  # 1; 0 while first hands are exchanged
    stage: Word = "declare"
    initiative: Side = "p1"
    void: bool = False
    rematch: bool = False
    serial: Whole = 20  # ids given to units so far
    order: Words = ()
    next: Whole | None = None  # place in the order; the first
    p1: GivenSeat = GivenSeat()
    p2: GivenSeat = GivenSeat()


def read_given(params: Params, facts: Mapping[str, Any]) -> State:
    """The state the facts describe. Raises ValueError that names the fact and what is wrong."""
    given: Given = convert(Given, dict(facts))
    refuse_other("mode", given.mode, MODES)
    refuse_other("stage", given.stage, STAGES)
    for name, seat in (("p1", given.p1), ("p2", given.p2)):
        if given.stage == "mulligan" and seat.shown:
            raise bad_fact(
                f"{name}.shown",
                "nobody has seen a card of a hand before the first round",
                ko="첫 라운드 전에는 손의 카드를 본 사람이 없습니다",
                clause="CL-AM-05",
            )
    begins = given.stage == "mulligan"
    number = given.round if given.round is not None else 0 if begins else 1
    if begins and number:
        raise bad_fact(
            "round",
            f"{number}, and first hands are exchanged before the first",
            ko=f"{number}, 첫 손패는 1라운드 전에 바꿉니다",
            clause="CL-HAND-01",
        )
    if not begins and not number:
        raise BadFact.of(beyond("round", 0, 1, params.end.rounds))
    holder = SEATS.index(given.initiative)
    one, two = (
        _player(params, given, name, seat, side)
        for side, (name, seat) in enumerate((("p1", given.p1), ("p2", given.p2)))
    )
    first = holder if begins or number % 2 else 1 - holder  # it changes sides every round, void ones too (CL-AM-09)
    foe = OPPONENTS[LADDER[given.mode]] if given.mode in LADDER else None
    arena = given.arena or ("pit" if foe is None else foe.arena)
    state = taken(State, given, arena=arena, round=number, players=(one, two), holder=holder, first=first, order=())
    if given.order or given.p1.queue or given.p2.queue or given.stage == "react":
        place = 1 if given.next is None else given.next
        state = with_queues(params, state, (given.p1.queue, given.p2.queue), given.order, place)
    elif given.next is not None:
        raise bad_fact(
            "next",
            f"{given.next}, and there is no `order`: nothing is worked off in stage {given.stage}",
            ko=f"{given.next}, `order`가 없습니다. {given.stage} 단계에서는 해결할 카드가 없습니다",
        )
    if given.stage == "start":  # of that round, before its ticks and its energy
        return replace(state, round=number - 1, void=False, void_next=given.void)
    return state


def facts_of(state: State) -> Fields:
    """The same names that `given` takes, and what a case may expect besides."""
    one, two = (_facts(player) for player in state.players)
    return {
        **told(state, "mode", "arena", "round", "stage"),
        "initiative": SEATS[state.holder],
        **told(state, "void", "rematch", "ending"),
        "sealed": state.void_next,
        "order": [f"{SEATS[entry.side]}/{entry.index + 1}" for entry in state.order],
        "p1": one,
        "p2": two,
    }


def _facts(player: Player) -> dict[str, Any]:
    hero = player.hero
    return {
        **told(hero, "hp", "max_hp", "down", "resists"),
        "immune": list(hero.immune),
        **told(player, "energy", "slots", "deck_name", "hand"),
        "cards": len(player.hand),
        **told(player, "deck", "discard", "exhausted", "unseen", "shown", "intervened"),
        "queue": [
            {"card": queued.card, "fate": queued.fate, "targets": len(queued.targets)} for queued in player.queue
        ],
        "keywords": _numbers(hero),
        "turns": {name: turns_of(hero, name) for name in KEYWORDS},
        "summons": [unit and f"{unit.kind} {unit.hp}" for unit in player.units[1:]],
        "summon_keywords": [unit and _numbers(unit) for unit in player.units[1:]],
    }


def _numbers(unit: Unit) -> dict[str, int]:
    return {name: turns_of(unit, name) if name in TIMED_ONLY else amount_of(unit, name) for name in KEYWORDS}


def _player(params: Params, given: Given, name: str, seat: GivenSeat, side: int) -> Player:
    deck_name = LADDER[given.mode] if side == 1 and given.mode in LADDER else "own"
    start = new_player(params, given.mode, side, deck_name, ())  # what is not named is as at the start of a game
    refuse_unknown(name, seat, CARDS, NO_CARD, "hand", "deck", "discard", "exhausted", "unseen", "shown", "seen")
    most = start.hero.max_hp if seat.max_hp is None else seat.max_hp
    hp = most if seat.hp is None else seat.hp
    if len(seat.summons) > params.turn.summons:
        places = params.turn.summons
        raise bad_fact(f"{name}.summons", f"there are {places} places", ko=f"자리는 {places}개입니다")
    keywords = _keywords(f"{name}.keywords", seat.keywords)
    immune = start.hero.immune if seat.immune is None else seat.immune
    resists = start.hero.resists if seat.resists is None else seat.resists
    hero = Unit(side + 1, "hero", hp, most, keywords, immune, resists)
    summons = [each and _summon(name, side * 10 + 3 + place, each) for place, each in enumerate(seat.summons)]
    empty = (None,) * (params.turn.summons - len(summons))
    piles = {pile: tuple(sorted(getattr(seat, pile))) for pile in _SORTED}
    return taken(
        Player,
        seat,
        start,
        units=(hero, *summons, *empty),
        energy=(0 if given.stage == "mulligan" else params.energy.gain) if seat.energy is None else seat.energy,
        brought=tuple(sorted((*seat.hand, *seat.deck, *seat.discard, *seat.exhausted))),
        queue=(),
        **piles,
    )


def _summon(name: str, serial: int, each: str | GivenUnit) -> Unit:
    unit = GivenUnit(each) if isinstance(each, str) else each
    refuse_other(f"{name}.summons", unit.unit, UNITS)
    most = UNITS[unit.unit].hp
    hp = most if unit.hp is None else unit.hp
    return Unit(unit.id or serial, unit.unit, hp, most, _keywords(f"{name}.summons.keywords", unit.keywords))


def _keywords(where: str, given: Mapping[str, int | GivenKeyword | tuple[GivenKeyword, ...]]) -> tuple[Keyword, ...]:
    out: list[Keyword] = []
    for name, value in given.items():
        if name not in KEYWORDS:
            parts = PARTS[name] if name in PARTS and name != "strength" else ()
            hint = f"; its parts are {' and '.join(parts)}" if parts else ""
            hint_ko = f". 이 키워드의 부분: {', '.join(parts)}" if parts else ""
            raise bad_fact(
                where,
                f"there is no keyword {name!r}{hint}",
                ko=f"없는 키워드입니다: {name!r}{hint_ko}",
            )
        if isinstance(value, GivenKeyword | tuple):
            each = value if isinstance(value, tuple) else (value,)
            out += [Keyword(name, one.amount, one.turns) for one in each]
        elif name in TIMED_ONLY:
            out.append(Keyword(name, 0, value))
        else:
            out.append(Keyword(name, value, 0 if name in UNTIMED else 2))
    return tuple(out)
