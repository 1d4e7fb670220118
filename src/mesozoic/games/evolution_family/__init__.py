"""Evolution, family version. Each file is a part of its rulebook."""

from __future__ import annotations

from mesozoic.games.evolution_family.game import EvolutionFamily

GAME = EvolutionFamily()
