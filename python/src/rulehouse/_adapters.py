"""Shared by the adapters to Gymnasium and PettingZoo."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import numpy as np
import numpy.typing as npt

from ._batch import Batch, Illegal, Reward, Step, whole_number, whole_numbers
from ._process import RESET, Refused

Answer = TypeVar("Answer")

Where = Literal["game", "ended"]
"""The position of a game in progress, or the last position of the game that ended in its place."""


def bounds(batch: Batch) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Return the lower and upper bounds of an observation."""
    low = np.empty(batch.observation_length, np.float32)
    high = np.empty(batch.observation_length, np.float32)
    for field in batch.fields:
        low[field.offset : field.offset + field.size] = field.low
        high[field.offset : field.offset + field.size] = field.high
    return low, high


def check_settings(render_mode: str | None, render_modes: Sequence[str], reward: Reward, illegal: Illegal) -> None:
    """Raise ValueError for an unknown render mode; warn if it can pay to lose on purpose."""
    if render_mode is not None and render_mode not in render_modes:
        raise ValueError(f"{render_mode!r} is not a render mode; there are: {', '.join(render_modes)}")
    if illegal == "lose" and reward in ("difference", "own"):
        text = (
            f"illegal='lose' gives -1 whatever the score, so with reward={reward!r} it can pay to lose on purpose: "
            "use reward='places' or illegal='refuse'"
        )
        warnings.warn(text, stacklevel=3)


def misplaced(options: dict[str, Any] | None) -> str | None:
    """Return a message if a reset was given options, which belong to the constructor; otherwise None."""
    if options is not None and not isinstance(options, Mapping):
        raise Refused(f"options: {options!r} is not a dictionary"[:200], "argument")
    if not options:
        return None
    return f"reset takes no options ({', '.join(map(str, options))}): pass options=... to the constructor"


def check_options(options: dict[str, Any] | None) -> None:
    """Raise ValueError if a reset was given options."""
    text = misplaced(options)
    if text is not None:
        raise ValueError(text)


def seed_of(seed: Any) -> int | None:
    """Return a seed of any integer type as a Python integer."""
    if seed is None:
        return None
    number = whole_number(seed, "seed")
    if number < 0:
        raise Refused(f"{number} is not a seed: seeds are not negative", "seed")
    return number


def ids_of(actions: Any, shape: tuple[int, ...], count: int) -> npt.NDArray[Any]:
    """Return actions as ids; an invalid id raises Refused with the code `id`, and the message gives the range."""
    ids = whole_numbers(actions, "id")
    if ids.shape != shape:
        raise Refused(f"ids of shape {ids.shape} instead of {shape}", "size")
    for wrong in ids[(ids < 0) | (ids >= count)].flat:
        raise Refused(f"{wrong} is not an id: there are 0 to {count - 1}", "id")
    return ids


def last_of(batch: Batch, answered: Callable[[Step], Answer], last: Answer | None) -> Answer:
    """Return the newest answer of an environment to a step; wait for the answer to an interrupted step."""
    with batch.connection.lock:
        late = batch._late
        if late is not None and late.is_sent:
            if late.kind == RESET:
                raise Refused("a reset was interrupted: reset again", "order")
            last = answered(batch._finish(late))
    batch._late = None
    if last is None:
        raise Refused("there was no step since the reset", "order")
    return last


def observe(batch: Batch, where: Where, seats: Iterable[tuple[int, int]]) -> list[npt.NDArray[np.float32]]:
    """Return observations for a list of pairs of a game's index and a seat."""
    questions = [{"ask": "observe", where: game, "seat": seat} for game, seat in seats]
    return [np.asarray(said["observation"], np.float32) for said in batch.connection.ask_all(questions)]


def boards(batch: Batch, where: Where, seats: Iterable[tuple[int, int]]) -> list[str]:
    """Return boards as texts for a list of pairs of a game's index and a seat."""
    questions = [{"ask": "look", where: game, "seat": seat} for game, seat in seats]
    return [str(said["board"]) for said in batch.connection.ask_all(questions)]


def pictures(batch: Batch, where: Where, seats: Iterable[tuple[int, int]]) -> list[str]:
    """Return boards as SVG for a list of pairs of a game's index and a seat."""
    questions = [{"ask": "svg", where: game, "seat": seat} for game, seat in seats]
    return [str(said["svg"]) for said in batch.connection.ask_all(questions)]
