"""A tournament as an organiser wants it: what cannot be had is said, field by field."""

import secrets
from datetime import date
from typing import Any

from msgspec.structs import replace

from hanpan.bots.catalogue import bot_names
from hanpan.core.contract.refusal import Refusal
from hanpan.games.for_events import event_game
from hanpan.server.events.live import refused
from hanpan.server.events.seating import game_of
from hanpan.server.hours import day_of
from hanpan.server.refusing import ApiError
from hanpan.server.tables.openings import on_day
from hanpan.server.wire_events import EventBody
from hanpan.tournaments.announced import impossible
from hanpan.tournaments.settings import CARD_BREAKS, Settings

_YEAR_MS = 366 * 86_400_000


def settings_of(body: EventBody, now: int, before: Settings | None = None) -> Settings:
    """The settings, with what follows from the game and the day; `before`: those that they take the place of. Raises
    ApiError that names the field."""
    terms, name = body.terms, body.name.strip()
    if terms.access == "password" and not body.password and before is None:
        raise _bad("password", "event_no_password", "EV-FORM-05")
    if body.password and terms.access != "password":
        raise _bad("password", "event_password_unasked", "EV-FORM-05")
    kept = before is not None and before.terms.start_at == terms.start_at
    if terms.start_at and not kept and not now - 60_000 <= terms.start_at <= now + _YEAR_MS:
        raise _bad("terms.start_at", "event_start_when", "EV-ROUND-01")
    day = _day(terms.day or ("" if before is None else before.terms.day), body.game, now)
    breaks = body.tie_breaks if body.tie_breaks is not None else (() if body.format == "common" else CARD_BREAKS)
    told = Settings(
        name=name,
        game=body.game,
        seed=secrets.token_hex(8) if before is None else before.seed,
        mode=body.mode,
        format=body.format,
        rounds=body.rounds,
        cut=body.cut,
        best_of=body.best_of,
        points=body.points,
        tie_breaks=breaks,
        capacity=body.capacity,
        at_tables=body.at_tables,
        terms=replace(terms, day=day),
        seeding=body.seeding,
        third_place=body.third_place,
        legs=body.legs,
        counting=body.counting,
    )
    wrong = impossible(told, event_game(game_of(told), told.mode))
    if wrong is not None:
        raise _bad(wrong.field, wrong.why.code, wrong.why.clause, **wrong.why.params)
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


def check_level(settings: Settings, level: str) -> None:
    """Raises ApiError for what is no bot of the game."""
    names = bot_names(settings.game)
    if level not in names:
        raise _bad("level", "event_level", "EV-FORM-05", levels=", ".join(names))


def _bad(field: str, code: str, clause: str, **params: Any) -> ApiError:
    found = refused(Refusal(code, clause, params), field=field).reply
    return ApiError(400, found.code, f"{field}: {found.message}", found.fields, ko=f"{field}: {found.ko}")
