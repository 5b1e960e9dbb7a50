"""Trail: walk what the die shows over a grid that closes behind you, and fight with cards on the way."""

from hanpan.games.trail.game import Trail
from hanpan.games.trail.preview import Preview, preview

__all__ = ["Preview", "Trail", "preview"]
