"""What a package brings besides the sources: hatchling calls this when it builds one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.pages import NoPages, built_pages

# Where the server looks for them, and where a build from the source package does.
PLACES = {"wheel": "mesozoic/server/static", "sdist": "web/dist"}


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources are run where they lie
            return
        try:
            pages = str(built_pages(Path(self.root)))
            build_data["force_include"][pages] = PLACES[self.target_name]
        except NoPages as why:
            self.app.abort(str(why))
