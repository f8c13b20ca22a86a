"""Self-play: one network plays all seats of any game and learns from the results.

    pip install rulehouse
    python selfplay.py terrafex --minutes 10

It uses the network in ppo.py. Every decision gets the final reward of its own seat, so no other evaluation is needed. At the end the
policy plays a bot from all seats.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
from ppo import GAMES, MINIBATCH, Network, draw, interval

import rulehouse

OPTIONS = {
    "terrafex": {"turnLimit": 30},
    "transformartian": {"turnLimit": 60},
    "icetraders": {"players": 2, "turnLimit": 60},
    "toframenn": {"quietLimit": 30},
    "terra-mystica": {"players": 2},
}
EPOCHS, RATE, DECISIONS = 2, 5e-4, 8192


def features(batch, observations):
    """Encodes categories as one-hot vectors and amounts by their range, once per seat, because what is good for one is bad for the others."""
    parts = []
    for field in batch.fields:
        numbers = observations[:, field.offset : field.offset + field.size]
        if field.kind == "category":
            names = np.arange(1, int(field.high) + 1)
            parts.append((numbers[:, :, None] == names).reshape(len(numbers), -1))
        else:
            parts.append(numbers / min(max(abs(field.low), abs(field.high), 1), 30))
    plain = np.clip(np.concatenate([*parts, np.ones((len(observations), 1))], axis=1, dtype=np.float32), -5, 5)
    seats = batch.field("seat", observations)
    return np.concatenate([plain * (seats == seat)[:, None] for seat in range(batch.seats)], axis=1, dtype=np.float32)


class Games:
    """The decisions in games in progress, by game and seat, until the results are known."""

    def __init__(self, batch):
        self.batch, self.step = batch, batch.reset(range(GAMES))
        self.open = [[[] for _ in range(batch.seats)] for _ in range(GAMES)]

    def play(self, network, rng):
        """The decisions of finished games, at least DECISIONS of them."""
        done, count = [], 0
        while count < DECISIONS:
            x, masks, seats = features(self.batch, self.step.observations), self.step.packed_masks, self.step.seats
            logs, ids, values, _ = network.forward(x, self.step.masks)
            taken, old = draw(logs, ids, rng)
            self.step = self.batch.step(taken)
            for game in range(GAMES):
                row = (x[game], masks[game], taken[game], old[game], values[game])
                self.open[game][seats[game]].append(row)
                if self.step.standings[game]:
                    for seat, rows in enumerate(self.open[game]):
                        done.extend((*made, self.step.rewards[game, seat]) for made in rows)
                        count += len(rows)
                        rows.clear()
        return [np.stack(part) for part in zip(*done, strict=True)]


def evaluate(network, game, bot, games, rng):
    points = []
    with rulehouse.Batch(game, GAMES, options=OPTIONS[game], bot=bot, seat="rotate") as batch:
        step = batch.reset([2**52 + number for number in range(GAMES)])
        while len(points) < games:
            logs, ids, _, _ = network.forward(features(batch, step.observations), step.masks)
            taken, seats = draw(logs, ids, rng)[0], step.seats
            step = batch.step(taken)
            points.extend(step.rewards[game, seats[game]] for game in np.flatnonzero(step.standings))
    return interval(points[:games])


def train(game, minutes, seed):
    rng, batch = np.random.default_rng(seed), rulehouse.Batch(game, GAMES, options=OPTIONS[game], max_plies=3000)
    games = Games(batch)
    network = Network(features(batch, games.step.observations).shape[1], batch.action_count, rng)
    began, decisions = time.monotonic(), 0
    while (spent := (time.monotonic() - began) / 60) < minutes:
        x, packed, taken, old, values, returns = games.play(network, rng)
        masks = np.unpackbits(packed, axis=1, count=batch.action_count, bitorder="little").view(np.bool_)
        advantages = returns - values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            order = rng.permutation(len(x))
            for at in range(0, len(x), MINIBATCH):
                part = order[at : at + MINIBATCH]
                data = x[part], masks[part], taken[part], old[part], advantages[part], returns[part]
                network.learn(*data, RATE * max(0.1, 1 - spent / minutes))
        decisions += len(x)
        error = float(((returns - values) ** 2).mean())
        print(json.dumps({"minutes": round(spent, 2), "decisions": decisions, "error": round(error, 4)}), flush=True)
    batch.close()
    return network, rng


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    network, rng = train(given.game, given.minutes, given.seed)
    for bot in given.bots:
        share, low, high = evaluate(network, given.game, bot, given.games, rng)
        print(json.dumps({"bot": bot, "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}))
