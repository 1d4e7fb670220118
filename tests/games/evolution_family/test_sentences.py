"""What is said of Evolution, family version, in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mesozoic.core.errors import Refused
from mesozoic.core.game import Why
from mesozoic.core.moment_views import MomentView, bare_view
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.files.packs import standard_components
from mesozoic.games.evolution_family.actions import (
    ChooseRock,
    DrawCard,
    Erupt,
    Guess,
    Move,
    MoveCone,
    PutCard,
    StayOut,
)
from mesozoic.games.evolution_family.eruption import Eruption
from mesozoic.games.evolution_family.events import (
    CardLost,
    CardPut,
    CardRevealed,
    ContestDrawn,
    ContestTied,
    ContestWon,
    DeckRenewed,
    GameEnded,
    HandsOpened,
    NobodyStruck,
    PieceMoved,
    PieceSentBack,
    ThunderboltStruck,
    TokensLost,
    TokensRegained,
    TurnBegan,
    VolcanoErupted,
)
from mesozoic.games.evolution_family.moments import (
    CardPlacingMoment,
    ConeMoment,
    ContestMoment,
    DraggingMoment,
    MovingMoment,
)
from mesozoic.words.catalogue import LANGUAGES, catalogue
from mesozoic.words.sentences import act, decision, refusal, tell, why

GAME = "evolution-family"
WORDS = {language: catalogue(language, GAME) for language in LANGUAGES}
S0, S1, S2 = map(Seat, range(3))


def even(text: str) -> str:
    """With all spaces alike, so that a French sentence can be compared by eye."""
    return re.sub(r"\s", " ", text)


def said(event: Event, **more: Any) -> list[str]:
    return [even(tell(WORDS[language], event, **more).text) for language in LANGUAGES]


def offered(action: Action) -> list[str]:
    return [even(act(WORDS[language], action)) for language in LANGUAGES]


HERE = ("EF-3.1", "reveal")


def decided(moment: MomentView, *asked: Seat) -> list[str]:
    return [even(decision(WORDS[language], moment, asked)) for language in LANGUAGES]


def reasoned(key: str, **about: object) -> list[str]:
    return [even(why(WORDS[language], Why("", key, about)).text) for language in LANGUAGES]


# Cards


def test_an_era_card_is_called_by_its_era_and_what_it_shows() -> None:
    assert said(CardRevealed(3, "reptiles-rock-rock-volcano")) == [
        "The Stegosaur reveals a Reptiles card (a volcano).",
        "Le Stégosaure révèle une carte Reptiles (un volcan).",
        "Lo Stegosauro rivela una carta Rettili (un vulcano).",
    ]
    assert said(CardRevealed(5, "algae-marsh-rock-rock-earthquake")) == [
        "The Hadrosaur reveals an Algae card (a marsh, an earthquake zone).",
        "L’Hadrosaure révèle une carte Algues (un marais, une zone sismique).",
        "L’Adrosauro rivela una carta Alghe (una palude, una zona sismica).",
    ]


def test_a_card_of_rocks_shows_nothing_to_speak_of() -> None:
    assert said(CardRevealed(0, "fish-rock-rock-rock"))[0] == "The Theropod reveals a Fish card."


def test_action_cards_have_names_of_their_own() -> None:
    assert said(CardRevealed(4, "eruption")) == [
        "The Ankylosaur reveals an eruption.",
        "L’Ankylosaure révèle une éruption.",
        "L’Anchilosauro rivela un’eruzione.",
    ]
    assert offered(DrawCard("thunderbolt"))[2] == "rivelare un tuono"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_is_named_without_its_slug(language: str) -> None:
    words = WORDS[language]
    for card in standard_components(GAME).era_cards:
        text = tell(words, CardRevealed(0, card.slug)).text
        assert card.slug not in text
        assert words.say(f"era-{card.era.slug}") in text
        shown = {place.slug for place in card.places} - {"rock"}
        for ground in shown:
            assert words.say(f"ground-{ground}.a") in text
        if card.sign:
            assert words.say(f"sign-{card.sign.slug}.a") in text
        assert text.count("(") == bool(shown or card.sign)


def test_what_shows_twice_is_said_once() -> None:
    assert said(CardRevealed(0, "birds-marsh-rock-marsh"))[0].endswith("a Birds card (a marsh).")


def test_a_card_that_is_none_stays_as_it_is() -> None:
    assert said(CardRevealed(0, "comet-rock"))[0] == "The Theropod reveals comet-rock."


def test_a_card_is_put_in_between_or_in_place_of_another() -> None:
    assert said(CardPut(S0, 1, "fish-rock-rock-rock", 1, None)) == [
        "The Theropods put a Fish card in the path of the Sauropod as card 2.",
        "Les Théropodes placent une carte Poissons dans le chemin du Sauropode, "
        "où elle devient la carte 2.",
        "I Teropodi mettono una carta Pesci nel sentiero del Sauropode come carta 2.",
    ]
    assert said(CardPut(S0, 1, "fish-rock-rock-rock", 1, "fish-volcano-rock-rock")) == [
        "The Theropods put a Fish card in the path of the Sauropod "
        "in place of a Fish card (a volcano).",
        "Les Théropodes placent une carte Poissons dans le chemin du Sauropode, "
        "où elle remplace une carte Poissons (un volcan).",
        "I Teropodi mettono una carta Pesci nel sentiero del Sauropode "
        "al posto di una carta Pesci (un vulcano).",
    ]


def test_a_lost_card_is_counted_from_the_board() -> None:
    assert said(CardLost(2, "birds-rock-rock-volcano", 0))[0] == (
        "The Ceratopsian loses card 1 of its path: a Birds card (a volcano)."
    )


def test_action_cards_that_leave_are_counted() -> None:
    assert (
        said(DeckRenewed((), 40))[0] == "The deck is spent: 40 discarded cards become the new one."
    )
    assert said(DeckRenewed(("eruption",), 39)) == [
        "The deck is spent: 39 discarded cards become the new one; an eruption leaves the game.",
        "La pioche est épuisée : 39 cartes défaussées forment la nouvelle ; "
        "une éruption sort du jeu.",
        "Il mazzo è finito: 39 carte scartate formano quello nuovo; un’eruzione esce dal gioco.",
    ]
    assert said(DeckRenewed(("eruption", "eruption"), 1))[0] == (
        "The deck is spent: one discarded card becomes the new one; 2 eruptions leave the game."
    )
    assert said(DeckRenewed(("thunderbolt", "eruption"), 38))[2].endswith(
        "un tuono e un’eruzione escono dal gioco."
    )


# Players and their animals


def test_at_two_each_player_is_named_after_both_their_animals() -> None:
    names = ["Ada", "Zoé"]
    assert said(CardPut(S0, 2, "fish-rock-rock-rock", 0, None), names=names)[0] == (
        "The Theropods (Ada) put a Fish card in the path of the Ceratopsian (Ada) as card 1."
    )
    assert said(VolcanoErupted(S0, 3), names=names) == [
        "The Theropods (Ada) let a volcano erupt beside the Stegosaur (Zoé)!",
        "Les Théropodes (Ada) font entrer un volcan en éruption à côté du Stégosaure (Zoé) !",
        "I Teropodi (Ada) fanno eruttare un vulcano accanto allo Stegosauro (Zoé)!",
    ]
    assert said(VolcanoErupted(S0, 3, cone=True), names=names) == [
        "The Theropods (Ada) let the cone erupt beside the Stegosaur (Zoé)!",
        "Les Théropodes (Ada) font entrer le cône en éruption à côté du Stégosaure (Zoé) !",
        "I Teropodi (Ada) fanno eruttare il cono accanto allo Stegosauro (Zoé)!",
    ]


def test_at_more_an_animal_is_its_players() -> None:
    names = ["Ada", "Zoé", "bot"]
    assert said(TokensLost(2, 1), names=names)[0] == "The Ceratopsian (bot) loses one token."
    assert said(TokensLost(2, 1), names=["Ada", "Zoé", ""])[0] == "The Ceratopsian loses one token."


def test_who_wins_at_two_is_told_with_the_animal_that_did_it() -> None:
    assert said(GameEnded("last-era", (S0,), 2)) == [
        "The game is over: the Ceratopsian has held out on the last era of a full path, "
        "and the Theropods win.",
        "La partie est finie : le Cératopsien a tenu bon sur la dernière ère d’un chemin complet, "
        "et les Théropodes l’emportent.",
        "La partita è finita: il Ceratopso ha resistito sull’ultima era di un sentiero completo, "
        "e i Teropodi vincono.",
    ]
    assert said(GameEnded("backstop", (S1,), 1))[1] == (
        "La partie est finie : après 5 000 tours, le Sauropode est le plus avancé, "
        "et les Sauropodes l’emportent."
    )


def test_a_path_that_is_a_files_name_is_no_animal() -> None:
    for path in ("1", "games/1.json"):
        assert path in refusal(WORDS["en"], Refused("cli-resume-none", path=path))


# Places


def test_places_are_told_by_card_lane_and_part() -> None:
    assert said(PieceMoved(0, -1, 0, 0, False)) == [
        "The Theropod steps to the left rock of its sector.",
        "Le Théropode va sur le rocher de gauche de son secteur.",
        "Il Teropode va sulla roccia di sinistra del suo settore.",
    ]
    assert said(PieceMoved(0, 2, 1, 0, True)) == [
        "The Theropod steps onto card 3, in the middle, for one token.",
        "Le Théropode va sur la carte 3, au milieu, contre un jeton.",
        "Il Teropode va sulla carta 3, al centro, in cambio di un gettone.",
    ]
    assert said(PieceMoved(0, 5, 2, 1, False)) == [
        "The Theropod steps onto card 6, on the right, to the far end of the marsh.",
        "Le Théropode va sur la carte 6, à droite, au bout du marais.",
        "Il Teropode va sulla carta 6, a destra, in fondo alla palude.",
    ]
    assert said(PieceSentBack(4, -1, 2))[0] == (
        "The Ankylosaur is sent back to the right rock of its sector."
    )
    assert said(PieceSentBack(4, 1, 1))[2] == (
        "L’Anchilosauro è rimandato indietro, sulla roccia di mezzo della carta 2."
    )


def test_options_tell_every_place_apart() -> None:
    spots = [Move(d, lane, part) for d in range(-1, 6) for lane in range(3) for part in (0, 1)]
    steps = [move for move in spots if move.depth >= 0 or not move.part]
    for language in LANGUAGES:
        words = WORDS[language]
        assert len({act(words, step) for step in steps}) == len(steps)
        cones = [MoveCone(p, d, lane) for p in range(6) for d in range(6) for lane in range(3)]
        assert len({act(words, cone) for cone in cones}) == len(cones)
        assert len({act(words, ChooseRock(lane)) for lane in range(3)}) == 3
    assert offered(PutCard(5))[1] == "placer la carte dans le chemin de l’Hadrosaure"
    assert offered(Erupt(4))[2] == "provoca un’eruzione accanto all’Anchilosauro"


# Contests


def test_a_hand_tells_what_its_tokens_stand_for() -> None:
    assert offered(Guess((1,))) == [
        "hide 1 token (Bacteria)",
        "cacher 1 jeton (Bactéries)",
        "nascondi 1 gettone (Batteri)",
    ]
    assert offered(Guess((9,)))[0] == "hide 9 tokens (eruption)"
    assert offered(Guess((10,)))[1] == "cacher 10 jetons (tonnerre)"
    assert offered(StayOut())[0] == "stay out of the contest"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_name_the_eras_by_their_numbers(language: str) -> None:
    words = WORDS[language]
    eras = dict.fromkeys(card.era for card in standard_components(GAME).era_cards)
    for era in eras:
        assert words.say(f"era-{era.slug}") in act(words, Guess((era + 1,)))


def test_two_hands_are_told_in_the_order_of_ones_animals() -> None:
    assert offered(Guess((3, 0))) == [
        "hide, in the order of your animals, 3 tokens (Fish) and nothing",
        "cacher, dans l’ordre de vos animaux, 3 jetons (Poissons) et rien",
        "nascondi, nell’ordine dei tuoi animali, 3 gettoni (Pesci) e niente",
    ]


def test_open_hands_are_told_by_animal_without_the_empty_ones() -> None:
    assert said(HandsOpened((4, 0, 10))) == [
        "The hands open: the Theropod shows 4 tokens (Reptiles) "
        "and the Ceratopsian shows 10 tokens (thunderbolt).",
        "Les mains s’ouvrent : le Théropode montre 4 jetons (Reptiles) "
        "et le Cératopsien montre 10 jetons (tonnerre).",
        "Le mani si aprono: il Teropode mostra 4 gettoni (Rettili) "
        "e il Ceratopso mostra 10 gettoni (tuono).",
    ]
    assert said(HandsOpened((1, 0, 0, 2)), names=["Ada", "Zoé"])[0] == (
        "The hands open: the Theropod (Ada) shows 1 token (Bacteria) "
        "and the Stegosaur (Zoé) shows 2 tokens (Algae)."
    )


def test_the_card_to_be_guessed_has_its_number() -> None:
    assert said(ContestDrawn("birds-rock-cave-rock", 5))[0] == (
        "The card to be guessed is a Birds card (a cave): 5 tokens."
    )
    assert said(ContestDrawn("bacteria-rock-rock-rock", 1))[1] == (
        "La carte à deviner est une carte Bactéries : 1 jeton."
    )


def test_a_contest_is_tied_or_won() -> None:
    assert said(ContestTied((0, 2, 3)))[1] == (
        "À égale distance : le Théropode, le Cératopsien et le Stégosaure."
    )
    assert said(ContestWon(1, "fish-rock-cave-rock", "nearest"))[0] == (
        "The Sauropod wins the Fish card (a cave)."
    )
    assert said(ContestWon(1, "fish-rock-cave-rock", "alone"))[2] == (
        "Il Sauropode vince la carta Pesci (una grotta), "
        "perché nessun rivale ha partecipato alla gara."
    )
    assert said(ContestWon(1, "fish-rock-cave-rock", "turn-order"))[1] == (
        "Le Sauropode remporte la carte Poissons (une caverne), "
        "premier dans l’ordre du tour parmi des rivaux que rien ne départage."
    )


# Thunderbolts and turns


def test_a_thunderbolt_has_a_name_and_costs_one_token_or_more() -> None:
    assert said(ThunderboltStruck(0, "ash-cloud")) == [
        "The Theropod turns up the thunderbolt “Ash cloud”.",
        "Le Théropode retourne le tonnerre « Nuage de cendres ».",
        "Il Teropode scopre il tuono «Nube di cenere».",
    ]
    assert said(TokensLost(0, 2))[2] == "Il Teropode perde 2 gettoni."
    assert said(TokensRegained(0, 1))[1] == "Le Théropode reprend 1 jeton dans la boîte."


def test_ef_0_5_lightning_that_strikes_nobody_is_no_eruption() -> None:
    assert said(NobodyStruck(S0)) == [
        "The Theropods strike nobody with lightning.",
        "Les Théropodes ne foudroient personne.",
        "I Teropodi non colpiscono nessuno con il fulmine.",
    ]


def test_a_turn_tells_who_is_ready_to_win() -> None:
    assert said(TurnBegan(7, 0, False))[2] == "Turno 7: gioca il Teropode."
    assert said(TurnBegan(7, 0, True))[0] == (
        "Turn 7: the Theropod is ready to win, if nothing stops it before an era card comes."
    )


# Decisions


def test_decisions_name_whoever_decides() -> None:
    assert decided(CardPlacingMoment(*HERE, "fish-rock-rock-marsh"), S1)[0] == (
        "The Sauropods put the Fish card (a marsh) in any path, or discard it."
    )
    assert decided(MovingMoment(*HERE, 2, paid=False), S0)[1] == "Le Cératopsien peut faire un pas."
    assert decided(MovingMoment(*HERE, 0, paid=True), S0)[2] == (
        "Il Teropode può fare un altro passo, in cambio di un gettone."
    )
    assert decided(ConeMoment(*HERE, 2), S0)[0] == (
        "The turn of the Ceratopsian is ending: the Theropods may move the cone."
    )
    assert decided(bare_view(Eruption()), S2)[0].startswith("The Ceratopsians may let a volcano")
    assert decided(DraggingMoment(*HERE, 3, 1), S0)[2] == (
        "La nuova carta è alle spalle dello Stegosauro: "
        "i Teropodi scelgono la roccia su cui spostarlo."
    )


def test_a_contest_asks_all_at_once_and_the_tied_again() -> None:
    card = "birds-rock-cave-rock"
    assert decided(ContestMoment(*HERE, card, (S0, S1), (), 0, None), S0, S1)[0] == (
        "The Birds card (a cave) is at stake: "
        "the Theropods and the Sauropods may hide tokens for the card they expect next."
    )
    assert decided(ContestMoment(*HERE, card, (S1, S2), (1, 2), 1, None), S1, S2)[1] == (
        "Le concours pour la carte Oiseaux (une caverne) est à égalité : "
        "les Sauropodes et les Cératopsiens doivent prévoir la carte suivante."
    )


# Reasons


def test_closed_places_say_what_closes_them() -> None:
    assert reasoned("why-barred-by-sea", holds=True) == [
        "Your path holds Fish: the rising sea is closed to you.",
        "Votre chemin contient les Poissons : la mer montante vous est fermée.",
        "Il tuo sentiero ha i Pesci: il mare che avanza ti è chiuso.",
    ]
    assert reasoned("why-barred-by-ravine", holds=False) == [
        "Your path lacks Birds: the place beyond the ravine is closed to you.",
        "Votre chemin n’a pas les Oiseaux : l’emplacement au-delà du ravin vous est fermé.",
        "Il tuo sentiero non ha gli Uccelli: lo spazio oltre il burrone ti è chiuso.",
    ]


def test_ef_3_4_a_hand_that_is_too_full_need_not_be_one_that_may_be_empty() -> None:
    """Whoever is tied may not withdraw: the reason says nothing of an empty hand."""
    assert reasoned("why-too-many-tokens", animal=1, most=4) == [
        "The Sauropod has 4 tokens: it can hide 1 to 4 of them.",
        "Le Sauropode a 4 jetons : il peut en cacher de 1 à 4.",
        "Il Sauropode ha 4 gettoni: può nasconderne da 1 a 4.",
    ]
    assert reasoned("why-too-many-tokens", animal=1, most=1)[0] == (
        "The Sauropod has one token: it can hide only that one."
    )
    assert reasoned("why-too-many-tokens", animal=1, most=0)[2] == (
        "Il Sauropode non ha più gettoni: la sua mano resta vuota."
    )


def test_reasons_name_the_animal_and_the_era() -> None:
    assert reasoned("why-premium-there", animal=3, era="mammals")[1] == (
        "Le chemin du Stégosaure a là une carte premium (Mammifères) : "
        "seule une autre carte premium peut la remplacer."
    )
    assert reasoned("why-path-full", animal=0, era="fish")[0] == (
        "The path of the Theropod is full: nothing is added to it, "
        "and it has no Fish card to replace."
    )


def test_a_path_that_is_not_there_is_a_number() -> None:
    assert reasoned("why-no-path", number=4, last=3)[0] == (
        "There is no path 4: they go from 0 to 3."
    )
