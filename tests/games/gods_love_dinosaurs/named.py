"""Everything of Gods Love Dinosaurs that has a name."""

from __future__ import annotations

from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, DIRECTION_NAMES, TERRAINS

# What is named and described.
DESCRIBED = {
    *(f"animal-{animal}" for animal in ANIMALS),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
}
# What is only named.
NAMED = {f"direction-{direction}" for direction in DIRECTION_NAMES}
# The forms that names of a kind have.
FORMS = {
    "animal": {"a", "of", "some", "the"},
    "species": {"a", "of", "the", "to"},
    "terrain": {"a", "some"},
}
