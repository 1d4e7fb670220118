"""What people and bots may be called: what everybody can read, and a record may say."""

from __future__ import annotations

import unicodedata
from typing import Final

from mesozoic.core.codec import shown
from mesozoic.core.errors import Refused
from mesozoic.core.record import is_name

LONGEST: Final = 40
UNSEEN: Final = ("Cf", "Cn", "Co")
"""Letters that nobody sees, by their kind in Unicode."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Further ones, of kinds that are seen."""


ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u0437\u0456\u0457\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442"
    "\u0443\u0445\u0455\u04bb\u0501\u051b\u051d\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc"
    "\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u0261",
    "abe3i\u00efjkmhopctyxshdqwabenikmvoptyxig",
)
"""Small letters of other alphabets that look like Latin ones, or whose capitals do. Accounts keep
what they look like: whoever changes this writes a revision."""


def cleaned(name: str) -> str:
    """A name without spaces around it."""
    name = " ".join(name.split())
    if not compared(name):
        raise Refused("person-name-blank")
    if not is_name(name):
        raise Refused("seat-name", found=shown(name), most=LONGEST)
    return name


def cleaned_if_any(name: str) -> str:
    """The same where it may be left out."""
    return cleaned(name) if name else ""


def fitted(name: str) -> str:
    """A name that was taken when more were, without what no record may say."""
    return name if is_name(name) else " ".join("".join(filter(_is_printed, name)).split())


def compared(name: str) -> str:
    """How an account is found: what looks alike in other letters is the same name."""
    seen = "".join(filter(_is_seen, name))
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    if len(folded) > LONGEST:  # one letter may stand for eighteen
        raise Refused("person-name-long", most=LONGEST)
    return " ".join(folded.split())


def spelled(name: str) -> str:
    """The same in Latin letters, for whoever would be taken for somebody else."""
    return compared(name).translate(ALIKE)


def _is_seen(letter: str) -> bool:
    is_variant = "\ufe00" <= letter <= "\ufe0f"
    hidden = is_variant or letter in BLANKS
    return not hidden and unicodedata.category(letter) not in UNSEEN


def _is_printed(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()
