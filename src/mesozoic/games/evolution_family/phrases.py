"""How this game puts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mesozoic.core.phrases import Name, Phrase, Phrases
from mesozoic.core.values import Value
from mesozoic.games.evolution_family.eras import ERAS, GROUNDS, SIGNS, Ground
from mesozoic.games.evolution_family.events import HandsOpened


class FamilyPhrases(Phrases):
    def about(self, value: Value, moment: Any = None) -> Mapping[str, object]:
        """What each animal's hand shows; an empty one is left out."""
        if not isinstance(value, HandsOpened):
            return {}
        hands = enumerate(value.guesses)
        shown = ({"animal": animal, "tokens": tokens} for animal, tokens in hands if tokens)
        return {"guesses": tuple(Phrase("shown-hand", hand) for hand in shown)}

    def name(self, kind: str, slug: str) -> Name | None:
        """A card is called by its era, `birds-rock-cave-rock`, with what it shows but rocks."""
        era, *things = slug.split("-")
        if kind != "card" or era not in ERAS:
            return None
        kinds = {**dict.fromkeys(GROUNDS, "ground"), **dict.fromkeys(SIGNS, "sign")}
        del kinds[Ground.ROCK.slug]
        shown = ((kinds[thing], thing) for thing in dict.fromkeys(things) if thing in kinds)
        return Name("era", era, tuple(shown))

    def owner(self, kind: str, number: int, players: int) -> int | None:
        """Of two players, each has every other animal (EF-6.2)."""
        return number % players if kind == "animal" else super().owner(kind, number, players)
