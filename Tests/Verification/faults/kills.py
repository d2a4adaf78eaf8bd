"""Kills the program while it writes files.

After a kill, every file must be complete, and every write that the program has acknowledged must be in it: a save or an
export whose answer was read, a recorded command whose answer was read, and a typed line whose answer was shown.
"""

import re
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

from program import Answers, Fault, demand

DRAFT = re.compile(r"\.crosspager-[0-9a-f]{1,16}$")
DATES = ["--levels", "day,week,month"]
# The output of `where` at the prompt, for pagers whose current level is `day`.
ANSWER = "▸ day"


class Scenario:
    """A program run that repeatedly writes a file.

    The run sends its lines one by one and waits for the answer to each. `old` is the file before the run, or None.
    `allows` says whether bytes form a complete file that contains what `answered` lines have written. `writes` returns
    the number of writes that a number of answers acknowledge.
    """

    def __init__(self, program, folder, name, file, lines, arguments=()):
        self.program, self.folder, self.name, self.file = program, Path(folder), name, file
        self.arguments, self.lines = list(arguments), lines
        self.folder.mkdir()
        self.old = None

    def read(self):
        path = self.folder / self.file
        return path.read_bytes() if path.exists() else None

    def reset(self):
        for path in self.folder.iterdir():
            path.unlink()
        if self.old is not None:
            (self.folder / self.file).write_bytes(self.old)

    def run(self, faults, delay=None):
        """Runs the lines to their end, or kills the program after a delay.

        Returns the exit status and the number of lines that were answered.
        """
        answers = Answers(
            self.program, ["--json", "-f", "-", *self.arguments], self.folder, faults, stderr=subprocess.DEVNULL)
        killer = threading.Timer(delay, answers.process.kill) if delay is not None else None
        if killer:
            killer.start()
        answered = 0
        try:
            for line in self.lines:
                answers.ask(line)
                answered += 1
        except (Fault, BrokenPipeError):
            # The program was killed, or its status says what happened.
            pass
        finally:
            status = answers.end()[0]
            if killer:
                killer.cancel()
        return status, answered

    def measure(self):
        """Runs the lines to their end. Returns the time in seconds and the number of calls."""
        self.reset()
        count = self.folder / "count"
        start = time.monotonic()
        status, _ = self.run({"count": count})
        demand(status == 0, f"{self.name}: the run ended with {status}")
        seconds, calls = time.monotonic() - start, int(count.read_text())
        count.unlink()
        return seconds, calls

    def check(self, answered, is_torn):
        """Requires complete files after a kill and after the next run. Returns the number of drafts left behind."""
        now = self.read()
        demand(
            self.allows(now, answered, is_torn),
            f"{self.name}: after {answered} answers, the file is neither the last one nor the next one: "
            f"{now and now[-200:]!r}")
        names = {path.name for path in self.folder.iterdir()} - {self.file}
        drafts = {name for name in names if DRAFT.match(name)}
        demand(names == drafts and len(drafts) <= 1, f"{self.name}: stray files {sorted(names)}")
        self.recover(now)
        for name in drafts:
            (self.folder / name).unlink(missing_ok=True)
        return len(drafts)

    def recover(self, now):
        """Requires that the next run succeeds, whatever the killed run left behind."""
        demand(self.run({}) == (0, len(self.lines)), f"{self.name}: the next run failed")
        demand(self.allows(self.read(), len(self.lines), False), f"{self.name}: the next run left a bad file")


class Replaced(Scenario):
    """Writes five versions of a file in turn, so that the file shows which write was the last one."""

    PAGES = range(3, 8)

    def __init__(self, program, folder, name, file, command, times, arguments=()):
        lines = [line for number in range(times) for line in (f"page {self.page(number)}", command)]
        super().__init__(program, folder, name, file, lines, arguments)
        self.versions = []
        for page in self.PAGES:
            (self.folder / self.file).unlink(missing_ok=True)
            run = program.run([*arguments, "-c", f"page {page}; {command}"], self.folder)
            demand(run.returncode == 0, f"{name}: {run.stderr!r}")
            self.versions.append(self.read())
        demand(len(set(self.versions)) == len(self.versions), f"{name}: two versions are equal")
        self.old = b"the old file\n" * 50

    def page(self, number):
        return self.PAGES[number % len(self.PAGES)]

    def writes(self, answered):
        return answered // 2

    def allows(self, now, answered, is_torn):
        saves = self.writes(answered)
        last = self.versions[(saves - 1) % len(self.versions)] if saves else self.old
        return now in (last, self.versions[saves % len(self.versions)])


class Whole(Replaced):
    """Writes a file that does not depend on the current page."""

    PAGES = range(3, 4)


class Page(Scenario):
    """Writes a new file with an option, which never replaces an existing file."""

    def __init__(self, program, folder):
        super().__init__(program, folder, "--page", "page.html", ["left"] * 3, ["--page", "page.html"])
        self.reset()
        demand(self.run({})[0] == 0, "--page failed")
        self.new = self.read()

    def writes(self, answered):
        return 0

    def allows(self, now, answered, is_torn):
        return now in (None, self.new)

    def recover(self, now):
        status, _ = self.run({})
        demand(status == (0 if now is None else 1), f"--page: the next run ended with {status}")
        demand(self.read() == self.new, "--page: the next run left a bad file")


