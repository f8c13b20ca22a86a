"""Shared by the tests of several adapters."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest


def warns_of_losing(make: Callable[..., Any]) -> None:
    """Check that a factory of environments warns once if losing on purpose can pay, and otherwise not at all."""
    for reward in ("difference", "own"):
        with pytest.warns(UserWarning, match="lose on purpose") as warned:
            make("terrafex", reward=reward).close()
        assert len(warned) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make("terrafex", reward="own", illegal="refuse").close()
