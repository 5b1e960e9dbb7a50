"""What a browser sends to Trail's own addresses."""

from hanpan.games.trail.http import MapBody
from tests.unbounded import unbounded


def test_a_map_is_bounded_by_its_type() -> None:
    assert unbounded(MapBody) == []
