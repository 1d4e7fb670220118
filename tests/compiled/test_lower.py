"""What is lowered does what was written."""

from __future__ import annotations

import copy
import dataclasses
import importlib.util
import pickle
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest

from mesozoic.core.state import State
from tests.compiled.samples import HEAD, NAME, lowered
from tools.lower import SUPPORT

Both = Callable[[str], tuple[ModuleType, ModuleType]]


def module_of(text: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType(NAME)
    monkeypatch.setitem(sys.modules, NAME, module)
    exec(compile(text, "sample.py", "exec"), module.__dict__)
    return module


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Both:
    """A sample as it was written, and as it was lowered; the latter is what is imported by name."""

    def make(source: str) -> tuple[ModuleType, ModuleType]:
        for name in ("native", "sealing"):
            spec = importlib.util.spec_from_file_location(
                f"mesozoic.core.{name}", SUPPORT / f"{name}.py"
            )
            assert spec is not None
            assert spec.loader is not None
            support = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(support)
            monkeypatch.setitem(sys.modules, f"mesozoic.core.{name}", support)
        written = module_of(HEAD + textwrap.dedent(source), monkeypatch)
        return written, module_of(lowered(tmp_path, source), monkeypatch)

    return make


WALK = """
@dataclass(frozen=True, slots=True)
class Walk(Action):
    \"\"\"A step.\"\"\"

    tag = "walk"
    text = "walk {origin}-{target}"
    origin: int
    target: int = 7
    note: str = field(default="", compare=False)
"""


def test_a_dataclass_stays_one(both: Both) -> None:
    for module in both(WALK):
        walk = module.Walk(3, target=4)
        assert [one.name for one in dataclasses.fields(walk)] == ["origin", "target", "note"]
        assert repr(walk) == "Walk(origin=3, target=4, note='')"
        assert walk == module.Walk(3, 4, "other") != module.Walk(3)
        assert hash(walk) == hash(module.Walk(3, 4, "other"))
        assert walk != "walk"
        assert dataclasses.replace(walk, origin=5) == module.Walk(5, 4)
        assert dataclasses.astuple(walk) == (3, 4, "")
        assert module.Walk.__match_args__ == ("origin", "target", "note")
        assert (walk.tag, module.Walk.text) == ("walk", "walk {origin}-{target}")
        assert get_type_hints(module.Walk)["origin"] is int
        assert copy.copy(walk) == walk
        assert module.Walk.__doc__ == "A step."


def test_a_lowered_value_is_pickled(both: Both) -> None:
    _, module = both(WALK)
    assert pickle.loads(pickle.dumps(module.Walk(1, 2))) == module.Walk(1, 2)


def test_patterns_find_what_they_found(both: Both) -> None:
    source = """
    class Colour(Kind):
        RED = 0
        BLUE = 1

    @dataclass(frozen=True, slots=True)
    class Point(Action):
        x: int
        y: int

    @dataclass(frozen=True, slots=True)
    class Line(Action):
        start: Point
        end: Point | None

    def told(thing: object) -> object:
        match thing:
            case Point(0, y):
                return ("axis", y)
            case Point(x, y) if x == y:
                return ("diagonal", x)
            case Point() as point:
                return point.x
            case Line(start=Point(x), end=None):
                return ("ray", x)
            case Line():
                return "line"
            case Colour.RED | 7:
                return "red or seven"
            case _:
                return "nothing"
    """
    for module in both(source):
        point, line = module.Point, module.Line
        things = [point(0, 4), point(3, 3), point(5, 6), line(point(8, 1), None)]
        things += [line(point(1, 1), point(2, 2)), module.Colour.RED, 7, module.Colour.BLUE, "x"]
        assert [module.told(thing) for thing in things] == [
            ("axis", 4),
            ("diagonal", 3),
            5,
            ("ray", 8),
            "line",
            "red or seven",
            "red or seven",
            "nothing",
            "nothing",
        ]


def test_moments_are_pushed_in_their_order_and_made_in_it(both: Both) -> None:
    source = """
    made: list[int] = []

    @dataclass(frozen=True, slots=True)
    class Do(Step[State]):
        tag = "do"
        number: int

        def run(self, state: State) -> None:
            state.push(do(9))

    def do(number: int) -> Do:
        made.append(number)
        return Do(number)

    def go(state: State) -> None:
        state.push(do(1), *(do(n) for n in range(2, 4) if n), *[do(4)], do(5))
        state.push(*(do(n) for n in (6, 7)))
        state.push()
    """
    for module in both(source):
        state: Any = State()
        state.begin(1)
        module.go(state)
        assert [moment.number for moment in state.stack] == [5, 4, 3, 2, 1, 7, 6]
        assert module.made == [1, 2, 3, 4, 5, 6, 7]


def test_what_is_replaced_in_a_base_is_a_copy_of_the_same_kind(both: Both) -> None:
    source = """
    @dataclass(frozen=True, slots=True)
    class Window(Choice[State]):
        moment: ClassVar[str]
        queue: tuple[Seat, ...]

        def next(self) -> Window:
            return replace(self, queue=self.queue[1:])

        def asks(self) -> str:
            return self.moment

        def seats(self, state: State) -> Sequence[Seat]:
            return self.queue[:1]

        def options(self, state: State, seat: Seat) -> Sequence[Action]:
            return ()

        def take(self, state: State, seat: Seat, action: Any) -> None:
            pass

    @dataclass(frozen=True, slots=True)
    class Barren(Window):
        tag = "barren"
        moment = "births"
        rule = "X-1"
        left: int = 1

    @dataclass(frozen=True, slots=True)
    class Early(Barren):
        moment = "early"

        def later(self) -> Early:
            return replace(self, left=self.left + 1)

    def twice(window: Early) -> Early:
        return replace(window, left=2 * window.left)
    """
    for module in both(source):
        seats = (0, 1)
        assert module.Barren(seats, 5).next() == module.Barren((1,), 5)
        early = module.Early(seats, 5).next()
        assert type(early) is module.Early
        assert (early.queue, early.left, early.asks()) == ((1,), 5, "early")
        assert early.later().left == 6
        assert module.twice(early).left == 10
        assert module.Barren(seats).asks() == "births"
        assert (module.Barren.rule, early.rule, early.phase) == ("X-1", "X-1", "")


def test_several_bases_become_one(both: Both) -> None:
    source = """
    C = TypeVar("C")

    class Herds(State):
        __slots__ = ()
        herds: list[int]

        def animals(self) -> int:
            return sum(self.herds)

        def reserve(self) -> int:
            return 10 - self.animals()

    class Hands(State, Generic[C]):
        __slots__ = ("hands",)
        hands: list[C]

        def animals(self) -> int:
            return -1

        def cards(self) -> list[C]:
            return self.hands

    class Both(Herds, Hands[int]):
        __slots__ = ("herds", "turn")
        turn: int

    @dataclass(frozen=True, slots=True)
    class Held(OneSeat[Both], Holding[Both]):
        tag = "held"
        seat: Seat
        effect: Moment[Both] = field(metadata=UNWRITTEN)

        def options(self, state: Both, seat: Seat) -> Sequence[Action]:
            return ()

        def take(self, state: Both, seat: Seat, action: Any) -> None:
            pass
    """
    for module in both(source):
        state = module.Both()
        state.begin(1)
        state.herds, state.hands, state.turn = [2, 3], [7], 4
        assert (state.animals(), state.reserve(), state.cards(), state.turn) == (5, 5, [7], 4)
        held = module.Held(1, module.Held(0, None))
        assert held.seats(state) == (1,)
        assert held.laid_out() == (held.effect, held)
        state.push(held)
        contents = state.contents()
        assert contents["stack"] == [held.effect, held]
        assert {*contents} == {"herds", "turn", "hands", "stack", "result", "rules"}
        twin = state.copy()
        assert twin == state
        twin.herds[0] = 1
        assert twin != state


def test_kinds_loops_bits_and_sums_come_out_the_same(both: Both) -> None:
    source = """
    class Gene(Kind):
        LEG = 0
        HORN = 1

    BITS: Final = (0.5, 2)
    GENES: Final = (Gene.LEG, Gene.HORN)

    def figures(mask: int) -> list[object]:
        gene = Gene.HORN
        return [
            mask.bit_count(),
            [gene.slug for gene in Gene],
            gene is Gene.HORN,
            [one for one in GENES if one is not Gene.LEG],
            sum(BITS[n] for n in range(2)),
            sum([0.25, 0.5]) - sum([n for n in (0.5, 0.5)]),
            isinstance(mask, int | str),
        ]
    """
    written, found = both(source)
    for mask in (0, 5, (1 << 70) - 1, -8):
        expected, figures = written.figures(mask), found.figures(mask)
        assert list(map(repr, figures)) == list(map(repr, expected))


def test_what_a_list_holds_is_found_by_a_member_and_changed_in_its_place(both: Both) -> None:
    source = """
    class Gene(Kind):
        LEG = 0
        HORN = 1

    @dataclass(frozen=True, slots=True)
    class Draw(Action):
        gene: Gene

    BY_GENE: Final = {Gene.LEG: "leg", Gene.HORN: "horn"}
    asked: list[int] = []

    def place(number: int) -> int:
        asked.append(number)
        return number

    class Bag(State):
        __slots__ = ("counts", "lists")
        counts: list[int]
        lists: list[list[int]]

        def lay(self, draw: Draw, gene: Gene) -> list[object]:
            self.counts = [3, 4]
            self.lists = [[1], [2]]
            kept = self.lists[0]
            self.counts[Gene.HORN] |= 8
            self.counts[draw.gene] -= 1
            self.counts[place(0)] <<= 2
            self.lists[0] += [7]
            more = [8]
            self.lists[0] += more
            piles = [[9] for _ in range(2)]
            pile = piles[1]
            piles[1] += more
            kept += pile
            for each in Gene:
                self.counts[each] += 1
            return [self.counts, kept, BY_GENE[Gene.HORN], BY_GENE[gene], self.counts[gene], asked]
    """
    for module in both(source):
        gene = module.Gene.HORN
        assert module.Bag().lay(module.Draw(gene), gene) == [
            [13, 12],
            [1, 7, 8, 9, 8],
            "horn",
            "horn",
            12,
            [0],
        ]


def test_sequences_are_read_as_they_were(both: Both) -> None:
    source = """
    def read(words: Sequence[str], others: Sequence[str]) -> list[object]:
        found: list[object] = []
        others = [*others, *words[1:]]
        for word in words:
            found.append(word)
        for _ in others:
            found.append(others[-1])
        return [*found, words[0], words[-1], words[:2], [word for word in words], others[0]]
    """
    written, found = both(source)
    for words in (["one", "two"], ("one", "two"), "ab", range(3)):
        assert found.read(words, ["x"]) == written.read(words, ["x"])


def test_what_is_only_known_to_be_a_moment_is_not_checked_when_it_is_read(tmp_path: Path) -> None:
    source = """
    class Held(State):
        __slots__ = ("acts", "kept", "seats")
        kept: list[tuple[Moment[Any], int]]
        seats: tuple[OneSeat[Any], ...]
        acts: Sequence[Action]
    """
    text = lowered(tmp_path, source)
    assert "kept: list[tuple[Any, int]]" in text
    assert "seats: tuple[OneSeat, ...]" in text, "its methods are called"
    assert "acts: Sequence[Any]" in text


def test_a_class_that_was_generic_can_still_be_called_so(both: Both) -> None:
    source = """
    T = TypeVar("T")

    class Box(Generic[T]):
        def __init__(self, thing: T) -> None:
            self.thing = thing

    class Inked(Box[str]):
        pass
    """
    for module in both(source):
        assert module.Inked("x").thing == module.Box[int]("x").thing == "x"


def test_sample_types(both: Both) -> None:
    """Members of a class keep the annotations that were written."""
    written, found = both(WALK)
    hints: list[dict[str, Any]] = [get_type_hints(module.Walk) for module in (written, found)]
    assert hints[0] == hints[1]
