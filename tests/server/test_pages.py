"""The client in the browser: served with its headers, without inline script, soon loaded, and with a text for every
key it uses."""

import gzip
import mimetypes
import re
import runpy
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from server.running import QUIET, app_of, running, running_house
from tortuga.kernel import registry
from tortuga.server import pages as pages_module
from tortuga.server.http import Api
from tortuga.server.pages import ADDRESSES, CLIENT, pages
from tortuga.server.ready_answers import KEPT_FOR_GOOD
from tortuga.server.settings import Rate
from tortuga.server.text_answers import AT_A_KEYBOARD, text_sources
from tortuga.texts import HOUSE_LOCALE, LANGUAGES, Texts

FIRST_LOAD = 120 * 1024
"""Bytes of script, compressed, that the browser needs before anything is on screen."""
PLAY_AREA = 60 * 1024
"""And before the table of any title is."""
FILES = sorted(path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file())
KINDS = {
    "css": "text/css",
    "html": "text/html",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "json": "application/json",
    "md": "text/markdown",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED = ("css", "html", "js", "json", "md", "svg", "txt", "webmanifest")
HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")
STATIC_IMPORT = re.compile(r"""\b(?:from|import)\s*["']\./([^"']+)["']""")

SOURCES = [
    path
    for path in sorted(Path(__file__).parents[2].joinpath("web", "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", ".d.ts"))
]
TEXT = re.compile(r"""\bt\(\s*(["`])(.+?)\1""")
"""A key in the script: `t("web-go")`, or with a changing part: t(`web-status-${status}`)."""
EITHER = re.compile(r"""\bt\(\s*[^,;"`]+\?\s*(["`])(.+?)\1\s*:\s*(["`])(.+?)\3""")
OURS = re.compile(r"""(["`'])(web-[a-z0-9-]*[a-z0-9])\1""")
"""A key of the client itself, wherever it stands."""


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    db = tmp_path_factory.mktemp("pages") / "house.sqlite3"
    settings = msgspec.structs.replace(QUIET, db=db, bot_workers=1)
    with running_house(settings) as house, house.client() as client:
        yield client


def read(name: str) -> str:
    return (CLIENT / name).read_text("utf-8")


# -- What is served ---------------------------------------------------------------------------------------------------


def test_the_client_is_built() -> None:
    assert "index.html" in FILES, "run `make client`"


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_has_the_page(guest: httpx.Client, address: str) -> None:
    answer = guest.get(address.format(table="x", code="ABCDEF", title="rum", level=1, seed="ania"))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    before, after = read("index.html").split("<!--head-->")
    assert answer.text.startswith(before)
    assert answer.text.endswith(after)
    known = guest.get(str(answer.url), headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_as_what_it_is(guest: httpx.Client, name: str) -> None:
    answer = guest.get(f"/static/{name}")
    assert answer.status_code == 200
    assert answer.content == (CLIENT / name).read_bytes()
    assert answer.headers["content-type"].partition(";")[0] == KINDS[name.rpartition(".")[2]]
    assert answer.headers["cache-control"] == (KEPT_FOR_GOOD if HASHED.fullmatch(name) else "no-cache")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    known = guest.get(f"/static/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304
    assert known.headers["cache-control"] == answer.headers["cache-control"]


def test_kinds_of_files_do_not_depend_on_what_the_system_knows() -> None:
    expected = {
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
    try:
        mimetypes.init([])
        for ending in expected:
            mimetypes.add_type("text/plain", ending)
        runpy.run_path(pages_module.__file__)
        assert {ending: mimetypes.guess_type(f"file{ending}")[0] for ending in expected} == expected
    finally:
        mimetypes.init()
        for ending, kind in expected.items():
            mimetypes.add_type(kind, ending)


@pytest.mark.parametrize("name", [name for name in FILES if (CLIENT / name).stat().st_size > 2000])
def test_text_goes_out_compressed(guest: httpx.Client, name: str) -> None:
    packed = name.rpartition(".")[2] in PACKED
    assert guest.get(f"/static/{name}").headers.get("content-encoding") == ("gzip" if packed else None)
    plain = guest.get(f"/static/{name}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (CLIENT / name).read_bytes()


PUBLIC = (
    "/api/titles",
    "/api/texts?language=uk",
    "/api/titles/rum/rules?language=pl",
    "/api/titles/rum/lesson",
    "/api/titles/maracaibo/box?language=uk",
    "/api/openapi.json",
)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_the_same_for_everybody_goes_out_compressed_and_is_known_again(
    guest: httpx.Client, address: str
) -> None:
    answer = guest.get(address)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = guest.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
    known = guest.get(address, headers={"If-None-Match": f'"another", {answer.headers["etag"]}'})
    assert (known.status_code, known.content) == (304, b"")


def test_public_answers_of_one_language_are_not_those_of_another(guest: httpx.Client) -> None:
    told = {code: guest.get("/api/titles/rum/rules", headers={"Accept-Language": code}).text for code in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    again = {code: guest.get(f"/api/titles/rum/rules?language={code}").text for code in LANGUAGES}
    assert again == told


def test_nothing_that_is_somebodys_own_is_compressed(guest: httpx.Client) -> None:
    guest.post("/api/me", json={"name": "x" * 20})
    assert "content-encoding" not in guest.get("/api/me/data").headers
    assert "content-encoding" not in guest.get("/api/lobby").headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_the_texts_of_each_language_and_they_are_kept_for_good(
    guest: httpx.Client, language: str
) -> None:
    named = re.search(r'<meta name="tortuga-texts" content="([^"]+)"', guest.get("/").text)
    assert named is not None
    fingerprint = dict(one.split("=") for one in named[1].split(" "))[language]
    answer = guest.get(f"/api/texts/{language}/{fingerprint}")
    assert answer.headers["cache-control"] == KEPT_FOR_GOOD
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == guest.get(f"/api/texts?language={language}").json()
    assert guest.get(f"/api/texts/{language}/older").status_code == 404
    assert guest.get(f"/api/texts/xx/{fingerprint}").status_code == 404


def test_an_unknown_title_is_not_found(guest: httpx.Client) -> None:
    for what in ("rules", "box", "lesson"):
        answer = guest.get(f"/api/titles/chess/{what}")
        assert (answer.status_code, answer.json()["key"]) == (404, "unknown-title")


def test_a_newcomer_is_nobody_yet_which_is_no_error(guest: httpx.Client) -> None:
    with httpx.Client(base_url=guest.base_url) as newcomer:
        answer = newcomer.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, None)


def test_the_service_worker_serves_the_whole_house(guest: httpx.Client) -> None:
    """Browsers let it serve only what lies below its own address."""
    answer = guest.get("/sw.js")
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == read("sw.js")


def test_the_manifest_has_its_own_address(guest: httpx.Client) -> None:
    answer = guest.get("/manifest.webmanifest")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.json()["name"] == "Tortuga"
    for icon in answer.json()["icons"]:
        assert guest.get(icon["src"]).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/static/none.js",
        "/static/assets/none.js",
        "/static/",
        "/static/assets",
        "/static/../pages.py",
        "/static/%2e%2e/pages.py",
        "/favicon.ico",
        "/x",
    ],
)
def test_nothing_else_is_served(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "page-unknown"
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_who_is_lost_gets_a_page_and_a_program_a_refusal(guest: httpx.Client) -> None:
    reader = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    assert guest.get("/no/such/page", headers=reader).headers["content-type"] == "text/html; charset=utf-8"
    assert guest.get("/no/such/page", headers=reader).status_code == 404
    for path in ("/api/none", "/static/none.js"):
        assert guest.get(path, headers=reader).json()["key"] == "page-unknown"


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(app_of(Api(), routes=pages(tmp_path / "none"))) as house, house.client() as client:
        for language in LANGUAGES:
            answer = client.get("/table/x", headers={"Accept-Language": language})
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["cache-control"] == "no-store"
            assert answer.text == Texts(language)("page-unbuilt")
            assert "make play" in answer.text
        assert client.get("/static/theme.js").status_code == 404
        assert client.get("/manifest.webmanifest").status_code == 404


# -- What a page says about itself ------------------------------------------------------------------------------------


def head_in(page: str) -> dict[str, str]:
    """By name or property, as a messenger that previews a link reads it; and the title."""
    told = {
        name: unescape(content)
        for name, content in re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    }
    title = re.search(r"<title>(.*?)</title>", page)
    return {**told, "title": unescape(title[1] if title else "")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_tells_what_it_is_in_the_readers_language(guest: httpx.Client, address: str, language: str) -> None:
    path = address.format(table="x", code="ABCDEF", title="rum", level=1, seed="ania")
    page = guest.get(path, headers={"Accept-Language": language}).text
    head = head_in(page)
    assert f'<html lang="{language}">' in page
    assert head["title"] == head["og:title"]
    assert head["description"] == head["og:description"]
    assert 30 < len(head["description"]) < 200
    assert not re.search(r"page-|-about|[{}]", head["title"] + head["description"]), "a text for every key"
    assert guest.get(head["og:image"]).headers["content-type"] == "image/jpeg"


@pytest.mark.parametrize("title", registry.titles())
def test_pages_about_a_title_say_so(guest: httpx.Client, title: str) -> None:
    name = Texts("pl", (registry.title(title).locale,))(registry.title(title).word.id)
    for page in ("rules", "learn", "box"):
        head = head_in(guest.get(f"/{page}/{title}", headers={"Accept-Language": "pl"}).text)
        assert head["title"].startswith(name)
        assert head["og:image"].endswith(f"/cards/{title}.jpg")
    assert head_in(guest.get("/rules/chess").text)["title"] == "Tortuga"


def open_table(host: httpx.Client, name: str, language: str, title: str) -> str:
    """Returns its code."""
    host.post("/api/me", json={"name": name, "language": language})
    order = {"id": "invitation-1", "setup": {"title": title, "seats": ["me", "open"]}}
    table = host.post("/api/tables", json=order).json()["table"]
    return str(host.get(f"/api/tables/{table}/link").json()["link"]).rpartition("/")[2]


def test_an_invitation_says_whose_table_it_is_and_what_is_played_in_the_hosts_language(guest: httpx.Client) -> None:
    with httpx.Client(base_url=guest.base_url) as host:
        code = open_table(host, '<b>Ania & "co"', "pl", "rummikub")
        page = guest.get(f"/join/{code.lower()}", headers={"Accept-Language": "uk"}).text
        assert "<b>" not in page
        head = head_in(page)
        assert head["og:title"] == '<b>Ania & "co" zaprasza do gry: Rummikub'
        assert head["og:locale"] == "pl"
        assert head["og:image"].endswith("/static/cards/rummikub.jpg")


def test_codes_cannot_be_guessed_by_the_page_faster_than_by_the_api(tmp_path: Path) -> None:
    limits = {**QUIET.limits, "code": Rate(a_minute=0.001, burst=2)}
    settings = msgspec.structs.replace(QUIET, db=tmp_path / "house.sqlite3", bot_workers=1, limits=limits)
    with running_house(settings) as house, house.client() as host:
        code = open_table(host, "Ania", "en", "rum")
        assert "Ania" in head_in(host.get(f"/join/{code}").text)["og:title"]
        for wrong in ("ZZZZZZ", "YYYYYY"):
            assert head_in(host.get(f"/join/{wrong}").text)["og:title"] == "Tortuga"
        assert head_in(host.get(f"/join/{code}").text)["og:title"] == "Tortuga", (
            "after too many guesses even a right one"
        )
        assert host.get(f"/api/codes/{code}").status_code == 429


# -- What a page tells the browser to load ----------------------------------------------------------------------------

PRELOAD = re.compile(r'<link rel="(modulepreload|preload)"(?: as="(\w+)")? crossorigin href="([^"]+)" />')


def preloaded(page: str) -> dict[str, list[str]]:
    """Addresses by what they are."""
    found: dict[str, list[str]] = {"fetch": [], "style": [], "script": []}
    for rel, kind, address in PRELOAD.findall(page):
        found["script" if rel == "modulepreload" else kind].append(unescape(address))
    return found


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_names_what_it_will_load_and_all_of_it_is_there(guest: httpx.Client, address: str) -> None:
    path = address.format(table="x", code="ABCDEF", title="maracaibo", level=1, seed="ania")
    named = preloaded(guest.get(path).text)
    assert any(re.search(rf"/{ADDRESSES[address]}-[\w-]{{8}}\.js$", script) for script in named["script"])
    assert "/api/me" in named["fetch"]
    everything = [*named["fetch"], *named["style"], *named["script"]]
    assert len(everything) == len(set(everything))
    for one in everything:
        assert guest.get(one).status_code == 200, one
    scripts = {script.removeprefix("/static/") for script in named["script"]}
    assert with_imports(scripts) == scripts | (with_imports(scripts) & FIRST), "with all that its scripts import"
    assert not scripts & FIRST, "the page itself has them"


def test_a_page_about_a_title_names_what_draws_it(guest: httpx.Client) -> None:
    for path, files, answers in (
        ("/learn/rum", {"Learn", "rum"}, {"/api/titles/rum/lesson"}),
        ("/learn/rummi", {"Learn", "rummi"}, {"/api/titles/rummi/lesson"}),
        ("/learn/maracaibo", {"Learn", "maracaibo"}, {"/api/titles/maracaibo/box?language=pl"}),
        ("/rules/maracaibo", {"Rules"}, {"/api/titles/maracaibo/rules?language=pl"}),
        ("/box/maracaibo", {"Box", "BoxBook"}, {"/api/titles/maracaibo/box?language=pl"}),
        ("/puzzles/1/ania", {"Puzzles", "puzzle"}, set()),
    ):
        named = preloaded(guest.get(path, headers={"Accept-Language": "pl"}).text)
        assert files <= {re.sub(r"-[\w-]{8}\.js$", "", Path(script).name) for script in named["script"]}
        assert answers <= set(named["fetch"])
    unknown = preloaded(guest.get("/learn/chess").text)
    assert [path for path in unknown["fetch"] if "chess" in path or "title" in path] == []


def test_only_who_sits_at_a_table_is_told_by_its_page_what_is_played_there(guest: httpx.Client) -> None:
    def drawn(reader: httpx.Client, table: str) -> bool:
        return any("/rummikub-" in script for script in preloaded(reader.get(f"/table/{table}").text)["script"])

    with httpx.Client(base_url=guest.base_url) as host, httpx.Client(base_url=guest.base_url) as stranger:
        host.post("/api/me", json={"name": "Ania"})
        order = {"id": "preloads-1", "setup": {"title": "rummikub", "seats": ["me", "open"]}}
        table = host.post("/api/tables", json=order).json()["table"]
        stranger.post("/api/me", json={"name": "Bartek"})
        assert drawn(host, table)
        assert not drawn(host, "another")
        assert not drawn(stranger, table)
        stranger.cookies.clear()
        assert not drawn(stranger, table)


# -- What the client is made of ---------------------------------------------------------------------------------------


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?://", read("index.html")) == []
    for name in FILES:
        if name.endswith(".css"):
            assert re.findall(r"https?://|@import|url\(\s*[\"']?data:(?!image)", read(name)) == [], name
        elif name.endswith(".js"):
            evaluated = r"\beval\(|\bnew Function\("
            foreign = r"""(?:\bfrom|\bimport|\bimport\(|\bfetch\(|\bWebSocket\()\s*["'`](?:https?:|wss?:)?//"""
            assert re.findall(f"{evaluated}|{foreign}", read(name)) == [], name


@pytest.mark.parametrize("source", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.name)
def test_no_component_has_an_inline_style(source: Path) -> None:
    """The policy of the house forbids them; `style:--name={...}` goes another way and is fine."""
    assert re.findall(r"\sstyle=", source.read_text("utf-8")) == []


def asked_by_the_page() -> set[str]:
    return set(re.findall(r"""(?:src|href)="/static/([^"]+)\"""", read("index.html")))


def test_what_the_client_asks_for_is_there() -> None:
    imported = {
        f"assets/{name}" for file in FILES if file.endswith(".js") for name in STATIC_IMPORT.findall(read(file))
    }
    drawn = {
        name for file in FILES if file.endswith(".css") for name in re.findall(r"url\(/static/([^)#?]+)", read(file))
    }
    assert asked_by_the_page() | imported | drawn <= set(FILES)


def with_imports(names: Iterable[str]) -> set[str]:
    """Scripts, and whatever they must have before they run."""
    coming, needed = set(names), set[str]()
    while coming:
        name = coming.pop()
        needed.add(name)
        coming |= {f"assets/{other}" for other in STATIC_IMPORT.findall(read(name))} - needed
    return needed


def packed(names: Iterable[str]) -> dict[str, int]:
    return {name: len(gzip.compress((CLIENT / name).read_bytes(), 6)) for name in sorted(names)}


FIRST = with_imports(name for name in asked_by_the_page() if name.endswith(".js"))
"""All script that must be there before the page is drawn."""


def test_the_first_load_is_small() -> None:
    assert any(name.startswith("assets/") for name in FIRST)
    assert sum(packed(FIRST).values()) <= FIRST_LOAD, packed(FIRST)


@pytest.mark.parametrize("title", registry.titles())
def test_a_play_area_is_small(title: str) -> None:
    """What is loaded for it when somebody sits down, besides the table that it lies on."""
    table, area = (
        with_imports(name for name in FILES if re.fullmatch(rf"assets/{chunk}-[\w-]{{8}}\.js", name))
        for chunk in ("Table", title)
    )
    sizes = packed(area - table - FIRST)
    assert 0 < sum(sizes.values()) <= PLAY_AREA, sizes


# -- Texts ------------------------------------------------------------------------------------------------------------


def message_ids(language: str) -> set[str]:
    body = [entry for source in text_sources(language).sources for entry in FluentParser().parse(source).body]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    attributes = {f"{entry.id.name}.{one.id.name}" for entry in found for one in entry.attributes}
    return {entry.id.name for entry in found} | attributes


def keys_of(script: Path) -> set[str]:
    source = script.read_text("utf-8")
    either = {key for found in EITHER.findall(source) for key in (found[1], found[3])}
    return {found[1] for found in TEXT.findall(source)} | either | {found[1] for found in OURS.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_comment_is_sent_to_readers_and_no_entry_is_lost(language: str) -> None:
    def entries(sources: Iterable[str]) -> list[ast.EntryType]:
        return [entry for source in sources for entry in FluentParser(with_spans=False).parse(source).body]

    folders = dict.fromkeys([HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())])
    files = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    written = entries(path.read_text("utf-8") for path in files if not path.name.endswith(AT_A_KEYBOARD))
    sent = entries(text_sources(language).sources)
    assert {type(entry) for entry in sent} == {ast.Message}
    messages = [entry for entry in written if isinstance(entry, ast.Message)]
    assert len(sent) == len(messages)
    for one, other in zip(sent, messages, strict=True):
        assert one.equals(other, ignored_fields=["comment"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_client_has_a_text(language: str) -> None:
    known = message_ids(language)
    missing = set()
    for script in SOURCES:
        for key in keys_of(script):
            pattern = re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]+\}", key))))
            if not any(map(pattern.fullmatch, known)):
                missing.add(f"{script.name}: {key}")
    assert missing == set()


def test_every_text_of_the_client_is_used() -> None:
    whole = {key for script in SOURCES for key in keys_of(script)}
    begun = tuple(key.partition("${")[0] for key in whole if "${" in key and not key.startswith("${"))
    texts = FluentParser().parse((HOUSE_LOCALE / "en" / "web.ftl").read_text("utf-8")).body
    ids = [entry.id.name for entry in texts if isinstance(entry, ast.Message)]
    assert [key for key in ids if key not in whole and not key.startswith(begun)] == []
