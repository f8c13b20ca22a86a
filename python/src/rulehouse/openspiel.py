"""OpenSpiel: the games as Python games for the algorithms of pyspiel.

    from rulehouse import openspiel
    game = openspiel.load_game("terrafex", options={"turnLimit": 30}, seed=1)

After this module has been imported, `pyspiel.load_game("python_rulehouse_terrafex")` and pickles also load the games.
The set-up and all chance moves are drawn from the seed, so the games have no chance nodes.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from ._batch import Batch, Modules, module_paths, options_text, plain_text, whole_number
from ._process import Broken, Refused

_GAMES = ("icetraders", "terra-mystica", "terrafex", "toframenn", "transformartian")
_HIDDEN = frozenset({"icetraders"})
_MOST_PLIES = 5000
# The largest value of an OpenSpiel parameter.
_MOST_SEED = 2**31 - 1

# The running processes, by the id of the process that started them, the game, its options and its modules.
Key = tuple[int, str, str, tuple[str, ...]]

_batches: dict[Key, Batch] = {}


def _key_of(game: str, options: str, modules: tuple[str, ...]) -> Key:
    return os.getpid(), game, options, modules


def _batch_of(game: str, options: str, modules: tuple[str, ...]) -> Batch:
    key = _key_of(game, options, modules)
    batch = _batches.get(key)
    if batch is None:
        started = Batch(game, 1, options=json.loads(options), modules=modules)
        batch = _batches.setdefault(key, started)
        # Another thread may have been faster.
        if batch is not started:
            started.close()
    return batch


def _id_of(name: str, options: str, modules: tuple[str, ...]) -> str:
    """Return the id of a game from its id or the name of its environment: `terrafex` for `terrafex-v0`."""
    if plain_text(name, "game") in _GAMES:
        return name
    for id in _GAMES:
        if name == f"{id}-v0":
            return id
    return _batch_of(name, options, modules).game


def _ask(game: str, options: str, modules: tuple[str, ...], question: dict[str, Any]) -> Any:
    """Ask a question. It contains its position, so that a new process can answer if the old one is gone."""
    batch = _batch_of(game, options, modules)
    try:
        return batch.connection.ask(question)
    except Broken:
        key = _key_of(game, options, modules)
        if _batches.get(key) is batch:
            del _batches[key]
        batch.close()
    return _batch_of(game, options, modules).connection.ask(question)


def close() -> None:
    """End all processes. A game or state that is used later starts a new one."""
    for key in list(_batches):
        # Processes of the parent of a fork are only forgotten.
        _batches.pop(key).close()


def _type_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_rulehouse_{name.replace('-', '_')}",
        long_name=f"Rulehouse {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if name in _GAMES and name not in _HIDDEN
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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


def _options_in(text: Any) -> str:
    """Return the options in a parameter as JSON, either plain or percent-encoded."""
    with contextlib.suppress(ValueError):
        if isinstance(text, str):
            options = json.loads(text if text.startswith("{") else unquote(text))
            if isinstance(options, dict):
                return json.dumps(options, sort_keys=True, separators=(",", ":"))
    raise ValueError(f"options={text!r} is not an object of JSON, nor one that is percent-encoded")


def _seed_in(seed: Any) -> int:
    try:
        number = whole_number(seed, "seed")
    except Refused as refused:
        raise ValueError(f"seed={seed!r} is not a whole number") from refused
    if not 0 <= number <= _MOST_SEED:
        raise ValueError(f"seed={number}: seeds of OpenSpiel are whole numbers from 0 to {_MOST_SEED}")
    return number


class RulehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and its seed. All games with the same options share one process.

    A game that is not over after 5000 plies ends, and all returns are 0. There are no information states, so
    algorithms that need them (ISMCTS, CFR) give wrong results: pyspiel's `information_state_string` and
    `information_state_tensor` return the current observation. The pyspiel bots written in C++ (`MCTSBot`, `ISMCTSBot`)
    crash with games written in Python; use those in `open_spiel.python.algorithms`, for instance `mcts`.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None, modules: Modules = ()) -> None:
        """Start a process, or use a running one with the same options."""
        given = params or {}
        self.options = _options_in(given.get("options", "{}"))
        self.seed = _seed_in(given.get("seed", 0))
        self.modules = tuple(module_paths(modules))
        self.id = _id_of(name, self.options, self.modules)
        batch = _batch_of(self.id, self.options, self.modules)
        info = pyspiel.GameInfo(
            num_distinct_actions=batch.action_count,
            max_chance_outcomes=0,
            num_players=batch.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_PLIES,
        )
        # In OpenSpiel's notation for games, a comma ends a parameter and a bracket ends the game.
        options = {} if self.options == "{}" else {"options": quote(self.options, safe="")}
        super().__init__(_type_of(self.id), info, {**options, "seed": self.seed})

    def new_initial_state(self) -> RulehouseState:
        """Return the state after the set-up."""
        return RulehouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer: a seat's view as numbers and as text."""
        if params:
            raise ValueError("observations take no parameters")
        return Observer(_batch_of(self.id, self.options, self.modules))

    def __reduce__(self) -> tuple[Any, ...]:
        return RulehouseGame, (self.id, {"options": self.options, "seed": self.seed}, self.modules)


