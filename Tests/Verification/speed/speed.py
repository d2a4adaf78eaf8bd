"""Compares the speed of CrossPager with that of its peers, pair by pair in one run. See `speed.sh`.

Usage: speed.py PROGRAM BENCHMARKS SWITCH TALK [--rounds N] [--commands N] [--rows N] [--no-reading]

In each round, the programs in a pair run one after the other. The ratio is the median of the ratios in all rounds.
"""

import argparse
import filecmp
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import reading

WORDS = "left,right,up,down,next,previous,left 3,go week,page 2".split(",")

# The reason that each peer may be faster.
WHY = {
    "C switch": "It stores four levels in fixed arrays, and has no empty levels, gestures, locks, open pages, start or "
                "entry rules to check. The compiler inlines it into the loop.",
    "C talk": "It knows twelve commands by their full names and keeps only positions. The program also matches prefixes, "
              "quotes and comments, ends gestures, and keeps undo, marks, bars, comparisons and searches.",
    "statements": "It prints one number for each statement. The program prints an object of about 140 bytes.",
    "sqlite3": "It is a small program in C that opens an empty database. The program computes its sample of two years.",
    "python3": "The program computes its sample of two years when it starts.",
    "DuckDB": "It makes all pages in one query. The program reads a command for each page and prints all bars of the page.",
    "Polars": "It is given the format of the times, and makes all pages in one query.",
}


def seconds(arguments, source=None, output=None):
    """Runs a process and returns its run time in seconds."""
    with open(source or os.devnull, "rb") as standard_input, open(output or os.devnull, "wb") as standard_output:
        start = time.perf_counter()
        status = subprocess.run(arguments, stdin=standard_input, stdout=standard_output).returncode
        spent = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, arguments))} ended with {status}")
    return spent


def race(entries, rounds):
    """Runs each function once in each round. Returns a list of results for each function."""
    return list(zip(*([entry() for entry in entries] for _ in range(rounds))))


class Table:
    def __init__(self):
        self.lines = ["| task | ours | peer | its figure | ratio | ahead |", "|---|---|---|---|---|---|"]
        self.reasons = {}

    def add(self, task, ours, peer, theirs, unit, why):
        ratio = statistics.median(mine / its for mine, its in zip(ours, theirs))
        ahead = "CrossPager" if ratio < 1 else peer
        mine, its = statistics.median(ours), statistics.median(theirs)
        self.lines.append(f"| {task} | {mine:.4g} {unit} | {peer} | {its:.4g} {unit} | {ratio:.2f} | {ahead} |")
        if ratio >= 1:
            self.reasons[peer] = WHY[why]

    def __str__(self):
        reasons = [f"- {peer} is ahead. {reason}" for peer, reason in self.reasons.items()]
        return "\n".join([*self.lines, "", *reasons])


def compare_streams(table, options):
    """A random command stream, run by the library and by a plain C switch over the same state."""
    seed = "1"
    commands = [
        [options.benchmarks, "stream", str(options.stream), seed], [options.switch, "library", str(options.stream), seed],
        [options.switch, "plain", str(options.stream), seed]]
    digests = set()

    def entry(command):
        def run():
            digest, spent = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
            digests.add(digest)
            return float(spent)
        return run

    swift, library, plain = race([entry(command) for command in commands], options.rounds)
    if len(digests) != 1:
        sys.exit(f"The library and the C switch disagree: {sorted(digests)}")
    print(f"stream: {options.stream:,} commands, digest {digests.pop()} of the library and of the C switch", flush=True)
    table.add("a random command, Swift library", swift, "plain C switch", plain, "ns", "C switch")
    table.add("a random command, C library", library, "plain C switch", plain, "ns", "C switch")


