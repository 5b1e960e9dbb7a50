"""Packages that only the lab uses, and what to do where they are not installed."""


class NeedsLab(ImportError):
    """A package of the lab is not installed."""

    def __init__(self, package: str, what: str, extra: str = "lab") -> None:
        super().__init__(f"{what} need {package}: pip install 'hanpan[{extra}]'")
