"""Generic classes lose their type variables: a native class has none, and needs none.

Containers of values of which nothing is known but that they are moments or actions become ones of
anything. What is taken out of a container is checked, by a walk up its bases where the class has
others below it; here nothing would be found the quicker for it.
"""

from __future__ import annotations

import ast

from tools.lowering.program import Module, Program

CONTAINERS = {"builtins.list", "builtins.tuple", "collections.abc.Sequence"}


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
        if self.module.full_name(node.value) in CONTAINERS:
            node.slice = self._unchecked(node.slice)
        kind = self.program.class_of(self.module, node.value)
        return node.value if kind and kind.is_native else node

    def _unchecked(self, held: ast.expr) -> ast.expr:
        if isinstance(held, ast.Tuple):
            return ast.Tuple([self._unchecked(part) for part in held.elts], held.ctx)
        kind = self.program.class_of(self.module, held)
        is_bare = kind and kind.is_native and kind.open and not kind.places and not kind.abstract
        return ast.Name("Any", ast.Load()) if is_bare else held

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
