"""The batch, its faults, and processes that end."""

from __future__ import annotations

import doctest
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rulehouse
from rulehouse import _batch, _game
from rulehouse._process import RESET, RESULT, Connection, Sent

GAMES = {
    "icetraders": {"turnLimit": 12},
    "terra-mystica": {"players": 3},
    "terrafex": {"turnLimit": 6},
    "toframenn": {"quietLimit": 10},
    "transformartian": {"turnLimit": 12},
}


@pytest.mark.parametrize("game", GAMES)
def test_random_play(game: str) -> None:
    rng = np.random.default_rng(1)
    with rulehouse.Batch(game, 8, options=GAMES[game]) as batch:
        step = batch.reset(range(8))
        assert step.observations.shape == (8, batch.observation_length)
        assert step.masks.shape == (8, batch.action_count)
        over = 0
        for _ in range(300):
            step = batch.step(rulehouse.random_ids(step, rng))
            assert step.faults == ()
            assert step.masks.any(axis=1).all()
            over += int((step.standings == rulehouse.OVER).sum())
        assert over > 0 or game == "terra-mystica"


def test_same_seeds_same_games() -> None:
    digests = []
    for _ in range(2):
        with rulehouse.Batch("icetraders", 4) as batch:
            rng, step, sums = np.random.default_rng(3), batch.reset([1, 2, 3, 4]), []
            for _ in range(200):
                step = batch.step(rulehouse.random_ids(step, rng))
                sums.append(step.observations.tobytes() + step.packed_masks.tobytes())
            digests.append(hash(b"".join(sums)))
    assert digests[0] == digests[1]


def test_refused_ids_cite_their_rule_and_the_others_move() -> None:
    with rulehouse.Batch("terrafex", 3) as batch:
        step = batch.reset([1, 2, 3])
        legal = int(np.flatnonzero(step.masks[2])[0])
        step = batch.step([0, 10**6, legal])
        assert [(one.game, one.code, one.rule) for one in step.faults] == [
            (0, "illegal", "TF-4.2"),
            (1, "unknown", None),
        ]
        assert list(step.standings) == [rulehouse.REFUSED, rulehouse.REFUSED, rulehouse.RUNNING]


@pytest.mark.parametrize("seed", [-1, 0.5, float("nan"), 2**53])
def test_seeds_out_of_range(seed: float) -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        with pytest.raises(rulehouse.Refused) as refused:
            batch.reset([seed])  # type: ignore[list-item]
        assert refused.value.code == "seed"
        assert len(batch.reset([1]).seats) == 1


def test_wrong_sizes_and_early_steps() -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        wrong: list[tuple[Callable[[], object], str]] = [
            (lambda: batch.step([1, 2]), "order"),
            (lambda: batch.reset([1]), "size"),
        ]
        for make, code in wrong:
            with pytest.raises(rulehouse.Refused) as refused:
                make()
            assert refused.value.code == code


@pytest.mark.parametrize(
    ("game", "settings", "says"),
    [
        ("chess", {}, "no environment"),
        ("-x", {}, 'no environment "-x"'),
        ("--help", {}, 'no environment "--help"'),
        ("terrafex", {"options": {"push": 3}}, "TF-2.3: options.push: "),
        ("terrafex", {"bot": "gready"}, "bot: "),
        ("terrafex", {"seat": 1}, "seat: no bot plays the other seats"),
        ("terrafex", {"reward": "points"}, "reward: "),
        ("terrafex", {"games": 0}, "games: "),
        ("terrafex", {"modules": ["./nothing.mjs"]}, "modules: ./nothing.mjs: "),
    ],
)
def test_wrong_settings(game: str, settings: dict[str, object], says: str) -> None:
    with pytest.raises(rulehouse.Refused) as refused:
        rulehouse.Batch(game, **settings)  # type: ignore[arg-type]
    assert refused.value.code == "argument"
    assert str(refused.value).startswith(says)
    assert refused.value.rule == ("TF-2.3" if says.startswith("TF") else None)


@pytest.mark.parametrize(
    "ids",
    [[1.0], [0.5], ["1"], [None], [True], [2**31], [-(2**31) - 1], [2**40], [2**70], np.array([2**63], np.uint64)],
)
def test_ids_that_are_no_whole_numbers(ids: Any) -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        first = batch.reset([1])
        with pytest.raises(rulehouse.Refused) as refused:
            batch.step(ids)
        assert refused.value.code == "id"
        assert (batch.step([rulehouse.NO_ACTION]).observations == first.observations).all()


@pytest.mark.parametrize("seeds", [[1.0], ["1"], [None], [False], [2**70], [2**53 + 1]])
def test_seeds_that_are_no_whole_numbers(seeds: Any) -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        with pytest.raises(rulehouse.Refused) as refused:
            batch.reset(seeds)
        assert refused.value.code == "seed"


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int64, np.uint64, list, tuple])
def test_whole_numbers_of_any_kind(kind: Any) -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        seeds = np.array([1, 2])
        first = batch.reset(kind([1, 2]) if kind in (list, tuple) else seeds.astype(kind))
        assert (first.observations == batch.reset(seeds).observations).all()


