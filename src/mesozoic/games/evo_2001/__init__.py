"""EVO, first edition. Each phase's file is its page of the rulebook."""

from __future__ import annotations

from mesozoic.games.evo_2001.game import Evo2001

GAME = Evo2001()
