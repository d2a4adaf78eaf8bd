"""Levels, the spans of their pages, and positions."""

from __future__ import annotations

import ctypes
import operator
from dataclasses import dataclass, field
from typing import Iterable, NamedTuple, Optional, Tuple, Union

from ._arguments import counted, elements, exact, instance, int32
from ._structures import NO_OFFSET, NONE, CLevel, CPlace, CPosition, CReplacement, CSpans, optional
from .distances import Distance, known_pages, units
from .rules import LevelRules, level_rules_from_c, level_rules_to_c


class Position(NamedTuple):
    """The indices of a level and one of its pages. `page` is None for an empty level."""

    level: int
    page: Optional[int]

    def __str__(self) -> str:
        return f"empty level {self.level}" if self.page is None else f"page {self.page} of level {self.level}"


def position_from_c(position: CPosition) -> Optional[Position]:
    return None if position.level == NONE else Position(position.level, optional(position.page))


def known_position(position: CPosition) -> Position:
    """Converts a position from the library. The position must not be None."""
    return Position(position.level, optional(position.page))


@dataclass(frozen=True)
class Spans:
    """The extents of a level's pages along a line that all levels share, such as days since a date.

    Spans determine which pages of two levels correspond, for `align`, `zoom_in`, `zoom_out` and the entry rule "align".
    `Spans()` has no extents: its pages correspond by index to the pages of every other level.

    Raises ValueError if a bound does not fit in 64 bits, or if the numbers of starts and ends differ. A pager raises
    CrossPagerError for bounds that are not in order.

    >>> days = Spans.every(1)
    >>> weeks = Spans.every(7)
    >>> months = Spans.at([0, 31, 59, 90])
    >>> meetings = Spans.ranges([(3, 5), (17, 18)])
    """

    length: int = 0
    """The length of every page; 0 for pages without extents. It is ignored if `starts` is given."""
    origin: int = 0
    """The beginning of page 0. It is ignored if `starts` is given."""
    starts: Tuple[int, ...] = ()
    """The start of each page, in ascending order.

    Without `ends`, an additional last element is the end of the last page.
    """
    ends: Tuple[int, ...] = ()
    """The end of each page, if there are gaps between pages."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", operator.index(self.length))
        object.__setattr__(self, "origin", exact(self.origin, 64))
        for name in ("starts", "ends"):
            limits = tuple(exact(limit, 64) for limit in elements(getattr(self, name), name))
            object.__setattr__(self, name, limits)
        if self.ends and len(self.ends) != len(self.starts):
            raise ValueError(f"Spans have {len(self.starts)} starts and {len(self.ends)} ends. The numbers must match.")

    @staticmethod
    def every(length: int, origin: int = 0) -> Spans:
        """Returns the spans of pages of equal length without gaps."""
        return Spans(length, origin)

    @staticmethod
    def at(starts: Iterable[int]) -> Spans:
        """Returns the spans of pages without gaps. The last element of `starts` is the end of the last page."""
        return Spans(1, starts=tuple(elements(starts, "starts")))

    @staticmethod
    def ranges(ranges: Iterable[Union[range, Tuple[int, int]]]) -> Spans:
        """Returns the spans of pages with or without gaps. Each range is a `range` or a pair of a start and an end."""
        pairs = [(r.start, r.stop) if isinstance(r, range) else r for r in elements(ranges, "ranges")]
        return Spans(1, starts=tuple(start for start, _ in pairs), ends=tuple(end for _, end in pairs))

    @property
    def count(self) -> int:
        """The number of pages in the tables; 0 if there are none."""
        return len(self.ends) or max(0, len(self.starts) - 1)


def spans_to_c(spans: Spans) -> CSpans:
    """Returns the C structure, which keeps its tables alive."""
    instance(spans, Spans, "spans")
    return CSpans(
        spans.origin,
        int32(spans.length),
        spans.count,
        (ctypes.c_int64 * len(spans.starts))(*spans.starts) if spans.starts else None,
        (ctypes.c_int64 * len(spans.ends))(*spans.ends) if spans.ends else None,
    )


@dataclass(frozen=True)
class Level:
    """A row of pages, its rules and its place."""

    count: int
    """The number of pages."""
    page: Optional[int] = None
    """The level's page; None for an empty level. When you make a level, None selects the start page."""
    rules: LevelRules = field(default_factory=LevelRules)
    spans: Spans = field(default_factory=Spans)
    rest: Optional[Distance] = None
    """The distance from the beginning of the level to the beginning of the display; None for an empty level. When you
    make a level, pass the rest offset of a freely scrolling level, or None."""


def level_to_c(level: Level) -> CLevel:
    instance(level, Level, "Each level")
    return CLevel(counted(level.count), index(level.page), rest_to_c(level.rest), level_rules_to_c(level.rules))


def level_from_c(level: CLevel, spans: Spans) -> Level:
    return Level(level.count, optional(level.page), level_rules_from_c(level.rules), spans, known_pages(level.rest))


def place_to_c(place: Optional[Level]) -> CPlace:
    if place is None:
        return CPlace()
    instance(place, Level, "Each place")
    return CPlace(1, index(place.page), rest_to_c(place.rest), level_rules_to_c(place.rules))


@dataclass(frozen=True)
class Replacement:
    """A level for Pager.replace_levels: an existing level with different pages, or a new level."""

    count: int
    """The number of pages."""
    origin: Optional[int] = None
    """The current index of the level; None for a new level."""
    page: Optional[int] = None
    """The new index of the level's page; None if that page is gone."""
    spans: Spans = field(default_factory=Spans)
    adds_at_end: bool = False
    """Whether pages were added at the end, for levels under `follow on`."""
    open_page: Optional[int] = None
    """The new index of the open page, if it is another page of the level; None if that page is gone, which closes it."""


def replacement_to_c(level: Replacement) -> CReplacement:
    instance(level, Replacement, "Each level")
    return CReplacement(
        index(level.origin),
        int32(level.count),
        index(level.page),
        index(level.open_page),
        level.adds_at_end,
        spans_to_c(level.spans),
    )


def rest_to_c(rest: Optional[Distance]) -> int:
    return NO_OFFSET if rest is None else units(rest)


def index(number: Optional[int]) -> int:
    """Returns an index for the library, or CP_NONE for None."""
    return NONE if number is None else int32(number)
