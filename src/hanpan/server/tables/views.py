"""What each viewer is shown: one picture for each kind of viewer, made once however many look at it.

A picture is made with the game's own `view`, `seen_by` and `check` for that viewer; nothing else of
the state gets out of this file.
"""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, cast

import msgspec

from hanpan.bots.coaches import has_coach
from hanpan.core.chance.chance import commitment_of
from hanpan.core.chance.dice import BoundKeys
from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import all_whole, sent
from hanpan.core.contract.game import TakesLeave
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import variant_id
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import RoundSeed
from hanpan.core.match.patches import ForAll, between, patches
from hanpan.games.registry import plugin
from hanpan.server.storage.rows import COUNTING, SeatRow, TableRow
from hanpan.server.tables.memory import TableMemory, missing_package, retold
from hanpan.server.wire import (
    PROTOCOL_VERSION,
    Asked,
    Choice,
    ClockState,
    Ending,
    JudgeInfo,
    Notice,
    SeatDice,
    SeatInfo,
    TableInfo,
    TableStatus,
    Update,
    Welcome,
)
from hanpan.server.wire_base import Face

Viewer: TypeAlias = Seat | None

_ENCODER = msgspec.json.Encoder()
_NONE = msgspec.Raw(b"[]")
_LATELY = 4  # steps that whoever comes back is shown event by event


class Seen(NamedTuple):
    """The events of one step as JSON: what everybody sees, and what a seat sees that sees more."""

    public: msgspec.Raw
    own: Mapping[Seat, msgspec.Raw] = {}

    def to(self, viewer: Viewer) -> msgspec.Raw:
        """For this viewer."""
        return self.public if viewer is None else self.own.get(viewer, self.public)


class Made(NamedTuple):
    """A step of the game: the states around it, what happened in it, and that as each kind of viewer sees it.

    There is no state before the first step, nor before one that was made while nobody kept the last.
    """

    step: int
    before: Any | None
    after: Any
    events: tuple[Happening, ...]
    seen: Seen
    changed: ForAll  # what its events are known to change for all viewers alike


class Picture(NamedTuple):
    """A table as one kind of viewer sees it at one moment."""

    steps: int
    table: TableInfo
    view: Any
    asked: Asked | None
    waiting: list[Seat]
    clock: ClockState | None
    draw_offer: Seat | None
    draw_by: list[Seat]
    draw_game: bool
    rematch_by: list[Seat]
    ending: Ending | None
    seeds: list[RoundSeed]


