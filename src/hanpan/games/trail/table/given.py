"""A state as a case describes it, and the facts of a state as a case names them.

What a case may give (everything may be left out; the rest is a turn 1 in stage 1 with movement mode on):

    given:
      mode: run                   # run, daily, stage-meadow …, custom
      stage: 1                    # 1 to 6, or its name: meadow ruins brook railway swamp depot; 0: a map of one's own
      map: [..........,  …]       # six rows instead of the stage's map; its P and its monsters count
      phase: turn                 # turn, card, potion, event (then `offers` is needed) or map
      offers: [C01, C02, C03]     # three cards, one potion, or two events
      turn: 1                     # of the stage
      tiles: {"4,5": x, "3,4": .} # other ground: a sign of a map by its tile
      raised: [{at: [6, 3], until: 2}]
      dropped: false              # whether this stage's die shard has dropped
      monsters:                   # instead of those of the map, in their order; [] for none
        - {kind: slime, at: [4, 2], hp: 8}                    # with the Warning it would show in this turn
        - {kind: spear, at: [9, 4], warning: false}           # without one
        - {kind: dummy, at: [8, 3], warning: [[4, 3]], damage: 5}   # with these tiles and this damage
        - {kind: spear, at: [3, 4], id: 2, warning: [[3, 3]], damage: 6, origin: [3, 5], aim: N}   # see below
      p1: {at: [2, 2], hp: 40, spd: 3, mana: 3, block: 0, poison: 0, die: [1, 2, 3, 4, 5, 6], potions: [healing],
           hand: [C01], deck: [], discard: [], spent: [], trail: [[2, 2]], steps: 0, moved: false, rolled: 3,
           extra: 0, bonus: 0, leg: 0, moving: true, selected: 0, shadow: false, cast: false, flames: 0,
           rolls: 0, drawn: 0, exits: 0, undos: 0}
      round: 1                    # turns begun in the run
      since: [go 3,2, play C05]   # done since the last draw: everything above is said of the moment before it

Kinds: slime spear archer bomber spider golem gatekeeper engine dummy. Piles are empty unless given, so that a turn
start draws nothing; `cards`, the whole deck, is what the piles hold. `rolled` is the part of `spd` that came from the
die (all of it, if not given); `leg` what was taken off this turn's roll; to start a turn with 3 left over, give
`spd: 3` and play `force`. `tiles` takes two signs for an item on other ground than normal (`=d`). A monster that was
pushed after it had marked says from where (`origin`) and, where it strikes in a line, which way (`aim`); monsters are
numbered (`id`) in their order, and keep their numbers when others fall. `rolls` and `drawn` count the draws of the
turn, `exits` and `undos` what the controls allow. What is in `since` can be taken back with `undo`.

Draws: `die` (the face that comes up), `draw` (a card, once for each), `reward/card` (three), `reward/potion`, `event`
(two), `face` (the place of a face, from 1). Nothing is drawn where there is one possibility only.

Actions: `go 3,2`, `play C01 4,2`, `play C05`, `play C10 2,2 3,2`, `play C14 +1`, `drink healing`, `drink fixing 4`,
`end` (at 0 movement), `force` (the confirmed end with movement left), `undo`, `press a`, `press icon`, `press right`,
`press 3`, `press card3`, `take C08`, `skip`, `swap mana`, `decline`, `visit E1`, `visit E4 1 2 3 6`, `visit E5 face 3`,
`visit E8 potion mana`, `visit E8 potion mana drop shadow`, `visit E8`, `map row/row/row/row/row/row`.

Facts (for `state:`): the same names as above, tiles as [x, y], and besides: `round`, `due`, `ending`, `train` (turn
ends until it comes; 0: no rails), `dark`, `monsters` as ["slime 4,2 8", …], `foes` {"4,2": 8} (health by tile),
`warnings` by monster as {kind, at, damage, tiles}, `danger` {"3,2": 4} (damage before Block, of every tile), `items` as
["mana_shard 3,4", …], `ground` {"4,5": spikes} of every tile, and in p1: `closed` (how many tiles), `cards`, `reach`
{"3,2": 1} (cost of every tile that can be walked to, in movement mode), `green` (how many).
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import LISTED, Hand, Pile, Round, Whole, Wholes, Word, Words
from hanpan.core.contract.codec import convert
from hanpan.core.contract.described import taken, told
from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.event import Fields
from hanpan.core.contract.wrong_facts import (
    NO_CARD,
    BadFact,
    bad_fact,
    below,
    beyond,
    none_of,
    refuse_other,
    refuse_said,
    refuse_twice,
    refuse_unknown,
)
from hanpan.games.trail.content.catalogue import (
    CARDS,
    EVENTS,
    KINDS,
    LAYOUTS,
    MONSTERS,
    POTIONS,
    STAGES,
    START_DECK,
    START_DIE,
    monster_of,
)
from hanpan.games.trail.content.stages import Layout, fault_words, read_map
from hanpan.games.trail.rules.actions import FORMS, Undo, index, place
from hanpan.games.trail.rules.check import ACTS
from hanpan.games.trail.rules.monsters import marked, percent
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.run import MODES, on_stage
from hanpan.games.trail.rules.state import Phase, Raised, State, Unit, rails_of, walls_of
from hanpan.games.trail.rules.tiles import (
    DIRECTION_NAMES,
    ITEM_NAMES,
    ITEM_SIGNS,
    ITEM_STEP,
    SIZE,
    TERRAIN_NAMES,
    TERRAIN_SIGNS,
    Direction,
    as_list,
    item,
    named,
    on_grid,
    terrain,
    tile,
    xy,
)
from hanpan.games.trail.rules.turn import countdown, darkness
from hanpan.games.trail.rules.ways import ways
from hanpan.games.trail.table.invariants import least_face

BARE = Layout((0,) * SIZE, 0, ())  # of a map of one's own that only `tiles` describe

Place: TypeAlias = tuple[Whole, Whole]
Places: TypeAlias = Annotated[tuple[Place, ...], LISTED]


class GivenMonster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monster, and its Warning: as it would mark it, none, or these tiles."""

    kind: Word
    at: Place
    hp: Whole | None = None
    warning: bool | Places = True
    damage: Whole | None = None
    id: Whole = 0
    origin: Place | None = None
    aim: Direction | None = None


