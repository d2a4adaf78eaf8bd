"""Paths to pipes, devices, sockets, links without a target and huge files, wherever a person or a variable names a path.

The program reads the file, refuses it with a message, or waits until Ctrl-C. It never changes a device or a pipe.
"""

import os
import resource
import signal
import socket
import time

from program import PATIENCE, Fault, demand, is_message

MEMORY = 300 << 20  # bytes; commands read at most 64 MiB of a file
ADDRESSES = 4 << 30  # bytes; so that a fault does not take all memory of the machine
HUGE = 5 << 30  # bytes
DATES = ["--levels", "day,week,month"]
NOBODY = 65534
DEVICES = ["zero", "full", "null", "random"]
KINDS = ["pipe", *DEVICES, "socket", "folder", "dangling", "loop", "huge", "closed"]


class Path:
    """A path of one of the kinds."""

    def __init__(self, kind, path):
        self.kind, self.path = kind, path
        if os.path.lexists(path):
            os.rmdir(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        self.target = path.with_name(path.name + ".target")
        self.target.unlink(missing_ok=True)
        if kind == "pipe":
            os.mkfifo(path, 0o666)
        elif kind in DEVICES:
            path.symlink_to(f"/dev/{kind}")
        elif kind == "socket":
            with socket.socket(socket.AF_UNIX) as end:
                end.bind(str(path))
        elif kind == "folder":
            path.mkdir()
        elif kind == "dangling":
            path.symlink_to(self.target.name)
        elif kind == "loop":
            path.symlink_to(path.name)
        else:
            path.touch()
            os.truncate(path, HUGE if kind == "huge" else 0)
            path.chmod(0 if kind == "closed" else 0o600)
        self.before = self.state()

    def state(self):
        """Returns the type, the permissions and the owner. For a link to a device, these are the device's."""
        status = self.path.lstat() if self.kind in ("dangling", "loop") else self.path.stat()
        return status.st_mode, status.st_uid, status.st_gid, status.st_rdev

    def demand_unchanged(self):
        """Requires that the program left the path as it was, unless it may replace the file."""
        now = self.state()
        if now == self.before:
            return
        if self.kind in DEVICES:
            os.chmod(self.path, self.before[0] & 0o7777)
        raise Fault(f"the {self.kind} has changed: {self.before} to {now}")


def restricts(kind):
    """Limits the memory. Root can read all files, so root runs the program as another user if permissions count."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
        if kind == "closed" and os.getuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
    return limit


class Run:
    """A run whose output goes to files, so that the peak of its memory can be read when it ends."""

    def __init__(self, program, folder, arguments, kind, variables=()):
        self.what = " ".join(map(str, arguments))
        self.files = [folder / ".output", folder / ".errors"]
        before = dict(program.environment)
        program.environment.update(variables)
        try:
            with open(self.files[0], "wb") as output, open(self.files[1], "wb") as errors, open("/dev/null") as none:
                self.process = program.start(
                    arguments, folder, stdin=none, stdout=output, stderr=errors, preexec_fn=restricts(kind))
        finally:
            program.environment = before

    def end(self, patience, interrupts_after=None):
        """Waits for the end, and interrupts the run once after some seconds. Returns the exit status."""
        start = time.monotonic()
        while not reap(self.process, self.what):
            seconds = time.monotonic() - start
            if interrupts_after is not None and seconds > interrupts_after:
                self.process.send_signal(signal.SIGINT)
                interrupts_after = None
            if seconds > patience:
                self.process.kill()
                self.process.wait()
                raise Fault(f"the program did not end: {self.what}")
            time.sleep(0.002)
        self.output, self.errors = (file.read_bytes()[:1 << 20] for file in self.files)
        return self.process.returncode


def reap(process, what):
    """Returns whether a process has ended. Requires that it used little memory."""
    number, status, usage = os.wait4(process.pid, os.WNOHANG)
    if number == 0:
        return False
    process.returncode = os.waitstatus_to_exitcode(status)
    demand(usage.ru_maxrss << 10 <= MEMORY, f"{what} used {usage.ru_maxrss >> 10} MiB of memory")
    return True


def judge(run, kind, statuses, says=None):
    status = run.process.returncode
    what = f"{run.what} ({kind}) ended with {status}: {run.errors[-300:]!r}"
    demand(status in statuses, what)
    demand(status in (0, -signal.SIGINT) or run.errors, f"no message: {what}")
    # Ctrl-C may cut a message off.
    demand(not run.errors or status == -signal.SIGINT or is_message(run.errors), f"not a message for a person: {what}")
    if says is not None:
        demand(run.errors.count(says.encode()) == 1, f"the message does not say '{says}' once: {what}")


COMMANDS = ["restore NAME", "restore --repair NAME", "replay NAME", "save NAME", "record NAME", "export --force NAME"]


def check_command(program, folder, kind, generator):
    """Commands with a path. A later command still runs."""
    for command in COMMANDS:
        extension = generator.choice(["csv", "json", "svg", "txt", "html"])
        path = Path(kind, folder / f"{kind}.{extension}")
        name = path.path.name
        line = command.replace("NAME", name)
        run = Run(program, folder, [*DATES, "-c", f"left; {line}; left"], kind)
        run.end(PATIENCE / 4)
        if command.startswith(("restore", "replay")):
            judge(run, kind, [1], f"Cannot read '{name}': ")
        elif kind in ("dangling", "huge"):
            judge(run, kind, [0])
            written = path.target if kind == "dangling" else path.path
            demand(0 < written.stat().st_size < 1 << 20, f"'{line}' did not write the file ({kind})")
        else:
            judge(run, kind, [74], f"Cannot write '{name}': ")
        demand(run.output.count(b"moved") == 2, f"'{line}' kept a later command from running: {run.output!r}")
        path.demand_unchanged()
    return len(COMMANDS)


# Options and commands with a path, the extension of the path, and the possible exit statuses.
OPTIONS = [
    (["NAME"], "", [65, 66]), (["NAME", "--follow"], "", [65, 66]), (["-f", "NAME"], "", [0, 1, 66]),
    (["-c", "browse NAME; left"], "", [1]), (["--scene", "NAME", "-c", "where"], ".json", [65, 66]),
    (["--page", "NAME", "-c", "left"], ".html", [0, 1, 74])]


def is_endless(kind, option):
    """Returns whether a pipe or a device is legitimate input that never ends. Data with NUL bytes is refused."""
    if option in ("--scene", "--page"):
        return False
    return kind in ("pipe", "random") or option == "-f" and kind in ("zero", "full", "huge")


def check_option(program, folder, kind, generator):
    """Options and data files. Ctrl-C stops a program that waits for a pipe or reads a device."""
    for words, extension, statuses in OPTIONS:
        path = Path(kind, folder / f"input{extension}")
        delay = None
        if is_endless(kind, words[0]):
            delay = generator.uniform(0.05, 0.3)
            statuses = [*statuses, -signal.SIGINT]
        run = Run(program, folder, [word.replace("NAME", path.path.name) for word in words], kind)
        run.end(PATIENCE / 4, delay)
        judge(run, kind, statuses)
        path.demand_unchanged()
    return len(OPTIONS)


def check_variable(program, folder, kind, generator):
    """The configuration file, and variables that name no folder."""
    home = folder / "home"
    (home / "crosspager").mkdir(parents=True)
    base = Path(kind, folder / "base")
    cases = [
        (Path(kind, home / "crosspager/config"), {"XDG_CONFIG_HOME": home}),
        (base, {"XDG_CONFIG_HOME": base.path}),
        (base, {"HOME": base.path, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""})]
    for path, variables in cases:
        run = Run(program, folder, [*DATES, "-c", "left"], kind, {name: str(value) for name, value in variables.items()})
        run.end(PATIENCE / 4)
        judge(run, kind, [0], None if path is base or kind == "dangling" else "Cannot read '")
        demand(b"moved" in run.output, f"{', '.join(variables)} as {kind}: the command did not run: {run.output!r}")
        path.demand_unchanged()
    return len(cases)


def end_prompt(terminal, what):
    """Leaves the prompt and requires that all is well."""
    terminal.type("quit\r")
    deadline = time.monotonic() + PATIENCE
    while not reap(terminal.process, what):
        terminal.read(0.01)
        demand(time.monotonic() < deadline, f"the prompt did not end: {terminal.output[-300:]!r}")
    while terminal.read():
        pass
    # The status also tells whether a command failed.
    status = terminal.process.returncode
    demand(status in (0, 1, 74), f"the prompt ended with {status}: {terminal.output[-300:]!r}")
    terminal.demand_as_found()


def check_prompt(program, folder, kind, generator):
    """The history and the configuration at a prompt, with commands that each name a random path."""
    state, config = folder / "state", folder / "config"
    for place in (state, config):
        (place / "crosspager").mkdir(parents=True, exist_ok=True)
    if os.getuid() == 0:
        for place in (folder, state, state / "crosspager"):
            place.chmod(0o777)
    history = Path(kind, state / "crosspager/history")
    configuration = Path(generator.choice(KINDS), config / "crosspager/config")
    others = [Path(other, folder / f"other{number}") for number, other in enumerate(generator.sample(KINDS, 4))]
    before = dict(program.environment)
    program.environment |= {"XDG_STATE_HOME": str(state), "XDG_CONFIG_HOME": str(config)}
    try:
        terminal = program.terminal(["--levels", "day=9"], folder, columns=200, before=restricts(kind))
    finally:
        program.environment = before
    what = f"history as {kind} and configuration as {configuration.kind}"
    commands = []
    try:
        terminal.wait_for("\x1b[?2004h")
        for number, other in enumerate(others):
            name = generator.choice(["restore", "replay", "browse", "save", "record"])
            commands.append(f"{name} {other.kind}")
            before = len(terminal.output)
            terminal.type(f"{name} {other.path.name}\r")
            # A command may wait for a pipe or read a device.
            time.sleep(generator.uniform(0, 0.05))
            terminal.type("\x03")
            time.sleep(0.02)
            terminal.type(f"\x15record\rpage {number + 2}\r")
            terminal.wait_for(f"day {number + 2} (", after=before)
        end_prompt(terminal, what)
    except Fault as fault:
        raise Fault(f"{what}, {', '.join(commands)}: {fault}") from None
    finally:
        terminal.end()
    for path in (history, configuration, *others):
        path.demand_unchanged()
    told = terminal.output.count(b"/crosspager/history'")
    demand(told == (kind != "dangling"), f"{what}: {told} messages about the history: {terminal.output[:600]!r}")
    if kind == "dangling":
        demand(history.target.read_text().endswith("\nquit\n"), f"{what}: the history was not written")
    return 1


def check(program, folder, generator, amount):
    checks = {"commands": check_command, "options": check_option, "variables": check_variable, "prompts": check_prompt}
    counts = dict.fromkeys(checks, 0)
    for round in range(amount):
        for name, body in checks.items():
            for kind in KINDS:
                place = folder / f"{name}-{kind}-{round}"
                place.mkdir()
                counts[name] += body(program, place, kind, generator)
    print("paths: " + ", ".join(f"{name} {count:,}" for name, count in counts.items()), flush=True)
    return sum(counts.values())
