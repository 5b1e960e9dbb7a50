"""The keys of seats and of a table's judge: whoever has one sits there."""

import secrets


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(16)
