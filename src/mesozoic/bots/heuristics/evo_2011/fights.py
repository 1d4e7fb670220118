"""Weighing attacks (E2-5.2) and killer babies (E2-8.6)."""

from __future__ import annotations

from mesozoic.bots.heuristics.evo_2011.outlook import Outlook, spite
from mesozoic.games.evo_2011.die import KILLING_FACES
from mesozoic.games.evo_2011.fight import hideouts, winning_faces
from mesozoic.games.evo_2011.genes import Gene


class Fights:
    """What attacks are worth to a species, each rival looked at once."""

    __slots__ = ("_rivals", "frenzy", "look", "spite")

    def __init__(self, look: Outlook, frenzy: int = 0) -> None:
        self.look = look
        self.frenzy = frenzy
        self.spite = spite(look.state)
        self._rivals: list[tuple[float, Outlook] | None] = [None] * look.state.world.players

    def gain(self, origin: int, target: int) -> float:
        """Lost, both stay: all that is risked is the point."""
        look = self.look
        chance, theirs = self._against(target)
        gain = look.worth_there(target, origin) - look.worth_here(origin)
        return chance * (gain + self._harm(theirs, target))

    def gain_of_baby(self, zone: int) -> float:
        """One of the two dies; horns do not count."""
        look = self.look
        _, theirs = self._against(zone)
        die = look.state.world.components.die
        chance = sum(die[face] for face in KILLING_FACES) / sum(die)
        return chance * (look.worth_there(zone) + self.spite * theirs.worth_here(zone))

    def _against(self, target: int) -> tuple[float, Outlook]:
        """The chance to win against whoever stands there, and their outlook."""
        state = self.look.state
        rival = state.owner(target)
        assert rival is not None
        found = self._rivals[rival]
        if found is None:
            faces = winning_faces(state, self.look.seat, rival, self.frenzy)
            chance = faces / sum(state.world.components.die)
            found = self._rivals[rival] = (chance, Outlook(state, rival, state.section))
        return found

    def _harm(self, theirs: Outlook, zone: int) -> float:
        """What it is worth that a rival's dinosaur loses its place."""
        state = self.look.state
        if state.species[theirs.seat].has(Gene.CHAMELEON_SKIN) and hideouts(state, zone):
            return 0.0
        return self.spite * theirs.worth_here(zone)
