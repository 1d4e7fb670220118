"""Everything said with real values, in three languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from mesozoic.core.errors import BadValue, IllegalAction, PackError, RecordError, Refused
from mesozoic.core.game import Why
from mesozoic.core.moment_views import MomentView
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.core.table import Table
from mesozoic.core.values import Action, Event
from mesozoic.games import find_game, game_ids
from mesozoic.games.evo_2001.actions import Attack, Bid, Walk
from mesozoic.games.evo_2001.auction import Auction
from mesozoic.games.evo_2001.births import Births
from mesozoic.games.evo_2001.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CombatFought,
    DinosaursDied,
    DinosaurWalked,
    GameEnded,
    GenePaid,
    GenesOffered,
    MeteorRolled,
    OrderSet,
    PointsScored,
)
from mesozoic.games.evo_2001.genes import Gene
from mesozoic.games.evo_2001.moments import moment_view
from mesozoic.games.evo_2001.movement import Movement
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import Sentence, act, decision, refusal, tell, why
from tests.games.evo_2001.kit import fresh
from tests.words.keys import ADVICE, asked_for, moments
from tests.words.messages import messages
from tests.words.names import all_slugs
from tests.words.samples import about, games, luck_of, samples

EVO = {language: catalogue(language, "evo-2001") for language in LANGUAGES}
S0, S1, S2, S3 = map(Seat, range(4))
SOME = 30  # options of which nobody reads all
CODES = re.compile(r"\b(none|yes|no|last-space|meteor-roll)\b(?! )")


def assert_reads_well(text: str, game: str) -> None:
    assert re.search(r"[{}⁨⁩]|\?\?\?|  | [.,]|\.\.", text.replace("...", "")) is None, text
    assert text == text.strip()
    assert CODES.search(text) is None, text
    assert [slug for slug in all_slugs(game) if "-" in slug and slug in text] == [], text


def assert_is_a_sentence(text: str, game: str) -> None:
    assert_reads_well(text, game)
    assert text[0] == text[0].upper(), text
    assert text[-1] in ".!?)", text


# Every kind, every alternative


def every(vocabulary: str) -> list[Any]:
    """Each kind of event or action of each game."""
    return [
        pytest.param(game, kind, id=f"{game} {kind.tag}")
        for game in game_ids()
        for kind in getattr(find_game(game), vocabulary)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), every("events"))
def test_every_event_is_told(game: str, kind: type[Event], language: str) -> None:
    words = catalogue(language, game)
    for event in samples(game, kind):
        assert isinstance(event, Event)
        told = tell(words, event)
        assert_is_a_sentence(told.text, game)
        assert told.rule == event.cites


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), every("actions"))
def test_every_action_is_named(game: str, kind: type[Action], language: str) -> None:
    words = catalogue(language, game)
    for action in samples(game, kind):
        assert isinstance(action, Action)
        text = act(words, action)
        assert_reads_well(text, game)
        assert text[-1] not in ".!?"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_refusal_and_reason_is_said(game: str, language: str) -> None:
    words = catalogue(language, game)
    for site in asked_for(game):
        if site.key.startswith("cli-"):
            continue
        for known in about(messages(language, game)[site.key], game):
            if site.key.startswith(("why-", *ADVICE)):
                assert_is_a_sentence(why(words, Why("", site.key, known)).text, game)
            if site.key.startswith(ADVICE):
                continue
            text = refusal(words, Refused(site.key.removeprefix("error-"), **known))
            assert_reads_well(text, game)
            assert text[-1] == ".", text
            assert text[0].islower() == text.startswith("some text"), text


# Whole games


class Teller:
    """Tells one game in one language; what it has said once is neither formed nor judged again."""

    def __init__(self, game: str, language: str) -> None:
        words = catalogue(language, game)
        self.tell = cache(lambda event: self._judged(tell(words, event).text))
        self.act = cache(lambda action, moment: act(words, action, moment))
        self.decision = cache(lambda moment, asked: self._judged(decision(words, moment, asked)))
        self._game = game

    def _judged(self, text: str) -> str:
        assert_is_a_sentence(text, self._game)
        return text


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_whole_games_are_told(game: str) -> None:
    """Each game is played once, and told in every language."""
    tellers, seen = [Teller(game, language) for language in LANGUAGES], set()
    for table, rng in games(game):
        luck = luck_of(table)
        while not table.is_over:
            seat = next(iter(table.deciders()), None)
            view = table.view(seat)
            for moment in dict.fromkeys((view.moment, table.view(None).moment)):
                seen.add(moment.tag)
                for teller in tellers:
                    teller.decision(moment, tuple(view.asked))
            tellings = table.step(luck)
            if tellings is None:
                assert seat is not None
                offered = table.options(seat)
                some = rng.sample(offered, min(len(offered), SOME))
                for teller in tellers:
                    texts = {teller.act(action, view.moment) for action in some}
                    assert len(texts) == len(some)
                tellings = table.act(seat, rng.choice(offered))
            for telling in tellings:
                for teller in tellers:
                    teller.tell(telling.event)
    rare = {moment.tag for moment in moments(game)} - seen
    assert len(rare) <= 3, rare


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_attempts_are_refused_with_a_reason(game: str) -> None:
    keys, judged = set[str | None](), set[str]()
    kinds: list[Any] = [samples(game, kind) for kind in find_game(game).actions]
    for table, rng in games(game):
        luck = luck_of(table)
        while not table.is_over:
            if table.step(luck) is None:
                seat = table.deciders()[0]
                keys |= {_attempt(table, seat, rng.choice(actions), judged) for actions in kinds}
                table.act(seat, rng.choice(table.options(seat)))
    known = {site.key for site in asked_for(game) if site.key.startswith("why-")}
    assert len(keys & known) > len(known) / 2, known - keys


def _attempt(table: Table[Any], seat: Seat, action: Action, judged: set[str]) -> str | None:
    """The key of the reason, which is judged when it is met first."""
    reason = table.explain(seat, action)
    if reason is None:
        return None
    if (known := repr(reason)) not in judged:
        judged.add(known)
        for language in LANGUAGES:
            text = why(catalogue(language, table.game.id), reason).text
            assert_is_a_sentence(text, table.game.id)
    return reason.key


# What some of them say


def even(text: str) -> str:
    """With all spaces alike, so that a French sentence can be compared by eye."""
    return re.sub(r"\s", " ", text)


def said(event: Event, **more: Any) -> list[str]:
    return [even(tell(EVO[language], event, **more).text) for language in LANGUAGES]


def test_a_walk() -> None:
    assert said(DinosaurWalked(S3, 12, 13)) == [
        "A Stegosaur walks from 12 to 13.",
        "Un Stégosaure va de 12 à 13.",
        "Uno Stegosauro va da 12 a 13.",
    ]


def test_a_fight_says_what_was_needed() -> None:
    assert said(CombatFought(S0, S3, 4, 5, 2, 4, True)) == [
        "A Theropod from 4 drives a Stegosaur out of 5: rolled 2, needed 4 or less.",
        "Venu de 4, un Théropode chasse un Stégosaure de 5 : dé 2, il fallait 4 ou moins.",
        "Venuto da 4, un Teropode scaccia uno Stegosauro da 5: dado 2, serviva 4 o meno.",
    ]
    assert said(CombatFought(S0, S3, 4, 5, 2, 1, False)) == [
        "A Theropod from 4 falls attacking a Stegosaur in 5: rolled 2, needed 1.",
        "Venu de 4, un Théropode tombe en attaquant un Stégosaure en 5 : dé 2, il fallait 1.",
        "Venuto da 4, un Teropode cade attaccando uno Stegosauro in 5: dado 2, serviva 1.",
    ]


def test_one_and_several_die() -> None:
    assert said(DinosaursDied(S1, (7,), "cold")) == [
        "A Sauropod freezes in 7.",
        "Un Sauropode meurt de froid en 7.",
        "Un Sauropode muore di freddo in 7.",
    ]
    assert said(DinosaursDied(S1, (7, 8, 30), "cold")) == [
        "3 Sauropods freeze in 7, 8 and 30.",
        "3 Sauropodes meurent de froid en 7, 8 et 30.",
        "3 Sauropodi muoiono di freddo in 7, 8 e 30.",
    ]


def test_points_for_none_one_and_several() -> None:
    for points, count in ((0, "no"), (1, "one"), (2, "two")):
        texts = said(PointsScored(S2, points, 12))
        assert all("12" in text for text in texts), count
    one, two = said(PointsScored(S2, 1, 12)), said(PointsScored(S2, 2, 12))
    assert all(re.sub(r"\d", "", a) != re.sub(r"\d", "", b) for a, b in zip(one, two, strict=True))


def test_genes_of_a_kind_are_counted() -> None:
    assert said(GenesOffered(("leg", "egg", "leg", "card"))) == [
        "Up for auction: 2 legs, an egg and a card gene.",
        "Mis aux enchères : 2 pattes, un œuf et un gène carte.",
        "All’asta: 2 zampe, un uovo e un gene carta.",
    ]


def test_a_bid_names_who_is_outbid() -> None:
    assert said(BidMade(S0, 1, "horn", 3, S3)) == [
        "The Theropods bid 3 for a horn, outbidding the Stegosaurs.",
        "Les Théropodes offrent 3 pour une corne et dépassent les Stégosaures.",
        "I Teropodi offrono 3 per un corno e superano gli Stegosauri.",
    ]


def test_a_discount_shows() -> None:
    paid, discounted = said(GenePaid(S0, "egg", 3, 3)), said(GenePaid(S0, "egg", 5, 3))
    assert paid[0] == "The Theropods pay 3 MP for an egg."
    assert discounted[0] == "The Theropods pay 3 MP for an egg (bid: 5)."
    assert discounted[1] == "Les Théropodes paient 3 PM pour un œuf (offre : 5)."


def test_a_card_is_named_only_to_whom_it_is_shown() -> None:
    assert said(CardDrawn(S0, None))[0] == "The Theropods draw an event card."
    assert said(CardDrawn(S0, "stampede"))[1] == "Les Théropodes piochent « La grande ruée »."


def test_a_card_names_its_target() -> None:
    assert said(CardPlayed(S0, "moult", S3))[2] == (
        "I Teropodi giocano «Muta fuori stagione» contro gli Stegosauri."
    )
    assert said(CardPlayed(S0, "refuge", None, 0))[0] == (
        "The Theropods play “Last Refuge” for the one in zone 0."
    )


def test_order_is_told_with_then() -> None:
    assert said(OrderSet((S3, S0, S1))) == [
        "Order of play: the Stegosaurs, the Theropods, then the Sauropods.",
        "Ordre du tour : les Stégosaures, les Théropodes, puis les Sauropodes.",
        "Ordine di turno: gli Stegosauri, i Teropodi, poi i Sauropodi.",
    ]


def test_faces_are_joined_with_or() -> None:
    assert said(MeteorRolled(5, (1, 2, 3), False))[0].endswith("on 1, 2 or 3.")


def test_winners() -> None:
    assert said(GameEnded("meteor-roll", (S0,))) == [
        "The game is over: the Theropods win.",
        "La partie est finie : les Théropodes l’emportent.",
        "La partita è finita: i Teropodi vincono.",
    ]
    assert said(GameEnded("last-space", (S0, S3)))[2].endswith(
        "i Teropodi e gli Stegosauri vincono a pari merito."
    )


def test_players_are_named_after_their_species() -> None:
    names = ["Ada", "", "Zoé", "bot"]
    assert said(BidMade(S0, 1, "horn", 3, S1), names=names)[1] == (
        "Les Théropodes (Ada) offrent 3 pour une corne et dépassent les Sauropodes."
    )


def test_a_sentence_prints_with_its_rule() -> None:
    assert str(tell(EVO["en"], CardDrawn(S0, None))) == (
        "The Theropods draw an event card. (E1-7.5)"
    )
    assert str(Sentence("So it is.")) == "So it is."


def test_options_with_what_is_known_of_them() -> None:
    lots = Auction((Gene.LEG, Gene.EGG, Gene.LEG), (None, None, None), (S0,))
    words = EVO["fr"]
    assert act(words, Walk(12, 13)) == "aller de 12 à 13"
    assert act(words, Bid(1, 3), seen(lots)) == "offrir 3 pour un œuf"
    assert act(words, Bid(2, 3), seen(lots)) == "offrir 3 pour une patte (lot 2)"
    assert act(words, Bid(2, 3)) == "offrir 3 pour le lot 2"
    assert act(words, Attack(1, 2)) == "attaquer 2 depuis 1"
    assert act(words, Attack(1, 2), rival=S3) == "attaquer les Stégosaures en 2 depuis 1"
    assert act(words, Attack(1, 2), None, ["", "", "", "Ada"], rival=S3).count("(Ada)") == 1


def seen(moment: Moment[EvoState]) -> MomentView:
    view = moment_view(fresh("bmh^"), moment)
    assert view is not None
    return view


def decided(moment: Any, *asked: Seat) -> list[str]:
    return [even(decision(EVO[language], seen(moment), asked)) for language in LANGUAGES]


def test_decisions_count_what_is_left() -> None:
    assert decided(Movement(S0, 1), S0) == [
        "The Theropods move: they may still take one step.",
        "Les Théropodes se déplacent : il leur reste un pas à faire.",
        "I Teropodi si spostano: possono fare ancora un passo.",
    ]
    assert decided(Movement(S0, 2, rage=2, swims=1), S0) == [
        "The Theropods move: they may still take 2 steps, with a swim possible; "
        "2 more horns when attacking.",
        "Les Théropodes se déplacent : il leur reste 2 pas à faire, avec une traversée possible ; "
        "2 cornes de plus en attaque.",
        "I Teropodi si spostano: possono fare ancora 2 passi, con una traversata possibile; "
        "2 corna in più in attacco.",
    ]
    assert decided(Births(S3, 2, 0, returning=True), S3)[2] == (
        "Gli Stegosauri tornano sull’isola: 2 neonati da piazzare."
    )


def test_a_decision_of_a_queue_is_that_of_who_is_asked() -> None:
    lots = Auction((Gene.LEG, Gene.EGG), (None, None), (S3, S0), outbid=True)
    assert decided(lots, S3)[0] == "The Stegosaurs have been outbid and must answer."


# Refusals


def test_a_problem_within_a_problem() -> None:
    bad = BadValue("value-unknown", found="fly", known="walk, swim")
    assert refusal(EVO["en"], RecordError("record-action", entry=1234, problem=bad)) == (
        "Entry 1234 of the record cannot be read: “fly” is unknown. These are known: walk, swim."
    )


def test_an_illegal_act_names_its_rule() -> None:
    illegal = IllegalAction("why-too-few-horns", rule="E1-4.2", rival=S3, fewer=2)
    assert refusal(EVO["it"], illegal) == (
        "Contando le carte, hai 2 corna in meno rispetto agli Stegosauri: "
        "con due o più in meno non si può attaccare. (E1-4.2)"
    )


def test_a_general_catalogue_finds_the_words_of_a_game() -> None:
    wrong = PackError("pack-unknown-gene", file="genes.toml", line=3, found="wing", known="leg")
    assert even(refusal(catalogue("fr"), wrong)) == (
        "genes.toml, ligne 3 : il n’y a pas de gène « wing ». Noms possibles : leg."
    )
    illegal = RecordError(
        "record-illegal", entry=3, problem=IllegalAction("why-not-movement", rule="E1-4.1")
    )
    assert "(E1-4.1)" in refusal(catalogue("en"), illegal)


def test_large_numbers_are_grouped_only_where_they_count() -> None:
    large = RecordError("record-large", most=50_000_000)
    assert "50 000 000" in even(refusal(catalogue("fr"), large))


def test_a_seat_that_is_not_there_is_a_number() -> None:
    assert refusal(EVO["en"], IllegalAction("no-such-seat", seat=9)) == (
        "There is no seat 9 at this table."
    )
