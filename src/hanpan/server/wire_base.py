"""What all messages between browser and server share."""

import msgspec


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends: unknown fields are refused."""


class Reply(msgspec.Struct, frozen=True):
    """What the server sends."""
