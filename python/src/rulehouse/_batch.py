"""Many games at once, as arrays."""

from __future__ import annotations

import json
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ._process import RESET, RESULT, STEP, Connection, Refused

Reward = Literal["places", "difference", "own"]
Illegal = Literal["refuse", "lose"]

RUNNING, OVER, CUT_OFF, FORFEITED, REFUSED = range(5)
NO_ACTION = -1

_LEAST_ID, _MOST_ID = -(2**31), 2**31 - 1
_MOST_SEED = 2**53 - 1


@dataclass(frozen=True)
class Field:
    """A part of an observation: see the page of the game."""

    name: str
    offset: int
    size: int
    shape: tuple[int, ...]
    kind: Literal["number", "flag", "category"]
    low: float
    high: float
    meaning: str


@dataclass(frozen=True)
class Group:
    """A group of action ids: see the page of the game."""

    name: str
    offset: int
    size: int
    shape: tuple[int, ...]
    meaning: str


@dataclass(frozen=True)
class IdFault:
    """Why an id was refused. `rule` is the number of the rule that its move breaks, None where it means no move."""

    game: int
    id: int
    code: Literal["unknown", "illegal"]
    rule: str | None
    text: str


@dataclass(frozen=True)
class Step:
    """The state of every game of a batch: one row for each."""

    observations: npt.NDArray[np.float32]
    """What the seat to move sees, `(games, length)`."""
    rewards: npt.NDArray[np.float32]
    """What each seat got for the last step, `(games, seats)`."""
    packed_masks: npt.NDArray[np.uint8]
    """The legal ids as bits, the lowest first, `(games, bytes)`."""
    seats: npt.NDArray[np.int8]
    """The seat to move, `(games,)`."""
    standings: npt.NDArray[np.uint8]
    """0 running; 1 over, 2 cut off, 3 forfeited: a new game has begun; 4: the id was refused and the game waits."""
    faults: tuple[IdFault, ...]
    """Why ids were refused."""
    count: int
    """The number of ids."""

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """The legal ids, `(games, ids)`."""
        bits = np.unpackbits(self.packed_masks, axis=1, count=self.count, bitorder="little")
        return bits.view(np.bool_)

    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Return all legal ids with their games, ascending: quicker than masks, since few ids are legal."""
        rows, places = np.nonzero(self.packed_masks)
        bits = np.unpackbits(self.packed_masks[rows, places][:, None], axis=1, bitorder="little")
        which, bit = np.nonzero(bits)
        return rows[which], places[which] * 8 + bit


class Batch:
    """Games of one kind in a process of their own, which are stepped together.

    A game that ends begins anew at once: rewards and standing are those of the game that ended, all else is of the new
    one. The last position of the game that ended is what the questions with `ended` are about. Threads may share a
    batch: each step, reset and question is whole. A batch is neither copied nor pickled, and a forked process makes its
    own.
    """

    def __init__(
        self,
        game: str,
        games: int = 1,
        *,
        options: dict[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "refuse",
        max_plies: int = 0,
        bot: str | None = None,
        bot_seed: int = 0,
        seat: int | Literal["rotate"] | None = None,
        modules: Sequence[str] = (),
    ) -> None:
        """Start the process; an argument that the command does not take raises Refused with the code `argument`.

        `bot` plays all seats but `seat`; with `"rotate"`, the program has seat 0 in game 0, seat 1 in game 1 and so on
        round the table. `modules` are files with games of other authors.
        """
        flags = ["--games", str(games), "--options", json.dumps(options or {}), "--reward", reward]
        flags += ["--illegal", illegal, "--max-plies", str(max_plies), "--bot-seed", str(bot_seed)]
        if bot is not None:
            flags += ["--bot", bot]
        if seat is not None:
            flags += ["--seat", str(seat)]
        for module in [modules] if isinstance(modules, str) else modules:
            flags += ["--with", str(module)]
        self.connection = Connection(game, flags)
        hello = self.connection.hello
        self.name: str = hello["name"]
        self.game: str = hello["game"]["id"]
        self.title: str = hello["game"]["title"]
        self.games: int = hello["games"]
        self.seats: int = hello["seats"]
        self.action_count: int = hello["actions"]["count"]
        self.observation_length: int = hello["observation"]["length"]
        self.groups = tuple(Group(**{**group, "shape": tuple(group["shape"])}) for group in hello["actions"]["groups"])
        self.fields = tuple(
            Field(**{**field, "shape": tuple(field["shape"])}) for field in hello["observation"]["fields"]
        )
        self._mask_bytes: int = hello["maskBytes"]

    def reset(self, seeds: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Step:
        """Begin every game anew, each with its seed: whole numbers from 0 to 2^53 - 1."""
        row = self._row(seeds, "seed", 0, _MOST_SEED)
        return self._result(self.connection.exchange(RESET, row.astype("<f8").tobytes(), RESULT))

    def step(self, ids: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Step:
        """Make one move in every game by its id, a whole number; NO_ACTION leaves a game as it is."""
        row = self._row(ids, "id", _LEAST_ID, _MOST_ID)
        return self._result(self.connection.exchange(STEP, row.astype("<i4").tobytes(), RESULT))

    def _row(self, numbers: Any, what: str, low: int, high: int) -> npt.NDArray[Any]:
        """Return one whole number for each game."""
        row = whole_numbers(numbers, what)
        if row.shape != (self.games,):
            raise Refused(f"{what}s of shape {row.shape} for {self.games} games", "size")
        wrong = np.flatnonzero((row < low) | (row > high))
        if wrong.size > 0:
            game = int(wrong[0])
            raise Refused(f"{what}s.{game}: {row[game]} is not a whole number from {low} to {high}", what)
        return row

    def field(self, name: str, observations: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """Return one field of observations in its shape; a name that is none raises Refused, which lists the names."""
        found = next((one for one in self.fields if one.name == name), None)
        if found is None:
            names = ", ".join(one.name for one in self.fields)
            raise Refused(f"there is no field {name!r}; there are: {names}", "field")
        part = observations[..., found.offset : found.offset + found.size]
        return part.reshape((*observations.shape[:-1], *found.shape))

    def close(self) -> None:
        """End the process."""
        self.connection.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _result(self, payload: bytearray) -> Step:
        games, at = self.games, 0

        def part(dtype: str, columns: int) -> npt.NDArray[Any]:
            nonlocal at
            array = np.frombuffer(payload, dtype=dtype, count=games * columns, offset=at)
            at += array.nbytes
            return array.reshape(games, columns)

        observations = part("<f4", self.observation_length)
        rewards = part("<f4", self.seats)
        masks = part("u1", self._mask_bytes)
        seats = part("i1", 1)[:, 0]
        standings = part("u1", 1)[:, 0]
        rest = bytes(memoryview(payload)[at:])
        faults = tuple(IdFault(**fault) for fault in json.loads(rest)) if rest else ()
        return Step(observations, rewards, masks, seats, standings, faults, self.action_count)


def whole_numbers(numbers: Any, what: str) -> npt.NDArray[Any]:
    """Return whole numbers as an array of integers, or of Python's where they are too large for one."""
    try:
        row = np.asarray(numbers)
    except (ValueError, TypeError) as error:
        raise Refused(f"{what}s are a row of whole numbers", "size") from error
    if row.size == 0 or row.dtype.kind in "iu":
        return row
    # Numbers of which some need more than 64 bits.
    if row.dtype == object and all(
        isinstance(one, (int, np.integer)) and not isinstance(one, bool) for one in row.flat
    ):
        return row
    raise Refused(f"{what}s are whole numbers, not {row.dtype}: {numbers!r}"[:200], what)


def whole_number(number: Any, what: str) -> int:
    """Return a whole number of any kind as one of Python's; True and False are none."""
    try:
        if not isinstance(number, (bool, np.bool_)):
            return operator.index(number)
    except TypeError:
        pass
    raise Refused(f"{number!r} is not a whole number"[:200], what)


def random_ids(step: Step, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return one legal id for each game, each equally likely."""
    rows, ids = step.legal()
    counts = np.bincount(rows, minlength=len(step.seats))
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    chosen: npt.NDArray[np.int64] = ids[starts + (rng.random(len(counts)) * counts).astype(np.int64)]
    return chosen
