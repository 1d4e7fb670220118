"""A training run: generation after generation of games, fitting and the gate, in a folder.

Whatever a generation makes depends on the settings and on the generations before it alone. A run
that was stopped goes on with the generation it was at; of that only its games, if all were played,
are not made again.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any, Final

import msgspec

from mesozoic.arena.training.buffer import MOST_GAMES, Buffer
from mesozoic.arena.training.candidate import Candidate, make_candidate, recalibrated
from mesozoic.arena.training.curves import draw_curves
from mesozoic.arena.training.gate import STRONGER, Verdict, try_out
from mesozoic.arena.training.journal import Line, read_lines, write_lines
from mesozoic.arena.training.lesson import Lesson
from mesozoic.arena.training.self_play import Task, features_of, play_lesson
from mesozoic.arena.training.settings import Settings
from mesozoic.arena.workers import run_batches
from mesozoic.bots.learnt import FILE, find_network, shipped_text
from mesozoic.bots.learnt.network_file import NetworkFile, read_network, write_network
from mesozoic.core.codec import printable
from mesozoic.core.errors import Refused
from mesozoic.games import find_game

CONFIG: Final = "config.json"
JOURNAL: Final = "log.jsonl"
FIRST_NETWORK: Final = "first.json"
# The network before, as sure as strong games say, where a new one was left aside.
RECALIBRATED: Final = "recalibrated.json"

OnGame = Callable[[int], None]


@dataclass(frozen=True)
class _Origin:
    """The network that a run of strong games began with: its policy is that of all that follow."""

    digest: str
    """The SHA-256 of its file: which one it was."""
    command: str | None
    """What was typed for it, as far as its card tells."""

    @property
    def on_card(self) -> dict[str, str | None]:
        return {"began_with": self.digest, "policy_from": self.command}


class Run:
    """A folder and the settings in it."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.lines = read_lines(folder / JOURNAL)
        self._buffer = Buffer(folder / "games")

    @classmethod
    def begin(cls, folder: Path, settings: Settings) -> Run:
        """A new run; refuses a folder that holds one, and settings that cannot be played."""
        _check(settings)
        if (folder / CONFIG).exists():
            raise Refused("train-exists", folder=str(folder), resume="--from")
        if settings.strong and find_network(settings.game) is None:
            raise Refused("train-none-shipped", game=settings.game)
        folder.mkdir(parents=True, exist_ok=True)
        if settings.strong:
            (folder / FIRST_NETWORK).write_text(shipped_text(settings.game), "utf-8")
        text = msgspec.json.format(msgspec.json.encode(settings)) + b"\n"
        (folder / CONFIG).write_bytes(text)
        return cls(folder, settings)

    @classmethod
    def resume(cls, folder: Path) -> Run:
        """The run in a folder; refuses settings that cannot be played, or are not all told."""
        file = folder / CONFIG
        if not file.is_file():
            raise Refused("train-no-run", folder=str(folder))
        settings = read_settings(file)
        _check(settings)
        return cls(folder, settings)

    @property
    def generation(self) -> int:
        """The one that comes next."""
        return len(self.lines)

    @property
    def games(self) -> int:
        """How many the next generation plays.

        Where nobody searches the options are ordered as by hand, so that quick games teach nothing
        new once there is a network.
        """
        settings = self.settings
        quick = settings.quick if self._winner is None else 0
        return settings.strong or settings.thoughtful + quick

    @property
    def network(self) -> str | None:
        """The text of the network that has won so far; None while it is the hand-made judge."""
        return None if self._winner is None else read_text(self._winner)

    @property
    def _winner(self) -> Path | None:
        kept = [line.generation for line in self.lines if line.kept]
        if kept:
            return self._checkpoint(kept[-1])
        return self.folder / FIRST_NETWORK if self.settings.strong else None

    def _checkpoint(self, generation: int) -> Path:
        return self.folder / "checkpoints" / f"{generation:03}.json"

    def go_on(self, jobs: int, on_game: OnGame) -> Line:
        """One generation: games, a candidate, and the gate."""
        # What cannot be read is refused before anything is played.
        origin, before = self._origin(), self._before()
        if not self._buffer.has(self.generation):  # it may have been stopped since
            self._buffer.keep(self.generation, self._play(jobs, on_game))
        whole = self._buffer.last(self.generation, self.settings.window)
        candidate = self._candidate(whole, before, origin)
        text = write_network(candidate.file)
        verdict = try_out(self.settings, self.network, text, self.generation, jobs, on_game)
        line = self._line(whole, candidate, verdict)
        if origin is not None and before is not None and not line.kept:
            again = recalibrated(before, whole, self.settings, self.generation, origin.digest)
            if again is not None:
                (self.folder / RECALIBRATED).write_text(write_network(again), "utf-8")
        self._keep(candidate.file, line)
        return line

    def _play(self, jobs: int, on_game: OnGame) -> Lesson:
        network = self.network
        tasks = [Task(self.settings, network, self.generation, at) for at in range(self.games)]
        lessons: list[Lesson] = []
        with closing(run_batches(play_lesson, tasks, jobs, largest=20)) as played:
            for lesson in played:
                lessons.append(lesson)
                on_game(1)
        return Lesson.joined(lessons)

    def _before(self) -> NetworkFile | None:
        return None if self._winner is None else self._read(self._winner)

    def _origin(self) -> _Origin | None:
        if not self.settings.strong:
            return None
        file = self.folder / FIRST_NETWORK
        command = self._read(file).card.get("command")
        return _Origin(sha256(read_text(file).encode()).hexdigest(), command)

    def _read(self, file: Path) -> NetworkFile:
        game = self.settings.game
        return read_network(read_text(file), str(file), game, features_of(game))

    def _candidate(
        self, lesson: Lesson, before: NetworkFile | None, origin: _Origin | None
    ) -> Candidate:
        features, card = features_of(self.settings.game), self._card(lesson, origin)
        return make_candidate(lesson, self.settings, features, before, self.generation, card)

    def _card(self, lesson: Lesson, origin: _Origin | None) -> dict[str, Any]:
        settings = self.settings
        return {
            "command": settings.command,
            **({} if origin is None else origin.on_card),
            "settings": msgspec.to_builtins(settings),
            "generation": self.generation,
            "games": sum(line.games for line in self.lines) + self.games,
            "positions": len(lesson.seats_in),
            "decisions": len(lesson.options_in),
        }

    def _line(self, lesson: Lesson, candidate: Candidate, verdict: Verdict) -> Line:
        value, policy = candidate.value, candidate.policy
        return Line(
            generation=self.generation,
            games=self.games,
            positions=len(lesson.seats_in),
            decisions=len(lesson.options_in),
            value_epochs=value.epochs,
            value_loss=value.loss,
            value_held_out=value.held_out_loss,
            policy_loss=None if policy is None else policy.loss,
            policy_held_out=None if policy is None else policy.held_out_loss,
            gate=verdict,
            kept=verdict.outcome == STRONGER,
        )

    def _keep(self, network: NetworkFile, line: Line) -> None:
        """The line comes last: what it tells of is there."""
        network.card["gate"] = msgspec.to_builtins(line.gate)
        text = write_network(network)
        file = self._checkpoint(line.generation)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        if line.kept:
            (self.folder / FILE).write_text(text, "utf-8")
            (self.folder / RECALIBRATED).unlink(missing_ok=True)  # it is of the one before
        self.lines.append(line)
        draw_curves(self.lines, self.folder / "curves.png")
        write_lines(self.folder / JOURNAL, self.lines)