@pytest.mark.parametrize("ids", [7, "7", [[1, 2]], [1, [2]], []])
def test_rows_of_another_shape(ids: Any) -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        batch.reset([1, 2])
        with pytest.raises(rulehouse.Refused) as refused:
            batch.step(ids)
        assert refused.value.code in ("size", "id")


def test_fields_by_their_names() -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        step = batch.reset([1, 2])
        assert batch.field("board", step.observations).shape[0] == 2
        assert batch.field("turn", step.observations).shape == (2,)
        assert batch.field("turn", step.observations[0]).shape == ()
        with pytest.raises(rulehouse.Refused, match="board") as refused:
            batch.field("nope", step.observations)
        assert refused.value.code == "field"


def test_the_seat_rotates_by_the_number_of_the_game() -> None:
    with rulehouse.Batch("terrafex", 3, options={"turnLimit": 3}, bot="random", seat="rotate") as batch:
        step, rng = batch.reset([1, 2, 3]), np.random.default_rng(0)
        for _ in range(60):
            assert list(step.seats) == [0, 1, 0]
            step = batch.step(rulehouse.random_ids(step, rng))


def test_games_of_other_authors(pig: str) -> None:
    with rulehouse.Batch("pig", 2, modules=[pig]) as batch, rulehouse.Batch("pig", 2, modules=pig) as same:
        assert (batch.name, same.name) == ("pig-v0", "pig-v0")
        assert batch.reset([1, 2]).masks.any()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[-1].split()[0] != "Z"


def gone(pid: int) -> bool:
    for _ in range(100):
        if not alive(pid):
            return True
        time.sleep(0.05)
    return False


def test_closing_ends_the_process() -> None:
    batch = rulehouse.Batch("terrafex", 1)
    pid = batch.connection.pid
    batch.close()
    batch.close()
    assert gone(pid)
    with pytest.raises(rulehouse.Broken):
        batch.reset([1])


def test_a_process_that_dies_is_a_typed_error() -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        batch.reset([1])
        os.kill(batch.connection.pid, signal.SIGKILL)
        with pytest.raises(rulehouse.Broken):
            for _ in range(3):
                batch.step([rulehouse.NO_ACTION])


def test_two_clients_do_not_meet() -> None:
    with rulehouse.Batch("terrafex", 1) as one, rulehouse.Batch("terrafex", 1) as other:
        first, second = one.reset([1]), other.reset([1])
        one.step([int(np.flatnonzero(first.masks[0])[0])])
        still = other.step([rulehouse.NO_ACTION])
        assert (still.observations == second.observations).all()


PROGRAM = """
import sys, time, numpy as np, rulehouse
batch = rulehouse.Batch("terrafex", 64)
step, rng = batch.reset(range(64)), np.random.default_rng(0)
print(batch.connection.pid, flush=True)
try:
    while True:
        step = batch.step(rulehouse.random_ids(step, rng))
except KeyboardInterrupt:
    step = batch.reset(range(64))  # what was under way is read first
    print("again", len(step.seats), flush=True)
    sys.exit(3)
"""


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 3), (signal.SIGKILL, -9), (signal.SIGTERM, -15)])
def test_no_process_is_left_behind(how: signal.Signals, code: int) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(rulehouse.__file__).parents[1])}
    words = [sys.executable, "-c", PROGRAM]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True, env=env)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    time.sleep(0.3)
    program.send_signal(how)
    assert program.wait(timeout=20) == code
    assert gone(pid)


def test_interrupts_lose_no_frame() -> None:
    """A hundred interrupts at random moments leave the connection intact."""
    rng = np.random.default_rng(5)
    with rulehouse.Batch("terra-mystica", games=64, options={"players": 4}) as batch:
        step = batch.reset(range(64))
        for delay in rng.uniform(0.001, 0.02, 100):
            timer = threading.Timer(delay, os.kill, (os.getpid(), signal.SIGINT))
            with pytest.raises(KeyboardInterrupt):
                timer.start()
                while True:
                    step = batch.step(rulehouse.random_ids(step, rng))
            step = batch.last or step
            assert step.faults == ()
        again = batch.reset(range(64))
        assert batch.step(rulehouse.random_ids(again, rng)).faults == ()


def test_frames_of_another_version() -> None:
    connection = Connection("terrafex", ["--games", "1"])
    stream = connection._process.stdin
    assert stream is not None
    stream.write(b"RH\x09\x02\0\0\0\0")
    stream.flush()
    sent = Sent(RESET, b"")
    connection._awaited.append(sent)
    with pytest.raises(rulehouse.Refused) as refused:
        connection.answer(sent, RESULT)
    assert (refused.value.code, refused.value.byte) == ("version", 2)
    connection.close()


def test_examples_of_docstrings() -> None:
    """The examples in the docstrings are correct."""
    for module in (_batch, _game):
        assert doctest.testmod(module).failed == 0