class Recorded(Scenario):
    """Records commands. The file contains only complete commands with their results, and can be replayed."""

    HEAD = 3  # a comment, the position, and the expected position

    def __init__(self, program, folder, times):
        lines = ["record walk"] + ["left 2", "zoom out", "right", "zoom in"] * times
        super().__init__(program, folder, "record", "walk", lines, DATES)
        self.reset()
        demand(self.run({}) == (0, len(lines)), "record failed")
        self.new = self.read()
        self.old = b"# an old recording\nleft\nexpect moved\n"

    def writes(self, answered):
        return answered

    def allows(self, now, answered, is_torn):
        if now == self.old:
            return answered == 0
        lines = (now or b"").count(b"\n")
        is_whole = (now or b"").endswith(b"\n") and lines >= self.HEAD and (lines - self.HEAD) % 2 == 0
        # The file may have one command more than was answered.
        has_all = 0 <= (lines - self.HEAD) // 2 - (answered - 1) <= 1
        return now is not None and self.new.startswith(now) and has_all and (is_whole or is_torn)

    def recover(self, now):
        if now.endswith(b"\n"):
            (self.folder / "replayed").write_bytes(now)
            run = self.program.run([*DATES, "-f", "replayed"], self.folder)
            demand(run.returncode == 0, f"record: the recording does not replay: {run.stderr[-300:]!r}")
            (self.folder / "replayed").unlink()
        super().recover(now)


class History(Scenario):
    """Types lines at a prompt whose history is full, so that each line removes the oldest ones."""

    TYPED = [*(f"where # {number}" for number in range(40)), "quit"]

    def __init__(self, program, folder, lines):
        super().__init__(program, folder, f"history of {lines} lines", "crosspager/history", self.TYPED)
        self.old = b"".join(b"where # %d %s\n" % (number, b"x" * (number * 37 % 150)) for number in range(lines))

    def reset(self):
        shutil.rmtree(self.folder)
        (self.folder / "crosspager").mkdir(parents=True)
        (self.folder / self.file).write_bytes(self.old)

    def run(self, faults, delay=None):
        program = self.program
        program.environment["XDG_STATE_HOME"] = str(self.folder)
        terminal = program.terminal(["--levels", "day=5"], self.folder, faults)
        killer = threading.Timer(delay, terminal.process.kill) if delay is not None else None
        if killer:
            killer.start()
        answered = 0
        try:
            for line in self.TYPED:
                shown = len(terminal.output)
                terminal.type(line + "\r")
                if line != "quit":
                    terminal.wait_for(ANSWER, after=shown)
                    answered += 1
        except (Fault, OSError):
            # The program was killed, or its status says what happened.
            pass
        finally:
            status = terminal.process.wait()
            if killer:
                killer.cancel()
            terminal.end()
            program.environment["XDG_STATE_HOME"] = str(program.home / "state")
        return status, answered

    def writes(self, answered):
        return answered

    def version(self, count):
        typed = [f"{line}\n".encode() for line in self.lines[:count]]
        return b"".join([*self.old.splitlines(keepends=True), *typed][-1000:])

    def allows(self, now, answered, is_torn):
        # The line being typed may be there too. It may be incomplete if it was added at the end of the file.
        versions = [self.version(answered), self.version(answered + 1)]
        grows = is_torn and now.startswith(versions[0])
        return now in versions or grows and versions[1].startswith(now)

    def check(self, answered, is_torn):
        now = self.read()
        demand(
            self.allows(now, answered, is_torn),
            f"{self.name}: after {answered} answers, neither old nor new: {now[:60]!r} to {now[-200:]!r}")
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
        name, file = f"export --all {format}", f"all.{format}"
        yield Whole(program, folder / name.replace(" ", "-"), name, file, f"export --all --force {file}", 2, DATES)
    yield Page(program, folder / "page")
    yield History(program, folder / "history", 1000)
    yield History(program, folder / "short-history", 10)


def check(program, folder, generator, wanted):
    """Kills the program `wanted` times, half of the time at counted calls and otherwise at random moments.

    Returns a line of counts.
    """
    system = subprocess.run(["stat", "-f", "-c", "%T", folder], capture_output=True, text=True, check=True).stdout.strip()
    demand(system not in ("tmpfs", "ramfs"), f"{folder} is in memory; put the checkout on a disk")
    every = list(scenarios(program, folder))
    kills = drafts = halves = timed = writes = 0
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
            status, answered = scenario.run({"moment": moment} if moment else {}, delay)
            if status != -signal.SIGKILL:
                demand(status == 0, f"{scenario.name}: killed at {moment or delay}, the program ended with {status}")
                misses += 1
                demand(misses < 1000, f"{scenario.name}: the program always ends before it is killed")
                continue
            is_half = moment is not None and moment.endswith("h")
            try:
                drafts += scenario.check(answered, is_half)
            except Fault as fault:
                place = f"call {moment} of {calls}" if moment else f"{delay:.4f} s of {seconds:.4f} s"
                raise Fault(f"killed at {place}: {fault}") from None
            kills, share, writes = kills + 1, share - 1, writes + scenario.writes(answered)
            halves, timed = halves + is_half, timed + (moment is None)
    print(
        f"kills: {kills:,} in {len(every)} kinds of writing on {system}, {timed:,} at random times and {kills - timed:,} at calls, "
        f"{halves:,} of them halfway; {writes:,} acknowledged writes were all there; {drafts:,} left a hidden draft",
        flush=True)
    return kills
