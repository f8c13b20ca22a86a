"""Rules engines for tabletop games as environments: batches, masks, and refusals that cite their rule."""

from ._batch import (
    CUT_OFF,
    FORFEITED,
    NO_ACTION,
    OVER,
    REFUSED,
    RUNNING,
    Batch,
    Field,
    Group,
    IdFault,
    Illegal,
    Reward,
    Step,
    random_ids,
)
from ._game import Game, Outcome, Position, rule_book
from ._process import Broken, Refused, RulehouseError
from ._version import version as __version__

__all__ = [
    "CUT_OFF",
    "FORFEITED",
    "NO_ACTION",
    "OVER",
    "REFUSED",
    "RUNNING",
    "Batch",
    "Broken",
    "Field",
    "Game",
    "Group",
    "IdFault",
    "Illegal",
    "Outcome",
    "Position",
    "Refused",
    "Reward",
    "RulehouseError",
    "Step",
    "__version__",
    "random_ids",
    "rule_book",
]
