"""Many games at once, as arrays."""

from __future__ import annotations

import json
import operator
import os
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from ._process import RESET, RESULT, STEP, Connection, NotCopied, Refused, RulehouseError, Sent, json_of

Reward = Literal["places", "difference", "own"]
Illegal = Literal["refuse", "lose"]
Modules = Sequence[str | os.PathLike[str]] | str | os.PathLike[str]
"""Files with games by other authors."""

RUNNING, OVER, CUT_OFF, FORFEITED, REFUSED = range(5)
NO_ACTION = -1

_LEAST_ID, _MOST_ID = -(2**31), 2**31 - 1
_MOST_SEED = 2**53 - 1


@dataclass(frozen=True)
class Field:
    """A part of an observation; the page of the game describes it."""

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
    """A group of action ids; the page of the game describes it."""

    name: str
    offset: int
    size: int
    shape: tuple[int, ...]
    meaning: str


@dataclass(frozen=True)
class IdFault:
    """Why an id was refused. `rule` is the number of the broken rule; it is None if the id does not mean any move."""

    game: int
    id: int
    code: Literal["unknown", "illegal"]
    rule: str | None
    text: str


@dataclass(frozen=True)
class Step:
    """The state of every game in a batch, with one row per game."""

    observations: npt.NDArray[np.float32]
    """The observation of the seat to move, `(games, length)`."""
    rewards: npt.NDArray[np.float32]
    """The rewards of each seat for the last step, `(games, seats)`."""
    packed_masks: npt.NDArray[np.uint8]
    """The legal ids as bits, lowest first, `(games, bytes)`."""
    seats: npt.NDArray[np.int8]
    """The seat to move, `(games,)`."""
    standings: npt.NDArray[np.uint8]
    """0: running; 1: over, 2: cut off, 3: forfeited, and a new game has begun; 4: id refused, the game waits."""
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
        """Return all legal ids with their games, ascending. Faster than masks, because few ids are legal."""
        rows, places = np.nonzero(self.packed_masks)
        bits = np.unpackbits(self.packed_masks[rows, places][:, None], axis=1, bitorder="little")
        which, bit = np.nonzero(bits)
        return rows[which], places[which] * 8 + bit


