"""Tests that every public function and method refuses hostile arguments with the promised exceptions.

For more calls, run `test_hostile_arguments.py SEEDS [FIRST]`. Each seed makes 20 calls.
"""

import enum
import inspect
import random
import reprlib
import sys
import unittest
from decimal import Decimal
from fractions import Fraction

import crosspager
from crosspager import (
    Command,
    Hosts,
    Level,
    LevelRules,
    Pager,
    Position,
    Replacement,
    Rules,
    Spans,
    WheelFilter,
    command,
)

SEEDS = 400
CALLS = 20


class Deliberate(Exception):
    """Raised by the methods of an argument."""


class Failing:
    """Every use of this object fails."""

    def fail(self, *arguments):
        raise Deliberate

    __len__ = __iter__ = __getitem__ = __index__ = __call__ = __bool__ = __eq__ = __hash__ = __float__ = fail
    __repr__ = __str__ = as_integer_ratio = fail


class Giving:
    """An object whose methods return given values, which may be wrong."""

    def __init__(self, value):
        self.value = value

    def __len__(self):
        return self.value

    __index__ = __length_hint__ = as_integer_ratio = __len__

    def __iter__(self):
        return iter(self.value if isinstance(self.value, tuple) else [1, 2])


class Word(str, enum.Enum):
    LEFT = "left"


def failing_iterator():
    yield Level(1)
    raise Deliberate


def numbers():
    powers = [2**bits + more for bits in (31, 32, 62, 63, 64, 1030) for more in (-1, 0, 1)]
    yield from (0, 1, -1, 3, True, 10**5000, *powers, *(-number for number in powers))
    yield from (0.5, -0.0, 1.5, 1e308, 5e-324, float("nan"), float("inf"), float("-inf"), 1j, Fraction(1, 10**400))
    yield from map(Decimal, ("NaN", "sNaN", "-Infinity", "1E+999999999", "-1E-999999999", "0E+999999999", "0.1"))


def objects():
    yield from (None, "", "x", "left", "wrap", "\ud800", "9" * 99, Word.LEFT)
    yield from (b"", b"CP", bytearray(9), memoryview(b"x"), range(3), range(2**62))
    yield from ([], {}, set(), (), {1: 2}, ["left"], [1], [None], ["x"], [[]], [10**5000], (3, 1))
    yield from (Failing(), [Failing()], object(), int, Rules, len, NotImplemented, ...)
    yield from map(Giving, (2**62, 2**70, -1, 3, "x", None, (1, 0), ("a", "b"), (None,), 1.5))
    yield from (Position(0, 1), Position("x", None), (0, 1), Spans(), Spans.at([0, 5, 3]), Level(2), Level("x"))
    yield from (Level(2, rest="x"), Level(2, rules=Rules()), Level(1, spans=5), Rules(), Rules(locked="left"))
    yield from (Rules(locked=5), Rules(beyond=None), Rules(turning="x"), Rules(bounce=[]), LevelRules(), LevelRules([]))
    yield from (LevelRules(entry=3), Replacement(2), Replacement(2, 0), Replacement(2, spans=()), Command("move"))
    yield from (
        Command("x"),
        Command([]),
        Command("go_page", 2**32),
        Command("drag", x=2**63),
        Command("move", rule="x"),
    )
    yield from (
        Command("insert_level", 1.5),
        Command("insert_level", 2**32),
        command,
        command.left(),
        Pager(counts=[1]),
    )
    yield from (Hosts(displayed=9), WheelFilter(), Pager(counts=[3]).save(), lambda *_: 5, lambda *_: None)
    yield lambda *_: Position([], 1)


NUMBERS, OBJECTS = [*numbers()], [*objects()]

PLAUSIBLE = {
    "levels": [[Level(3), Level(2, rules=LevelRules(snap="free"))], [Replacement(3, 0), Replacement(1)], 2],
    "places": [[Level(3, 1), None]],
    "counts": [[3, 2], []],
    "rule": ["edge", "ends", "start"],
    "value": ["wrap", "last"],
    "direction": ["left", "up"],
    "command": [command.right(), command.insert_level(3, 0), command.remove_level(0), command.move_level(0, 1)],
    "edit": [command.insert(0, 0), None],
    "saved": [Pager(counts=[4, 2]).save()],
    "origin": [lambda position: position],
    "spans": [[Spans.every(7)]],
    "starts": [(0, 5, 9)],
    "ends": [()],
    "ranges": [[(0, 2), range(3, 5)]],
    "keep_rules": [True],
}


