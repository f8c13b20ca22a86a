"""Gymnasium's own checker, and vectors."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import rulehouse
from rulehouse import Illegal

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from gymnasium.utils.seeding import np_random  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from rulehouse.gym import RulehouseEnv, RulehouseVectorEnv, register  # noqa: E402
from tests.kit import warns_of_losing  # noqa: E402
from tests.test_core import GAMES  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_checker(game: str) -> None:
    env = RulehouseEnv(game, options=GAMES[game])
    check_env(env, skip_render_check=True)
    env.close()


def test_registered() -> None:
    register()
    env = gymnasium.make("rulehouse/Terrafex-v0", options={"turnLimit": 3}, bot="greedy")
    observation, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        observation, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += float(reward)
    assert total in (-1.0, 0.0, 1.0)
    env.close()


def first_legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=-1)


def played_out(env: RulehouseEnv) -> tuple[Any, bool, bool, dict[str, Any]]:
    """Play the first legal id until the end."""
    _, info = env.reset(seed=1)
    while True:
        observation, _, terminated, truncated, info = env.step(first_legal(info))
        if terminated or truncated:
            return observation, terminated, truncated, info


@pytest.mark.parametrize("max_plies", [0, 6])
def test_the_last_observation_is_of_the_last_position(max_plies: int) -> None:
    env = RulehouseEnv("terrafex", seat=1, options={"turnLimit": 4}, max_plies=max_plies, render_mode="ansi")
    begun, _ = env.reset(seed=1)
    observation, terminated, truncated, info = played_out(env)
    assert (terminated, truncated) == (max_plies == 0, max_plies > 0)
    assert env.batch.field("turn", begun).item() < env.batch.field("turn", observation).item()
    assert env.batch.field("seat", observation).item() == 1
    assert observation in env.observation_space
    assert not info["action_mask"].any()
    assert info["seat"] == 1
    look = env.batch.connection.ask({"ask": "look", "ended": 0, "seat": 1})
    assert (look["outcome"] is not None) == terminated
    assert env.render() == look["board"]
    with pytest.raises(rulehouse.Refused) as refused:
        env.step(np.int64(0))
    assert refused.value.code == "order"
    again, info = env.reset(seed=1)
    assert (again == begun).all()
    assert info["action_mask"].any()
    assert env.render() != look["board"]
    env.close()


def test_the_last_position_of_a_game_that_is_lost_by_an_illegal_id() -> None:
    env = RulehouseEnv("terrafex")
    begun, _ = env.reset(seed=1)
    observation, reward, terminated, _, info = env.step(np.int64(0))
    assert (observation == begun).all()
    assert (reward, terminated, info["fault"].rule, info["action_mask"].any()) == (-1, True, "TF-4.2", False)
    env.close()


def test_a_refused_id_keeps_the_game() -> None:
    env = RulehouseEnv("terrafex", illegal="refuse")
    begun, _ = env.reset(seed=1)
    observation, reward, terminated, _, info = env.step(np.int64(0))
    assert (observation == begun).all()
    assert (reward, terminated, info["fault"].rule) == (0, False, "TF-4.2")
    env.close()


@pytest.mark.parametrize("illegal", ["lose", "refuse"])
def test_a_vector_says_what_vectors_of_gymnasium_say(illegal: Illegal) -> None:
    """Compare step by step until every game has ended once; later games have different seeds."""
    settings: dict[str, Any] = {"options": {"turnLimit": 3}, "seat": 1, "illegal": illegal, "max_plies": 14}
    theirs = SyncVectorEnv([lambda: RulehouseEnv("terrafex", **settings)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = RulehouseVectorEnv("terrafex", 3, **settings)
    seeds = [int(np_random(seed)[0].integers(2**53)) for seed in (11, 12, 13)]
    expected: Any = theirs.reset(seed=[11, 12, 13])
    said: Any = ours.reset(seed=seeds)
    assert data_equivalence(expected, said, exact=True)
    first = np.ones(3, np.bool_)
    for number in range(40):
        actions = first_legal(said[-1])
        if number == 3:
            actions[0] = 0  # an illegal id in the first game, whose fault has the same number in both
        expected, said = theirs.step(actions), ours.step(actions)
        infos, our_infos = expected[-1], said[-1]
        assert infos.keys() == our_infos.keys()
        assert ("_fault" in our_infos) == (number == 3 and illegal == "refuse")
        for part, our_part in zip(expected[1:4], said[1:4], strict=True):
            assert part.dtype == our_part.dtype
            assert (part == our_part)[first].all()
        ended = expected[2] | expected[3]
        if ended.any():
            assert data_equivalence(infos["final_obs"], our_infos["final_obs"], exact=True)
            assert data_equivalence(infos["final_info"], our_infos["final_info"], exact=True)
            assert (infos["_final_obs"] == our_infos["_final_obs"]).all()
            assert (infos["_final_info"] == our_infos["_final_info"]).all()
        elif first.all():
            assert data_equivalence(infos, our_infos, exact=True)
        first &= ~ended
        assert (expected[0] == said[0])[first].all()
        if not first.any():
            break
        # Games that have been restarted since then differ.
        if not first.all():
            break
    assert not first.all()
    theirs.close()
    ours.close()


def test_wrappers_of_gymnasium_take_the_infos() -> None:
    env = RulehouseVectorEnv("terrafex", 4, options={"turnLimit": 3})
    listed: Any = DictInfoToList(env)
    _, infos = listed.reset(seed=1)
    rng, finals = np.random.default_rng(0), []
    for _ in range(60):
        ids = [rng.choice(np.flatnonzero(info["action_mask"])) for info in infos]
        _, _, terminated, _, infos = listed.step(np.array(ids))
        assert [("final_obs" in info) for info in infos] == list(terminated)
        finals += [info["final_obs"] for info in infos if "final_obs" in info]
    assert len(finals) > 3
    assert all((env.batch.field("turn", final) > 0).all() for final in finals)
    counted: Any = RecordEpisodeStatistics(env)
    _, info = counted.reset(seed=1)
    while "episode" not in info:
        info = counted.step(first_legal(info))[-1]
    assert (info["episode"]["l"] > 0).any()
    counted.close()


def test_vector() -> None:
    env = RulehouseVectorEnv("terrafex", 4, options={"turnLimit": 3}, bot="greedy", render_mode="ansi")
    observations, infos = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (observations == again).all()
    over = 0
    for _ in range(60):
        observations, rewards, terminated, truncated, infos = env.step(first_legal(infos))
        assert ((rewards == 0) | terminated).all()
        assert not truncated.any()
        assert list(infos["seat"]) == [0, 1, 0, 1]
        over += int(terminated.sum())
    assert over > 0
    assert len(env.render() or ()) == 4
    _, _, terminated, _, infos = env.step(np.full(4, 0))
    assert [fault is not None for fault in infos["final_info"]["fault"]] == list(terminated)
    env.close()


def test_a_picture_shows_what_the_seat_sees() -> None:
    env = RulehouseEnv("icetraders", seat=1, render_mode="ansi")
    vector = RulehouseVectorEnv("icetraders", 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    vector.reset(seed=1)
    for batch, pictures in ((env.batch, [env.render()]), (vector.batch, list(vector.render() or ()))):
        for game, picture in enumerate(pictures):
            ask = batch.connection.ask
            assert picture == ask({"ask": "look", "game": game, "seat": 1})["board"]
            assert picture != ask({"ask": "look", "game": game})["board"]
    env.close()
    vector.close()


@pytest.mark.parametrize("action", [-1, 3699, 10**12, 2**70, 1.0, "1", None, True])
def test_ids_that_are_none(action: Any) -> None:
    env, vector = RulehouseEnv("terrafex"), RulehouseVectorEnv("terrafex", 2)
    _, info = env.reset(seed=1)
    _, infos = vector.reset(seed=1)
    for step in (lambda: env.step(action), lambda: vector.step(np.asarray([action] * 2))):
        with pytest.raises(rulehouse.Refused) as refused:
            step()
        assert refused.value.code == "id"
        assert "3698" in str(refused.value) or "whole numbers" in str(refused.value)
    assert env.step(first_legal(info))[1] == 0
    assert not vector.step(first_legal(infos))[2].any()
    env.close()
    vector.close()


def test_seeds_of_every_kind() -> None:
    env = RulehouseVectorEnv("transformartian", 2)

    def begun(seed: Any) -> bytes:
        return env.reset(seed=seed)[0].tobytes()

    one, two = begun(5), begun([5, 6])
    assert begun(np.int64(5)) == begun(np.array(5)) == one
    assert begun((5, 6)) == begun(np.array([5, 6])) == begun(range(5, 7)) == begun([np.int32(5), 6]) == two
    assert begun([5, None])[: len(two) // 2] == two[: len(two) // 2]
    assert one != two != begun(None)
    wrong: list[tuple[Any, str]] = [
        (1.0, "seed"),
        ("5", "seed"),
        (True, "seed"),
        (-1, "seed"),
        ({5: 6}, "seed"),
        ([1.5, 2], "seed"),
        ([1, -2], "seed"),
        ([[1, 2], [3, 4]], "seed"),
        ([1], "size"),
        (np.array([1, 2, 3]), "size"),
        (np.array([1.0, 2.0]), "seed"),
    ]
    for seed, code in wrong:
        with pytest.raises(rulehouse.Refused) as refused:
            begun(seed)
        assert refused.value.code == code, seed
    env.close()
    single = RulehouseEnv("transformartian")
    assert (single.reset(seed=5)[0] == single.reset(seed=np.int64(5))[0]).all()  # type: ignore[arg-type]
    with pytest.raises(rulehouse.Refused):
        single.reset(seed=0.5)  # type: ignore[arg-type]
    single.close()


@pytest.mark.parametrize("make", [RulehouseEnv, RulehouseVectorEnv])
def test_settings_that_are_refused(make: Any, pig: str) -> None:
    with pytest.raises(ValueError, match="ansi"):
        make("terrafex", render_mode="human")
    with pytest.raises(rulehouse.Refused, match="(?<!-)options.turns"):
        make("terrafex", options={"turns": 3})
    warns_of_losing(make)
    with pytest.warns(UserWarning, match="lose on purpose") as warned:
        make("terrafex", reward="own").close()
    # The warning points to the line that created the environment.
    assert warned[0].filename == __file__
    env = make("terrafex")
    with pytest.raises(ValueError, match="constructor"):
        env.reset(options={"turnLimit": 3})
    with pytest.raises(rulehouse.Refused) as refused:
        env.step(np.int64(0))
    assert refused.value.code == "order"
    env.reset(options={})
    for how in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="pass a function that makes them"):
            how(env)
    env.close()
    guest = make("pig", modules=[pig])
    assert guest.reset(seed=1)[1]["action_mask"].any()
    guest.close()


def test_one_game_does_not_rotate() -> None:
    with pytest.raises(ValueError, match="RulehouseVectorEnv"):
        RulehouseEnv("terrafex", seat="rotate")  # type: ignore[arg-type]


def test_registered_vectors() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        register()
        register()
        for mode, kind in (
            ("vector_entry_point", RulehouseVectorEnv),
            (None, RulehouseVectorEnv),
            ("sync", SyncVectorEnv),
        ):
            env = gymnasium.make_vec("rulehouse/Terrafex-v0", num_envs=4, vectorization_mode=mode)
            assert isinstance(env.unwrapped, kind)
            assert env.reset(seed=1)[0].shape == (4, 249)
            env.close()


def test_a_vector_is_truncated_after_as_many_steps_as_by_a_time_limit() -> None:
    register()
    settings: dict[str, Any] = {"options": {"turnLimit": 30}, "max_episode_steps": 4, "illegal": "refuse"}
    ours = gymnasium.make_vec("rulehouse/Terrafex-v0", num_envs=2, seat=0, **settings)
    theirs = SyncVectorEnv(
        [lambda: gymnasium.make("rulehouse/Terrafex-v0", **settings)] * 2, autoreset_mode=AutoresetMode.SAME_STEP
    )
    seen: list[list[list[bool]]] = []
    for env in (ours, theirs):
        _, infos = env.reset(seed=1)
        rows = []
        for number in range(13):
            # An id that is refused is a step as well.
            actions = first_legal(infos) if number != 2 else np.zeros(2, np.int64)
            _, _, terminated, truncated, infos = env.step(actions)
            assert not terminated.any()
            rows.append(truncated.tolist())
            assert ("final_obs" in infos) == bool(truncated.any())
        seen.append(rows)
        env.close()
    assert seen[0] == seen[1]
    assert [number for number, row in enumerate(seen[0]) if row[0]] == [3, 7, 11]


def test_episodes_of_a_vector_are_counted_as_they_were_played() -> None:
    env = RecordEpisodeStatistics(RulehouseVectorEnv("terrafex", 3, options={"turnLimit": 3}))
    _, infos = env.reset(seed=1)
    lengths, returns = np.zeros(3, np.int64), np.zeros(3)
    for _ in range(40):
        _, rewards, terminated, _, infos = env.step(first_legal(infos))
        lengths, returns = lengths + 1, returns + rewards
        if terminated.any():
            assert (infos["episode"]["l"][terminated] == lengths[terminated]).all()
            assert (infos["episode"]["r"][terminated] == returns[terminated]).all()
            lengths[terminated], returns[terminated] = 0, 0
    env.close()


def test_old_releases_of_gymnasium_are_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gymnasium, "__version__", "1.3.0")
    with pytest.warns(UserWarning, match="counts the steps and the rewards of a vector's episodes wrong"):
        RulehouseVectorEnv("terrafex", 1).close()


def test_action_masks_are_those_of_the_infos() -> None:
    env = gymnasium.make("rulehouse/Terrafex-v0", options={"turnLimit": 2})
    with pytest.raises(rulehouse.Refused, match="before the first reset"):
        env.get_wrapper_attr("action_masks")()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        assert (masks == info["action_mask"]).all()
        _, _, over, _, info = env.step(env.action_space.sample(masks))
    assert not env.get_wrapper_attr("action_masks")().any()
    env.close()
    vector = RulehouseVectorEnv("terrafex", 3)
    _, infos = vector.reset(seed=1)
    assert (vector.action_masks() == infos["action_mask"]).all()
    for _ in range(5):
        actions = vector.action_space.sample(mask=infos["action_mask"])
        assert infos["action_mask"][np.arange(3), actions].all()
        _, _, _, _, infos = vector.step(actions)
        assert (vector.action_masks() == infos["action_mask"]).all()
    vector.close()


def test_seeds_of_every_size_that_numpy_draws() -> None:
    env = RulehouseVectorEnv("terrafex", 2)
    seeds = np.random.default_rng(0).integers(2**63, size=2)
    first, _ = env.reset(seed=seeds)
    again, _ = env.reset(seed=[int(seed) for seed in seeds])
    assert (first == again).all()
    env.close()
