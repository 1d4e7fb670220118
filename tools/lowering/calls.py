"""Calls that the compiler would leave to the interpreter: replace, bit_count, sum, isinstance."""

from __future__ import annotations

import ast
import copy

from tools.lowering.program import Class, Module, Program, name_of
from tools.lowering.variables import getter, root_of

MOMENTS = "mesozoic.core.moments"
KINDS_OF_MOMENT = {
    f"{MOMENTS}.STEP": "Step",
    f"{MOMENTS}.CHOICE": "Choice",
    f"{MOMENTS}.CHANCE": "Chance",
}


class Calls(ast.NodeTransformer):
    def __init__(self, program: Program, module: Module) -> None:
        self.program = program
        self.module = module
        self.owner: Class | None = None
        self.arguments: dict[str, Class] = {}
        """The kinds that the arguments of the function at hand are said to be of."""
        self.bound_anew: set[str] = set()
        """The names that the function at hand gives to something else as well."""
        self.copiers: dict[str, set[tuple[str, ...]]] = {}
        """By class, the fields that are replaced together in it and below it."""
        self.has_floats = any(_speaks_of_floats(node) for node in ast.walk(module.tree))
        self.imports: set[str] = set()
        self.casts: set[str] = set()
        """What is imported for casts, for the compiler alone."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        kind = self.program.classes.get(f"{self.module.name}.{node.name}")
        self.owner, outer = (kind if kind and kind.is_native else None), self.owner
        self.generic_visit(node)
        self.owner = outer
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer, outside = self.arguments, self.bound_anew
        self.arguments, self.bound_anew = dict(outer), _bound_within(node)
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            self.arguments.pop(argument.arg, None)
            kind = argument.annotation and self.program.class_of(self.module, argument.annotation)
            if kind and kind.is_native and isinstance(argument.annotation, ast.Name):
                self.arguments[argument.arg] = kind
        if self.owner and node.args.args and node.args.args[0].arg == "self":
            self.arguments["self"] = self.owner
        self.generic_visit(node)
        self.arguments, self.bound_anew = outer, outside
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """What a class says more of than the one above it is cast to that."""
        self.generic_visit(node)
        if self.owner and name_of(node.value) == "self" and root_of(self.owner, node.attr):
            return ast.Call(ast.Attribute(node.value, getter(node.attr), ast.Load()), [], [])
        owner = self.arguments.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if owner and node.attr in owner.narrowed and isinstance(node.ctx, ast.Load):
            kind = self.program.class_of(owner.module, owner.narrowed[node.attr])
            if kind and kind.is_native:
                self.casts.add(f"from {kind.module.name} import {kind.name} as _{kind.name}")
                return ast.Call(
                    ast.Name("cast", ast.Load()), [ast.Constant(f"_{kind.name}"), node], []
                )
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Which kind of moment it is, its class tells."""
        self.generic_visit(node)
        kind = KINDS_OF_MOMENT.get(self.module.full_name(node.comparators[0]))
        if not (kind and isinstance(node.left, ast.Attribute) and node.left.attr == "kind"):
            return node
        if self.module.name != MOMENTS:
            self.imports.add(f"from {MOMENTS} import {kind} as _{kind}")
            kind = f"_{kind}"
        text = f"isinstance({ast.unparse(node.left.value)}, {kind})"
        if isinstance(node.ops[0], ast.NotEq):
            text = f"not {text}"
        return ast.parse(text, mode="eval").body

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        called = self.module.full_name(node.func)
        if called == "dataclasses.replace":
            return self._replaced(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count" and not node.args:
            return ast.Call(ast.Name("_ones", ast.Load()), [node.func.value], [])
        if called == "builtins.isinstance":
            node.args[1] = _tuple_of(node.args[1])
        # The compiler takes a sum without a start for one of ints, and miscompiles one of floats.
        if called == "builtins.sum" and len(node.args) == 1 and not self.has_floats:
            self._check_ints(node)
        elif called == "builtins.sum" and len(node.args) == 1:
            if isinstance(node.args[0], ast.GeneratorExp):
                node.args[0] = ast.ListComp(node.args[0].elt, node.args[0].generators)
            node.func = ast.Name("_total", ast.Load())
        return node

    def _check_ints(self, node: ast.Call) -> None:
        """In a module that does not speak of floats no others' are added up."""
        for part in ast.walk(node.args[0]):
            name = part.attr if isinstance(part, ast.Attribute) else self.module.full_name(part)
            if isinstance(part, ast.Div) or name in self.program.floats:
                raise self.module.refusal(node, "a sum that may be of floats: give it a start, 0.0")

    def _replaced(self, node: ast.Call) -> ast.expr:
        """A constructor call where the class is certain; else a method that each class has."""
        thing = node.args[0]
        changed = {word.arg: word.value for word in node.keywords if word.arg}
        kind = self.arguments.get(thing.id) if isinstance(thing, ast.Name) else None
        if kind is None or len(changed) != len(node.keywords):
            return ast.Call(node.func, [_as_anything(thing)], node.keywords)
        if name_of(thing) in self.bound_anew:
            raise self.module.refusal(node, f"replace of {name_of(thing)}, which is bound anew")
        if not kind.children and not kind.open:
            return made_anew(kind, ast.Name(kind.name, ast.Load()), thing, changed)
        self.copiers.setdefault(kind.full_name, set()).add(tuple(changed))
        return ast.Call(
            ast.Attribute(thing, copier(tuple(changed)), ast.Load()), list(changed.values()), []
        )


def copier(fields: tuple[str, ...]) -> str:
    """The method that makes a copy with other values in these fields."""
    return "_with_" + "_and_".join(fields)


def made_anew(
    kind: Class, name: ast.expr, thing: ast.expr, changed: dict[str, ast.expr]
) -> ast.expr:
    values = [
        changed.get(field, ast.Attribute(copy.deepcopy(thing), field, ast.Load()))
        for field in kind.fields
    ]
    return ast.Call(name, values, [])


def _bound_within(function: ast.FunctionDef) -> set[str]:
    """The names that a function binds, itself or in its comprehensions and lambdas."""
    parts = [part for line in function.body for part in ast.walk(line)]
    names = {p.id for p in parts if isinstance(p, ast.Name) and not isinstance(p.ctx, ast.Load)}
    return names | {part.arg for part in parts if isinstance(part, ast.arg)}


def _speaks_of_floats(node: ast.AST) -> bool:
    return name_of(node) == "float" or (
        isinstance(node, ast.Constant) and isinstance(node.value, float)
    )


def _as_anything(thing: ast.expr) -> ast.expr:
    return ast.Call(ast.Name("cast", ast.Load()), [ast.Name("Any", ast.Load()), thing], [])


def _tuple_of(kinds: ast.expr) -> ast.expr:
    """`A | B` as `(A, B)`."""
    if not isinstance(kinds, ast.BinOp):
        return kinds
    parts: list[ast.expr] = []
    for side in (kinds.left, kinds.right):
        read = _tuple_of(side)
        parts += read.elts if isinstance(read, ast.Tuple) else [read]
    return ast.Tuple(parts, ast.Load())
