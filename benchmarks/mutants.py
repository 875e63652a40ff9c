"""`make mutants`: do the tests notice when the rules, the kernel or the server are a little wrong?

A sample of mutants, drawn from a seed; each is one small fault that cosmic-ray puts into a copy of the project, so that
nobody's files are ever wrong, and the tests of its suite run there until the first one fails. The suite of a module
begins with the folder of tests that mirrors its package, or the nearest one above it, and the stored games; then come
the other tests of its part, which is a title, the kernel or the server, except those that take minutes; the module's
own doctests belong to it. What no test can notice, or mypy does, is not drawn: annotations, `frozen` and
`kw_only`, a bare `*` among parameters, assertions, what is only logged, decorators that are for tools or speed.
"""

import argparse
import ast
import contextlib
import difflib
import glob
import os
import re
import resource
import shutil
import signal
import sys
import threading
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from queue import SimpleQueue
from random import Random
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code, use_mutation
from cosmic_ray.work_item import MutationSpec
from parso.python.tree import Keyword
from parso.tree import NodeOrLeaf

from check import SLOW
from mirror import SOURCE, TESTS, folder_of

ROOT = Path(__file__).parent.parent
COPIES = ROOT / ".mutants"
STORED_GAMES = TESTS / "upgrades" / "test_stored_games.py"
"""A change to a rule or to the kernel usually changes a moment of one of them."""
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "build", "dist")
"""Not copied: environments, caches, and whatever else tests don't need."""
MEMORY = 4 << 30
"""In bytes, the memory that tests may take: a mutant that never ends may go on allocating."""
FORKED = get_context("forkserver")
FORKED.set_forkserver_preload(
    [
        "pytest",
        "hypothesis.strategies",
        "schemathesis.pytest.plugin",
        "alembic.command",
        "uvicorn",
        "websockets",
        "rich",
    ]
)
UNNOTICED_DECORATORS = {"abstractmethod", "cache", "final", "mypyc_attr", "overload", "override", "trait"}
EQUIVALENT = re.compile(r"Operator_(Eq_Is|Is_Eq|NotEq_IsNot|IsNot_NotEq)$")
"""Of numbers and short texts, those that are equal are the same in CPython."""
Position = tuple[int, int]


class DeleteCall:
    """An operator of cosmic-ray: a statement that only calls something goes."""

    @classmethod
    def arguments(cls) -> tuple[()]:
        return ()

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[tuple[Position, Position]]:
        parent = node.parent
        if node.type == "atom_expr" and parent is not None and parent.type == "simple_stmt":
            yield node.start_pos, node.end_pos

    def mutate(self, node: NodeOrLeaf, _index: int) -> NodeOrLeaf:
        return Keyword("pass", node.start_pos, node.get_first_leaf().prefix)  # type: ignore[no-untyped-call]


class Suite(NamedTuple):
    """The tests that may notice a mutant of a module."""

    near: list[str]
    """Those that run first; if one of them notices, the others aren't run."""
    far: list[str]
    seconds: float


def suite_of(module: Path, seconds: dict[str, float]) -> Suite:
    """Near it are those of its folder, those with its name before the others, and the stored games; far off
    are those of its part. The quick ones come first: they kill the most."""
    own, part, *stored = folders_of(module)

    def within(*folders: Path) -> list[str]:
        found = [file for file in seconds if any(is_in(folder, file) for folder in folders)]
        return sorted(found, key=lambda file: (not file.endswith(f"/test_{module.stem}.py"), seconds[file]))

    near = within(own, *stored)
    far = [file for file in within(part) if file not in near]
    # Its doctests come last: pytest would import it for them beside the one that the tests import.
    return Suite([*near, str(module)], far, sum(seconds[file] for file in near + far))


def folders_of(module: Path) -> list[Path]:
    """Its own folder of tests first."""
    parts = module.relative_to(SOURCE).parts
    part = TESTS.joinpath(*parts[: 2 if parts[0] == "games" else 1])
    return [folder_of(module), part, *([] if parts[0] == "server" else [STORED_GAMES])]


def is_in(folder: Path, file: str) -> bool:
    return Path(file) == folder or folder in Path(file).parents


class Run(NamedTuple):
    """Of pytest, in a copy."""

    status: int | None
    """None if it took too long."""
    said: str


def run(copy: Path, arguments: Iterable[str], patience: float | None = None) -> Run:
    """Forked from a process that has imported whatever takes long and isn't part of the project. With limited patience,
    as for a mutant, nothing is left behind that the next mutant could mistake for its module."""
    output = copy.with_name(f"{copy.name}.{threading.get_ident()}.txt")
    process = FORKED.Process(target=_pytest, args=(copy, output, list(arguments), patience is None))
    process.start()
    process.join(patience)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid or 0, signal.SIGKILL)  # and whatever it has started
    status = process.exitcode
    process.join()
    return Run(status, output.read_text("utf-8", errors="replace"))


