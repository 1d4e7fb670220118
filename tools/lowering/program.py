"""The source as the lowering sees it: modules, the names they import, and classes."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeGuard

ERASED = {"abc.ABC", "typing.Generic", "builtins.object"}
KIND = "mesozoic.core.kinds.Kind"
MOMENT = "mesozoic.core.moments.Moment"


class Refusal(Exception):
    """What the lowering cannot do well, and where."""


@dataclass(frozen=True)
class Field:
    """A field of a dataclass; `default` is what stands behind its equals sign."""

    name: str
    annotation: ast.expr
    default: ast.expr | None

    @property
    def options(self) -> dict[str, ast.expr]:
        """What `field(...)` says of it."""
        if isinstance(self.default, ast.Call) and name_of(self.default.func) == "field":
            return {word.arg: word.value for word in self.default.keywords if word.arg}
        return {}

    @property
    def value(self) -> ast.expr | None:
        """Its default, if it has one."""
        return self.options.get("default") if self.options else self.default

    def counts(self, option: str) -> bool:
        """Whether `compare` or the like is left on."""
        given = self.options.get(option)
        return not (isinstance(given, ast.Constant) and given.value is False)


@dataclass(eq=False)
class Module:
    name: str
    path: Path
    tree: ast.Module
    names: dict[str, str] = field(default_factory=dict)
    """What each name of the module is, in full."""

    def refusal(self, node: ast.AST, why: str) -> Refusal:
        return Refusal(f"{self.path}:{getattr(node, 'lineno', 1)}: {why}")

    def full_name(self, node: ast.AST) -> str:
        """The full name that an expression stands for; empty where it is no name."""
        if isinstance(node, ast.Subscript):
            return self.full_name(node.value)
        if isinstance(node, ast.Name):
            return self.names.get(node.id, f"builtins.{node.id}")
        if isinstance(node, ast.Attribute):
            owner = self.full_name(node.value)
            return f"{owner}.{node.attr}" if owner else ""
        return ""


@dataclass(eq=False)
class Class:
    module: Module
    node: ast.ClassDef
    compiled: bool
    open: bool
    """Whether classes in plain Python may inherit from it."""
    bases: list[Class] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    """Bases that are none of ours."""
    children: list[Class] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.node.name

    @cached_property
    def full_name(self) -> str:
        return f"{self.module.name}.{self.name}"

    @cached_property
    def mro(self) -> list[Class]:
        """This class, then those it inherits from, the nearest first."""
        lines = [base.mro for base in self.bases]
        rest = [kind for line in lines for kind in line]
        # A class comes after all that inherit from it: its last place is the right one.
        return [self, *(kind for at, kind in enumerate(rest) if kind not in rest[at + 1 :])]

    @cached_property
    def descendants(self) -> list[Class]:
        return [kind for child in self.children for kind in (child, *child.descendants)]

    @cached_property
    def is_kind(self) -> bool:
        return any(kind.full_name == KIND for kind in self.mro[1:])

    @cached_property
    def is_moment(self) -> bool:
        return any(kind.full_name == MOMENT for kind in self.mro)

    @cached_property
    def is_native(self) -> bool:
        """Whether the compiler makes it a class of its own, with the fields at fixed places."""
        if not self.compiled or not set(self.foreign) <= ERASED or self.node.keywords:
            return False
        ours = {"dataclasses.dataclass"}
        plain = all(self.module.full_name(called(d)) in ours for d in self.node.decorator_list)
        return plain and all(base.is_native for base in self.bases)

    @cached_property
    def dataclass_options(self) -> dict[str, bool] | None:
        for decorator in self.node.decorator_list:
            if self.module.full_name(called(decorator)) == "dataclasses.dataclass":
                words = decorator.keywords if isinstance(decorator, ast.Call) else []
                return {
                    word.arg: bool(word.value.value)
                    for word in words
                    if word.arg and isinstance(word.value, ast.Constant)
                }
        return None

    @property
    def is_dataclass(self) -> bool:
        return self.dataclass_options is not None

    @property
    def is_frozen(self) -> bool:
        return bool((self.dataclass_options or {}).get("frozen"))

    @cached_property
    def own_fields(self) -> list[Field]:
        """The fields that its own body names, where it is a dataclass."""
        return [
            Field(line.target.id, line.annotation, line.value)
            for line in self.node.body
            if self.is_dataclass
            and isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and not is_class_variable(line.annotation)
        ]

    @cached_property
    def fields(self) -> dict[str, tuple[Class, Field]]:
        """All fields by name, in the order of `__init__`, with the class that says so."""
        found: dict[str, tuple[Class, Field]] = {}
        for kind in reversed(self.mro):
            found.update({one.name: (kind, one) for one in kind.own_fields})
        return found

    @cached_property
    def slots(self) -> tuple[str, ...] | None:
        for line in self.node.body:
            if isinstance(line, ast.Assign) and name_of(line.targets[0]) == "__slots__":
                named = ast.literal_eval(line.value)
                return (named,) if isinstance(named, str) else tuple(named)
        return None

    @cached_property
    def promises(self) -> set[str]:
        """Attributes that are only declared: the classes below have a place for them."""
        if self.slots is None or self.is_dataclass:
            return set()
        return {
            line.target.id
            for line in self.node.body
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and not is_class_variable(line.annotation)
            and line.target.id not in self.slots
            and not any(line.target.id in other.places for other in self.mro[1:])
        }

    @cached_property
    def narrowed(self) -> dict[str, ast.expr]:
        """Attributes of a class above that its body says more of: a world is this game's world."""
        return {
            line.target.id: line.annotation
            for line in self.node.body
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and not self.is_dataclass
            and any(line.target.id in other.places for other in self.mro[1:])
        }

    @cached_property
    def places(self) -> set[str]:
        """The attributes that it has a place for itself."""
        return {one.name for one in self.own_fields} | set(self.slots or ())

    @cached_property
    def type_variables(self) -> set[str]:
        """The names of type variables that it is generic in."""
        return {
            node.id
            for base in self.node.bases
            if isinstance(base, ast.Subscript)
            for node in ast.walk(base.slice)
            if isinstance(node, ast.Name) and _is_type_variable(self.module, node.id)
        }

    @property
    def is_generic(self) -> bool:
        return bool(self.type_variables)

    @cached_property
    def abstract(self) -> list[str]:
        """The methods that are left for the classes below to write."""
        names = {line.name for kind in self.mro for line in kind.node.body if _is_abstract(line)}
        return sorted(name for name in names if _is_abstract(self.find(name)))

    def find(self, name: str) -> ast.stmt:
        """What the nearest class says of a name that one of them has."""
        return next(line for kind in self.mro if (line := kind.defines(name)))

    def defines(self, name: str) -> ast.stmt | None:
        """What its own body says of a name."""
        for line in self.node.body:
            if isinstance(line, ast.FunctionDef) and line.name == name:
                return line
            if isinstance(line, ast.Assign) and name in map(name_of, line.targets):
                return line
            if isinstance(line, ast.AnnAssign) and name_of(line.target) == name:
                return line
        return None


