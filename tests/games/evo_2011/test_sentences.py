"""What is said of EVO (2011), in three languages."""

from __future__ import annotations

import re
from typing import Any

from mesozoic.core.game import Why
from mesozoic.core.moment_views import MomentView
from mesozoic.core.moments import Moment
from mesozoic.core.seats import Seat
from mesozoic.core.values import Event
from mesozoic.games.evo_2011.actions import Bid, Foretell, TakePlace
from mesozoic.games.evo_2011.births import Births, ThiefCards
from mesozoic.games.evo_2011.events import (
    BabyFought,
    BidMade,
    CardDrawn,
    CardPlayed,
    CombatRolled,
    GameEnded,
    GenesOffered,
    LotPaid,
    PlaceTaken,
    TokenForeseen,
    TokenRevealed,
    WheelTurned,
)
from mesozoic.games.evo_2011.fight import Assault, ChameleonSkin, Fight
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.moments import moment_view
from mesozoic.games.evo_2011.movement import Movement
from mesozoic.games.evo_2011.mutations import Laboratory
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import act, decision, tell, why
from tests.games.evo_2011.kit import fresh

EVO = {language: catalogue(language, "evo-2011") for language in LANGUAGES}
S0, S1, S2, S3 = map(Seat, range(4))


def even(text: str) -> str:
    """With all spaces alike, so that a French sentence can be compared by eye."""
    return re.sub(r"\s", " ", text)


def said(event: Event) -> list[str]:
    return [even(tell(EVO[language], event).text) for language in LANGUAGES]


def seen(moment: Moment[EvoState]) -> MomentView:
    view = moment_view(fresh("dfc^"), moment)
    assert view is not None
    return view


def decided(moment: Any, *asked: Seat) -> list[str]:
    return [even(decision(EVO[language], seen(moment), asked)) for language in LANGUAGES]


def reasoned(key: str, **about: object) -> list[str]:
    return [even(why(EVO[language], Why("", key, about)).text) for language in LANGUAGES]


# Events


def test_a_token_is_named_to_whoever_foresees_it_alone() -> None:
    assert said(TokenForeseen(S0, None))[0] == "The Theropods look at the next climate token."
    assert said(TokenForeseen(S0, "minus-1")) == [
        "The Theropods foresee the next climate token: −1.",
        "Les Théropodes pressentent le prochain jeton de climat : −1.",
        "I Teropodi presagiscono il prossimo gettone del clima: −1.",
    ]


def test_a_card_is_named_to_its_owner_alone() -> None:
    assert said(CardDrawn(S0, None))[2] == "I Teropodi pescano una carta evento."
    assert said(CardDrawn(S0, "egg-thief"))[1] == "Les Théropodes piochent « Voleur d’œufs »."


def test_the_meteorite_is_no_token_like_others() -> None:
    assert said(TokenRevealed("plus-2"))[0] == "The climate token shows +2."
    assert said(TokenRevealed("meteorite")) == [
        "The meteorite is revealed!",
        "La météorite est révélée !",
        "Viene rivelato il meteorite!",
    ]


def test_the_wheel_turns_both_ways_or_stays() -> None:
    for moved, section in ((2, "two"), (1, "one"), (0, "stays"), (-1, "back")):
        assert section in said(WheelTurned(3, moved, "mountain"))[0]
    assert said(WheelTurned(1, -1, "forest"))[1:] == [
        "La roue recule d’une section : le terrain idéal est maintenant la forêt.",
        "La ruota torna indietro di una sezione: adesso il terreno ideale è la foresta.",
    ]


def test_prescience_undoes_the_token() -> None:
    assert said(CardPlayed(S0, "geysers"))[0] == "The Theropods play “Geysers”."
    assert said(CardPlayed(S0, "prescience", 0))[0] == (
        "The Theropods play “Prescience”: the token has no effect."
    )


def test_a_bid_names_what_it_is_for_and_who_is_dislodged() -> None:
    assert said(BidMade(S0, 2, "wings", 3, S3)) == [
        "The Theropods bid 3 for wings, dislodging the Stegosaurs.",
        "Les Théropodes misent 3 sur des ailes et délogent les Stégosaures.",
        "I Teropodi puntano 3 per le ali e scalzano gli Stegosauri.",
    ]
    assert said(BidMade(S0, 0, "card", 0, None))[0] == "The Theropods bid 0 for an event card."
    assert said(BidMade(S0, 3, "bare", 1, None))[1] == (
        "Les Théropodes misent 1 sur une ligne sans gène."
    )


def test_a_discount_shows() -> None:
    assert said(LotPaid(S0, "egg", 3, 3))[0] == "The Theropods pay 3 MP for an egg."
    assert said(LotPaid(S0, "card", 5, 3))[1] == (
        "Les Théropodes paient 3 PM pour une carte événement (mise : 5)."
    )
    assert said(LotPaid(S0, "bare", 1, 0))[2] == (
        "I Teropodi non pagano nulla per una riga senza gene (puntata: 1)."
    )


def test_a_fight_says_what_decided_it() -> None:
    def fight(face: str, ahead: int, won: bool) -> str:
        return said(CombatRolled(S0, S3, 4, 5, face, ahead, won))[0].partition(". ")[2]

    assert fight("failed", 3, False) == "The die shows “Failure”: the attack fails."
    assert fight("won", -3, True) == "The die shows “Victory”: the attack succeeds."
    assert "as many horns: the attack succeeds." in fight("as-many", 0, True)
    assert "has one horn more: the attack succeeds." in fight("more", 1, True)
    assert "has 3 horns more: the attack succeeds." in fight("two-more", 3, True)
    assert "but the attacker has only one horn more: the" in fight("two-more", 1, False)
    assert "but the attacker has just as many horns: the" in fight("more", 0, False)
    assert "but the attacker has one horn fewer: the" in fight("as-many", -1, False)
    assert "but the attacker has 4 horns fewer: the" in fight("two-more", -4, False)


