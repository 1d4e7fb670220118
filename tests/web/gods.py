"""Somebody who plays Gods Love Dinosaurs: takes tiles, lays them, lets animals breed and hunt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.web.playing import Lit, Mouse, Seated
from tests.web.screen import Screen
from tests.web.serving import Json

GAME = "gods-love-dinosaurs"
GO, CRADLE = "It may go here.", "One may be born here."
END_HUNT, STEP_BACK = "End the hunt here", "Take back a step"
LEAVE, LET_HUNT, LET_STARVE = "Leave this", "No, let it hunt", "Let it starve all the same"
NO_MORE, CONFIRM = "That is all", "Confirm"
ACTIVATIONS = {"activation", "breeding", "hunting", "doubt", "chase", "finish", "hatching"}


class God(Seated):
    """Plays at random; `favourite` is the column from which to take tiles as long as there are."""

    def __init__(
        self, screen: Screen, seed: int = 0, *, hand: type[Mouse] = Mouse, favourite: str = ""
    ) -> None:
        super().__init__(screen, seed, hand=hand)
        self.favourite = favourite

    def act(self) -> None:
        lit = self.look()
        if lit.confirms:
            self._press(lit, 0, "confirmed")
        elif lit.tiles:
            self.take(lit)
        elif lit.spots:
            self.lay(lit)
        elif END_HUNT in lit.buttons and self.rng.random() < 0.5:
            self._press(lit, lit.buttons.index(END_HUNT), "ended a hunt")
        elif lit.zones_that(GO):
            self.hand.zone(self.rng.choice(lit.zones_that(GO)))
            self.did.add("hunted")
        elif NO_MORE in lit.buttons and self.rng.random() < 0.2:
            self._press(lit, lit.buttons.index(NO_MORE), "left some unborn")
        elif lit.zones_that(CRADLE) and "Keep the eggs" not in lit.buttons:
            self.hand.zone(self.rng.choice(lit.zones_that(CRADLE)))
            self.did.add("bred")
        elif self.starve_button(lit) is not None:
            self._press(lit, self.starve_button(lit) or 0, "starved")
        elif lit.own and CONFIRM not in lit.buttons:
            self.hand.zone(self.rng.choice(lit.own))
        elif "Keep the eggs" in lit.buttons:
            self._press(lit, self.rng.randrange(2), "chose about hatching")
        else:
            self._press(lit, 0, "was done")

    def take(self, lit: Lit) -> None:
        liked = [tile for tile in lit.tiles if tile.startswith(self.favourite)]
        self.hand.tile(self.rng.choice(liked or lit.tiles))
        self.did.add("took")

    def lay(self, lit: Lit) -> None:
        """Aim at a place, then say so."""
        self.hand.spot(self.rng.choice(lit.spots))
        self._press(self.look(), 0, "laid")

    def starve_button(self, lit: Lit) -> int | None:
        found = (at for at, said in enumerate(lit.buttons) if said.startswith((LEAVE, LET_STARVE)))
        return next(found, None)

    def press(self, label: str) -> None:
        lit = self.asked()
        self._press(lit, [said.startswith(label) for said in lit.buttons].index(True), label)

    def asked(self) -> Lit:
        """What is lit as soon as something is asked here again."""
        assert self.wait() == "asked"
        return self.look()

    def land(self) -> list[str]:
        """Every hex of the ecosystem that is open, with what stands there and nothing more."""
        said = self.page.locator("main [data-zone]").evaluate_all(
            "all => all.map((e) => e.getAttribute('aria-label'))"
        )
        return [text.split(". ")[0].rstrip(".") for text in said]


def messages(screen: Screen) -> list[Json]:
    return [json.loads(frame) for frame in screen.frames]


def acted(screen: Screen, kind: str, seat: int = 0) -> list[Json]:
    """One's own acts of a kind, as the table took them."""
    heard = [message for message in messages(screen) if message["is"] == "progress"]
    mine = [message["acted"] for message in heard if message["seat"] == seat]
    return [act for act in mine if act and act["is"] == kind]


def nothing_is_told_of(other: int, screen: Screen) -> int:
    """In an open activation nothing tells what or how much another does; how often that held.

    Of the others' acts only that they have confirmed is heard; the entries that are counted follow
    one another without a gap; and what others have is as it was.
    """
    held = 0
    heard = [message for message in messages(screen) if "situation" in message]
    for before, after in pairwise(heard):
        was, now = before["situation"], after["situation"]
        if not (is_open(was) and is_open(now)) or closed(after):
            continue
        held += 1
        assert now["entry"] == was["entry"] + 1, "a gap tells how much was done"
        assert now["view"]["ecosystems"][other] == was["view"]["ecosystems"][other]
        if after["seat"] == other:
            assert after["is"] == "progress", "nobody hears what others take back"
            assert after["acted"] is None
            assert [event["is"] for event in after["events"]] == ["activation-confirmed"]
        assert not any(about(event, other) for event in after.get("events", ())), after
    return held


def is_open(situation: Json) -> bool:
    moment = situation["view"]["moment"]
    return moment is not None and moment["is"] in ACTIVATIONS


def closed(message: Json) -> bool:
    """Whether an activation was over with this, and another may have begun."""
    ends = {"turn-began", "dinosaurs-activated", "pawn-moved", "game-ended"}
    return any(event["is"] in ends for event in message.get("events", ()))


def about(event: Json, seat: int) -> bool:
    return event.get("seat") == seat and event["is"] != "activation-confirmed"


def stories(part: Any) -> Iterator[Json]:
    """Every event in a message, wherever it stands."""
    if isinstance(part, dict):
        yield from part.get("events") or ()
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            yield from stories(item)
