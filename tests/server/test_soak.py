"""What the soak says of memory that grows with the games, and of memory that only wavers. It plays in `make soak`."""

import pytest

from benchmarks.soak.growth import Line, cause, fitted

GAMES = list(range(100, 1100, 10))


def test_what_every_game_leaves_behind_is_found() -> None:
    line = fitted(GAMES, [1_000_000 + 2048 * games + (games * 7919) % 5000 for games in GAMES])
    assert line.slope == pytest.approx(2048, abs=20)
    assert line.above(1024)


def test_memory_that_wavers_does_not_grow() -> None:
    line = fitted(GAMES, [130_000_000 + (games * 7919) % 500_000 for games in GAMES])
    assert not line.above(1024)


def test_a_line_needs_samples_and_games_between_them() -> None:
    with pytest.raises(ValueError, match="2 samples, at least 3"):
        fitted([1, 2], [1, 2])
    with pytest.raises(ValueError, match="no game was finished"):
        fitted([5, 5, 5], [1, 2, 3])


def test_memory_that_only_the_allocator_keeps_is_told_from_memory_that_is_held() -> None:
    nothing, much = Line(0.0, 1.0), Line(3000.0, 10.0)
    assert "allocator" in (cause({"rss": much, "blocks": nothing, "heap": nothing}, 1024) or "")
    assert cause({"rss": much, "blocks": nothing, "heap": much}, 1024) is None
    assert cause({"rss": much, "blocks": Line(40.0, 1.0), "heap": nothing}, 1024) is None
