"""`_` gets a name of its own: the compiler makes an object of every number that is put there."""

from __future__ import annotations

import ast

from tools.lowering.program import Module


class Blanks(ast.NodeTransformer):
    def __init__(self, module: Module) -> None:
        self.module = module
        self.made = 0

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if node.id != "_":
            return node
        if not isinstance(node.ctx, ast.Store):
            raise self.module.refusal(node, "_ is read, but what is put there is not kept")
        self.made += 1
        return ast.Name(f"_unread_{self.made}", node.ctx)
