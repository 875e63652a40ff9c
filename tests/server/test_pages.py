"""The client in the browser: served with its headers, without inline script, soon loaded, and with a text for every
key it uses."""

import gzip
import mimetypes
import re
import runpy
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from server.running import QUIET, app_of, running, running_house
from tortuga.kernel import registry
from tortuga.server import pages as pages_module
from tortuga.server.http import Api
from tortuga.server.pages import ADDRESSES, CLIENT, KEPT_FOR_GOOD, pages
from tortuga.texts import HOUSE_LOCALE, LANGUAGES, Texts

FIRST_LOAD = 120 * 1024
"""Bytes of script, compressed, that the browser needs before anything is on screen."""
PLAY_AREA = 60 * 1024
"""And before the table of any title is."""
FILES = sorted(path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file())
KINDS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "md": "text/markdown",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
PACKED = ("css", "js", "md", "svg", "txt")
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
    assert answer.text == read("index.html")
    known = guest.get(address, headers={"If-None-Match": answer.headers["etag"]})
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
        ".woff": "font/woff",
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


def test_the_sentences_go_out_compressed_and_nothing_else_of_the_api(guest: httpx.Client) -> None:
    assert guest.get("/api/texts?language=uk").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in guest.get("/api/openapi.json").headers


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
    folders = {HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())}
    sources = [path.read_text("utf-8") for folder in folders for path in (folder / language).glob("*.ftl")]
    body = [entry for source in sources for entry in FluentParser().parse(source).body]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def keys_of(script: Path) -> set[str]:
    source = script.read_text("utf-8")
    either = {key for found in EITHER.findall(source) for key in (found[1], found[3])}
    return {found[1] for found in TEXT.findall(source)} | either | {found[1] for found in OURS.findall(source)}


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
