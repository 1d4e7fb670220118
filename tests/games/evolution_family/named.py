"""Everything of Evolution, family version, that has a name."""

from __future__ import annotations

from mesozoic.games.evolution_family.eras import ERAS, GROUNDS, SIGNS, Sign
from mesozoic.games.evolution_family.thunder import THUNDERBOLTS

# The parts of a turn, as the pages show them.
PHASES = ("reveal", "card", "contest", "step", "cone")
# What is named and described.
DESCRIBED = {
    *(f"phase-{phase}" for phase in PHASES),
    "card-eruption",
    "card-thunderbolt",
    *(f"bolt-{bolt}" for bolt in THUNDERBOLTS),
    *(f"ground-{ground}" for ground in GROUNDS),
    *(f"sign-{sign}" for sign in SIGNS if sign != Sign.NONE.slug),
}
# What is only named.
NAMED = {
    *(f"animal-{animal}" for animal in range(6)),
    *(f"era-{era}" for era in ERAS),
    *(f"hand-{tokens}" for tokens in range(11)),
    "shown-hand",
}
# The forms that names of a kind have.
FORMS = {
    "animal": {"a", "of", "the", "to"},
    "card": {"a", "some", "the"},
    "era": {"a", "the"},
    "ground": {"a"},
    "hand": {"a"},
    "sign": {"a"},
    "species": {"a", "of", "the", "to"},
}
