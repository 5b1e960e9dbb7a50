"""A run as one file for other tools."""

from pathlib import Path

from hanpan.core.contract.error import HanpanError
from hanpan.lab.dataframes import pl

BETWEEN = " "  # between the entries of a list, where a file has no lists


class BadExport(HanpanError, ValueError):
    """A file that cannot be written; the message says why."""


def export(rows: pl.LazyFrame, file: Path) -> None:
    """Write the rows as Parquet or CSV, as the file's name ends. Raises BadExport or OSError."""
    if file.suffix not in (".parquet", ".csv"):
        raise BadExport(
            f"{file}: its name must end in .parquet or .csv", ko=f"{file}: 이름이 .parquet나 .csv로 끝나야 합니다"
        )
    if file.exists():
        raise BadExport(f"{file}: there is such a file already", ko=f"{file}: 같은 이름의 파일이 이미 있습니다")
    part = file.with_name(f".{file.name}.part")
    if file.suffix == ".parquet":
        rows.sink_parquet(part)
    else:
        _flat(rows).sink_csv(part)
    part.replace(file)


def _flat(rows: pl.LazyFrame) -> pl.LazyFrame:
    lists = [name for name, kind in rows.collect_schema().items() if isinstance(kind, pl.List)]
    return rows.with_columns(pl.col(name).cast(pl.List(pl.String)).list.join(BETWEEN) for name in lists)
