"""A native class has one base: what further bases bring is written again in the class itself.

So is a method that reads an attribute which its own class only promises: below, where the place for
the attribute is, it is found without a look-up by name.
"""

from __future__ import annotations

import ast
import copy
from typing import TypeVar

from tools.lowering.generics import Generics
from tools.lowering.program import Class, Module, Program, name_of

Node = TypeVar("Node", bound=ast.AST)


def inherit(program: Program, kind: Class, node: ast.ClassDef) -> set[str]:
    """Write into the copy `node` of a class what it gets from others; the names to import."""
    further = [other for other in kind.mro[1:] if other not in mainline(kind)]
    imports: set[str] = set()
    taken = _defined(kind)
    above = {
        name for other in mainline(kind)[1:] if not _shared(kind, other) for name in _defined(other)
    }
    for other in further:
        for line in other.node.body:
            names = _names_of(line)
            if names and not names & (taken | above) and names != {"__slots__"}:
                node.body.append(borrow(program, line, other, kind.module, imports))
                taken |= names
    for other in kind.mro[1:]:
        kept = {name for name in other.promises if _first_place(kind, name)}
        for line in other.node.body:
            reads = _reads(line) & kept
            if isinstance(line, ast.FunctionDef) and reads and line.name not in taken:
                if not _between(kind, other, line.name):
                    node.body.append(borrow(program, line, other, kind.module, imports))
                    taken.add(line.name)
            elif isinstance(line, ast.AnnAssign) and name_of(line.target) in kept - taken:
                node.body.insert(
                    _after_docstring(node), borrow(program, line, other, kind.module, imports)
                )
                taken.add(name_of(line.target))
    return imports


def mainline(kind: Class) -> list[Class]:
    """The class, its first base, the first base of that, and so on."""
    return [kind, *mainline(kind.bases[0])] if kind.bases else [kind]


def slots_of(kind: Class) -> tuple[str, ...] | None:
    """Its slots, with those of the bases that are written again in it."""
    further = [other for other in kind.mro[1:] if other not in mainline(kind)]
    if kind.slots is None:
        return None
    return (*kind.slots, *(slot for other in further for slot in other.slots or ()))


def _shared(kind: Class, other: Class) -> bool:
    """Whether further bases inherit from `other` too: then they come before it."""
    return any(other in base.mro for base in kind.bases[1:])


def _first_place(kind: Class, name: str) -> bool:
    return name in kind.places and not any(name in other.places for other in kind.mro[1:])


def _between(kind: Class, other: Class, name: str) -> bool:
    """Whether a class nearer than `other` has its own method of that name."""
    nearer = kind.mro[: kind.mro.index(other)]
    return any(one.defines(name) for one in nearer)


def _defined(kind: Class) -> set[str]:
    return {name for line in kind.node.body for name in _names_of(line)}


def _names_of(line: ast.stmt) -> set[str]:
    if isinstance(line, ast.FunctionDef):
        return {line.name}
    if isinstance(line, ast.Assign):
        return {name_of(target) for target in line.targets}
    if isinstance(line, ast.AnnAssign):
        return {name_of(line.target)}
    return set()


def _reads(line: ast.stmt) -> set[str]:
    """The attributes of self that a method speaks of."""
    return {
        node.attr
        for node in ast.walk(line)
        if isinstance(node, ast.Attribute) and name_of(node.value) == "self"
    }


def borrow(program: Program, node: Node, source: Class, target: Module, imports: set[str]) -> Node:
    """A copy of what stands in a class, to stand in another module, with the names it needs."""
    erasing = Generics(program, source.module)
    erasing.variables = source.type_variables
    borrowed: Node = erasing.visit(copy.deepcopy(node))
    for part in ast.walk(borrowed):
        if isinstance(part, ast.Name) and part.id in source.module.names:
            _import(part, source.module, target, imports)
    return borrowed


def _import(node: ast.Name, source: Module, target: Module, imports: set[str]) -> None:
    full_name = source.names[node.id]
    known = target.names.setdefault(node.id, full_name)
    if known != full_name:
        raise target.refusal(
            node, f"{node.id} is {full_name} where it is inherited from, here {known}"
        )
    if source is not target and not any(node.id in _bound(line) for line in target.tree.body):
        home, _, name = full_name.rpartition(".")
        imports.add(f"from {home} import {name} as {node.id}")


def _bound(line: ast.stmt) -> set[str]:
    if isinstance(line, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name for alias in line.names}
    if isinstance(line, ast.ClassDef | ast.FunctionDef):
        return {line.name}
    return _names_of(line)


def _after_docstring(node: ast.ClassDef) -> int:
    first = node.body[0]
    return int(isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant))
