"""What a stolen password costs whoever would read it."""

from argon2 import extract_parameters

from mesozoic.server.identity.passwords import HASHER, NOBODY

SERVED = HASHER
"""Before a test makes it cheaper."""


def price(kept: str) -> tuple[str, int, int, int]:
    said = extract_parameters(kept)
    return said.type.name, said.memory_cost, said.time_cost, said.parallelism


def test_a_password_is_kept_at_the_price_that_is_advised() -> None:
    """RFC 9106, second recommendation: three passes over 64 MB."""
    assert price(SERVED.hash("lizards"))[:3] == ("ID", 2**16, 3)


def test_a_wrong_name_costs_as_much_as_a_wrong_word() -> None:
    assert price(NOBODY) == price(SERVED.hash("lizards"))
