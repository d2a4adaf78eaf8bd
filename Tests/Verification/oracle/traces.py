"""Plays the conformance traces on the model, and compares the model's digests with the recorded ones.

    python3 traces.py TRACE...

Tests/Hosts/README.md describes the format. The codes come from crosspager.h, and the results only from the model.
"""

import copy
import pathlib
import re
import sys

from editing import EDITS, Replacement
from gestures import Drag, Settle
from hosts import HOSTINGS, Roster
from levels import Level, Spans
from model import Pager, Place
from values import (
    DIRECTIONS, LEVEL_WORDS, PAGE, PAGER_WORDS, Changed, Command, Ignored, LevelRules, Moved, Rules,
    distance_of, points_of,
)
from wheel import Wheel
from window import pages_of

HEADER = pathlib.Path(__file__).resolve().parents[3] / "Sources/Hosts/C/include/crosspager.h"
CODES = {name: int(code) for name, code in re.findall(r"\bCP_(\w+) = (\d+)", HEADER.read_text(encoding="utf-8"))}
KINDS = dict(map(reversed, list(CODES.items())[list(CODES).index("MOVE"):list(CODES).index("RULE_START")]))
NONE, NO_OFFSET = -2**31, -2**63
PREALLOCATED, DISPLAYED = 4, 200


def code(group: str, word) -> int:
    """Returns the code of a word, such as "noSuchPage" in the group "REASON_"."""
    return NONE if word is None else CODES[group + re.sub("([A-Z])", r"_\1", word).upper()]


def word(rule: str, number: int, words) -> str:
    """Returns the value of a rule that has a code."""
    return next(value for value in words[rule] if code(rule.upper() + "_", value) == number)


def optional(number: int):
    return None if number == NONE else number


def directions(bits: int):
    return [direction for direction in DIRECTIONS if bits >> code("", direction) & 1]


def start_rule(kind: int, page: int):
    return max(page, 0) if kind == CODES["START_PAGE"] else word("start", kind, {"start": ("first", "last")})


class Numbers:
    """The numbers of a line, followed by the zeros that it omits."""

    def __init__(self, line: str):
        self.left = [int(number) for number in line.split()]

    def take(self, count=None):
        if count is not None:
            return [self.take() for _ in range(count)]
        return self.left.pop(0) if self.left else 0

    def level_rules(self) -> LevelRules:
        start = start_rule(*self.take(2))
        return LevelRules(start, *(word(rule, self.take(), LEVEL_WORDS) for rule in LEVEL_WORDS))

    def rules(self):
        words = [word(rule, self.take(), PAGER_WORDS) for rule in PAGER_WORDS]
        locked, beyond, milliseconds, levels, pages, turning, throwing = self.take(7)
        return Rules(
            *words, frozenset(directions(locked)), (levels, pages, beyond), (turning, throwing, milliseconds)).valid()

    def spans(self) -> Spans:
        origin, length, count = self.take(3)
        return Spans(max(length, 0), origin, tuple(tuple(self.take(2)) for _ in range(count)))

    def replacement(self) -> Replacement:
        origin, count, page, open_page, adds_at_end = self.take(5)
        return Replacement(optional(origin), count, optional(page), optional(open_page), adds_at_end == 1, self.spans())

    def place(self):
        present, page, rest = self.take(3)
        place = Place(optional(page), None if rest == NO_OFFSET else rest, self.level_rules())
        return place if present else None

    def command(self) -> Command:
        """Returns a command for the model."""
        kind, level, page, count, way, rule, value, to, x, y = self.take(10)
        name = KINDS[kind].lower()
        direction = DIRECTIONS[way] if way < len(DIRECTIONS) else None
        if name == "set_rule":
            rules = {CODES["RULE_" + rule.upper()]: rule for rule in PAGER_WORDS}
            if rule == CODES["RULE_VIEWPORT"]:
                return Command("set_viewport", (y, x, count))
            if rule == CODES["RULE_GESTURE"]:
                return Command("set_gesture", (x, y, count))
            return Command("set", (rules[rule], word(rules[rule], value, PAGER_WORDS)))
        if name in ("set_level_rule", "set_rule_of_all_levels"):
            rules = {CODES["RULE_" + rule.upper()]: rule for rule in ("start", *LEVEL_WORDS)}
            chosen = start_rule(value, page) if rule == CODES["RULE_START"] else word(rules[rule], value, LEVEL_WORDS)
            return Command("set", (rules[rule], chosen, *([level] if name == "set_level_rule" else [])))
        arguments = {
            "move": (direction, count), "next": (count,), "previous": (count,), "go_page_here": (page,),
            "drag": (x, y), "release": (x, y), "tick": (count,), "glide": (direction,), "insert": (level, page, count),
            "remove": (level, page, count), "resize": (level, count), "move_level": (level, to),
            "reload": (level, count, optional(page), optional(to)), "insert_level": (count, optional(level)),
            "lock": directions(way), "unlock": directions(way),
        }
        for one in ("go_page", "remember", "open_page"):
            arguments[one] = (level, page)
        for one in ("go_level", "forget", "align", "remove_level"):
            arguments[one] = (level,)
        names = {"go_level": "go", "go_page": "go", "go_page_here": "go_to_page", "open_page": "open"}
        return Command(names.get(name, name), tuple(arguments.get(name, ())))


