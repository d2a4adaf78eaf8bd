"""Runs the program under test, alone or in a pseudo-terminal, and judges how it ended."""

import fcntl
import json
import os
import re
import select
import signal
import subprocess
import termios
import time
from pathlib import Path

PATIENCE = 60


class Fault(Exception):
    """Something that must never happen."""


def demand(condition, message):
    if not condition:
        raise Fault(message)


class Program:
    def __init__(self, path, interpose, home, broken=None):
        self.path = str(path)
        self.home = Path(home)
        for name in ("config/crosspager", "state/crosspager"):
            (self.home / name).mkdir(parents=True, exist_ok=True)
        self.environment = {
            "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_STATE_HOME": str(home / "state"),
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no", "LD_PRELOAD": str(interpose)}
        if broken:
            self.environment["FAULTS_BREAK"] = broken
        self.runs = 0

    def variables(self, faults):
        """Returns the environment with the variables for `interpose.c`, such as `moment="3h"`."""
        return self.environment | {f"FAULTS_{name.upper()}": str(value) for name, value in faults.items()}

    def start(self, arguments, folder, faults=None, **options):
        self.runs += 1
        return subprocess.Popen(
            [self.path, *map(str, arguments)], cwd=folder, env=self.variables(faults or {}), **options)

    def run(self, arguments, folder, faults=None, stdin=subprocess.DEVNULL, **options):
        """Runs the program to its end. Standard output and standard error are bytes."""
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
        given = {"input": options.pop("input")} if "input" in options else {}
        process = self.start(
            arguments, folder, faults, stdin=subprocess.PIPE if given else stdin, **options)
        try:
            output, errors = process.communicate(timeout=PATIENCE, **given)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Fault(f"the program did not end: {' '.join(map(str, arguments))}") from None
        return subprocess.CompletedProcess(arguments, process.returncode, output, errors)

    def terminal(self, arguments, folder, faults=None, **options):
        return Terminal(self, arguments, folder, faults, **options)


def is_message(text):
    """Returns whether a message contains a sentence and nothing from the internals of the program."""
    text = text.decode(errors="replace")
    has_sentence = re.search(r"^(crosspager: |- )?(.+:\d+: )?[A-Z0-9'-].*?\.(\s|\Z)", text, re.M | re.S)
    return bool(has_sentence) and not re.search(r"Fatal error|Optional\(|Error Domain|\x1b", text)


def judge(run, statuses, says=None):
    """Requires one of the given exit statuses and, unless the status is 0, a message."""
    what = f"{run.args} ended with {run.returncode}: {run.stderr[-500:]!r}"
    demand(run.returncode >= 0, f"a signal ended {what}")
    demand(run.returncode in statuses, what)
    demand(run.returncode == 0 or run.stderr, f"no message: {what}")
    demand(not run.stderr or is_message(run.stderr), f"not a message for a person: {what}")
    if says is not None:
        demand(says.encode() in run.stderr, f"the message does not say '{says}': {what}")
    return run


class Answers:
    """The program with `--json`, which answers commands from a pipe."""

    def __init__(self, program, arguments, folder, faults=None, **options):
        self.process = program.start(
            arguments, folder, faults, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self.rest = b""

    def ask(self, command):
        self.process.stdin.write(f"{command}\n".encode())
        self.process.stdin.flush()
        output = self.process.stdout.fileno()
        while b"\n" not in self.rest:
            if not select.select([output], [], [], PATIENCE)[0]:
                raise Fault(f"no answer to '{command}'")
            bytes = os.read(output, 1 << 16)
            demand(bytes, f"the program ended instead of answering '{command}'")
            self.rest += bytes
        line, _, self.rest = self.rest.partition(b"\n")
        return json.loads(line)

    def end(self):
        """Closes the pipe. Returns the exit status, further output and standard error, if that is a pipe."""
        output, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, output, errors


class Terminal:
    """The program in a pseudo-terminal that is its controlling terminal."""

    def __init__(self, program, arguments, folder, faults=None, rows=24, columns=80, before=lambda: None):
        self.master, self.slave = os.openpty()
        termios.tcsetwinsize(self.slave, (rows, columns))
        self.settings = termios.tcgetattr(self.slave)
        self.output = b""

        def prepare():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            before()

        self.process = program.start(
            arguments, folder, faults, stdin=self.slave, stdout=self.slave, stderr=self.slave, preexec_fn=prepare)

    def type(self, text):
        os.write(self.master, text.encode() if isinstance(text, str) else text)

    def read(self, seconds=0.0):
        """Reads what the program has written. Returns False if there was nothing to read."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        self.output += os.read(self.master, 1 << 16)
        return True

    def wait_for(self, text, after=0):
        """Waits until the program writes the given text."""
        deadline = time.monotonic() + PATIENCE
        while text.encode() not in self.output[after:]:
            demand(time.monotonic() < deadline, f"the terminal does not show '{text}': {self.output[-300:]!r}")
            demand(self.process.poll() is None or self.read(), f"the program ended: {self.output[-300:]!r}")
            self.read(0.05)

    def wait(self, seconds=PATIENCE):
        """Waits until the program ends and returns its status, negative for a signal."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None:
            self.read(0.01)
            if time.monotonic() > deadline:
                raise Fault(f"the program did not end: {self.output[-300:]!r}")
        while self.read():
            pass
        return self.process.returncode

    def close(self):
        """Closes the terminal, as when its window is closed."""
        for name in ("master", "slave"):
            descriptor = getattr(self, name)
            if descriptor is not None:
                os.close(descriptor)
                setattr(self, name, None)

    def end(self):
        """Ends the program and releases the terminal."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        self.close()

    MODES = {b"1049": False, b"1000": False, b"1002": False, b"1003": False, b"1006": False, b"2004": False, b"25": True}

    def demand_as_found(self):
        """Requires that the terminal has the same settings and modes as before the program ran."""
        now = termios.tcgetattr(self.slave)
        demand(now == self.settings, f"the settings of the terminal have changed: {self.settings} to {now}")
        modes = dict(self.MODES)
        for numbers, letter in re.findall(rb"\x1b\[\?([\d;]+)([hl])", self.output):
            for number in numbers.split(b";"):
                modes[number] = letter == b"h"
        for number, is_on in modes.items():
            demand(is_on == self.MODES.get(number, False), f"mode {number.decode()} is left {'on' if is_on else 'off'}")
