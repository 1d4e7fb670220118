"""What a training run does; a run folder keeps it as `config.json`."""

from __future__ import annotations

from shlex import quote
from typing import Final

import msgspec
from msgspec.structs import fields

from mesozoic.games import find_game

# What has an option of its name on the command line, in the order in which they are typed.
OPTIONS: Final = (
    "strong",
    "players",
    "quick",
    "thoughtful",
    "rounds",
    "gate_games",
    "policy_leads",
)
# Options that do not go with strong games: no others are played then, and no policy is learnt.
NOT_STRONG: Final = ("quick", "thoughtful", "rounds", "policy_leads")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    seed: str
    players: tuple[int, ...]
    """Games are played with each of these numbers in turn."""

    # Games of a generation
    quick: int = 5000
    """Games in which nobody searches, as long as nothing is learnt: they show how positions end."""
    thoughtful: int = 800
    """Games in which decisions are searched: the policy learns from them, and temperatures do."""
    rounds: int = 6
    """How many imagined games such an option is tried in."""
    searched: float = 0.2
    """What part of the decisions of a thoughtful game are searched."""
    curious: float = 0.15
    """How often a player does something likely instead of the best."""
    strong: int = 0
    """Games in which everybody thinks about everything, instead of all others: a run with such
    games begins with the network that ships, and learns values and temperatures alone."""
    iterations: int = 24
    """How many imagined games a decision of a strong game takes."""
    company: float = 0.4
    """In what part of the strong games not all seats think, and who does is left to chance: the
    others play as by hand, and in some of these games all do."""
    positions: int = 6
    """How many decisions of a game are looked at, about, besides its quiet points."""

    # Fitting
    policy_leads: bool = False
    """Whether the policy orders options in search. It takes longer than the heuristic does."""
    unit: float = 0.02
    """How much of a share search takes for a difference that matters."""
    hidden: int = 8
    td_lambda: float = 0.8
    """How much how a game ended counts beside what was thought of the positions before that."""
    window: int = 8
    """Of how many generations the games are learnt from."""
    epochs: int = 100
    patience: int = 10
    """Epochs without gain on held-out games before it stops."""
    batch: int = 128
    rate: float = 0.01
    decay: float = 5e-4
    """What large weights cost (L2)."""

    # Gate
    gate_games: int = 300
    """At most; without a verdict by then the old network stays."""
    gate_iterations: int = 48
    gain: float = 0.06
    """By how much of a share the new network should win more often than its part."""
    error: float = 0.05
    """How often the gate may be wrong, either way."""

    @property
    def command(self) -> str:
        """What a person types for such a run. It says nothing of settings without an option."""
        usual = {field.name: field.default for field in fields(self)}
        usual["players"] = tuple(find_game(self.game).players)
        typed = ["mesozoic train", self.game]
        for name in OPTIONS:
            value = getattr(self, name)
            if value != usual[name] and not (self.strong and name in NOT_STRONG):
                typed.append(_typed(name, value))
        between = "=" if self.seed.startswith("-") else " "  # or it would be an option itself
        return " ".join([*typed, f"--seed{between}{quote(self.seed)}"])


def _typed(name: str, value: object) -> str:
    option = f"--{name.replace('_', '-')}"
    if value is True:
        return option
    if isinstance(value, tuple):
        return f"{option} {','.join(map(str, value))}"
    return f"{option} {value}"
