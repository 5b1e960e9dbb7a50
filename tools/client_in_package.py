"""The built client in what is packaged; run by hatchling, which `make dist` calls after the client has been built.

A wheel has it as `hanpan/client`, a source distribution as `web/dist`. Where there is none, nothing is packaged: a
wheel without it would install and not play. An editable installation uses the client of the checkout.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PACKAGED = "hanpan/client"
WITHOUT = "HANPAN_WITHOUT_CLIENT"


class NoClient(RuntimeError):
    """The client has not been built."""


class ClientHook(BuildHookInterface[Any]):
    """Puts the client into a wheel, and refuses to package without one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See that the client is there, and name its files."""
        if version == "editable" or os.environ.get(WITHOUT):
            return
        built = Path(self.root) / BUILT
        if not (built / "index.html").is_file():
            raise NoClient(
                f"{BUILT} has no client: run `make dist`, which builds it first. "
                f"With {WITHOUT}=1 a package is made that has the rules and commands but no pages for a browser."
            )
        if self.target_name == "wheel":
            for path in sorted(built.rglob("*")):
                name = path.relative_to(built).as_posix()
                if path.is_file() and not name.startswith("."):
                    build_data["force_include"][str(path)] = f"{PACKAGED}/{name}"