class Trace:
    """Plays a trace and computes its digest."""

    def __init__(self):
        self.digest = 2166136261
        self.digests = 0

    def play(self, kind: str, line: str) -> bool:
        """Plays a line. Returns whether the digest is the recorded one."""
        numbers = Numbers(line)
        if kind == "p":
            counts = numbers.take(len(numbers.left))
            self.pager, self.roster, self.wheel = Pager(counts), Roster(), Wheel()
            self.hosting = HOSTINGS[0]
            self.observe()
        elif kind == "c":
            command = numbers.command()
            self.add_outcome(self.pager.preview(command))
            self.apply(command)
        elif kind == "r":
            self.apply(Command("replace_levels", tuple(numbers.replacement() for _ in range(numbers.take()))))
        elif kind == "s":
            current, rules, new_level_rules = optional(numbers.take()), numbers.rules(), numbers.level_rules()
            places = tuple(numbers.place() for _ in range(numbers.take()))
            self.apply(Command("restore_places", (places, current, rules, new_level_rules)))
        elif kind == "h":
            number = numbers.take()
            self.hosting = next(name for name in HOSTINGS if code("HOSTING_", name) == number)
        elif kind == "o":
            distance, per_page = numbers.take(2)
            points = points_of(distance, per_page)
            self.add(points)
            self.add_long(distance_of(points, per_page))
        elif kind == "w":
            self.add(self.wheel.step(*numbers.take(2)))
        elif kind == "=":
            self.digests += 1
            return numbers.take() == self.digest
        else:
            assert kind in "#", f"Unknown line {kind} {line}"
        return True

    def apply(self, command: Command):
        former = copy.copy(self.pager)
        outcome = self.pager.apply(command)
        self.add_outcome(outcome)
        moves = command.name in EDITS and command.name != "replace_levels" and not isinstance(outcome, Ignored)
        self.observe((lambda page: former.moved_host(page, command)) if moves else None)

    # ---- The digest ----

    def add(self, *words):
        for number in words:
            self.digest = (self.digest ^ (number & 0xFFFFFFFF)) * 16777619 & 0xFFFFFFFF

    def add_long(self, *numbers):
        for number in numbers:
            number = NO_OFFSET if number is None else number
            self.add(number, number >> 32)

    def add_position(self, position):
        level, page = position or (NONE, NONE)
        self.add(level, NONE if page is None else page)

    def add_outcome(self, outcome):
        moved, changed = isinstance(outcome, Moved), isinstance(outcome, Changed)
        ignored = not moved and not changed
        self.add(CODES["MOVED" if moved else "CHANGED" if changed else "IGNORED"])
        self.add(code("REASON_", outcome.reason) if ignored else NONE)
        self.add(code("EDGE_", outcome.stopped if moved else None if changed else outcome.edge))
        self.add(code("", outcome.direction if ignored else None))
        self.add_position(outcome.start if moved else None)
        self.add_position(outcome.to if moved else None)
        self.add(NONE if not moved or outcome.steps is None else outcome.steps)
        finished = None if ignored else outcome.finished
        self.add(int(finished is not None))
        for position in finished or (None, None):
            self.add_position(position)
        self.add_position(outcome.closed if changed else None)

    def add_level_rules(self, rules: LevelRules):
        numbered = isinstance(rules.start, int)
        self.add(CODES["START_PAGE"] if numbered else code("START_", rules.start), rules.start if numbered else 0)
        for rule in LEVEL_WORDS:
            self.add(code(rule.upper() + "_", getattr(rules, rule)))

    def observe(self, moved=None):
        """Adds everything that can be observed. `moved` returns the new place of a page after an edit."""
        pager, gesture, rules = self.pager, self.pager.gesture, self.pager.rules
        drag, settle = isinstance(gesture, Drag), isinstance(gesture, Settle)
        for position in (pager.position, pager.target, pager.opened):
            self.add_position(position)
        self.add(len(pager.levels), CODES["DRAGGING" if drag else "SETTLING" if settle else "SETTLED"])
        self.add(code("", gesture and gesture.axis))
        self.add(*((gesture.milliseconds, gesture.elapsed) if settle else (0, 0)))
        self.add_long(pager.offset, gesture.distance if drag else 0)
        self.add_long(*((gesture.start, gesture.end) if settle else (0, 0)), pager.progress)
        self.add(sum(1 << code("", direction) for direction in pager.routes))
        for rule in PAGER_WORDS:
            self.add(code(rule.upper() + "_", getattr(rules, rule)))
        (levels, pages, beyond), (turning, throwing, milliseconds) = rules.viewport, rules.gesture
        self.add(sum(1 << code("", direction) for direction in rules.locked), beyond, milliseconds)
        self.add_long(levels, pages, turning, throwing)
        self.add_level_rules(pager.new_level_rules)
        for index, level in enumerate(pager.levels):
            self.add(level.count, NONE if level.page is None else level.page)
            self.add_long(pager.rest(index))
            self.add_level_rules(level.rules)
        rows = pager.window()
        self.add(len(rows))
        for row in rows:
            self.add(row.level, row.first, row.count, PAGE if rules.reading == "ltr" else -PAGE)
            self.add_long(row.x, row.y)
        if sum(row.count for row in rows) <= DISPLAYED:
            if moved:
                self.roster.follow(moved)
            self.add_steps(self.roster.update(pages_of(rows), pager.first_pages(PREALLOCATED), self.hosting))

    def add_steps(self, steps):
        self.add(len(steps))
        for kind, host, page in steps:
            self.add(code("", kind), NONE if host is None else host)
            self.add_position(page)


def main():
    for name in sys.argv[1:]:
        trace, path, lines = Trace(), pathlib.Path(name), 0
        for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), start=1):
            kind = line[:1]
            lines += kind in "crs" and kind != ""
            if not trace.play(kind, "" if kind == "#" else line[1:]):
                sys.exit(f"{path.name}:{number}: the model's digest is {trace.digest}, not {line[2:]}")
        if trace.digests == 0:
            sys.exit(f"{path.name} has no digest.")
        print(f"{path.name}: {lines} commands, digest {trace.digest}")


if __name__ == "__main__":
    main()
