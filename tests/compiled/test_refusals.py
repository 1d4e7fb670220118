"""What cannot be lowered well is refused, by file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiled.samples import HEAD_LINES, lowered
from tools.lowering.program import Refusal

REFUSED = {
    "a cached_property": (
        """
        class Look:
            @cached_property
            def worth(self) -> int:
                return 1
        """,
        4,
    ),
    "a cache": (
        """
        @lru_cache(maxsize=8)
        def worth(seat: int) -> int:
            return seat
        """,
        3,
    ),
    "with a star": (
        """
        def worth(seats: tuple[int, ...]) -> int:
            return max(*seats)
        """,
        3,
    ),
    "a pattern that is neither": (
        """
        def worth(seats: object) -> int:
            match seats:
                case [first, *_]:
                    return 1
            return 0
        """,
        4,
    ),
    "wants a plain name": (
        """
        def worth(seats: list[int]) -> int:
            match seats[0]:
                case 1:
                    return 1
            return 0
        """,
        3,
    ),
    "default_factory": (
        """
        @dataclass(frozen=True)
        class Look:
            seats: dict[int, int] = field(default_factory=dict)
        """,
        4,
    ),
    "by position of what is no dataclass": (
        """
        class Pair(NamedTuple):
            left: int

        def worth(pair: object) -> int:
            match pair:
                case Pair(left):
                    return left
            return 0
        """,
        7,
    ),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_cannot_be_done_well_is_refused(why: str, tmp_path: Path) -> None:
    source, line = REFUSED[why]
    with pytest.raises(Refusal, match=why) as refusal:
        lowered(tmp_path, source)
    assert f"sample.py:{HEAD_LINES + line}: " in str(refusal.value)


def test_a_plain_class_below_a_compiled_one_is_refused(tmp_path: Path) -> None:
    source = """
    class Base:
        def __init__(self) -> None:
            self.seat = 0

    class Odd(Base, dict[str, int]):
        pass
    """
    with pytest.raises(Refusal, match="Odd stays interpreted, but Base is compiled"):
        lowered(tmp_path, source)
