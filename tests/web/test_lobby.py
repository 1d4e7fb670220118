"""People meet in the lobby, each in a browser of their own, and begin to play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.screen import OpenScreen
from tests.web.serving import Server
from tests.web.test_sizes import PAINTED


def called(page: Page, name: str) -> None:
    """Whoever sits down for the first time says who they are."""
    asking = page.get_by_role("dialog", name="Who are you?")
    asking.get_by_label("Your name").fill(name)
    asking.get_by_role("button", name="Go to the table").click()


def test_two_meet_by_playing_now_and_begin_to_play(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo = open_screen(own_server).go("/"), open_screen(own_server).go("/lobby")
    expect(bo.get_by_text("No table is open just now.")).to_be_visible()
    ada.get_by_role("button", name="Play now").click()
    called(ada, "Ada")
    expect(ada.get_by_text("Waiting for one more player…")).to_be_visible()
    line = bo.get_by_role("article")
    expect(line).to_contain_text("Ada")
    expect(line).to_contain_text("1 of 2 seats taken")
    bo.get_by_role("button", name="Sit down").click()
    called(bo, "Gideon")
    for page in (ada, bo):
        page.wait_for_url("**/#/table/*")
        expect(page.get_by_role("button", name="Menu")).to_be_visible()
        expect(page.get_by_role("dialog", name="Who are you?")).to_have_count(0)
    assert ada.url == bo.url


def test_who_is_sent_away_is_told_so_wherever_they_are(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo = (open_screen(own_server).go("/lobby") for _ in range(2))
    ada.get_by_role("button", name="Open a table").first.click()
    ada.get_by_role("dialog", name="Open a table").get_by_role("button", name="Open it").click()
    called(ada, "Ada")
    bo.get_by_role("button", name="Sit down").click()
    called(bo, "Gideon")
    expect(bo.get_by_role("button", name="Stand up")).to_be_visible()
    expect(bo.get_by_role("button", name="Send")).to_have_count(0)
    opening = bo.url
    bo.get_by_role("link", name="You", exact=True).click()
    ada.get_by_role("button", name="Send Gideon away").click()
    expect(bo.get_by_text("The host has sent you away from the table of EVO")).to_be_visible()
    expect(ada.get_by_role("listitem").filter(has_text="Gideon")).to_have_count(0)
    bo.goto(opening)
    expect(bo.get_by_text("has sent you away from it")).to_be_visible()
    expect(bo.get_by_role("button", name="Sit")).to_have_count(0)
    bo.get_by_role("main").get_by_role("link", name="Lobby").click()
    expect(bo.get_by_role("article").get_by_text("has sent you away")).to_be_visible()
    expect(bo.get_by_role("button", name="Sit")).to_have_count(0)


def test_a_table_by_link_only_is_not_in_the_lobby(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo, eve = (open_screen(own_server).go("/lobby") for _ in range(3))
    ada.get_by_role("button", name="Open a table").first.click()
    form = ada.get_by_role("dialog", name="Open a table")
    form.get_by_role("radio", name="By link only").check()
    expect(form.get_by_role("radio", name="3")).to_be_checked()
    form.get_by_label("Game").select_option("evo-2011")
    expect(form.get_by_role("radio", name="2")).to_be_checked()
    form.get_by_role("radio", name="4").check()
    form.get_by_label("Game").select_option("evo-2001")
    expect(form.get_by_role("radio", name="4")).to_be_checked()
    form.get_by_text("Ways to play").click()
    form.get_by_label("Length").select_option(label="Short game")
    form.get_by_role("button", name="Open it").click()
    called(ada, "Ada")
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.get_by_text("A private table")).to_be_visible()
    alone = "This server can only be reached from this machine."
    expect(ada.get_by_text(alone)).to_be_visible()
    expect(ada.get_by_role("main").get_by_text(" – ")).to_be_visible()  # what is not as usual
    address = ada.url.rpartition("#")[2]
    bo.goto(f"{own_server.address}#{address}")
    bo.get_by_role("button", name="Sit down").click()
    called(bo, "Gideon")
    expect(ada.get_by_role("listitem").filter(has_text="Gideon")).to_be_visible()
    expect(bo.get_by_text(alone)).to_have_count(0)
    bo.get_by_role("button", name="Stand up").click()
    expect(ada.get_by_role("listitem").filter(has_text="Gideon")).to_have_count(0)
    expect(eve.get_by_text("No table is open just now.")).to_be_visible()


def test_after_a_while_bots_are_offered_and_seated(
    own_server: Server, open_screen: OpenScreen
) -> None:
    page = open_screen(own_server).page
    page.clock.install()
    page.goto(f"{own_server.address}#/lobby")
    page.get_by_role("button", name="Play now").click()
    called(page, "Ada")
    expect(page.get_by_text("Waiting for")).to_be_visible()
    expect(page.get_by_text("Nobody yet?")).to_have_count(0)
    page.clock.fast_forward(20_000)
    expect(page.get_by_text("Nobody yet?")).to_be_visible()
    page.get_by_role("button", name="Begin with bots").click()
    page.wait_for_url("**/#/table/*")


def test_who_waits_at_the_table_of_another_may_leave_it_for_bots(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo = open_screen(own_server).go("/lobby"), open_screen(own_server).page
    ada.get_by_role("button", name="Open a table").first.click()
    form = ada.get_by_role("dialog", name="Open a table")
    form.get_by_text("Ways to play").click()
    form.get_by_label("Length").select_option(label="Short game")
    form.get_by_role("button", name="Open it").click()
    called(ada, "Ada")
    bo.clock.install()
    bo.goto(f"{own_server.address}#/lobby")
    expect(bo.get_by_role("article").get_by_text(" – ")).to_be_visible()  # what is not as usual
    bo.get_by_role("button", name="Play now").click()
    called(bo, "Gideon")
    expect(ada.get_by_role("listitem").filter(has_text="Gideon")).to_be_visible()
    leaving = bo.get_by_role("button", name="Stand up and play with bots")
    expect(bo.get_by_text("Waiting for")).to_be_visible()
    expect(leaving).to_have_count(0)
    bo.clock.fast_forward(20_000)
    leaving.click()
    bo.wait_for_url("**/#/table/*")
    expect(ada.get_by_role("listitem").filter(has_text="Gideon")).to_have_count(0)


def test_whoever_waits_reads_on_and_is_led_to_the_game(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo = open_screen(own_server).go("/lobby"), open_screen(own_server).go("/lobby")
    ada.get_by_role("button", name="Play now").click()
    called(ada, "Ada")
    ada.wait_for_url("**/#/open/*")
    ada.get_by_role("link", name="Rules", exact=True).click()
    expect(ada.get_by_text("You have a seat")).to_be_visible()
    bo.get_by_role("button", name="Play now").click()
    called(bo, "Gideon")
    for page in (ada, bo):
        page.wait_for_url("**/#/table/*")


def test_one_is_led_to_the_table_once_and_goes_where_one_likes_then(
    own_server: Server, open_screen: OpenScreen
) -> None:
    ada, bo, eve = (open_screen(own_server).go("/lobby") for _ in range(3))
    for page, name in ((ada, "Ada"), (bo, "Gideon")):
        page.get_by_role("button", name="Play now").click()
        called(page, name)
    for page in (ada, bo):
        page.wait_for_url("**/#/table/*")
        expect(page.get_by_role("button", name="Menu")).to_be_visible()
    bo.goto(f"{own_server.address}#/lobby")
    again = bo.context.new_page()
    again.goto(f"{own_server.address}#/lobby")
    for page in (bo, again):
        expect(page.get_by_role("link", name="Play on")).to_be_visible()
        expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    expect(eve.get_by_role("link", name="Watch")).to_be_visible()
    eve.get_by_role("button", name="Play now").click()
    called(eve, "Eve")
    for page in (bo, again):  # whatever would lead them back they have heard before this
        expect(page.get_by_role("article").filter(has_text="Eve")).to_be_visible()
        assert page.url.endswith("#/lobby")
        expect(page.get_by_text("has begun")).to_have_count(0)
    ada.locator("header a.plate").click()
    expect(ada.get_by_role("link", name="Lobby (1 open)")).to_be_visible()
    assert ada.url.endswith("#/")


def test_axe_finds_nothing(own_server: Server, open_screen: OpenScreen) -> None:
    ada, bo = open_screen(own_server).go("/lobby"), open_screen(own_server).go("/lobby")
    assert findings(bo) == []
    ada.get_by_role("button", name="Play now").click()
    called(ada, "Ada")
    ada.wait_for_url("**/#/open/*")
    expect(bo.get_by_role("article")).to_be_visible()
    for page in (ada, bo):
        page.wait_for_load_state("networkidle")
        assert findings(page) == []
    bo.get_by_role("button", name="Open a table").click()
    expect(bo.get_by_role("dialog", name="Open a table")).to_be_visible()
    assert findings(bo) == []


def open_form(page: Page) -> Locator:
    """For a table, in French, where what one chooses from is long."""
    page.get_by_role("button", name="Ouvrir une table").first.click()
    return page.get_by_role("dialog", name="Ouvrir une table")


def below(form: Locator, name: str) -> Locator:
    """What stands below the box of this name."""
    return form.locator(".field", has=form.page.get_by_label(name)).locator("p")


def test_what_is_too_long_for_its_box_is_read_below_it(
    archive: Server, open_screen: OpenScreen
) -> None:
    # So narrow that a fifth of it has no room, however wide a browser draws its letters.
    phone = open_screen(archive, size={"width": 320, "height": 640}, locale="fr-FR")
    page = phone.go("/lobby")
    form = open_form(page)
    clock = form.get_by_label("Pendule")
    whole = clock.evaluate("select => select.selectedOptions[0].label")
    expect(below(form, "Pendule")).to_have_text(whole)
    page.evaluate(PAINTED)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clock.select_option(label="Sans pendule")
    expect(below(form, "Pendule")).to_have_count(0)


@pytest.mark.parametrize("name", ["Jeu", "Pendule", "Remplaçant"])
def test_what_fits_its_box_is_not_read_again_below_it(
    name: str, archive: Server, open_screen: OpenScreen
) -> None:
    """Nor is the longest, which the box is just as wide as."""
    page = open_screen(archive, locale="fr-FR").go("/lobby")
    form = open_form(page)
    choice = form.get_by_label(name)
    labels = choice.evaluate("select => [...select.options].map(({ label }) => label)")
    assert len(labels) > 1
    for label in labels:
        choice.select_option(label=label)
        page.evaluate(PAINTED)
        assert below(form, name).count() == 0, label
