"""Members of kinds become constants of the module, and a loop over a kind one over a tuple.

Where a member says which of several things is meant, it becomes the number that it is.
"""

from __future__ import annotations

import ast

from tools.lowering.program import Class, Module, Program, name_of


class Kinds(ast.NodeTransformer):
    """Rewrites functions only: what a module does once as it is imported may take its time."""

    def __init__(self, program: Program, module: Module) -> None:
        self.program = program
        self.module = module
        self.depth = 0
        self.owner: Class | None = None
        self.classes: dict[str, Class] = {}
        """The classes that names of the function at hand are said to be of."""
        self.constants: dict[str, dict[str, str]] = {}
        """By kind, the constants and what each stands for."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        # Annotations and defaults stay as they are.
        outer = self.classes
        self.classes = {**outer, **self._said(node.args)}
        self.depth += 1
        node.body = [self.visit(line) for line in node.body]
        self.depth -= 1
        self.classes = outer
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.owner, outer = self.program.classes.get(f"{self.module.name}.{node.name}"), self.owner
        self.generic_visit(node)
        self.owner = outer
        return node

    def _said(self, arguments: ast.arguments) -> dict[str, Class]:
        given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        said = {
            argument.arg: kind
            for argument in given
            if isinstance(argument.annotation, ast.Name)
            and (kind := self.program.class_of(self.module, argument.annotation))
        }
        if self.owner and given and given[0].arg == "self":
            said["self"] = self.owner
        return said

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if node.value:
            node.value = self.visit(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if self.depth and self._is_kind(node.value) and node.attr.isupper():
            return self._constant(node.value, node.attr, ast.unparse(node))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """What stands at the place of a member is found by its number."""
        if self.depth and self._is_row(node.value):
            node.slice = self._number(node.slice)
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        kind = isinstance(node.value, ast.Call) and self.program.class_of(
            self.module, node.value.func
        )
        if kind and isinstance(node.targets[0], ast.Name):
            self.classes[node.targets[0].id] = kind
        self.generic_visit(node)
        return node

    def _is_row(self, node: ast.expr) -> bool:
        """Whether it is said to be a list or a tuple; in a dict a number is no member's key."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return False
        owner = self.classes.get(node.value.id)
        lines = [line for kind in (owner.mro if owner else ()) if (line := kind.defines(node.attr))]
        said = lines[0].annotation if lines and isinstance(lines[0], ast.AnnAssign) else None
        return isinstance(said, ast.Subscript) and name_of(said.value) in ("list", "tuple")

    def _number(self, at: ast.expr) -> ast.expr:
        if isinstance(at, ast.Attribute) and self._is_kind(at.value):
            kind = self.program.class_of(self.module, at.value)
            line = kind and kind.defines(at.attr)
            value = line.value if isinstance(line, ast.Assign) else None
            return value if isinstance(value, ast.Constant) else at
        if self._is_member(at):
            return ast.Call(ast.Name("cast", ast.Load()), [ast.Name("int", ast.Load()), at], [])
        return at

    def _is_member(self, node: ast.expr) -> bool:
        """Whether it is said to be of a kind: an argument, what is looped over, or their field."""
        if isinstance(node, ast.Name):
            return node.id in self.classes and self.classes[node.id].is_kind
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return False
        owner = self.classes.get(node.value.id)
        if owner is None or not owner.is_native or node.attr not in owner.fields:
            return False
        source, one = owner.fields[node.attr]
        kind = self.program.class_of(source.module, one.annotation)
        return isinstance(one.annotation, ast.Name) and kind is not None and kind.is_kind

    def visit_For(self, node: ast.For) -> ast.For:
        kind = self.program.class_of(self.module, node.iter) if self._is_kind(node.iter) else None
        outer = self.classes
        if kind and isinstance(node.target, ast.Name):
            self.classes = {**outer, node.target.id: kind}
        node.iter = self._each(node.iter)
        self.generic_visit(node)
        self.classes = outer
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
