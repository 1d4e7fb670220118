"""Weighing attacks (E1-4.2)."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2001.outlook import Outlook, spite
from mesozoic.games.evo_2001.movement import highest_winning_face, horns_ahead


class Fights:
    """What attacks are worth to a species, each rival looked at once."""

    __slots__ = ("_rivals", "look", "rage")

    def __init__(self, look: Outlook, rage: int) -> None:
        self.look = look
        self.rage = rage
        self._rivals: list[tuple[float, float, Outlook] | None] = [None] * len(look.state.herds)

    def gain(self, origin: int, target: int) -> float:
        """Win or lose, the place one came from is left; a doomed dinosaur risks nothing."""
        chance, spite, theirs = self._against(target)
        harm = spite * theirs.worth_here(target)
        won = self.look.worth_there(target, origin) + harm
        return chance * won - self.look.worth_here(origin)

    def _against(self, target: int) -> tuple[float, float, Outlook]:
        """The chance to win against whoever stands there, what its loss is worth, its outlook."""
        state, seat = self.look.state, self.look.seat
        rival = state.owner(target)
        assert rival is not None
        found = self._rivals[rival]
        if found is None:
            chance = highest_winning_face(horns_ahead(state, seat, self.rage, rival)) / 6
            theirs = Outlook(state, rival, state.climate)
            found = self._rivals[rival] = (chance, spite(state, seat, rival), theirs)
        return found
