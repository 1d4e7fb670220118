"""Events, actions, decisions, reasons and refusals in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from mesozoic.core.errors import Refused
from mesozoic.core.game import Why
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games import game_ids
from mesozoic.words.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from mesozoic.words.forms import Named

# What kind of thing a field of this name holds, and so where its name is found.
KINDS: Final = {
    "animal": "animal",
    "animals": "animal",
    "asked": "species",
    "bolt": "bolt",
    "card": "card",
    "column": "animal",
    "direction": "direction",
    "dislodged": "species",
    "drawn": "gene",
    "eaten": "animal",
    "era": "era",
    "face": "face",
    "first": "terrain",
    "gene": "gene",
    "genes": "gene",
    "ground": "ground",
    "ideal": "terrain",
    "lot": "gene",
    "moment": "when",
    "order": "species",
    "outbid": "species",
    "path": "animal",
    "placed": "species",
    "queue": "species",
    "removed": "card",
    "replaced": "card",
    "rival": "species",
    "robbed": "species",
    "seat": "species",
    "second": "terrain",
    "temperate": "terrain",
    "temperature": "temperature",
    "terrain": "terrain",
    "terrains": "terrain",
    "tied": "species",
    "token": "token",
    "tokens": "hand",
    "winners": "species",
}
# Kinds of thing that belong to a player, where a number names them.
PLAYED: Final = ("animal", "species")
# What a card may show besides rocks, and so where its name is found.
SHOWN: Final = ("ground", "sign")
# Refusals whose key is a message's as it stands; all others are found under `error-`.
WHOLE_KEYS: Final = ("cli-", "why-")


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, and the number of the rule it rests on; empty where there is none."""

    text: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def tell(words: Catalogue, event: Event, names: Sequence[str] | None = None) -> Sentence:
    """What happened. `names` are the players' by seat, put in brackets after their species."""
    about = _about(words, _fields(event), names)
    return Sentence(_capital(words.say(f"event-{event.tag}", **about)), event.cites)


def act(
    words: Catalogue,
    action: Action,
    moment: Moment[Any] | None = None,
    names: Sequence[str] | None = None,
    *,
    rival: Seat | None = None,
) -> str:
    """An action or outcome as an option to choose: 'walk from 12 to 13', without a full stop.

    With the moment it is offered in, a bid names its lot; with a rival, an attack names its prey.
    """
    about = {"rival": rival, **_lot(action, moment), **_fields(action)}
    return words.say(f"action-{action.tag}", **_about(words, about, names))


def decision(
    words: Catalogue,
    moment: Moment[Any],
    asked: Sequence[Seat] = (),
    names: Sequence[str] | None = None,
    about: Mapping[str, object] = MappingProxyType({}),
) -> str:
    """What is being decided, and by whom: a view's `moment`, `asked` and, if any, `about`."""
    known = _parts(moment) | _fields(moment) | dict(about)
    told = {"asked": tuple(asked), **known}
    if "seat" not in known and asked:
        told["seat"] = asked[0]
    return _capital(words.say(f"moment-{moment.tag}", **_about(words, told, names)))


def why(words: Catalogue, reason: Why, names: Sequence[str] | None = None) -> Sentence:
    """Why something may not be done."""
    about = _about(words, reason.about, names)
    return Sentence(_capital(words.say(reason.key, **about)), reason.rule)


def refusal(words: Catalogue, refused: Refused, names: Sequence[str] | None = None) -> str:
    """What was refused and why, with the rule where one stands against it."""
    key = refused.key if refused.key.startswith(WHOLE_KEYS) else f"error-{refused.key}"
    knowing = _knowing(words, key)
    about = _about(knowing, refused.about, names)
    if "problem" in about:
        about["problem"] = _problem(knowing, about["problem"], names)
    text = knowing.say(key, **about)
    if key.startswith("why-"):  # others may begin with the name of a file
        text = _capital(text)
    return str(Sentence(text, str(refused.about.get("rule", ""))))


