"""Everybody who looks at a table: the seats at once, the spectators after the table's delay."""

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.server.tables.curtain import curtained, is_daily, known_at
from hanpan.server.tables.judges import Judge
from hanpan.server.tables.memory import TableMemory
from hanpan.server.tables.streams import NOT_YOUR_SEAT, Stream
from hanpan.server.tables.views import (
    Lens,
    Made,
    Picture,
    Seen,
    Viewer,
    curtained_info,
    notice,
    past,
    table_info,
    update,
    welcome,
)
from hanpan.server.wire import JudgeInfo, Notice, Said, TableInfo, Update

_NOTICES_MS = 1000
_JUDGES_SHOWN = 8  # of all who have come with the table's link


class _Scene(NamedTuple):
    """Something that spectators will see at `due`. Without `made` it is no step; `anew`: show everything.

    `since`: when the first of the notices was due that this one tells together.
    """

    due: int
    picture: Picture
    made: Made | None
    anew: bool = False
    since: int = 0


class Audience:
    """The streams of one table and what each has been shown."""

    def __init__(self, memory: TableMemory, now: int) -> None:
        self._memory = memory
        self._lens = Lens(memory)
        self._streams: set[Stream] = set()
        self._history: list[Seen] | None = [] if memory.match is None else None
        self._scenes: deque[_Scene] = deque()
        self._shown: Picture | None = None
        self.watchers_changed = False
        self._delayed = known_at(memory.row, now) > now
        if self._delayed:
            # What happened before the table came into memory is old enough, or waits until it is.
            picture = self._lens.picture(None, self.info(), now)
            self._scenes.append(_Scene(known_at(memory.row, memory.changed_at), picture, None, anew=True))
            self.release(now)

    @property
    def empty(self) -> bool:
        """Whether nobody looks, and nothing is still to be shown that could not be made again."""
        return not self._streams and (not self._scenes or (len(self._scenes) == 1 and self._scenes[0].anew))

    @property
    def online(self) -> set[Seat]:
        """The seats that somebody is connected for."""
        return {stream.viewer for stream in self._streams if stream.viewer is not None}

    @property
    def judges(self) -> dict[str, Judge]:
        """Those who have come to judge and do not play here, by user id."""
        found = (stream.judge for stream in self._streams if stream.judge is not None)
        return {judge.user_id: judge for judge in found if not self._memory.plays(judge.user_id)}

    @property
    def judge_streams(self) -> list[Stream]:
        """The streams of those who have come to judge."""
        return [stream for stream in self._streams if stream.judge is not None]

    @property
    def has_judges(self) -> bool:
        """Whether anybody has come to judge."""
        return any(stream.judge is not None for stream in self._streams)

    @property
    def due(self) -> int | None:
        """When spectators are to be shown something."""
        return self._scenes[0].due if self._scenes else None

    def spectators_lag(self, now: int) -> bool:
        """Whether something has happened that spectators may not know yet."""
        return curtained(self._memory.row, self._memory.changed_at, now)

    def info(self, *, delayed: bool = False) -> TableInfo:
        """What anybody may know of the table now, or what spectators know of it."""
        if delayed and self._delayed:
            return self._curtain().table
        watchers = sum(stream.lags for stream in self._streams)
        return table_info(self._memory, self.online, watchers, self._judge_infos())

    def enter(self, stream: Stream, now: int) -> bool:
        """Show everything to a new stream; True if this brought a seat on line, or a judge."""
        stream.judging = stream.judge is not None and self._memory.lets_judge(stream.judge)
        came = stream.viewer not in self.online if stream.viewer is not None else stream.judge is not None
        self._streams.add(stream)
        if stream.viewer is not None:
            self._memory.came.add(stream.viewer)
        if stream.lags:
            self.watchers_changed = True
        self.welcome(stream, now)
        return came

    def leave(self, stream: Stream) -> bool:
        """Forget a stream; True if this took a seat off line, or a judge away."""
        self._streams.discard(stream)
        if stream.lags:
            self.watchers_changed = True
        return stream.judge is not None if stream.viewer is None else stream.viewer not in self.online

    def welcome(self, stream: Stream, now: int) -> None:
        """Everything the viewer may know, from the beginning."""
        viewer = stream.viewer
        delayed = stream.lags and self._delayed
        picture = self._curtain() if delayed else self._lens.picture(viewer, self.info(), now)
        if self._history is None:
            self._history = past(self._memory)
        missed = self._lens.missed(viewer, stream.known, picture.steps)
        stream.show(welcome(picture, viewer, stream.judging, self._history, missed))
        stream.known = 0  # from now on the server need not ask itself what this browser knows

    def step(self, events: tuple[Happening, ...], now: int) -> None:
        """The game went on."""
        made = self._lens.step(events)
        if self._history is not None:
            self._history.append(made.seen)
        self._publish(made, now)

    def notice(self, now: int) -> None:
        """Something changed besides the steps."""
        self._place_judges(now)
        self._publish(None, now)

    def release(self, now: int) -> None:
        """Show spectators what has become old enough."""
        while self._scenes and self._scenes[0].due <= now:
            scene = self._scenes.popleft()
            self._shown = scene.picture
            lagging = [stream for stream in self._streams if stream.lags]
            message = self._message(scene.picture, scene.made, None) if lagging and not scene.anew else None
            for stream in lagging:
                if message is None:
                    self.welcome(stream, now)
                else:
                    stream.show(message)

    def tell(self, seats: Collection[Seat], message: Said) -> None:
        """Tell something to those who sit there, and to no spectator."""
        for stream in self._streams:
            if stream.viewer in seats:
                stream.tell(message)

    def dismiss(self, seat: Seat) -> None:
        """Send those away who sat there."""
        for stream in [stream for stream in self._streams if stream.viewer == seat]:
            stream.finish(NOT_YOUR_SEAT)

    def close(self, code: int) -> None:
        """Send everybody away."""
        for stream in list(self._streams):
            stream.close(code)
        self._streams.clear()

    def _place_judges(self, now: int) -> None:
        """Who may judge from now on sees the game at once; who may no more is one of the spectators."""
        for stream in self.judge_streams:
            assert stream.judge is not None
            judging = self._memory.lets_judge(stream.judge)
            if judging != stream.judging:
                stream.judging = judging
                self.watchers_changed = True
                self.welcome(stream, now)

    def _judge_infos(self) -> list[JudgeInfo]:
        """Those who are here to judge, and those by link to whom a seat agrees and who have gone."""
        memory, here = self._memory, self.judges
        known = {judge: JudgeInfo(judge, name, True, False, False, []) for judge, name in memory.consents.names.items()}
        for judge_id, judge in here.items():
            link, judging = judge.key is not None, memory.lets_judge(judge)
            known[judge_id] = JudgeInfo(judge_id, judge.name, link, True, judging, [])
        infos = sorted(known.values(), key=lambda info: (not info.judging, not info.here, info.name))[:_JUDGES_SHOWN]
        return [msgspec.structs.replace(info, agreed=sorted(memory.consents.of(info.id))) for info in infos]

    def _publish(self, made: Made | None, now: int) -> None:
        self.watchers_changed = False
        info = self.info()
        messages: dict[Viewer, Update | Notice] = {}
        for stream in list(self._streams):
            viewer = stream.viewer
            if stream.lags and self._delayed:
                continue
            if viewer not in messages:
                messages[viewer] = self._message(self._lens.picture(viewer, info, now), made, viewer)
            stream.show(messages[viewer])
        if self._delayed:
            self._later(_Scene(known_at(self._memory.row, now), self._lens.picture(None, info, now), made))

    def _message(self, picture: Picture, made: Made | None, viewer: Viewer) -> Update | Notice:
        if made is None:
            return notice(picture)
        return update(picture, made.seen.to(viewer), self._lens.patches(made, viewer))

    def _later(self, scene: _Scene) -> None:
        """Keep a scene until it is due. Those of a run of the day are all due at once, so the last one tells all. So
        does the last notice of one second: nobody fills the memory by changing their mind."""
        last = self._scenes[-1] if self._scenes else None
        if last is not None and is_daily(self._memory.row):
            self._scenes[-1] = scene._replace(made=None, anew=True)
        elif last is not None and _told_together(last, scene):
            self._scenes[-1] = scene._replace(since=last.since)
        else:
            self._scenes.append(scene._replace(since=scene.due))

    def _curtain(self) -> Picture:
        """What a spectator of a delayed table sees: the last picture that is old enough, or nothing yet."""
        if self._shown is not None:
            return self._shown
        info = curtained_info(self._memory.row, self._memory.seats)
        if self._memory.match is not None:
            info = msgspec.structs.replace(info, status="playing")
        return Picture(0, info, None, None, [], None, None, [], False, [], None, [])


def _told_together(last: _Scene, scene: _Scene) -> bool:
    notices = last.made is None and not last.anew and scene.made is None
    return notices and scene.due - last.since < _NOTICES_MS
