"""Plays the conformance traces, whose digests are the same in all languages. Tests/Hosts/README.md describes
their format."""

import itertools
import pathlib
import unittest

from crosspager import Changed, Command, Hosts, Ignored, Level, Moved, Pager, Replacement, Spans, WheelFilter, units
from crosspager._library import library
from crosspager._structures import NO_OFFSET, NONE, CLevelRules, CRules, optional
from crosspager.commands import KINDS
from crosspager.display import AXES, PHASES
from crosspager.distances import PAGE, known_pages
from crosspager.outcomes import CHANGED, EDGES, IGNORED, MOVED, REASONS
from crosspager.hosts import HOSTINGS, STEP_KINDS
from crosspager.rules import (
    DIRECTIONS,
    level_rules_from_c,
    level_rules_to_c,
    rules_from_c,
    rules_to_c,
)

TRACES = pathlib.Path(__file__).parents[1] / "Traces"
KIND_NAMES = {code: name for name, code in KINDS.codes.items()}


class Trace:
    """Plays a trace and computes its digest."""

    def __init__(self):
        self.digest = 2166136261
        self.digests = 0

    def play(self, line):
        kind, numbers = line[:1], [int(word) for word in line[1:].split()] if line[:1] in "pcrshow=" else []
        if kind == "p":
            self.pager, self.hosts = Pager(counts=numbers), Hosts(preallocated=4)
            self.wheel = WheelFilter()
            self.observe(None)
        elif kind == "c":
            command = Command(KIND_NAMES[numbers[0]], *numbers[1:])
            self.outcome(self.pager.preview(command))
            outcome = self.pager.apply(command)
            self.outcome(outcome)
            self.observe(command if outcome else None)
        elif kind == "r":
            self.outcome(self.pager.replace_levels(replacements(without_end(numbers))))
            self.observe(None)
        elif kind == "s":
            self.restore(without_end(numbers))
            self.observe(None)
        elif kind == "h":
            self.set_hosting(HOSTINGS.word(numbers[0]))
        elif kind == "o":
            # A float cannot represent the extreme distances as numbers of pages.
            found = library().cp_points(*numbers)
            distance = library().cp_offset(found, numbers[1])
            self.add(found, distance, distance >> 32)
        elif kind == "w":
            self.add(self.wheel.step(*numbers))
        elif kind == "=":
            self.digests += 1
            return numbers[0] == self.digest
        else:
            return not line or kind == "#"
        return True

    def set_hosting(self, hosting):
        self.hosts.hosting = hosting

    def restore(self, numbers):
        places, arguments = restoration(numbers)
        self.outcome(self.pager.restore_places(places, **arguments))

    def add(self, *words):
        digest = self.digest
        for word in words:
            digest = (digest ^ (word & 0xFFFFFFFF)) * 16777619 & 0xFFFFFFFF
        self.digest = digest

    def add_distance(self, *distances):
        for distance in distances:
            number = NO_OFFSET if distance is None else units(distance)
            self.add(number, number >> 32)

    def add_position(self, position):
        self.add(*((NONE, NONE) if position is None else (position.level, optional_word(position.page))))

    def add_fields(self, structure):
        for name, kind in structure._fields_:
            number = getattr(structure, name)
            if name == "reserved":
                continue
            self.add(*((number, number >> 32) if kind._type_ in "lq" else (number,)))

    def outcome(self, outcome):
        if isinstance(outcome, Ignored):
            edge, direction = optional_code(EDGES, outcome.edge), optional_code(DIRECTIONS, outcome.direction)
            self.add(IGNORED, REASONS.code(outcome.reason), edge, direction, *[NONE] * 5, 0, *[NONE] * 6)
            return
        if isinstance(outcome, Moved):
            self.add(MOVED, NONE, optional_code(EDGES, outcome.stopped), NONE)
            self.add_position(outcome.from_)
            self.add_position(outcome.to)
            self.add(optional_word(outcome.steps))
        else:
            assert isinstance(outcome, Changed)
            self.add(CHANGED, *[NONE] * 8)
        self.add(int(outcome.finished is not None))
        self.add_position(outcome.finished and outcome.finished.from_)
        self.add_position(outcome.finished and outcome.finished.to)
        self.add_position(outcome.closed if isinstance(outcome, Changed) else None)

    def observe(self, edit):
        """Adds everything observable about the pager and its hosts."""
        pager, state, levels = self.pager, self.pager.state, self.pager.levels
        for position in (state.position, state.target, state.opened):
            self.add_position(position)
        self.add(
            len(levels), PHASES.code(state.phase), optional_code(AXES, state.axis), state.milliseconds, state.elapsed
        )
        self.add_distance(state.offset, state.distance, state.start, state.end, state.progress)
        self.add(DIRECTIONS.bits(pager.routes))
        self.add_fields(rules_to_c(pager.rules))
        self.add_fields(level_rules_to_c(pager.new_level_rules))
        for level in levels:
            self.add(level.count, optional_word(level.page))
            self.add_distance(level.rest)
            self.add_fields(level_rules_to_c(level.rules))
        rows = pager.window()
        self.add(len(rows))
        for row in rows:
            self.add(row.level, row.pages.start, len(row.pages), row.step * PAGE)
            self.add_distance(row.x, row.y)
        self.update_hosts(edit, displayed=sum(len(row.pages) for row in rows))

    def update_hosts(self, edit, displayed):
        if displayed <= 200:
            self.add_steps(self.hosts.update(self.pager, edit))

    def add_steps(self, steps):
        self.add(len(steps))
        for step in steps:
            self.add(STEP_KINDS.code(step.kind), optional_word(step.host))
            self.add_position(step.position)


