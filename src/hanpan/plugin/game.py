"""A game as one value: its rules, and everything else that it may offer. What is left out has a default that works."""

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, get_type_hints

import msgspec

from hanpan.core.contract.bot import Bot
from hanpan.core.contract.decks import DeckFaults
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.releases import ReleaseNote, note
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.match.patches import Shown
from hanpan.plugin.completed import completed
from hanpan.plugin.glance import Glance
from hanpan.plugin.lab import LabFacts
from hanpan.plugin.parts import Part, loaded
from hanpan.plugin.standing import Standing
from hanpan.plugin.words import Vocabulary

CONTRACT = 1  # the version of what this module asks of a game and promises to it

# Below, `Any` beside a game stands for its own types: its numbers, its state, structs that go to its own boards.
MakeGame: TypeAlias = Callable[[Mapping[str, int] | None], AnyGame]
RecordOf: TypeAlias = Callable[[Iterable[Happening], Any], Any]
CardsOf: TypeAlias = Callable[[Any, Lang], Any]
Estimate: TypeAlias = Callable[[Any, Any, Seat], float]
"""From the numbers and a whole state: how well a seat stands, from 0 to 1; a search stops its playouts there."""
DeckCheck: TypeAlias = Callable[[Any, Sequence[str], Sequence[str]], DeckFaults]


def view_type(game: AnyGame) -> type[msgspec.Struct]:
    """The type of a game's views, as its method `view` promises it."""
    found: type[msgspec.Struct] = get_type_hints(type(game).view)["return"]
    return found


class AdviceReason(Protocol):
    """A message id and its arguments."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Fields: ...


class Advice(Protocol):
    """A legal answer and the reasons for it.

    A coach may have more to say: a `nudge`, one reason that says what to look at and not what to do; an `idea`, some
    reasons that say what to do and why; and a `plan`, a sequence of structs that its game's board draws. Where it has
    no nudge or no idea, `bots/coaches.py` makes them of the answer.
    """

    @property
    def action(self) -> Any: ...

    @property
    def reasons(self) -> Sequence[AdviceReason]: ...


Hint: TypeAlias = Callable[[Any, Prompt, Sequence[Any], Any], Advice]
"""Called with the view, the prompt, the legal actions and the game's numbers."""


class Comparison(NamedTuple):
    """An answer beside the coach's own, as the coach judges both."""

    advice: Advice
    cost: AdviceReason | None = None  # what the answer loses, as a sentence; None: nothing, or the coach cannot tell
    known: bool = False  # whether it can
    blunder: bool = False  # whether it is so much that somebody should be asked before it counts


Compare: TypeAlias = Callable[[Any, Prompt, Sequence[Any], Any, Any], Comparison]
"""Called as `Hint`, and with a legal answer besides. It should take well under a second: somebody is about to move."""


class Levels(NamedTuple):
    """The bots of a game: `load` makes one by its name, under the game's numbers."""

    load: Part[Callable[[str, Any], Bot]]
    names: tuple[str, ...] = ("easy", "normal", "hard")  # the weakest first
    characters: Part[tuple[str, ...]] = ()  # opponents with a name and habits of their own, which no list of levels has
    meanwhile: Part[Callable[[str], str]] | None = None  # the level that answers for one that is still getting ready
    ratings: tuple[int, ...] = ()  # of the levels, measured against each other with the middle one at 1500


class Search(NamedTuple):
    """How the search that plays any game plays this one: with so many playouts per answer, each to the end, or for so
    many steps until the game's own estimate says how it stands. So many of the seat's own later answers are chosen by
    what they came to before; the rest, and those of the others, by chance."""

    playouts: int = 120
    estimate: Part[Estimate] | None = None
    horizon: int = 40  # steps; without an estimate there is none
    ahead: int = 0


class Coach(NamedTuple):
    """Who says what to answer and why; `prepare` is what it has to do once before it is at its best, `compare` judges
    an answer beside its own."""

    hint: Part[Hint]
    prepare: Part[Callable[[], None]] | None = None
    compare: Part[Compare] | None = None


