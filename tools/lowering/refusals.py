"""What the lowering cannot do well, and says so instead of doing it badly."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from fnmatch import fnmatchcase

from tools.lowering.program import Module, Program, called

CACHES = {"functools.cache", "functools.lru_cache"}


def check(program: Program, module: Module, cold: Sequence[str]) -> None:
    """`cold` are the functions, by patterns of their full names, that are not played through."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef):
            _check_class(program, module, node)
        elif isinstance(node, ast.FunctionDef) and not _is_cold(module, node, cold):
            _check_caches(module, node)
            _check_stars(module, node)


def _is_cold(module: Module, node: ast.FunctionDef, cold: Sequence[str]) -> bool:
    return any(fnmatchcase(f"{module.name}.{node.name}", pattern) for pattern in cold)


def _check_class(program: Program, module: Module, node: ast.ClassDef) -> None:
    kind = program.classes.get(f"{module.name}.{node.name}")
    if kind is None or not kind.is_native:
        return
    for line in node.body:
        decorators = line.decorator_list if isinstance(line, ast.FunctionDef) else []
        if "functools.cached_property" in map(module.full_name, decorators):
            raise module.refusal(line, "a cached_property would be worked out anew each time")
    for child in kind.children:
        if not child.is_native and not kind.open:
            why = f"{child.name} stays interpreted, but {kind.name} is compiled"
            raise child.module.refusal(child.node, why)


def _check_caches(module: Module, node: ast.FunctionDef) -> None:
    if CACHES & {module.full_name(called(decorator)) for decorator in node.decorator_list}:
        raise module.refusal(node, f"a cache ({node.name}) costs more than it saves once compiled")


def _check_stars(module: Module, function: ast.FunctionDef) -> None:
    """Arguments in a star are packed and unpacked at each call; those of pushes are rewritten."""
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or _is_push(node):
            continue
        if any(isinstance(given, ast.Starred) for given in node.args):
            raise module.refusal(node, f"a call with a star ({ast.unparse(node.func)})")


def _is_push(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr == "push"