class Batch(NotCopied):
    """Games of one kind in a separate process, which are stepped together.

    A game that ends is restarted at once: rewards and standing belong to the finished game, everything else to the new
    one. Questions with `ended` ask about the last position of the finished game. Threads may share a batch, because
    steps, resets and questions do not interleave. A batch cannot be copied or pickled, and a forked process must make
    its own.

    A step interrupted by Ctrl-C is not lost: if called again with the same ids, `step` returns its answer, and no game
    moves twice. `last` is the newest answer, including that to an interrupted step.

    Attributes:
        connection: The process; `connection.ask` sends it any question of the protocol.
        name: The name of the environment with its version, for instance `terrafex-v0`.
        game: The id of the game, for instance `terrafex`.
        title: The name of the game for people.
        games: The number of games.
        seats: The number of seats of each game.
        action_count: The number of ids, which are 0 to `action_count - 1`.
        observation_length: The number of values in an observation.
        groups: The meaning of the ids, group by group, in the order of the ids.
        fields: The meaning of the values in an observation, field by field, in order.

    """

    connection: Connection
    name: str
    game: str
    title: str
    games: int
    seats: int
    action_count: int
    observation_length: int
    groups: tuple[Group, ...]
    fields: tuple[Field, ...]

    def __init__(
        self,
        game: str,
        games: int = 1,
        *,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "refuse",
        max_plies: int = 0,
        max_steps: int = 0,
        bot: str | None = None,
        bot_seed: int = 0,
        seat: int | Literal["rotate"] | None = None,
        modules: Modules = (),
    ) -> None:
        """Start the process; a wrong argument raises Refused with the code `argument`.

        `bot` plays all seats except `seat`. With `"rotate"`, or None if there is a bot, the program plays seat 0 in
        game 0, seat 1 in game 1 and so on, cyclically; without a bot it plays all seats. `max_plies` limits the moves
        of a game, and `max_steps` the steps of the program in it, whether legal or refused; 0 means no limit.
        `modules` are files with games by other authors.
        """
        flags = ["--games", str(_whole(games, "games")), "--options", options_text(options)]
        flags += ["--reward", plain_text(reward, "reward"), "--illegal", plain_text(illegal, "illegal")]
        flags += ["--max-plies", str(_whole(max_plies, "max_plies")), "--bot-seed", str(_whole(bot_seed, "bot_seed"))]
        flags += ["--max-steps", str(_whole(max_steps, "max_steps"))]
        if bot is not None:
            flags += ["--bot", plain_text(bot, "bot")]
        if seat is not None:
            flags += ["--seat", "rotate" if seat == "rotate" else str(_whole(seat, "seat"))]
        for module in module_paths(modules):
            flags += ["--with", module]
        self._late: Sent | None = None
        self._last: Step | None = None
        self.connection = Connection(plain_text(game, "game"), flags)
        hello = self.connection.hello
        self.name = hello["name"]
        self.game = hello["game"]["id"]
        self.title = hello["game"]["title"]
        self.games = hello["games"]
        self.seats = hello["seats"]
        self.action_count = hello["actions"]["count"]
        self.observation_length = hello["observation"]["length"]
        self.groups = tuple(Group(**{**group, "shape": tuple(group["shape"])}) for group in hello["actions"]["groups"])
        self.fields = tuple(
            Field(**{**field, "shape": tuple(field["shape"])}) for field in hello["observation"]["fields"]
        )
        self._mask_bytes: int = hello["maskBytes"]

    def reset(self, seeds: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Step:
        """Restart every game with its seed, a whole number from 0 to 2^53 - 1."""
        row = self._row(seeds, "seed", 0, _MOST_SEED)
        with self.connection.lock:
            step = self._advance(RESET, row.astype("<f8").tobytes())
        self._late = None
        return step

    def step(self, ids: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Step:
        """Make one move in every game by its id, a whole number; NO_ACTION leaves a game unchanged.

        After a step interrupted by Ctrl-C, the same ids return the answer to that step. Other ids raise Refused with
        the code `order` until that answer has been read, also with `last`.
        """
        with self.connection.lock:
            step = self._stepped(ids)
        # If an interrupt comes before this line, the answer can still be requested again.
        self._late = None
        return step

    @property
    def last(self) -> Step | None:
        """The newest answer to a step or reset, None before the first; waits for the answer if it was interrupted."""
        with self.connection.lock:
            late = self._late
            if late is not None and late.is_sent:
                self._finish(late)
            self._late = None
            return self._last

    @property
    def is_interrupted(self) -> bool:
        """True if Ctrl-C has interrupted a step or reset whose answer has not been read."""
        late = self._late
        return late is not None and late.is_sent and late.thread == threading.get_ident()

    def _stepped(self, ids: Any) -> Step:
        """Make a step, which counts as interrupted until `_late` is None."""
        return self._advance(STEP, self._row(ids, "id", _LEAST_ID, _MOST_ID).astype("<i4").tobytes())

    def _advance(self, kind: int, payload: bytes) -> Step:
        """Make a step or reset, or read the answer to the same request after an interrupt."""
        late = self._late
        # Ctrl-C interrupts only the main thread; other threads read the answers to their own requests.
        if late is None or not self.is_interrupted or kind == RESET:
            late = self._late = Sent(kind, payload)
            try:
                self.connection.send(late)
            except RulehouseError:
                self._late = None
                raise
        elif (late.kind, late.payload) != (kind, payload):
            what, again = (
                ("reset", "reset again") if late.kind == RESET else ("step", "call it again with the same ids")
            )
            raise Refused(f"a {what} was interrupted: {again}, or read its answer from `last`", "order")
        return self._finish(late)

    def _finish(self, late: Sent) -> Step:
        """Return the answer to a step or reset, the same object each time."""
        try:
            if late.meaning is None:
                late.meaning = self._result(self.connection.answer(late, RESULT))
        except RulehouseError:
            self._late = None
            raise
        self._last = step = cast("Step", late.meaning)
        return step

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
        """Return one field of observations in its shape; an unknown name raises Refused, which lists the names."""
        found = next((one for one in self.fields if one.name == name), None)
        if found is None:
            names = ", ".join(one.name for one in self.fields)
            raise Refused(f"there is no field {name!r}; there are: {names}", "field")
        observations = np.asarray(observations)
        if observations.shape[-1:] != (self.observation_length,):
            text = f"observations of shape {observations.shape}: an observation has {self.observation_length} numbers"
            raise Refused(text, "size")
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


def plain_text(value: Any, what: str) -> str:
    """Return a text unchanged; raise Refused for other types, and for texts that cannot be arguments of a program."""
    if isinstance(value, str) and "\0" not in value:
        return value
    raise Refused(f"{what}: {value!r} is not a text"[:200], "argument")


def _whole(value: Any, what: str) -> int:
    try:
        return whole_number(value, what)
    except Refused as refused:
        raise Refused(f"{what}: {refused.text}", "argument") from None


def options_text(options: Any) -> str:
    """Return options as JSON; anything but a mapping raises Refused."""
    if options is not None and not isinstance(options, Mapping):
        raise Refused(f"options: {options!r} is not a dictionary"[:200], "argument")
    return json_of(dict(options or {}), "options")


def module_paths(modules: Any) -> list[str]:
    """Return the paths of one or more modules; anything else raises Refused."""
    if isinstance(modules, (str, os.PathLike)):
        modules = [modules]
    if isinstance(modules, (bytes, Mapping)) or not isinstance(modules, Iterable):
        raise Refused(f"modules: {modules!r} is not a list of paths"[:200], "argument")
    return [plain_text(str(one) if isinstance(one, os.PathLike) else one, "modules") for one in modules]


def move_text(move: Any) -> str:
    """Return a move unchanged; anything but a text raises Refused."""
    if isinstance(move, str):
        return move
    raise Refused(f"move: {move!r} is not a text"[:200], "move")


def whole_numbers(numbers: Any, what: str) -> npt.NDArray[Any]:
    """Return whole numbers as an array of integers, or of Python integers if they are too large."""
    # NumPy treats True as 1.
    if isinstance(numbers, (list, tuple)) and not {bool, np.bool_}.isdisjoint(map(type, numbers)):
        raise Refused(f"{what}s are whole numbers, True and False are none: {numbers!r}"[:200], what)
    try:
        row = np.asarray(numbers)
    except (ValueError, TypeError) as error:
        raise Refused(f"{what}s are a row of whole numbers", "size") from error
    if row.size == 0 or row.dtype.kind in "iu":
        return row
    # Some of the numbers need more than 64 bits.
    if row.dtype == object and all(
        isinstance(one, (int, np.integer)) and not isinstance(one, bool) for one in row.flat
    ):
        return row
    raise Refused(f"{what}s are whole numbers, not {row.dtype}: {numbers!r}"[:200], what)


def whole_number(number: Any, what: str) -> int:
    """Return a whole number of any type as a Python integer; True and False are not accepted."""
    try:
        if not isinstance(number, (bool, np.bool_)):
            return operator.index(number)
    except TypeError:
        pass
    raise Refused(f"{number!r} is not a whole number"[:200], what)


def random_ids(step: Step, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return one random legal id per game, all with equal probability."""
    rows, ids = step.legal()
    counts = np.bincount(rows, minlength=len(step.seats))
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    chosen: npt.NDArray[np.int64] = ids[starts + (rng.random(len(counts)) * counts).astype(np.int64)]
    return chosen
