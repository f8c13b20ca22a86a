"""How programs for arbiters read the Tournament Report Files of `rulehouse arena report --trf`: a line for each reader and file.

    pip install trf py4swiss caissify-pairings
    # bbpPairings is built from its sources, https://github.com/BieremaBoyzProgramming/bbpPairings, with `make`
    rulehouse arena report cup --trf cup.trf
    python research/trf-readers.py --bbp bbpPairings/bbpPairings.exe cup.trf ...

A reader has read a file if it knows all players with their names, and all rounds, and if the points that it adds up are those of the file.
For bbpPairings, the check of the file must end without an error; it also says which pairings the Dutch system would have made instead.
"""

import argparse
import importlib.metadata
import pathlib
import subprocess
from collections.abc import Callable

import caissify_pairings.trf
import py4swiss.trf
import trf

Read = dict[str, tuple[str, float, int]]
"""For each starting number: the name, the points and the number of rounds."""


def expected(path: pathlib.Path) -> Read:
    """Read a file by its columns."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line.startswith("001")]
    return {line[4:8].strip(): (line[14:47].strip(), float(line[80:84]), (len(line) - 89) // 10) for line in lines}


def by_trf(path: pathlib.Path) -> Read:
    """Read a file with trf."""
    with path.open(encoding="utf-8") as file:
        players = trf.load(file).players
    return {str(one.startrank): (one.name, one.points, len(one.games)) for one in players}


def by_py4swiss(path: pathlib.Path) -> Read:
    """Read a file with py4swiss, which also adds up the points and compares the results of both players."""
    players = py4swiss.trf.TrfParser.parse(path).player_sections
    return {str(one.starting_number): (one.name or "", one.points_times_ten / 10, len(one.results)) for one in players}


def by_caissify(path: pathlib.Path) -> Read:
    """Read a file with caissify-pairings."""
    players = caissify_pairings.trf.TRFParser(path.read_text("utf-8")).parse()["players"]
    return {str(one["starting_number"]): (one["name"], one["score"], len(one["results"])) for one in players}


def outcome(reader: Callable[[pathlib.Path], Read], path: pathlib.Path) -> str:
    """Say whether a reader has read a file."""
    try:
        is_read = reader(path) == expected(path)
    except Exception as error:  # Readers raise errors of many kinds.
        return f"refused: {type(error).__name__}: {error}"[:200]
    return "read" if is_read else "read, but other players, points or rounds"


def by_bbp(program: str, path: pathlib.Path) -> str:
    """Check a file with bbpPairings."""
    done = subprocess.run([program, "--dutch", str(path), "-c"], capture_output=True, text=True, check=False)
    return "read" if done.returncode == 0 else f"refused: {done.returncode}: {done.stderr.strip()}"[:200]


def main() -> None:
    """Print what each reader made of each file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bbp", help="the program bbpPairings")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    given = parser.parse_args()
    readers = {"trf": by_trf, "py4swiss": by_py4swiss, "caissify-pairings": by_caissify}
    for name, reader in readers.items():
        print(name, importlib.metadata.version(name))
        for path in given.files:
            print(f"  {path.name}: {outcome(reader, path)}")
    if given.bbp is not None:
        print("bbpPairings", given.bbp)
        for path in given.files:
            print(f"  {path.name}: {by_bbp(given.bbp, path)}")


if __name__ == "__main__":
    main()
