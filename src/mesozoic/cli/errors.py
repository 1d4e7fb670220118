"""What goes wrong at the command line, as one sentence and an exit code."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from mesozoic.core.errors import Refused

if TYPE_CHECKING:
    from cyclopts import CycloptsError

    from mesozoic.words.catalogue import Catalogue

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

_PROBLEMS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EEXIST: "exists",
}


class CannotDo(Refused):
    """Refused by the command line itself; the key is one of its own messages."""


def refused_sentence(words: Catalogue, refused: Refused) -> str:
    from mesozoic.words.sentences import refusal

    if isinstance(refused, CannotDo):
        return words.say(refused.key, **refused.about)
    return refusal(words, refused)


def path_sentence(words: Catalogue, error: OSError) -> str:
    """A file or folder that could not be read or written."""
    path = str(error.filename or "-")
    key = _PROBLEMS.get(error.errno or 0)
    if key is None:
        return words.say("cli-path-other", path=path, problem=error.strerror or str(error))
    return words.say(f"cli-path-{key}", path=path)


def usage_sentence(words: Catalogue, error: CycloptsError) -> str:
    """Arguments that could not be understood."""
    import cyclopts

    match error:
        case cyclopts.UnknownCommandError():
            found = next(iter(error.unused_tokens or ()), "")
            return words.say("cli-usage-command", found=found)
        case cyclopts.UnknownOptionError():
            return words.say("cli-usage-option", found=error.token.keyword or error.token.value)
        case cyclopts.CoercionError():
            token = error.token
            found = token.value if token else ""
            return words.say("cli-usage-value", name=_name(error), found=found)
        case cyclopts.MissingArgumentError():
            return words.say("cli-usage-missing", name=_name(error))
        case cyclopts.UnusedCliTokensError():
            return words.say("cli-usage-option", found=" ".join(error.unused_tokens or ()))
    return words.say("cli-usage-other", problem=" ".join(str(error).split()))


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument else "-"
