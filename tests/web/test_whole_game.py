"""A newcomer opens a table and plays a whole game by clicking, to the ranking."""

import pytest
from playwright.sync_api import expect

from tests.web.playing import END, Seated
from tests.web.screen import Screen
from tests.web.serving import Server


@pytest.mark.one_game("evo-2001")
def test_a_whole_game_by_clicking(screen: Screen, server: Server) -> None:
    page = screen.go("/")
    page.get_by_role("link").filter(has_text="Open a table").first.click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    page.get_by_text("Ways to play").click()
    page.get_by_label("Luck").fill("a whole game")
    page.get_by_role("button", name="Begin the game").first.click()

    person = Seated(screen, seed=1)
    person.play_to_the_end()
    assert {"walked", "placed", "bid", "stopped", "played a card"} <= person.did

    table = page.url.rpartition("/")[2]
    record = server.record(table)
    end = page.locator(END)
    expect(end.locator(".ranks li")).to_have_count(3)
    scores = sorted(record["result"]["scores"], reverse=True)
    points = [
        int(row.rpartition("\n")[2].split()[0])
        for row in end.locator(".ranks li").all_inner_texts()
    ]
    assert points == scores
    winners = len(record["result"]["winners"])
    expect(end.locator(".ranks li.won")).to_have_count(winners)
    expect(end.get_by_role("heading", level=2)).to_contain_text("Victory")
    expect(end.get_by_role("img", name="Mutation points, turn by turn")).to_be_visible()
    expect(end.get_by_role("img", name="Dinosaurs on the island, turn by turn")).to_be_visible()

    end.get_by_text("Was the luck honest?").click()
    expect(end.get_by_text("every die fell as the promised seed decides")).to_be_visible()
    expect(end.get_by_text(record["seed"])).to_be_visible()
    with page.expect_download() as saving:
        end.get_by_role("link", name="Save the record").click()
    assert saving.value.path().read_text() == server.call("GET", f"api/tables/{table}/record").text

    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: table not in address)
    assert person.wait() == "asked"
    assert person.look().turn == 1
