"""The calibration of a game as a picture: a row a number of players, a column a third of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mesozoic.arena.calibration import Calibration, Diagram
from mesozoic.bots.learnt.network import THIRDS


def draw_diagrams(calibration: Calibration, file: Path) -> None:
    """Needs the `train` extra."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    counts = sorted({diagram.players for diagram in calibration.diagrams})
    figure = Figure(figsize=(9, 3 * len(counts)), layout="constrained")
    FigureCanvasAgg(figure)
    grid = figure.subplots(len(counts), THIRDS, sharex=True, sharey=True, squeeze=False)
    for diagram in calibration.diagrams:
        _draw(grid[counts.index(diagram.players)][diagram.third - 1], diagram)
    for axes in grid[-1]:
        axes.set_xlabel("said")
    for row in grid:
        row[0].set_ylabel("happened")
    figure.savefig(file, dpi=110, metadata={"Software": None})


def _draw(axes: Any, diagram: Diagram) -> None:
    bins = [found for found in diagram.bins if found.counts]
    few = [found for found in diagram.bins if not found.counts]
    axes.plot([0, 1], [0, 1], color="grey", linewidth=0.8)
    for found in bins:
        bounds = [found.happened - found.doubt, found.happened + found.doubt]
        axes.plot([found.said] * 2, bounds, color="tab:green")
    axes.plot(
        [found.said for found in bins], [found.happened for found in bins], "o", color="tab:green"
    )
    axes.plot(
        [found.said for found in few], [found.happened for found in few], ".", color="lightgrey"
    )
    error = f"{100 * diagram.largest_error:.1f} points"
    axes.set_title(f"{diagram.players} players, third {diagram.third}: {error}", fontsize=9)
