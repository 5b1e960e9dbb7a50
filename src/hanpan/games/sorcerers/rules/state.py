"""The whole truth about a game in play. Immutable: a rule returns a new state."""

from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.visibility import Counted, Private, Public, Sides
from hanpan.games.sorcerers.content.catalogue import KeywordName

Stage: TypeAlias = Literal[
    "deck", "mulligan", "main", "attack", "block", "respond", "choose", "loop", "discard", "side", "over"
]
"""What is asked now."""

Step: TypeAlias = Literal["before", "start", "draw", "main_a", "combat", "blocks", "damage", "main_b", "end"]
"""Where in a turn the game stands, and so where it goes on once the stack is empty."""

Kind: TypeAlias = Literal["play", "ability", "passive", "response", "attack"]
Choice: TypeAlias = Literal["", "target", "replace", "summon", "discard", "return", "shuffle"]
GameEnding: TypeAlias = Literal[
    "hp", "both", "deck_out", "time", "violations", "stalling", "penalty", "conceded", "agreed"
]
Ending: TypeAlias = Literal["", GameEnding, "match"]
Ref: TypeAlias = int | str  # a unit or an item by its serial, a player as -1 or -2, a card in a graveyard by name
Causes: TypeAlias = tuple[tuple[str, int, int], ...]  # printed ability, how often, by which sides (1, 2 or 3)

Time: TypeAlias = tuple[int, int, int | None, int]  # of a game: seconds used by each side, who was warned, given

Mode: TypeAlias = Literal["casual", "match"]

MODES: tuple[Mode, ...] = get_args(Mode)
BOTH = 2  # sides: in place of one
PLACES = 3  # sorcerers of one side, and items of one sorcerer: the board is drawn for three


