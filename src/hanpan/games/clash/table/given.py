"""A state as a case describes it, and the facts of a state as a case names them."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from hanpan.core.contract.bounds import LISTED, Hand, Pile, Round, Whole, Word, Words
from hanpan.core.contract.codec import convert
from hanpan.core.contract.event import Fields
from hanpan.core.contract.seat import SEATS, Side
from hanpan.games.clash.content.catalogue import CARDS, UNITS, Arena
from hanpan.games.clash.rules.keywords import PARTS, amount_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import MODES, Keyword, Player, State, Unit

KEYWORDS: tuple[str, ...] = (
    "shield",
    "strength",
    "weakness",
    "vulnerable",
    "mitigation",
    "heal_down",
    "poison",
    "burn",
    "regen",
    "freeze",
    "resist",
    "immunity",
    "gain_up",
    "gain_down",
    "cap_up",
    "cap_down",
)
_IN_TURNS = ("burn", "regen", "freeze", "resist", "immunity")  # their number is their time


class GivenKeyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword with both of its numbers."""

    amount: Whole = 0
    turns: Whole = 2


GivenKeywords: TypeAlias = Annotated[dict[Word, Whole | GivenKeyword], LISTED]


class GivenUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A summoned unit."""

    unit: Word
    hp: Whole | None = None
    keywords: GivenKeywords = {}


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
    keywords: GivenKeywords = {}
    summons: Annotated[tuple[Word | GivenUnit, ...], LISTED] = ()
    immune: Words = ()
    resists: bool = False


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the table."""

    mode: Word = "casual"
    arena: Arena = "pit"
    round: Round = 1
    stage: Word = "declare"
    initiative: Side = "p1"
    void: bool = False
    rematch: bool = False
    p1: GivenSeat = GivenSeat()
    p2: GivenSeat = GivenSeat()


def read_given(params: Params, facts: Mapping[str, Any]) -> State:
    """The state the facts describe. Raises ValueError that names the fact and what is wrong."""
    given: Given = convert(Given, dict(facts))
    if given.mode not in MODES:
        raise ValueError(f"mode: {given.mode!r} is none of {', '.join(MODES)}")
    if given.stage not in ("mulligan", "declare"):
        raise ValueError(f"stage: {given.stage!r} is neither mulligan nor declare")
    low = 0 if given.stage == "mulligan" else 1
    if not low <= given.round <= params.end.rounds:
        raise ValueError(f"round: {given.round} is outside {low} to {params.end.rounds}")
    holder = SEATS.index(given.initiative)
    one, two = (
        _player(params, name, seat, side) for side, (name, seat) in enumerate((("p1", given.p1), ("p2", given.p2)))
    )
    return State(
        mode=given.mode,
        arena=given.arena,
        round=0 if given.stage == "mulligan" else given.round,
        stage="mulligan" if given.stage == "mulligan" else "declare",
        players=(one, two),
        holder=holder,
        first=holder,
        void=given.void,
        serial=20,
        rematch=given.rematch,
    )


def facts_of(state: State) -> Fields:
    """The same names that `given` takes, and what a case may expect besides."""
    one, two = (_facts(player) for player in state.players)
    return {
        "mode": state.mode,
        "arena": state.arena,
        "round": state.round,
        "stage": state.stage,
        "initiative": SEATS[state.holder],
        "void": state.void,
        "rematch": state.rematch,
        "ending": state.ending,
        "order": [f"{SEATS[entry.side]}/{entry.index + 1}" for entry in state.order],
        "p1": one,
        "p2": two,
    }


