"""PettingZoo: all seats of a game as agents that take turns (AEC)."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _adapters
from ._batch import CUT_OFF, FORFEITED, OVER, REFUSED, Batch, Illegal, Modules, Reward, Step
from ._process import NotCopied, Refused, Uninterrupted

_SEEDS = 2**53


class raw_env(NotCopied, AECEnv):  # type: ignore[misc]
    """A game whose agents are `seat_0`, `seat_1` and so on.

    An observation is a dictionary of `observation` and `action_mask`, as in the classic games of PettingZoo. After the
    end, observations and pictures show the last position, and all masks are empty. An illegal id loses the game
    (`illegal="lose"`), or is refused and the seat moves again (`"refuse"`): `infos[agent]["fault"]` cites the rule. A
    game lost in this way gives -1 whatever the score, so with rewards other than `places` losing can pay.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 4,
        "name": "rulehouse",
    }

    def __init__(
        self,
        game: str = "terrafex",
        *,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        render_mode: str | None = None,
        modules: Modules = (),
    ) -> None:
        """Start a process with one game. `modules` are files with games by other authors.

        `render_mode` is `"ansi"` (a board as text), `"svg"` (a picture as text) or None.
        """
        super().__init__()
        _adapters.check_settings(render_mode, self.metadata["render_modes"], reward, illegal)
        self.batch = Batch(
            game, 1, options=options, reward=reward, illegal=illegal, max_plies=max_plies, modules=modules
        )
        self.metadata = {**self.metadata, "name": self.batch.name}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        low, high = _adapters.bounds(self.batch)
        count = self.batch.action_count
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._step: Step | None = None
        self._is_over = False

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return a seat's observation space."""
        return self._observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the action space, which is the same for all seats."""
        return self._action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        misplaced = _adapters.misplaced(options)
        # PettingZoo's own test passes unknown options, so they are not an error.
        if misplaced is not None:
            warnings.warn(misplaced, stacklevel=2)
        number = _adapters.seed_of(seed)
        if number is not None:
            self._random = np.random.default_rng(number)
        self._step = self.batch.reset([int(self._random.integers(_SEEDS))])
        self._is_over = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._step.seats[0])]

    def observe(self, agent: str) -> Any:
        """Return a seat's observation; the mask is empty if the seat is not to move."""
        seat, step = self._seat(agent), self._known()
        if int(step.seats[0]) == seat and not self._is_over:
            return {"observation": step.observations[0].copy(), "action_mask": step.masks[0].view(np.int8)}
        [seen] = _adapters.observe(self.batch, "ended" if self._is_over else "game", [(0, seat)])
        return {"observation": seen, "action_mask": np.zeros(self.batch.action_count, np.int8)}

    def step(self, action: Any) -> None:
        """Make one move for the selected seat; an invalid id raises Refused with the code `id`.

        After a step interrupted by Ctrl-C, the environment is unchanged, and observations are refused with the code
        `order` until `step` is called again with the same id. That call reads the answer, and nobody moves twice.
        """
        self._current()
        agent = self.agent_selection
        if not self.agents:
            raise Refused("a step after the end of the game: reset begins another one", "order")
        if not self.batch.is_interrupted and (self.terminations[agent] or self.truncations[agent]):
            self._was_dead_step(action)
            return
        ids = _adapters.ids_of(action, (), self.batch.action_count).reshape(1)
        with self.batch.connection.lock:
            step = self.batch._stepped(ids)
        self._take(step, agent)
        self.batch._late = None

    def _take(self, step: Step, agent: str) -> None:
        """Apply the changes of a step to the environment: all of them or, after an interrupt, none."""
        # The interrupt came after all changes.
        if step is self._step:
            return
        standing = int(step.standings[0])
        rewards = {one: float(step.rewards[0, seat]) for seat, one in enumerate(self.possible_agents)}
        infos: dict[str, dict[str, Any]] = {one: {} for one in self.agents}
        if step.faults:
            infos[agent] = {"fault": step.faults[0]}
        with Uninterrupted():
            self._step = step
            self._is_over = standing in (OVER, FORFEITED, CUT_OFF)
            self.rewards, self.infos = rewards, infos
            self._cumulative_rewards[agent] = 0.0
            if standing in (OVER, FORFEITED):
                self.terminations = dict.fromkeys(self.agents, True)
            elif standing == CUT_OFF:
                self.truncations = dict.fromkeys(self.agents, True)
            elif standing != REFUSED:
                self.agent_selection = self.possible_agents[int(step.seats[0])]
            self._accumulate_rewards()

    def render(self) -> Any:
        """Return the board as text or SVG, as the selected seat sees it; None without a render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() is called without a render mode.")
            return None
        self._known()
        pair = (0, self.possible_agents.index(self.agent_selection))
        picture = _adapters.pictures if self.render_mode == "svg" else _adapters.boards
        [shown] = picture(self.batch, "ended" if self._is_over else "game", [pair])
        return shown

    def close(self) -> None:
        """End the process."""
        self.batch.close()

    def _current(self) -> Step:
        if self._step is None:
            raise Refused("reset() comes first", "order")
        return self._step

    def _known(self) -> Step:
        """Return the state of the game, unless an interrupted step may have changed it."""
        if self.batch.is_interrupted:
            raise Refused("a step was interrupted: call step again with the same id, or reset", "order")
        return self._current()

    def _seat(self, agent: Any) -> int:
        if agent not in self.possible_agents:
            text = f"{agent!r} is not an agent; there are: {', '.join(self.possible_agents)}"
            raise Refused(text, "agent")
        return self.possible_agents.index(agent)


class _Ordered(NotCopied, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Checks the order of the calls."""


def env(game: str = "terrafex", **settings: Any) -> Any:
    """Return a game as an AEC environment that also checks the order of the calls."""
    return _Ordered(raw_env(game, **settings))
