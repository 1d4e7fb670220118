"""Everything of EVO (2011) that has a name."""

from __future__ import annotations

from mesozoic.games.evo_2011.cards import CARDS
from mesozoic.games.evo_2011.die import FACES
from mesozoic.games.evo_2011.genes import GENES
from mesozoic.games.evo_2011.terrain import Terrain
from mesozoic.games.evo_2011.tokens import TOKENS
from mesozoic.islands.climate import Temperature

PHASES = ("climate", "mutations", "initiative", "movement", "births", "survival")
# What is named and described.
DESCRIBED = {
    *(f"card-{card}" for card in CARDS),
    *(f"face-{face}" for face in FACES),
    *(f"gene-{gene}" for gene in GENES),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"temperature-{temperature.name.lower()}" for temperature in Temperature),
    *(f"token-{token}" for token in TOKENS),
}
# What is only named.
NAMED = {
    *(f"card-{card}-when" for card in CARDS),
    *(f"terrain-{terrain.slug}" for terrain in Terrain),
}
# The forms that names of a kind have.
FORMS = {"species": {"a", "of", "the", "to"}, "gene": {"a", "some"}, "terrain": {"the"}}