def _facts(player: Player) -> dict[str, Any]:
    hero = player.hero
    return {
        "hp": hero.hp,
        "max_hp": hero.max_hp,
        "down": hero.down,
        "energy": player.energy,
        "slots": player.slots,
        "deck_name": player.deck_name,
        "hand": list(player.hand),
        "cards": len(player.hand),
        "deck": list(player.deck),
        "discard": list(player.discard),
        "exhausted": list(player.exhausted),
        "unseen": list(player.unseen),
        "shown": list(player.shown),
        "intervened": player.intervened,
        "queue": [
            {"card": queued.card, "fate": queued.fate, "targets": len(queued.targets)} for queued in player.queue
        ],
        "keywords": _numbers(hero),
        "turns": {name: turns_of(hero, name) for name in KEYWORDS},
        "summons": [unit and f"{unit.kind} {unit.hp}" for unit in player.units[1:]],
        "summon_keywords": [unit and _numbers(unit) for unit in player.units[1:]],
    }


def _numbers(unit: Unit) -> dict[str, int]:
    return {name: turns_of(unit, name) if name in _IN_TURNS else amount_of(unit, name) for name in KEYWORDS}


def _player(params: Params, name: str, seat: GivenSeat, side: int) -> Player:
    for field in ("hand", "deck", "discard", "exhausted", "unseen", "shown"):
        for card in getattr(seat, field):
            if card not in CARDS:
                raise ValueError(f"{name}.{field}: {card!r} is not a card")
    for field in ("hp", "max_hp", "energy", "slots"):
        value = getattr(seat, field)
        if value is not None and value < 0:
            raise ValueError(f"{name}.{field}: {value} is below 0")
    most = seat.max_hp or params.setup.hp
    hp = most if seat.hp is None else seat.hp
    if hp > most:
        raise ValueError(f"{name}.hp: {hp} is above max_hp, {most}")
    if len(seat.summons) > params.turn.summons:
        raise ValueError(f"{name}.summons: there are {params.turn.summons} places")
    keywords = _keywords(f"{name}.keywords", seat.keywords)
    hero = Unit(side + 1, "hero", hp, most, keywords, seat.immune, seat.resists)
    summons = [_summon(name, side * 10 + 3 + place, each) for place, each in enumerate(seat.summons)]
    empty = (None,) * (params.turn.summons - len(summons))
    deck, discard = tuple(sorted(seat.deck)), tuple(sorted(seat.discard))
    brought = tuple(sorted((*seat.hand, *deck, *discard, *seat.exhausted)))
    return Player(
        units=(hero, *summons, *empty),
        energy=params.energy.gain if seat.energy is None else seat.energy,
        slots=params.turn.slots if seat.slots is None else seat.slots,
        deck_name="own",
        brought=brought,
        hand=seat.hand,
        deck=deck,
        discard=discard,
        exhausted=tuple(sorted(seat.exhausted)),
        unseen=tuple(sorted(seat.unseen)),
        shown=tuple(sorted(seat.shown)),
    )


def _summon(name: str, serial: int, each: str | GivenUnit) -> Unit:
    unit = GivenUnit(each) if isinstance(each, str) else each
    if unit.unit not in UNITS:
        raise ValueError(f"{name}.summons: {unit.unit!r} is none of {', '.join(UNITS)}")
    most = UNITS[unit.unit].hp
    hp = most if unit.hp is None else unit.hp
    return Unit(serial, unit.unit, hp, most, _keywords(f"{name}.summons.keywords", unit.keywords))


def _keywords(where: str, given: Mapping[str, int | GivenKeyword]) -> tuple[Keyword, ...]:
    out: list[Keyword] = []
    for name, value in given.items():
        if name not in KEYWORDS:
            hint = f"; its parts are {' and '.join(PARTS[name])}" if name in PARTS and name != "strength" else ""
            raise ValueError(f"{where}: there is no keyword {name!r}{hint}")
        if isinstance(value, GivenKeyword):
            out.append(Keyword(name, value.amount, value.turns))
        elif name in _IN_TURNS:
            out.append(Keyword(name, 0, value))
        else:
            timed = name not in ("poison", "gain_up", "gain_down")
            out.append(Keyword(name, value, 2 if timed else 0))
    return tuple(out)
