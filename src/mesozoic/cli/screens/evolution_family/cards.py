"""Era cards in words."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from mesozoic.cli.screens.island.palette import SOFT
from mesozoic.games.evolution_family.board import Board, CardFace
from mesozoic.words.catalogue import Catalogue


def describe(face: CardFace, words: Catalogue) -> Text:
    """A card's era, its places from left to right, its sign, and what that makes it."""
    places = [words.say(f"ground-{place}").lower() for place in face.places]
    text = Text.assemble(
        (words.say(f"era-{face.era}"), Style(bold=True)), f"  {' | '.join(places)}"
    )
    if face.sign != "none":
        text.append(f"  {words.say(f'sign-{face.sign}').lower()}")
    if face.premium:
        text.append(f"  {words.say('cli-premium')}", SOFT)
    if face.unstable:
        text.append(f"  {words.say('cli-unstable')}", SOFT)
    return text


def name(board: Board, card: str, words: Catalogue) -> str:
    """What an evolution card is called: by its era, or as the action card it is."""
    face = board.cards.get(card)
    return words.say(f"era-{face.era}" if face else f"card-{card}")
