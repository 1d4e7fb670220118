"""A module lowered as a whole."""

from __future__ import annotations

import ast
import copy

from tools.lowering.augmented import Augmented
from tools.lowering.blanks import Blanks
from tools.lowering.calls import Calls
from tools.lowering.classes import lower_class
from tools.lowering.constants import widen
from tools.lowering.generics import Generics
from tools.lowering.inheritance import inherit
from tools.lowering.kinds import Kinds
from tools.lowering.patterns import Matches
from tools.lowering.program import Module, Program, name_of
from tools.lowering.pushes import Pushes
from tools.lowering.sequences import Sequences
from tools.lowering.variables import add_getters

PRELUDE = """
from dataclasses import MISSING, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast
from mesozoic.core.native import item as _item, listed as _listed
from mesozoic.core.native import ones as _ones, total as _total
from mesozoic.core.sealing import mypyc_attr, seal
"""
Copiers = dict[str, set[tuple[str, ...]]]


def find_copiers(program: Program) -> Copiers:
    """What is replaced in classes that others inherit from: these get a method for it."""
    found: Copiers = {}
    for name in sorted(program.compiled):
        module = program.modules[name]
        calls = Calls(program, module)
        calls.visit(copy.deepcopy(module.tree))
        for kind, fields in calls.copiers.items():
            found.setdefault(kind, set()).update(fields)
    return found


def lower_module(program: Program, module: Module, copiers: Copiers) -> str:
    tree = copy.deepcopy(module.tree)
    imports: set[str] = set()
    for node in tree.body:
        kind = isinstance(node, ast.ClassDef) and program.classes[f"{module.name}.{node.name}"]
        if kind and kind.is_native:
            assert isinstance(node, ast.ClassDef)
            imports |= inherit(program, kind, node) | add_getters(program, kind, node)
    calls = Calls(program, module)
    first = (
        Augmented(program, module),
        Blanks(module),
        Sequences(module),
        Matches(program, module),
        Pushes(),
    )
    for rewriting in (*first, calls):
        tree = rewriting.visit(tree)
    kinds = Kinds(program, module)
    tree = Generics(program, module).visit(kinds.visit(tree))
    body: list[ast.stmt] = []
    for node in tree.body:
        kind = isinstance(node, ast.ClassDef) and program.classes[f"{module.name}.{node.name}"]
        if kind and kind.is_native:
            assert isinstance(node, ast.ClassDef)
            body += lower_class(program, kind, node, copiers, imports)
        else:
            widen(program, module, node)
            body.append(node)
    imports |= calls.imports
    tree.body = _with_constants(kinds, _with_prelude(module, body, imports, calls.casts))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _with_prelude(
    module: Module, body: list[ast.stmt], imports: set[str], casts: set[str]
) -> list[ast.stmt]:
    """What the lowered source needs comes after the future imports, before all else."""
    first = next(
        (at for at, node in enumerate(body) if not (_is_docstring(node) or _is_future(node))),
        len(body),
    )
    lines = ast.parse("\n".join(sorted(imports))).body
    if casts:
        unseen = "if TYPE_CHECKING:\n" + "".join(f"    {line}\n" for line in sorted(casts))
        lines += ast.parse(unseen).body
    prelude = [node for node in ast.parse(PRELUDE).body if not _imports_itself(module, node)]
    return [*body[:first], *prelude, *lines, *body[first:]]


def _with_constants(kinds: Kinds, body: list[ast.stmt]) -> list[ast.stmt]:
    """Constants of a kind stand below the last import, or below the kind itself."""
    last = max((at for at, node in enumerate(body) if _is_import(node)), default=-1)
    made = {node.name for node in body if isinstance(node, ast.ClassDef)}
    out: list[ast.stmt] = []
    for at, node in enumerate(body):
        out.append(node)
        if at == last:
            for kind in [kind for kind in kinds.constants if kind not in made]:
                out += kinds.statements(kind)
        if isinstance(node, ast.ClassDef) and node.name in kinds.constants:
            out += kinds.statements(node.name)
    return out


def _is_import(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return name_of(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Import | ast.ImportFrom)


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _imports_itself(module: Module, node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == module.name
