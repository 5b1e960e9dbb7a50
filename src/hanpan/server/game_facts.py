"""What is said of a game whoever asks: what the lobby shows, its variants, its day, its statistics."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from hanpan.bots.catalogue import bot_names
from hanpan.core.contract.error import told
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import AnyGame, BadDay, Dated, read_day
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.opening import opened
from hanpan.core.contract.params import BadParameter, read_settings, seat_counts
from hanpan.core.match.orders import Restore
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame, plugin
from hanpan.plugin import GamePlugin
from hanpan.server.game_words import card_words
from hanpan.server.headings import headings_of, openings_of, story_of
from hanpan.server.meeting.offers import classes_of, modes_for_two
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import Record, steps
from hanpan.server.wire import Clock
from hanpan.server.wire_http import GameCard


def card_of(offered: GamePlugin) -> GameCard:
    """A game as the lobby shows it."""
    game = offered.game()
    info = game.info
    return GameCard(
        id=info.id,
        seats=len(info.seats),
        counts=list(seat_counts(game.params)) or [len(info.seats)],
        modes=list(info.modes),
        default_mode=info.default_mode,
        queues=modes_for_two(offered),
        classes=classes_of(offered),
        bots=list(bot_names(info.id)),
        rules_version=info.rules_version,
        default_clock=None if offered.clock is None else Clock(**offered.clock._asdict()),
        seconds=info.seconds,
        cards=offered.cards is not None,
        decks=offered.decks is not None,
        words=card_words(game),
        headings=headings_of(game),
        openings=openings_of(game),
        story=story_of(game),
    )


def variant(game_id: str, changes: Mapping[str, int] | list[str] | None) -> AnyGame:
    """The game with some of its numbers changed, by name or as `shield.cost=2`; old tables are of their day. Raises
    ApiError."""
    try:
        return opened(load_game, game_id, changes if isinstance(changes, Mapping) else read_settings(changes or []))
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error
    except BadParameter as error:
        raise ApiError(400, "bad_parameter", str(error), ko=told(error, "ko")) from error


def dated(game: AnyGame, day: str | None, today: date) -> AnyGame:
    """The game on that day, or today, where something in it depends on the day. Raises ApiError."""
    if not isinstance(game, Dated) or game.former_day in game.info.overrides:
        return game
    try:
        return game.on(today if day is None else read_day(day))
    except BadDay as error:
        raise ApiError(400, "bad_request", f"day: {error}", {"field": "day"}, ko=f"day: {told(error, 'ko')}") from error


def statistics(played: Record) -> Any | None:
    """Rounds, statistics and luck of a game that is over; None for a game that keeps none."""
    told: list[tuple[Happening, ...]] = []
    for made, step in zip(played.match.steps, steps(played), strict=True):
        if isinstance(made.order, Restore):
            told = [*told[: made.order.step + 1], *(() for _ in told[made.order.step + 1 :])]  # it never happened
        told.append(all_seen_by(step.events, None))
    return plugin(played.row.game).record(played.match.game, [event for events in told for event in events])
