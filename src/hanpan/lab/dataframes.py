"""Polars, for those who have it: everything of the lab that makes tables gets it from here."""

try:
    import polars as pl
except ImportError as error:  # pragma: no cover - the tests' environment has it
    from hanpan.lab.extras import NeedsLab

    raise NeedsLab("polars", "the lab's tables") from error

__all__ = ["pl"]
