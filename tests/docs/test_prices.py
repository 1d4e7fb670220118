"""What docs/protocol.md says that asking costs is what it costs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mesozoic.server import paying
from mesozoic.server.limits import Limits
from mesozoic.server.messages import Act, AskLog, Hello, Resync

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
TEXT = " ".join(PAGE.split())
PRICES = {
    "a hello costs": paying.MESSAGES[Hello],
    "a situation": paying.MESSAGES[Resync],
    "an act": paying.MESSAGES[Act],
    "a page of the log": paying.MESSAGES[AskLog],
    "a table": paying.ROW,
    "a list of tables": paying.LIST,
    "a change": paying.CHANGE,
    "a record": paying.RECORD,
    "a film": paying.FILM,
    "a password": paying.PASSWORD,
    "a file of the pages": paying.FILE,
    "at the door,": paying.LITTLE,
}


def prices() -> str:
    found = re.search(r"together \((a hello costs .*?)\)", TEXT)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("what", PRICES)
def test_a_price_is_the_code_s(what: str) -> None:
    found = re.search(rf"{what} (\d+)", prices())
    assert found is not None
    assert int(found[1]) == PRICES[what]


def test_no_price_is_left_out() -> None:
    charged = {paying.FILE, paying.LITTLE, paying.ROW, paying.LIST, paying.CHANGE}
    charged |= {paying.PASSWORD, paying.RECORD, paying.FILM, *paying.MESSAGES.values()}
    assert {int(price) for price in re.findall(r"\d+", prices())} == charged


def test_what_an_address_may_ask_for_is_the_code_s() -> None:
    found = re.search(r"for (\d+) milliseconds of the server's work a second and (\d+) at", TEXT)
    assert found is not None
    limits = Limits()
    assert list(map(int, found.groups())) == [limits.work_per_second, limits.work_saved]
