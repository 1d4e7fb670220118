"""What is read out of an argument that is said to be a Sequence.

The compiler knows lists and tuples, but asks any other sequence by the interpreter's own ways. So
it is first seen whether it is a list or a tuple.
"""

from __future__ import annotations

import ast

from tools.lowering.program import Module

SEQUENCE = "collections.abc.Sequence"


class Sequences(ast.NodeTransformer):
    def __init__(self, module: Module) -> None:
        self.module = module
        self.known: set[str] = set()
        """The arguments of the function at hand that are sequences."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer = self.known
        given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        named = {argument.arg for argument in given}
        set_anew = {
            part.id
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }
        own = {argument.arg for argument in given if self._is_sequence(argument.annotation)}
        self.known = (outer - named | own) - set_anew
        node.body = [self.visit(line) for line in node.body]
        self.known = outer
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        if not self._is_known(node.value) or isinstance(node.slice, ast.Slice):
            return node
        return ast.Call(ast.Name("_item", ast.Load()), [node.value, node.slice], [])

    def visit_For(self, node: ast.For) -> ast.For:
        self.generic_visit(node)
        node.iter = self._listed(node.iter)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        self.generic_visit(node)
        node.iter = self._listed(node.iter)
        return node

    def _listed(self, looped: ast.expr) -> ast.expr:
        if not self._is_known(looped):
            return looped
        return ast.Call(ast.Name("_listed", ast.Load()), [looped], [])

    def _is_known(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id in self.known

    def _is_sequence(self, annotation: ast.expr | None) -> bool:
        return annotation is not None and self.module.full_name(annotation) == SEQUENCE
