"""Packages that only the lab uses, and what to do where they are not installed."""

from hanpan.core.contract.error import HanpanError
from hanpan.extras import install_line


class NeedsLab(HanpanError, ImportError):
    """A package of the lab is not installed."""

    def __init__(self, package: str, what: str, extra: str = "lab") -> None:
        line = install_line(extra)
        super().__init__(f"{what} need {package}: {line}", ko=f"{package} 패키지가 필요합니다: {line}")
