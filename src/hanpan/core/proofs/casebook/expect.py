"""Whether an expectation holds now. A problem is a value; a case that makes no sense is a CaseError."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hanpan.core.contract.answers import TooManyAnswers, every, pieces_of, reaches
from hanpan.core.contract.codec import plain, state_hash
from hanpan.core.contract.error import told
from hanpan.core.contract.event import all_sent, all_whole
from hanpan.core.contract.game import Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.proofs.casebook.events import fields_of, first_missing, matches, written
from hanpan.core.proofs.casebook.moment import CaseError, Denied, Moment, Problem, action_of
from hanpan.core.proofs.casebook.permute import told_anyway
from hanpan.core.proofs.casebook.schema import (
    BotChooses,
    EventsAre,
    ExactlyAre,
    Expectation,
    Item,
    LegalAre,
    Move,
    NeverAre,
    OutcomeIs,
    PromptsAre,
    RefusedIs,
    StateHas,
    ViewShows,
)
from hanpan.core.proofs.casebook.script import CaseChance, check_all_used
from hanpan.core.proofs.casebook.values import differs, same, shown, unequal, words_of


def problems(moment: Moment, expectation: Expectation) -> list[Problem]:
    """What is not as expected; empty if the expectation holds. Raises CaseError."""
    return list(_CHECKS[type(expectation)](moment, expectation))


def _events(moment: Moment, expected: EventsAre) -> Iterator[Problem]:
    happened = _window(moment, expected.last)
    missing = first_missing(expected.items, happened, moment.swapped)
    if missing is not None:
        alike = [written(e.kind, e.seat, fields_of(e)) for e in happened if e.kind == missing.kind]
        listed, first = ", ".join(alike), missing is expected.items[0]
        such = f"; such events were: {listed}" if alike else "; there was none of its kind"
        such_ko = f". 같은 종류의 이벤트: {listed}" if alike else ". 같은 종류의 이벤트가 없었습니다"
        yield Problem(
            missing.line,
            f"events: no {_item(missing)}{'' if first else ' after those before it'}{such}",
            f"events: {'' if first else '앞의 이벤트 다음에 '}일어나지 않았습니다: {_item(missing)}{such_ko}",
        )


def _never(moment: Moment, expected: NeverAre) -> Iterator[Problem]:
    happened = _window(moment, expected.last)
    if not happened:
        raise CaseError(
            expected.line,
            "never: nothing has happened yet, so this proves nothing",
            ko="never: 아직 아무 일도 일어나지 않아 보여 주는 것이 없습니다",
        )
    for item in expected.items:
        for event in happened:
            if matches(item, event):
                found = written(event.kind, event.seat, fields_of(event))
                yield Problem(item.line, f"never: {found} happened", f"never: 일어났습니다: {found}")


def _exactly_events(moment: Moment, expected: ExactlyAre) -> Iterator[Problem]:
    kinds = {item.kind for item in expected.items}
    happened = [event for event in _window(moment, expected.last) if event.kind in kinds]
    listed = ", ".join(written(e.kind, e.seat, fields_of(e)) for e in happened)
    missing = first_missing(expected.items, happened, moment.swapped)
    if missing is not None:
        yield Problem(
            missing.line,
            f"exactly: no {_item(missing)} in its place; the events of these kinds were: {listed or 'none'}",
            f"exactly: 제자리에 없습니다: {_item(missing)}. 이 종류의 이벤트: {listed or '없음'}",
        )
    elif len(happened) > len(expected.items):
        yield Problem(
            expected.line,
            f"exactly: {len(happened)} events of these kinds, not {len(expected.items)}: {listed or 'none'}",
            f"exactly: 이 종류의 이벤트: 판례에 {len(expected.items)}개, 실제로 {len(happened)}개: {listed or '없음'}",
        )


def _window(moment: Moment, last: bool) -> tuple[Happening, ...]:
    return moment.played[-1].events if last else moment.events


def _item(item: Item) -> str:
    return written(item.kind, item.seat, item.fields)


def _state(moment: Moment, expected: StateHas) -> Iterator[Problem]:
    yield from unequal(expected.facts, plain(moment.game.facts(moment.state)), "state")


def _view(moment: Moment, expected: ViewShows) -> Iterator[Problem]:
    seat, game = expected.seat, moment.game
    name = f"view of {seat or 'a spectator'}"
    view = plain(game.view(moment.state, seat))
    yield from unequal(expected.has, view, name)
    for path in expected.keeps:
        yield from told_anyway(moment, seat, path, expected.line)
    if not expected.hides:
        return
    truth = words_of(plain([game.facts(step.state) for step in moment.played]))
    truth |= words_of(plain(all_whole(moment.events)))
    in_view = words_of(view)
    in_events = words_of(plain(all_sent(moment.events, seat)))
    for word in expected.hides:
        if word not in truth:
            raise CaseError(
                expected.line,
                f"view.hides: nothing in this case is called {word!r}, so hiding it is no feat",
                ko=f"view.hides: 이 판례에 없는 이름이므로 숨겨도 보여 주는 것이 없습니다: {word!r}",
            )
        if word in in_view:
            fact = word in plain(game.facts(moment.state))
            path = f"; to hide the fact of that name, write it alone: `hides: {word}`" if fact else ""
            path_ko = f". 그 이름의 사실을 숨기려면 하나만 적습니다: `hides: {word}`" if fact else ""
            yield Problem(
                expected.line,
                f"{name}: {word!r} shows in the view{path}",
                f"{name}: {word!r} 값이 보기에 드러납니다{path_ko}",
            )
        if word in in_events:
            yield Problem(
                expected.line,
                f"{name}: {word!r} shows in the events it has seen",
                f"{name}: {word!r} 값이 본 이벤트에 드러납니다",
            )


def _legal(moment: Moment, expected: LegalAre) -> Iterator[Problem]:
    game, seat = moment.game, expected.seat
    prompt = moment.pending.get(seat)
    name = f"legal for {seat}"
    if prompt is not None and prompt.composed:
        yield from _composed(moment, expected, prompt, name)
        return
    now = list(game.legal(moment.state, seat)) if prompt is not None else []
    if expected.exactly is not None:
        yield from _exactly(moment, expected, now, name)
        return
    yield from _missing(moment, _actions(moment, expected.includes, expected.line), now, name, expected.line)
    for action in _actions(moment, expected.excludes, expected.line):
        if action in now:
            yield _allowed(expected.line, name, game.write(action))


def _composed(moment: Moment, expected: LegalAre, prompt: Prompt, name: str) -> Iterator[Problem]:
    """A question whose answers are never listed: single ones are looked for, all of them only if they are few."""
    game, line = moment.game, expected.line
    view = game.view(moment.state, expected.seat)
    if expected.exactly is not None:
        try:
            yield from _exactly(moment, expected, every(game, view, prompt), name)
        except TooManyAnswers as error:
            raise CaseError(
                line,
                f"legal.exactly: {error}; use includes and excludes",
                ko=f"legal.exactly: {told(error, 'ko')}. includes와 excludes를 써 주십시오",
            ) from error
        return
    following = pieces_of(game, view, prompt)
    for action in _actions(moment, expected.includes, line):
        if not reaches(following, game.write(action)):
            action_text = game.write(action)
            yield Problem(line, f"{name}: {action_text!r} is not", f"{name}: 할 수 없는 수입니다: {action_text!r}")
    for action in _actions(moment, expected.excludes, line):
        if reaches(following, game.write(action)):
            yield _allowed(line, name, game.write(action))


def _allowed(line: int, name: str, action: str) -> Problem:
    return Problem(line, f"{name}: {action!r} is legal", f"{name}: 할 수 있는 수입니다: {action!r}")


def _exactly(moment: Moment, expected: LegalAre, now: list[Any], name: str) -> Iterator[Problem]:
    assert expected.exactly is not None
    wanted = _actions(moment, expected.exactly, expected.line)
    for action in (action for action in now if action not in wanted):
        extra = moment.game.write(action)
        yield Problem(expected.line, f"{name}: {extra!r} is legal too", f"{name}: 다음 수도 할 수 있습니다: {extra!r}")
    yield from _missing(moment, wanted, now, name, expected.line)


def _missing(moment: Moment, wanted: Iterable[Any], now: list[Any], name: str, line: int) -> Iterator[Problem]:
    game = moment.game
    for action in wanted:
        if action not in now:
            there = ", ".join(game.write(other) for other in now)
            yield Problem(
                line,
                f"{name}: {game.write(action)!r} is not; legal are {there or 'nothing'}",
                f"{name}: 할 수 없는 수입니다: {game.write(action)!r}. 할 수 있는 수: {there or '없음'}",
            )


def _actions(moment: Moment, moves: Iterable[Move], line: int) -> list[Any]:
    return [action_of(moment.game, move, line) for move in moves]


def _prompts(moment: Moment, expected: PromptsAre) -> Iterator[Problem]:
    now = {str(seat): prompt.kind for seat, prompt in moment.pending.items()}
    if now != dict(expected.kinds):
        yield Problem(
            expected.line,
            f"prompt: asked are {shown(now)}, not {shown(expected.kinds)}",
            f"prompt: 판례에는 {shown(expected.kinds)}, 실제로는 {shown(now)}",
        )


def _outcome(moment: Moment, expected: OutcomeIs) -> Iterator[Problem]:
    outcome = moment.outcome
    if outcome is None:
        yield Problem(expected.line, "outcome: the game is not over", "outcome: 판이 끝나지 않았습니다")
        return
    found = {**plain(outcome.data), "winner": outcome.winner, "clause": outcome.clause}
    for key, value in expected.fields.items():
        if key not in found:
            listed = ", ".join(sorted(found))
            raise CaseError(
                expected.line,
                f"outcome: there is no {key!r}; there are {listed}",
                ko=f"outcome: 없는 항목입니다: {key!r}. 있는 항목: {listed}",
            )
        if not same(value, found[key]):
            yield Problem(
                expected.line,
                f"outcome: {key} is {shown(found[key])}, not {shown(value)}",
                differs("outcome", key, found[key], value),
            )


def _refused(moment: Moment, expected: RefusedIs) -> Iterator[Problem]:
    game, seat, state = moment.game, expected.seat, moment.state
    action = action_of(game, expected.move, expected.line)
    before = state_hash(state)
    refusal = game.check(state, seat, action)
    if refusal is None:
        yield Problem(
            expected.line,
            f"refused: {seat} may do {game.write(action)!r}",
            f"refused: {seat} 자리가 할 수 있는 수입니다: {game.write(action)!r}",
        )
        return
    if state_hash(state) != before:
        yield Problem(
            expected.line, "refused: the refusal changed the state", "refused: 거절하면서 상태가 바뀌었습니다"
        )
    if expected.code not in (None, refusal.code):
        yield Problem(
            expected.line,
            f"refused: the code is {refusal.code}, not {expected.code}",
            differs("refused", "code", refusal.code, expected.code),
        )
    if expected.clause not in (None, refusal.clause):
        yield Problem(
            expected.line,
            f"refused: the clause is {refusal.clause}, not {expected.clause}",
            differs("refused", "clause", refusal.clause, expected.clause),
        )
    found = plain(refusal.params)
    for key, value in expected.params.items():
        if key not in found:
            raise CaseError(
                expected.line,
                f"refused.params: there is no {key!r}; there are {shown(found)}",
                ko=f"refused.params: 없는 항목입니다: {key!r}. 있는 항목: {shown(found)}",
            )
        if not same(value, found[key]):
            yield Problem(
                expected.line,
                f"refused: {key} is {shown(found[key])}, not {shown(value)}",
                differs("refused", key, found[key], value),
            )
    moment.log.append(Denied(expected.line, seat, game.write(action), refusal))


def _bot(moment: Moment, expected: BotChooses) -> Iterator[Problem]:
    game, seat, line = moment.game, expected.seat, expected.line
    asked = moment.pending
    if seat not in asked:
        raise CaseError(
            line, f"bot: {seat} is not asked anything now", ko=f"bot: 지금 {seat} 자리는 고를 것이 없습니다"
        )
    if moment.load_bot is None:
        raise CaseError(line, "bot: no bots are at hand here", ko="bot: 여기서는 AI를 쓸 수 없습니다")
    try:
        bot = moment.load_bot(game, expected.level)
    except ValueError as error:
        raise CaseError(line, f"bot: {error}", ko=f"bot: {told(error, 'ko')}") from error
    chance = CaseChance(expected.draws, "bot.draws", write=game.write)
    answer = bot.choose(game.view(moment.state, seat), asked[seat], game.legal(moment.state, seat), chance)
    check_all_used(expected.draws, chance.used, "bot.draws")
    if answer not in _actions(moment, expected.among, line):
        wanted = [repr(game.write(action)) for action in _actions(moment, expected.among, line)]
        yield Problem(
            line,
            f"bot: {expected.level} as {seat} chooses {game.write(answer)!r}, not {' or '.join(wanted)}",
            f"bot: {seat} 자리의 {expected.level}: 판례에는 {' 또는 '.join(wanted)}, 실제로는 {game.write(answer)!r}",
        )


_CHECKS: dict[type, Callable[[Moment, Any], Iterator[Problem]]] = {
    EventsAre: _events,
    NeverAre: _never,
    ExactlyAre: _exactly_events,
    StateHas: _state,
    ViewShows: _view,
    LegalAre: _legal,
    PromptsAre: _prompts,
    OutcomeIs: _outcome,
    RefusedIs: _refused,
    BotChooses: _bot,
}
