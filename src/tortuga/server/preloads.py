"""What a page needs besides its script, named in its head: the browser requests all of it at once, instead of finding
out about one thing after the other."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape

import msgspec
from msgspec import Struct

from tortuga.kernel import registry
from tortuga.server.text_answers import text_fingerprints

MANIFEST = "chunks.json"
"""Where the build says which file holds which module, and what that imports."""
PLAYED = {
    "/table/{table}": "index.ts",
    "/learn/{title}": "index.ts",
    "/rules/{title}": "rules.ts",
    "/box/{title}": "BoxBook.svelte",
}
"""The module of a title that a page loads if it is known which title that is."""
DRAWN_WITH_BOX = ("/table/{table}", "/learn/{title}", "/box/{title}")
"""Where a title that describes its components to the client draws with those descriptions."""
PUZZLES = "src/games/rummikub/puzzle/index.ts"
PUBLIC = {
    "/": ("/api/titles",),
    "/about": ("/api/house",),
    "/learn/{title}": ("/api/titles/{title}/lesson",),
    "/rules/{title}": ("/api/titles/{title}/rules?language={language}", "/api/titles"),
    "/table/{table}": ("/api/titles",),
}
"""Answers that a page asks for whoever the reader is."""
BOX = "/api/titles/{title}/box?language={language}"
GUEST = "/api/me"


class Chunk(Struct, frozen=True):
    """A file of script, as the build describes it."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


Chunks = Mapping[str, Chunk]


def read_chunks(manifest: bytes) -> Chunks:
    return msgspec.json.decode(manifest, type=dict[str, Chunk])


def preloads(chunks: Chunks, component: str, address: str, title: str | None, language: str) -> str:
    """As HTML, for a page by its component and the pattern of its address."""
    wanted = [f"src/pages/{component}.svelte"]
    if title is not None and address in PLAYED:
        wanted.append(f"src/games/{title}/{PLAYED[address]}")
    if component == "Puzzles":
        wanted.append(PUZZLES)
    known = set(_with_imports(chunks, ["index.html"]))
    found = [chunks[name] for name in _with_imports(chunks, wanted) if name not in known]
    scripts = [f"/static/{chunk.file}" for chunk in found]
    styles = dict.fromkeys(f"/static/{style}" for chunk in found for style in chunk.css)
    public = [*PUBLIC.get(address, ())] if title is not None or "{title}" not in address else []
    if title is not None and address in DRAWN_WITH_BOX and registry.title(title).box_type is not None:
        public.append(BOX)
    answers = [f"/api/texts/{language}/{text_fingerprints()[language]}", GUEST]
    answers += [path.format(title=title, language=language) for path in public]
    lines = [
        *(f'<link rel="preload" as="fetch" crossorigin href="{escape(path)}" />' for path in answers),
        *(f'<link rel="preload" as="style" crossorigin href="{escape(path)}" />' for path in styles),
        *(f'<link rel="modulepreload" crossorigin href="{escape(path)}" />' for path in scripts),
    ]
    return "\n    ".join(lines)


def _with_imports(chunks: Chunks, names: Iterable[str]) -> Iterator[str]:
    """Modules that there are, each after those that it imports."""
    seen = set[str]()

    def walk(name: str) -> Iterator[str]:
        if name in seen or name not in chunks:
            return
        seen.add(name)
        for other in chunks[name].imports:
            yield from walk(other)
        yield name

    for name in names:
        yield from walk(name)
