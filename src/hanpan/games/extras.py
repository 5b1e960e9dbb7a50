"""What only some games have: records, odds, previews, cards, decks and maps, a short rulebook, releases."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, TypeAlias

from hanpan.core.event import Event
from hanpan.core.game import AnyGame
from hanpan.core.refusal import Refusal
from hanpan.core.releases import ReleaseNote
from hanpan.core.rulebook import Lang

RecordOf: TypeAlias = Callable[[Iterable[Event], Any], Any]
OddsOf: TypeAlias = Callable[[Any], Any]
CardsOf: TypeAlias = Callable[[Any, Lang], Any]
PreviewsOf: TypeAlias = Callable[[Any, Any], Any]
DeckFaults: TypeAlias = tuple[list[Refusal], list[Refusal]]

_RECORDS: dict[str, str] = {
    "dice-battle": "hanpan.games.dice_battle.records:game_record",
    "clash": "hanpan.games.clash.records:game_record",
    "sorcerers": "hanpan.games.sorcerers.records:game_record",
    "trail": "hanpan.games.trail.records:game_record",
}
_ODDS: dict[str, str] = {"dice-battle": "hanpan.games.dice_battle.coach:tendency_odds"}
_CARDS: dict[str, str] = {
    "dice-battle": "hanpan.games.dice_battle.card_list:card_list",
    "clash": "hanpan.games.clash.card_list:card_list",
    "sorcerers": "hanpan.games.sorcerers.card_list:card_list",
    "trail": "hanpan.games.trail.card_list:card_list",
}
_PREVIEWS: dict[str, str] = {"trail": "hanpan.games.trail.ahead:previews"}
_MAPS: dict[str, str] = {"trail": "hanpan.games.trail.maps"}
_DECKS: dict[str, str] = {"clash": "hanpan.games.clash.decks:deck_check"}
_SIDEBOARDS: dict[str, str] = {"sorcerers": "hanpan.games.sorcerers.deck_check:deck_check"}
_GUIDES: dict[str, str] = {"sorcerers": "hanpan.games.sorcerers"}
_RELEASES: dict[str, str] = {"sorcerers": "hanpan.games.sorcerers.releases:notes"}


def record(game: AnyGame, events: Iterable[Event]) -> Any | None:
    """What the game keeps of these events (a struct); None for a game without records."""
    make: RecordOf | None = _load(_RECORDS.get(game.info.id))
    return None if make is None else make(events, game.params)


def odds(game: AnyGame) -> Any | None:
    """How each choice of the game turns out on average (structs); None for a game without such odds."""
    make: OddsOf | None = _load(_ODDS.get(game.info.id))
    return None if make is None else make(game.params)


def card_list(game: AnyGame, lang: Lang) -> Any | None:
    """Every card of the game with its words (structs); None for a game without cards."""
    make: CardsOf | None = _load(_CARDS.get(game.info.id))
    return None if make is None else make(game.params, lang)


def previews(game: AnyGame, state: Any) -> Any | None:
    """What every move of the present state would do (a struct); None where the game foretells nothing now.

    Only for games without hidden facts: it is told from the state itself.
    """
    make: PreviewsOf | None = _load(_PREVIEWS.get(game.info.id))
    return None if make is None else make(game.params, state)


def maps(game_id: str, lang: Lang) -> Any | None:
    """The maps that come with a game (structs); None for a game without maps."""
    return import_module(_MAPS[game_id]).map_list(lang) if game_id in _MAPS else None


def map_check(game_id: str, rows: Sequence[str]) -> list[Refusal] | None:
    """Everything that is wrong with a map; None for a game without maps."""
    if game_id not in _MAPS:
        return None
    faults: list[Refusal] = import_module(_MAPS[game_id]).map_check(rows)
    return faults


def guide(game_id: str, lang: Lang) -> str:
    """A short rulebook for a first game, as Markdown; empty for a game without one."""
    package = _GUIDES.get(game_id)
    return "" if package is None else files(package).joinpath(f"guide.{lang}.md").read_text("utf-8")


def releases(game_id: str) -> tuple[ReleaseNote, ...]:
    """What each update of a game's rules brought, the newest first; empty for a game that has had none."""
    notes: Callable[[], tuple[ReleaseNote, ...]] | None = _load(_RELEASES.get(game_id))
    return () if notes is None else notes()


def has_cards(game_id: str) -> bool:
    """Whether there is a list of the game's cards."""
    return game_id in _CARDS


def has_decks(game_id: str) -> bool:
    """Whether one can bring a deck of one's own to the game."""
    return game_id in _DECKS or game_id in _SIDEBOARDS


def deck_check(game: AnyGame, cards: Sequence[str], side: Sequence[str] = ()) -> DeckFaults | None:
    """Every fault of a deck and every warning about it; None for a game without decks of one's own.

    `side` is what is kept beside the deck; a game that knows no sideboards does not look at it.
    """
    found: DeckFaults
    if game.info.id in _SIDEBOARDS:
        found = _load(_SIDEBOARDS[game.info.id])(game.params, cards, side)
    elif game.info.id in _DECKS:
        found = _load(_DECKS[game.info.id])(game.params, cards)
    else:
        return None
    return found


def _load(name: str | None) -> Any:
    if name is None:
        return None
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
