"""`masks[at] |= more` becomes `masks[at] = masks[at] | more`.

The compiler leaves the former to the interpreter, and makes objects of both numbers for it. Lists
and the like are changed in place by it, and are left as they are written.
"""

from __future__ import annotations

import ast
import copy

from tools.lowering.program import Module, Program, name_of

CHANGED_IN_PLACE = (ast.List, ast.ListComp, ast.Set, ast.SetComp, ast.Dict, ast.DictComp)
IN_PLACE_KINDS = {"list", "set", "dict", "bytearray", "Counter", "defaultdict", "deque"}


class Augmented(ast.NodeTransformer):
    def __init__(self, program: Program, module: Module) -> None:
        self.known = _known(program, module)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        target = node.target
        if not (isinstance(target, ast.Subscript) and _is_twice_the_same(target)):
            return node
        if isinstance(target.slice, ast.Slice) or isinstance(node.value, CHANGED_IN_PLACE):
            return node
        if any(_is_changed_in_place(target, whole) for whole in self.known.get(_name(target), ())):
            return node
        before = copy.deepcopy(target)
        before.ctx = ast.Load()
        return ast.Assign([target], ast.BinOp(before, node.op, node.value))


def _is_twice_the_same(target: ast.Subscript) -> bool:
    """Whether it may be read twice: it calls nothing."""
    return not any(isinstance(part, ast.Call | ast.Await) for part in ast.walk(target))


def _known(program: Program, module: Module) -> dict[str, list[ast.expr]]:
    """By name, what is said or set of variables of the module, and said of attributes anywhere."""
    found: dict[str, list[ast.expr]] = {}
    for kind in program.classes.values():
        for line in kind.node.body:
            if isinstance(line, ast.AnnAssign):
                found.setdefault(name_of(line.target), []).append(line.annotation)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.arg) and node.annotation:
            found.setdefault(node.arg, []).append(node.annotation)
        elif isinstance(node, ast.AnnAssign):
            found.setdefault(_name(node.target), []).append(node.annotation)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                found.setdefault(_name(target), []).append(node.value)
    return found


def _name(target: ast.expr) -> str:
    """What is looked into, by its own name: `lists` of `state.lists[0]`."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return target.attr if isinstance(target, ast.Attribute) else name_of(target)


def _is_changed_in_place(target: ast.expr, whole: ast.expr) -> bool:
    """Whether what is found so deep in a whole, as it was said or set, is a list or the like."""
    part: ast.expr | None = whole
    while isinstance(target, ast.Subscript) and part is not None:
        target, part = target.value, _held(part)
    kind = part.value if isinstance(part, ast.Subscript) else part
    return isinstance(part, CHANGED_IN_PLACE) or (kind and name_of(kind)) in IN_PLACE_KINDS


def _held(whole: ast.expr) -> ast.expr | None:
    """What a list, a tuple or a dict holds, by its type or by how it is written."""
    if isinstance(whole, ast.Subscript):
        inner = whole.slice
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        return next((part for part in reversed(parts) if not isinstance(part, ast.Constant)), None)
    if isinstance(whole, ast.ListComp):
        return whole.elt
    if isinstance(whole, ast.BinOp):
        return _held(whole.left)
    if isinstance(whole, ast.List | ast.Tuple):
        return whole.elts[0] if whole.elts else None
    if isinstance(whole, ast.Dict):
        return whole.values[0] if whole.values else None
    return whole.value if isinstance(whole, ast.DictComp) else None
