"""The curves of a run, for a person to look at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mesozoic.arena.training.journal import Line


def draw_curves(lines: Sequence[Line], file: Path) -> None:
    """Losses on held-out games, and how each network did against the one before it."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    at = [line.generation for line in lines]
    figure = Figure(figsize=(8, 9), layout="constrained")
    FigureCanvasAgg(figure)
    value, policy, gate = figure.subplots(3, 1, sharex=True)
    for axes, what, of in (
        (value, "value", "cross-entropy"),
        (policy, "policy", "not told of differences"),
    ):
        for loss, label in ((f"{what}_loss", "learnt from"), (f"{what}_held_out", "held out")):
            known = [line for line in lines if getattr(line, loss) is not None]
            axes.plot(
                [line.generation for line in known],
                [getattr(line, loss) for line in known],
                label=label,
            )
        axes.set_ylabel(f"{what}: {of}")
        axes.legend()
    gate.axhline(1.0, color="grey", linewidth=0.8)
    gate.plot(at, [line.gate.share / line.gate.par for line in lines], marker="o")
    for line in lines:
        if line.kept:
            gate.annotate("kept", (line.generation, line.gate.share / line.gate.par))
    gate.set_ylabel("gate: share over par")
    gate.set_xlabel("generation")
    figure.savefig(file, metadata={"Software": None})
