"""What a page says about itself before any script runs: for search engines, for messengers that preview a link, and for
the client, which finds the addresses of its texts here."""

from collections.abc import Mapping
from functools import cache
from html import escape

from msgspec import Struct
from sqlalchemy import select

from tortuga.kernel import registry
from tortuga.server.codes import read_code
from tortuga.server.replies import texts
from tortuga.server.store.schema import guests, sitters, tables
from tortuga.server.store.store import Store
from tortuga.server.text_answers import text_fingerprints

HOUSE_PICTURE = "house"
HEADINGS = {"/rules/{title}": "web-rules-of", "/box/{title}": "web-box-of", "/learn/{title}": "web-learn-title"}
"""Pages about one title; the client heads them with the same words."""
DESCRIPTIONS = {
    "/join": "page-join-any",
    "/join/{code}": "page-join-any",
    "/watch/{table}": "page-watch",
    "/puzzles": "page-puzzles",
    "/puzzles/{level}/{seed}": "page-puzzles",
}


class PageHead(Struct, frozen=True):
    """One page in one language."""

    language: str
    heading: str
    description: str
    picture: str = HOUSE_PICTURE
    """The title whose picture goes with it, if it has one."""

    def written(self, origin: str, pictures: Mapping[str, str]) -> str:
        """As HTML; pictures by title, because previews want whole addresses."""
        picture = origin + pictures.get(self.picture, pictures.get(HOUSE_PICTURE, ""))
        named = {"description": self.description, "twitter:card": "summary_large_image"}
        named["tortuga-texts"] = " ".join(f"{code}={fingerprint}" for code, fingerprint in text_fingerprints().items())
        properties = {
            "og:type": "website",
            "og:site_name": "Tortuga",
            "og:locale": self.language,
            "og:title": self.heading,
            "og:description": self.description,
            "og:image": picture,
        }
        lines = [f"<title>{escape(self.heading)}</title>"]
        lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
        lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
        return "\n    ".join(lines)


def known_title(name: str | None) -> str | None:
    return name if name in registry.titles() else None


@cache
def head_of(address: str, title: str | None, language: str) -> PageHead:
    """The head of a page by the pattern of its address and a known title. It says nothing of any table: an address is
    no permission."""
    say = texts(language)
    if title is not None and address in HEADINGS:
        heading = say(HEADINGS[address], title=registry.title(title).word)
        return PageHead(language, f"{heading} · Tortuga", say(f"{title}-about"), title)
    titles = say.listed([say(registry.title(name).word.id) for name in registry.titles()])
    return PageHead(language, "Tortuga", say(DESCRIPTIONS.get(address, "page-about"), titles=titles))


async def invitation_head(store: Store, code: str) -> PageHead | None:
    """Whose table a code leads to and what is played there, in the host's language; None: to none that is still on.

    Whoever has the code may sit down, so this tells nothing that they would not see a tap later.
    """
    asked = select(tables.c.title, guests.c.name, guests.c.language).join(guests, guests.c.id == tables.c.host)
    asked = asked.where(tables.c.code == read_code(code), tables.c.status.in_(("open", "playing")))
    found = await store.read(lambda connection: connection.execute(asked).first())
    if found is None or found.title not in registry.titles():
        return None
    say = texts(found.language)
    word = registry.title(found.title).word
    heading = say("page-join", name=found.name, title=word)
    return PageHead(found.language, heading, say("page-join-how", title=word), found.title)


async def title_of_own_table(store: Store, table: str, guest: str) -> str | None:
    """What is played at a table where the guest has a seat; None to everybody else."""
    asked = select(tables.c.title).join(sitters, sitters.c.table_id == tables.c.id)
    asked = asked.where(tables.c.id == table, sitters.c.guest == guest)
    return known_title(await store.read(lambda connection: connection.execute(asked).scalar()))