def _pytest(copy: Path, output: Path, arguments: list[str], leaves_bytecode: bool) -> None:
    os.setsid()
    os.chdir(copy)
    with output.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.path.insert(0, str(copy / "src"))
    os.environ["PYTHONPATH"] = str(copy / "src")
    if not leaves_bytecode:
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.modules["__main__"] = ModuleType("__main__")  # processes that a test starts would import this module again
    status = pytest.main(["-x", "-q", "-n", "0", "--tb=no", "-p", "no:cacheprovider", *arguments])
    sys.stdout.flush()
    os._exit(status)  # without waiting for threads that a test has left behind


def suites_of(modules: Iterable[Path], copy: Path, workers: int) -> dict[Path, Suite]:
    """Their tests have to pass without a mutant; a folder within another one isn't run twice."""
    asked = list(modules)
    folders = sorted({folder for module in asked for folder in folders_of(module)})
    outermost = [folder for folder in folders if not any(other in folder.parents for other in folders)]
    with ThreadPoolExecutor(workers) as pool:
        runs = list(pool.map(lambda folder: seconds_by_file(folder, copy), outermost))
    seconds = {file: took for run in runs for file, took in run.items()}
    return {module: suite_of(module, seconds) for module in asked}


def seconds_by_file(folder: Path, copy: Path) -> dict[str, float]:
    """How long the tests of a folder, or of one file, take."""
    report = copy.with_name(f"{'-'.join(folder.parts)}.xml")
    asked = [str(folder), *[f"--ignore={slow}" for slow in SLOW], f"--junit-xml={report}", "-o", "junit_family=xunit1"]
    began = time.monotonic()
    status, said = run(copy, asked)
    if status:
        sys.exit(f"The tests of {folder} fail without any mutant:\n{said}")
    print(f"{folder}: {time.monotonic() - began:.0f} s without a mutant", flush=True)
    by_file: dict[str, float] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        by_file[case.attrib["file"]] = by_file.get(case.attrib["file"], 0) + float(case.attrib["time"])
    return by_file


def modules(asked: Iterable[str]) -> list[Path]:
    """Those of these files and folders; of none, the rules (what is compiled), the kernel and the server."""
    wanted = list(asked)
    if not wanted:
        project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
        wanted = [*project["tool"]["tortuga"]["compiled"], str(SOURCE / "kernel"), str(SOURCE / "server")]
    found = {Path(path) for pattern in wanted for path in glob.glob(pattern, recursive=True)}
    found |= {path for folder in found for path in folder.rglob("*.py")}
    return sorted(path for path in found if path.suffix == ".py")


def unnoticed(module: Path) -> list[tuple[Position, Position]]:
    """The stretches of a module in which no test can notice a change, or mypy does instead."""
    found: list[ast.expr | ast.stmt] = []
    stars: list[tuple[Position, Position]] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.arg(annotation=ast.expr() as hint) | ast.AnnAssign(annotation=hint):
                found.append(hint)
            case (
                ast.Assert() | ast.Call(func=ast.Name("log" | "assert_never")) | ast.If(test=ast.Name("TYPE_CHECKING"))
            ):
                found.append(node)
            case ast.arguments(vararg=None, kwonlyargs=[named, *_]):
                earlier: list[ast.arg | ast.expr] = [*node.posonlyargs, *node.args, *node.defaults]
                before = [_stretch(one)[1] for one in earlier]
                stars.append((max(before, default=(named.lineno, 0)), _stretch(named)[0]))
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found += [one for one in node.decorator_list if _last_name(one) in UNNOTICED_DECORATORS]
                if isinstance(node, ast.ClassDef):
                    found += [one.value for one in node.keywords if one.arg in ("frozen", "kw_only")]
                elif node.returns is not None:
                    found.append(node.returns)
    return [*stars, *[_stretch(one) for one in found]]


def _stretch(node: ast.expr | ast.stmt | ast.arg) -> tuple[Position, Position]:
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def _last_name(decorator: ast.expr) -> str:
    return ast.unparse(decorator).partition("(")[0].rpartition(".")[2]


