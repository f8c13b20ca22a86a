"""The code in the README and in the guide runs, and its comments are correct."""

from __future__ import annotations

import ast
import re
import tokenize
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).parents[1]
GUIDE = PACKAGE.parent / "docs" / "guide"
PAGES = (PACKAGE / "README.md", GUIDE / "python.md", GUIDE / "environments.md")
NEEDED = {"gymnasium": r"gymnasium|rulehouse\.gym", "pettingzoo": r"\bzoo\b", "pyspiel": r"pyspiel|openspiel"}


def blocks() -> list[Any]:
    """The Python code of each page, with its name and line; a missing page counts as skipped."""
    found: list[Any] = []
    for page in PAGES:
        if not page.exists():
            reason = f"{page.name} is not here: the guide is not part of the source distribution"
            found.append(pytest.param("", page.name, id=page.name, marks=pytest.mark.skip(reason=reason)))
            continue
        text = page.read_text(encoding="utf-8")
        for block in re.finditer(r"^```py(?:thon)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            line = text.count("\n", 0, block.start()) + 1
            found.append(pytest.param(block[1], f"{page.name}:{line}", id=f"{page.name}:{line}"))
    return found


class Checks(ast.NodeTransformer):
    """Turns an expression with a value as its comment into a comparison."""

    def __init__(self, code: str) -> None:
        tokens = tokenize.generate_tokens(StringIO(code).readline)
        self.comments = {one.start[0]: one.string[1:].strip() for one in tokens if one.type == tokenize.COMMENT}

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        comment = self.comments.get(node.lineno, "")
        try:
            ast.literal_eval(comment)
        except (ValueError, SyntaxError):
            return node
        name = ast.copy_location(ast.Name("check", ast.Load()), node)
        said = ast.copy_location(ast.Constant(comment), node)
        return ast.copy_location(ast.Expr(ast.copy_location(ast.Call(name, [node.value, said], []), node)), node)


def run(code: str, where: str) -> int:
    """Run a block; return the number of comments that were checked."""
    checked: list[str] = []

    def check(value: object, comment: str) -> None:
        said = repr(value.item() if hasattr(value, "item") and getattr(value, "ndim", 1) == 0 else value)
        assert said == comment, where
        checked.append(comment)

    tree = ast.fix_missing_locations(Checks(code).visit(ast.parse(code)))
    exec(compile(tree, where, "exec"), {"check": check})
    return len(checked)


@pytest.mark.parametrize(("code", "where"), blocks())
def test_block(code: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package, uses in NEEDED.items():
        if re.search(uses, code):
            pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    run(code, where)


def test_the_check_sees_what_it_is_for() -> None:
    assert len([one for one in blocks() if one.values[0]]) > 8
    assert run("with open('/dev/null'):\n    1 + 1  # 2\nprint()  # says nothing\n", "here") == 1
    with pytest.raises(AssertionError):
        run("1 + 1  # 3", "here")
