"""What the lowering cannot do well, and says so instead of doing it badly."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from tools.lowering.program import Class, Module, Program, called, name_of

CACHES = {"functools.cache", "functools.lru_cache"}
DATACLASS_OPTIONS = {"eq", "frozen", "slots"}
FIELD_OPTIONS = {"compare", "default", "default_factory", "metadata", "repr"}


def check(program: Program, module: Module, cold: Sequence[str]) -> None:
    """`cold` are the functions, by patterns of their full names, that are not played through."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef):
            _check_class(program, module, node)
        elif isinstance(node, ast.FunctionDef) and not _is_cold(module, node, cold):
            _check_caches(module, node)
            _check_stars(module, node)
    for line in _outside_functions(module.tree):
        if isinstance(line, ast.Lambda):
            _check_stars(module, line)
        elif isinstance(line, ast.Assign) and _is_cached(module, line.value):
            raise module.refusal(line, _costs_more(name_of(line.targets[0])))


def _is_cold(module: Module, node: ast.FunctionDef, cold: Sequence[str]) -> bool:
    return any(fnmatchcase(f"{module.name}.{node.name}", pattern) for pattern in cold)


def _is_cached(module: Module, value: ast.expr) -> bool:
    """Whether it is `cache(f)` or `lru_cache(maxsize=8)(f)`."""
    made = isinstance(value, ast.Call)
    return made and module.full_name(called(called(value))) in CACHES


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for part in ast.iter_child_nodes(node):
        if not isinstance(part, ast.FunctionDef):
            yield part
            yield from _outside_functions(part)


def _check_class(program: Program, module: Module, node: ast.ClassDef) -> None:
    kind = program.classes.get(f"{module.name}.{node.name}")
    if kind is None or not kind.is_native:
        return
    for line in node.body:
        decorators = line.decorator_list if isinstance(line, ast.FunctionDef) else []
        if "functools.cached_property" in map(module.full_name, decorators):
            raise module.refusal(line, "a cached_property would be worked out anew each time")
    _check_dataclass(module, kind)
    for child in kind.children:
        if not child.is_native and not kind.open:
            why = f"{child.name} stays interpreted, but {kind.name} is compiled"
            raise child.module.refusal(child.node, why)


def _check_dataclass(module: Module, kind: Class) -> None:
    for decorator in kind.node.decorator_list:
        for word in decorator.keywords if isinstance(decorator, ast.Call) else ():
            if word.arg not in DATACLASS_OPTIONS or not isinstance(word.value, ast.Constant):
                raise module.refusal(word, f"a dataclass with {ast.unparse(word)}")
    for field in kind.own_fields:
        unknown = sorted({*field.options} - FIELD_OPTIONS)
        if unknown:
            raise module.refusal(field.annotation, f"a field with {unknown[0]}")


def _check_caches(module: Module, node: ast.FunctionDef) -> None:
    if CACHES & {module.full_name(called(decorator)) for decorator in node.decorator_list}:
        raise module.refusal(node, _costs_more(node.name))


def _costs_more(name: str) -> str:
    return f"a cache ({name}) costs more than it saves once compiled"


def _check_stars(module: Module, function: ast.FunctionDef | ast.Lambda) -> None:
    """Arguments in a star are packed and unpacked at each call; those of pushes are rewritten."""
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or _is_push(node):
            continue
        starred = any(isinstance(given, ast.Starred) for given in node.args)
        if starred or any(word.arg is None for word in node.keywords):
            raise module.refusal(node, f"a call with a star ({ast.unparse(node.func)})")


def _is_push(node: ast.Call) -> bool:
    """Whether it is one that `pushes` rewrites: of what has a name of its own."""
    function = node.func
    if not (isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name)):
        return False
    return function.attr == "push" and not node.keywords
