"""`state.push(first, second)` becomes appends: the stack has its next moment last."""

from __future__ import annotations

import ast
import copy


class Pushes(ast.NodeTransformer):
    def __init__(self) -> None:
        self.made = 0

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            return node
        if call.func.attr != "push" or call.keywords or not isinstance(call.func.value, ast.Name):
            return node
        stack = ast.Attribute(call.func.value, "stack", ast.Load())
        if len(call.args) == 1 and not isinstance(call.args[0], ast.Starred):
            return _call(stack, "append", call.args[0])
        # All are made in their order, then laid down with the first on top.
        made: list[ast.stmt] = []
        laid: list[ast.stmt] = []
        for given in call.args:
            name = self._name()
            if isinstance(given, ast.Starred):
                made.append(ast.Assign([ast.Name(name, ast.Store())], _listed(given.value)))
                made.append(_call(ast.Name(name, ast.Load()), "reverse"))
                laid.insert(0, _call(copy.deepcopy(stack), "extend", ast.Name(name, ast.Load())))
            else:
                made.append(ast.Assign([ast.Name(name, ast.Store())], given))
                laid.insert(0, _call(copy.deepcopy(stack), "append", ast.Name(name, ast.Load())))
        return [*made, *laid]

    def _name(self) -> str:
        self.made += 1
        return f"_pushed_{self.made}"


def _listed(several: ast.expr) -> ast.expr:
    if isinstance(several, ast.GeneratorExp):
        return ast.ListComp(several.elt, several.generators)
    return ast.Call(ast.Name("list", ast.Load()), [several], [])


def _call(owner: ast.expr, method: str, *arguments: ast.expr) -> ast.Expr:
    return ast.Expr(ast.Call(ast.Attribute(owner, method, ast.Load()), list(arguments), []))
