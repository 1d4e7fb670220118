"""Gods Love Dinosaurs. Each phase's file is its page of the rulebook."""

from __future__ import annotations

from mesozoic.games.gods_love_dinosaurs.game import GodsLoveDinosaurs

GAME = GodsLoveDinosaurs()
