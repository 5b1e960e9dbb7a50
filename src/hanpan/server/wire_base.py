"""What all messages between browser and server share."""

from typing import Literal, TypeAlias

import msgspec

Face: TypeAlias = Literal["scholar", "general", "pedlar", "bride", "dancer", "child"]
"""The faces that people may choose from."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends: unknown fields are refused."""


class Reply(msgspec.Struct, frozen=True):
    """What the server sends."""
