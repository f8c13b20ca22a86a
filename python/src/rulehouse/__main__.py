"""The command `rulehouse` of this package: `python -m rulehouse`."""

from __future__ import annotations

import os
import subprocess
import sys

from ._process import Broken, command


def main() -> int:
    """Run the command with the arguments of this program; return its exit code."""
    try:
        words = [*command(), *sys.argv[1:]]
        if sys.platform == "win32":
            return subprocess.call(words)
        # The command replaces this program, and handles signals, streams and the exit code itself.
        os.execvp(words[0], words)
    except (Broken, OSError) as error:
        print(f"rulehouse: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
