"""`mesozoic rules`: a game's rules in our words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from mesozoic.cli.errors import FAILED
from mesozoic.cli.language import Language, words_in

if TYPE_CHECKING:
    from rich.console import Console

    from mesozoic.words.catalogue import Catalogue
    from mesozoic.words.rules import Rule, RulesBook


def rules(
    game: str,
    number: str | None = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="Only the rules that hold these words.")] = None,
    lang: Language = None,
) -> int:
    """The rules in our own words: all, one by its number such as E1-4.2, a chapter
    such as E1-4, those found, or a word on a thing such as horn and its rule."""
    from mesozoic.cli.playing.terminal import make_console
    from mesozoic.words.rules import rules as rules_book

    words_in(lang)
    words = words_in(lang, game)
    console = make_console()
    if search is None:
        show_rules(console, words, game, number)
        return 0
    found = rules_book(game, words.language).search(search)
    for rule in found:
        _show(console, words, rule)
    if not found:
        console.print(words.say("cli-rules-none", text=search))
    return 0 if found else FAILED


def show_rules(console: Console, words: Catalogue, game: str, number: str | None) -> None:
    """One rule, those of a chapter, a word on a thing with its rule, or all of them."""
    from rich.markdown import Markdown

    from mesozoic.words.rules import rules as rules_book
    from mesozoic.words.things import find_words

    book = rules_book(game, words.language)
    if number is not None:
        named = find_words(words, game, number)
        for word in named:
            console.print(f"{word.name}: {word.text}" if word.text else word.name)
        asked = dict.fromkeys(word.rule for word in named) or (number,)
        for rule in (rule for one in asked for rule in _under(book, one)):
            _show(console, words, rule)
        return
    console.print(Markdown(f"# {book.title}\n\n{book.introduction}"))
    for chapter in book.chapters:
        console.print(Markdown(f"## {chapter.title}"))
        for rule in chapter.rules:
            _show(console, words, rule)


def _under(book: RulesBook, number: str) -> Sequence[Rule]:
    """The rule of this number; or where it is the beginning of several, these."""
    wanted = number.strip().upper()
    begin = (f"{wanted}.", f"{wanted}-")
    return [rule for rule in book if rule.number.upper().startswith(begin)] or [book.find(number)]


def _show(console: Console, words: Catalogue, rule: Rule) -> None:
    from rich.markdown import Markdown

    marks = ", ".join(words.say(f"cli-rules-{mark}") for mark in rule.marks)
    console.print()
    console.print(f"{rule.number}  {rule.title}", style="bold")
    if marks:
        console.print(f"({marks})", style="dim")
    console.print(Markdown(rule.text))
