"""Build the image of a server: the wheel must lie in dist/ (`make container` makes it).

python -m tools.container    # with docker, podman or buildah, the first that answers
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import NamedTuple

from tools.web import ROOT

ENGINES: Mapping[str, tuple[str, ...]] = {
    "docker": ("docker", "build"),
    "podman": ("podman", "build", "--format", "docker"),  # the other format has no health check
    "buildah": ("buildah", "build", "--format", "docker"),
}
FILE = ROOT / "Dockerfile"


class Recipe(NamedTuple):
    """What the Dockerfile says of running."""

    command: list[str]
    healthy: list[str]
    environment: dict[str, str]
    user: str
    volume: str


def main() -> int:
    """Build it; the exit code says whether it worked."""
    engine = next(filter(answers, ENGINES), None)
    if engine is None:
        print(f"none of {', '.join(ENGINES)} is installed and answers", file=sys.stderr)
        return 1
    return subprocess.run([*ENGINES[engine], "--tag", "hanpan", str(ROOT)], check=False).returncode


def answers(engine: str) -> bool:
    """Whether an engine is there and can work: docker may be installed where its daemon does not run."""
    found = shutil.which(engine)
    return found is not None and subprocess.run([found, "info"], capture_output=True, check=False).returncode == 0


def recipe(text: str) -> Recipe:
    """How a container of this Dockerfile runs."""
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    said = {word: rest for word, _, rest in (line.partition(" ") for line in lines) if word.isupper()}
    entry, command = json.loads(said["ENTRYPOINT"]), json.loads(said["CMD"])
    pairs = (pair.partition("=") for pair in said["ENV"].split())
    environment = {name: value for name, _, value in pairs}
    return Recipe(
        [*entry, *command],
        json.loads(said["HEALTHCHECK"].partition("CMD ")[2]),
        environment,
        said["USER"],
        said["VOLUME"],
    )


if __name__ == "__main__":
    sys.exit(main())
