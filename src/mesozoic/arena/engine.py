"""Which engine plays: the compiled one or the plain one, and on which Python."""

from __future__ import annotations

import platform
import sys
from importlib.machinery import ExtensionFileLoader
from typing import Final

from mesozoic.core import play

INTERPRETER: Final = f"{platform.python_implementation()} {platform.python_version()}"


def is_compiled(module: str = play.__name__) -> bool:
    """Whether an imported module is an extension module; if none is named, the core's loop."""
    spec = sys.modules[module].__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
