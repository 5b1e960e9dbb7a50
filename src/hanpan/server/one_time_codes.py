"""One-time codes: six digits of an app that change every 30 seconds (TOTP, RFC 6238), and recovery codes on paper."""

import hashlib
import secrets
from io import BytesIO

import pyotp
import segno

RECOVERY_CODES = 10

_STEP_S = 30
_WINDOW = 1  # steps before and after: clocks differ, and typing takes time
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
_PARTS, _PART = 3, 4
_ISSUER = "Hanpan"


def new_secret() -> str:
    """A secret for an app, as people can type it."""
    return pyotp.random_base32()


def address_of(secret: str, name: str) -> str:
    """The secret as an app reads it from a picture."""
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=_ISSUER)


def picture_of(address: str) -> str:
    """A QR code as SVG."""
    out = BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=5, border=4, xmldecl=False, light="#fff")
    return out.getvalue().decode()


def matching_step(secret: str, code: str, now: int, after: int) -> int | None:
    """The step of time whose code this is, near `now` (milliseconds) and later than `after`; None if it is none."""
    digits = "".join(code.split())
    app, present = pyotp.TOTP(secret), now // 1000 // _STEP_S
    found = None
    for step in range(present - _WINDOW, present + _WINDOW + 1):
        if secrets.compare_digest(app.generate_otp(step).encode(), digits.encode()) and step > after:
            found = step
    return found


def new_recovery_codes() -> list[str]:
    """Codes that work once each, in the place of the app."""
    return ["-".join(_letters(_PART) for _ in range(_PARTS)) for _ in range(RECOVERY_CODES)]


def is_recovery_code(code: str) -> bool:
    """Whether it has the form of one."""
    plain = _plain(code)
    return len(plain) == _PARTS * _PART and all(letter in _LETTERS for letter in plain)


def kept(code: str) -> str:
    """A recovery code as the database keeps it; sixty random bits need no slow hash."""
    return hashlib.sha256(_plain(code).encode()).hexdigest()


def _plain(code: str) -> str:
    return "".join(code.lower().replace("-", "").split())


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))
