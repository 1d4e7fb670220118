"""EVO, second edition. Each phase's file is its page of the rulebook."""

from __future__ import annotations

from mesozoic.games.evo_2011.game import Evo2011

GAME = Evo2011()