def read_text(file: Path) -> str:
    """A text of a run; refuses what cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = printable(str(error))
        raise Refused("train-unreadable", file=str(file), problem=problem) from None


def read_settings(file: Path) -> Settings:
    """Those of a run, every one of them: what is left out would be settled anew."""
    text = read_text(file)
    try:
        settings = msgspec.json.decode(text, type=Settings)
    except msgspec.DecodeError as error:
        raise Refused("train-unreadable", file=str(file), problem=str(error)) from None
    told = msgspec.json.decode(text, type=dict[str, Any])
    for name in Settings.__struct_fields__:
        if name not in told:
            raise Refused("train-setting-missing", file=str(file), name=name)
    return settings


def _check(settings: Settings) -> None:
    """Refuse what cannot be played."""
    game = find_game(settings.game)
    features_of(game.id)
    if not settings.players:
        expected = ", ".join(map(str, game.players))
        raise Refused("train-setting", name="players", found="[]", expected=expected)
    for players in settings.players:
        game.check_players(players)
    for name in ("strong", "quick", "thoughtful"):
        _within(name, getattr(settings, name), 0, MOST_GAMES)
    _within("quick + thoughtful", settings.quick + settings.thoughtful, 0, MOST_GAMES)
    if not settings.strong:  # quick games are played in the first generations only
        _within("thoughtful", settings.thoughtful, 1, MOST_GAMES)
    for name in ("company", "td_lambda"):
        _within(name, getattr(settings, name), 0, 1)
    for name in ("iterations", "gate_games"):
        _within(name, getattr(settings, name), 1, inf)


def _within(name: str, found: float, least: int, most: float) -> None:
    if not least <= found <= most:
        expected = f"≥ {least}" if most == inf else f"{least}-{most}"
        raise Refused("train-setting", name=name, found=found, expected=expected)
