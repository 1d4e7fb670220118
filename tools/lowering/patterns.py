"""`match` on classes and values becomes a chain of `isinstance` and comparisons."""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass, field

from tools.lowering.program import Module, Program


@dataclass
class Found:
    """What a pattern asks of a subject, and the names that it gives to parts of it."""

    tests: list[ast.expr] = field(default_factory=list)
    names: dict[str, ast.expr] = field(default_factory=dict)


class Matches(ast.NodeTransformer):
    def __init__(self, program: Program, module: Module) -> None:
        self.program = program
        self.module = module

    def visit_Match(self, node: ast.Match) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if not isinstance(node.subject, ast.Name):
            raise self.module.refusal(node, "match wants a plain name as its subject")
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            found = self._read(case.pattern, node.subject)
            if found.names.get(node.subject.id, node.subject) is not node.subject:
                why = f"a part is called {node.subject.id}, as what it is a part of"
                raise self.module.refusal(case.pattern, why)
            names = _Named(found.names)
            tests = [*found.tests, *([names.visit(case.guard)] if case.guard else [])]
            given: list[ast.stmt] = [
                ast.Assign([ast.Name(name, ast.Store())], copy.deepcopy(value))
                for name, value in found.names.items()
            ]
            body = [*given, *case.body]
            if tests:
                test = tests[0] if len(tests) == 1 else ast.BoolOp(ast.And(), tests)
                chain = [ast.If(test, body, chain)]
            else:
                chain = body
        return chain

    def _read(self, pattern: ast.pattern, subject: ast.expr) -> Found:
        match pattern:
            case ast.MatchAs(pattern=None, name=None):
                return Found()
            case ast.MatchAs(pattern=None, name=str(name)):
                return Found([], {name: subject})
            case ast.MatchAs(pattern=ast.pattern() as inner, name=str(name)):
                found = self._read(inner, subject)
                return Found(found.tests, {**found.names, name: subject})
            case ast.MatchValue(value=value):
                return Found([ast.Compare(copy.deepcopy(subject), [ast.Eq()], [value])])
            case ast.MatchSingleton(value=value):
                same = ast.Compare(copy.deepcopy(subject), [ast.Is()], [ast.Constant(value)])
                return Found([same])
            case ast.MatchOr(patterns=patterns):
                return self._any(pattern, patterns, subject)
            case ast.MatchClass():
                return self._class(pattern, subject)
            case _:
                raise self.module.refusal(
                    pattern, "a pattern that is neither a class, a value nor a name"
                )

    def _any(self, whole: ast.pattern, patterns: list[ast.pattern], subject: ast.expr) -> Found:
        each = [self._read(pattern, subject) for pattern in patterns]
        if any(found.names or len(found.tests) != 1 for found in each):
            raise self.module.refusal(whole, "alternatives that give names or look into parts")
        return Found([ast.BoolOp(ast.Or(), [found.tests[0] for found in each])])

    def _class(self, pattern: ast.MatchClass, subject: ast.expr) -> Found:
        is_one = ast.Call(
            ast.Name("isinstance", ast.Load()), [copy.deepcopy(subject), pattern.cls], []
        )
        found = Found([is_one])
        attributes = [*self._positional(pattern), *pattern.kwd_attrs]
        for name, part in zip(attributes, [*pattern.patterns, *pattern.kwd_patterns], strict=True):
            inner = self._read(part, ast.Attribute(copy.deepcopy(subject), name, ast.Load()))
            found.tests += inner.tests
            found.names |= inner.names
        return found

    def _positional(self, pattern: ast.MatchClass) -> list[str]:
        if not pattern.patterns:
            return []
        kind = self.program.class_of(self.module, pattern.cls)
        if kind is None or not kind.is_dataclass:
            raise self.module.refusal(pattern, "parts by position of what is no dataclass of ours")
        return list(kind.fields)[: len(pattern.patterns)]


class _Named(ast.NodeTransformer):
    """What a guard calls by a name is the part that the name was given to."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.names.get(node.id, node))
