"""The combat die (E2-0.6): five kinds of face."""

from __future__ import annotations

from typing import Annotated, Final

from mesozoic.core.kinds import Kind, Names


class Face(Kind):
    """What the attacker needs to win."""

    FAILED = 0
    WON = 1
    AS_MANY = 2
    """At least as many horns as the defender."""
    MORE = 3
    TWO_MORE = 4

    def wins(self, ahead: int) -> bool:
        """Whether this face wins for an attacker who is so many horns ahead."""
        if self is Face.AS_MANY:
            return ahead >= 0
        if self is Face.MORE:
            return ahead >= 1
        if self is Face.TWO_MORE:
            return ahead >= 2
        return self is Face.WON


FACES: Final = {face.slug: face for face in Face}
FaceSlug = Annotated[str, Names("face", FACES)]
# E2-8.6: the faces on which a killer baby kills; on the others it dies.
KILLING_FACES: Final = frozenset({Face.WON, Face.AS_MANY, Face.MORE})
