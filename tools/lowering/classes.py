"""Dataclasses, moments and states become native classes, and are sealed to stay what they were.

A native class has its fields at fixed places and an `__init__` that the compiler sees. What Python
code asks of a dataclass (its fields, its text, equality, being frozen, pickling) it gets from
`seal`, which comes with the compiled package.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable

from tools.lowering.calls import copier, made_anew
from tools.lowering.inheritance import borrow, mainline, slots_of
from tools.lowering.program import Class, Program, is_class_variable, name_of

Borrowed = Callable[[ast.expr, Class], str]
"""Writes an expression that stands in some class, with its names imported."""


def lower_class(
    program: Program,
    kind: Class,
    node: ast.ClassDef,
    copiers: dict[str, set[tuple[str, ...]]],
    imports: set[str],
) -> list[ast.stmt]:
    """The statements that take the place of a class; `node` is its body, rewritten so far."""

    def borrowed(annotation: ast.expr, source: Class) -> str:
        return ast.unparse(borrow(program, annotation, source, kind.module, imports))

    outside: list[ast.stmt] = []
    variables: dict[str, ast.expr] = {}
    body: list[ast.stmt] = []
    for line in node.body:
        kept = _lower_line(kind, line, variables, outside)
        if kept is not None:
            body.append(kept)
    if kind.is_dataclass:
        if kind.own_fields:
            body.append(_init(kind, borrowed))
        if not kind.is_moment and (kind.dataclass_options or {}).get("eq", True):
            body += _equality(kind)
    body += _copiers(kind, copiers, borrowed)
    slots = _slots(kind)
    if slots is not None:
        body.insert(int(_is_docstring(body)), ast.parse(f"__slots__ = {slots!r}").body[0])
    node.body = body or [ast.Pass()]
    node.bases = [
        ast.Name(ast.unparse(_bare(base)), ast.Load()) for base in _kept_bases(program, kind)
    ]
    node.decorator_list = [_attributes(kind)]
    return [*outside, node, _seal(kind, variables)]


def _kept_bases(program: Program, kind: Class) -> list[ast.expr]:
    ours = [base for base in kind.node.bases if program.class_of(kind.module, base)]
    return ours[:1]


def _bare(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def _lower_line(
    kind: Class, line: ast.stmt, variables: dict[str, ast.expr], outside: list[ast.stmt]
) -> ast.stmt | None:
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
        name = line.target.id
        if is_class_variable(line.annotation):
            return line
        if name in kind.promises or name in kind.narrowed:
            return None
        return ast.AnnAssign(line.target, line.annotation, None, 1)
    if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
        name = line.targets[0].id
        if name == "__slots__":
            return None
        if name.startswith("__") or _property_above(kind, name):
            variables[name] = line.value
            return None
        return ast.AnnAssign(line.targets[0], _class_variable(kind, name), line.value, 1)
    if isinstance(line, ast.FunctionDef) and _is_property(line) and _overridden(kind, line.name):
        function = copy.deepcopy(line)
        function.name = f"_{kind.name}_{line.name}"
        function.decorator_list = []
        function.args.args[0].annotation = ast.Name("Any", ast.Load())
        outside.append(function)
        variables[line.name] = ast.parse(f"property({function.name})", mode="eval").body
        return None
    if isinstance(line, ast.FunctionDef) and kind.promises:
        _Promised(kind.promises).visit(line)
    return line


def _class_variable(kind: Class, name: str) -> ast.expr:
    """The type that a class above gives to a class variable; without one, what it is set to."""
    for other in kind.mro[1:]:
        line = other.defines(name)
        said = line.annotation if isinstance(line, ast.AnnAssign) else None
        if isinstance(said, ast.Subscript) and is_class_variable(said) and _is_simple(said.slice):
            return copy.deepcopy(said)
    return ast.Name("ClassVar", ast.Load())


def _is_simple(annotation: ast.expr) -> bool:
    return name_of(annotation) in {"str", "int", "bool"}


def _is_property(line: ast.FunctionDef) -> bool:
    return any(name_of(decorator) == "property" for decorator in line.decorator_list)


def _property_above(kind: Class, name: str) -> bool:
    found = next((line for other in kind.mro[1:] if (line := other.defines(name))), None)
    if isinstance(found, ast.Assign):
        return any(_property_above(other, name) for other in kind.mro[1:] if other.defines(name))
    return isinstance(found, ast.FunctionDef) and _is_property(found)


def _overridden(kind: Class, name: str) -> bool:
    """Whether a class below has a class variable in place of this property."""
    return any(isinstance(other.defines(name), ast.Assign) for other in kind.descendants)


class _Promised(ast.NodeTransformer):
    """What a class only promises is looked up by name."""

    def __init__(self, promises: set[str]) -> None:
        self.promises = promises

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if name_of(node.value) == "self" and node.attr in self.promises:
            anything = ast.parse("cast(Any, self)", mode="eval").body
            return ast.Attribute(anything, node.attr, node.ctx)
        return node


def _init(kind: Class, borrowed: Borrowed) -> ast.FunctionDef:
    names = list(kind.fields)
    for name, (_, one) in kind.fields.items():
        if "default_factory" in one.options:
            raise kind.module.refusal(one.annotation, f"{name} is made by a default_factory")
    parameters = [
        f"{one.name}: {borrowed(one.annotation, source)}"
        + (f" = {borrowed(one.value, source)}" if one.value else "")
        for source, one in kind.fields.values()
    ]
    lines = [f"self.{name} = {name}" for name in names]
    if any(other.defines("__post_init__") for other in kind.mro):
        lines.append("self.__post_init__()")
    body = "\n    ".join(lines or ["pass"])
    made = ast.parse(f"def __init__({', '.join(['self', *parameters])}) -> None:\n    {body}")
    function = made.body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


def _equality(kind: Class) -> list[ast.stmt]:
    compared = [one.name for _, one in kind.fields.values() if one.counts("compare")]
    same = " and ".join(f"self.{name} == other.{name}" for name in compared) or "True"
    is_one = (
        f"isinstance(other, {kind.name})"
        if not kind.children
        else f"isinstance(other, {kind.name}) and type(self) is type(other)"
    )
    values = "".join(f"self.{name}, " for name in compared)
    text = f"def __eq__(self, other: object) -> bool:\n    return {is_one} and {same}\n"
    if kind.is_frozen:
        text += f"def __hash__(self) -> int:\n    return hash(({values}))\n"
    return ast.parse(text).body


def _copiers(
    kind: Class, copiers: dict[str, set[tuple[str, ...]]], borrowed: Borrowed
) -> list[ast.stmt]:
    """The methods that copy with other values: where one is asked for, and in all below."""
    body: list[ast.stmt] = []
    for other in mainline(kind):
        for fields in sorted(copiers.get(other.full_name, ())):
            given = ", ".join(
                f"{name}: {borrowed(other.fields[name][1].annotation, other.fields[name][0])}"
                for name in fields
            )
            changed: dict[str, ast.expr] = {name: ast.Name(name, ast.Load()) for name in fields}
            if kind.open or kind.abstract or not kind.is_dataclass:
                words = ", ".join(f"{name}={name}" for name in fields)
                value = f"replace(cast(Any, self), {words})"
            else:
                self_ = ast.Name("self", ast.Load())
                value = ast.unparse(
                    made_anew(kind, ast.Name(kind.name, ast.Load()), self_, changed)
                )
            made = borrowed(ast.Name(other.name, ast.Load()), other)
            text = f"def {copier(fields)}(self, {given}) -> {made}:\n    return {value}"
            body += ast.parse(text).body
    return body


def _attributes(kind: Class) -> ast.expr:
    given = []
    if kind.open:
        given.append("allow_interpreted_subclasses=True")
    if is_acyclic(kind):
        given.append("acyclic=True")
        if not kind.open and not kind.children and kind.fields:
            given.append("free_list_len=1")
    return ast.parse(f"mypyc_attr({', '.join(given) or 'native_class=True'})", mode="eval").body


def is_acyclic(kind: Class) -> bool:
    """Frozen values, and classes without a place of their own, are never part of a cycle."""
    own = kind.is_frozen or not _has_places(kind)
    return own and all(map(is_acyclic, kind.bases))


def _has_places(kind: Class) -> bool:
    if kind.slots is None:
        return True
    return bool(kind.slots)


def _slots(kind: Class) -> tuple[str, ...] | None:
    """Its slots, as plain Python has them."""
    if not kind.is_dataclass:
        return slots_of(kind)
    if not (kind.dataclass_options or {}).get("slots"):
        return None
    above = {name for other in kind.mro[1:] for name in other.places}
    return tuple(one.name for one in kind.own_fields if one.name not in above)


def _is_docstring(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[0], ast.Expr)


def _seal(kind: Class, variables: dict[str, ast.expr]) -> ast.stmt:
    given = [kind.name]
    annotations = {
        line.target.id: ast.unparse(line.annotation)
        for line in kind.node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    if annotations:
        given.append(f"annotations={annotations!r}")
    slots = _slots(kind)
    if kind.is_dataclass:
        options = kind.dataclass_options or {}
        fields = ", ".join(
            f"({one.name!r}, {ast.unparse(one.default) if one.default else 'MISSING'})"
            for one in kind.own_fields
        )
        given.append(f"fields=[{fields}]")
        given.append(f"options={options!r}")
    if slots is not None:
        given.append(f"slots={slots!r}")
    if kind.abstract:
        given.append(f"abstract={kind.abstract!r}")
    if kind.is_generic:
        given.append("generic=True")
    if variables:
        words = ", ".join(f"{name!r}: {ast.unparse(value)}" for name, value in variables.items())
        given.append(f"variables={{{words}}}")
    return ast.parse(f"seal({', '.join(given)})").body[0]
