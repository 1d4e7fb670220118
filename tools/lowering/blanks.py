"""`_` gets a name of its own: the compiler makes an object of every number that is put there."""

from __future__ import annotations

import ast


class Blanks(ast.NodeTransformer):
    def __init__(self) -> None:
        self.made = 0

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if node.id != "_" or not isinstance(node.ctx, ast.Store):
            return node
        self.made += 1
        return ast.Name(f"_unread_{self.made}", node.ctx)
