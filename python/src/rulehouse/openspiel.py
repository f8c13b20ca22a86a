"""OpenSpiel: the games as Python games of pyspiel, for its algorithms.

    from rulehouse import openspiel
    game = openspiel.load_game("terrafex", options={"turnLimit": 30}, seed=1)

The set-up is drawn from the seed, so that a game has no chance nodes.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ._batch import Batch

_HIDDEN = frozenset({"icetraders"})
_MOST_PLIES = 5000

_batches: dict[str, Batch] = {}


def _batch_of(game: str, options: str) -> Batch:
    key = f"{game} {options}"
    if key not in _batches:
        _batches[key] = Batch(game, 1, options=json.loads(options))
    return _batches[key]


def _type_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_rulehouse_{name.replace('-', '_')}",
        long_name=f"Rulehouse {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if name in _HIDDEN
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": "{}", "seed": 0},
    )


class RulehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and its seed."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        """Start the process, or use the one that plays these options already."""
        given = params or {}
        self.options: str = given.get("options", "{}")
        self.seed: int = given.get("seed", 0)
        self.id = name
        batch = _batch_of(name, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=batch.action_count,
            max_chance_outcomes=0,
            num_players=batch.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_PLIES,
        )
        super().__init__(_type_of(name), info, given)

    def new_initial_state(self) -> RulehouseState:
        """Return the state after the set-up."""
        return RulehouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer: what a seat sees, as numbers and as text."""
        if params:
            raise ValueError("observations take no parameters")
        return Observer(_batch_of(self.id, self.options))


class RulehouseState(pyspiel.State):  # type: ignore[misc]
    """A position: plain data, so that copies are cheap."""

    def __init__(self, game: RulehouseGame) -> None:
        """Set up the game."""
        super().__init__(game)
        self._id, self._options = game.id, game.options
        self._said: dict[str, Any] = self._ask(ask="start", seed=game.seed)
        self._legal: list[tuple[int, str]] | None = None

    def _ask(self, **question: Any) -> Any:
        return _batch_of(self._id, self._options).connection.ask(question)

    def _moves(self) -> list[tuple[int, str]]:
        if self._legal is None:
            seat = self.current_player()
            said = self._ask(ask="legal", position=self._said["position"])
            self._legal = sorted((one["id"], one["move"]) for one in said if one["seat"] == seat)
        return self._legal

    def current_player(self) -> int:
        """Return the seat to move."""
        to_move = self._said["toMove"]
        return int(to_move[0]) if to_move else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [id for id, _ in self._moves()]

    def _apply_action(self, action: int) -> None:
        self._said = self._ask(ask="apply", position=self._said["position"], id=int(action))
        self._legal = None

    def _action_to_string(self, player: int, action: int) -> str:
        return next((move for id, move in self._moves() if id == action), f"id {action}")

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self._said["outcome"] is not None

    def returns(self) -> list[float]:
        """Return from 1 for the first place to -1 for the last, evenly spaced; who ties shares the mean."""
        outcome, teams = self._said["outcome"], self._said["teams"]
        if outcome is None:
            return [0.0] * len(teams)
        by_team = dict(zip(teams, outcome["places"], strict=True))
        last = max(1, len(by_team) - 1)
        places = list(by_team.values())
        return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / last for place in outcome["places"]]

    def seen(self, player: int) -> dict[str, Any]:
        """Return what a seat sees: `view` is a text, `observation` a list of numbers."""
        return dict(self._ask(ask="observe", position=self._said["position"], seat=player))

    def __str__(self) -> str:
        return str(self._said["position"])


class Observer:
    """What a seat sees of a state."""

    def __init__(self, batch: Batch) -> None:
        """Make room for the numbers."""
        self.tensor = np.zeros(batch.observation_length, np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.size].reshape(field.shape)
            for field in batch.fields
        }

    def set_from(self, state: RulehouseState, player: int) -> None:
        """Write the numbers of a seat."""
        self.tensor[:] = state.seen(player)["observation"]

    def string_from(self, state: RulehouseState, player: int) -> str:
        """Return the view of a seat as text."""
        return str(state.seen(player)["view"])


def load_game(name: str, *, options: dict[str, Any] | None = None, seed: int = 0) -> RulehouseGame:
    """Return a game for pyspiel's algorithms."""
    return RulehouseGame(name, {"options": json.dumps(options or {}), "seed": seed})