class RulehouseState(pyspiel.State):  # type: ignore[misc]
    """A position as plain data, so that copies are cheap."""

    def __init__(self, game: RulehouseGame) -> None:
        """Set up the game."""
        super().__init__(game)
        self._id, self._options, self._modules, self._seed = game.id, game.options, game.modules, game.seed
        self._plies = 0
        self._said: dict[str, Any] = self._ask(ask="start", seed=self._seed)
        self._settle()

    def _ask(self, **question: Any) -> Any:
        return _ask(self._id, self._options, self._modules, question)

    def _settle(self) -> None:
        """Draw chance moves until a seat is to move."""
        self._legal: list[tuple[int, str]] | None = None
        while not self._said["toMove"] and self._said["outcome"] is None:
            position = self._said["position"]
            move = self._ask(ask="chance", position=position, seed=self._seed, ply=self._plies)["move"]
            self._said = self._ask(ask="apply", position=position, move=move)
            self._plies += 1

    def _moves(self) -> list[tuple[int, str]]:
        if self._legal is None:
            seat = self.current_player()
            said = self._ask(ask="legal", position=self._said["position"])
            self._legal = sorted((one["id"], one["move"]) for one in said if one["seat"] == seat)
        return self._legal

    def current_player(self) -> int:
        """Return the seat to move."""
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._said["toMove"][0])

    def _legal_actions(self, player: int) -> list[int]:
        return [id for id, _ in self._moves()]

    def _apply_action(self, action: int) -> None:
        self._said = self._ask(ask="apply", position=self._said["position"], id=int(action))
        self._plies += 1
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return next((move for id, move in self._moves() if id == action), f"id {action}")

    def is_terminal(self) -> bool:
        """Return True if the game is over, or has lasted 5000 plies."""
        return self._said["outcome"] is not None or self._plies >= _MOST_PLIES

    def returns(self) -> list[float]:
        """Return from 1 for the first place to -1 for the last, evenly spaced; seats that tie share the mean.

        If the game is not over, every seat has 0, even after 5000 plies.
        """
        outcome, teams = self._said["outcome"], self._said["teams"]
        if outcome is None:
            return [0.0] * len(teams)
        by_team = dict(zip(teams, outcome["places"], strict=True))
        last = max(1, len(by_team) - 1)
        places = list(by_team.values())
        return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / last for place in outcome["places"]]

    def seen(self, player: int) -> dict[str, Any]:
        """Return a seat's view: `view` is a text, `observation` a list of numbers."""
        return dict(self._ask(ask="observe", position=self._said["position"], seat=player))

    def __str__(self) -> str:
        return str(self._said["position"])

    def __reduce__(self) -> tuple[Any, ...]:
        params = {"options": self._options, "seed": self._seed}
        return _restored, (RulehouseGame(self._id, params, self._modules), self.serialize())


def _restored(game: RulehouseGame, text: str) -> RulehouseState:
    state: RulehouseState = game.deserialize_state(text)
    return state


class Observer:
    """A seat's view of a state."""

    def __init__(self, batch: Batch) -> None:
        """Allocate the numbers."""
        self.tensor = np.zeros(batch.observation_length, np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.size].reshape(field.shape)
            for field in batch.fields
        }

    def set_from(self, state: RulehouseState, player: int) -> None:
        """Write the numbers for a seat."""
        self.tensor[:] = state.seen(player)["observation"]

    def string_from(self, state: RulehouseState, player: int) -> str:
        """Return a seat's view as text."""
        return str(state.seen(player)["view"])


def load_game(
    name: str, *, options: Mapping[str, Any] | None = None, seed: int = 0, modules: Modules = ()
) -> RulehouseGame:
    """Return a game for pyspiel's algorithms.

    The set-up is drawn from the seed, a whole number from 0 to 2^31 - 1. `modules` are files with games by other
    authors, which pyspiel does not know by name.
    """
    return RulehouseGame(name, {"options": options_text(options), "seed": seed}, modules)


class _Maker:
    """Creates the games with one name for pyspiel."""

    def __init__(self, name: str) -> None:
        """Store the name."""
        self.name = name
        # pyspiel releases its factories after Python has ended. Freeing one then would end the program with an error,
        # so it holds a reference to itself.
        self.itself = self

    def __call__(self, params: dict[str, Any] | None = None) -> RulehouseGame:
        return RulehouseGame(self.name, params)


for _name in _GAMES:
    pyspiel.register_game(_type_of(_name), _Maker(_name))
