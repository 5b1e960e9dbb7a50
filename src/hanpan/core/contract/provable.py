"""What proofs ask of a game beside the contract: the conformance kit, the casebook, described positions.

A game is played, watched and replayed without an answer to any of it. `Rules` (contract/rules.py) has one to all.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import A, AnyGame, Game, S, V


class Provable(Game[S, A, V], Protocol[S, A, V]):
    """A game that can be described and tried."""

    def invariants(self, state: S) -> Sequence[str]:
        """What is wrong with a state that no game may reach; empty for a sound one."""
        ...

    def samples(self, state: S) -> Sequence[A]:
        """A spread of well-formed actions, legal and illegal, for any seat in any state."""
        ...

    def given(self, facts: Mapping[str, Any]) -> S:
        """The state a case describes. Raises ValueError that names the fact and what is wrong."""
        ...

    def facts(self, state: S) -> Fields:
        """The state as a case names it: each seat under its name (`p1`), plain values below."""
        ...


AnyProvable: TypeAlias = Provable[Any, Any, Any]

QUESTIONS = ("invariants", "samples", "given", "facts")


class NotProvable(HanpanError, ValueError):
    """A game that leaves open what a proof asks; the message names it."""

    def __init__(self, game: AnyGame, missing: Sequence[str]) -> None:
        named = ", ".join(f"`{name}`" for name in missing)
        super().__init__(
            f"{game.info.id} does not answer {named} (core/contract/provable.py): it can only be played",
            ko=f"{game.info.id}: {named}에 답하지 않으므로(core/contract/provable.py) 판을 하는 데만 쓸 수 있습니다",
        )


def provable(game: AnyGame) -> AnyProvable:
    """The game, if it answers what proofs ask. Raises NotProvable."""
    missing = [name for name in QUESTIONS if not hasattr(game, name)]
    if missing:
        raise NotProvable(game, missing)
    return cast(AnyProvable, game)
