"""`mesozoic verify`: proves records, one line each."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from mesozoic.cli.errors import FAILED, path_sentence, refused_sentence
from mesozoic.cli.language import Language, words_in
from mesozoic.core.errors import Refused

if TYPE_CHECKING:
    from mesozoic.words.catalogue import Catalogue


def verify(
    record: Path,
    /,
    *more: Path,
    pack: Annotated[
        Path | None, Parameter(help="The component pack they were played with.")
    ] = None,
    lang: Language = None,
) -> int:
    """Prove that records are genuine: order, legality, result and luck; or say at which entry and
    why not."""
    words = words_in(lang)
    proved = [_verify(path, pack, words) for path in (record, *more)]
    return 0 if all(proved) else FAILED


def _verify(path: Path, pack: Path | None, words: Catalogue) -> bool:
    from mesozoic.files.records import load_record, open_record

    try:
        with path.open("rb"):
            pass
        _, proof = open_record(load_record(path), pack)
    except Refused as refused:
        problem = refused_sentence(words, refused)
        print(words.say("cli-verify-failed", path=path, problem=problem), file=sys.stderr)
        return False
    except OSError as error:
        print(path_sentence(words, error), file=sys.stderr)
        return False
    key = "cli-verify-over" if proof.finished else "cli-verify-unfinished"
    luck = {} if proof.finished else {"luck": proof.luck}
    print(words.say(key, path=path, entries=proof.entries, **luck))
    return True