def _problem(words: Catalogue, problem: object, names: Sequence[str] | None) -> str:
    """What was wrong, within a sentence: another refusal, or what some other program said."""
    if isinstance(problem, Refused):
        return _uncapital(refusal(words, problem, names))
    return str(problem).rstrip(".")


def _knowing(words: Catalogue, key: str) -> Catalogue:
    """A catalogue that has this message: the given one, or the first game's that does."""
    if words.has(key):
        return words
    games = (catalogue(words.language, game) for game in game_ids())
    return next((other for other in games if other.has(key)), words)


def _fields(value: Any) -> dict[str, object]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _parts(moment: Moment[Any]) -> dict[str, object]:
    """What the parts of a moment hold: who fights where."""
    parts = (part for part in _fields(moment).values() if is_dataclass(part))
    return {name: value for part in parts for name, value in _fields(part).items()}


def _lot(action: Action, moment: Moment[Any] | None) -> dict[str, object]:
    """What a bid is for, by its lot or by its column, and whether there is another like it."""
    genes, column = getattr(moment, "genes", ()), getattr(action, "column", None)
    if isinstance(column, int):
        lots = ["card", *("bare" if gene is None else gene for gene in genes)] if genes else []
        return _one_of("lot", lots, column)
    return _one_of("gene", genes, getattr(action, "lot", None))


def _one_of(name: str, things: Sequence[object], at: int | None) -> dict[str, object]:
    if at is None or at >= len(things):
        return {name: None, "twin": False}
    return {name: things[at], "twin": things.count(things[at]) > 1}


def _about(
    words: Catalogue, known: Mapping[str, object], names: Sequence[str] | None
) -> dict[str, object]:
    about = {name: _thing(words, KINDS.get(name), value, names) for name, value in known.items()}
    if "guesses" in known:
        about["guesses"] = _hands(words, known["guesses"], names)
    return about


def _hands(words: Catalogue, guesses: Any, names: Sequence[str] | None) -> object:
    """What each animal's hand shows; an empty one is left out."""
    shown = enumerate(guesses)
    hands = [{"animal": animal, "tokens": tokens} for animal, tokens in shown if tokens]
    return words.list(words.say("shown-hand", **_about(words, hand, names)) for hand in hands)


def _thing(
    words: Catalogue, kind: str | None, value: object, names: Sequence[str] | None
) -> object:
    """A value as its name, where things of its kind have one."""
    if isinstance(value, tuple):
        return words.list(_thing(words, kind, item, names) for item in value)
    if kind is None or value is None or isinstance(value, bool):
        return value
    slug = _slug(value)
    if kind == "card" and not words.has(f"card-{slug}"):
        return _era_card(words, slug) or value
    if not words.has(f"{kind}-{slug}"):
        return value
    if kind not in PLAYED or not slug.isdecimal():
        return words.name(kind, slug)
    return words.name(kind, slug, _player(int(slug), names)) if isinstance(value, int) else value


def _player(number: int, names: Sequence[str] | None) -> str:
    """Whose a species or an animal is: of two players, each has every other animal."""
    return names[number % len(names)] if names else ""


def _era_card(words: Catalogue, slug: str) -> Named | None:
    """A card that is called by its era, `birds-rock-cave-rock`, with what else it shows."""
    era, *things = slug.split("-")
    if not words.has(f"era-{era}"):
        return None
    shown = [
        words.say(f"{kind}-{thing}.a")
        for thing in dict.fromkeys(things)
        for kind in SHOWN
        if thing != "rock" and words.has(f"{kind}-{thing}")
    ]
    return words.name("era", era, ", ".join(shown))


def _slug(value: object) -> str:
    return value.name.lower().replace("_", "-") if isinstance(value, Enum) else str(value)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _uncapital(text: str) -> str:
    return text[:1].lower() + text[1:]