def without_end(numbers):
    """Returns the numbers in a line, followed by the zeros that the line omits."""
    return itertools.chain(numbers, itertools.repeat(0))


def optional_word(number):
    return NONE if number is None else number


def optional_code(words, word):
    return NONE if word is None else words.code(word)


def take_level_rules(numbers):
    return level_rules_from_c(CLevelRules(*(next(numbers) for _ in CLevelRules._fields_)))


def restoration(numbers):
    """Returns the arguments of Pager.restore_places."""
    current = optional(next(numbers))
    rules = rules_from_c(CRules(**{name: next(numbers) for name, _ in CRules._fields_ if name != "reserved"}))
    new_level_rules = take_level_rules(numbers)
    places = []
    for _ in range(next(numbers)):
        present, page, rest = next(numbers), optional(next(numbers)), known_pages(next(numbers))
        place = Level(0, page, take_level_rules(numbers), rest=rest)
        places.append(place if present else None)
    return places, {"current": current, "rules": rules, "new_level_rules": new_level_rules}


def replacements(numbers):
    levels = []
    for _ in range(next(numbers)):
        origin, count, page, open_page, adds, start, length, spans = (next(numbers) for _ in range(8))
        bounds = [(next(numbers), next(numbers)) for _ in range(spans)]
        table = Spans.ranges(bounds) if bounds else Spans.every(length, origin=start)
        levels.append(Replacement(count, optional(origin), optional(page), table, bool(adds), optional(open_page)))
    return levels


class TraceTests(unittest.TestCase):
    def test_all_traces(self):
        files = sorted(file for file in TRACES.iterdir() if file.is_file())
        self.assertGreater(len(files), 0)
        for file in files:
            trace = Trace()
            commands = 0
            for number, line in enumerate(file.read_text(encoding="ascii").splitlines(), start=1):
                self.assertTrue(trace.play(line), f"{file.name}:{number}: {line}")
                commands += line[:1] in "crs"
            self.assertGreater(trace.digests, 0, file.name)
            print(f"{file.name}: {commands} commands, digest {trace.digest}")


if __name__ == "__main__":
    unittest.main()
