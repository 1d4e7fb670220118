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
    "alternatives that give names": (
        """
        @dataclass(frozen=True)
        class Walk:
            target: int

        def worth(act: object) -> int:
            match act:
                case Walk(target) | Walk(target=target):
                    return target
            return 0
        """,
        8,
    ),
    "a part is called act": (
        """
        @dataclass(frozen=True)
        class Walk:
            act: int
            target: int

        def worth(act: object) -> int:
            match act:
                case Walk(act=act, target=target):
                    return act + target
            return 0
        """,
        9,
    ),
    "a dataclass with order=True": (
        """
        @dataclass(frozen=True, order=True)
        class Walk:
            target: int
        """,
        2,
    ),
    "a dataclass with kw_only=True": (
        """
        @dataclass(frozen=True, kw_only=True)
        class Walk:
            target: int
        """,
        2,
    ),
    "a dataclass with frozen=STRICT": (
        """
        STRICT = True

        @dataclass(frozen=STRICT)
        class Walk:
            target: int
        """,
        4,
    ),
    "a field with init": (
        """
        @dataclass(frozen=True)
        class Walk:
            origin: int
            target: int = field(init=False, default=7)
        """,
        5,
    ),
    "replace of walk, which is bound anew": (
        """
        @dataclass(frozen=True)
        class Walk:
            target: int

        @dataclass(frozen=True)
        class Swim:
            target: int

        def turned(walk: Walk, swims: list[Swim]) -> list[Swim]:
            return [replace(walk, target=1) for walk in swims]
        """,
        11,
    ),
    r"a call with a star \(self.state.push\)": (
        """
        class Game:
            def __init__(self, state: Any) -> None:
                self.state = state

            def go(self, first: Any, rest: tuple[Any, ...]) -> None:
                self.state.push(first, *rest)
        """,
        7,
    ),
    r"a call with a star \(dict\)": (
        """
        def worth(words: dict[str, int]) -> int:
            return len(dict(**words))
        """,
        3,
    ),
    r"a call with a star \(max\)": (
        """
        largest = lambda numbers: max(*numbers)
        """,
        2,
    ),
    r"a cache \(worth\) costs more": (
        """
        def _worth(seat: int) -> int:
            return seat

        worth = lru_cache(maxsize=8)(_worth)
        """,
        5,
    ),
    "_ is read": (
        """
        def doubled(numbers: list[int]) -> list[int]:
            return [2 * _ for _ in numbers]
        """,
        3,
    ),
    "a sum that may be of floats": (
        """
        def mean(numbers: list[int]) -> Any:
            return sum(number / len(numbers) for number in numbers)
        """,
        3,
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


def test_a_sum_of_what_another_module_calls_a_float_is_refused(tmp_path: Path) -> None:
    source = """
    from mesozoic.other import share

    def whole(seats: list[int]) -> Any:
        return sum(share(seat) for seat in seats)
    """
    other = "def share(seat: int) -> float:\n    return seat / 2\n"
    with pytest.raises(Refusal, match="a sum that may be of floats"):
        lowered(tmp_path, source, other=other)
    source = """
    @dataclass(frozen=True)
    class Look:
        share: Any

    def whole(looks: list[Any]) -> Any:
        return sum(look.worth for look in looks)
    """
    other = "class Look:\n    worth: float\n"
    with pytest.raises(Refusal, match="a sum that may be of floats"):
        lowered(tmp_path / "attribute", source, other=other)


def test_a_sum_of_ints_stays_one(tmp_path: Path) -> None:
    source = """
    from mesozoic.other import share

    def whole(seats: list[int]) -> Any:
        return sum(share(seat) for seat in seats)
    """
    ints = "def share(seat: int) -> int:\n    return seat * 2\n"
    assert "sum(" in lowered(tmp_path, source, other=ints)


def test_a_name_that_is_something_else_where_it_is_inherited_from_is_refused(
    tmp_path: Path,
) -> None:
    source = """
    from mesozoic.other import Counted, Named

    def limit() -> int:
        return 2

    class Both(Named, Counted):
        __slots__ = ()
    """
    other = """
def limit() -> int:
    return 1

class Named:
    __slots__ = ()

class Counted:
    __slots__ = ()

    def most(self) -> int:
        return limit()
"""
    with pytest.raises(Refusal) as refusal:
        lowered(tmp_path, source, other=other)
    said = "limit is mesozoic.other.limit where it is inherited from, here mesozoic.sample.limit"
    assert said in str(refusal.value)
