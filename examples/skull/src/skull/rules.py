"""The rules of Skull for three to six."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.bounds import Whole
from hanpan.core.chance import Chance
from hanpan.core.codec import convert, plain
from hanpan.core.event import Fields
from hanpan.core.game import GameInfo, Offer, Outcome, Prompt, Step, placed
from hanpan.core.happening import Happening
from hanpan.core.params import Number, changed, make, variant_id
from hanpan.core.refusal import Refusal
from hanpan.core.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.seat import Seat, first_seats
from hanpan.core.text import Texts, load_texts
from skull.events import EVENTS, Caught, Laid, Lost, Out, Over, Passed, Round, Turned, Won
from skull.events import Bid as BidMade
from skull.state import DISCS, FLOWERS, GOAL, Disc, Frame, Place, SeatView, Stage, State, View


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    seats: Annotated[int, Number("SK-LAY-01", 3, 6)] = 4
    points: Annotated[int, Number("SK-END-01", 1, 4)] = GOAL


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a seat can do."""


class Lay(_Answer, frozen=True):
    """Lay a disc face down on the own mat."""

    disc: Disc


class Bid(_Answer, frozen=True):
    """Say how many flowers one will turn up."""

    count: Whole


class Pass(_Answer, frozen=True):
    """Bid no more."""


class Flip(_Answer, frozen=True):
    """Turn up the uppermost disc of a mat that lies face down."""

    seat: Seat


class Lose(_Answer, frozen=True):
    """Give up a disc for good."""

    disc: Disc


class Start(_Answer, frozen=True):
    """Say who begins the next round."""

    seat: Seat


Action: TypeAlias = Lay | Bid | Pass | Flip | Lose | Start
_STAGES: dict[type[Any], tuple[Stage, ...]] = {
    Lay: ("lay", "turn"),
    Bid: ("turn",),
    Pass: ("turn",),
    Flip: ("flip",),
    Lose: ("lose",),
    Start: ("starter",),
}
_CLAUSES: dict[Stage, str] = {
    "lay": "SK-LAY-02",
    "turn": "SK-TURN-01",
    "flip": "SK-FLIP-02",
    "lose": "SK-LOSE-01",
    "starter": "SK-NEXT-02",
}


