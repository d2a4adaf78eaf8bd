"""Exports of wide files, stopped at random moments by Ctrl-C at the prompt, or by a signal that ends the program.

The exported file is then either the old one or a complete new one, and no draft remains.
"""

import signal
import time
from datetime import date, timedelta

from program import PATIENCE, demand

OLD = b"the old file\n"
ENDING = [signal.SIGTERM, signal.SIGHUP]


class Wide:
    """A wide file, the commands that export it, and what they write if nothing stops them."""

    def __init__(self, program, folder, header, rows, levels, commands, answer):
        self.program, self.folder, self.commands, self.answer = program, folder, commands, answer
        folder.mkdir()
        with open(folder / "wide.csv", "w") as file:
            for row in [header, *rows]:
                file.write(",".join(map(str, row)) + "\n")
        self.arguments = ["wide.csv", "--levels", levels, "--no-history"]
        self.new, self.seconds = {}, {}
        terminal = self.start()
        for command in commands:
            start = time.monotonic()
            self.export(terminal, command, "exported ")
            self.seconds[command] = time.monotonic() - start
            self.new[command] = self.file(command).read_bytes()
        self.end(terminal)

    def file(self, command):
        return self.folder / command.split()[-1]

    def start(self):
        terminal = self.program.terminal(self.arguments, self.folder, columns=120)
        terminal.wait_for("\x1b[?2004h")
        terminal.wait_for("> ")
        return terminal

    def export(self, terminal, command, until=None):
        """Types a command, and waits until the terminal shows some text, if any."""
        before = len(terminal.output)
        self.file(command).write_bytes(OLD)
        terminal.type(command + "\r")
        if until is not None:
            terminal.wait_for(until, after=before)

    def end(self, terminal, statuses=(0,)):
        terminal.type("quit\r")
        status = terminal.wait()
        demand(status in statuses, f"the prompt ended with {status}: {terminal.output[-300:]!r}")
        terminal.demand_as_found()
        terminal.end()

    def demand_whole(self, command, what):
        """Requires the old or the new file, and no draft. Returns whether the file is the old one."""
        now = self.file(command).read_bytes()
        demand(now in (OLD, self.new[command]), f"{what}: the file is neither the old one nor the new one: {now[-200:]!r}")
        drafts = [path.name for path in self.folder.iterdir() if path.name.startswith(".")]
        demand(not drafts, f"{what}: a draft remains: {drafts}")
        return now == OLD

    def moment(self, generator, command):
        return generator.uniform(0, 1.2 * self.seconds[command])

    def interrupt(self, generator, amount):
        """Presses Ctrl-C during each export in one session. Returns how many exports it stopped."""
        terminal = self.start()
        stopped = 0
        try:
            for command in self.commands * amount:
                delay = self.moment(generator, command)
                self.export(terminal, command)
                wait(terminal, delay)
                terminal.type("\x03")
                before = len(terminal.output)
                terminal.type("where\r")
                terminal.wait_for(self.answer, after=before)
                stopped += self.demand_whole(command, f"'{command}', Ctrl-C after {delay:.4f} s")
            # A command that was stopped leads to status 1.
            self.end(terminal, [0, 1])
        finally:
            terminal.end()
        return stopped

    def kill(self, generator, number):
        """Ends the program during an export with a signal. Returns whether the file is the old one."""
        command = generator.choice(self.commands)
        delay = self.moment(generator, command)
        what = f"'{command}', {number.name} after {delay:.4f} s"
        terminal = self.start()
        try:
            self.export(terminal, command)
            wait(terminal, delay)
            terminal.process.send_signal(number)
            status = terminal.wait()
            demand(status == -number, f"{what}: the program ended with {status}")
            terminal.demand_as_found()
        finally:
            terminal.end()
        return self.demand_whole(command, what)


def wait(terminal, seconds):
    """Reads from the terminal for some seconds."""
    end = time.monotonic() + seconds
    while (rest := end - time.monotonic()) > 0:
        terminal.read(rest)


def files(program, folder, generator):
    """Yields a file with many columns of numbers, and a file with a column for each day."""
    count = generator.randrange(20_000, 60_000)
    yield Wide(
        program, folder / "columns", ["date", *(f"column {number}" for number in range(count))],
        ([f"{year}-01-01", *(number * 7 % (year - 1900) for number in range(count))] for year in range(2019, 2024)),
        "year,decade", [f"export --force page.{format}" for format in ("html", "csv", "json", "svg", "txt")],
        "202X")
    days = [date(1950, 1, 1) + timedelta(days=number) for number in range(generator.randrange(5000, 10_000))]
    yield Wide(
        program, folder / "days", ["place", *days],
        ([f"place {row}", *(number * 7 % (97 + row) for number in range(len(days)))] for row in range(5)),
        "day,year", [f"export --force --all page.{format}" for format in ("csv", "json", "txt")],
        f"of {days[-1].year - 1949})")


def check(program, folder, generator, amount):
    interrupts = stopped = signals = ended = 0
    for file in files(program, folder, generator):
        interrupts += amount * len(file.commands)
        stopped += file.interrupt(generator, amount)
        for number in ENDING * amount:
            signals += 1
            ended += file.kill(generator, number)
    demand(stopped > 0, f"Ctrl-C stopped none of {interrupts} exports")
    print(
        f"exports: {interrupts:,} Ctrl-C, which stopped {stopped:,} exports, and {signals:,} signals, which stopped "
        f"{ended:,}", flush=True)
    return interrupts + signals
