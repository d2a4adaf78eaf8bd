"""A level: a row of pages, its rest offset, and the pages of other levels that correspond to its pages.

Docs/Gestures.md (free scrolling), Docs/Scenes.md and Correspondence.md describe what this file computes.
"""

from dataclasses import dataclass, field, replace
from typing import Optional, Tuple

from values import PAGE, LevelRules


@dataclass(frozen=True)
class Spans:
    """The extents of pages on a line that all levels share: `every` units for each page, or a table of ranges. Without
    either, the level is plain."""

    every: int = 0
    origin: int = 0
    table: Tuple[Tuple[int, int], ...] = ()

    @property
    def plain(self) -> bool:
        return self.every == 0 and not self.table

    def of(self, page: int):
        if self.table:
            return self.table[min(page, len(self.table) - 1)]
        return (self.origin + page * self.every, self.origin + (page + 1) * self.every)

    def longest(self, count: int) -> int:
        if self.table:
            return max(end - start for start, end in self.table[:count])
        return self.every


@dataclass(frozen=True)
class Level:
    count: int
    page: Optional[int] = None
    # The distance from the page's rest offset to the level's rest offset. Only free scrolling makes the distance
    # nonzero.
    shift: int = 0
    rules: LevelRules = LevelRules()
    spans: Spans = field(default_factory=Spans)

    # ---- Pages ----

    def start_page(self) -> Optional[int]:
        return self.chosen(self.rules.start)

    def chosen(self, start) -> Optional[int]:
        """Returns the page that a start rule selects: "first", "last" or an index."""
        if self.count == 0:
            return None
        if start == "first":
            return 0
        return self.count - 1 if start == "last" else min(start, self.count - 1)

    def on(self, page: Optional[int]) -> "Level":
        """Returns the level, aligned with the given page."""
        return replace(self, page=page, shift=0)

    # ---- Rest offsets ----

    def last_rest(self, fits: int) -> int:
        """Returns the greatest rest offset, with the last page at the edge of the display. `fits` is the display's
        width."""
        return max(0, self.count * PAGE - fits)

    def rest_of(self, page: int, fits: int) -> int:
        return min(page * PAGE, self.last_rest(fits))

    def rest(self, fits: int) -> Optional[int]:
        if self.page is None:
            return None
        return self.rest_of(self.page, fits) + self.shift

    def resting(self, rest: int, fits: int) -> "Level":
        """Returns the level at the given rest offset, on the first page that is at least half visible."""
        page = min(max(-(-(rest - PAGE // 2) // PAGE), 0), self.count - 1)
        return replace(self, page=page, shift=rest - self.rest_of(page, fits))

    def clamped(self, rest: int, fits: int) -> "Level":
        """Returns the level at the rest offset nearest to `rest`. A level that snaps, or whose page would leave the
        display, goes to the rest offset of its page."""
        if self.page is None or self.rules.snap == "page":
            return replace(self, shift=0)
        rest = min(max(rest, 0), self.last_rest(fits))
        if not rest - PAGE < self.page * PAGE < rest + fits:
            return replace(self, shift=0)
        return replace(self, shift=rest - self.rest_of(self.page, fits))

    def refitted(self, former: int, fits: int) -> "Level":
        """Returns the level after the width of the display has changed from `former`."""
        if self.shift == 0 or self.rules.snap == "page":
            return replace(self, shift=0)
        return self.clamped(self.rest(former), fits)

    # ---- Correspondence ----

    def corresponding(self, other: "Level") -> int:
        """Returns the page of this level that corresponds to the page of another level. Neither level is empty."""
        if self.spans.plain or other.spans.plain:
            return self.page if min(self.page, other.count - 1) == other.page else min(other.page, self.count - 1)
        start, end = other.spans.of(other.page)
        mine = self.spans.of(self.page)
        if mine[0] < end and start < mine[1]:
            return self.page
        if self.leads_from(start, end, other) == self.page or other.leads_from(*mine, self) == other.page:
            return self.page
        return self.leads_from(start, end, other)

    def leads_from(self, start: int, end: int, other: "Level") -> int:
        """Returns the page of this level to which a page of another level leads. That page extends from `start` to
        `end`."""
        # The pages after the end of the table share its last range, so only the first page with this range counts.
        count = min(self.count, len(self.spans.table) or self.count)
        if self.spans.longest(self.count) < other.spans.longest(other.count):
            first = self.first_at_or_after(start)
            if first < count and self.spans.of(first)[0] < end:
                return first
        # Take the page that contains `start`. If `start` is in a gap, take the page after the gap, provided that it
        # starts within the other page.
        before = self.first_at_or_after(start + 1) - 1
        if before < 0:
            return 0
        after = before + 1
        if self.spans.of(before)[1] <= start and after < count and self.spans.of(after)[0] < end:
            return after
        return before

    def first_at_or_after(self, place: int) -> int:
        """Returns the first page that starts at or after a place, or the number of pages that the spans distinguish."""
        if not self.spans.table:
            page = -((self.spans.origin - place) // self.spans.every)
            return min(max(page, 0), self.count)
        for page in range(min(self.count, len(self.spans.table))):
            if self.spans.table[page][0] >= place:
                return page
        return min(self.count, len(self.spans.table))
