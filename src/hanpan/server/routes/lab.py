"""The lab in the browser: ask, see how far it is, read the report, look at its games."""

import asyncio
from pathlib import Path
from typing import Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hanpan.bots.catalogue import UnknownBot, bot_names
from hanpan.core.contract.error import told
from hanpan.core.contract.game import BadDay, Dated, UnknownMode, read_day
from hanpan.core.contract.params import BadParameter
from hanpan.core.contract.seat import Seat
from hanpan.core.replay import BadReplay, Replay, game_of, read_replay, states
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame, game_ids
from hanpan.lab.job import FILE, REPLAYS, Asked, part_file
from hanpan.lab.known import lab_facts
from hanpan.lab.questions.setups import FOR_ANY, QUESTIONS, BadQuestion, TwoSided, check_asked, grid, setup_of
from hanpan.server.errors import documented
from hanpan.server.lab import MOST_VARIANTS, LabBusy, Run, missing_packages, spare_cores
from hanpan.server.refusing import ApiError
from hanpan.server.routes.replays import JSON_LINES
from hanpan.server.routes.visitor import AnyRequest, Language, is_from, services
from hanpan.server.timeline import timeline
from hanpan.server.wire import Ending, SeatInfo, TableInfo
from hanpan.server.wire_http import Timeline, TimelineStep
from hanpan.server.wire_lab import LabBody, LabGame, LabRun, LabState

_HERE = frozenset({"127.0.0.1", "::1"})
_REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


@get("/lab", sync_to_thread=False)
def show_lab(request: AnyRequest) -> LabState:
    """What the lab of this server can do, and what it has done."""
    reason = _closed(request)
    if reason:
        missing = missing_packages() if reason == "packages" else []
        return LabState(False, reason, missing, [], [], 0, [])
    games = [_game(game_id) for game_id in game_ids()]
    runs = [_told(run) for run in services(request).lab.runs]
    return LabState(True, "", [], list(QUESTIONS), games, MOST_VARIANTS, runs)


@post("/lab/runs", responses=documented(403, 409, 413, 429, 503))
async def start(request: AnyRequest, data: JSONBody[LabBody]) -> LabRun:
    """Begin a report; one at a time."""
    _open(request)
    asked = _asked(data)
    try:
        run = await services(request).lab.start(asked)
    except LabBusy as error:
        raise ApiError(409, "lab_busy", "a report is being made; wait for it, or cancel it") from error
    except (BadQuestion, BadParameter) as error:
        raise ApiError(400, "bad_request", str(error), ko=told(error, "ko")) from error
    return _told(run)


@get("/lab/runs/{run_id:str}", sync_to_thread=False, responses=documented(403, 404, 503))
def show(request: AnyRequest, run_id: FromPath[str]) -> LabRun:
    """How far a report is."""
    return _told(_run(request, run_id))


@post("/lab/runs/{run_id:str}/cancel", status_code=200, responses=documented(403, 404, 429, 503))
async def cancel(request: AnyRequest, run_id: FromPath[str]) -> LabRun:
    """End a report that is being made."""
    run = _run(request, run_id)
    await services(request).lab.cancel(run)
    return _told(run)


@get("/lab/runs/{run_id:str}/parts", media_type="text/html", responses=documented(403, 404, 409, 503))
async def parts(request: AnyRequest, run_id: FromPath[str], language: Language = "en") -> Response[bytes]:
    """The report's sections in one language, to be put into the page."""
    data = await _file(_finished(request, run_id).folder / part_file(language))
    return Response(data, media_type="text/html", headers={"content-security-policy": _REPORT_POLICY})


@get("/lab/runs/{run_id:str}/report", media_type="text/html", responses=documented(403, 404, 409, 503))
async def file(request: AnyRequest, run_id: FromPath[str]) -> Response[bytes]:
    """The whole report as one file to keep."""
    run = _finished(request, run_id)
    name = f"lab-{run.asked.setup.game}-{run.id}.html"
    headers = {"content-disposition": f'attachment; filename="{name}"', "content-security-policy": _REPORT_POLICY}
    return Response(await _file(run.folder / FILE), media_type="text/html", headers=headers)


