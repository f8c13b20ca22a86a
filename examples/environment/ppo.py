"""PPO in one file of NumPy: a network that learns to beat one of the library's bots at Terrafex.

    pip install rulehouse
    python ppo.py --minutes 30 --bot greedy --out curve.jsonl

Every line of output is a point on the learning curve. At the end the policy plays games that it has not seen, from both seats, and the
share of points (a tie counts as half a point) is printed with its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import time

import numpy as np

import rulehouse

GAMES, HORIZON, MINIBATCH, EPOCHS, HIDDEN = 64, 64, 1024, 3, 256
CLIP, ENTROPY, LAMBDA, RATE = 0.2, 0.01, 0.95, 7e-4
OPTIONS, OPENING = {"turnLimit": 30}, 6


def features(batch, observations):
    """Encodes sizes as one-hot vectors and amounts by their scale, once per seat, because what is good for one is bad for the other."""
    board = batch.field("board", observations).reshape(len(observations), -1)
    seat = batch.field("seat", observations).astype(bool)
    others = [batch.field(name, observations).reshape(len(observations), -1) for name in ("trackers", "pool", "pit")]
    last = [batch.field(name, observations)[:, None] for name in ("active", "selected", "turn", "turnLimit")]
    active, selected, turn, limit = last
    plain = np.concatenate(
        [board == 1, board == 2, board == 3, others[0], others[1] / 5, others[2] / 5, active]
        + [selected == size for size in range(4)]
        + [turn / np.maximum(limit, 1), np.ones_like(turn)],
        axis=1,
        dtype=np.float32,
    )
    return np.concatenate([plain * ~seat[:, None], plain * seat[:, None]], axis=1, dtype=np.float32)


class Network:
    """A hidden layer for the policy and another for the value."""

    def __init__(self, inputs, actions, rng):
        def weights(rows, columns, scale):
            return (rng.standard_normal((rows, columns)) * scale / math.sqrt(rows)).astype(np.float32)

        self.parts = {
            "first": weights(inputs, 2 * HIDDEN, 3.0),
            "policy": weights(HIDDEN, actions, 0.1).T.copy(),
            "bias": np.zeros(actions, np.float32),
            "value": weights(HIDDEN, 1, 0.1)[:, 0].copy(),
        }
        self.moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self.updates = 0

    def forward(self, x, masks):
        """Log-probabilities of all ids that are legal in some game, these ids, the values, and the hidden layers."""
        hidden = np.tanh(x @ self.parts["first"])
        ids = np.flatnonzero(masks.any(axis=0))
        logits = hidden[:, :HIDDEN] @ self.parts["policy"][ids].T + self.parts["bias"][ids]
        logits = np.where(masks[:, ids], logits, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logits, ids, hidden[:, HIDDEN:] @ self.parts["value"], hidden

    def learn(self, x, masks, taken, old, advantages, returns, rate):
        """A step of Adam on the clipped objective, the value error and the entropy."""
        logs, ids, values, hidden = self.forward(x, masks)
        rows = np.arange(len(x))
        column = np.searchsorted(ids, taken)
        probabilities = np.exp(logs)
        ratio = np.exp(logs[rows, column] - old)
        unclipped = ratio * advantages <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages
        weight = np.where(unclipped, -ratio * advantages, 0) / len(x)
        entropy = -(probabilities * np.maximum(logs, -50)).sum(axis=1, keepdims=True)
        outer = -weight[:, None] * probabilities
        outer[rows, column] += weight
        outer += ENTROPY / len(x) * probabilities * (np.maximum(logs, -50) + entropy)
        error = (values - returns) / len(x)
        inner = np.concatenate([outer @ self.parts["policy"][ids], error[:, None] * self.parts["value"]], axis=1)
        policy, bias = np.zeros_like(self.parts["policy"]), np.zeros_like(self.parts["bias"])
        policy[ids], bias[ids] = outer.T @ hidden[:, :HIDDEN], outer.sum(axis=0)
        value = error @ hidden[:, HIDDEN:]
        self.descend({"first": x.T @ (inner * (1 - hidden**2)), "policy": policy, "bias": bias, "value": value}, rate)

    def descend(self, gradients, rate):
        self.updates += 1
        norm = math.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        for name, gradient in gradients.items():
            gradient *= min(1, 0.5 / (norm + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = rate * math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.parts[name] -= step * mean / (np.sqrt(square) + 1e-8)


def draw(logs, ids, rng):
    """Samples an id for each game by its probability."""
    chosen = (logs + rng.gumbel(size=logs.shape)).argmax(axis=1)
    return ids[chosen], logs[np.arange(len(chosen)), chosen]


def rewards_of(step, before, sums):
    """The agent's rewards: the change of its lead, and a point for a win at the end. Also returns the results of finished games."""
    own = step.rewards[np.arange(len(before)), before]
    sums += own
    over = (step.standings > 0) & (step.standings < 4)
    reward = own / 10 + np.where(over, np.sign(sums), 0)
    results = np.sign(sums[over])
    sums[over] = 0
    return reward.astype(np.float32), over, results


