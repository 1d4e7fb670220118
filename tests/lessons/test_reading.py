"""What is wrong with a lesson is said with its name and its step."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import Refused
from mesozoic.lessons.checking import misfits
from mesozoic.lessons.reading import LessonError, find_lesson, read_lesson

GAME = "evo-2001"
STEP = '[[step]]\nlook = "aim"\nat = ["board"]\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("players = ", "Invalid value"),
        (f"players = true\n{STEP}", "players should be a number"),
        (f"players = 3\nseat = 3\n{STEP}", "nobody sits on seat 3"),
        (f"players = 3\ncolour = 1\n{STEP}", "'colour' is none of"),
        (f"players = 3\noptions = 1\n{STEP}", "options should be a table"),
        (f'players = 3\nfirst = ["5: stop"]\n{STEP}', "nobody sits on seat '5'"),
        ("players = 3", "it has no [[step]]"),
        ('players = 3\n[[step]]\nat = ["board"]', "it needs one of look, do, see"),
        ('players = 3\n[[step]]\nlook = "Aim!"', "'Aim!' is no name of a sentence"),
        (f"players = 3\n{STEP}{STEP}", "another step is called 'aim'"),
        ('players = 3\n[[step]]\nlook = "a"\nat = ["Board"]', "'Board' is no name of a thing"),
        ('players = 3\n[[step]]\nlook = "a"\nat = "board"', "at should be a list of texts"),
        ('players = 3\n[[step]]\ndo = "a"', "what is done has acts, and nothing else has"),
        ('players = 3\n[[step]]\nlook = "a"\nacts = ["stop"]', "what is done has acts"),
        ('players = 3\n[[step]]\ndo = "a"\nacts = ["walk *"]', "is no pattern"),
    ],
)
def test_what_is_no_lesson_is_refused(text: str, problem: str) -> None:
    with pytest.raises(LessonError) as refused:
        read_lesson(GAME, "broken", text)
    assert problem in str(refused.value.about["problem"])
    assert refused.value.about["lesson"] == "evo-2001/broken"


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="lesson-unknown"):
        find_lesson(GAME, "second")


def test_what_no_longer_fits_is_named_with_its_step() -> None:
    lesson = read_lesson(
        GAME,
        "broken",
        'players = 3\nfirst = ["beach 0", "beach 13", "beach 39"]\n[[step]]\nlook = "aim"\n'
        'then = ["card no-such-card"]\n[[step]]\ndo = "walk"\nacts = ["walk 0-41"]',
    )
    assert [found.partition(" is not among: ")[0] for found in misfits(lesson)] == [
        "evo-2001/broken, step 'aim': luck 'card no-such-card'"
    ]


def test_every_way_that_a_lesson_leaves_open_is_played() -> None:
    first = find_lesson(GAME, "first")
    text = (
        "players = 3\nfirst = "
        + str([act for _, act in first.first] + ["lot 0", "lot 1", "roll 4"])
        + '\n[[step]]\ndo = "walk"\nacts = ["walk 13-14", "walk 13-*"]\nthen = ["1: walk 0-4"]'
        + '\n[[step]]\nsee = "late"\nthen = ["2: walk 39-38"]'
        + '\n[[step]]\ndo = "newborn"\nacts = ["newborn 15"]'
    )
    found = list(misfits(read_lesson(GAME, "broken", text)))
    assert len(found) == 2
    assert all("step 'newborn': seat 0 'newborn 15' is not among" in each for each in found)
