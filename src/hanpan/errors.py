"""Every error that the public functions tell. All of them are `HanpanError`; the message is made to be read."""

from hanpan.bots.catalogue import UnknownBot
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import BadDay, UnknownMode, UnknownRules
from hanpan.core.contract.params import BadParameter
from hanpan.core.contract.refusal import Refused
from hanpan.core.match.orders import BadOrder
from hanpan.core.match.positions import BadPosition
from hanpan.core.proofs.casebook import BadCase, CannotCut
from hanpan.core.replay import BadReplay
from hanpan.games.registry import UnknownGame
from hanpan.lab.decks import BadDeck
from hanpan.lab.extras import NeedsLab
from hanpan.lab.options import BadOption
from hanpan.lab.questions.setups import BadQuestion
from hanpan.lab.sim import BadSimulation

__all__ = [
    "BadCase",
    "BadDay",
    "BadDeck",
    "BadOption",
    "BadOrder",
    "BadParameter",
    "BadPosition",
    "BadQuestion",
    "BadReplay",
    "BadSimulation",
    "CannotCut",
    "HanpanError",
    "NeedsLab",
    "Refused",
    "UnknownBot",
    "UnknownGame",
    "UnknownMode",
    "UnknownRules",
]