def hostile(random):
    """Returns a value of the pool, or a list of such values."""
    kind = random.random()
    if kind < 0.05:
        return [hostile(random) for _ in range(random.randrange(3))]
    if kind < 0.1:
        return failing_iterator() if kind < 0.07 else (hostile(random) for _ in range(2))
    return random.choice(NUMBERS if kind < 0.4 else OBJECTS)


def public_callables(owner):
    """Yields the public functions, methods and classes of an object."""
    names = getattr(owner, "__all__", None) or [name for name in dir(type(owner)) if not name.startswith("_")]
    for name in names:
        found = getattr(owner, name)
        if inspect.isroutine(found) or isinstance(found, type):
            yield name, found


def parameters(function):
    try:
        return [p for p in inspect.signature(function).parameters.values() if p.kind != p.VAR_KEYWORD]
    except (TypeError, ValueError):
        return []


def arguments(random, function, pager):
    """Arguments of a call. Some of them are plausible."""
    positional, named = [], {}
    for parameter in parameters(function):
        if parameter.default is not parameter.empty and random.random() < 0.3:
            continue
        if parameter.name == "pager" and random.random() < 0.7:
            value = pager
        elif random.random() < 0.5:
            value = random.choice(PLAUSIBLE.get(parameter.name, [0, 1, 2]))
        else:
            value = hostile(random)
        if parameter.kind == parameter.VAR_POSITIONAL:
            positional += [value, "left"]
        else:
            named[parameter.name] = value
    return positional, named


class Subjects:
    """A pager, hosts and a wheel filter to call."""

    def __init__(self, random):
        spans = [Spans.every(1), Spans.at([0, 2, 9]), Spans.ranges([(1, 2), (5, 6)])]
        self.pager = Pager(
            levels=[Level(random.choice([0, 2, 5]), spans=s) for s in spans[: random.randrange(4)]]
        )
        hosting = random.choice(["recycled", "preallocated"])
        self.hosts = Hosts(hosting=hosting, displayed=50, preallocated=4, levels=50)
        self.hosts.update(self.pager)
        self.wheel = WheelFilter()
        owners = crosspager, self.pager, command, self.hosts, self.wheel, Spans()
        self.callables = {
            name: [*public_callables(owner)]
            for name, owner in zip(("crosspager", "pager", "command", "hosts", "wheel", "Spans"), owners)
        }

    def contents(self):
        pager, hosts = self.pager, self.hosts
        return pager._contents(), pager.save(), hosts.assignments, hosts.created, bytes(self.wheel._wheel)


class HostileArgumentTests(unittest.TestCase):
    def play(self, seed):
        """Makes calls with hostile arguments. Returns how many of them were refused."""
        source = random.Random(seed)
        subjects, refused = Subjects(source), 0
        for number in range(CALLS):
            owner = source.choice([*subjects.callables])
            name, function = source.choice(subjects.callables[owner])
            positional, named = arguments(source, function, subjects.pager)
            call = ", ".join([*map(shown, positional), *(f"{key}={shown(value)}" for key, value in named.items())])
            text = f"seed {seed}, call {number}: {owner}.{name}({call})"
            before = subjects.contents()
            try:
                function(*positional, **named)
            except Deliberate:
                refused += 1
            except (TypeError, ValueError) as error:
                refused += 1
                self.assertNotIn("Exceeds the limit", str(error), text)
            except Exception as error:
                self.fail(f"{text} raised {type(error).__name__}: {error}")
            else:
                before = None
            after = subjects.contents()
            self.assertIn(before, (None, after), text)
        return refused

    def test_hostile_arguments(self):
        refused = sum(map(self.play, range(1, SEEDS + 1)))
        self.assertGreater(refused, SEEDS * CALLS // 10)

    def test_every_method_is_called(self):
        names = {
            f"{owner}.{name}" for owner, found in Subjects(random.Random(0)).callables.items() for name, _ in found
        }
        for name in ("pager.go", "command.set", "hosts.update", "wheel.step", "Spans.at", "crosspager.read_saved"):
            self.assertIn(name, names)


def shown(value):
    try:
        return reprlib.repr(value)
    except ValueError:
        return f"a long {type(value).__name__}"


if __name__ == "__main__":
    if len(sys.argv) == 1:
        unittest.main()
    seeds, first = int(sys.argv[1]), int((sys.argv + ["1"])[2])
    refused = sum(map(HostileArgumentTests().play, range(first, first + seeds)))
    print(f"seeds {first} to {first + seeds - 1}: {seeds * CALLS} calls, {refused} refused")
