"""Games of which something does not find its way to another process."""

import sys
from typing import Any

import msgspec

from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.dice_battle.table.view import View

_FIELDS = [(field.name, Any) for field in msgspec.structs.fields(View)]


class _Retyped(DiceBattle):
    """Its views are of a type that was made while this process ran."""

    made: Any

    def view(self, state: State, seat: Seat | None) -> Any:
        return self.made(*msgspec.structs.astuple(super().view(state, seat)))


class ViewOfNoModule(_Retyped):
    """No module has the type."""

    made = msgspec.defstruct("Nowhere", _FIELDS, frozen=True, module=__name__)


class ViewOfThisProcess(_Retyped):
    """A module has the type in this process alone, as if something had been called that nobody calls elsewhere."""

    def view(self, state: State, seat: Seat | None) -> Any:
        module, name = sys.modules[__name__], "Here"
        if not hasattr(module, name):
            setattr(module, name, msgspec.defstruct(name, _FIELDS, frozen=True, module=__name__))
        self.made = getattr(module, name)
        return super().view(state, seat)
