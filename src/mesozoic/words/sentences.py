"""Events, actions, decisions, reasons and refusals in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from mesozoic.core.errors import Refused
from mesozoic.core.game import About, Why
from mesozoic.core.kinds import kinds_in
from mesozoic.core.moment_views import MomentView
from mesozoic.core.phrases import Phrase, Phrases
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event, Value
from mesozoic.games import find_game, game_ids
from mesozoic.words.catalogue import Catalogue, catalogue

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
    about = {**_own(words, event, names), **_phrased(words, event, None, names)}
    return Sentence(_capital(words.say(f"event-{event.tag}", **about)), event.cites)


def act(
    words: Catalogue,
    action: Action,
    moment: MomentView | None = None,
    names: Sequence[str] | None = None,
    *,
    rival: Seat | None = None,
) -> str:
    """An action or outcome as an option to choose: 'walk from 12 to 13', without a full stop.

    With the moment it is offered in, a bid names its lot; with a rival, an attack names its prey.
    """
    about = {
        **_about(words, {"rival": rival}, names),
        **_own(words, action, names),
        **_phrased(words, action, moment, names),
    }
    return words.say(f"action-{action.tag}", **about)


def decision(
    words: Catalogue,
    moment: MomentView,
    asked: Sequence[Seat] = (),
    names: Sequence[str] | None = None,
) -> str:
    """What is being decided, and by whom: a view's `moment` and `asked`."""
    who = {"asked": tuple(asked), **({"seat": asked[0]} if asked else {})}
    told = {**_about(words, who, names), **_own(words, moment, names)}
    return _capital(words.say(f"moment-{moment.tag}", **told))


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


def _own(words: Catalogue, value: Any, names: Sequence[str] | None) -> dict[str, object]:
    """What the fields of an event, action or moment hold."""
    known = {field.name: getattr(value, field.name) for field in fields(value)}
    return _named(words, known, kinds_in(type(value)), names)


def _phrased(
    words: Catalogue, value: Value, moment: MomentView | None, names: Sequence[str] | None
) -> dict[str, object]:
    return _about(words, _phrases(words).about(value, moment), names)


def _phrases(words: Catalogue) -> Phrases:
    return find_game(words.game).phrases if words.game else Phrases()


def _about(
    words: Catalogue, known: Mapping[str, object], names: Sequence[str] | None
) -> dict[str, object]:
    """What a sentence speaks of besides fields."""
    kinds = kinds_in(find_game(words.game).about if words.game else About)
    return _named(words, known, kinds, names)


def _named(
    words: Catalogue,
    known: Mapping[str, object],
    kinds: Mapping[str, str],
    names: Sequence[str] | None,
) -> dict[str, object]:
    return {name: _thing(words, kinds.get(name), value, names) for name, value in known.items()}


def _thing(
    words: Catalogue, kind: str | None, value: object, names: Sequence[str] | None
) -> object:
    """A value as its name, where things of its kind have one."""
    if isinstance(value, tuple):
        return words.list(_thing(words, kind, item, names) for item in value)
    if isinstance(value, Phrase):
        return words.say(value.key, **_about(words, value.about, names))
    if kind is None or value is None or isinstance(value, bool):
        return value
    slug = _slug(value)
    if words.has(f"{kind}-{slug}"):
        return words.name(kind, slug, _player(words, kind, value, names))
    name = _phrases(words).name(kind, slug)
    if name is None:
        return value
    shown = (words.say(f"{kind}-{slug}.a") for kind, slug in name.shown)
    return words.name(name.kind, name.slug, ", ".join(shown))


def _player(words: Catalogue, kind: str, value: object, names: Sequence[str] | None) -> str:
    """Whose a thing is, where its number tells."""
    if not names or not isinstance(value, int):
        return ""
    owner = _phrases(words).owner(kind, value, len(names))
    return "" if owner is None else names[owner]


def _slug(value: object) -> str:
    return value.name.lower().replace("_", "-") if isinstance(value, Enum) else str(value)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _uncapital(text: str) -> str:
    return text[:1].lower() + text[1:]
