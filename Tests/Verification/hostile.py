#!/usr/bin/env python3
"""Sends hostile lines to the program, one at a time, and reports the slowest answers.

Usage: Tests/Verification/hostile.py [--lines N] [--seed N]

CROSSPAGER is the program (.build/release/crosspager by default). Each line must be answered with one JSON object, and
the program must not trap. The lines are commands with wrong or strange words. Some of them export to, or replay, pipes,
devices and files that are not scripts. If no answer comes within five seconds, for example because the program
reads a pipe without a writer, Ctrl-C must stop the program.
"""

import argparse
import contextlib
import json
import os
import random
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # seconds
LONGEST = 5  # seconds without an answer before Ctrl-C
LINES_PER_RUN = 5000
SLOW = 1.0  # seconds

COMMANDS = """up down left right first last top bottom next previous go page remember forget align zoom open close undo redo
insert remove resize insert-level remove-level move-level drag release cancel tick finish set lock unlock where levels map
routes preview show hosts data date latest save restore link follow help history value values series aggregate split gaps
find compare bar enter back mark marks unmark export record replay expect keys timezone missing decimal by browse
first-weekday""".split()
WORDS = """day week month year quarter hour a b none 0 1 2 -1 9999999999 2147483647 1.5 1e300 all --all --force --repair wrap
stop edge start entry gaps skip scale page viewport gesture hints off on left up in out max min > >= 500 missing gap 2025
2025-06-31 2025-W53 201X today -400d +9w monday july noon last next previous % @ day=0@day =1+1 é 📄 \u202e \x9b31m " "" # ;
mean sum count 2 100 101 temperature rain UTC Mars Europe/Berlin""".split()
FILES = """out.csv out.json out.svg out.txt out.html saved.json walk lines junk.bin wide.csv long.txt pipe zero null full
folder loop missing.json rows.csv deep.json ~ /dev/zero ../x""".split()
STARTS = [
    ["--levels", "a=5,b=3,none=0"], [], ["rows.csv"], ["--scene", "filmstrip"], ["rows.csv", "--levels", "day,month"],
    ["--levels", "a=100000,b=2147483647"]]


def make_files(folder):
    """Creates files that are not scripts, and paths that are not files."""
    generator = random.Random(0)
    (folder / "lines").write_text("".join(f"{number},{number % 7}\n" for number in range(64_000)))
    (folder / "junk.bin").write_bytes(generator.randbytes(300_000))
    (folder / "long.txt").write_text("left " * 500_000)
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "wide.csv").write_text("date," + ",".join(f"c{i}" for i in range(2000)) + "\n2024-01-01" + ",1" * 2000 + "\n")
    rows = (f"2024-{1 + day // 28:02}-{1 + day % 28:02},{day},{'ab'[day % 2]}\n" for day in range(300))
    (folder / "rows.csv").write_text("date,=v,name\n" + "".join(rows))
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    (folder / "loop").symlink_to("loop")
    for name in ("zero", "null", "full"):
        (folder / name).symlink_to(f"/dev/{name}")


def line(generator):
    """Returns a command with strange arguments, sometimes damaged."""
    kind = generator.randrange(100)
    if kind < 3:
        return generator.randbytes(generator.randrange(200)).replace(b"\n", b"")
    if kind == 3:
        return (generator.choice(WORDS) * generator.choice([100, 1000, 20_000])).encode()
    command = generator.choice(COMMANDS) if kind < 85 else generator.choice(["export", "replay", "export --force", "export --all"])
    words = [generator.choice(FILES if generator.random() < 0.2 or kind >= 85 else WORDS) for _ in range(generator.randrange(4))]
    text = " ".join([command, *words])
    if kind % 10 == 0:
        place = generator.randrange(len(text))
        text = text[:place] + generator.choice(["", " ", '"', "x", "\x00", "preview "]) + text[place + 1:]
    return text.encode()


class Program:
    def __init__(self, path, arguments, folder):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [path, "--json", "--no-config", *arguments, "-f", "-"], cwd=folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.errors, env={**os.environ, "HOME": str(folder), "SWIFT_BACKTRACE": "enable=no"})
        self.rest = b""
        self.is_stopped = False

    def answer(self, text):
        """Returns the answer to a line, or None if the program has ended, whether or not Ctrl-C stopped it."""
        try:
            self.process.stdin.write(text + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        while b"\n" not in self.rest:
            if not select.select([self.process.stdout], [], [], LONGEST)[0]:
                self.process.send_signal(signal.SIGINT)
                try:
                    self.is_stopped = self.process.wait(PATIENCE) == -signal.SIGINT
                except subprocess.TimeoutExpired:
                    self.process.kill()
                    sys.exit(f"hostile: neither an answer to {text[:300]!r} nor an end after Ctrl-C")
                return None
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                return None
            self.rest += part
        answer, self.rest = self.rest.split(b"\n", 1)
        return answer

    def end(self):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


def is_silent(text):
    """Returns whether a line is blank or a comment. Spaces are those of Unicode, as in the program."""
    stripped = text.decode(errors="replace").strip()
    return stripped == "" or stripped.startswith("#")


def main():
    # A shell starts background jobs with this signal ignored, and the program would inherit this setting.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    path = str(Path(os.environ.get("CROSSPAGER", ".build/release/crosspager")).resolve(strict=True))
    print(f"seed {options.seed}", flush=True)
    generator = random.Random(options.seed)
    sent, slowest, slow = 0, (0.0, b""), 0
    stopped = []
    kinds = dict.fromkeys(("export", "replay"), 0)
    while sent < options.lines:
        with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
            folder = Path(folder)
            make_files(folder)
            program = Program(path, generator.choice(STARTS), folder)
            for _ in range(min(LINES_PER_RUN, options.lines - sent)):
                text = line(generator)
                if is_silent(text):
                    continue
                start = time.monotonic()
                answer = program.answer(text)
                seconds = time.monotonic() - start
                sent += 1
                for kind in kinds:
                    kinds[kind] += text.startswith(kind.encode())
                if answer is None:
                    break
                if "result" not in json.loads(answer):
                    sys.exit(f"hostile: {text[:300]!r} was answered with {answer[:300]!r}")
                slow += seconds > SLOW
                slowest = max(slowest, (seconds, text))
            status = program.end()
            if program.is_stopped:
                stopped.append(text)
            elif status < 0:
                sys.exit(f"hostile: signal {-status} after {text[:300]!r}")
    print(f"slowest: {slowest[0]:.3f} s for {slowest[1][:100]!r}")
    for text in sorted(set(stopped)):
        print(f"stopped with Ctrl-C: {text[:100]!r}")
    print(
        f"hostile: {sent:,} lines, of them {kinds['export']:,} exports and {kinds['replay']:,} replays; "
        f"{slow} answers took longer than {SLOW:g} s, and {len(stopped)} lines were stopped with Ctrl-C")


if __name__ == "__main__":
    main()
