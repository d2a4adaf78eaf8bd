"""Signals during drawing, and terminals that disappear. The program must restore the terminal."""

import os
import signal
import subprocess

from program import PATIENCE, Fault, demand

SCREEN = {"rows": 24, "columns": 80}
# Draws many pages, with motion, reports below the page, and a long paste.
KEYS = [
    "\x1b[D", "\x1b[C", "down\r", "\x1b[D" * 5, "show\r", "le\t", "\x15", "\x1b[200~up\x1b[201~\r",
    "\x1b[B"]
ENDING = [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]


def draw(program, folder, faults):
    """Starts the prompt and presses keys until the program ends or all keys have been pressed."""
    terminal = program.terminal(["--no-history"], folder, faults, **SCREEN)
    for keys in KEYS:
        if terminal.process.poll() is not None:
            break
        terminal.type(keys)
        while terminal.read(0.02):
            pass
    return terminal


def quit(terminal):
    """Leaves the prompt with Ctrl-D, whatever has been typed, and returns the exit status.

    Types Ctrl-D again if the program does not end, because a program that is about to stop leaves keys unread.
    """
    for _ in range(5):
        if terminal.process.poll() is None:
            terminal.type("\x03")
            terminal.read(0.05)
            terminal.type("\x15\x04")
        try:
            return terminal.wait(PATIENCE / 20)
        except Fault:
            continue
    return terminal.wait()


def count_calls(program, folder):
    terminal = draw(program, folder, {"count": folder / "count"})
    demand(quit(terminal) == 0, f"the prompt ended badly: {terminal.output[-300:]!r}")
    terminal.demand_as_found()
    demand(b"\x1b[?2004h" in terminal.output, "the mode was never on")
    terminal.end()
    return int((folder / "count").read_text())


def check_signals(program, folder, generator, amount):
    """A signal before, during and after writes to the terminal."""
    calls = count_calls(program, folder)
    moments = [f"{call}{half}" for call in range(1, calls + 1) for half in ("", "h")]
    count = 0
    for number in ENDING + [signal.SIGINT, signal.SIGTSTP]:
        misses = 0
        for moment in ["off", *generator.sample(moments, min(len(moments), amount))]:
            terminal = draw(program, folder, {"moment": moment, "signal": int(number)})
            try:
                status = quit(terminal)
                terminal.demand_as_found()
                # SIGINT clears the line. SIGTSTP does not stop an orphaned process group. The number of writes varies,
                # so the last moments may not occur.
                demand(status in ([-number, 0] if number in ENDING else [0]), f"the program ended with {status}")
                misses += number in ENDING and status == 0
            except Fault as fault:
                raise Fault(f"{number.name} at call {moment} of {calls}: {fault}") from None
            finally:
                terminal.end()
            count += 1
        demand(misses <= amount / 2, f"{number.name} did not end the program {misses} times of {amount}")
        count -= misses
    return count


def check_stop(program, folder):
    """A stopped program takes the terminal back when it continues."""
    terminal = program.terminal(["--no-history"], folder, **SCREEN)
    terminal.wait_for("\x1b[?2004h")
    terminal.wait_for("> ")
    terminal.process.send_signal(signal.SIGSTOP)
    os.waitpid(terminal.process.pid, os.WUNTRACED)
    terminal.process.send_signal(signal.SIGCONT)
    before = len(terminal.output)
    terminal.wait_for("\x1b[?2004h", after=before)
    demand(quit(terminal) == 0, "the program did not go on after SIGSTOP")
    terminal.demand_as_found()
    terminal.end()
    return 1


def ignore_hangup():
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


def check_gone(program, folder):
    """The terminal window is closed. The program ends, even if it ignores SIGHUP, as under `nohup`."""
    (folder / "live.csv").write_text("date,v\n2024-01-01,5\n2024-01-02,6\n")
    count = 0
    for arguments in ([], ["--plain"], ["live.csv", "--follow"], ["live.csv", "--follow", "--plain"]):
        for before in (lambda: None, ignore_hangup):
            for typed in ("", "\x1b[D" * 3, "left\rshow\r" * 20):
                terminal = program.terminal([*arguments, "--no-history"], folder, before=before, **SCREEN)
                terminal.wait_for("> ")
                if typed:
                    terminal.type(typed)
                process = terminal.process
                terminal.close()
                try:
                    status = process.wait(PATIENCE / 4)
                except subprocess.TimeoutExpired:
                    raise Fault(f"{arguments} does not end without a terminal, after typing {typed[:12]!r}") from None
                finally:
                    terminal.end()
                # A write to a terminal that is gone counts as failed output.
                allowed = [0, 66, 74] if before is ignore_hangup else [0, 66, 74, -signal.SIGHUP]
                demand(status in allowed, f"{arguments} ended with {status} without a terminal")
                count += 1
    return count


def check(program, folder, generator, every):
    counts = {
        "signals": check_signals(program, folder, generator, 24 // every),
        "stops": check_stop(program, folder),
        "gone": check_gone(program, folder),
    }
    print("terminals: " + ", ".join(f"{name} {count}" for name, count in counts.items()), flush=True)
    return sum(counts.values())
