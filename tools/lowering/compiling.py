"""Compiles a lowered package in place: `python -m tools.lowering.compiling FOLDER`.

It runs in a process of its own, because mypyc ends the process that it fails in.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

LIST = "compiled.txt"
MYPY = [
    "--config-file=",
    "--python-version=3.11",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--explicit-package-bases",
    "--no-warn-no-return",
]


def compile_in(folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    os.chdir(folder)
    files = Path(LIST).read_text("utf-8").split()
    extensions = mypycify(
        [*MYPY, *files],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "2"),
        debug_level="0",
        multi_file=bool(os.environ.get("MYPYC_MULTI_FILE")),
        target_dir="build",
    )
    if sys.platform != "win32":
        for extension in extensions:  # nobody else calls our functions: they may be written inline
            hidden = [*extension.extra_compile_args, "-fvisibility=hidden"]
            extension.extra_compile_args = hidden

    class OneLevel(build_ext):  # type: ignore[misc]
        """Optimizes as we say, not as Python was."""

        def build_extensions(self) -> None:
            ours = getattr(self.compiler, "compiler_so", [])
            ours[:] = [word for word in ours if not word.startswith("-O")]
            super().build_extensions()

    made = Distribution({"name": "mesozoic", "ext_modules": extensions, "script_name": "-"})
    command = OneLevel(made)
    command.inplace = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_in(Path(sys.argv[1]))
