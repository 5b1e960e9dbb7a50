"""In which order players are seeded: by the ratings that they registered with, or as the public seed draws them."""

from hashlib import blake2b

from hanpan.tournaments.settings import Settings
from hanpan.tournaments.state import Event


def seeded(event: Event) -> tuple[str, ...]:
    """Those who play, the first seed first. Equal ratings, and those of whom none is known, are drawn."""
    by_rating = event.settings.seeding == "rating"
    order = drawn(event.active, event.settings)
    return tuple(sorted(order, key=lambda name: -event.players[name].rating if by_rating else 0))


def drawn(names: list[str], settings: Settings) -> list[str]:
    """The names in an order that the public seed draws."""
    return sorted(names, key=lambda name: (blake2b(f"hanpan/seeds/{name}/{settings.seed}".encode()).digest(), name))


def folded(names: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Scores that pair the first of the upper half with the first of the lower, and so on, and the half of each, above
    or below 0; without an opponent is the last."""
    half = len(names) // 2
    scores = {name: half - at % half if at < 2 * half else 0 for at, name in enumerate(names)}
    return {name: (scores[name], 1 if at < half else -1) for at, name in enumerate(names)}
