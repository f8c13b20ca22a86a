"""The version of the package: that of the npm package next to which it stands."""

import json
from pathlib import Path

_HERE = Path(__file__).parent
_PLACES = (_HERE / "src" / "rulehouse" / "package.json", _HERE.parent / "package.json")


def version() -> str:
    """Return the version from the bundle or, in a clone without one, from the npm package."""
    place = next(one for one in _PLACES if one.exists())
    return str(json.loads(place.read_text(encoding="utf-8"))["version"])
