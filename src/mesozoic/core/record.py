"""The record is the game: a header and entries that are only ever added to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from mesozoic.core.codec import Codec, fingerprint, is_short, plain, shown
from mesozoic.core.errors import BadValue, RecordError
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.values import Action

FORMAT: Final = "mesozoic-record-1"
LONGEST_NAME: Final = 60
LATEST: Final = 10**11
"""The last second that an entry may have been made in: the year 5138."""
_BODY: Final = ("header", "entries", "result", "seed")
_PARTS: Final = {"format", "digest", *_BODY}


@dataclass(frozen=True)
class Header:
    """What was agreed before the game began."""

    game: str
    rules: int
    players: int
    options: Mapping[str, str]
    pack: str
    pack_digest: str
    seats: tuple[str, ...]
    """Who sits where: a name, or a bot by its level."""
    commitment: str
    """The hash of the seed that decides all luck."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An act of a seat, an outcome of luck (seat None), or a seat's undo of entries of its own."""

    seat: Seat | None
    action: Action | None = None
    takes_back: tuple[int, ...] = ()
    auto: bool = False
    """Whether the table answered for a seat that could only pass."""
    at: int | None = None
    """When, in seconds since 1970, where the driver has a clock."""


@dataclass
class Record:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None
    seed: str | None = None
    """The seed in hexadecimal: kept by whoever drives the game, shown to all when it is over."""


def is_name(text: object) -> bool:
    """Whether a record may call something so: what is printed must be short, and no control."""
    return isinstance(text, str) and len(text) <= LONGEST_NAME and text.isprintable()


def taken_back(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the entries that later ones undid."""
    return {number for entry in entries for number in entry.takes_back}


def write_record(record: Record) -> str:
    """The record as a JSON text with one entry a line."""
    body = _body(record)
    lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in body["entries"])
    entries = f"[\n{lines}\n  ]" if lines else "[]"
    return (
        "{\n"
        f'  "format": "{FORMAT}",\n'
        f'  "header": {json.dumps(body["header"], ensure_ascii=False)},\n'
        f'  "entries": {entries},\n'
        f'  "result": {json.dumps(body["result"])},\n'
        f'  "seed": {json.dumps(body["seed"])},\n'
        f'  "digest": "{fingerprint(body)}"\n'
        "}\n"
    )


def read_header(text: str) -> tuple[Header, dict[str, Any]]:
    """The header of a record, and the rest still as JSON; refuses what is not a whole record."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a letter could not be written again
        digest = fingerprint({name: data[name] for name in _BODY}) if _is_whole(data) else None
    except (ValueError, RecursionError):  # ValueError: not JSON, or a number without end
        raise RecordError("record-not-json") from None
    if not isinstance(data, dict) or not str(data.get("format")).startswith("mesozoic-record-"):
        raise RecordError("record-not-one")
    if data["format"] != FORMAT:
        raise RecordError("record-format", found=shown(data["format"]), expected=FORMAT)
    if not _is_whole(data):
        raise RecordError("record-parts", expected=", ".join(sorted(_PARTS)))
    if data["digest"] != digest:
        raise RecordError("record-edited")
    return _header(data["header"]), data


def read_entries(header: Header, data: Mapping[str, Any], codec: Codec[Action]) -> Record:
    """The whole record, once its header has said which game's actions it holds."""
    if not isinstance(data["entries"], list):
        raise RecordError("record-parts", expected="entries")
    entries = [read_entry(number, entry, codec) for number, entry in enumerate(data["entries"])]
    seed = data["seed"]
    if seed is not None and not _is_hex(seed):
        raise RecordError("record-seed")
    return Record(header, entries, _result(data["result"]), seed)


def _is_whole(data: object) -> bool:
    return isinstance(data, dict) and set(data) == _PARTS


def _body(record: Record) -> dict[str, Any]:
    return {
        "header": plain(record.header),
        "entries": [entry_form(entry) for entry in record.entries],
        "result": plain(record.result),
        "seed": record.seed,
    }


def entry_form(entry: Entry) -> dict[str, Any]:
    """An entry as a record has it, without what it does not say."""
    form: dict[str, Any] = {"seat": entry.seat}
    if entry.action is not None:
        form["act"] = plain(entry.action)
    if entry.takes_back:
        form["takes_back"] = list(entry.takes_back)
    if entry.auto:
        form["auto"] = True
    if entry.at is not None:
        form["at"] = entry.at
    return form


def _header(data: object) -> Header:
    names = {"game", "rules", "players", "options", "pack", "pack_digest", "seats", "commitment"}
    if not isinstance(data, dict) or set(data) != names:
        raise RecordError("record-header", expected=", ".join(sorted(names)))
    texts = ("game", "pack", "pack_digest")
    fits = (
        all(is_name(data[name]) for name in texts)
        and isinstance(data["commitment"], str)
        and _are_ints([data["rules"], data["players"]])
        and isinstance(data["options"], dict)
        and all(is_name(text) for option in data["options"].items() for text in option)
        and isinstance(data["seats"], list)
        and all(is_name(seat) for seat in data["seats"])
        and len(data["seats"]) == data["players"]
    )
    if not fits:
        raise RecordError("record-header", expected=", ".join(sorted(names)))
    return Header(**{**data, "seats": tuple(data["seats"])})


def read_entry(number: int, data: object, codec: Codec[Action]) -> Entry:
    """One entry, as `entry_form` gives it."""
    known = {"seat", "act", "takes_back", "auto", "at"}
    if not isinstance(data, dict) or not {"seat"} <= set(data) <= known:
        raise RecordError("record-entry", entry=number)
    back = data.get("takes_back", [])
    fits = (
        (data["seat"] is None or _are_ints([data["seat"]]))
        and _are_ints(back)
        and ("act" in data) != bool(back)
        and isinstance(data.get("auto", False), bool)
        and (data.get("at") is None or _is_time(data["at"]))
    )
    if not fits:
        raise RecordError("record-entry", entry=number)
    try:
        action = codec.from_json(data["act"]) if "act" in data else None
    except BadValue as bad:
        raise RecordError("record-action", entry=number, problem=bad) from None
    return Entry(data["seat"], action, tuple(back), data.get("auto", False), data.get("at"))


def _result(data: object) -> Result | None:
    if data is None:
        return None
    fits = (
        isinstance(data, dict)
        and set(data) == {"scores", "winners", "reason"}
        and _are_ints(data["scores"])
        and _are_ints(data["winners"])
        and is_name(data["reason"])
    )
    if not fits:
        raise RecordError("record-result")
    found = cast("dict[str, Any]", data)
    return Result(tuple(found["scores"]), tuple(found["winners"]), found["reason"])


def _are_ints(data: object) -> bool:
    return isinstance(data, list) and all(type(item) is int and is_short(item) for item in data)


def _is_time(data: object) -> bool:
    return type(data) is int and 0 <= data < LATEST


def _is_hex(seed: object) -> bool:
    return isinstance(seed, str) and len(seed) == 64 and all(c in "0123456789abcdef" for c in seed)
