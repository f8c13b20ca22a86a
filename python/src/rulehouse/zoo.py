"""PettingZoo: all seats of a game as agents that take turns (AEC)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._batch import CUT_OFF, FORFEITED, OVER, REFUSED, Batch, Illegal, Reward, Step

_SEEDS = 2**53


class raw_env(AECEnv):  # type: ignore[misc]
    """A game whose seats are `seat_0`, `seat_1` and so on.

    An observation is a dictionary of `observation` and `action_mask`, as in the classic games of PettingZoo. An id that
    is not legal loses the game (`illegal="lose"`) or is refused and the seat moves again (`"refuse"`):
    `infos[agent]["fault"]` cites the rule.
    """

    metadata = {"render_modes": ["ansi", "svg"], "is_parallelizable": False, "render_fps": 4, "name": "rulehouse"}

    def __init__(
        self,
        game: str = "terrafex",
        *,
        options: dict[str, Any] | None = None,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_plies: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Start a process with one game."""
        super().__init__()
        self.batch = Batch(game, 1, options=options, reward=reward, illegal=illegal, max_plies=max_plies)
        self.metadata = {**self.metadata, "name": self.batch.name}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        low = np.empty(self.batch.observation_length, np.float32)
        high = np.empty(self.batch.observation_length, np.float32)
        for field in self.batch.fields:
            low[field.offset : field.offset + field.size] = field.low
            high[field.offset : field.offset + field.size] = field.high
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

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of observations of a seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of ids, the same for all seats."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._step = self.batch.reset([int(self._random.integers(_SEEDS))])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._step.seats[0])]

    def observe(self, agent: str) -> Any:
        """Return what a seat sees; the mask is empty for a seat that is not to move."""
        seat = self.possible_agents.index(agent)
        step = self._current()
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        mask = np.zeros(self.batch.action_count, np.int8)
        if int(step.seats[0]) == seat and not over:
            return {"observation": step.observations[0].copy(), "action_mask": step.masks[0].astype(np.int8)}
        numbers = self.batch.connection.ask({"ask": "observe", "game": 0, "seat": seat})["observation"]
        return {"observation": np.asarray(numbers, np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Make one move of the seat that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        step = self.batch.step([int(action)])
        self._step = step
        standing = int(step.standings[0])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: float(step.rewards[0, seat]) for seat, one in enumerate(self.possible_agents)}
        self.infos = {one: {} for one in self.agents}
        if step.faults:
            self.infos[agent] = {"fault": step.faults[0]}
        if standing in (OVER, FORFEITED):
            self.terminations = dict.fromkeys(self.agents, True)
        elif standing == CUT_OFF:
            self.truncations = dict.fromkeys(self.agents, True)
        elif standing != REFUSED:
            self.agent_selection = self.possible_agents[int(step.seats[0])]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the board as text or as SVG."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() is called without a render mode.")
            return None
        if self.render_mode == "svg":
            return str(self.batch.connection.ask({"ask": "svg", "game": 0})["svg"])
        return str(self.batch.connection.ask({"ask": "look", "game": 0})["board"])

    def close(self) -> None:
        """End the process."""
        self.batch.close()

    def _current(self) -> Step:
        assert self._step is not None, "reset() comes first"
        return self._step


def env(game: str = "terrafex", **settings: Any) -> Any:
    """Return a game as an AEC environment with the usual checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings)))
