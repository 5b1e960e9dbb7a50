"""Positions that are described from outside: a state the rules can play on from, or the reason why there is none."""

from collections.abc import Mapping
from typing import Any

from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.faults import read_facts
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.provable import provable
from hanpan.core.contract.rest import REST


class BadPosition(HanpanError, ValueError):
    """Facts from which no game can go on; the message names the fact or the rule."""


def described(game: AnyGame, facts: Mapping[str, Any]) -> Any:
    """The state the facts describe: sound, and somebody is asked. Raises BadPosition, whatever the facts are."""
    if REST in facts:  # it is held to no narrower bounds than those of any number and list
        raise BadPosition(
            f"{REST}: fields of the state are for cases; a position is described by its facts alone",
            ko=f"{REST}: 상태의 필드는 판례에만 씁니다. 국면은 사실만으로 적습니다",
        )
    return sound(game, facts)


def sound(game: AnyGame, facts: Mapping[str, Any]) -> Any:
    """The same, from facts that may name fields of the state, too. Raises BadPosition, whatever the facts are."""
    try:
        state, faults, impossible = read_facts(provable(game), facts)
        if faults or impossible:
            wrong = [*map(str, faults), *(f"no game can come here: {fault}" for fault in impossible)]
            korean = [
                *(told(fault.text, "ko") for fault in faults),
                *(f"판에서 나올 수 없는 국면입니다: {told(fault.text, 'ko')}" for fault in impossible),
            ]
            raise BadPosition("; ".join(wrong), ko=f"쓸 수 없는 국면입니다: {'; '.join(korean)}")
        asked = game.pending(state)
        if not asked:
            over = game.outcome(state) is not None
            if over:
                raise BadPosition("the game is over in this position", ko="이 국면에서는 판이 이미 끝났습니다")
            raise BadPosition("nobody is asked in this position", ko="이 국면에서는 아무도 고를 것이 없습니다")
        state_hash(state)
        for seat, prompt in asked.items():
            game.view(state, seat)
            game.menu(state, seat)
            if not prompt.composed and not game.legal(state, seat):
                raise BadPosition(
                    f"{seat} is asked ({prompt.kind}, {prompt.clause}) and has no answer",
                    ko=f"{seat}: 물음({prompt.kind}, {prompt.clause})에 답할 수 있는 것이 없습니다",
                )
    except BadPosition:
        raise
    except ValueError as error:
        raise BadPosition(str(error), ko=told(error, "ko")) from error
    except Exception as error:  # a position is a stranger's invention: what a game makes of it harms nobody
        raise BadPosition(
            f"the rules cannot play this position ({type(error).__name__})",
            ko=f"규칙으로 이어 갈 수 없는 국면입니다 ({type(error).__name__})",
        ) from error
    return state
