"""One conformance kit for all games: what every game promises, tried by random play.

A check that fails is a value that says which promise was broken, in which game and step, and how to
see it again. The kit proves itself in tests/kit, where planted defects are found by name.
"""

from hanpan.core.proofs.kit.many import check_many
from hanpan.core.proofs.kit.plan import DEEP_EVERY, DENSE_GAMES, PROBE_EVERY
from hanpan.core.proofs.kit.report import CHECKS, Failure, KitReport
from hanpan.core.proofs.kit.run import check_game

__all__ = ["CHECKS", "DEEP_EVERY", "DENSE_GAMES", "PROBE_EVERY", "Failure", "KitReport", "check_game", "check_many"]
