"""The page in the browser: served with its headers, without inline script, and with a text for every key it uses."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from server.running import QUIET, running
from tortuga.server.app import make_app
from tortuga.server.door import Door
from tortuga.server.pages import ADDRESSES, PAGES
from tortuga.texts import HOUSE_LOCALE, LANGUAGES

FILES = sorted(path.name for path in PAGES.iterdir())
OURS = [PAGES / name for name in FILES if name.endswith(".js") and name != "fluent.js"]
KINDS = {"css": "text/css", "html": "text/html", "js": "text/javascript", "svg": "image/svg+xml", "txt": "text/plain"}
TEXT = re.compile(r"""\bt\(\s*(["`])(.+?)\1""")
"""A key in the script: `t("web-go")`, or with a changing part: t(`web-status-${status}`)."""
EITHER = re.compile(r"""\bt\(\s*\w+ \? "([^"]+)" : "([^"]+)\"""")


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    db = tmp_path_factory.mktemp("pages") / "house.sqlite3"
    settings = msgspec.structs.replace(QUIET, db=db, bot_workers=1)
    door = Door()
    with running(make_app(settings, door), settings, door) as house, house.client() as client:
        yield client


def message_ids(language: str) -> set[str]:
    sources = [path.read_text("utf-8") for path in (HOUSE_LOCALE / language).glob("*.ftl")]
    body = [entry for source in sources for entry in FluentParser().parse(source).body]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def keys_of(script: Path) -> set[str]:
    source = script.read_text("utf-8")
    return {found[1] for found in TEXT.findall(source)} | {key for pair in EITHER.findall(source) for key in pair}


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_has_the_page(guest: httpx.Client, address: str) -> None:
    answer = guest.get(address.format(table="x", code="ABCDEF"))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<script type="module" src="/static/app.js">' in answer.text


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_as_what_it_is(guest: httpx.Client, name: str) -> None:
    kinds = {
        "js": "text/javascript",
        "css": "text/css",
        "html": "text/html",
        "svg": "image/svg+xml",
        "txt": "text/plain",
    }
    answer = guest.get(f"/static/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kinds[name.rpartition(".")[2]])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    known = guest.get(f"/static/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304


@pytest.mark.parametrize(
    "path", ["/static/none.js", "/static/", "/static/../pages.py", "/static/%2e%2e/pages.py", "/x"]
)
def test_nothing_else_is_served(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "page-unknown"


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    page = (PAGES / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []
    for path in [*OURS, PAGES / "app.css", PAGES / "index.html", PAGES / "turtle.svg"]:
        source = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert re.findall(r"https?://|innerHTML\s*[+=]|insertAdjacentHTML|\beval\(|@import", source) == [], path.name


def test_what_the_page_asks_for_is_there() -> None:
    asked = {name for path in PAGES.iterdir() for name in re.findall(r"/static/([\w.]+)", path.read_text("utf-8"))}
    imported = {name for path in OURS for name in re.findall(r'from "\./([\w.]+)"', path.read_text("utf-8"))}
    assert {"app.js", "app.css", "theme.js"} <= asked
    assert asked | imported <= set(FILES)
    assert {path.name for path in OURS} <= asked | imported


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_page_has_a_text(language: str) -> None:
    known = message_ids(language)
    for script in OURS:
        for key in keys_of(script):
            pattern = re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]+\}", key))))
            assert any(map(pattern.fullmatch, known)), f"{script.name}: {key}"


def test_every_text_of_the_page_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in OURS)
    whole = {key for script in OURS for key in keys_of(script)}
    begun = tuple(key.partition("${")[0] for key in whole if "${" in key and not key.startswith("${"))
    texts = FluentParser().parse((HOUSE_LOCALE / "en" / "web.ftl").read_text("utf-8")).body
    ids = [entry.id.name for entry in texts if isinstance(entry, ast.Message)]
    assert [key for key in ids if key not in whole and not key.startswith(begun) and f'"{key}"' not in source] == []


def test_the_vendored_library_has_its_licence_beside_it() -> None:
    assert "@fluent/bundle 0.19.1" in (PAGES / "fluent.js").read_text("utf-8").partition("\n")[0]
    assert "Apache License" in (PAGES / "fluent.LICENSE.txt").read_text("utf-8")
