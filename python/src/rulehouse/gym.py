"""Gymnasium: one agent against one of the library's bots, in a single game or a vector."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv

from . import _adapters
from ._batch import CUT_OFF, FORFEITED, OVER, Batch, Illegal, Modules, Reward, Step
from ._process import NotCopied, Refused

Observation = npt.NDArray[np.float32]
Seeds = int | np.integer[Any] | Sequence[int | None] | npt.NDArray[np.integer[Any]]
Answer = tuple[Observation, float, bool, bool, dict[str, Any]]
Answers = tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]
_SEEDS = 2**53


def _observation_space(batch: Batch) -> gymnasium.Space[Observation]:
    low, high = _adapters.bounds(batch)
    # The box uses this data type.
    return cast("gymnasium.Space[Observation]", spaces.Box(low, high, dtype=np.float32))


def _info(mask: npt.NDArray[np.int8], seat: int, fault: Any = None) -> dict[str, Any]:
    info: dict[str, Any] = {"action_mask": mask, "seat": seat}
    return info if fault is None else {**info, "fault": fault}


def _game_seed(seed: int | None) -> int | None:
    """Return the seed of a game; a larger one, as NumPy draws them, is hashed to a smaller one."""
    if seed is None or seed < _SEEDS:
        return seed
    return int(np_random(seed)[0].integers(_SEEDS))


def _warn_of_old_gymnasium() -> None:
    """Warn of releases whose `RecordEpisodeStatistics` does not know `AutoresetMode.SAME_STEP`."""
    major, minor = (int(part) for part in gymnasium.__version__.split(".")[:2])
    if (major, minor) < (1, 4):
        text = (
            f"Gymnasium {gymnasium.__version__} counts the steps and the rewards of a vector's episodes wrong, all but "
            'the first: pip install "gymnasium>=1.4"'
        )
        warnings.warn(text, stacklevel=3)


class _Actions(spaces.MultiDiscrete):
    """An id for each game; `sample` also takes the masks as the rows of one array, as they are in the infos."""

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        """Draw an id for each game, of those that the masks allow."""
        return super().sample(_rows(mask, np.int8), _rows(probability, np.float64))


def _rows(array: Any, dtype: type[np.generic]) -> Any:
    return tuple(array.astype(dtype)) if isinstance(array, np.ndarray) else array


class RulehouseVectorEnv(NotCopied, VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games of one kind in one process, each against a bot.

    `infos["action_mask"]` has a row of legal ids for each game, `infos["seat"]` the agent's seat. A game that ends is
    restarted in the same step (`AutoresetMode.SAME_STEP`): `infos["final_obs"]` and `infos["final_info"]` describe its
    last position, as the agent's seat sees it. An illegal id loses the game (`illegal="lose"`), or is
    refused and the game waits (`"refuse"`): the `fault` of the game, in `final_info` or in `infos`, cites the rule. A
    game lost in this way gives -1 whatever the score, so with rewards other than `places` losing can pay.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        bot: str = "random",
        seat: int | Literal["rotate"] = "rotate",
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        max_episode_steps: int | None = None,
        bot_seed: int = 0,
        render_mode: str | None = None,
        modules: Modules = (),
    ) -> None:
        """Start a process with `num_envs` games.

        With `seat="rotate"` the agent plays seat 0 in game 0, seat 1 in game 1 and so on, cyclically. A game is
        truncated after `max_plies` moves of all seats (0: never), or after `max_episode_steps` steps of the agent
        (None or -1: never), as by Gymnasium's `TimeLimit`. `modules` are files with games by other authors.
        `render_mode` is `"ansi"` (boards as texts) or None.
        """
        _warn_of_old_gymnasium()
        _adapters.check_settings(render_mode, self.metadata["render_modes"], reward, illegal)
        self.batch = Batch(
            game,
            num_envs,
            options=options,
            reward=reward,
            illegal=illegal,
            max_plies=max_plies,
            max_steps=0 if max_episode_steps is None or max_episode_steps == -1 else max_episode_steps,
            bot=bot,
            bot_seed=bot_seed,
            seat=seat,
            modules=modules,
        )
        num_envs = self.num_envs = self.batch.games
        self.render_mode = render_mode
        self.single_observation_space = _observation_space(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.action_count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = _Actions(np.full(num_envs, self.batch.action_count, np.int64))
        self._seats: npt.NDArray[np.int8] | None = None
        self._masks = np.zeros((num_envs, self.batch.action_count), np.int8)
        self._last: Answers | None = None

    def reset(
        self, *, seed: Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart every game. A single seed gives each game its own; a sequence gives all seeds; None draws them."""
        _adapters.check_options(options)
        is_row = isinstance(seed, Sequence) and not isinstance(seed, (str, bytes))
        if isinstance(seed, np.ndarray):
            is_row = seed.ndim > 0
        step = self.batch.reset(self._drawn(list(cast("Sequence[Any]", seed))) if is_row else self._drawn_by(seed))
        self._seats, self._last = step.seats, None
        self._masks = step.masks.view(np.int8)
        return step.observations.copy(), self._infos({}, step)

    def step(self, actions: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Answers:
        """Make one move in every game; an invalid id raises Refused with the code `id`, and no game moves.

        After a step interrupted by Ctrl-C, the same ids return the answer to that step, and no game moves twice.
        """
        if self._seats is None:
            raise Refused("a step before the first reset", "order")
        ids = _adapters.ids_of(actions, (self.num_envs,), self.batch.action_count)
        with self.batch.connection.lock:
            answers = self._answered(self.batch._stepped(ids))
        self.batch._late = None
        return answers

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return the legal ids of every game, a row each: `infos["action_mask"]` of the newest answer."""
        if self._seats is None:
            raise Refused("masks before the first reset", "order")
        return self._masks.copy()

    @property
    def last(self) -> Answers:
        """The newest answer to a step since the reset; waits for the answer to a step interrupted by Ctrl-C."""
        return _adapters.last_of(self.batch, self._answered, self._last)

    def _answered(self, step: Step) -> Answers:
        """Return the answer to a step; after an interrupt it may run again with the same answer."""
        # The agent keeps its seats.
        seats = step.seats if self._seats is None else self._seats
        rewards = step.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        terminated, truncated = np.isin(step.standings, (OVER, FORFEITED)), step.standings == CUT_OFF
        infos = self._infos(self._finals(step, seats, np.flatnonzero(terminated | truncated)), step)
        self._masks = step.masks.view(np.int8)
        self._last = step.observations.copy(), rewards, terminated, truncated, infos
        return self._last

    def render(self) -> tuple[Any, ...] | None:
        """Return the boards as texts, as the agent's seats see them; None without `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        if self._seats is None:
            raise Refused("a picture before the first reset", "order")
        return tuple(_adapters.boards(self.batch, "game", enumerate(self._seats.tolist())))

    def close_extras(self, **_: Any) -> None:
        """End the process."""
        # Gymnasium closes a vector when it is collected, even if its arguments were refused.
        if hasattr(self, "batch"):
            self.batch.close()

    def _drawn_by(self, seed: Any) -> Any:
        super().reset(seed=_adapters.seed_of(seed))
        return self.np_random.integers(_SEEDS, size=self.num_envs)

    def _drawn(self, seeds: list[Any]) -> list[Any]:
        if len(seeds) != self.num_envs:
            raise Refused(f"{len(seeds)} seeds for {self.num_envs} games", "size")
        named = [_game_seed(_adapters.seed_of(seed)) for seed in seeds]
        drawn = self._drawn_by(None).tolist()
        return [one if own is None else own for own, one in zip(named, drawn, strict=True)]

    def _finals(self, step: Step, seats: npt.NDArray[np.int8], ended: npt.NDArray[Any]) -> dict[str, Any]:
        """Return the last observations of finished games, in the shapes that Gymnasium uses."""
        infos: dict[str, Any] = {}
        pairs = [(int(game), int(seats[game])) for game in ended]
        faults = {fault.game: fault for fault in step.faults}
        for (game, seat), seen in zip(pairs, _adapters.observe(self.batch, "ended", pairs), strict=True):
            info = _info(np.zeros(self.batch.action_count, np.int8), seat, faults.get(game))
            infos = self._add_info(infos, {"final_obs": seen, "final_info": info}, game)
        return infos

    def _infos(self, infos: dict[str, Any], step: Step) -> dict[str, Any]:
        """Add the information about every game, in the shapes that Gymnasium uses."""
        every = np.ones(self.num_envs, np.bool_)
        infos |= {"action_mask": step.masks.view(np.int8), "_action_mask": every}
        infos |= {"seat": step.seats.astype(np.int64), "_seat": every.copy()}
        for fault in step.faults:
            # The fault of a lost game is in its `final_info`.
            if step.standings[fault.game] != FORFEITED:
                infos = self._add_info(infos, {"fault": fault}, fault.game)
        return infos


class RulehouseEnv(NotCopied, gymnasium.Env[Observation, np.int64]):
    """One game against a bot.

    `info["action_mask"]` has the legal ids, `info["seat"]` the agent's seat. After the end, the observation and the
    picture show the last position, as this seat sees it, no id is legal, and another step raises Refused with the
    code `order`. An illegal id loses the game (`illegal="lose"`), or is refused and the game waits
    (`"refuse"`): `info["fault"]` cites the rule. A game lost in this way gives -1 whatever the score, so with
    rewards other than `places` losing can pay.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "terrafex",
        *,
        bot: str = "random",
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        bot_seed: int = 0,
        render_mode: str | None = None,
        modules: Modules = (),
    ) -> None:
        """Start a process with one game, in which the agent plays one seat.

        `modules` are files with games by other authors. `render_mode` is `"ansi"` (a board as text) or None.
        """
        _adapters.check_settings(render_mode, self.metadata["render_modes"], reward, illegal)
        if isinstance(seat, str):
            text = "one game has one seat; RulehouseVectorEnv(..., seat='rotate') gives each of its games another"
            raise ValueError(f"seat={seat!r}: {text}")
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
            modules=modules,
        )
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.batch)
        self.action_space = spaces.Discrete(self.batch.action_count)
        self._seat: int | None = None
        self._mask = np.zeros(self.batch.action_count, np.int8)
        self._is_over = False
        self._last: Answer | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game."""
        _adapters.check_options(options)
        super().reset(seed=_adapters.seed_of(seed))
        step = self.batch.reset([int(self.np_random.integers(_SEEDS))])
        self._is_over, self._last = False, None
        observation, info = self._shown(step)
        self._mask = info["action_mask"]
        return observation, info

    def step(self, action: int | np.integer[Any]) -> Answer:
        """Make one move; an invalid id raises Refused with the code `id`.

        After a step interrupted by Ctrl-C, the same id returns the answer to that step, and the game does not move
        twice.
        """
        if self._seat is None:
            raise Refused("a step before the first reset", "order")
        if self._is_over and not self.batch.is_interrupted:
            raise Refused("a step after the end of the game: reset begins another one", "order")
        ids = _adapters.ids_of(action, (), self.batch.action_count).reshape(1)
        with self.batch.connection.lock:
            answer = self._answered(self.batch._stepped(ids))
        self.batch._late = None
        return answer

    @property
    def last(self) -> Answer:
        """The newest answer to a step since the reset; waits for the answer to a step interrupted by Ctrl-C."""
        return _adapters.last_of(self.batch, self._answered, self._last)

    def _answered(self, step: Step) -> Answer:
        """Return the answer to a step; after an interrupt it may run again with the same answer."""
        # The agent keeps its seat.
        seat = int(step.seats[0]) if self._seat is None else self._seat
        standing = step.standings[0]
        terminated, truncated = bool(standing in (OVER, FORFEITED)), bool(standing == CUT_OFF)
        if terminated or truncated:
            [observation] = _adapters.observe(self.batch, "ended", [(0, seat)])
            fault = step.faults[0] if step.faults else None
            info = _info(np.zeros(step.count, np.int8), seat, fault)
        else:
            observation, info = self._shown(step)
        self._is_over, self._mask = terminated or truncated, info["action_mask"]
        self._last = observation, float(step.rewards[0, seat]), terminated, truncated, info
        return self._last

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return the legal ids, `info["action_mask"]` of the newest answer; sb3-contrib's MaskablePPO asks for them."""
        if self._seat is None:
            raise Refused("a mask before the first reset", "order")
        return self._mask.copy()

    def render(self) -> Any:
        """Return the board as text, as the agent's seat sees it; None without `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        if self._seat is None:
            raise Refused("a picture before the first reset", "order")
        [board] = _adapters.boards(self.batch, "ended" if self._is_over else "game", [(0, self._seat)])
        return board

    def close(self) -> None:
        """End the process."""
        self.batch.close()

    def _shown(self, step: Step) -> tuple[Observation, dict[str, Any]]:
        """Return the observation and the info of a game in progress."""
        self._seat = int(step.seats[0])
        info = _info(step.masks[0].view(np.int8), self._seat, step.faults[0] if step.faults else None)
        return step.observations[0].copy(), info


def register() -> None:
    """Register environments for all games, for instance `rulehouse/Terrafex-v0`, as single games and as vectors.

    Importing this module does so.
    """
    for game in ("IceTraders", "TerraMystica", "Terrafex", "Toframenn", "Transformartian"):
        name = {"TerraMystica": "terra-mystica"}.get(game, game.lower())
        id = f"rulehouse/{game}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="rulehouse.gym:RulehouseEnv",
                vector_entry_point="rulehouse.gym:RulehouseVectorEnv",
                kwargs={"game": name},
            )


# So that Gymnasium finds the environments by names such as `rulehouse.gym:rulehouse/Terrafex-v0`.
register()
