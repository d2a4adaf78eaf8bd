"""A clock that is set back, and files whose times go back, while the program follows a file."""

import os
import subprocess
import time

from program import Answers, demand, judge

DAY = 86_400
JUMPS = [-DAY, -400 * DAY, 3600, 0, -1, DAY * 30, -30 * DAY]


class Clock:
    """The time of day of the program under test."""

    def __init__(self, folder):
        self.path = folder / "clock"
        self.set(0)

    def set(self, seconds):
        """Sets the clock to a number of seconds after the real time."""
        draft = self.path.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.rename(self.path)


def append(file, day, seconds):
    """Adds a row for a day in January 2024, and changes the modification time of the file."""
    with open(file, "a") as rows:
        rows.write(f"2024-01-{day:02},{day}\n")
    now = file.stat().st_mtime + seconds
    os.utime(file, (now, now))


def start_file(folder):
    file = folder / "live.csv"
    file.write_text("date,v\n2024-01-01,1\n")
    return file


def check_script(program, folder):
    """Each command from a pipe sees the rows before it, whatever the clock says."""
    file, clock = start_file(folder), Clock(folder)
    answers = Answers(
        program, ["live.csv", "--follow", "--levels", "day", "--json"], folder, {"clock": clock.path},
        stderr=subprocess.PIPE)
    answers.ask("where")
    day = 1
    for jump in JUMPS * 3:
        clock.set(jump)
        day += 1
        append(file, day, jump)
        level = answers.ask("where")["levels"][0]
        demand(
            level["count"] == day and level["page"] == day - 1, f"after a jump of {jump} s, {day} rows give {level}")
    clock.set(-DAY)
    data = answers.ask("data")["data"]
    demand(data["used"] == day, f"{day} rows, {data['used']} are used")
    status = answers.end()
    demand(status == (0, b"", b""), f"the program ended with {status}")
    return len(JUMPS) * 3


def check_prompt(program, folder):
    """At a prompt, new rows arrive and pages move while the clock goes back."""
    file, clock = start_file(folder), Clock(folder)
    terminal = program.terminal(
        ["live.csv", "--follow", "--levels", "day,month", "--no-history"], folder, {"clock": clock.path})
    terminal.wait_for("(1 of 1)")
    day = 1
    for jump in JUMPS:
        before = len(terminal.output)
        clock.set(jump)
        day += 1
        append(file, day, jump)
        terminal.wait_for(f"({day} of {day})", after=before)
        before = len(terminal.output)
        # A move slides over time, and the clock goes back during the slide.
        terminal.type("\x1b[D")
        clock.set(jump - DAY)
        terminal.wait_for(f"({day - 1} of {day})", after=before)
        before = len(terminal.output)
        terminal.type("\x1b[C")
        terminal.wait_for(f"({day} of {day})", after=before)
    terminal.type("\x04")
    demand(terminal.wait() == 0, "the program ended badly")
    terminal.demand_as_found()
    terminal.end()
    return len(JUMPS)


def check_today(program, folder):
    """The program reads the clock that the other checks set back."""
    (folder / "years.csv").write_text("date,v\n2001-01-01,1\n2099-12-31,2\n")
    clock = Clock(folder)
    for jump in JUMPS:
        clock.set(jump)
        allowed = [time.time() + jump]
        run = judge(
            program.run(
                ["years.csv", "--levels", "day,year", "-c", "date today; link"], folder, {"clock": clock.path}), [0])
        allowed.append(time.time() + jump)
        days = [time.strftime("day=%Y-%m-%d,", time.gmtime(seconds)).encode() for seconds in allowed]
        demand(any(day in run.stdout for day in days), f"today is not {days[0]}, but {run.stdout!r}")
    return len(JUMPS)


def check(program, folder, generator, _):
    counts = {
        "commands from a pipe": check_script(program, folder),
        "prompt": check_prompt(program, folder),
        "today": check_today(program, folder),
    }
    print("clocks: " + ", ".join(f"{name} {count}" for name, count in counts.items()), flush=True)
    return sum(counts.values())
