"""`masks[at] |= more` becomes `masks[at] = masks[at] | more`.

The compiler leaves the former to the interpreter, and makes objects of both numbers for it.
"""

from __future__ import annotations

import ast
import copy

CHANGED_IN_PLACE = (ast.List, ast.ListComp, ast.Set, ast.SetComp, ast.Dict, ast.DictComp)


class Augmented(ast.NodeTransformer):
    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        target = node.target
        if not (isinstance(target, ast.Subscript) and _is_twice_the_same(target)):
            return node
        if isinstance(target.slice, ast.Slice) or isinstance(node.value, CHANGED_IN_PLACE):
            return node
        before = copy.deepcopy(target)
        before.ctx = ast.Load()
        return ast.Assign([target], ast.BinOp(before, node.op, node.value))


def _is_twice_the_same(target: ast.Subscript) -> bool:
    """Whether it may be read twice: it calls nothing."""
    return not any(isinstance(part, ast.Call | ast.Await) for part in ast.walk(target))
