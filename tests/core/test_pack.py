"""A pack: named texts, a digest, and refusals that name file and line."""

from __future__ import annotations

import pytest

from mesozoic.core.errors import PackError
from mesozoic.core.pack import Pack

PACK = Pack("mine", {"genes.toml": "# the bag\n[bag]\ntail = 6\n", "islands/a.txt": "*"})


def test_texts_are_found_by_name() -> None:
    assert PACK.text("islands/a.txt") == "*"
    assert PACK.toml("genes.toml") == {"bag": {"tail": 6}}


def test_a_missing_file_is_named() -> None:
    with pytest.raises(PackError) as refused:
        PACK.text("track.toml")
    assert refused.value.key == "pack-file-missing"
    assert refused.value.about == {"file": "track.toml"}


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(PackError) as refused:
        Pack("bad", {"a.toml": "= ="}).toml("a.toml")
    assert refused.value.key == "pack-not-toml"
    assert refused.value.about["file"] == "a.toml"


def test_a_refusal_names_the_line_of_its_key() -> None:
    with pytest.raises(PackError) as refused:
        PACK.refuse("genes.toml", "tail", "pack-count", found="x")
    assert refused.value.about == {"file": "genes.toml", "line": 3, "found": "x"}


def test_a_key_that_is_not_set_is_looked_for_on_the_first_line() -> None:
    assert PACK.line_of("genes.toml", "horn") == 1


def test_packs_with_the_same_texts_share_a_digest() -> None:
    same = Pack("another name", dict(reversed(list(PACK.files.items()))))
    other = Pack("mine", {**PACK.files, "islands/a.txt": "b"})
    assert same.digest == PACK.digest != other.digest


@pytest.mark.parametrize(
    "text", ["last = " + "9" * 5000, "a = " + "[" * 3000 + "]" * 3000], ids=["long", "deep"]
)
def test_toml_beyond_measure_is_refused(text: str) -> None:
    with pytest.raises(PackError) as refused:
        Pack("bad", {"a.toml": text}).toml("a.toml")
    assert refused.value.key == "pack-toml-excess"
    assert refused.value.about == {"file": "a.toml"}


def test_a_problem_of_toml_can_be_printed() -> None:
    with pytest.raises(PackError) as refused:
        Pack("bad", {"a.toml": "a = \x1b[2J"}).toml("a.toml")
    assert str(refused.value.about["problem"]).isprintable()
