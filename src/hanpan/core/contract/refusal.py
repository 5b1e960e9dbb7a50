"""Refusals are values: why an action may not be taken, and the clause that says so."""

import msgspec

from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.event import NO_FIELDS, Fields


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not. `code` names the message, `clause` the rule, `params` the numbers in the message."""

    code: str
    clause: str
    params: Fields = NO_FIELDS


class Refused(HanpanError):
    """Raised where a caller asked for a move to be made and it may not be."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal
