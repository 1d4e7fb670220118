"""What the lowering cannot do well, and says so instead of doing it badly."""

from __future__ import annotations

import ast
from collections.abc import Collection

from tools.lowering.program import Module, Program, called, name_of

CACHES = {"functools.cache", "functools.lru_cache"}


def check(program: Program, module: Module, cold: Collection[str]) -> None:
    """`cold` are the functions, by their full names, that run once a game at most."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef):
            _check_class(program, module, node)
        elif isinstance(node, ast.FunctionDef):
            _check_caches(module, node, cold)


def _check_class(program: Program, module: Module, node: ast.ClassDef) -> None:
    kind = program.classes.get(f"{module.name}.{node.name}")
    if kind is None or not kind.is_native:
        return
    for line in node.body:
        if isinstance(line, ast.FunctionDef):
            for decorator in line.decorator_list:
                if module.full_name(decorator) == "functools.cached_property":
                    raise module.refusal(
                        line, f"a cached_property ({line.name}) would be worked out anew"
                    )
    for child in kind.children:
        if not child.is_native and not kind.open:
            raise child.module.refusal(
                child.node, f"{child.name} stays interpreted, but {kind.name} is compiled"
            )


def _check_caches(module: Module, node: ast.FunctionDef, cold: Collection[str]) -> None:
    full_name = f"{module.name}.{node.name}"
    for decorator in node.decorator_list:
        if module.full_name(called(decorator)) in CACHES and full_name not in cold:
            raise module.refusal(
                node, f"a cache ({node.name}) costs more than it saves once compiled"
            )


def check_stars(module: Module, tree: ast.Module, cold: Collection[str]) -> None:
    """Arguments in a star are packed and unpacked at each call; pushes are rewritten by now."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and f"{module.name}.{function.name}" not in cold:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and any(
                    isinstance(given, ast.Starred) for given in node.args
                ):
                    raise module.refusal(node, f"{name_of(node.func) or 'a call'} with a star")