class Counted(NamedTuple):
    """A number of an outcome's data that ranks runs, called by the message `label-<name>`."""

    name: str
    best: Literal["most", "fewest"] = "most"


class Command(NamedTuple):
    """A command of the game's own: `hanpan chess check` has the path `chess check`.

    `run` is a function as typer takes it; its words, `help-<path with hyphens>` and those of its options, lie in
    `text/{ko,en}.ftl` of the package `words`.
    """

    path: str
    run: Part[Callable[..., None]]
    words: str


class TableClock(NamedTuple):
    """Seconds: for the whole game, added after each answer, and for one decision (0: as long as one likes)."""

    base_s: int = 0
    increment_s: int = 0
    decision_s: int = 0


class ModeClass(NamedTuple):
    """Modes that share a rating, under a name in small letters (16 at most) that never changes."""

    name: str
    modes: tuple[str, ...]


TILE_BYTES = 32 * 1024  # it goes to every visitor of the lobby
ALL = "all"  # the class of every mode, where a game does not say


class GamePlugin(msgspec.Struct, frozen=True, kw_only=True):
    """What a package registers. Only the first three are needed."""

    id: str  # small letters, digits and hyphens; the name of the entry point too
    contract: int  # the CONTRACT that it was written for
    rules: Part[MakeGame]
    place: int = 100  # among the games, small numbers first; the first of all is the one that is played by default
    levels: Levels | None = None  # by default: `random` and `search`
    search: Search = Search()
    coach: Coach | None = None
    records: Part[RecordOf] | None = None  # statistics of a finished game, from its public events
    standing: Part[Callable[[Any], Standing]] | None = None  # how it stands, from a spectator's view
    glance: Part[Callable[[Any], Glance]] | None = None  # a seat's view as it looks from afar
    shown: Part[Shown] | None = None  # a view once an event has been shown; by default views change with whole steps
    odds: Part[Callable[[Any], Any]] | None = None  # how each choice turns out on average, from the numbers
    cards: Part[CardsOf] | None = None  # every card with its words
    previews: Part[Callable[[Any, Any], Any]] | None = None  # of all moves, from what everybody may know
    constants: Part[Mapping[str, Any]] | None = None  # that a client in this repository draws with
    decks: Part[DeckCheck] | None = None  # looks through a deck, and what is kept beside it, before a game
    tile: str = ""  # the package that has a picture for the lobby: tile.svg, 32 KiB at most
    guide: str = ""  # the package that has a short rulebook for a first game: guide.ko.md, guide.en.md
    releases: Part[Callable[[], tuple[ReleaseNote, ...]]] | None = (
        None  # where they bring more than rules; the newest first
    )
    vocabulary: Part[Vocabulary] | None = None  # for learners; by default what some games of chance show
    lab: Part[LabFacts] | None = None
    terminal: Part[object] | None = None  # a cli.terminal.face.Face: boards and rows of its own on the terminal
    commands: tuple[Command, ...] = ()
    routes: Part[Sequence[Any]] | None = None  # litestar handlers, under /api/games/<id>/own
    daily: tuple[
        Counted, ...
    ] = ()  # what ranks runs of its mode `daily` after won and lost, the weightiest first; 3 at most
    clock: TableClock | None = None  # that a new table has unless somebody changes it
    classes: tuple[ModeClass, ...] | None = None  # in which two people are rated; None: all modes are one class

    def game(self, overrides: Mapping[str, int] | None = None) -> AnyGame:
        """The rules, with some of their numbers changed. Raises BadParameter."""
        return loaded(self.rules)(overrides)

    @property
    def level_names(self) -> tuple[str, ...]:
        """The levels of the game's own AI, the weakest first."""
        return () if self.levels is None else self.levels.names

    @property
    def characters(self) -> tuple[str, ...]:
        """The opponents that have a name and habits of their own."""
        return () if self.levels is None else loaded(self.levels.characters)

    def class_of(self, mode: str) -> str | None:
        """The class of modes that a mode is rated in; None: games of it are not rated."""
        if self.classes is None:
            return ALL
        return next((each.name for each in self.classes if mode in each.modes), None)

    @property
    def level_ratings(self) -> dict[str, int]:
        """The measured ratings of the game's own levels; empty where nobody has measured them."""
        return {} if self.levels is None else dict(zip(self.levels.names, self.levels.ratings, strict=False))

    def record(self, game: AnyGame, events: Iterable[Happening]) -> Any | None:
        """What the game keeps of these events (a struct); None for a game without records."""
        return None if self.records is None else loaded(self.records)(events, game.params)

    def stands(self, game: AnyGame, state: Any) -> Standing | None:
        """How a state stands, as far as spectators see it; None for a game that does not say."""
        return None if self.standing is None else loaded(self.standing)(game.view(state, None))

    def seen_from_afar(self, game: AnyGame, state: Any, seat: Seat) -> Glance:
        """What a picture the size of a thumb shows to a seat, beside how the game stands."""
        return Glance() if self.glance is None else loaded(self.glance)(game.view(state, seat))

    @property
    def after(self) -> Shown | None:
        """How a view looks once an event has been shown; None for a game whose views change with whole steps."""
        return None if self.shown is None else loaded(self.shown)

    def choice_odds(self, game: AnyGame) -> Any | None:
        """How each choice of the game turns out on average (structs); None for a game without such odds."""
        return None if self.odds is None else loaded(self.odds)(game.params)

    def card_list(self, game: AnyGame, lang: Lang) -> Any | None:
        """Every card of the game with its words (structs); None for a game without cards."""
        return None if self.cards is None else loaded(self.cards)(game.params, lang)

    def foretold(self, game: AnyGame, state: Any) -> Any | None:
        """What every move of the present state would do (a struct); None where the game foretells nothing now."""
        return None if self.previews is None else loaded(self.previews)(game.params, state)

    def deck_check(self, game: AnyGame, cards: Sequence[str], side: Sequence[str] = ()) -> DeckFaults | None:
        """What is wrong with a deck and with what is kept beside it; None for a game without decks of one's own."""
        return None if self.decks is None else loaded(self.decks)(game.params, cards, side)

    def deck_completed(self, game: AnyGame, cards: Sequence[str], side: Sequence[str] = ()) -> list[str] | None:
        """A deck that may be played, with as much of this one as can be; None for a game without decks of one's own."""
        if self.decks is None:
            return None
        check = loaded(self.decks)
        return completed(
            lambda pile, beside: check(game.params, pile, beside), self.card_list(game, "en") or (), cards, side
        )

    def tile_address(self) -> str:
        """The picture for the lobby as an address that holds it; empty for a game without one. Raises ValueError for
        one that is too large or no SVG, OSError where it is not there."""
        if not self.tile:
            return ""
        data = files(self.tile).joinpath("tile.svg").read_bytes()
        if len(data) > TILE_BYTES:
            raise ValueError(f"tile.svg has {len(data)} bytes, and {TILE_BYTES} at most are allowed")
        if b"<svg" not in data:
            raise ValueError("tile.svg is no SVG")
        return f"data:image/svg+xml;base64,{b64encode(data).decode()}"

    def short_rules(self, lang: Lang) -> str:
        """A short rulebook for a first game, as Markdown; empty for a game without one."""
        return files(self.guide).joinpath(f"guide.{lang}.md").read_text("utf-8") if self.guide else ""

    def release_notes(self) -> tuple[ReleaseNote, ...]:
        """What each release of the rules brought, the newest first; empty for a game that has had none."""
        if self.releases is not None:
            return loaded(self.releases)()
        return tuple(note(one) for one in reversed(getattr(self.game(None), "releases", ())))
