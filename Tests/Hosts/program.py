"""Plays the conformance traces with the program, and compares its answers with the C library's.

    Tests/Hosts/program.py TRACE...

The environment variable CROSSPAGER is the path to the program (.build/release/crosspager by default).
CROSSPAGER_LIBRARY is the folder that contains the C library.

Each pager in a trace has its own process, which receives the lines of the trace as commands in words. If there are no
words for a line that changes the pager, a new process plays the next lines. It starts in the same state as the library.
README.md describes the comparison.
"""

import concurrent.futures
import pathlib
import sys
from collections import Counter

HOSTS = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = map(str, [HOSTS / "Program", HOSTS / "Python", HOSTS.parents[1] / "Sources/Hosts/Python"])

from crosspager import Command  # noqa: E402
from crosspager.distances import units  # noqa: E402
from crosspager.hosts import HOSTINGS  # noqa: E402
from crosspager.outcomes import IGNORED  # noqa: E402
from process import Line, Process  # noqa: E402
from reference import Mirror, Reference  # noqa: E402
from test_traces import KIND_NAMES, restoration, without_end  # noqa: E402
from words import NoWords, complete, decimal, in_words, snapshot  # noqa: E402


class Player:
    """Plays a trace with the library and assigns its lines to processes."""

    def __init__(self, trace):
        self.processes = []
        self.counts = Counter()
        """The number of lines that the program plays, and the number that it cannot play for each reason."""
        self.reference = Reference()
        self.mirror = None
        """A pager in the same state as the process; None if no process is in the same state as the library."""
        for number, line in enumerate(trace.read_text(encoding="ascii").splitlines(), start=1):
            if not self.reference.play(line):
                sys.exit(f"{trace.name}:{number}: The library's digest differs.")
            if line[:1] in "pcrshow":
                self.counts[self.play(number, line)] += 1

    def play(self, number, line):
        """Plays a line that the library has played. Returns `equal`, or the reason why the line was not played."""
        kind, numbers = line[0], [int(word) for word in line[1:].split()]
        if kind in "ow":
            return "without words"
        if kind == "p":
            self.begin(numbers)
            return self.add(number, line, [])
        if kind == "h" and self.mirror is not None and self.reference.pager.state.phase != "settled":
            # In the program, a change to the strategy ends a gesture.
            self.mirror = None
        if self.mirror is None:
            self.restart()
            return "before a restart"
        commands = self.commands(number, kind, numbers)
        self.mirror.name = inserted_name(number)
        self.mirror.play(line)
        if kind == "h":
            return self.add(number, line, commands)
        if self.mirror.observed != self.reference.observed:
            self.restart()
            return "without words" if commands is None else "with spans"
        if commands is None:
            if self.reference.words[0] != IGNORED:
                self.restart()
            return "without words"
        return self.add(number, line, commands)

    def begin(self, counts):
        """Starts a process with the default rules."""
        names = [f"level{index}" for index in range(len(counts))]
        self.mirror = Mirror(names, counts)
        self.processes.append(Process(names, counts))

    def restart(self):
        """Starts a process in the same state as the library, unless a snapshot would lack a part of that state."""
        self.mirror = None
        if not self.reference.is_at_rest:
            return
        pager = self.reference.pager
        self.begin([level.count for level in pager.levels])
        self.mirror.begin(like=pager, hosting=self.reference.hosts.hosting)
        self.processes[-1].setup = [self.restoring(
            "begin", zip(self.mirror.names, pager.levels), pager.level, pager.rules, pager.new_level_rules)]

    def commands(self, number, kind, numbers):
        """Returns the commands for a line, or None if there are no words for it."""
        try:
            if kind == "c":
                text = in_words(Command(KIND_NAMES[numbers[0]], *numbers[1:]), inserted_name(number))
                return [f"preview {text}", text]
            if kind == "h":
                return [f"set hosting {HOSTINGS.word(numbers[0])}"]
            if kind == "s":
                places, arguments = restoration(without_end(numbers))
                levels = zip(self.mirror.names, places, self.mirror.counts, self.reference.pager.levels)
                completed = [(name, complete(place, *known)) for name, place, *known in levels if place is not None]
                return [self.restoring(f"line{number}", completed, **arguments)]
        except NoWords:
            pass
        return None

    def restoring(self, name, levels, current, rules, new_level_rules):
        """Gives a snapshot to the process and returns the command that restores it."""
        names = self.mirror.names
        if current is not None and current not in range(len(names)):
            raise NoWords
        self.processes[-1].snapshots[name] = snapshot(
            levels, None if current is None else names[current], rules, new_level_rules, self.reference.hosts.hosting)
        return f"restore --repair {name}"

    def add(self, number, line, commands):
        """Adds a line to the process."""
        words, state = self.mirror.observed, self.mirror.pager.state
        self.processes[-1].lines.append(Line(number, line, commands, words, self.mirror.steps, probes(state)))
        return "equal"


def probes(state):
    """Previews that reveal the raw distance of a drag or the remaining time of a settle."""
    if state.phase == "dragging":
        distance = decimal(units(state.distance))
        return [(f"preview drag {f'{distance} 0' if state.axis == 'horizontal' else f'0 {distance}'}", "offset", 0)]
    left = state.milliseconds - state.elapsed
    arrivals = [(left, "settled"), (left - 1, "settling")]
    return [(f"preview tick {time}", "phase", phase) for time, phase in arrivals if time > 0]


def inserted_name(number):
    """Returns the name of the level that a line inserts."""
    return f"line{number}"


def main():
    failed = False
    for trace in map(pathlib.Path, sys.argv[1:]):
        player = Player(trace)
        processes = [process for process in player.processes if process.lines]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            differences = [found for found in pool.map(Process.run, processes) if found is not None]
        for difference in differences:
            print(f"{trace.name}:{difference}")
        failed = failed or bool(differences)
        if not differences:
            others = [f"{count} {reason}" for reason, count in player.counts.items() if reason != "equal"]
            print(f"{trace.name}: equal in {player.counts['equal']} of {sum(player.counts.values())} lines "
                  f"in {len(processes)} processes. Not played: {', '.join(others) or 'none'}.")
    sys.exit(failed)


main()