def interval(results):
    """The share of points and its 95 % interval."""
    points = (np.asarray(results) + 1) / 2
    half = 1.96 * points.std(ddof=1) / math.sqrt(len(points))
    return float(points.mean()), float(points.mean() - half), float(points.mean() + half)


def evaluate(network, bot, games, rng):
    """Plays against the bot from both seats. Terrafex always starts in the same position, so each game begins with random moves of the policy."""
    results, distinct, sums = [], set(), np.zeros(GAMES)
    moves = [[] for _ in range(GAMES)]
    with rulehouse.Batch(
        "terrafex", GAMES, options=OPTIONS, reward="difference", bot=bot, bot_seed=7, seat="rotate"
    ) as batch:
        step = batch.reset([2**52 + game for game in range(GAMES)])
        while len(results) < games:
            logs, ids, _, _ = network.forward(features(batch, step.observations), step.masks)
            opening = np.array([len(made) < OPENING for made in moves])
            taken = np.where(opening, rulehouse.random_ids(step, rng), ids[logs.argmax(axis=1)])
            for made, one in zip(moves, taken, strict=True):
                made.append(int(one))
            before = step.seats
            step = batch.step(taken)
            _, over, ended = rewards_of(step, before, sums)
            results.extend(ended)
            for game in np.flatnonzero(over):
                distinct.add((game % 2, *moves[game]))
                moves[game] = []
    return *interval(results[:games]), len(distinct)


def collect(network, batch, step, sums, rng):
    """Plays a horizon of steps in every game, and computes the advantages."""
    rows, results = [], []
    for _ in range(HORIZON):
        x, masks = features(batch, step.observations), step.masks
        logs, ids, values, _ = network.forward(x, masks)
        taken, old = draw(logs, ids, rng)
        before = step.seats
        step = batch.step(taken)
        reward, over, ended = rewards_of(step, before, sums)
        results.extend(ended)
        rows.append((x, masks, taken, old, values, reward, over))
    following = network.forward(features(batch, step.observations), step.masks)[2]
    advantage, advantages = np.zeros(GAMES, np.float32), []
    for _, _, _, _, values, reward, over in reversed(rows):
        goes_on = ~over
        advantage = reward + goes_on * following - values + LAMBDA * goes_on * advantage
        advantages.append(advantage)
        following = values
    x, masks, taken, old, values = (np.concatenate([row[part] for row in rows]) for part in range(5))
    advantages = np.concatenate(advantages[::-1])
    return step, results, (x, masks, taken, old, advantages, advantages + values)


def train(bot, minutes, out, seed):
    rng = np.random.default_rng(seed)
    batch = rulehouse.Batch("terrafex", GAMES, options=OPTIONS, reward="difference", bot=bot, seat="rotate")
    step, sums, recent = batch.reset(range(GAMES)), np.zeros(GAMES), []
    network = Network(features(batch, step.observations).shape[1], batch.action_count, rng)
    began, steps, shown = time.monotonic(), 0, 0.0
    while (spent := (time.monotonic() - began) / 60) < minutes:
        step, results, (x, masks, taken, old, advantages, returns) = collect(network, batch, step, sums, rng)
        steps, recent = steps + len(x), (recent + results)[-1000:]
        normal = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        rate = RATE * max(0.05, 1 - spent / minutes)
        for _ in range(EPOCHS):
            order = rng.permutation(len(x))
            for at in range(0, len(x), MINIBATCH):
                part = order[at : at + MINIBATCH]
                network.learn(x[part], masks[part], taken[part], old[part], normal[part], returns[part], rate)
        if spent - shown > minutes / 100 and recent:
            shown, share = spent, (float(np.mean(recent)) + 1) / 2
            line = {"minutes": round(spent, 2), "steps": steps, "share": round(share, 4)}
            print(json.dumps(line), file=out, flush=True)
    batch.close()
    return network, rng, steps


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=argparse.FileType("w"), default="-")
    given = parser.parse_args()
    network, rng, steps = train(given.bot, given.minutes, given.out, given.seed)
    share, low, high, distinct = evaluate(network, given.bot, given.games, rng)
    result = {"bot": given.bot, "games": given.games, "distinct": distinct, "steps": steps}
    print(json.dumps({**result, "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}))
