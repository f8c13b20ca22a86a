"""Whether learning programs of others train on the environments as they are, without code of their own: a line for each.

    pip install "./python[gymnasium]" sb3-contrib "ray[default]" torch tyro tensorboard
    git clone https://github.com/vwxyzjn/cleanrl
    python research/learners.py --cleanrl cleanrl

MaskablePPO of sb3-contrib trains on a single environment, whose `action_masks` it finds, and then plays against the same
bot; CleanRL's `ppo.py` is run as it is; and Ray plays in actors of a local cluster, one environment each.
"""

import argparse
import importlib.metadata
import subprocess
import sys
import time

import gymnasium
import ray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import rulehouse.gym  # noqa: F401  (registers the environments)

NAME = "rulehouse/Terrafex-v0"
OPTIONS = {"turnLimit": 10}


def versions(*names: str) -> str:
    """Return names of packages with their versions."""
    return ", ".join(f"{name} {importlib.metadata.version(name)}" for name in names)


def masked(steps: int) -> str:
    """Train MaskablePPO, and say what it gets against a random bot before and after."""
    env = gymnasium.make(NAME, options=OPTIONS)
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=512)
    before, _ = evaluate_policy(model, env, n_eval_episodes=50)
    model.learn(steps)
    after, _ = evaluate_policy(model, env, n_eval_episodes=50)
    env.close()
    return f"mean reward of 50 games against a random bot {before:.2f} before and {after:.2f} after {steps} steps"


def cleanrl(folder: str, steps: int) -> str:
    """Run CleanRL's `ppo.py`."""
    words = [sys.executable, f"{folder}/cleanrl/ppo.py", "--env-id", f"rulehouse.gym:{NAME}", "--no-cuda"]
    done = subprocess.run([*words, "--total-timesteps", str(steps)], capture_output=True, text=True, check=False)
    return f"{steps} steps" if done.returncode == 0 else f"ended with {done.returncode}: {done.stderr[-200:]}"


@ray.remote
class Player:
    """An environment in a process of a Ray cluster, with the rulehouse process that belongs to it."""

    def __init__(self, seed: int) -> None:
        """Make the environment where it is used."""
        self.env = rulehouse.gym.RulehouseVectorEnv("terrafex", 16, bot="greedy", options=OPTIONS)
        _, self.infos = self.env.reset(seed=seed)

    def play(self, steps: int) -> int:
        """Make random legal moves; return the number of games that ended."""
        ended = 0
        for _ in range(steps):
            actions = self.env.action_space.sample(mask=self.infos["action_mask"])
            _, _, terminated, _, self.infos = self.env.step(actions)
            ended += int(terminated.sum())
        return ended


def in_actors(actors: int, steps: int) -> str:
    """Play in actors of a local cluster."""
    ray.init(include_dashboard=False, log_to_driver=False)
    players = [Player.remote(seed) for seed in range(actors)]
    ray.get([player.play.remote(1) for player in players])
    began = time.perf_counter()
    ended = sum(ray.get([player.play.remote(steps) for player in players]))
    rate = actors * 16 * steps / (time.perf_counter() - began)
    ray.shutdown()
    return f"{actors} actors ended {ended} games, {rate:.0f} steps a second"


def main() -> None:
    """Print a line for each learner."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cleanrl", help="a clone of CleanRL")
    parser.add_argument("--steps", type=int, default=8192)
    given = parser.parse_args()
    print(sys.version.split()[0], versions("gymnasium", "torch", "numpy"))
    print(f"{versions('sb3-contrib', 'stable-baselines3')}: {masked(given.steps)}")
    for actors in (1, 2):
        print(f"{versions('ray')}: {in_actors(actors, 300)}")
    if given.cleanrl is not None:
        print(f"CleanRL: {cleanrl(given.cleanrl, given.steps)}")


if __name__ == "__main__":
    main()