def test_a_killer_baby_wins_or_dies() -> None:
    assert said(BabyFought(S0, S3, 5, "won", True))[0].endswith("“Victory”: the newborn wins.")
    assert said(BabyFought(S0, S3, 5, "failed", False))[1].endswith(
        "« Échec » : le nouveau-né meurt."
    )


def test_a_place_is_counted_from_first() -> None:
    assert said(PlaceTaken(S0, 0, (S0, S1)))[0] == (
        "The Theropods take first place. Order of play: the Theropods, then the Sauropods."
    )
    assert [act(EVO[language], TakePlace(2)) for language in LANGUAGES] == [
        "take third place",
        "prendre la troisième place",
        "prendi il terzo posto",
    ]


def test_an_empty_bag_offers_nothing() -> None:
    assert said(GenesOffered(()))[0] == "In the laboratory, besides an event card: nothing."


def test_winners() -> None:
    assert (
        said(GameEnded("meteorite", (S0,), (30, 20)))[0] == "The game is over: the Theropods win."
    )
    assert said(GameEnded("meteorite", (S0, S3), (30, 20)))[2].endswith(
        "i Teropodi e gli Stegosauri vincono a pari merito."
    )


# Options and decisions

LAB = Laboratory((Gene.EGG, Gene.EGG, None), (None,) * 4, (S0, S1))


def test_a_bid_names_the_lot_of_its_column() -> None:
    words = EVO["fr"]
    lab = Laboratory((Gene.HORN, Gene.THICK_SHELL), (None,) * 3, (S0,))
    assert act(words, Bid(0, 2), seen(lab)) == "miser 2 sur une carte événement"
    assert act(words, Bid(2, 3), seen(lab)) == "miser 3 sur une coquille épaisse"
    assert act(words, Bid(2, 3)) == "miser 3 sur la ligne 2"


def test_bids_on_columns_alike_are_told_apart() -> None:
    words = EVO["en"]
    assert act(words, Bid(1, 0), seen(LAB)) == "bid 0 for an egg (row 1)"
    assert act(words, Bid(2, 0), seen(LAB)) == "bid 0 for an egg (row 2)"
    assert act(words, Bid(3, 0), seen(LAB)) == "bid 0 for a row without a gene"


def test_whoever_bids_is_named_and_whoever_was_dislodged_bids_elsewhere() -> None:
    assert decided(LAB, S0)[0] == "The Theropods bid in the laboratory."
    dislodged = Laboratory((Gene.FUR,), ((S0, 3), None), (S1,), 0)
    assert decided(dislodged, S1)[1] == (
        "Les Sauropodes ont été délogés et doivent miser sur une autre ligne."
    )


def test_prescience_says_where_to() -> None:
    options = [act(EVO["it"], Foretell(shift)) for shift in (2, 1, 0, -1)]
    assert len(set(options)) == 4
    assert options[3] == "gioca «Preveggenza» e fai tornare indietro la ruota di una sezione"


def test_movement_counts_what_is_left() -> None:
    assert decided(Movement(S0, 1, wings=False), S0)[0] == (
        "The Theropods move: one movement point left."
    )
    assert decided(Movement(S0, 3, wings=True, frenzy=2), S0)[1] == (
        "Les Théropodes se déplacent : il reste 3 points de mouvement, avec un vol possible ; "
        "2 cornes de plus en attaque."
    )


def test_a_fight_names_both_and_the_loser_is_asked() -> None:
    assault = Assault(S0, S3, 4, 5, 1)
    assert decided(Fight(assault))[0] == (
        "A Theropod from 4 attacks a Stegosaur in 5: the die decides."
    )
    assert decided(ChameleonSkin(S3, assault), S3)[0] == (
        "The fight in 5 is lost: the Stegosaurs may let the loser slip away."
    )


def test_who_was_robbed_is_named() -> None:
    assert decided(ThiefCards((S1,), S0, 7), S1)[2] == (
        "Un neonato dei Teropodi è appena uscito dall’uovo in 7: i Sauropodi possono giocare "
        "«Ladro di uova»."
    )


def test_births_after_a_withdrawal() -> None:
    assert decided(Births(S0), S0)[0] == "The Theropods may give birth."
    assert decided(Births(S0, 0), S0)[0] == (
        "The Theropods have taken the one in 0 off the board: now it must be born elsewhere."
    )


# Reasons


def test_a_barred_column_names_its_lot() -> None:
    assert reasoned("why-column-barred", lot="card")[0] == (
        "You have just been dislodged from the row of the event card: bid on another row."
    )
    assert reasoned("why-column-barred", lot="wings")[1] == (
        "On vient de vous déloger de cette ligne (Ailes) : misez sur une autre."
    )


def test_a_card_out_of_its_moment_tells_the_moment() -> None:
    for card in ("geysers", "prescience", "swarm-of-rats", "egg-thief", "frenzied-attack"):
        for language, text in zip(LANGUAGES, reasoned("why-card-moment", card=card), strict=True):
            assert even(EVO[language].say(f"card-{card}-when")) in text