class Skull:
    """The game under one set of numbers."""

    state_type = State
    action_type = Action
    events: tuple[type[Happening], ...] = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        self.params = make(Params, overrides or {})
        different = changed(self.params)
        seats = self.params.seats
        rounds = seats * (DISCS + self.params.points)
        self.info = GameInfo(
            id="skull",
            rules_version="1.0",
            variant=variant_id(different),
            overrides=different,
            seats=first_seats(seats),
            modes=("table",),
            default_mode="table",
            max_steps=rounds * (3 + 4 * DISCS * seats),
            symmetric=True,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        starter = chance.pick("starter", self.info.seats)
        return Step(_state(Frame(turn=starter), [Place()] * len(self.info.seats)), (Round("SK-LAY-01", starter, 1),))

    def round(self, state: State) -> int:
        return state.frame.round

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        frame = state.frame
        if frame.stage == "over":
            return {}
        if frame.stage == "lay":
            return {seat: Prompt("lay", _CLAUSES["lay"]) for seat in state.playing}
        if frame.stage == "turn" and frame.bidder is not None:
            return {frame.turn: Prompt("raise", "SK-BID-02", {"bid": frame.bid, "laid": state.laid})}
        data: Fields = {"left": frame.bid - sum(frame.turned.values())} if frame.stage == "flip" else {}
        return {frame.turn: Prompt(frame.stage, _CLAUSES[frame.stage], data)}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.pending(state):
            return ()
        return [action for action in self._every(state) if self.check(state, seat, action) is None]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        frame, place = state.frame, state.places[seat]
        if frame.stage == "over":
            return Refusal("game_over", "SK-END-01")
        if seat not in self.pending(state):
            return Refusal("not_asked", _CLAUSES[frame.stage])
        if frame.stage not in _STAGES[type(action)]:
            return Refusal("not_asked", _CLAUSES[frame.stage])
        match action:
            case Lay() if frame.bidder is not None:
                return Refusal("bidding", "SK-BID-01", {"bid": frame.bid})
            case Lay(disc=disc) if not place.held(disc):
                return Refusal("not_held", "SK-TURN-01", {"disc": disc})
            case Bid(count=count) if not frame.bid < count <= state.laid:
                return Refusal("bad_bid", "SK-BID-02", {"count": count, "bid": frame.bid, "laid": state.laid})
            case Pass() if frame.bidder is None:
                return Refusal("no_bid_yet", "SK-TURN-01")
            case Flip(seat=of):
                return self._check_flip(state, seat, of)
            case Lose(disc=disc) if not (place.flowers if disc == "flower" else place.skull):
                return Refusal("not_held", "SK-LOSE-01", {"disc": disc})
            case Start(seat=other) if other not in state.playing:
                return Refusal("is_out", "SK-NEXT-02", {"other": other})
        return None

    def _check_flip(self, state: State, seat: Seat, of: Seat) -> Refusal | None:
        down = {one: len(place.mat) - state.frame.turned.get(one, 0) for one, place in state.places.items()}
        if not down.get(of):
            return Refusal("nothing_there", "SK-FLIP-02", {"of": of})
        if of != seat and down[seat]:
            return Refusal("own_first", "SK-FLIP-01")
        return None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        if state.frame.stage == "lay":
            for seat, action in moves.items():
                assert isinstance(action, Lay)
                state = _lay(state, seat, action.disc, "SK-LAY-02", out)
            return Step(_framed(state, stage="turn"), tuple(out))
        ((seat, action),) = moves.items()
        match action:
            case Lay(disc=disc):
                state = _lay(state, seat, disc, "SK-TURN-01", out)
                state = _framed(state, turn=_after(seat, state.playing))
            case Bid(count=count):
                clause = "SK-BID-02" if state.frame.bidder else "SK-BID-01"
                out.append(BidMade(clause, seat, count, state.laid))
                state = self._bidding(_framed(state, bid=count, bidder=seat), seat, out)
            case Pass():
                out.append(Passed("SK-BID-03", seat))
                state = self._bidding(_framed(state, passed=(*state.frame.passed, seat)), seat, out)
            case Flip(seat=of):
                state = self._flipped(state, seat, of, chance, out)
            case Lose(disc=disc):
                state = self._lost(state, seat, disc, "SK-LOSE-01", out)
            case Start(seat=other):
                state = _next_round(state, other, out)
        return Step(state, tuple(out))

    def _bidding(self, state: State, seat: Seat, out: list[Happening]) -> State:
        """Whose turn it is after a bid or a pass; the challenge begins when nobody can bid more."""
        frame = state.frame
        assert frame.bidder is not None
        left = [one for one in state.playing if one not in frame.passed]
        if frame.bid < state.laid and left != [frame.bidder]:
            return _framed(state, turn=_after(seat, left))
        state = _framed(state, stage="flip", turn=frame.bidder)
        for _ in range(min(frame.bid, len(state.places[frame.bidder].mat))):  # the own discs leave no choice
            state = self._turned(state, frame.bidder, frame.bidder, "SK-FLIP-01", out)
            if state.frame.stage != "flip":
                break
        return state

    def _flipped(self, state: State, seat: Seat, of: Seat, chance: Chance, out: list[Happening]) -> State:
        state = self._turned(state, seat, of, "SK-FLIP-02", out)
        if state.frame.caught not in (None, seat):  # the owner of the skull takes one without looking
            place = state.places[seat]
            disc: Disc = chance.pick(f"hidden/lost/{seat}", ("flower", "skull"), (place.flowers, int(place.skull)))
            return self._lost(state, seat, disc, "SK-LOSE-02", out)
        return state

    def _turned(self, state: State, seat: Seat, of: Seat, clause: str, out: list[Happening]) -> State:
        frame, mat = state.frame, state.places[of].mat
        disc = mat[-1 - frame.turned.get(of, 0)]
        turned = {**frame.turned, of: frame.turned.get(of, 0) + 1}
        left = frame.bid - sum(turned.values())
        out.append(Turned(clause, seat, of, disc, left))
        state = _framed(state, turned=turned)
        if disc == "skull":
            out.append(Caught("SK-LOSE-01" if of == seat else "SK-LOSE-02", seat, of))
            return _framed(state, stage="lose", caught=of)
        if left:
            return state
        points = state.places[seat].points + 1
        out.append(Won("SK-WIN-01", seat, points))
        state = _placed(state, seat, points=points)
        return self._over(state, seat, out) or _next_round(state, seat, out)

    def _lost(self, state: State, seat: Seat, disc: Disc, clause: str, out: list[Happening]) -> State:
        place, caught = state.places[seat], state.frame.caught
        kept = {"flowers": place.flowers - 1} if disc == "flower" else {"skull": False}
        state = _placed(state, seat, mat=(), **kept)
        out.append(Lost(clause, seat, place.discs - 1, disc))
        if place.discs > 1:
            return _next_round(state, seat, out)
        out.append(Out("SK-LOSE-03", seat))
        state = _placed(state, seat, out=state.frame.round)
        if (over := self._over(state, seat, out)) is not None:
            return over
        if caught == seat:
            return _framed(_cleared(state), stage="starter")
        assert caught is not None
        return _next_round(state, caught, out)

    def _over(self, state: State, seat: Seat, out: list[Happening]) -> State | None:
        """The end, if it has come."""
        winner = state.playing[0] if len(state.playing) == 1 else seat
        points = state.places[winner].points
        if len(state.playing) > 1 and points < self.params.points:
            return None
        clause = "SK-END-01" if points >= self.params.points else "SK-END-02"
        out.append(Over(clause, winner, points))
        return _framed(_cleared(state), stage="over", turn=winner)

    def leave(self, state: State, seat: Seat) -> Step:
        """Who leaves loses all discs; the others begin another round."""
        frame, out = state.frame, list[Happening]()
        if not state.places[seat].out and frame.stage != "over":
            out.append(Out("SK-END-03", seat))
            state = _placed(state, seat, flowers=0, skull=False, mat=(), out=frame.round)
        elif frame.stage != "starter" or frame.turn != seat:
            return Step(state, ())
        after = self._over(state, seat, out) or _next_round(state, _after(seat, state.playing), out)
        return Step(after, tuple(out))

    def outcome(self, state: State) -> Outcome | None:
        if state.frame.stage != "over":
            return None
        worth = {
            seat: (seat == state.frame.turn, not place.out, place.points, place.out)
            for seat, place in state.places.items()
        }
        groups = [[seat for seat in worth if worth[seat] == one] for one in sorted(set(worth.values()), reverse=True)]
        by_points = state.places[state.frame.turn].points >= self.params.points
        return placed(groups, "SK-END-01" if by_points else "SK-END-02", {"points": _points(state)})

    def view(self, state: State, seat: Seat | None) -> View:
        frame = state.frame
        own = Place(0, False) if seat is None else state.places[seat]
        seats = {
            one: SeatView(
                place.discs,
                len(place.mat),
                tuple(reversed(place.mat))[: frame.turned.get(one, 0)],
                place.points,
                place.out,
            )
            for one, place in state.places.items()
        }
        return View(
            seat,
            frame.round,
            frame.stage,
            frame.turn,
            frame.bid,
            frame.bidder,
            frame.passed,
            frame.caught,
            seats,
            own.flowers,
            own.skull,
            own.mat,
            self.outcome(state),
        )

    def world(self, view: View, chance: Chance) -> State:
        places: list[Place] = []
        for seat, seen in view.seats.items():
            if seat == view.seat:
                places.append(Place(view.flowers, view.skull, view.mat, seen.points, seen.out))
                continue
            down = seen.laid - len(seen.turned)
            open_skull = "skull" in seen.turned
            hidden = seen.discs - len(seen.turned)  # on the mat face down, or in the hand
            label = f"hidden/world/{seat}"
            skull = (
                open_skull or chance.pick(label, (True, False), (hidden, DISCS - seen.discs)) if hidden else open_skull
            )
            if seen.discs > FLOWERS:
                skull = True
            at = -1 if open_skull or not skull else chance.pick(label, range(hidden))  # the lowest first; then the hand
            mat: list[Disc] = ["skull" if place == at else "flower" for place in range(down)]
            places.append(Place(seen.discs - skull, skull, (*mat, *reversed(seen.turned)), seen.points, seen.out))
        turned = {seat: len(seen.turned) for seat, seen in view.seats.items() if seen.turned}
        frame = Frame(view.round, view.stage, view.turn, view.bid, view.bidder, view.passed, turned, view.caught)
        return _state(frame, places)

    def write(self, action: Action) -> str:
        return " ".join(str(word) for word in plain(action).values())

    def read(self, text: str) -> Action:
        verb, *rest = text.split()
        kinds = {kind.__name__.lower(): kind for kind in _STAGES}
        if verb not in kinds or len(rest) != len(kinds[verb].__struct_fields__):
            raise ValueError(f"{text!r}: write `lay flower`, `bid 3`, `pass`, `flip p2`, `lose skull` or `start p2`")
        words = dict(zip(kinds[verb].__struct_fields__, rest, strict=True))
        found: Action = msgspec.convert(words, kinds[verb], strict=False)
        return found

    def rulebook(self) -> Rulebook:
        return load_rulebook("skull")

    def texts(self, lang: Lang) -> Texts:
        return load_texts(lang, "hanpan.core", "skull")

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        stage = state.frame.stage
        return [Offer(action, None) for action in self._every(state) if stage in _STAGES[type(action)]]

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return next((action for action in legal if isinstance(action, Pass)), legal[0])

    def invariants(self, state: State) -> Sequence[str]:
        frame, wrong = state.frame, []
        for seat, place in state.places.items():
            if min(place.held("flower"), place.held("skull")) < 0 or place.flowers > FLOWERS:
                wrong.append(f"{seat} has laid or owns what there is not (SK-LAY-01)")
            if (place.discs == 0) != (place.out > 0):
                wrong.append(f"{seat} is out and is not (SK-LOSE-03)")
            if frame.turned.get(seat, 0) > len(place.mat):
                wrong.append(f"more of {seat} was turned up than lies there (SK-FLIP-02)")
        if frame.stage in ("turn", "flip", "lose") and any(not state.places[one].mat for one in state.playing):
            wrong.append("somebody has laid nothing (SK-LAY-02)")
        return wrong

    def samples(self, state: State) -> Sequence[Action]:
        return [*self._every(state), Bid(0), Bid(25)]

    def given(self, facts: Mapping[str, Any]) -> State:
        rest = dict(facts)
        places = [convert(Place, rest.pop(seat, {})) for seat in self.info.seats]
        frame: Frame = convert(Frame, rest)
        named = {frame.turn, frame.bidder or frame.turn, frame.caught or frame.turn, *frame.passed, *frame.turned}
        if not named <= set(self.info.seats):
            raise ValueError(f"turn, bidder, passed, turned, caught: the seats are {', '.join(self.info.seats)}")
        return _state(frame, places)

    def facts(self, state: State) -> Fields:
        return {**plain(state.frame), **plain(state.places)}

    def _every(self, state: State) -> list[Action]:
        discs: tuple[Disc, ...] = ("flower", "skull")
        bids = range(1, state.laid + 1)
        return [
            *(Lay(disc) for disc in discs),
            *(Bid(count) for count in bids),
            Pass(),
            *(Flip(seat) for seat in self.info.seats),
            *(Lose(disc) for disc in discs),
            *(Start(seat) for seat in self.info.seats),
        ]


def _state(frame: Frame, places: Sequence[Place]) -> State:
    return State(frame, tuple(places))


def _framed(state: State, **changes: Any) -> State:
    return replace(state, frame=replace(state.frame, **changes))


def _placed(state: State, seat: Seat, **changes: Any) -> State:
    places = {**state.places, seat: replace(state.places[seat], **changes)}
    return replace(state, sides=tuple(places.values()))


def _lay(state: State, seat: Seat, disc: Disc, clause: str, out: list[Happening]) -> State:
    mat = (*state.places[seat].mat, disc)
    out.append(Laid(clause, seat, len(mat), disc))
    return _placed(state, seat, mat=mat)


def _cleared(state: State) -> State:
    """Everybody takes the discs back."""
    sides = tuple(replace(place, mat=()) for place in state.sides)
    return State(replace(state.frame, bid=0, bidder=None, passed=(), turned={}, caught=None), sides)


def _next_round(state: State, starter: Seat, out: list[Happening]) -> State:
    number = state.frame.round + 1
    out.append(Round("SK-NEXT-01", starter, number))
    return _framed(_cleared(state), round=number, stage="lay", turn=starter)


def _after(seat: Seat, playing: Sequence[Seat]) -> Seat:
    return next((one for one in playing if one > seat), playing[0])


def _points(state: State) -> dict[str, int]:
    return {seat: place.points for seat, place in state.places.items()}