@get("/lab/runs/{run_id:str}/games/{name:str}/replay", media_type=JSON_LINES, responses=documented(403, 404, 409, 503))
async def replay(request: AnyRequest, run_id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The replay of an example game."""
    data = await _file(_replay_path(request, run_id, name))
    headers = {"content-disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(data, media_type=JSON_LINES, headers=headers)


@get("/lab/runs/{run_id:str}/games/{name:str}/timeline", responses=documented(403, 404, 409, 503))
async def timeline_of(
    request: AnyRequest,
    run_id: FromPath[str],
    name: FromPath[str],
    seat: FromQuery[Seat | Literal["spectator"] | None] = None,
) -> Timeline:
    """An example game step by step, for the replay page."""
    path = _replay_path(request, run_id, name)
    viewer: Seat | None = None if seat is None or seat == "spectator" else seat
    try:
        return await asyncio.to_thread(retold, path, f"lab.{run_id}.{name}", viewer)
    except (BadReplay, OSError) as error:
        raise ApiError(404, "no_replay", f"there is no game {name[:80]!r} in this report") from error


def _asked(data: LabBody) -> Asked:
    """The question, within the limits of this server. Raises ApiError."""
    try:
        day = None if data.day is None else read_day(data.day)
        setup = setup_of(data.game, None, data.mode, data.level, data.seed, data.games, day)
        most = lab_facts(setup.game).most_games
        if setup.games > most:
            raise BadQuestion(
                f"games: at most {most} in the browser; the command hanpan lab takes more",
                ko=f"games: 브라우저에서는 {most}판까지 됩니다. 더 많이 하려면 hanpan lab 명령을 쓰십시오",
            )
        if not data.questions:
            raise BadQuestion("questions: at least one is needed", ko="questions: 하나는 골라야 합니다")
        variants = grid(setup.game, data.vary) if data.vary else ()
        if len(variants) > MOST_VARIANTS:
            raise BadQuestion(
                f"vary: {len(variants)} variants, at most {MOST_VARIANTS} in the browser",
                ko=f"vary: 변형이 {len(variants)}개입니다. 브라우저에서는 {MOST_VARIANTS}개까지 됩니다",
            )
        check_asked(setup, data.questions, variants)
    except UnknownGame as error:
        raise ApiError(400, "unknown_game", str(error)) from error
    except TwoSided as error:
        raise ApiError(400, "lab_two_sided", str(error)) from error
    except (BadQuestion, BadParameter, BadDay, UnknownMode, UnknownBot) as error:
        raise ApiError(400, "bad_request", str(error), ko=told(error, "ko")) from error
    return Asked(setup, tuple(data.questions), tuple(data.vary), spare_cores())


def _game(game_id: str) -> LabGame:
    game, usual, most = load_game(game_id), setup_of(game_id), lab_facts(game_id).most_games
    info = game.info
    return LabGame(
        game_id,
        list(info.modes),
        info.default_mode,
        list(bot_names(game_id)),
        usual.level,
        min(usual.games, most),
        most,
        [*(QUESTIONS if len(info.seats) <= 2 else FOR_ANY)],
        isinstance(game, Dated),
    )


def _told(run: Run) -> LabRun:
    setup, now = run.asked.setup, run.progress()
    left = (now.total - now.done) / now.per_second if run.state == "running" and now.per_second > 0 else None
    return LabRun(
        id=run.id,
        game=setup.game,
        mode=setup.mode,
        level=setup.level,
        games=setup.games,
        seed=setup.seed,
        questions=list(run.asked.questions),
        vary=list(run.asked.numbers),
        day=None if setup.day is None else setup.day.isoformat(),
        state=run.state,
        stage=now.stage,
        done=now.done,
        total=now.total,
        per_second=now.per_second,
        seconds_left=left,
        problem=now.problem,
        started_at=run.started_at,
    )


def _closed(request: AnyRequest) -> Literal["", "off", "elsewhere", "packages"]:
    if not services(request).settings.lab:
        return "off"
    if not is_from(request, _HERE):
        return "elsewhere"
    return "packages" if missing_packages() else ""


def _open(request: AnyRequest) -> None:
    reason = _closed(request)
    if reason == "packages":
        raise ApiError(
            503,
            "lab_packages",
            f"the lab needs {', '.join(missing_packages())}: make lab",
            ko=f"연구실에 필요한 패키지가 없습니다: {', '.join(missing_packages())}. make lab으로 설치하십시오",
        )
    if reason:
        raise ApiError(403, "lab_closed", "this server has no lab for you; hanpan play has one on your own machine")


def _run(request: AnyRequest, run_id: str) -> Run:
    _open(request)
    run = services(request).lab.find(run_id)
    if run is None:
        raise ApiError(404, "no_report", f"there is no report {run_id[:40]!r}")
    return run


def _finished(request: AnyRequest, run_id: str) -> Run:
    run = _run(request, run_id)
    if run.state != "done":
        raise ApiError(409, "not_over", "this report is not there yet")
    return run


def _replay_path(request: AnyRequest, run_id: str, name: str) -> Path:
    """A file of the report's own; no name leads out of its folder."""
    folder = _finished(request, run_id).folder / REPLAYS
    path = folder / f"{name}.jsonl"
    if path.parent != folder or "/" in name or "\0" in name or not path.is_file():
        raise ApiError(404, "no_replay", f"there is no game {name[:80]!r} in this report")
    return path


async def _file(path: Path) -> bytes:
    return await asyncio.to_thread(path.read_bytes)


def retold(path: Path, name: str, viewer: Seat | None) -> Timeline:
    """A game of a report once more, as a seat or somebody who watched would have seen it."""
    read = read_replay(path)
    steps: list[TimelineStep] = timeline(states(read, load_game), game_of(read, load_game), viewer)
    return Timeline(_table(read, name), viewer, steps, _ending(read), [])


def _table(read: Replay, name: str) -> TableInfo:
    """The game as a table that was never opened."""
    head = read.header
    return TableInfo(
        id=name,
        game=head.game,
        mode=head.mode,
        variant=head.variant,
        overrides=head.overrides,
        day=None if head.day is None else head.day.isoformat(),
        status="over",
        visibility="link",
        seats={
            seat: SeatInfo(
                "bot", who.name.partition(" ")[0], True, None, False, False, False, False, False, 0, None, None
            )
            for seat, who in head.seats.items()
        },
        clock=None,
        spectator_delay_s=0,
        round=0,
        progress={},
        created_at=0,
        commitment="",
        dice="secret",
        watchers=0,
        kind="match",
        previous=None,
        next=None,
        calls=[],
        judge_link=False,
        judges=[],
        draws=False,
        coach=False,
        game_number=None,
        game_to_lose=None,
        seconds={},
        rated=False,
        event=None,
        missing=None,
    )


def _ending(read: Replay) -> Ending | None:
    if read.result is None:
        return None
    outcome = read.result.result.outcome
    return Ending("played", outcome.winner, outcome, "")
