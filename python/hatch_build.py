"""Bundles the command into the package when it is installed from a clone, where the bundle is not stored."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundleHook(BuildHookInterface):
    """Runs before a wheel or a source distribution is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundle unless it is there: packages and source distributions contain it."""
        here = Path(self.root)
        if (here / "src" / "rulehouse" / "node" / "cli" / "rulehouse.mjs").exists():
            return
        clone = here.parent
        if not (clone / "scripts" / "release" / "python-bundle.mjs").exists():
            raise RuntimeError("the bundle of the command is missing, and this is not a clone of the repository")
        try:
            if not (clone / "node_modules" / "esbuild").exists():
                subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=clone, check=True)
            subprocess.run(["node", "scripts/release/python-bundle.mjs"], cwd=clone, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            text = (
                "the command is bundled with Node and npm: run `npm ci && node scripts/release/python-bundle.mjs` first"
            )
            raise RuntimeError(f"{text} ({error})") from error
