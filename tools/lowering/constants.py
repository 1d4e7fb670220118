"""Constant tuples get the type of a tuple of any length.

One of a fixed length is no object to the compiler: it is made into one wherever it is indexed, and
as a module's constant it is miscompiled.
"""

from __future__ import annotations

import ast

from tools.lowering.program import Module, Program, name_of


def widen(program: Program, module: Module, node: ast.stmt) -> None:
    """Say of a module's `X: Final = (...)` what it is a tuple of."""
    if (
        isinstance(node, ast.AnnAssign)
        and name_of(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
    ):
        kinds = {_type_of(program, module, part) for part in node.value.elts}
        kind = "float" if kinds == {"int", "float"} else kinds.pop() if len(kinds) == 1 else "Any"
        node.annotation = ast.parse(f"Final[tuple[{kind}, ...]]", mode="eval").body


def _type_of(program: Program, module: Module, value: ast.expr) -> str:
    if isinstance(value, ast.UnaryOp):
        return _type_of(program, module, value.operand)
    if isinstance(value, ast.Constant) and value.value is not None:
        return type(value.value).__name__
    if isinstance(value, ast.Tuple):
        return f"tuple[{', '.join(_type_of(program, module, part) for part in value.elts)}]"
    if isinstance(value, ast.Call | ast.Attribute):
        owner = value.func if isinstance(value, ast.Call) else value.value
        kind = program.class_of(module, owner)
        if kind and isinstance(owner, ast.Name) and (kind.is_kind or isinstance(value, ast.Call)):
            return owner.id
    return "Any"
