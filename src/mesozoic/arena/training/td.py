"""What positions are fitted to: not only how a game ended, but what was thought of it meanwhile.

How a game ends is mostly luck. What values say of the positions that follow has less of it, and
errs where they do; TD(lambda) mixes both (Sutton, 1988).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from mesozoic.arena.training.buffer import Groups
from mesozoic.arena.training.gradients import Array, Weights, forward
from mesozoic.arena.training.lesson import Numbers


def with_td_targets(
    positions: Groups, games: Numbers, weights: Weights, td_lambda: float
) -> Groups:
    """Positions of whole games, one after the other, with what follows each as its targets.

    `weights` say the shares; of the last position of a game only how it ended counts. With 1 for
    `td_lambda` nothing else ever does, with 0 only the next position.
    """
    shares: Array = np.exp(forward(weights, positions).log_chances)
    targets = positions.targets.astype(float)
    ends = np.cumsum(positions.sizes)
    starts = ends - positions.sizes
    for at in range(len(positions) - 2, -1, -1):
        if games[at] == games[at + 1]:
            here, next_ = slice(starts[at], ends[at]), slice(starts[at + 1], ends[at + 1])
            targets[here] = (1 - td_lambda) * shares[next_] + td_lambda * targets[next_]
    return replace(positions, targets=targets.astype(np.float32))
