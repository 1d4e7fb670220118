"""The calls, the pages, their headers, and the document that describes them."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from mesozoic.server.app import Settings
from mesozoic.server.made import WORTH_PACKING
from mesozoic.server.schema import document
from tests.house.files import ROOT
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


async def test_health_and_shelf(server: Running) -> None:
    assert (await server.http.get("/health")).json()["status"] == "ok"
    games = {game["id"]: game for game in (await server.http.get("/api/games")).json()}
    assert games["evo-2001"]["players"] == [3, 4, 5]
    assert games["evo-2011"]["players"] == [2, 3, 4, 5]
    assert games["gods-love-dinosaurs"]["players"] == [2, 3, 4, 5]
    assert games["evolution-family"]["players"] == [2, 3, 4, 5, 6]
    # What is done in lanes of one's own at Gods Love Dinosaurs is told later, but hidden from none.
    assert [game for game in games if not games[game]["secrets"]] == ["gods-love-dinosaurs"]
    bots = (await server.http.get("/api/bots")).json()
    assert [bot["level"] for bot in bots] == list(range(1, len(bots) + 1))
    rules = {}
    for language in ("en", "fr", "it"):
        book = (await server.http.get(f"/api/games/evo-2001/rules?lang={language}")).json()
        rules[language] = [entry["number"] for c in book["chapters"] for entry in c["entries"]]
    assert rules["en"] == rules["fr"] == rules["it"]
    assert "E1-4.1" in rules["en"]


async def test_a_game_says_the_same_in_each_language(server: Running) -> None:
    said = {}
    for language in ("en", "fr", "it"):
        words = (await server.http.get(f"/api/games/evo-2001/words?lang={language}")).json()
        said[language] = re.findall(r"^([a-z0-9-]+) =", words["messages"], re.MULTILINE)
        assert words["kinds"]["event"]["gene-taken"] == {"gene": "gene", "seat": "species"}
    assert said["en"] == said["fr"] == said["it"]
    assert {"event-bid-made", "gene-horn", "game-title"} <= set(said["en"])
    assert not [key for key in said["en"] if key.startswith("cli-")]


async def test_the_shelf_has_an_order_and_every_game_a_manifest_in_the_pages(
    server: Running,
) -> None:
    manifests = (ROOT / "web" / "src" / "games").glob("*/index.ts")
    texts = [path.read_text(encoding="utf-8") for path in manifests]
    laid = [re.findall(r"^  id: '([a-z0-9-]+)',$", text, re.MULTILINE) for text in texts]
    games = [game["id"] for game in (await server.http.get("/api/games")).json()]
    assert games == ["evo-2001", "evo-2011", "gods-love-dinosaurs", "evolution-family"]
    assert sorted(games) == sorted(name for names in laid for name in names)


async def test_what_is_not_there(server: Running) -> None:
    for path, status, key in (
        ("/api/tables/nowhere", 404, "table-unknown"),
        ("/api/tables/nowhere/record", 404, "table-unknown"),
        ("/api/games/chess/rules", 404, "game-unknown"),
        ("/api/games/evo-2001/rules?lang=xx", 400, "request-malformed"),
        ("/api/games/chess/words", 404, "game-unknown"),
        ("/api/games/evo-2001/words?lang=xx", 400, "request-malformed"),
        ("/api/tables?limit=0", 400, "request-malformed"),
        ("/api/nothing", 404, "not-found"),
        ("/assets/nothing.js", 404, "not-found"),
        ("/../pyproject.toml", 404, "not-found"),
        ("/%2e%2e/%2e%2e/pyproject.toml", 404, "not-found"),
    ):
        answer = await server.http.get(path)
        assert answer.status_code == status, path
        assert answer.json()["refused"]["key"] == key, path


async def test_tables_are_listed_page_by_page(server: Running) -> None:
    names = [(await server.open())["table"] for _ in range(5)]
    first = (await server.http.get("/api/tables?limit=3")).json()
    rest = (await server.http.get(f"/api/tables?limit=3&before={first['next']}")).json()
    listed = [table["table"] for table in (*first["tables"], *rest["tables"])]
    assert listed == names[::-1]
    assert rest["next"] is None


def write_page(web: Path, script: str) -> str:
    """A page with a script in it; as what a browser may know that script."""
    web.mkdir()
    (web / "index.html").write_text(f"<!doctype html><script>{script}</script>" + " " * 2000)
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


async def test_each_of_two_servers_lets_its_own_scripts_run(
    settings: Settings, tmp_path: Path
) -> None:
    for name in "ab":
        known = write_page(tmp_path / name, f"document.title = '{name}'")
        database = f"sqlite+aiosqlite:///{tmp_path / name}.sqlite"
        async with running(replace(settings, web=tmp_path / name, database=database)) as server:
            policy = (await server.http.get("/")).headers["content-security-policy"]
            assert f"script-src 'self' {known};" in policy


async def test_pages(settings: Settings, tmp_path: Path) -> None:
    web = tmp_path / "web"
    known = write_page(web, "document.title = 'x'")
    (web / "assets").mkdir()
    (web / "assets" / "index-abc123.js").write_text("1")
    async with running(replace(settings, web=web)) as server:
        for path in ("/", "/table/abc"):
            page = await server.http.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert f"script-src 'self' {known};" in policy
            assert page.headers["x-content-type-options"] == "nosniff"
        asset = await server.http.get("/assets/index-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")


MADE = [
    "/",
    "/assets/index-abc123.js",
    "/api/games",
    "/api/games/evo-2001/rules?lang=fr",
    "/api/games/evo-2001/words?lang=it",
    "/api/openapi.json",
    "/api",
]


async def test_what_is_made_once_is_not_sent_again_to_who_has_it(
    settings: Settings, tmp_path: Path
) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>" + " " * 2000)
    (web / "assets" / "index-abc123.js").write_text("1" * 2000)
    async with running(replace(settings, web=web)) as server:
        for path in MADE:
            plain = await server.http.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            packed = await server.http.get(path, headers={"Accept-Encoding": "gzip;q=0.5, br;q=0"})
            packing = "gzip" if len(plain.content) >= WORTH_PACKING else None
            assert packed.headers.get("content-encoding") == packing
            assert packed.content == plain.content
            assert packed.headers["vary"] == "Accept-Encoding"
            tag = packed.headers["etag"]
            again = await server.http.get(path, headers={"If-None-Match": f'"x", {tag}'})
            assert (again.status_code, again.content) == (304, b""), path
            assert again.headers["etag"] == tag
            other = await server.http.get(path, headers={"If-None-Match": '"x"'})
            assert other.status_code == 200


async def test_what_the_build_has_packed_is_sent_as_it_is(
    settings: Settings, tmp_path: Path
) -> None:
    web = tmp_path / "web"
    web.mkdir()
    for name in ("index.html", "index.html.gz", "index.html.br"):
        (web / name).write_text(name)
    async with running(replace(settings, web=web)) as server:
        for wish, packing, content in (
            ("gzip, deflate, br, zstd", "br", b"index.html.br"),
            ("gzip, br;q=0", "gzip", b"index.html.gz"),
            ("", None, b"index.html"),
        ):
            request = server.http.build_request("GET", "/", headers={"Accept-Encoding": wish})
            answer = await server.http.send(request, stream=True)
            assert answer.headers.get("content-encoding") == packing
            assert b"".join([part async for part in answer.aiter_raw()]) == content
        assert (await server.http.get("/index.html.gz")).status_code == 404


async def test_the_document_can_be_read_without_a_script(server: Running) -> None:
    assert (await server.http.get("/api/openapi.json")).json() == json.loads(json.dumps(document()))
    page = (await server.http.get("/api")).text
    for name in ("POST /api/tables", "ServerMessage", "Evo2001Walk"):
        assert name in page
    assert "<script" not in page


def test_the_document_in_the_repository_is_this_one() -> None:
    kept = json.loads((ROOT / "web" / "src" / "api" / "openapi.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(document())), "python -m mesozoic.server.schema"


def test_what_clients_send_is_closed_and_what_they_get_is_whole() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("Opening", "SeatWish", "Hello", "Act", "Sit"):
        assert schemas[name]["additionalProperties"] is False
    for name in ("Welcome", "Situation", "Progress", "TableShape"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])
    for part in ("#/components/schemas/" + name for name in schemas):
        assert part.rpartition("/")[2] in schemas
