"""A tournament as a report in FIDE's format TRF16: a line for each player, ten columns for each round. A match counts
as one game in it, whatever number of games it had."""

from collections.abc import Callable, Mapping

from hanpan.core.contract.error import Bilingual
from hanpan.tournaments.matches import Match
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.state import Event

_KINDS = {
    "swiss": "Individual: Swiss-System",
    "swiss_cut": "Individual: Swiss-System with a top cut",
    "single": "Individual: Knock-out",
    "double": "Individual: Double Knock-out",
    "round_robin": "Individual: Round-Robin",
}
NO_TRF = Bilingual("a TRF has rounds, and this tournament has none", "라운드가 없는 대회는 TRF로 내보낼 수 없습니다")
_NAME = 33  # columns
_NOBODY = "0000"


def has_trf(settings: Settings) -> bool:
    """Whether there are rounds, as the format needs."""
    return settings.format in _KINDS


def report(event: Event, name: Callable[[str], str], days: tuple[str, str] = ("", "")) -> str:
    """The report; `name` says who is behind a handle, `days` are the first and the last, as 2026-11-20."""
    settings, rows = event.settings, event.table()
    joined = {name: at for at, name in enumerate(event.players)}
    players = sorted(rows, key=lambda row: (-event.players[row.player].rating, joined[row.player]))
    number = {row.player: at for at, row in enumerate(players, 1)}
    rated = sum(event.players[row.player].rating > 0 for row in rows)
    points = settings.points
    heads = {
        "012": settings.name,
        "042": days[0].replace("-", "/"),
        "052": days[1].replace("-", "/"),
        "062": str(len(rows)),
        "072": str(rated),
        "082": "0",
        "092": _KINDS[settings.format],
    }
    lines = [f"{key} {_clean(value)}" for key, value in heads.items() if value]
    lines.append(f"XXR {max(event.rounds, event.round)}")
    lines.append(f"XXS W={points.win:.1f} D={points.draw:.1f} L={points.loss:.1f}")
    by_round = {(player, match.round): match for match in event.matches for player in match.players}
    for row in players:
        of = [by_round.get((row.player, at)) for at in range(1, event.round + 1)]
        rounds = "".join("  " + _cell(event, row.player, match, number) for match in of)
        rating = event.players[row.player].rating
        shown = _clean(name(row.player))[:_NAME]
        left = f"001 {number[row.player]:4}      {shown:<{_NAME}} {rating or '':>4}"
        lines.append(f"{left:<79} {row.score:4.1f} {row.place:4}{rounds}".rstrip())
    ids = (" ".join(str(number[one]) for one in group if one in number) for group in event.apart)
    lines.extend(f"XXP {each}" for each in ids if " " in each)
    return "\n".join(lines) + "\n"


def _cell(event: Event, player: str, match: Match | None, number: Mapping[str, int]) -> str:
    """Opponent, seat and result of a round."""
    if match is None:
        return f"{_NOBODY} - Z"
    if match.second is None:
        given = any(one[:2] == (player, match.round) for one in event.awarded)
        return f"{_NOBODY} - {'H' if match.winner is None else 'F' if given else 'U'}"
    lost = "-" if match.forfeited else "0" if match.winner else "="
    code = lost if match.winner != player else "+" if match.forfeited else "1"
    return f"{number[match.other(player) or '']:4} {_seat(match, player)} {' ' if match.result is None else code}"


def _seat(match: Match, player: str) -> str:
    """White is the first seat."""
    return "w" if match.first == player else "b"


def _clean(text: str) -> str:
    return " ".join(text.split())