class Program:
    """The whole package; `compiled` are the modules to lower, `open` those with open classes."""

    def __init__(self, source: Path, compiled: Iterable[str], open_: Iterable[str]) -> None:
        self.compiled = set(compiled)
        self.modules = {module.name: module for module in read_package(source)}
        self.classes: dict[str, Class] = {}
        for module in self.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    kind = Class(module, node, module.name in self.compiled, module.name in open_)
                    self.classes[kind.full_name] = kind
        for kind in self.classes.values():
            for base in kind.node.bases:
                self._inherit(kind, kind.module.full_name(base))

    @cached_property
    def floats(self) -> set[str]:
        """Functions by full name, and attributes by name, that are said to be or to hold floats.

        Not an attribute that is something else in another class that is compiled.
        """
        found: dict[str, bool] = {}
        for module in (self.modules[name] for name in self.compiled):
            for line in module.tree.body:
                if isinstance(line, ast.FunctionDef):
                    found[f"{module.name}.{line.name}"] = _says_float(line.returns)
                for part in line.body if isinstance(line, ast.ClassDef) else ():
                    if isinstance(part, ast.FunctionDef):
                        name, said = part.name, part.returns
                    elif isinstance(part, ast.AnnAssign):
                        name, said = name_of(part.target), part.annotation
                    else:
                        continue
                    found[name] = found.get(name, True) and _says_float(said)
        return {name for name, is_float in found.items() if is_float}

    def _inherit(self, kind: Class, base: str) -> None:
        ours = self.find(base)
        if ours:
            kind.bases.append(ours)
            ours.children.append(kind)
        else:
            kind.foreign.append(base)

    def find(self, full_name: str) -> Class | None:
        """A class by its full name, also where a module only passes it on."""
        if full_name in self.classes:
            return self.classes[full_name]
        home, _, name = full_name.rpartition(".")
        passing = self.modules.get(home)
        further = passing.names.get(name) if passing else None
        return self.find(further) if further and further != full_name else None

    def class_of(self, module: Module, node: ast.AST) -> Class | None:
        return self.find(module.full_name(node))


def read_package(source: Path) -> Iterator[Module]:
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        module = Module(name, path, ast.parse(path.read_text("utf-8"), str(path)))
        module.names.update(_names(module))
        yield module


def _names(module: Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.asname or alias.name, alias.name
    for line in module.tree.body:
        if isinstance(line, ast.ClassDef | ast.FunctionDef):
            yield line.name, f"{module.name}.{line.name}"
        for target in targets_of(line):
            yield target, f"{module.name}.{target}"


def targets_of(line: ast.stmt) -> list[str]:
    if isinstance(line, ast.Assign):
        return [target.id for target in line.targets if isinstance(target, ast.Name)]
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
        return [line.target.id]
    return []


def called(node: ast.expr) -> ast.expr:
    return node.func if isinstance(node, ast.Call) else node


def name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def is_class_variable(annotation: ast.expr) -> bool:
    bare = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return name_of(bare) == "ClassVar"


def _is_abstract(line: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(line, ast.FunctionDef) and "abstractmethod" in map(
        name_of, line.decorator_list
    )


def _says_float(annotation: ast.expr | None) -> bool:
    return annotation is not None and "float" in map(name_of, ast.walk(annotation))


def _is_type_variable(module: Module, name: str) -> bool:
    return any(
        isinstance(line, ast.Assign)
        and name in targets_of(line)
        and isinstance(line.value, ast.Call)
        and name_of(line.value.func) == "TypeVar"
        for line in module.tree.body
    )
