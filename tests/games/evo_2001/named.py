"""Everything of EVO (2001) that has a name."""

from __future__ import annotations

from mesozoic.games.evo_2001.cards import CARDS, CardMoment
from mesozoic.games.evo_2001.climate import CHART
from mesozoic.games.evo_2001.genes import GENES
from mesozoic.islands.climate import Temperature

PHASES = ("initiative", "climate", "movement", "births", "survival", "evolution")
# What is named and described.
DESCRIBED = {
    *(f"card-{card}" for card in CARDS),
    *(f"gene-{gene}" for gene in GENES),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"temperature-{temperature.name.lower()}" for temperature in Temperature),
}
# What is only named.
NAMED = {
    *(f"card-{card}-when" for card in CARDS),
    *(f"terrain-{terrain.name.lower()}" for terrain in CHART),
    *(f"when-{moment.name.lower().replace('_', '-')}" for moment in CardMoment),
}
# The forms that names of a kind have.
FORMS = {"species": {"a", "of", "the", "to"}, "gene": {"a", "some"}, "terrain": {"the"}}