def compare_talk(table, options, folder):
    """A million commands with JSON output, against a C program and against a million statements in the sqlite3 shell."""
    generator = random.Random(1)
    lines, statements = folder / "commands.txt", folder / "statements.sql"
    lines.write_text("".join(f"{generator.choice(WORDS)}\n" for _ in range(options.commands)))
    statements.write_text("".join(f"select {number};\n" for number in range(options.commands)))
    ours = [options.program, "--no-config", "--json"]
    seconds(ours, lines, folder / "ours.txt")
    seconds([options.talk], lines, folder / "talk.txt")
    if not filecmp.cmp(folder / "ours.txt", folder / "talk.txt", shallow=False):
        sys.exit("The program and talk.c print different answers.")
    size = (folder / "ours.txt").stat().st_size
    print(f"talk: {options.commands:,} commands, {size:,} bytes of answers, equal to those of talk.c", flush=True)
    entries = [lambda: seconds(ours, lines), lambda: seconds([options.talk], lines)]
    if options.sqlite3:
        entries.append(lambda: seconds([options.sqlite3, ":memory:"], statements))
    mine, talk, *rest = race(entries, options.rounds)
    task = f"{options.commands:,} commands"
    table.add(task, mine, "C, the same parsing and printing", talk, "s", "C talk")
    for theirs in rest:
        table.add(task, mine, "sqlite3, as many statements", theirs, "s", "statements")


def files_of(program, modules=()):
    """Returns the files that a program loads when it starts."""
    path = Path(shutil.which(program)).resolve()
    listing = subprocess.run(["ldd", path], capture_output=True, text=True).stdout
    libraries = [word for word in listing.split() if word.startswith("/")]
    return [path, *libraries, *modules]


def python_modules():
    code = "import sys; print('\\n'.join(m.__cached__ for m in sys.modules.values() if getattr(m, '__cached__', None)))"
    return subprocess.run(["python3", "-c", code], capture_output=True, text=True).stdout.split()


def evict(files):
    """Removes files from the file cache, except for pages that a running program uses.

    This script runs in python3, so a cold start of python3 finds most of its pages in the cache. A cold start of the
    other programs does not.
    """
    for path in files:
        if os.path.exists(path):
            descriptor = os.open(path, os.O_RDONLY)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def compare_starts(table, options):
    """Start and exit, with and without the files of each program in the file cache."""
    commands = {"ours": [options.program, "--no-config", "-c", "where"], "python3 -c pass": ["python3", "-c", "pass"]}
    if options.sqlite3:
        commands["sqlite3 :memory: 'select 1'"] = [options.sqlite3, ":memory:", "select 1"]
    files = {name: files_of(command[0], python_modules() if "python" in name else ()) for name, command in commands.items()}
    for kind in ("start", "cold start"):
        def entry(name):
            def run():
                if kind == "cold start":
                    evict(files[name])
                return 1000 * seconds(commands[name])
            return run

        rounds = 4 * options.rounds if kind == "start" else options.rounds
        mine, *others = race([entry(name) for name in commands], rounds)
        for name, theirs in zip(list(commands)[1:], others):
            table.add(kind, mine, name, theirs, "ms", name.split()[0])


def compare_reading(table, options, folder):
    """Reading a file of many rows, against DuckDB and Polars on all cores."""
    spent = reading.compare(options.program, options.rows, options.rounds, folder)
    (page, page_seconds), (every, every_seconds), *peers = spent.items()
    for peer, theirs in peers:
        name = peer.split()[0]
        table.add(f"read {options.rows:,} rows, print a page of each level", page_seconds, peer, theirs, "s", name)
        table.add(f"read {options.rows:,} rows, print every page", every_seconds, peer, theirs, "s", name)


def main():
    parser = argparse.ArgumentParser()
    for name in ("program", "benchmarks", "switch", "talk"):
        parser.add_argument(name, type=lambda path: str(Path(path).resolve(strict=True)))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--commands", type=int, default=1_000_000)
    parser.add_argument("--stream", type=int, default=20_000_000, help="commands of the random stream")
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--no-reading", action="store_true", help="leave out DuckDB and Polars")
    options = parser.parse_args()
    options.sqlite3 = shutil.which("sqlite3")
    if not options.sqlite3:
        print("skipped: sqlite3 is not installed")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}, {options.rounds} rounds", flush=True)
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        if not options.no_reading:
            # This comparison is first because the memory of this process, which is still small, counts as memory of
            # the processes that it starts.
            compare_reading(table, options, Path(folder))
        compare_streams(table, options)
        compare_talk(table, options, Path(folder))
        compare_starts(table, options)
    print(f"\n{table}")


if __name__ == "__main__":
    main()