class GivenWall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A raised wall."""

    at: Place
    until: Round


class GivenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the character."""

    at: Place | None = None
    hp: Whole | None = None
    spd: Whole = 0
    mana: Whole | None = None
    block: Whole = 0
    poison: Whole = 0
    die: Wholes = START_DIE
    potions: Words = ()
    cards: Pile | None = None
    hand: Hand = ()
    deck: Pile = ()
    discard: Pile = ()
    spent: Pile = ()
    trail: Places = ()
    steps: Whole = 0
    moved: bool | None = None
    rolled: Whole | None = None
    extra: Whole = 0
    bonus: Whole = 0
    leg: Whole = 0
    moving: bool | None = None  # true, in a turn
    selected: Whole = 0
    shadow: bool = False
    cast: bool = False
    flames: Whole = 0
    rolls: Whole = 0
    drawn: Whole = 0
    exits: Whole = 0
    undos: Whole = 0


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the table."""

    mode: Word = "run"
    stage: Whole | Word = 1
    map: Words | None = None
    phase: Phase = "turn"
    offers: Words = ()
    turn: Round = 1
    round: Round | None = None
    tiles: Annotated[dict[Word, Word], LISTED] = {}
    raised: Annotated[tuple[GivenWall, ...], LISTED] = ()
    dropped: bool = False
    monsters: Annotated[tuple[GivenMonster, ...], LISTED] | None = None
    p1: GivenSeat = GivenSeat()
    since: Pile = ()


# What means nothing while a reward or an event is chosen, and before a map of one's own is drawn.
_OF_A_STAGE = ("stage", "map", "turn", "round", "tiles", "raised", "dropped")
_OF_A_TURN = ("monsters", "since")
_SEAT_IN_A_TURN = (
    *("spd", "mana", "block", "poison", "hand", "deck", "discard", "spent", "trail", "steps", "moved", "rolled"),
    *("extra", "bonus", "leg", "moving", "selected", "shadow", "cast", "flames", "rolls", "drawn", "exits", "undos"),
)


def read_given(params: Params, facts: Mapping[str, Any]) -> State:
    """The state the facts describe. Raises ValueError that names the fact and what is wrong."""
    given: Given = convert(Given, dict(facts))
    _check(params, given)
    number, layout = _stage(given)
    seat = given.p1
    piles = tuple(sorted((*seat.hand, *seat.deck, *seat.discard, *seat.spent)))
    between = given.phase != "turn"
    cards = seat.cards if seat.cards is not None else (START_DECK if between else piles)
    hp = params.player.hp if seat.hp is None else seat.hp
    begun = given.turn if given.round is None else given.round
    bare = State(given.mode, given.phase, number, begun, hp, seat.die, tuple(sorted(cards)))
    bare = replace(bare, potions=tuple(sorted(seat.potions)), offers=given.offers, turn=given.turn)
    if given.phase == "map":  # nothing has begun
        return replace(bare, stage=0, round=0, turn=0)
    tiles = _ground(layout.tiles, given.tiles)
    raised = tuple(Raised(_tile("raised.at", wall.at), wall.until) for wall in given.raised)
    if between:
        at = layout.start if seat.at is None else _tile("p1.at", seat.at)
        return replace(bare, tiles=tiles, raised=raised, dropped=given.dropped, at=at)
    state = replace(on_stage(params, bare, layout), turn=given.turn, dropped=given.dropped, tiles=tiles)
    unordered = {pile: tuple(sorted(getattr(seat, pile))) for pile in ("deck", "discard", "spent")}
    state = taken(
        State,
        seat,
        state,
        at=state.at if seat.at is None else _tile("p1.at", seat.at),
        raised=raised,
        moving=seat.moving is not False,
        mana=params.player.mana if seat.mana is None else seat.mana,
        cards=state.cards,
        potions=state.potions,
        trail=sum(1 << _tile("p1.trail", at) for at in seat.trail),
        moved=bool(seat.steps) if seat.moved is None else seat.moved,
        rolled=_rolled(seat) if seat.rolled is None else seat.rolled,
        **unordered,
    )
    return _done(params, _with_monsters(params, state, given.monsters), given.since)


def facts_of(params: Params, state: State) -> Fields:
    """The same names that `given` takes, and what a case may expect besides."""
    playing = state.phase == "turn"
    danger = dict.fromkeys(map(place, range(SIZE)), 0)
    for unit in state.units:
        for at in as_list(unit.zone):
            danger[place(at)] += unit.damage
    return {
        **told(state, "mode", "stage", "phase", "round", "turn", "offers", "ending", "due", "dropped"),
        "train": countdown(params, state.turn) if playing and rails_of(state) else 0,
        "dark": darkness(params, state.turn) if playing else 0,
        "monsters": [f"{monster_of(unit.kind).id} {place(unit.at)} {unit.hp}" for unit in state.units],
        "foes": {place(unit.at): unit.hp for unit in state.units},
        "warnings": [
            {"kind": monster_of(unit.kind).id, "at": [*xy(unit.at)], "damage": unit.damage, "tiles": _listed(unit.zone)}
            for unit in state.units
        ],
        "danger": danger,
        "raised": [{"at": [*xy(wall.at)], "until": wall.until} for wall in state.raised],
        "ground": {place(at): TERRAIN_NAMES[terrain(ground)] for at, ground in enumerate(state.tiles)},
        "items": [f"{ITEM_NAMES[item(ground)]} {place(at)}" for at, ground in enumerate(state.tiles) if item(ground)],
        "p1": _seat_facts(params, state),
    }


def _seat_facts(params: Params, state: State) -> dict[str, Any]:
    shows = state.phase == "turn" and state.moving
    reach = {place(to): way.cost for to, way in sorted(ways(params, state).items())} if shows else {}
    names = ("hp", "spd", "mana", "block", "poison", "steps", "moved", "rolled", "extra", "bonus", "leg", "left")
    flags = ("shadow", "cast", "flames", "moving", "selected", "exits")
    return {
        "at": [*xy(state.at)],
        **told(state, *names, *flags),
        "die": list(state.faces),
        **told(state, "cards", "potions", "hand", "deck", "discard", "spent"),
        "trail": _listed(state.trail),
        "closed": state.trail.bit_count(),
        "reach": reach,
        "green": len(reach),
    }


def _listed(tiles: int) -> list[list[int]]:
    return [[*point] for point in named(tiles)]


def _check(params: Params, given: Given) -> None:
    seat = given.p1
    refuse_other("mode", given.mode, MODES)
    if given.phase == "over":
        raise bad_fact("phase", "a run that is over has no situation to judge", ko="끝난 런에는 판정할 상황이 없습니다")
    refuse_unknown("p1", seat, CARDS, NO_CARD, "hand", "deck", "discard", "spent", "cards")
    refuse_unknown("p1", seat, POTIONS, none_of(POTIONS), "potions")
    if seat.hp is not None and not 1 <= seat.hp <= params.player.hp:
        raise BadFact.of(beyond("p1.hp", seat.hp, 1, params.player.hp))
    least = least_face(params)
    if len(seat.die) not in (4, 6) or not all(least <= face <= params.die.high for face in seat.die):
        raise bad_fact(
            "p1.die",
            f"{list(seat.die)} is no die; it has 4 or 6 faces of {least}-{params.die.high}",
            ko=f"주사위가 아닙니다: {list(seat.die)}. 눈은 4개나 6개이고 {least}부터 {params.die.high}까지입니다",
        )
    refuse_twice("p1.trail", seat.trail)
    if given.phase == "map":
        why = Bilingual("nothing has begun in phase map", "map 단계에서는 아직 시작된 것이 없습니다")
        refuse_said("", given, why, *_OF_A_STAGE, *_OF_A_TURN)
        refuse_said("p1.", seat, why, "at", *_SEAT_IN_A_TURN)
    elif given.phase != "turn":
        why = Bilingual(f"no turn goes on in phase {given.phase}", f"{given.phase} 단계에서는 진행 중인 턴이 없습니다")
        refuse_said("", given, why, *_OF_A_TURN)
        refuse_said("p1.", seat, why, *_SEAT_IN_A_TURN)
    _check_offers(params, given)


def _check_offers(params: Params, given: Given) -> None:
    known: dict[Phase, tuple[int, Mapping[str, object]]] = {
        "card": (params.reward.cards, CARDS),
        "potion": (1, POTIONS),
        "event": (2, EVENTS),
    }
    count, names = known.get(given.phase, (0, {}))
    wrong = [offer for offer in given.offers if offer not in names]
    if wrong:
        raise bad_fact(
            "offers",
            f"{wrong[0]!r} cannot be offered in phase {given.phase}",
            ko=f"{given.phase} 단계에 나올 수 없습니다: {wrong[0]!r}",
        )
    if len(given.offers) != count or len(set(given.offers)) != count:
        raise bad_fact(
            "offers",
            f"phase {given.phase} needs {count} different ones",
            ko=f"{given.phase} 단계에는 서로 다른 {count}개가 있어야 합니다",
        )


def _stage(given: Given) -> tuple[int, Layout]:
    ids = [stage.id for stage in STAGES]
    if given.map is not None:
        layout, faults = read_map(given.map, len(MONSTERS))
        if layout is None:
            said = [fault_words(found) for found in faults]
            raise bad_fact("map", "; ".join(said), ko="; ".join(each.ko for each in said))
        place_in_run = given.stage if isinstance(given.stage, int) else 1
        if not 0 <= place_in_run <= len(STAGES):
            raise BadFact.of(beyond("stage", place_in_run, 0, len(STAGES)))
        return place_in_run, layout
    if given.stage == 0:
        return 0, BARE
    number = ids.index(given.stage) + 1 if given.stage in ids else given.stage
    if not isinstance(number, int) or not 1 <= number <= len(STAGES):
        listed = ", ".join(ids)
        raise bad_fact(
            "stage",
            f"{given.stage!r} is neither 0 to {len(STAGES)} nor one of {listed}",
            ko=f"{given.stage!r}: 0부터 {len(STAGES)}까지나 {listed} 가운데 하나여야 합니다",
        )
    return number, LAYOUTS[number - 1]


def _ground(tiles: tuple[int, ...], changes: Mapping[str, str]) -> tuple[int, ...]:
    out = list(tiles)
    for where, sign in changes.items():
        at = index(where)
        ground, thing = (sign[:1], sign[1:]) if sign[:1] in TERRAIN_SIGNS else (".", sign)
        if not sign or ground not in TERRAIN_SIGNS or (thing and thing not in ITEM_SIGNS):
            raise bad_fact(
                f"tiles.{where}", f"{sign!r} is no ground of a map", ko=f"지도에 없는 칸 기호입니다: {sign!r}"
            )
        out[at] = TERRAIN_SIGNS[ground] + (ITEM_SIGNS[thing] * ITEM_STEP if thing else 0)
    return tuple(out)


def _done(params: Params, state: State, moves: Sequence[str]) -> State:
    """The state after what was done since the last draw."""
    for text in moves:
        action = FORMS.read(text)
        check = ACTS.get(type(action))
        refusal = None if check is None else check(params, state, 0, action)
        if type(action) not in ACTS or isinstance(action, Undo) or refusal is not None:
            refused = f"{refusal.code} ({refusal.clause})" if refusal is not None else ""
            raise bad_fact(
                "since",
                f"{text!r}: {refused or 'not a move of a turn'}",
                ko=f"{text!r}: {refused or '턴에 하는 행동이 아닙니다'}",
            )
        state = resolve(params, state, action, None, [])
        if state.due or state.phase != "turn":
            raise bad_fact(
                "since",
                f"after {text!r} something is drawn, or the stage is over",
                ko=f"{text!r} 다음에 무엇인가를 뽑거나 스테이지가 끝납니다",
            )
    return state


def _with_monsters(params: Params, state: State, given: Sequence[GivenMonster] | None) -> State:
    if given is not None:
        state = replace(state, units=())
        for number, one in enumerate(given, 1):
            refuse_other("monsters.kind", one.kind, KINDS)
            kind = KINDS[one.kind]
            hp = percent(monster_of(kind).hp, params.foe.hp) if one.hp is None else one.hp
            if hp < 1:
                raise BadFact.of(below("monsters.hp", hp, 1))
            at = _tile("monsters.at", one.at)
            state = replace(state, units=(*state.units, Unit(one.id or number, kind, at, hp, origin=at)))
    wanted = given or [GivenMonster("", (0, 0)) for _ in state.units]
    units = [_warned(params, state, unit, one) for unit, one in zip(state.units, wanted, strict=True)]
    state = replace(state, units=tuple(units))
    places = [state.at, *(unit.at for unit in units)]
    for at in places:
        if walls_of(state) >> at & 1:
            raise bad_fact("", f"a unit stands in the wall at {place(at)}", ko=f"벽에 유닛이 있습니다: {place(at)}")
        if places.count(at) > 1:
            raise bad_fact("", f"two units stand at {place(at)}", ko=f"한 칸에 유닛이 둘 있습니다: {place(at)}")
    return state


def _warned(params: Params, state: State, unit: Unit, given: GivenMonster) -> Unit:
    if given.warning is False:
        return unit
    unit = marked(params, state, unit, state.turn)
    if given.warning is not True:
        refuse_twice("monsters.warning", given.warning)
        zone = sum(1 << _tile("monsters.warning", at) for at in given.warning)
        unit = replace(unit, zone=zone)
    if given.origin is not None:
        unit = replace(unit, origin=_tile("monsters.origin", given.origin))
    if given.aim is not None:
        unit = replace(unit, aim=DIRECTION_NAMES.index(given.aim))
    return unit if given.damage is None else replace(unit, damage=given.damage)


def _rolled(seat: GivenSeat) -> int:
    return min(seat.spd, max(0, max(seat.die) + seat.extra - seat.leg))


def _tile(where: str, at: Place) -> int:
    if not on_grid(*at):
        raise bad_fact(
            where,
            f"[{at[0]}, {at[1]}] is not a tile; tiles are [1, 1] (top left) to [10, 6]",
            ko=f"칸이 아닙니다: [{at[0]}, {at[1]}]. 칸은 [1, 1](왼쪽 위)부터 [10, 6]까지입니다",
        )
    return tile(*at)
