"""Refusals are data, and travel between processes as they are."""

from __future__ import annotations

import pickle

import pytest

from mesozoic.core.errors import BadValue, IllegalAction, PackError, RecordError, Refused


@pytest.mark.parametrize("kind", [Refused, BadValue, IllegalAction, PackError, RecordError])
def test_a_refusal_comes_back_whole_from_a_pickle(kind: type[Refused]) -> None:
    refused = kind("pack-total", found=61, expected=62)
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is kind
    assert again.key == "pack-total"
    assert again.about == {"found": 61, "expected": 62}
    assert str(again) == str(refused) == "pack-total: found 61, expected 62"


def test_a_refusal_without_details_is_its_key() -> None:
    assert str(Refused("no-undo")) == "no-undo"


def test_a_refusal_is_a_value_error() -> None:
    assert issubclass(Refused, ValueError)
