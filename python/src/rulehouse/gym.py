"""Gymnasium: one agent against a bot of the house, alone or in a vector."""

from __future__ import annotations

from typing import Any, Literal, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from ._batch import CUT_OFF, FORFEITED, OVER, REFUSED, Batch, Illegal, Reward, Step
from ._process import Refused

Observation = npt.NDArray[np.float32]
_SEEDS = 2**53


def _observation_space(batch: Batch) -> gymnasium.Space[Observation]:
    low = np.empty(batch.observation_length, np.float32)
    high = np.empty(batch.observation_length, np.float32)
    for field in batch.fields:
        low[field.offset : field.offset + field.size] = field.low
        high[field.offset : field.offset + field.size] = field.high
    # Numbers of this type are what the box holds.
    return cast("gymnasium.Space[Observation]", spaces.Box(low, high, dtype=np.float32))


def _own(step: Step, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.float64]:
    return step.rewards[np.arange(len(seats)), seats].astype(np.float64)


class RulehouseVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games of one kind in one process, each against a bot.

    `infos["action_mask"]` has a row of legal ids for each game. A game that ends begins anew in the same
    step (`AutoresetMode.SAME_STEP`).
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        bot: str = "random",
        seat: int | Literal["rotate"] = "rotate",
        options: dict[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        bot_seed: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Start a process with `num_envs` games."""
        self.batch = Batch(
            game,
            num_envs,
            options=options,
            reward=reward,
            illegal=illegal,
            max_plies=max_plies,
            bot=bot,
            bot_seed=bot_seed,
            seat=seat,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = _observation_space(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.action_count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._seats = np.zeros(num_envs, np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew. One seed gives each game another one; a list names them."""
        first = seed if isinstance(seed, int) or seed is None else None
        super().reset(seed=first)
        drawn = self.np_random.integers(_SEEDS, size=self.num_envs)
        if isinstance(seed, list):
            drawn = np.array([one if own is None else own for own, one in zip(seed, drawn, strict=True)])
        step = self.batch.reset(drawn)
        self._seats = step.seats
        return step.observations.copy(), self._infos(step)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Make one move in every game."""
        step = self.batch.step(actions)
        rewards = _own(step, self._seats)
        self._seats = step.seats
        terminated = (step.standings == OVER) | (step.standings == FORFEITED)
        return step.observations.copy(), rewards, terminated, step.standings == CUT_OFF, self._infos(step)

    def render(self) -> tuple[Any, ...] | None:
        """Return the boards as texts."""
        if self.render_mode != "ansi":
            return None
        ask = self.batch.connection.ask
        return tuple(str(ask({"ask": "look", "game": game})["board"]) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """End the process."""
        self.batch.close()

    def _infos(self, step: Step) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": step.masks, "seat": step.seats.copy()}
        if step.faults:
            infos["faults"] = step.faults
        return infos


class RulehouseEnv(gymnasium.Env[Observation, np.int64]):
    """One game against a bot. `info["action_mask"]` has the legal ids."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "terrafex",
        *,
        bot: str = "random",
        seat: int = 0,
        options: dict[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        bot_seed: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Start a process with one game."""
        self.batch = Batch(
            game,
            1,
            options=options,
            reward=reward,
            illegal=illegal,
            max_plies=max_plies,
            bot=bot,
            bot_seed=bot_seed,
            seat=seat,
        )
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.batch)
        self.action_space = spaces.Discrete(self.batch.action_count)
        self._last: Step | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed)
        self._last = self.batch.reset([int(self.np_random.integers(_SEEDS))])
        return self._last.observations[0].copy(), self._info(self._last)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make one move."""
        if self._last is None:
            raise Refused("a step before the first reset", "order")
        seats = self._last.seats
        step = self.batch.step([int(action)])
        self._last = step
        standing = step.standings[0]
        over = bool(standing in (OVER, FORFEITED))
        reward = float(_own(step, seats)[0])
        return step.observations[0].copy(), reward, over, bool(standing == CUT_OFF), self._info(step)

    def render(self) -> Any:
        """Return the board as text."""
        return str(self.batch.connection.ask({"ask": "look", "game": 0})["board"]) if self.render_mode else None

    def close(self) -> None:
        """End the process."""
        self.batch.close()

    def _info(self, step: Step) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": step.masks[0].astype(np.int8), "seat": int(step.seats[0])}
        if step.standings[0] in (REFUSED, FORFEITED) and step.faults:
            info["fault"] = step.faults[0]
        return info


def register() -> None:
    """Register an environment for each game, for instance `rulehouse/Terrafex-v0`."""
    for game in ("IceTraders", "TerraMystica", "Terrafex", "Toframenn", "Transformartian"):
        name = {"TerraMystica": "terra-mystica"}.get(game, game.lower())
        gymnasium.register(f"rulehouse/{game}-v0", entry_point="rulehouse.gym:RulehouseEnv", kwargs={"game": name})
