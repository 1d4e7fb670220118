"""Generic classes lose their type variables: a native class has none, and needs none."""

from __future__ import annotations

import ast

from tools.lowering.program import Module, Program


class Generics(ast.NodeTransformer):
    def __init__(self, program: Program, module: Module) -> None:
        self.program = program
        self.module = module
        self.variables: set[str] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        kind = self.program.classes.get(f"{self.module.name}.{node.name}")
        own = kind.type_variables if kind and kind.is_native else set()
        self.variables, outer = own, self.variables
        self.generic_visit(node)
        self.variables = outer
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        kind = self.program.class_of(self.module, node.value)
        return node.value if kind and kind.is_native else node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name("Any", node.ctx) if node.id in self.variables else node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """The type that a cast names may stand in quotes."""
        self.generic_visit(node)
        if self.module.full_name(node.func) == "typing.cast":
            kind = node.args[0]
            if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                read = self.visit(ast.parse(kind.value, mode="eval").body)
                node.args[0] = ast.Constant(ast.unparse(read))
        return node
