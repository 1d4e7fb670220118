"""Members of kinds become constants of the module, and a loop over a kind one over a tuple."""

from __future__ import annotations

import ast

from tools.lowering.program import Module, Program


class Kinds(ast.NodeTransformer):
    """Rewrites functions only: what a module does once as it is imported may take its time."""

    def __init__(self, program: Program, module: Module) -> None:
        self.program = program
        self.module = module
        self.depth = 0
        self.constants: dict[str, dict[str, str]] = {}
        """By kind, the constants and what each stands for."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        # Annotations and defaults stay as they are.
        self.depth += 1
        node.body = [self.visit(line) for line in node.body]
        self.depth -= 1
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if node.value:
            node.value = self.visit(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if self.depth and self._is_kind(node.value) and node.attr.isupper():
            return self._constant(node.value, node.attr, ast.unparse(node))
        return node

    def visit_For(self, node: ast.For) -> ast.For:
        node.iter = self._each(node.iter)
        self.generic_visit(node)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        node.iter = self._each(node.iter)
        self.generic_visit(node)
        return node

    def _each(self, node: ast.expr) -> ast.expr:
        if self.depth and self._is_kind(node):
            return self._constant(node, "all", f"tuple({ast.unparse(node)})")
        return node

    def _is_kind(self, node: ast.expr) -> bool:
        if not isinstance(node, ast.Name):
            return False
        kind = self.program.class_of(self.module, node)
        return kind is not None and kind.is_kind

    def _constant(self, kind: ast.expr, name: str, value: str) -> ast.expr:
        assert isinstance(kind, ast.Name)
        constant = f"_{kind.id}_{name}"
        self.constants.setdefault(kind.id, {})[constant] = value
        return ast.Name(constant, ast.Load())

    def statements(self, kind: str) -> list[ast.stmt]:
        """The constants of a kind, to stand below where it is imported or made."""
        lines = [
            f"{constant}: Final[tuple[{kind}, ...]] = {value}"
            if constant.endswith("_all")
            else f"{constant}: Final = {value}"
            for constant, value in self.constants.pop(kind, {}).items()
        ]
        return ast.parse("\n".join(lines)).body
