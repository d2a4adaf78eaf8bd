"""The values of the model: positions, outcomes and rules.

Docs/Commands.md describes the rules, and crosspager.h describes the outcomes. All distances are integers in units of
1/65536 of a page.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import FrozenSet, NamedTuple, Optional, Tuple, Union

PAGE = 65536
# The greatest index and number of pages.
MOST = 2**31 - 1
# The length of the longest level: the greatest distance of a drag or a throw.
REACH = MOST * PAGE

DIRECTIONS = ("left", "right", "up", "down")
EDGES = {"left": "left", "right": "right", "up": "top", "down": "bottom"}


def rounded(value: Fraction) -> int:
    """Returns the nearest integer. Halves are rounded away from zero."""
    whole = int(abs(value) + Fraction(1, 2))
    return whole if value >= 0 else -whole


def units(pages) -> int:
    """Converts a number of pages to a distance. `pages` can be a string, such as "-0.3"."""
    return rounded(Fraction(pages) * PAGE)


def clamped(number: int, low: int, high: int) -> int:
    return min(max(number, low), high)


def points_of(distance: int, per_page: int) -> int:
    """Converts a distance to points, of which a page has `per_page`."""
    return clamped(rounded(Fraction(distance * clamped(per_page, 1, MOST), PAGE)), -MOST, MOST)


def distance_of(points: int, per_page: int) -> int:
    """Converts points to a distance."""
    return rounded(Fraction(clamped(points, -MOST, MOST) * PAGE, clamped(per_page, 1, MOST)))


class Position(NamedTuple):
    level: int
    page: Optional[int]


class Arrival(NamedTuple):
    """A settle that was completed before a command ran.

    After an edit, a page that is gone has no index, and a level that is gone has no position.
    """

    start: Optional[Position]
    to: Optional[Position]


@dataclass(frozen=True)
class Moved:
    start: Position
    to: Position
    steps: Optional[int] = None
    stopped: Optional[str] = None
    finished: Optional[Arrival] = None


@dataclass(frozen=True)
class Changed:
    finished: Optional[Arrival] = None
    # The position, before the edit, of an open page that the edit removed.
    closed: Optional[Position] = None


@dataclass(frozen=True)
class Ignored:
    reason: str
    edge: Optional[str] = None
    direction: Optional[str] = None


Outcome = Union[Moved, Changed, Ignored]


def at_edge(edge: str) -> Ignored:
    return Ignored("edge", edge=edge)


def locked(direction: str) -> Ignored:
    return Ignored("locked", direction=direction)


@dataclass(frozen=True)
class LevelRules:
    start: Union[str, int] = "first"
    entry: str = "remember"
    edge: str = "stop"
    follow: str = "off"
    snap: str = "page"


@dataclass(frozen=True)
class Rules:
    ends: str = "stop"
    empty: str = "enter"
    bounce: str = "on"
    reading: str = "ltr"
    locked: FrozenSet[str] = frozenset()
    # The numbers of levels and pages that fit on the display, and the number to keep ready on each side.
    viewport: Tuple[int, int, int] = (PAGE, PAGE, 0)
    # The distance and the velocity that turn the page, and the duration of a settle in milliseconds.
    gesture: Tuple[int, int, int] = (PAGE // 2, PAGE // 2, 300)

    def valid(self) -> "Rules":
        """Returns the rules, with numbers out of range clamped."""
        levels, pages, beyond = self.viewport
        turning, throwing, milliseconds = self.gesture
        return replace(
            self,
            viewport=(clamped(levels, PAGE, 1000 * PAGE), clamped(pages, PAGE, 1000 * PAGE), clamped(beyond, 0, 100)),
            gesture=(clamped(turning, 1, PAGE), clamped(throwing, 1, 1000 * PAGE), clamped(milliseconds, 1, 1000)))


# The possible values of the rules whose values are words, with the default first.
LEVEL_WORDS = {
    "entry": ("remember", "start", "first", "last", "align"),
    "edge": ("stop", "wrap", "continue"),
    "follow": ("off", "on"),
    "snap": ("page", "free"),
}
PAGER_WORDS = {
    "ends": ("stop", "wrap"),
    "empty": ("enter", "skip"),
    "bounce": ("on", "off"),
    "reading": ("ltr", "rtl"),
}
LEVEL_RULES = ("start", *LEVEL_WORDS)


class Command(NamedTuple):
    """A command for the model, the program and the C library, named after a method of the Python package."""

    name: str
    arguments: tuple = ()

    def __str__(self):
        return " ".join([self.name, *map(str, self.arguments)])
