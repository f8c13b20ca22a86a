"""Shared by several tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A module with a game by another author, which has dice."""
    esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
    if not esbuild.exists():
        pytest.skip("esbuild is not here: run `npm ci`")
    out = tmp_path_factory.mktemp("pig") / "pig.mjs"
    words = [str(esbuild), "examples/pig/encoding.ts", "--bundle", "--format=esm", "--platform=node"]
    words += ["--tsconfig=tsconfig.entries.json", "--log-level=error", f"--outfile={out}"]
    subprocess.run(words, cwd=ROOT, check=True)
    return str(out)
