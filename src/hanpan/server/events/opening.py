"""A tournament as an organiser wants it: what cannot be had is said, field by field."""

import secrets
from datetime import date
from typing import Any

from msgspec.structs import replace

from hanpan.bots.catalogue import bot_names
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.refusal import Refusal
from hanpan.games.registry import plugin
from hanpan.server.events.live import refused
from hanpan.server.events.seating import course_of, game_of
from hanpan.server.hours import day_of
from hanpan.server.refusing import ApiError
from hanpan.server.tables.openings import DUEL, on_day
from hanpan.server.wire_events import EventBody
from hanpan.tournaments import settings as rules
from hanpan.tournaments.settings import CARD_BREAKS, Settings

# Beside which field of the settings the rules' refusal is shown.
_FIELDS = {
    "event_cut_without": "cut",
    "event_cut_size": "cut",
    "event_rounds_fixed": "rounds",
    "event_rounds_many": "rounds",
    "event_points": "points",
    "event_break_twice": "tie_breaks",
    "event_minutes": "terms.minutes",
    "event_one_game": "best_of",
    "event_common_tables": "at_tables",
    "event_not_rated": "terms.rated",
    "event_capacity": "capacity",
    "event_guests_none": "terms.guests_per_address",
    "event_no_language": "terms.languages",
}
_YEAR_MS = 366 * 86_400_000
_WHOLE = 3  # a match that is played at one table is a best of three


def settings_of(body: EventBody, now: int, seed: str | None = None) -> Settings:
    """The settings, with what follows from the game and the day. Raises ApiError that names the field."""
    terms = body.terms
    if terms.access == "password" and not body.password and seed is None:
        raise _bad("password", "event_no_password", "EV-FORM-05")
    if body.password and terms.access != "password":
        raise _bad("password", "event_password_unasked", "EV-FORM-05")
    if terms.start_at and not now - 60_000 <= terms.start_at <= now + _YEAR_MS:
        raise _bad("terms.start_at", "event_start_when", "EV-ROUND-01")
    if terms.check_in_minutes and not terms.start_at:
        raise _bad("terms.check_in_minutes", "event_check_in_start", "EV-JOIN-04")
    if terms.bots and (body.at_tables or terms.rated):
        raise _bad("terms.bots", "event_no_bots", "EV-FORM-04")
    if terms.round_minutes and body.format in ("single", "double", "arena", "common"):
        raise _bad("terms.round_minutes", "event_no_round_clock", "EV-TIME-03", format=body.format)
    if terms.clock is not None and not (terms.clock.base_s or terms.clock.decision_s):
        raise _bad("terms.clock", "event_clock", "EV-TIME-03")
    terms = replace(terms, day=_day(terms.day, body.game, now))
    name = body.name.strip()
    if not name:
        raise _bad("name", "event_unnamed", "EV-FORM-05")
    breaks = body.tie_breaks if body.tie_breaks is not None else (() if body.format == "common" else CARD_BREAKS)
    told = Settings(
        name=name,
        game=body.game,
        seed=seed or secrets.token_hex(8),
        mode=body.mode,
        format=body.format,
        rounds=body.rounds,
        cut=body.cut,
        best_of=body.best_of,
        points=body.points,
        tie_breaks=breaks,
        capacity=body.capacity,
        at_tables=body.at_tables,
        terms=terms,
    )
    wrong = rules.refused(told)
    if wrong is not None:
        raise refused(wrong, field=_FIELDS.get(wrong.code))
    _check_game(told)
    return told


def _day(day: str, game_id: str, now: int) -> str:
    try:
        found = date.fromisoformat(day) if day else None
    except ValueError as error:
        raise _bad("terms.day", "event_day", "EV-FORM-05", day=day) from error
    # Kept where something in the game depends on it: to the end of the tournament the list of its first day holds.
    game = on_day(game_of(Settings("-", game_id, "-")), now)
    if game.info.day is None:
        return ""
    return (found or day_of(now)).isoformat()


def _check_game(settings: Settings) -> None:
    game = game_of(settings)
    mode = _mode(game, settings.mode)
    seats, common = len(game.info.seats), settings.format == "common"
    if common and (seats != 1 or not plugin(settings.game).daily or mode == "daily"):
        raise _bad("format", "event_no_common", "EV-COMMON-01", game=settings.game)
    if not common and seats != DUEL:
        raise _bad("game", "event_seats", "EV-FORM-05", game=settings.game, count=seats)
    if settings.at_tables:
        return
    if not common and course_of(settings).whole and settings.best_of != _WHOLE:
        raise _bad("best_of", "event_whole_match", "EV-FORM-05")
    if settings.terms.rated and plugin(settings.game).class_of(mode) is None:
        raise _bad("terms.rated", "event_mode_unrated", "EV-FORM-04")
    if settings.terms.decks != "free" and plugin(settings.game).decks is None:
        raise _bad("terms.decks", "event_deckless", "EV-DECK-01", game=settings.game)


def _mode(game: AnyGame, mode: str) -> str:
    try:
        return game.info.mode(mode or None)
    except ValueError as error:
        raise _bad("mode", "event_mode", "EV-FORM-05", modes=", ".join(game.info.modes)) from error


def check_level(settings: Settings, level: str) -> None:
    """Raises ApiError for what is no bot of the game."""
    names = bot_names(settings.game)
    if level not in names:
        raise _bad("level", "event_level", "EV-FORM-05", levels=", ".join(names))


def _bad(field: str, code: str, clause: str, **params: Any) -> ApiError:
    found = refused(Refusal(code, clause, params), field=field).reply
    return ApiError(400, found.code, f"{field}: {found.message}", found.fields, ko=f"{field}: {found.ko}")
