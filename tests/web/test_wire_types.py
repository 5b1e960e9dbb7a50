"""web/src/wire.ts says what the server's structs say."""

from tools.wire_types import TARGET, types_text


def test_the_types_of_the_protocol_are_fresh(packages: None) -> None:
    assert TARGET.read_text("utf-8") == types_text(), "run: python -m tools.web types"
