"""Whether a tournament can be announced: the one check for the command line, the server and its form. Logs are held to
the settings alone (settings.py), as they are read where no game is installed."""

from typing import Any, NamedTuple

from hanpan.core.contract.event_game import EventGame
from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.settings import Settings, refused

_DUEL = 2
_WHOLE = 3  # games of a match that is played at one table, at most


class Impossible(NamedTuple):
    """A setting that cannot be had, and why."""

    field: str
    why: Refusal


# Beside which setting the rules' refusal is shown.
_FIELDS = {
    "event_cut_without": "cut",
    "event_cut_size": "cut",
    "event_rounds_fixed": "rounds",
    "event_rounds_many": "rounds",
    "event_points": "points",
    "event_break_twice": "tie_breaks",
    "event_minutes": "terms.minutes",
    "event_one_game": "best_of",
    "event_best_of": "best_of",
    "event_common_tables": "at_tables",
    "event_not_rated": "terms.rated",
    "event_capacity": "capacity",
    "event_no_language": "terms.languages",
    "event_guests_none": "terms.guests_per_address",
    "event_third_without": "third_place",
    "event_legs_without": "legs",
    "event_seeding_without": "seeding",
}


def impossible(settings: Settings, game: EventGame) -> Impossible | None:
    """The first setting that cannot be had in this game; None: it can be announced."""
    wrong = refused(settings)
    if wrong is not None:
        return Impossible(_FIELDS[wrong.code], wrong)
    return _of_settings(settings) or _of_game(settings, game)


def _of_settings(settings: Settings) -> Impossible | None:
    terms, form = settings.terms, settings.format
    if not settings.name.strip():
        return _wrong("name", "event_unnamed", "EV-FORM-05")
    if terms.check_in_minutes and not terms.start_at:
        return _wrong("terms.check_in_minutes", "event_check_in_start", "EV-JOIN-04")
    if terms.bots and (settings.at_tables or terms.rated):
        return _wrong("terms.bots", "event_no_bots", "EV-FORM-04")
    if terms.round_minutes and form in ("single", "double", "arena", "common"):
        return _wrong("terms.round_minutes", "event_no_round_clock", "EV-TIME-03", format=form)
    if terms.clock is not None and not (terms.clock.base_s or terms.clock.decision_s):
        return _wrong("terms.clock", "event_clock", "EV-TIME-03")
    return None


def _of_game(settings: Settings, game: EventGame) -> Impossible | None:
    common = settings.format == "common"
    if game.mode is None:
        return _wrong("mode", "event_mode", "EV-FORM-05", modes=", ".join(game.modes))
    if common and not game.runs:
        return _wrong("format", "event_no_common", "EV-COMMON-01", game=game.id)
    if not common and game.seats != _DUEL:
        return _wrong("game", "event_seats", "EV-FORM-05", game=game.id, count=game.seats)
    if not common and game.whole and settings.best_of != _WHOLE:
        return _wrong("best_of", "event_whole_match", "EV-FORM-05")
    if settings.terms.rated and not game.rated:
        return _wrong("terms.rated", "event_mode_unrated", "EV-FORM-04")
    if settings.terms.decks != "free" and not game.decks:
        return _wrong("terms.decks", "event_deckless", "EV-DECK-01", game=game.id)
    return None


def _wrong(field: str, code: str, clause: str, **params: Any) -> Impossible:
    return Impossible(field, Refusal(code, clause, params))
