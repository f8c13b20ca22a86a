"""Speed of environments side by side, in one run on one core: `python bench/environments.py [seconds]`.

Counted: a step of the game, the observation of the seat to move, and the mask of legal actions, as the learner gets them in Python. Not
counted: the policy, which plays at random. The processes of rulehouse share the core with this one. OpenSpiel's and PettingZoo's games are
measured where they install.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
WARM = 3.0
RULEHOUSE = {
    "terrafex": {"turnLimit": 30},
    "transformartian": {"turnLimit": 100},
    "icetraders": {"turnLimit": 100},
    "toframenn": {"quietLimit": 50},
    "terra-mystica": {"players": 4},
}


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[-1]})


def measure(steps: Iterator[tuple[int, float, float]]) -> tuple[float, float]:
    """Environment steps for each second of the clock, and of the processors, after three seconds of warming up."""
    made, clock, cpu, began = 0, 0.0, 0.0, time.perf_counter()
    for count, seconds, busy in steps:
        now = time.perf_counter()
        if now - began < WARM:
            continue
        made, clock, cpu = made + count, clock + seconds, cpu + busy
        if now - began > SECONDS + WARM:
            break
    return made / clock, made / cpu if cpu > 0 else float("nan")


def busy_of(pid: int) -> float:
    """Processor seconds of a process."""
    try:
        with open(f"/proc/{pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9
    except OSError:
        return 0.0


def rulehouse(game: str, games: int) -> Iterator[tuple[int, float, float]]:
    import rulehouse as house

    rng = np.random.default_rng(0)
    with house.Batch(game, games, options=RULEHOUSE[game]) as batch:
        step, pid = batch.reset(range(games)), batch.connection.pid
        while True:
            ids = house.random_ids(step, rng)
            before, mine, theirs = time.perf_counter(), time.process_time(), busy_of(pid)
            step = batch.step(ids)
            after = time.perf_counter()
            yield games, after - before, time.process_time() - mine + busy_of(pid) - theirs


def open_spiel(name: str) -> Iterator[tuple[int, float, float]]:
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(0)
    kind = game.get_type()
    state = game.new_initial_state()
    while True:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
            continue
        action = int(rng.choice(state.legal_actions()))
        before, mine = time.perf_counter(), time.process_time()
        state.apply_action(action)
        if not state.is_terminal() and not state.is_chance_node():
            np.asarray(state.legal_actions_mask())
            if kind.provides_observation_tensor:
                np.asarray(state.observation_tensor(), np.float32)
            elif kind.provides_information_state_tensor:
                np.asarray(state.information_state_tensor(), np.float32)
        yield 1, time.perf_counter() - before, time.process_time() - mine


def pettingzoo(make: Callable[[], object]) -> Iterator[tuple[int, float, float]]:
    env, rng = make(), np.random.default_rng(0)
    env.reset(seed=1)
    observation, _, over, cut, _ = env.last()
    while True:
        if over or cut:
            env.reset()
            observation, _, over, cut, _ = env.last()
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        before, mine = time.perf_counter(), time.process_time()
        env.step(action)
        observation, _, over, cut, _ = env.last()
        yield 1, time.perf_counter() - before, time.process_time() - mine


def show(name: str, steps: Callable[[], Iterator[tuple[int, float, float]]]) -> None:
    try:
        clock, cpu = measure(steps())
    except Exception as error:  # what is not installed, or does not start, is named
        print(f"| {name} | not measured: {type(error).__name__}: {str(error).splitlines()[0][:80]} | |", flush=True)
        return
    print(f"| {name} | {clock:,.0f} | {cpu:,.0f} |", flush=True)


if __name__ == "__main__":
    on_one_core()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"Python {platform.python_version()}, {platform.machine()}, load {load:.1f} on {os.cpu_count()} cores\n")
    print("| environment | env-steps/s | per second of processor time |\n| --- | --: | --: |")
    for game in RULEHOUSE:
        for games in (64, 256):
            show(f"rulehouse {game}, {games} games", lambda game=game, games=games: rulehouse(game, games))
    for name in ("tic_tac_toe", "connect_four", "breakthrough", "chess", "backgammon", "go(board_size=9)"):
        show(f"OpenSpiel {name}", lambda name=name: open_spiel(name))

    def zoo(name: str) -> Callable[[], object]:
        def make() -> object:
            import importlib

            return importlib.import_module(f"pettingzoo.classic.{name}").env()

        return make

    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "texas_holdem_v4"):
        show(f"PettingZoo {name}", lambda name=name: pettingzoo(zoo(name)))
