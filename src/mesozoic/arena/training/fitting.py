"""Fitting a scorer to groups: Adam, and a stop when games that are held out gain no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from mesozoic.arena.training.buffer import Groups
from mesozoic.arena.training.gradients import Weights, gradients, loss_of
from mesozoic.arena.training.settings import Settings

# Adam's own numbers, as its authors give them.
MOMENTUM: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8


@dataclass(frozen=True)
class Fitted:
    weights: Weights
    epochs: int
    loss: float
    """On what it was fitted to."""
    held_out_loss: float


class Adam:
    """Steps against the slope, each weight by its own usual size of slope."""

    def __init__(self, weights: Weights) -> None:
        self._mean = {name: np.zeros_like(part) for name, part in weights.items()}
        self._square = {name: np.zeros_like(part) for name, part in weights.items()}
        self._steps = 0

    def step(self, weights: Weights, slopes: Weights, rate: float) -> None:
        """Change the weights in place."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - SPREAD) * (slope * slope - square)
            straight = mean / (1 - MOMENTUM**self._steps)
            spread = np.sqrt(square / (1 - SPREAD**self._steps))
            weights[name] -= rate * straight / (spread + TINY)


def fit(
    first: Weights, learnt: Groups, held_out: Groups, settings: Settings, rng: np.random.Generator
) -> Fitted:
    """The weights that do best on what is held out; `first` is where they begin.

    Where too few games were played to have both, what there is serves as both.
    """
    learnt, held_out = learnt if len(learnt) else held_out, held_out if len(held_out) else learnt
    weights = {name: part.copy() for name, part in first.items()}
    adam = Adam(weights)
    best, best_loss, best_epoch, epoch = weights, np.inf, 0, 0
    while epoch < settings.epochs and epoch - best_epoch < settings.patience:
        order = rng.permutation(len(learnt))
        rate = settings.rate * (1 - epoch / settings.epochs)
        for begin in range(0, len(order), settings.batch):
            some = learnt.taken(order[begin : begin + settings.batch])
            adam.step(weights, gradients(weights, some, settings.decay)[1], rate)
        epoch += 1
        loss = loss_of(weights, held_out)
        if loss < best_loss:
            best, best_loss, best_epoch = (
                {name: part.copy() for name, part in weights.items()},
                loss,
                epoch,
            )
    return Fitted(best, best_epoch, loss_of(best, learnt), float(best_loss))
