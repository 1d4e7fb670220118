"""A pack marked as printed: what the rules need is held to, our own totals only warn."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack
from mesozoic.files.packs import standard_pack
from mesozoic.games import find_game, game_ids
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import refusal


class Change(NamedTuple):
    game: str
    file: str
    old: str
    new: str
    key: str
    times: int = 1

    def pack(self, about: str | None = None) -> Pack:
        texts = dict(standard_pack(self.game).files)
        lines = [line for line in texts[self.file].splitlines() if not line.startswith("#")]
        text = "\n".join(lines)
        assert self.old in text
        texts[self.file] = text.replace(self.old, self.new, self.times)
        return Pack("mine", texts if about is None else {**texts, "pack.toml": about})


PRINTED = "printed = true\n"
E1, E2, GD, EF = "evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family"

# What the specifications mark [C], changed.
OURS = {
    "E1-0.6 shares": Change(E1, "islands/large.txt", " h", " m", "pack-colour-share", -1),
    "E2-0.5 leaps": Change(E2, "wheel.toml", '"desert", "forest"', '"desert"', "pack-wheel-leap"),
    "E2-0.6 faces": Change(E2, "die.toml", "more = 2", "more = 3", "pack-total"),
    "E2-0.8 shares": Change(E2, "boards/2.txt", "^", "d", "pack-colour-share", -1),
    "GD-0.3 letters": Change(GD, "tiles.txt", "A 2+", "A 3+", "pack-tile-count"),
    "GD-0.3 terrains": Change(GD, "tiles.txt", "wild:frog ", "lake:frog ", "pack-terrain-total"),
    "GD-0.2 homes": Change(GD, "start.toml", "lake:frog", "field:frog", "pack-animal-astray"),
    "EF-0.4 totals": Change(EF, "eras.txt", "marsh", "rock", "pack-era-total"),
    "EF-0.4 lanes": Change(
        EF, "eras.txt", "volcano  rock   rock", "volcano  rock   sea", "pack-era-outer"
    ),
    "EF-0.5 bolts": Change(EF, "decks.toml", "flood = 1", "flood = 3", "pack-total"),
}
# What they mark [R], and what the rules could not be played without.
NEEDED = {
    "E1-0.2 genes": Change(E1, "genes.toml", "tail = 6", "tail = 7", "pack-total"),
    "E1-0.3 cards": Change(E1, "events.toml", "copies = 2", "copies = 3", "pack-total"),
    "E2-0.2 genes": Change(E2, "genes.toml", "vial = 6", "vial = 5", "pack-total"),
    "E2-0.4 tokens": Change(E2, "tokens.toml", "still = 2", "still = 3", "pack-total"),
    "E2-0.7 cards": Change(E2, "events.toml", "geysers = 3", "geysers = 4", "pack-total"),
    "GD-0.3 tiles": Change(GD, "tiles.txt", "A 2+", "#", "pack-tiles"),
    "EF-0.1 eras": Change(EF, "eras.txt", "algae", "fish", "pack-era-total"),
    "EF-0.1 action cards": Change(EF, "decks.toml", "eruption = 8", "eruption = 7", "pack-total"),
}


@pytest.mark.parametrize("change", OURS.values(), ids=OURS)
def test_what_only_our_reconstruction_wants_is_a_warning(change: Change) -> None:
    game = find_game(change.game)
    with pytest.raises(PackError) as refused:
        game.components(change.pack())
    assert refused.value.key == change.key
    pack = change.pack(PRINTED)
    game.components(pack)
    assert change.key in {unmet.key for unmet in pack.wishes.unmet}
    for unmet in pack.wishes.unmet:
        said = {refusal(catalogue(language, change.game), unmet) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(str(unmet.about["file"]) in text for text in said)


@pytest.mark.parametrize("change", NEEDED.values(), ids=NEEDED)
@pytest.mark.parametrize("about", [None, PRINTED])
def test_what_the_rules_need_is_held_to(change: Change, about: str | None) -> None:
    if change.key == "pack-tiles" and about is None:
        return  # our own count of each letter and mark is broken before
    with pytest.raises(PackError) as refused:
        find_game(change.game).components(change.pack(about))
    assert refused.value.key == change.key


@pytest.mark.parametrize("game", game_ids())
def test_our_own_pack_wants_nothing_marked_or_not(game: str) -> None:
    texts = standard_pack(game).files
    for about in ({}, {"pack.toml": PRINTED}, {"pack.toml": "printed = false\n"}):
        pack = Pack("mine", {**texts, **about})
        find_game(game).components(pack)
        assert pack.wishes.unmet == []


@pytest.mark.parametrize("about", ["printed = 1", 'printed = "yes"', "copied = true", "printed ="])
def test_a_mark_that_is_none_is_refused_with_its_file(about: str) -> None:
    pack = Pack("mine", {**standard_pack(GD).files, "pack.toml": about})
    with pytest.raises(PackError) as refused:
        find_game(GD).components(pack)
    assert refused.value.about["file"] == "pack.toml"