class Item(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A cursed item on a sorcerer. `side` controls it: a chain lies on the other side's sorcerer."""

    id: int
    card: str
    side: int
    used: bool = False  # its ability, this turn
    safe: bool = False  # cannot be destroyed this turn (SO-STACK-05)


class Unit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sorcerer on the field. `id` is its serial: the same card summoned again is another one (SO-FAQ-02)."""

    id: int
    card: str
    attack: int
    health: int
    defence: int
    keywords: tuple[KeywordName, ...] = ()
    damage: int = 0
    items: tuple[Item, ...] = ()
    tired: bool = False
    used: bool = False  # its ability, this turn
    boost: int = 0  # attack, this turn
    lent: tuple[KeywordName, ...] = ()  # keywords, this turn


class Player(msgspec.Struct, frozen=True, gc=False):
    """One side. The deck is kept sorted, because its order is nobody's knowledge; `top` lies on it, known to all."""

    hp: Public[int]
    max_hp: Public[int]
    deck_name: Private[str]
    brought: Private[tuple[str, ...]]  # the deck of this game, its owner's secret, sorted
    sideboard: Counted[tuple[str, ...]] = ()
    power: Public[int] = 0
    max_power: Public[int] = 0
    turns: Public[int] = 0  # own turns begun
    field: Public[tuple[Unit | None, ...]] = (None,) * PLACES
    hand: Counted[tuple[str, ...]] = ()  # in the order in which the cards came
    deck: Counted[tuple[str, ...]] = ()
    top: Public[tuple[str, ...]] = ()  # the uppermost first
    graveyard: Public[tuple[str, ...]] = ()  # the latest last
    shown: Public[tuple[str, ...]] = ()  # the part of the hand that everybody knows
    seen: Public[tuple[str, ...]] = ()  # what everybody knows to be among this side's cards, sorted


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One object on the stack."""

    id: int  # its serial: higher is newer (SO-PRIO-06)
    rank: int  # 1 response, 2 chosen, 3 passive (SO-PRIO-01, -03, -04)
    side: int
    kind: Kind
    card: str = ""  # none for an attack
    ability: int = -1  # which of the card's abilities; none for the card itself
    source: int = 0  # the unit or item it comes from
    targets: tuple[Ref, ...] = ()
    on: int = 0  # the object that a response answers
    actor: int = 0  # whose deed set it off
    negated: bool = False
    at: int = 0  # how far its instructions have been carried out
    got: int = 0  # what the last instruction came to
    opener: int = 0  # the open frame that waits for it
    causes: Causes = ()  # the passives it follows from
    total: int = 0  # how often a declared loop may run


class Open(msgspec.Struct, frozen=True, gc=False):
    """A play that has been carried out and stays at the bottom until what it set off is done (SO-AM-11)."""

    id: int
    side: int
    card: str
    left: int = 0  # enter-passives still on the stack


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A passive that has been set off and is not on the stack yet. `time` and `serial` order it (SO-AM-13)."""

    time: int
    serial: int
    frame: Frame


class EventInPlay(msgspec.Struct, frozen=True, gc=False):
    """The event that lies on the table (SO-AM-34)."""

    id: int
    card: str
    side: int
    turns: int  # still to come, this one included


class JudgeNotes(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the table's clock and a judge have written down."""

    used: tuple[int, int] = (0, 0)  # seconds of this game; while cards are exchanged, of the next one
    warned: int | None = None  # who was warned at the end of the time (SO-TIME-02); BOTH: neither was slower
    stalled: tuple[int, int] = (0, 0)
    violations: tuple[int, int] = (0, 0)
    extra: int = 0  # seconds that a judge has added to this game (SO-AM-46)


NOTHING_WRITTEN = JudgeNotes()  # the default itself is not encoded, an equal one is


class Bout(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What outlasts one game of a match."""

    mode: Mode
    game: int = 1
    wins: tuple[int, int] = (0, 0)
    turns_before: int = 0  # of earlier games
    desk: JudgeNotes = NOTHING_WRITTEN
    times: tuple[Time, ...] = ()  # of the games whose time does not run now, by their numbers


class State(msgspec.Struct, frozen=True):
    """Everything. Sides are places 0 (p1) and 1 (p2) of the pairs."""

    bout: Public[Bout]
    stage: Public[Stage]
    players: Sides[tuple[Player, Player]]
    turn: Public[int] = 0
    active: Public[int] = 0
    first: Public[int] = 0  # who had the first turn
    step: Public[Step] = "before"
    serial: Public[int] = 0
    stack: Public[tuple[Frame, ...]] = ()  # the last is worked off next
    opens: Public[tuple[Open, ...]] = ()
    waiting: Public[tuple[Waiting, ...]] = ()
    held: Public[tuple[Frame, ...]] = ()  # fourth firings that wait for a declaration (SO-AM-15)
    causes: Public[Causes] = ()  # of what is being worked off
    total: Public[int] = 0
    habits: Public[tuple[tuple[str, str], ...]] = ()  # what was chosen last for a printed ability
    marks: Public[
        tuple[tuple[str, tuple[int, ...]], ...]
    ] = ()  # the table when an ability of a declared loop fired last
    event: Public[EventInPlay | None] = None
    summoned: Public[int] = 0  # in this main phase (SO-AM-19)
    attackers: Public[tuple[int, ...]] = ()
    asked: Public[int] = 0  # who responds, chooses or declares
    choice: Public[Choice] = ""
    ending: Public[Ending] = ""
    winner: Public[int | None] = None


def with_player(state: State, side: int, player: Player) -> State:
    """The state with one side replaced."""
    players = (player, state.players[1]) if side == 0 else (state.players[0], player)
    return replace(state, players=players)


def with_unit(state: State, side: int, place: int, unit: Unit | None) -> State:
    """The state with one unit replaced, or gone."""
    player = state.players[side]
    field = (*player.field[:place], unit, *player.field[place + 1 :])
    return with_player(state, side, replace(player, field=field))


def find_unit(state: State, serial: Ref) -> tuple[int, int, Unit] | None:
    """Where a unit stands: side, place and itself."""
    for side in (0, 1):
        for place, unit in enumerate(state.players[side].field):
            if unit is not None and unit.id == serial:
                return side, place, unit
    return None


def find_item(state: State, serial: Ref) -> tuple[int, int, int, Unit] | None:
    """Where an item is: the side and place of its wearer, its place on it, and the wearer."""
    for side in (0, 1):
        for place, unit in enumerate(state.players[side].field):
            if unit is not None:
                for index, item in enumerate(unit.items):
                    if item.id == serial:
                        return side, place, index, unit
    return None


def free_place(player: Player) -> int | None:
    """The first empty place of a field."""
    for place, unit in enumerate(player.field):
        if unit is None:
            return place
    return None
