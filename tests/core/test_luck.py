"""Verifiable luck: promised beforehand, exactly even, the same for ever."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from mesozoic.core.luck import SeededLuck

DIE = [(face, 1) for face in range(1, 7)]
KNOWN = [1, 4, 5, 5, 3, 1, 2, 5, 6, 3, 2, 2]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    luck = SeededLuck(b"\x00" * 32)
    known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert luck.commitment == known


def test_a_name_always_gives_the_same_luck_and_another_name_another() -> None:
    assert SeededLuck.named("1") == SeededLuck.named("1")
    assert SeededLuck.named("1").commitment != SeededLuck.named("2").commitment


def test_known_draws_never_change() -> None:
    luck = SeededLuck.named("known")
    assert [luck.draw(entry, DIE) for entry in range(12)] == KNOWN


def test_an_outcome_depends_on_its_entry_alone_not_on_the_order_of_asking() -> None:
    luck = SeededLuck.named("order")
    forwards = [luck.draw(entry, DIE) for entry in range(50)]
    backwards = [luck.draw(entry, DIE) for entry in reversed(range(50))]
    assert forwards == backwards[::-1]


def test_weights_are_kept_to() -> None:
    luck = SeededLuck.named("weights")
    drawn = Counter(luck.draw(entry, [("rare", 1), ("common", 9)]) for entry in range(4000))
    # Four standard deviations either way; the seed is fixed, so this never changes.
    assert 324 < drawn["rare"] < 476


def test_each_face_comes_up_about_as_often() -> None:
    luck = SeededLuck.named("faces")
    drawn = Counter(luck.draw(entry, DIE) for entry in range(6000))
    chi_squared = sum((drawn[face] - 1000) ** 2 / 1000 for face, _ in DIE)
    assert chi_squared < 15.1  # five degrees of freedom, one in a hundred


def number(seed: bytes, entry: int, attempt: int) -> int:
    """What docs/record.md says an entry's outcome is drawn from."""
    message = entry.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest(), "big")


def test_outcomes_are_what_the_documented_numbers_give() -> None:
    luck = SeededLuck.named("documented")
    for entry in range(30):
        assert luck.draw(entry, DIE) == number(luck.seed, entry, 0) % 6 + 1


def test_a_number_that_would_tilt_the_scales_is_drawn_again() -> None:
    """Just over half of all numbers are below this total: the others would fall unevenly."""
    total = 2**255 + 1
    luck = SeededLuck.named("tilt")
    attempts_needed = Counter[int]()
    for entry in range(60):
        attempt = next(n for n in range(99) if number(luck.seed, entry, n) < total)
        attempts_needed[attempt] += 1
        point = number(luck.seed, entry, attempt)
        # Weights such that the first outcome ends exactly at the expected point.
        assert (
            luck.draw(entry, [("below", point), ("here", 1), ("above", total - point - 1)])
            == "here"
        )
    assert attempts_needed[0] > 0
    assert attempts_needed[1] > 0
    assert attempts_needed[2] > 0
