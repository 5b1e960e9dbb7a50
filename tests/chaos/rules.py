"""What a database says of a table, played again by the rules alone, and compared with what people were told."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Engine, create_engine, select

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.chance.dice import AnyKeys, bound_keys
from hanpan.core.contract.codec import convert, plain, state_hash
from hanpan.core.contract.opening import opened
from hanpan.core.match.match import Match
from hanpan.core.match.orders import AnyOrder, Restore
from hanpan.games.loading import load_game
from hanpan.server.storage import schema
from hanpan.server.storage.engine import database_url, sync_url
from tests.chaos.players import Player


class Told(NamedTuple):
    """What the log says."""

    match: Match
    states: list[Any]  # after each step
    rows: int
    values: dict[str, str | None]  # what each seat has added to the dice


def _keys(dice: str, secret: bytes, seats: Mapping[Any, Mapping[Any, Any]]) -> AnyKeys:
    if dice != "bound":
        return SecretKeys(secret)
    opened = {seat: one["value"] for seat, one in seats.items() if one["value"] is not None}
    pledges = {seat: one["pledge"] for seat, one in seats.items() if one["pledge"] is not None}
    return bound_keys(secret, sorted(seats), opened, pledges)


class Log:
    """The tables of a database, read by nobody's code but this."""

    def __init__(self, database: str) -> None:
        self._engine: Engine = create_engine(sync_url(database_url(database)))

    def close(self) -> None:
        """Let the database go."""
        self._engine.dispose()

    def replayed(self, table: str, *, own_ids: bool = True) -> Told:
        """Every line of the log once more from the dealer's secret; every hash and every draw compared.

        `own_ids`: no request has the id of an earlier one. (A server remembers the last ones only.)
        """
        with self._engine.connect() as connection:
            (row,) = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings()
            query = select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.n)
            lines = connection.execute(query).mappings().all()
            query = select(schema.seats).where(schema.seats.c.table_id == table)
            seats = {one["seat"]: one for one in connection.execute(query).mappings()}
        assert [line["n"] for line in lines] == list(range(len(lines))), "a line is missing, or there twice"
        requests = [(line["seat"], line["request"]) for line in lines if line["request"] is not None]
        assert not own_ids or len(requests) == len(set(requests)), "a request was done twice"
        day = None if row["day"] is None else date.fromisoformat(row["day"])
        game = opened(load_game, row["game"], json.loads(row["overrides"]), row["rules"], day)
        match = Match(game, row["mode"], _keys(row["dice"], bytes.fromhex(row["secret"]), seats))
        states: list[Any] = []
        for line in lines:
            entry = json.loads(line["body"])
            if entry["type"] == "seal":
                assert entry["step"] == match.asked_at
                assert line["seat"] not in match.sealed
                match.sealed[line["seat"]] = convert(game.action_type, entry["action"])
            elif entry["type"] == "withdraw":
                assert match.sealed.pop(line["seat"], None) is not None
            elif entry["type"] == "step" and "order" in entry:
                order: Any = convert(AnyOrder, entry["order"])
                match.order(order, states[order.step] if isinstance(order, Restore) else None)
                assert match.steps[-1].hash == entry["hash"] == state_hash(match.state)
                states.append(match.state)
            elif entry["type"] == "step":
                moves = {who: convert(game.action_type, move) for who, move in entry["moves"].items()}
                assert match.sealed.items() <= moves.items()
                match.sealed = {}
                if entry["n"] > 0:
                    assert entry["n"] == len(match.steps)
                    match.play(moves)
                assert match.steps[-1].hash == entry["hash"] == state_hash(match.state)
                assert [list(draw) for draw in match.steps[-1].draws] == entry["draws"]
                states.append(match.state)
        values = {seat: one["value"] for seat, one in seats.items()}
        return Told(match, states, len(lines), values)

    def check(self, players: list[Player]) -> None:
        """Everything acknowledged is in the games, once, as it was given; what was shown is what the log says."""
        told = {table: self.replayed(table) for table in {player.table for player in players}}
        for player in players:
            match, states, _, values = told[player.table]
            seat: Any = player.seat
            assert values[seat] == player.value if player.opened else values[seat] in (None, player.value)
            for step, action in player.acknowledged.values():
                moves = match.steps[step].moves if step < len(match.steps) else match.sealed
                assert plain(moves[seat]) == plain(convert(match.game.action_type, action))
            for step, view in player.shown.items():
                assert plain(match.game.view(states[step], seat)) == view
