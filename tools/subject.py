"""The message of a commit: a short subject, and a body that says why.

python -m tools.subject FILE    # as git's hook `commit-msg` calls it
"""

import sys
from pathlib import Path

LONGEST = 72


def main(argv: list[str]) -> int:
    """Say what is wrong with the message in a file."""
    wrong = faults(Path(argv[0]).read_text("utf-8"))
    for one in wrong:
        print(one, file=sys.stderr)
    return 1 if wrong else 0


def faults(message: str) -> list[str]:
    """What is wrong with a message; comments are left out, and commits that git words itself are taken."""
    lines = [line for line in message.split("\n") if not line.startswith("#")]
    subject, rest = lines[0] if lines else "", lines[1:]
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return []
    out = [] if subject.strip() else ["the subject is empty"]
    if len(subject) > LONGEST:
        out.append(f"the subject has {len(subject)} characters; {LONGEST} is the most")
    if subject.endswith("."):
        out.append("the subject ends with a full stop")
    if rest and rest[0].strip():
        out.append("an empty line is missing after the subject")
    if not any(line.strip() for line in rest):
        out.append("the body is missing: say why")
    return out


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
