"""Kills the program while it writes files. After a kill, every file must have either its old or its new contents."""

import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

from program import Fault, demand

DRAFT = re.compile(r"\.crosspager-[0-9a-f]{1,16}$")
DATES = ["--levels", "day,week,month"]


class Scenario:
    """A program run that repeatedly writes a file.

    The run is a script in the file `script`. `old` is the file before the run, or None. `allows` says whether bytes
    form a complete file.
    """

    def __init__(self, program, folder, name, file, lines, arguments=()):
        self.program, self.folder, self.name, self.file = program, Path(folder), name, file
        self.arguments = [*arguments, "-f", "script"]
        self.folder.mkdir()
        self.script = "".join(f"{line}\n" for line in lines)
        self.prepare()
        self.old = None

    def prepare(self):
        (self.folder / "script").write_text(self.script)

    def read(self):
        path = self.folder / self.file
        return path.read_bytes() if path.exists() else None

    def reset(self):
        for path in self.folder.iterdir():
            path.unlink()
        self.prepare()
        if self.old is not None:
            (self.folder / self.file).write_bytes(self.old)

    def run(self, faults, delay=None):
        """Runs the script to its end, or kills it after a delay. Returns the exit status."""
        process = self.program.start(
            self.arguments, self.folder, faults, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        if delay is not None:
            time.sleep(delay)
            process.kill()
        return process.wait()

    def measure(self):
        """Runs the script to its end. Returns the time in seconds and the number of calls."""
        self.reset()
        count = self.folder / "count"
        start = time.monotonic()
        status = self.run({"count": count})
        demand(status == 0, f"{self.name}: the script ended with {status}")
        seconds, calls = time.monotonic() - start, int(count.read_text())
        count.unlink()
        return seconds, calls

    def check(self, is_torn):
        """Requires complete files after a kill and after the next run. Returns the number of drafts left behind."""
        now = self.read()
        demand(
            self.allows(now, is_torn),
            f"{self.name}: the file is neither the old one nor the new one: {now and now[-200:]!r}")
        names = {path.name for path in self.folder.iterdir()} - {self.file, "script"}
        drafts = {name for name in names if DRAFT.match(name)}
        demand(names == drafts and len(drafts) <= 1, f"{self.name}: stray files {sorted(names)}")
        demand((self.folder / "script").read_text() == self.script, f"{self.name}: the script has changed")
        self.recover(now)
        for name in drafts:
            (self.folder / name).unlink(missing_ok=True)
        return len(drafts)

    def recover(self, now):
        """Requires that the next run succeeds, whatever the killed run left behind."""
        demand(self.run({}) == 0, f"{self.name}: the next run failed")
        demand(self.allows(self.read(), False), f"{self.name}: the next run left a bad file")


class Replaced(Scenario):
    """Writes two versions of a file in turn."""

    def __init__(self, program, folder, name, file, command, times, arguments=()):
        turn = ["page 3", command, "page 4", command]
        super().__init__(program, folder, name, file, turn * times, arguments)
        self.versions = []
        for page in (3, 4):
            (self.folder / self.file).unlink(missing_ok=True)
            run = program.run([*arguments, "-c", f"page {page}; {command}"], self.folder)
            demand(run.returncode == 0, f"{name}: {run.stderr!r}")
            self.versions.append(self.read())
        self.old = b"the old file\n" * 50

    def allows(self, now, is_torn):
        return now in (self.old, *self.versions)


class Page(Scenario):
    """Writes a new file with an option. An existing file is never replaced."""

    def __init__(self, program, folder):
        super().__init__(program, folder, "--page", "page.html", ["left"] * 3)
        self.arguments += ["--page", "page.html"]
        self.reset()
        demand(self.run({}) == 0, "--page failed")
        self.new = self.read()

    def allows(self, now, is_torn):
        return now in (None, self.new)

    def recover(self, now):
        status = self.run({})
        demand(status == (0 if now is None else 1), f"--page: the next run ended with {status}")
        demand(self.read() == self.new, "--page: the next run left a bad file")


class Recorded(Scenario):
    """Records commands. The file contains only complete commands with their results, and can be replayed."""

    def __init__(self, program, folder, times):
        lines = ["record walk"] + ["left 2", "zoom out", "right", "zoom in"] * times
        super().__init__(program, folder, "record", "walk", lines, DATES)
        self.reset()
        demand(self.run({}) == 0, "record failed")
        self.new = self.read()
        self.head = 3  # a comment, the position, and the expected position
        self.old = b"# an old recording\nleft\nexpect moved\n"

    def allows(self, now, is_torn):
        if now == self.old:
            return True
        lines = (now or b"").count(b"\n")
        is_whole = (now or b"").endswith(b"\n") and lines >= self.head and (lines - self.head) % 2 == 0
        return now is not None and self.new.startswith(now) and (is_whole or is_torn)

    def recover(self, now):
        if now.endswith(b"\n"):
            (self.folder / "replayed").write_bytes(now)
            run = self.program.run([*DATES, "-f", "replayed"], self.folder)
            demand(run.returncode == 0, f"record: the recording does not replay: {run.stderr[-300:]!r}")
            (self.folder / "replayed").unlink()
        super().recover(now)


class History(Scenario):
    """Types lines at a prompt whose history is full, so that each line removes the oldest ones."""

    TYPED = [f"page {number % 5} # {number}" for number in range(40)] + ["quit"]

    def __init__(self, program, folder, lines):
        super().__init__(program, folder, "history", "crosspager/history", [])
        self.old = b"".join(b"where # %d %s\n" % (number, b"x" * (number * 37 % 150)) for number in range(lines))
        self.name = f"history of {lines} lines"

    def reset(self):
        shutil.rmtree(self.folder)
        (self.folder / "crosspager").mkdir(parents=True)
        (self.folder / self.file).write_bytes(self.old)

    def run(self, faults, delay=None):
        program = self.program
        program.environment["XDG_STATE_HOME"] = str(self.folder)
        terminal = program.terminal(["--levels", "day=5"], self.folder, faults)
        try:
            end = None if delay is None else time.monotonic() + delay
            for text in self.TYPED:
                if terminal.process.poll() is None:
                    terminal.type(text + "\r")
                while terminal.read(0) and end is None:
                    pass
            while terminal.process.poll() is None:
                if end is not None and time.monotonic() >= end:
                    terminal.process.kill()
                terminal.read(0.001)
            return terminal.process.wait()
        finally:
            terminal.end()
            program.environment["XDG_STATE_HOME"] = str(program.home / "state")

    def versions(self):
        lines = self.old.splitlines(keepends=True)
        for count in range(len(self.TYPED) + 1):
            typed = [f"{line}\n".encode() for line in self.TYPED[:count]]
            yield b"".join([*lines, *typed][-1000:])

    def allows(self, now, is_torn):
        # A line added at the end may be incomplete, but a replaced file may not.
        grows = is_torn and now.startswith(self.old)
        return any(now == version or grows and version.startswith(now) for version in self.versions())

    def check(self, is_torn):
        now = self.read()
        demand(self.allows(now, is_torn), f"{self.name}: neither old nor new: {now[:60]!r} to {now[-200:]!r}")
        names = {path.name for path in (self.folder / "crosspager").iterdir()} - {"history"}
        demand(len(names) <= 1 and all(map(DRAFT.match, names)), f"{self.name}: stray files {sorted(names)}")
        return len(names)


def scenarios(program, folder):
    def replaced(name, file, command, times, arguments=DATES):
        return Replaced(program, folder / name.replace(" ", "-"), name, file, command, times, arguments)

    yield replaced("save", "place.json", "save place.json", 40)
    yield Recorded(program, folder / "record", 100)
    for format, times in (("csv", 30), ("json", 30), ("svg", 30), ("txt", 30), ("html", 8)):
        yield replaced(f"export {format}", f"page.{format}", f"export --force page.{format}", times)
    for format in ("csv", "json"):
        yield replaced(f"export --all {format}", f"all.{format}", f"export --all --force all.{format}", 2)
    yield Page(program, folder / "page")
    yield History(program, folder / "history", 1000)
    yield History(program, folder / "short-history", 10)


def check(program, folder, generator, wanted):
    """Kills the program `wanted` times, half of the time at counted calls and otherwise at random moments.

    Returns a line of counts.
    """
    every = list(scenarios(program, folder))
    kills = drafts = halves = timed = 0
    for number, scenario in enumerate(every):
        share = wanted * (number + 1) // len(every) - wanted * number // len(every)
        seconds, calls = scenario.measure()
        moments = [f"{call}{half}" for call in range(1, calls + 1) for half in ("", "h")]
        counted = generator.sample(moments, min(len(moments), share // 2))
        misses = 0
        while share > 0:
            scenario.reset()
            moment = counted.pop() if counted else None
            delay = None if moment else generator.uniform(0, seconds)
            status = scenario.run({"moment": moment} if moment else {}, delay)
            if status != -signal.SIGKILL:
                demand(status == 0, f"{scenario.name}: killed at {moment or delay}, the program ended with {status}")
                misses += 1
                demand(misses < 1000, f"{scenario.name}: the program always ends before it is killed")
                continue
            is_half = moment is not None and moment.endswith("h")
            try:
                drafts += scenario.check(is_half)
            except Fault as fault:
                place = f"call {moment} of {calls}" if moment else f"{delay:.4f} s of {seconds:.4f} s"
                raise Fault(f"killed at {place}: {fault}") from None
            kills, share = kills + 1, share - 1
            halves, timed = halves + is_half, timed + (moment is None)
    print(
        f"kills: {kills:,} in {len(every)} kinds of writing, {timed:,} at random times and {kills - timed:,} at calls, "
        f"{halves:,} of them halfway; {drafts:,} left a hidden draft", flush=True)
    return kills
