"""What two players and a spectator were sent, held against each other: nobody is told what is not theirs to know."""

from collections.abc import Mapping, Sequence

from tests.e2e.visitor import Frame, Visitor, events_of, views_of

Private = Mapping[str, set[str]]
"""The fields that an event tells one seat alone, by its kind."""


def secrets_told(
    players: tuple[Visitor, Visitor], watching: Visitor, private: Private, *, both: Sequence[str] = ()
) -> int:
    """How many secrets were told to the seat that they belong to; none may be told to anybody else.

    `both`: kinds of events that tell each player something of their own.
    """
    own = {seat: events_of(visitor) for seat, visitor in zip(("p1", "p2"), players, strict=True)}
    watched = events_of(watching)
    assert own["p1"].keys() == own["p2"].keys() == watched.keys()
    told = 0
    for place, event in watched.items():
        assert event == _public(event, private), "a spectator was told a secret"
        assert "private" not in event
        for seat, events in own.items():
            mine = events[place]
            assert _public(mine, private) == event, "people see different public facts"
            if mine != event:
                assert event["kind"] in both or event["seat"] == seat, "a rival was told a secret"
                told += 1
    return told


def assert_views_keep_secrets(
    players: tuple[Visitor, Visitor], watching: Visitor, hidden: Sequence[str], *, held: str = "hand"
) -> None:
    """A spectator's view has none of the hidden lists and asks nothing; a player's is of its own seat, where `held`
    counts the cards of its hand."""
    for view in views_of(watching):
        assert {fact: view[fact] for fact in hidden} == {fact: [] for fact in hidden}
    assert all(frame["asked"] is None for frame in watching.heard("welcome", "update", "notice"))
    for seat, visitor in zip(("p1", "p2"), players, strict=True):
        assert {frame["seat"] for frame in visitor.heard("welcome")} <= {seat, None}
        for view in views_of(visitor):
            assert view["seat"] in (seat, None)
            assert view["seat"] is None or len(view["hand"]) == view[seat][held]


def _public(event: Frame, private: Private) -> Frame:
    """The event without what one seat alone is told."""
    hidden = private.get(event["kind"], set())
    data = {key: value for key, value in event.get("data", {}).items() if key not in hidden}
    rest = {key: value for key, value in event.items() if key != "data"}
    return {**rest, "data": data} if data else rest
