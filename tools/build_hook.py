"""What a package brings besides the sources: hatchling calls this when it builds one.

The pages, and in a wheel native code, as MESOZOIC_COMPILE says: `auto` (by itself) makes a plain
wheel where compiling fails, and says why; `require` makes none then; `0` does not try. Where
MESOZOIC_BUILDS names a folder of builds, one that was made of just this is not compiled again.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.building import NotBuilt, build_aside, found, native_files
from tools.lower import project
from tools.pages import NoPages, built_pages

# Where the server looks for them, and where a build from the source package does.
PLACES = {"wheel": "mesozoic/server/static", "sdist": "web/dist"}
SETTING = "MESOZOIC_COMPILE"
SETTINGS = ("auto", "0", "require")
BUILDS = "MESOZOIC_BUILDS"


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What is fetched for the build alone."""
        if self.target_name != "wheel" or self._setting() == "0":
            return []
        needed: list[str] = project()["dependency-groups"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources are run where they lie
            return
        try:
            pages = str(built_pages(Path(self.root)))
            build_data["force_include"][pages] = PLACES[self.target_name]
        except NoPages as why:
            self.app.abort(str(why))
        if self.target_name == "wheel" and self._setting() != "0":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            made = self._found() or self._made_aside()
        except (NotBuilt, OSError) as why:
            if self._setting() == "require":
                self.app.abort(f"{why}, and {SETTING} is 'require'")
            self.app.display_warning(f"{why}: the wheel is made without native code")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in native_files(made):
            build_data["force_include"][str(made / file)] = file.as_posix()

    def _found(self) -> Path | None:
        return found(Path(os.environ[BUILDS])) if BUILDS in os.environ else None

    def _made_aside(self) -> Path:
        self.scratch = tempfile.TemporaryDirectory(prefix="mesozoic-")
        return build_aside(Path(self.scratch.name))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def _setting(self) -> str:
        found = os.environ.get(SETTING, "auto")
        if found not in SETTINGS:
            self.app.abort(f"{SETTING} is {found!r}: {', '.join(SETTINGS)} are known")
        return found
