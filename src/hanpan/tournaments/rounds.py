"""Rounds: whom the rules pair, what an organiser may pair otherwise, and a round that is taken back."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments import earlier, penalties, round_robin, swiss
from hanpan.tournaments.arranged import awarded, bye, kept_from
from hanpan.tournaments.matches import Match
from hanpan.tournaments.orders import Begin, Finish, Pair, Pairs, SetPairs, TakeBack, TimeUp
from hanpan.tournaments.penalties import forfeit
from hanpan.tournaments.seeding import folded, seeded
from hanpan.tournaments.standings import Scores
from hanpan.tournaments.state import Event

_recent: tuple[tuple[Event, list[Match] | Refusal], ...] = ()
_KEPT = 4


def next_round(event: Event) -> list[Match] | Refusal:
    """The matches of the next round as the rules pair it, byes and forfeits with their results; what their players owe
    for penalties comes when it begins. Of a thousand players
    it takes half a second, so what was asked of the same tournament just now is remembered."""
    global _recent
    for known, made in _recent:
        if known is event:
            return made
    found = _next_round(event)
    _recent = ((event, found), *_recent[: _KEPT - 1])
    return found


def _next_round(event: Event) -> list[Match] | Refusal:
    if event.stage != "playing":
        return Refusal("event_not_started", "EV-ROUND-01")
    if event.settings.format == "arena":
        return _wave(event)
    if event.waiting:
        return Refusal(
            "event_round_open",
            "EV-ROUND-02",
            {"round": event.round, "tables": [match.table for match in event.waiting]},
        )
    if event.eliminating:
        found = _bracket_round(event)
    elif event.round < event.rounds:
        found = _round_of_all(event)
    else:
        found = []
    return _unseated(event, found) or found or _none(event)


def _unseated(event: Event, found: list[Match]) -> Refusal | None:
    """Whose decks a round waits for: nobody can be left out of a bracket or of a round robin, and a Swiss needs
    somebody who can play."""
    names = [name for match in found if match.result is None for name in match.players]
    if not found and event.round < event.rounds and not event.eliminating:
        names = event.active
    waits = [name for name in names if event.players[name].recalled]
    return Refusal("event_deck_recalled", "EV-DECK-04", {"names": waits}) if waits else None


def _wave(event: Event) -> list[Match] | Refusal:
    """Those of an arena who are free now, against each other: somebody else than the last time, as close in score as
    can be. An odd one waits, and not twice in a row."""
    playing = {name for match in event.waiting for name in match.players}
    if event.time_up:
        tables = [match.table for match in event.waiting]
        return _open(event, tables) if tables else _none(event)
    free = [one for one in contenders(event) if one.id not in playing]
    if len(free) < 2:
        return Refusal("event_nobody_free", "EV-ARENA-02", {"count": len(free)})
    last: dict[str, str] = {}
    for match in event.matches:
        for name in match.players:
            last[name] = match.other(name) or ""
    free = [one._replace(met={last.get(one.id, ""): 1}, byes=int(one.id in event.left_over)) for one in free]
    number = event.round + 1
    pairs = [pair for pair in swiss.pairs(_mutual(free), event.settings.seed, number) if pair[1] is not None]
    return _matches(event, number, pairs)


def _mutual(free: list[swiss.Contender]) -> list[swiss.Contender]:
    """With whom each has played last, from both sides: one may have met somebody else since."""
    met: dict[str, set[str]] = {one.id: set(one.met) for one in free}
    for one in free:
        for other in one.met:
            met.setdefault(other, set()).add(one.id)
    return [one._replace(met=dict.fromkeys(met[one.id], 1)) for one in free]


def _open(event: Event, tables: list[int]) -> Refusal:
    return Refusal("event_round_open", "EV-ROUND-02", {"round": event.round, "tables": tables})


def _none(event: Event) -> Refusal:
    return Refusal("event_no_round", "EV-ROUND-03", {"round": event.round})


def _round_of_all(event: Event) -> list[Match]:
    number = event.round + 1
    if event.settings.format == "round_robin":
        pairs = round_robin.pairs(event.seeds, number)
    else:
        free = [(name, None) for name in event.active if name in awarded(event, number)]
        pairs = [*swiss.pairs(contenders(event), event.settings.seed, number), *free]
    return _matches(event, number, pairs)


def _matches(event: Event, number: int, pairs: list[swiss.Pair], slots: Mapping[swiss.Pair, int] = {}) -> list[Match]:
    gone = {name for name, player in event.players.items() if player.out}
    byes = awarded(event, number)
    made = []
    for table, (first, second) in enumerate(pairs, 1):
        match = Match(number, table, first, second, slot=slots.get((first, second), 0))
        if second is None:
            match = replace(match, result=bye(event.settings, byes.get(first, "win")))
        elif gone & {first, second}:
            match = replace(match, result=forfeit(event.settings, gone, match))
        made.append(match)
    return made


def contenders(event: Event) -> list[swiss.Contender]:
    """Who is to be paired in the next round, with what everybody may know of them."""
    scores = Scores(event.players, event.matches, event.settings)
    met: dict[str, dict[str, int]] = {name: {} for name in event.players}
    byes, leaning, last = Counter[str](), Counter[str](), dict[str, str]()
    for match in event.matches:
        if match.second is None:
            byes[match.first] += 1
            continue
        for one, two in ((match.first, match.second), (match.second, match.first)):
            met[one][two] = met[one].get(two, 0) + 1
            last[one] = match.first
        leaning[match.first] += 1
        leaning[match.second] -= 1
    away, apart, score = awarded(event, event.round + 1), kept_from(event), scores.score
    halves: dict[str, tuple[int, int]] = {}
    if event.settings.seeding == "rating" and event.round == 0:
        halves = folded(tuple(name for name in seeded(event) if name not in away))
    return [
        swiss.Contender(
            name,
            halves.get(name, (score[name], 0))[0],
            met[name],
            byes[name],
            leaning[name],
            last.get(name) == name,
            apart.get(name, frozenset()),
            halves.get(name, (0, 0))[1],
        )
        for name in event.seatable
        if name not in away
    ]


def _bracket_round(event: Event) -> list[Match]:
    if not event.seeds:
        event = replace(event, seeds=_cut(event))
    ready = [stand for stand in event.bracket if stand.known and not stand.decided]
    earliest = min((stand.slot.round for stand in ready), default=0)
    slots: dict[swiss.Pair, int] = {
        (stand.first, stand.second): stand.slot.number
        for stand in ready
        if stand.slot.round == earliest and stand.first is not None
    }
    return _matches(event, event.round + 1, list(slots), slots)


def _cut(event: Event) -> tuple[str, ...]:
    """Those who play on after the Swiss part, in the order of the standings. Who has dropped leaves room."""
    ranked = [row.player for row in event.before_elimination() if not event.players[row.player].out]
    return tuple(ranked[: event.settings.cut])


def pair(event: Event, order: Pair | SetPairs) -> Event | Refusal:
    """The next round begins with these pairs."""
    if order.round != event.round + 1:
        return Refusal("event_wrong_round", "EV-ROUND-02", {"round": order.round, "next": event.round + 1})
    ruled = [] if _all_play(event) else next_round(event)
    if isinstance(ruled, Refusal):
        return ruled
    if event.eliminating and tuple((match.first, match.second) for match in ruled) != order.pairs:
        return Refusal("event_bracket_fixed", "EV-ELIM-01", {"round": order.round})
    slots = {(match.first, match.second): match.slot for match in ruled}
    made = _matches(event, order.round, list(order.pairs), slots)
    seeds = event.seeds or (_cut(event) if event.eliminating else ())
    wanted = {name for match in ruled for name in match.players} or set(event.seatable)
    wrong = _wrong_pairs(event, order.pairs, wanted)
    if wrong is not None:
        return wrong
    busy = wanted | {name for match in event.waiting for name in match.players}
    after = replace(
        event,
        round=order.round,
        matches=(*event.matches, *made),
        seeds=seeds,
        left_over=tuple(name for name in event.seatable if name not in busy),
    )
    return earlier.charged(after) if event.release == 1 else penalties.charged(after)


def _all_play(event: Event) -> bool:
    """Whether the next round is one of a Swiss. Everybody plays in it, so that pairs can be taken without being made
    once more, which of a thousand players takes seconds. Whether they are those of the rules, verify.py says."""
    between = event.stage == "playing" and not event.eliminating and not event.waiting
    return between and event.settings.format.startswith("swiss") and event.round < event.rounds and bool(event.seatable)


def _wrong_pairs(event: Event, pairs: Pairs, wanted: set[str]) -> Refusal | None:
    """Why these cannot be the pairs of the next round: everybody who plays is in one, once."""
    named = Counter(name for pair in pairs for name in pair if name is not None)
    for name, times in named.items():
        if name not in wanted:
            return Refusal("event_nobody", "EV-JOIN-01", {"name": name})
        if times > 1:
            return Refusal("event_paired_twice", "EV-ROUND-04", {"name": name})
    missing = sorted(wanted - set(named))
    if missing:
        return Refusal("event_unpaired", "EV-ROUND-04", {"names": missing})
    given = awarded(event, event.round + 1)
    without = [first for first, second in pairs if second is None]
    byes = [first for first in without if first not in given]
    if len(byes) > (len(wanted) - len(without) + len(byes)) % 2 and event.settings.format != "round_robin":
        return Refusal("event_byes", "EV-BYE-01", {"count": len(byes)})
    return None


def set_pairs(event: Event, order: SetPairs) -> Event | Refusal:
    """Pairs of an organiser: of the next round, or instead of those of a round that has no result yet."""
    if event.settings.by_time:
        return Refusal("event_no_rounds", "EV-ARENA-03", {"format": event.settings.format})
    if order.round == event.round and event.round > 0:
        back = take_back(event, TakeBack(order.round, order.why))
        if isinstance(back, Refusal):
            return back
        if any(match.played for match in event.present):
            return Refusal("event_has_results", "EV-CORR-02", {"round": order.round})
        event = back
    return pair(event, order)


def take_back(event: Event, order: TakeBack) -> Event | Refusal:
    """The last round has never been."""
    if event.settings.by_time:
        return Refusal("event_no_rounds", "EV-ARENA-03", {"format": event.settings.format})
    if event.round == 0 or order.round != event.round:
        return Refusal("event_not_last_round", "EV-CORR-03", {"round": order.round, "last": event.round})
    kept = tuple(match for match in event.matches if match.round < event.round)
    began = event.settings.format == "swiss_cut" and event.round == event.rounds + 1
    before = replace(event, round=event.round - 1, matches=kept, seeds=() if began else event.seeds)
    return penalties.freed(before, order.round)


# Set times, and the end.


def begin(event: Event, order: Begin) -> Event | Refusal:
    """A player begins the one run with common dice."""
    player = event.players.get(order.player)
    if event.settings.format != "common":
        return Refusal("event_no_runs", "EV-COMMON-01")
    if event.stage != "playing":
        return Refusal("event_not_started", "EV-ROUND-01")
    if player is None or player.out:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if event.time_up:
        return Refusal("event_late", "EV-JOIN-03", {"name": order.player})
    if any(match.first == order.player for match in event.matches):
        return Refusal("event_one_run", "EV-COMMON-02", {"name": order.player})
    run = Match(1, len(event.matches) + 1, order.player)
    return replace(event, round=1, matches=(*event.matches, run))


def time_up(event: Event, order: TimeUp) -> Event | Refusal:
    """Nobody is paired and nobody begins any more."""
    if not event.settings.by_time:
        return Refusal("event_no_set_time", "EV-TIME-01", {"format": event.settings.format})
    if event.stage != "playing" or event.time_up:
        return Refusal("event_not_started", "EV-ROUND-01")
    return replace(event, time_up=True)


def finish(event: Event, order: Finish) -> Event | Refusal:
    """The standings are final."""
    if event.settings.format == "common":
        return _runs_over(event)
    left = next_round(event)
    if isinstance(left, Refusal) and left.code != "event_no_round":
        return left
    if not isinstance(left, Refusal):
        return Refusal("event_rounds_left", "EV-ROUND-03", {"round": event.round + 1})
    return replace(event, stage="over")


def _runs_over(event: Event) -> Event | Refusal:
    if event.stage != "playing":
        return Refusal("event_not_started", "EV-ROUND-01")
    if not event.time_up or event.waiting:
        tables = [match.table for match in event.waiting]
        return Refusal("event_round_open", "EV-ROUND-02", {"round": event.round, "tables": tables})
    return replace(event, stage="over")
