"""The C compiler: the one that CC names, or the machine's.

Standard library only, and readable by an older Python, as `dev.py` is.
"""

from __future__ import annotations

import os
import shutil


def wanted_compilers() -> list[str]:
    return os.environ.get("CC", "").split()[:1] or ["cc", "gcc", "clang"]


def which_compiler() -> str | None:
    """The first that is there."""
    return next(filter(None, map(shutil.which, wanted_compilers())), None)
