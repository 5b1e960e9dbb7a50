"""What a seat is asked, in words, for boards that know no game."""

from typing import Any

from hanpan.core.contract.codec import BadData, convert, plain
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.language.question import NoSuchOption, Option, options, read_answer
from hanpan.server.tables import refusals
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.table import Table
from hanpan.server.wire import (
    AskOptions,
    CheckAnswers,
    Checked,
    FromServer,
    OptionInfo,
    OptionsReply,
    Problem,
    ReadText,
    TextReply,
)


def answered(table: Table, seat: Seat, request: AskOptions | ReadText | CheckAnswers) -> FromServer | Refusal:
    """The options that follow what was taken, what a text comes to, or why answers may not be given. Nothing changes,
    so nothing is remembered."""
    memory = table.memory
    match = memory.playing
    if match is None or seat not in match.pending:
        return refuse(refusals.NOT_ASKED)
    if request.step != match.asked_at:
        return refuse(refusals.STALE, step=match.asked_at)
    if isinstance(request, CheckAnswers):
        try:
            actions = [convert(memory.game.action_type, action) for action in request.actions]
        except BadData as error:
            return Problem("malformed_action", f"actions: {error}", request.id)
        return Checked(request.id, [memory.game.check(match.state, seat, action) for action in actions])
    game, texts = memory.game, memory.game.texts(request.lang)
    if isinstance(request, ReadText):
        action, words, refusal, fault = read_answer(game, match.state, seat, texts, request.text)
        return TextReply(request.id, _plain(action), words, refusal, fault)
    try:
        found = options(game, match.state, seat, texts, request.said)
    except NoSuchOption as error:
        return Problem("no_such_option", f"said: {error}", request.id)
    shown, refused = ([_info(option) for option in some] for some in (found.options, found.refused))
    return OptionsReply(request.id, request.step, shown, refused, found.so_far)


def _info(option: Option) -> OptionInfo:
    said, words, text, action, answers, cost, refusal, warning = option
    return OptionInfo(list(said), words, text, _plain(action), answers, cost, refusal, warning)


def _plain(action: Any | None) -> Any | None:
    return None if action is None else plain(action)
