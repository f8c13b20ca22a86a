"""Digests of a million plies in each environment over the frames: `python tests/digests.py [plies] [game]`.

They must match those of `node scripts/check/env-digest.mjs`, which plays in its own process.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np
import numpy.typing as npt

import rulehouse

GAMES = 64
OPTIONS: dict[str, dict[str, object]] = {
    "icetraders": {"turnLimit": 100},
    "terra-mystica": {"players": 4},
    "terrafex": {"turnLimit": 30},
    "toframenn": {"quietLimit": 50},
    "transformartian": {"turnLimit": 100},
}


def mixed(step: int) -> npt.NDArray[np.uint32]:
    """Return a pseudo-random number for each game of the batch, computed in the same way by both programs."""
    games = np.arange(GAMES, dtype=np.uint64)
    x = (step * 0x9E3779B1 + games * 0x85EBCA6B + 12_345).astype(np.uint32)
    x = ((x ^ (x >> np.uint32(16))).astype(np.uint64) * 0x7FEB352D).astype(np.uint32)
    mixed_: npt.NDArray[np.uint32] = x ^ (x >> np.uint32(15))
    return mixed_


def chosen(step: rulehouse.Step, numbers: npt.NDArray[np.uint32]) -> npt.NDArray[np.int64]:
    """Return the legal id that a number selects in each game."""
    rows, ids = np.nonzero(step.masks)
    counts = np.bincount(rows, minlength=GAMES)
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    found: npt.NDArray[np.int64] = ids[starts + numbers % counts]
    return found


def digest_of(game: str, plies: int) -> str:
    """Return the digest of a number of plies."""
    digest = hashlib.sha256()

    def take(step: rulehouse.Step) -> None:
        for part in (step.observations, step.rewards, step.packed_masks, step.seats, step.standings):
            digest.update(np.ascontiguousarray(part).tobytes())

    with rulehouse.Batch(game, GAMES, options=OPTIONS[game]) as batch:
        step = batch.reset(range(GAMES))
        take(step)
        for number in range(plies // GAMES):
            step = batch.step(chosen(step, mixed(number)))
            assert step.faults == ()
            take(step)
        return f"{batch.name} {plies} {digest.hexdigest()}"


if __name__ == "__main__":
    plies = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    for game in sys.argv[2:] or OPTIONS:
        print(digest_of(game, plies), flush=True)