class Lens:
    """Makes pictures of one table, and keeps what stays the same until the next step."""

    def __init__(self, memory: TableMemory) -> None:
        self._memory = memory
        self._steps = 0
        self._state: Any | None = None
        self._views: dict[Viewer, tuple[Any, msgspec.Raw]] = {}
        self._earlier: dict[Viewer, tuple[Any, msgspec.Raw]] = {}  # before the last step
        self._questions: dict[Seat, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._shown = plugin(memory.row.game).after
        self._lately: deque[Made] = deque(maxlen=_LATELY)
        self._look()

    def picture(self, viewer: Viewer, table: TableInfo, now: int) -> Picture:
        """The table now, for this viewer."""
        memory, match = self._memory, self._memory.match
        clocks = memory.clocks
        clock = clocks.state(now) if clocks is not None and clocks.counts else None
        offered = (memory.draw_offer, list(memory.draw_by), memory.draw_game and bool(memory.draw_by))
        wishes = (*offered, list(memory.rematch_by))
        rest = (clock, *wishes, memory.told_ending(now), seeds_of(memory))
        if match is None:
            return Picture(0, table, None, None, [], *rest)
        self._look()
        waiting = list(match.pending) if memory.ending is None else []
        return Picture(self._steps, table, self._view(viewer)[1], self._asked(viewer), waiting, *rest)

    def step(self, events: tuple[Happening, ...]) -> Made:
        """The game went on by one step."""
        match = self._memory.match
        assert match is not None
        before = self._state if len(match.steps) == self._steps + 1 else None
        self._look()
        made = Made(self._steps - 1, before, match.state, events, seen(events), ForAll())
        if self._shown is not None:
            self._lately.append(made._replace(changed=ForAll()))  # some 10 KiB a step, and seldom asked for
        return made

    def patches(self, made: Made, viewer: Viewer) -> msgspec.Raw:
        """What each event of a step but the last changes for this viewer: with the last one comes the view."""
        if self._shown is None or made.before is None or len(made.events) < 2:
            return _NONE
        return _raw(between(self._shown, self._before(made, viewer), made.events, viewer, made.changed)[0])

    def missed(self, viewer: Viewer, known: int, steps: int) -> list[msgspec.Raw]:
        """The same, with the last event, of every step after the first `known` up to the first `steps`; none unless all
        are at hand."""
        missed = [made for made in self._lately if known <= made.step < steps and made.before is not None]
        if self._shown is None or not known or len(missed) != steps - known:
            return []
        told: list[msgspec.Raw] = []
        for made in missed:
            after = self._memory.game.view(made.after, viewer)
            told.append(_raw(patches(self._shown, self._before(made, viewer), made.events, after, viewer)))
        return told

    def _before(self, made: Made, viewer: Viewer) -> Any:
        """What the viewer saw before a step."""
        if made.step == self._steps - 1 and viewer in self._earlier:
            return self._earlier[viewer][0]
        return self._memory.game.view(made.before, viewer)

    def _look(self) -> None:
        """Keep the views of the present step, and those of the step before it."""
        match = self._memory.match
        if match is None or self._steps == len(match.steps):
            return
        self._earlier = self._views if len(match.steps) == self._steps + 1 else {}
        self._steps, self._state = len(match.steps), match.state
        self._views, self._questions = {}, {}

    def _view(self, viewer: Viewer) -> tuple[Any, msgspec.Raw]:
        if viewer not in self._views:
            view = self._memory.game.view(self._state, viewer)
            self._views[viewer] = (view, _raw(view))
        return self._views[viewer]

    def _asked(self, viewer: Viewer) -> Asked | None:
        match = self._memory.playing
        if match is None or viewer is None:
            return None
        game, state = match.game, match.state
        prompt = game.pending(state).get(viewer)
        if prompt is None:
            return None
        if viewer not in self._questions:
            menu = [
                Choice(offer.action, offer.cost, game.check(state, viewer, offer.action), offer.warning)
                for offer in game.menu(state, viewer)
            ]
            legal = () if prompt.composed else game.legal(state, viewer)
            self._questions[viewer] = (_raw(legal), _raw(menu))
        answers, offers = self._questions[viewer]
        sealed = plain(match.sealed[viewer]) if viewer in match.sealed else None
        draft = plain(self._memory.drafts[viewer]) if viewer in self._memory.drafts else None
        return Asked(prompt, match.asked_at, cast(Any, answers), cast(Any, offers), sealed, draft)


def seeds_of(memory: TableMemory) -> list[RoundSeed]:
    """The seeds as far as anybody may know them; none where the first rounds had another secret."""
    if memory.match is None or memory.row.start != "setup":
        return []
    return list(memory.match.round_seeds(over=memory.ending is not None))


def seen(events: Sequence[Happening]) -> Seen:
    """The events of a step as each kind of viewer may see them."""
    told = all_whole(events)
    public = [_raw(sent(event, None)) for event in told]
    own: dict[Seat, list[msgspec.Raw]] = {}
    for place, event in enumerate(told):
        for seat in event.private:
            own.setdefault(seat, public.copy())[place] = _raw(sent(event, seat))
    return Seen(_raw(public), {seat: _raw(own[seat]) for seat in sorted(own)})


def past(memory: TableMemory) -> list[Seen]:
    """The events of every step so far, from the recorded draws. Raises CannotResume."""
    match = memory.match
    return [] if match is None else [seen(step.events) for step in retold(match, memory.opening)]


def table_info(
    memory: TableMemory, online: Collection[Seat], watchers: int, judges: Sequence[JudgeInfo] = ()
) -> TableInfo:
    """What anybody may know of a live table."""
    over = memory.ending is not None
    status: TableStatus = "over" if over else ("waiting" if memory.match is None else "playing")
    info = _info(memory.row, memory.seats, status, memory.round, online, watchers, dice_of(memory), memory.faces)
    if memory.left:
        kept = not over and not isinstance(memory.game, TakesLeave)
        for seat in memory.left:
            info.seats[seat] = msgspec.structs.replace(info.seats[seat], left=True, kept=kept)
    for seat in memory.disqualified:
        info.seats[seat] = msgspec.structs.replace(info.seats[seat], disqualified=True)
    for seat, faults in memory.faults.items():
        info.seats[seat] = msgspec.structs.replace(info.seats[seat], faults=faults)
    calls = [call.seat for call in memory.calls]
    rules = memory.game.info
    told = {"draws": rules.draw_offers, "coach": has_coach(rules.id), "seconds": rules.seconds}
    games = {"game_number": memory.game_number, "game_to_lose": memory.game_to_lose}
    return msgspec.structs.replace(info, calls=calls, judges=list(judges), **told, **games)


def dice_of(memory: TableMemory) -> dict[Seat, SeatDice]:
    """What each seat has added to the dice, as far as anybody may know: values are told when the game has begun."""
    if memory.row.dice != "bound":
        return {}
    keys, begun = memory.keys, memory.match is not None
    told = keys.values if begun and isinstance(keys, BoundKeys) else {}
    return {
        seat: SeatDice(
            row.pledge,
            row.value is not None,
            told[seat].value if seat in told else None,
            told[seat].source if seat in told else None,
        )
        for seat, row in memory.seats.items()
    }


def stored_info(row: TableRow, seats: Mapping[Seat, SeatRow]) -> TableInfo:
    """What those at the table may know of one that is not in memory, and others once they may know how it stands."""
    info = _info(row, seats, row.status, row.round, (), 0)
    return msgspec.structs.replace(info, missing=missing_package(row), progress=row.progress or {})


def curtained_info(row: TableRow, seats: Mapping[Seat, SeatRow]) -> TableInfo:
    """What strangers may know of a table while what happened there is kept from them: that it is there."""
    status: TableStatus = "waiting" if row.status == "waiting" else "playing"
    told = _info(row, seats, status, 0, (), 0)
    return msgspec.structs.replace(told, previous=None, next=None, missing=missing_package(row))


def _info(
    row: TableRow,
    seats: Mapping[Seat, SeatRow],
    status: TableStatus,
    round_number: int,
    online: Collection[Seat],
    watchers: int,
    dice: Mapping[Seat, SeatDice] = {},
    faces: Mapping[Seat, Face] = {},
) -> TableInfo:
    sitters = {
        seat: SeatInfo(
            kind=sitter.kind,
            name=sitter.name,
            online=sitter.kind == "bot" or seat in online,
            dice=dice.get(seat),
            guest=sitter.mark == "guest",
            gone=sitter.mark == "gone",
            left=False,
            kept=False,
            disqualified=False,
            faults=0,
            person=sitter.user_id if sitter.kind == "person" and sitter.mark is None else None,
            face=faces.get(seat) if sitter.kind == "person" else None,
        )
        for seat, sitter in seats.items()
    }
    facts = _hashed(row.secret, tuple(row.overrides.items())) if row.secret else ("", "")
    return TableInfo(
        id=row.id,
        game=row.game,
        mode=row.mode,
        variant=facts[0],
        overrides=row.overrides,
        day=None if row.day is None else row.day.isoformat(),
        status=status,
        visibility=row.visibility,
        seats=sitters,
        clock=row.clock,
        spectator_delay_s=row.spectator_delay_s,
        round=round_number,
        progress={},
        created_at=row.created_at,
        commitment=facts[1],
        dice=row.dice,
        watchers=watchers,
        kind=row.kind,
        previous=row.previous,
        next=row.next,
        calls=[],
        judge_link=row.judge_key is not None,
        judges=[],
        draws=False,
        coach=False,
        game_number=None,
        game_to_lose=None,
        seconds={},
        rated=row.rated in COUNTING,
        event=row.event,
        missing=None,
    )


@lru_cache(maxsize=20_000)
def _hashed(secret: str, overrides: tuple[tuple[str, int], ...]) -> tuple[str, str]:
    """Variant and commitment: made of hashes, asked for with every message, and never changing."""
    return variant_id(dict(overrides)), commitment_of(bytes.fromhex(secret))


def welcome(
    picture: Picture, viewer: Viewer, judge: bool, history: Sequence[Seen], missed: Sequence[msgspec.Raw]
) -> Welcome:
    """Everything, from the beginning."""
    events = [step.to(viewer) for step in history[: picture.steps]]
    return Welcome(
        version=PROTOCOL_VERSION,
        seq=0,
        seat=viewer,
        judge=judge,
        table=picture.table,
        step=picture.steps - 1,
        view=picture.view,
        events=cast(Any, events),
        patches=cast(Any, missed),
        asked=picture.asked,
        waiting=picture.waiting,
        clock=picture.clock,
        draw_offer=picture.draw_offer,
        draw_by=picture.draw_by,
        draw_game=picture.draw_game,
        rematch_by=picture.rematch_by,
        ending=picture.ending,
        seeds=picture.seeds,
    )


def update(picture: Picture, events: msgspec.Raw, patches: msgspec.Raw) -> Update:
    """One step more."""
    return Update(
        seq=0,
        step=picture.steps - 1,
        events=cast(Any, events),
        patches=cast(Any, patches),
        view=picture.view,
        asked=picture.asked,
        waiting=picture.waiting,
        clock=picture.clock,
        ending=picture.ending,
        seeds=picture.seeds,
    )


def notice(picture: Picture) -> Notice:
    """Something besides the steps."""
    return Notice(
        seq=0,
        table=picture.table,
        asked=picture.asked,
        waiting=picture.waiting,
        clock=picture.clock,
        draw_offer=picture.draw_offer,
        draw_by=picture.draw_by,
        draw_game=picture.draw_game,
        rematch_by=picture.rematch_by,
        ending=picture.ending,
    )


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))
