"""Class variables that are read through `self` become methods, which need no look-up by name.

Only those of classes that nobody in plain Python inherits from: there a new value would be missed.
"""

from __future__ import annotations

import ast

from tools.lowering.inheritance import borrow
from tools.lowering.program import Class, Program, is_class_variable


def root_of(kind: Class, name: str) -> tuple[Class, ast.expr] | None:
    """The class that declares a class variable for itself and all below it, and its type."""
    for other in reversed(kind.mro):
        line = other.defines(name)
        if isinstance(line, ast.AnnAssign) and is_class_variable(line.annotation):
            if other.open or not other.is_native or not isinstance(line.annotation, ast.Subscript):
                return None
            return other, line.annotation.slice
    return None


def getter(name: str) -> str:
    return f"_get_{name}"


def add_getters(program: Program, kind: Class, node: ast.ClassDef) -> set[str]:
    """Write a method for each class variable that the class declares or sets; what to import."""
    imports: set[str] = set()
    for line in kind.node.body:
        name, value = _set_by(line)
        root = name and root_of(kind, name)
        if root:
            declared = ast.unparse(borrow(program, root[1], root[0], kind.module, imports))
            said = ast.unparse(value) if value else f"cast(Any, self).{name}"
            text = f"def {getter(name)}(self) -> {declared}:\n    return {said}"
            node.body += ast.parse(text).body
    return imports


def _set_by(line: ast.stmt) -> tuple[str, ast.expr | None]:
    if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
        return line.targets[0].id, line.value
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
        return line.target.id, line.value
    return "", None
