"""Everybody lays a number face down; the starter looks at one of them; then all stand or fold at once. Of those who
stand the lowest lose lives; a folded number is never shown. Who has no life left is out."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.codec import convert, plain
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step, placed
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import Number, changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import EVERY_SEAT, Seat, first_seats
from hanpan.core.contract.visibility import Own, Public, Sides
from hanpan.core.language.text import Texts, load_texts
from tests.hush.events import EVENTS, Begun, Ended, Folded, Gone, Laid, Lost, Peeked, Shown

NUMBERS = (1, 2, 3)
Stage = Literal["lay", "peek", "stand", "over"]


class Params(msgspec.Struct, frozen=True):
    seats: Annotated[int, Number("HU-1.1", 3, 6)] = 3
    rounds: Annotated[int, Number("HU-2.1", 1, 9)] = 4


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lives: Public[Annotated[int, msgspec.Meta(ge=0, le=2)]] = 2
    # Others see whether there is one; `tied`: a world keeps what the starter has looked at.
    laid: Annotated[int, msgspec.Meta(ge=0, le=3), Own(bool, tied="laid")] = 0
    out: Public[Annotated[int, msgspec.Meta(ge=0, le=9)]] = 0  # the round in which it went out


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    stage: Stage = "lay"
    starter: Seat = "p1"
    seen: Seat | None = None


class State(msgspec.Struct, frozen=True):
    frame: Public[Frame]
    sides: Sides[tuple[Place, ...]]

    @property
    def places(self) -> dict[Seat, Place]:
        return dict(zip(EVERY_SEAT, self.sides, strict=False))


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="lay"):
    number: int


class Peek(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="peek"):
    seat: Seat


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stand"):
    stay: bool


Action = Lay | Peek | Stand
_STAGE: dict[type, str] = {Lay: "lay", Peek: "peek", Stand: "stand"}


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    stage: Stage
    starter: Seat
    seen: Seat | None
    lives: dict[Seat, int]
    out: dict[Seat, int]
    laid: dict[Seat, bool]
    known: dict[Seat, int]


class Hush:
    """Without a rule about leaving: the table answers for whoever left."""

    id = "hush"
    state_type = State
    action_type = Action
    events: tuple[type[Happening], ...] = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        self.params = make(Params, overrides or {})
        different = changed(self.params)
        self.info = GameInfo(
            id=self.id,
            rules_version="1.0",
            variant=variant_id(different),
            overrides=different,
            seats=first_seats(self.params.seats),
            modes=("usual", "daily"),
            default_mode="usual",
            max_steps=3 * self.params.rounds,
            symmetric=True,
            draw_offers=True,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        starter = chance.pick("starter", self.info.seats)
        state = _state(Frame(starter=starter), dict.fromkeys(self.info.seats, Place()))
        return Step(state, (Begun("HU-1.1", starter, len(self.info.seats)),))

    def round(self, state: State) -> int:
        return state.frame.round

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        stage = state.frame.stage
        if stage == "over":
            return {}
        if stage == "peek":
            return {state.frame.starter: Prompt("peek", "HU-1.3")}
        return {seat: Prompt(stage, "HU-1.2" if stage == "lay" else "HU-1.4") for seat in _playing(state)}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.pending(state):
            return ()
        if state.frame.stage == "lay":
            return [Lay(number) for number in NUMBERS]
        if state.frame.stage == "stand":
            return [Stand(True), Stand(False)]
        return [Peek(other) for other in _playing(state) if other != seat]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if state.frame.stage == "over":
            return Refusal("game_over", "HU-2.1")
        if seat not in self.pending(state):
            return Refusal("not_asked", "HU-1.2", {"seat": seat})
        if _STAGE[type(action)] != state.frame.stage or action not in self.legal(state, seat):
            return Refusal("cannot", "HU-1.2", {"move": self.write(action)})
        return None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        frame, places, out = state.frame, dict(state.places), list[Happening]()
        if frame.stage == "lay":
            for seat, action in moves.items():
                assert isinstance(action, Lay)
                places[seat] = replace(places[seat], laid=action.number)
                out.append(Laid("HU-1.2", seat, action.number))
            return Step(_state(replace(frame, stage="peek"), places), tuple(out))
        if frame.stage == "peek":
            (starter, action), *_ = moves.items()
            assert isinstance(action, Peek)
            number = places[action.seat].laid
            out.append(Peeked("HU-1.3", starter, action.seat, number))
            return Step(_state(replace(frame, stage="stand", seen=action.seat), places), tuple(out))
        staying = {seat: places[seat].laid for seat, action in moves.items() if action == Stand(True)}
        for seat in moves:
            if seat in staying:
                out.append(Shown("HU-1.4", seat, staying[seat]))
            else:
                out.append(Folded("HU-1.4", seat))
        worst = [seat for seat in staying if staying[seat] == min(staying.values())] or list(moves)
        price = chance.pick("price", (1, 2)) if staying else 1
        for seat in worst:
            lives = max(0, places[seat].lives - price)
            places[seat] = replace(places[seat], lives=lives, out=0 if lives else frame.round)
            out.append(Lost("HU-1.5", seat, lives, price))
        return self._next(_state(frame, places), out)

    def _next(self, state: State, out: list[Happening]) -> Step:
        places = {seat: replace(place, laid=0) for seat, place in state.places.items()}
        playing = _playing(state)
        if len(playing) < 2 or state.frame.round == self.params.rounds:
            out.append(Ended("HU-2.1", None, playing))
            return Step(_state(replace(state.frame, stage="over", seen=None), places), tuple(out))
        frame = Frame(state.frame.round + 1, "lay", _after(state.frame.starter, playing))
        return Step(_state(frame, places), tuple(out))

    def view(self, state: State, seat: Seat | None) -> View:
        frame, places = state.frame, state.places
        known: dict[Seat, int] = {seat: places[seat].laid} if seat is not None else {}
        if frame.seen is not None and seat == frame.starter:
            known[frame.seen] = places[frame.seen].laid
        return View(
            seat,
            frame.round,
            frame.stage,
            frame.starter,
            frame.seen,
            {one: place.lives for one, place in places.items()},
            {one: place.out for one, place in places.items()},
            {one: place.laid > 0 for one, place in places.items()},
            known,
        )

    def world(self, view: View, chance: Chance) -> State:
        places: dict[Seat, Place] = {}
        for seat in self.info.seats:
            laid = view.known.get(seat, 0)
            if view.laid[seat] and seat not in view.known:
                laid = chance.pick(f"world/{seat}", NUMBERS)
            places[seat] = Place(view.lives[seat], laid, view.out[seat])
        return _state(Frame(view.round, view.stage, view.starter, view.seen), places)

    def outcome(self, state: State) -> Outcome | None:
        if state.frame.stage != "over":
            return None
        worth = {seat: (place.lives, place.out) for seat, place in state.places.items()}
        groups = [[seat for seat in worth if worth[seat] == one] for one in sorted(set(worth.values()), reverse=True)]
        return placed(groups, "HU-2.1", {"lives": {seat: lives for seat, (lives, _) in worth.items()}})

    def write(self, action: Action) -> str:
        if isinstance(action, Lay):
            return f"lay {action.number}"
        return f"peek {action.seat}" if isinstance(action, Peek) else ("stay" if action.stay else "fold")

    def read(self, text: str) -> Action:
        word, _, rest = text.partition(" ")
        if word == "lay" and rest.lstrip("-").isdigit():
            return Lay(int(rest))
        if word == "peek" and rest in EVERY_SEAT:
            return Peek(rest)
        if text in ("stay", "fold"):
            return Stand(text == "stay")
        raise ValueError(f"{text!r} is no answer: lay 1, peek p2, stay or fold")

    def rulebook(self) -> Rulebook:
        return load_rulebook("tests.hush")

    def texts(self, lang: Lang) -> Texts:
        return load_texts(lang, "hanpan.core.language", "tests.hush")

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        return [Offer(action, None) for action in self.legal(state, seat)]

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return legal[-1]

    def invariants(self, state: State) -> Sequence[str]:
        bad = [seat for seat, place in state.places.items() if (place.lives == 0) != (place.out > 0)]
        if state.frame.stage in ("lay", "over"):
            bad += [seat for seat, place in state.places.items() if place.laid]
        else:
            bad += [seat for seat in _playing(state) if not state.places[seat].laid]
        if state.frame.stage != "over" and (state.frame.starter not in _playing(state) or len(_playing(state)) < 2):
            bad.append(state.frame.starter)
        return [f"{seat} cannot be so" for seat in bad]

    def samples(self, state: State) -> Sequence[Action]:
        return [
            *(Lay(number) for number in range(5)),
            *(Peek(seat) for seat in EVERY_SEAT),
            Stand(True),
            Stand(False),
        ]

    def given(self, facts: Mapping[str, Any]) -> State:
        rest = dict(facts)
        places: dict[Seat, Place] = {seat: convert(Place, rest.pop(seat, {})) for seat in self.info.seats}
        frame: Frame = convert(Frame, rest)
        if frame.starter not in places or frame.seen not in (*places, None):
            raise ValueError("starter: no such seat")
        return _state(frame, places)

    def facts(self, state: State) -> Fields:
        return {**plain(state.frame), **plain(state.places)}


class HushOut(Hush):
    """With a rule about leaving: the seat is out at once."""

    id = "hush-out"

    def leave(self, state: State, seat: Seat) -> Step:
        place = state.places[seat]
        if place.out or state.frame.stage == "over":
            return Step(state, ())
        places = {**state.places, seat: Place(0, 0, state.frame.round)}
        after = _state(state.frame, places)
        out: list[Happening] = [Gone("HU-2.2", seat)]
        if len(_playing(after)) < 2:
            return self._next(after, out)
        frame = state.frame
        if seat == frame.starter:
            frame = replace(frame, starter=_after(seat, _playing(after)), seen=None)
        if seat == frame.seen:
            frame = replace(frame, seen=None)
        return Step(_state(frame, places), tuple(out))


def _state(frame: Frame, places: Mapping[Seat, Place]) -> State:
    return State(frame, tuple(places.values()))


def _playing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, place in state.places.items() if not place.out)


def _after(starter: Seat, playing: Sequence[Seat]) -> Seat:
    return next((seat for seat in playing if seat > starter), playing[0])
