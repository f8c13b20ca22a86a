"""Plain games: texts, refusals, records, pictures, bots."""

from __future__ import annotations

import numpy as np
import pytest

import rulehouse


def test_a_game_by_hand() -> None:
    with rulehouse.Game("terrafex", seed=1) as game:
        assert "G^c5" in game.legal()
        assert game.position.to_move == (0,)
        game.play("G^c5")
        assert game.position.scores == (6.0, 5.0) or sum(game.position.scores) > 0
        with pytest.raises(rulehouse.Refused) as refused:
            game.play("G^c5")
        assert refused.value.rule == "TF-3.3"
        assert (game.why("G^c5") or "").startswith("TF-3.3: ")
        assert game.why(game.legal()[0]) is None
        assert game.svg().startswith("<svg")
        assert str(game.position).count("\n") > 5


def test_bots_play_a_game_whose_record_replays() -> None:
    with rulehouse.Game("terrafex", options={"turnLimit": 3}) as game:
        while not game.over:
            game.play(game.bot("greedy"))
        assert game.position.outcome is not None
        record = game.record()
        assert game.verify(record).text == game.position.text
        with pytest.raises(rulehouse.Refused):
            game.verify({**record, "moves": record["moves"][:-1]})


def test_what_is_hidden_stays_hidden() -> None:
    with rulehouse.Game("icetraders") as game:
        game.play("evil")
        assert game.view(1) != game.view(0)
        assert game.svg(1) != game.svg()


def test_the_rule_book_comes_with_the_package() -> None:
    assert "TF-7.9" in rulehouse.rule_book("terrafex")
    with pytest.raises(rulehouse.Refused):
        rulehouse.rule_book("chess")


def test_a_game_of_another_author_whose_dice_fall_by_themselves(pig: str) -> None:
    with rulehouse.Game("pig", seed=3, options={"players": 2, "goal": 20}, modules=[pig]) as game:
        while not game.over:
            assert game.position.to_move
            game.play(game.legal()[-1])
        assert any(move.startswith("Fall") for move in game.moves)
        assert game.verify(game.record()).text == game.position.text


def test_seeds_of_a_game() -> None:
    with rulehouse.Game("transformartian", seed=5) as one, rulehouse.Game("transformartian", seed=np.int64(5)) as other:  # type: ignore[arg-type]
        assert one.position == other.position
    with pytest.raises(rulehouse.Refused):
        rulehouse.Game("terrafex", seed=0.5)  # type: ignore[arg-type]
