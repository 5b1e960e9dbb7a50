"""Draws one picture: an SVG on the standard input becomes a PNG on the standard output.

A process of its own, with bounds of its own: what it needs (`hanpan[previews]`) never becomes part of the server, and a
drawing that goes wrong ends nothing but itself.
"""

import sys

from hanpan.system import limit_cpu

CPU_S = 10


def main() -> int:
    """Draw."""
    limit_cpu(CPU_S)
    from vl_convert import svg_to_png

    sys.stdout.buffer.write(svg_to_png(sys.stdin.buffer.read().decode()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