def mutants_of(module: Path) -> Iterator[MutationSpec]:
    """All mutants of a module, except those that need no test."""
    left_alone = unnoticed(module)
    lines = module.read_text("utf-8").splitlines()
    nodes = list(ast_nodes(get_ast_from_path(module)))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments() or EQUIVALENT.search(name):
            continue  # with arguments, it would have to be told which names to change
        operator = kind()
        stretches = [stretch for node in nodes for stretch in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(stretches):
            if name == "core/ExceptionReplacer" and not lines[start[0] - 1][start[1] : end[1]].isidentifier():
                continue  # cosmic-ray cannot put another exception in the place of a dotted name
            after_at_sign = (start[0], start[1] + 1)  # a decorator's stretch has it in front
            if not any(low <= after_at_sign and start <= high for low, high in left_alone):
                yield MutationSpec(module, name, occurrence, start, end)


def drawn(paths: list[Path], seed: str, count: int) -> list[MutationSpec]:
    """This many places in the code, each as likely as any other, and one of the mutants of each."""
    places: dict[tuple[Path, Position, Position], list[MutationSpec]] = {}
    for path in paths:
        for mutant in mutants_of(path):
            places.setdefault((path, mutant.start_pos, mutant.end_pos), []).append(mutant)
    random = Random(seed)
    chosen: list[MutationSpec] = []
    for place in random.sample(sorted(places), len(places)):
        if len(chosen) == count:
            break
        there = sorted(places[place], key=lambda one: (one.operator_name, one.occurrence))
        readable = next(filter(is_python, random.sample(there, len(there))), None)
        chosen += [] if readable is None else [readable]
    return chosen


def is_python(mutant: MutationSpec) -> bool:
    """Otherwise no test would be needed to notice it, such as another sign for the stars of `**these`."""
    operator = plugins.get_operator(mutant.operator_name)()
    try:
        ast.parse(mutate_code(mutant.module_path.read_text("utf-8"), operator, mutant.occurrence))
    except SyntaxError:
        return False
    return True


def where(mutant: MutationSpec) -> str:
    return f"{mutant.module_path}:{mutant.start_pos[0]}"


class Judged(NamedTuple):
    mutant: MutationSpec
    run: Run
    change: str
    """The lines that differ."""
    seconds: float

    @property
    def survived(self) -> bool:
        return self.run.status == 0

    @property
    def outcome(self) -> str:
        """In words; of one that was killed, the test that did it."""
        if self.survived:
            return "SURVIVED"
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", self.run.said, re.MULTILINE)
        return f"killed by {'a timeout' if self.run.status is None else failed[1] if failed else 'pytest itself'}"


def judge(mutants: list[MutationSpec], first: Path, workers: int) -> Iterator[Judged]:
    """In a copy for each worker."""
    suites = suites_of({mutant.module_path for mutant in mutants}, first, workers)
    copies: SimpleQueue[Path] = SimpleQueue()
    copies.put(first)
    for number in range(1, workers):
        copies.put(shutil.copytree(first, first.with_name(str(number))))

    def one(mutant: MutationSpec) -> Judged:
        copy = copies.get()
        began = time.monotonic()
        suite = suites[mutant.module_path]
        operator = plugins.get_operator(mutant.operator_name)()
        with use_mutation(copy / mutant.module_path, operator, mutant.occurrence) as (before, after):
            tried = run(copy, suite.near, 120 + 4 * suite.seconds)
            if tried.status == 0 and suite.far:
                tried = run(copy, suite.far, 120 + 4 * suite.seconds)
        copies.put(copy)
        lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
        change = "\n".join(line for line in lines if re.match(r"[+-](?!\+\+|--)", line))
        return Judged(mutant, tried, change, time.monotonic() - began)

    with ThreadPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(one, mutant) for mutant in mutants]):
            yield done.result()


def main() -> None:
    parser = argparse.ArgumentParser(description="Do the tests notice small faults?")
    parser.add_argument("paths", nargs="*", help="modules and folders instead of the rules, the kernel and the server")
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", default="1", help="of the sample")
    parser.add_argument("--only", action="append", metavar="FILE:LINE", help="of the sample, those that stand there")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time")
    asked = parser.parse_args()
    shutil.rmtree(COPIES, ignore_errors=True)
    first = shutil.copytree(ROOT, COPIES / "0", ignore=LEFT_OUT)
    os.chdir(first)
    plugins.OPERATOR_PROVIDERS["tortuga"] = {"DeleteCall": DeleteCall}
    paths = modules(asked.paths)
    print(f"Looking for mutants in {len(paths)} modules ...", flush=True)
    mutants = drawn(paths, asked.seed, asked.count)
    print(f"{len(mutants)} of them are drawn, seed {asked.seed}", flush=True)
    if asked.only:
        mutants = [mutant for mutant in mutants if where(mutant) in asked.only]
        print(f"{len(mutants)} of those stand where asked", flush=True)
    killed = 0
    for number, judged in enumerate(judge(mutants, first, asked.workers), start=1):
        killed += not judged.survived
        operator = judged.mutant.operator_name.partition("/")[2]
        told = f"{number:4}/{len(mutants)} {judged.seconds:4.0f} s  {where(judged.mutant)}  {operator}"
        print(f"{told}  {judged.outcome}", *([judged.change] if judged.survived else []), sep="\n", flush=True)
    print(f"\n{killed} of {len(mutants)} mutants killed ({killed / len(mutants):.1%}), seed {asked.seed}")


if __name__ == "__main__":
    main()
