"""The window: the displayed pages and their coordinates.

Docs/Gestures.md ("Displayed pages"), Docs/Decisions.md (39 and 59) and crosspager.h describe the window. Pages that are
only kept ready (`beyond`) do not decide whether content scrolls or is pushed aside.
"""

import copy
from fractions import Fraction
from typing import List, NamedTuple, Optional, Tuple

from gestures import toward
from values import PAGE, Ignored, rounded


class Row(NamedTuple):
    level: int
    first: int
    count: int
    x: int
    y: int


class View(NamedTuple):
    """The rest offsets of the column of levels and of every level."""

    top: int
    rests: Tuple[Optional[int], ...]


class Windows:
    """The window of a Pager."""

    def column_rest(self) -> int:
        """Returns the distance from the top of the first level to the top of the display."""
        return min(self.current * PAGE, max(0, len(self.levels) * PAGE - self.rules.viewport[0]))

    def rows(self, top: int, rests, *, beyond: int) -> List[Row]:
        """Returns the displayed rows if the column and the levels rest at these offsets, with coordinates along the
        track."""
        levels, pages, _ = self.rules.viewport
        margin = beyond * PAGE
        rows = []
        for index, level in enumerate(self.levels):
            y = index * PAGE - top
            if level.count == 0 or not -PAGE - margin < y < levels + margin:
                continue
            rest = rests[index]
            first = max(0, (rest - margin) // PAGE)
            end = min(level.count, -(-(rest + pages + margin) // PAGE))
            if first < end:
                rows.append(Row(index, first, end - first, first * PAGE - rest, y))
        return rows

    def view(self) -> "View":
        """Returns the rest offsets in this state."""
        return View(self.column_rest(), tuple(self.rest(i) for i in range(len(self.levels))))

    def window(self) -> List[Row]:
        """Returns the displayed pages, ordered by level and then by page."""
        if self.current is None:
            return []
        beyond = self.rules.viewport[2]
        view, offset = self.view(), self.offset
        if self.gesture is None or offset == 0:
            rows = self.rows(*view, beyond=beyond)
        else:
            rows = self.moving_rows(view, offset, beyond)
        return [self.mirrored(row) for row in rows]

    def moving_rows(self, view: "View", offset: int, beyond: int) -> List[Row]:
        """Returns the rows at the given offset of a drag or a settle."""
        axis = self.gesture.axis
        direction = toward(axis, offset)
        after = copy.copy(self)
        after.gesture = None
        if self.scrolls(axis):
            return self.rows(*self.pulled(view, axis, offset), beyond=beyond)
        if isinstance(after.move(direction), Ignored):
            return rows_of(pages_of(self.rows(*view, beyond=beyond)), self.pulled(view, axis, offset))
        sense = self.sense(direction)
        near = self.shares_page(after) or (
            after.position == (self.current, self.level.page + sense) if axis == "horizontal" and self.level.page is not None
            else axis == "vertical" and after.current == self.current + sense
        )
        if near:
            return self.scrolled(view, after, abs(offset), beyond, sense if axis == "horizontal" else None)
        # The new window pushes the old one aside.
        size = self.fits if axis == "horizontal" else self.rules.viewport[0]
        pushed = sense * rounded(Fraction(abs(offset) * size, PAGE))
        old, new = parted(
            self.rows(*view, beyond=beyond), after.rows(*after.view(), beyond=beyond),
            pages_of(after.rows(*after.view(), beyond=0)))
        return sorted(shifted(old, axis, -pushed) + shifted(new, axis, sense * size - pushed))

    def scrolled(self, view: "View", after: "Windows", offset: int, beyond: int, along: Optional[int]) -> List[Row]:
        """Returns the rows while the content scrolls to the window in the state `after`.

        `along` is the direction of a horizontal gesture along the pages, 1 or -1; None for a vertical gesture."""
        seen = {level for level, _ in pages_of(self.rows(*view, beyond=0))}
        to = after.view()
        # A level goes to its entry page before it comes into view.
        rests = [rest if i in seen else to.rests[i] for i, rest in enumerate(view.rests)]
        path = between(view._replace(rests=tuple(rests)), to, offset)
        old, new = self.rows(*view, beyond=beyond), after.rows(*to, beyond=beyond)
        # If a level scrolls far, its new pages push the old ones aside.
        far = [i for i in range(len(rests)) if self.is_far(view.rests[i], to.rests[i])]
        rows = rows_of([page for page in pages_of(old + new) if page[0] not in far], path)
        for index in far:
            start, end = view.rests[index], to.rests[index]
            shown = range(end // PAGE, -(-(end + self.fits) // PAGE))
            parts = parted([row for row in old if row.level == index], [row for row in new if row.level == index],
                           [(index, page) for page in shown])
            pushed = rounded(Fraction((offset if index in seen else PAGE) * self.fits, PAGE))
            sense = along or (1 if end > start else -1)
            for part, rest in zip(parts, (start + sense * pushed, end - sense * (self.fits - pushed))):
                for row in part:
                    rows.append(row._replace(x=row.first * PAGE - rest, y=index * PAGE - path.top))
        return sorted(rows)

    def is_far(self, start: Optional[int], end: Optional[int]) -> bool:
        """Returns whether at least one page lies between those in view at two rest offsets of a level."""
        if start is None or end is None:
            return False
        low, high = sorted((start, end))
        return high // PAGE > -(-(low + self.fits) // PAGE)

    def pulled(self, view: "View", axis: str, offset: int) -> "View":
        if axis == "vertical":
            return view._replace(top=view.top + offset)
        if self.level.count == 0:
            return view
        rests = list(view.rests)
        rests[self.current] += self.along(offset)
        return view._replace(rests=tuple(rests))

    def shares_page(self, other: "Windows") -> bool:
        """Returns whether any page is in view in both states."""
        mine = set(pages_of(self.rows(*self.view(), beyond=0)))
        return not mine.isdisjoint(pages_of(other.rows(*other.view(), beyond=0)))

    def mirrored(self, row: Row) -> Row:
        if self.rules.reading == "ltr":
            return row
        return row._replace(x=self.fits - PAGE - row.x)

    def in_view(self, index: int, page: int) -> bool:
        return (index, page) in pages_of(self.rows(*self.view(), beyond=0))


def pages_of(rows):
    return [(row.level, page) for row in rows for page in range(row.first, row.first + row.count)]


def rows_of(pages, view: View) -> List[Row]:
    """Returns rows with the given pages. The pages of each level must be consecutive."""
    rows = []
    for index in sorted({level for level, _ in pages}):
        shown = sorted({page for level, page in pages if level == index})
        x, y = shown[0] * PAGE - view.rests[index], index * PAGE - view.top
        rows.append(Row(index, shown[0], shown[-1] - shown[0] + 1, x, y))
    return rows


def between(start: View, end: View, offset: int) -> View:
    """Returns the view at an offset on the way from `start` to `end`, which is reached at an offset of one page."""

    def value(a, b):
        return a if a is None or b is None else a + rounded(Fraction((b - a) * offset, PAGE))

    return View(value(start.top, end.top), tuple(map(value, start.rests, end.rests)))


def parted(old: List[Row], new: List[Row], in_view) -> Tuple[List[Row], List[Row]]:
    """Removes each page that appears in both windows from one of them: from the old window if the page is in `in_view`,
    and otherwise from the new window."""
    stays = [page for page in pages_of(old) if page not in in_view]
    return of_pages(old, stays), of_pages(new, [page for page in pages_of(new) if page not in stays])


def of_pages(rows: List[Row], pages) -> List[Row]:
    """Returns the parts of rows that contain the given pages."""
    parts = []
    for row in rows:
        for page in range(row.first, row.first + row.count):
            if (row.level, page) not in pages:
                continue
            if parts and parts[-1].level == row.level and parts[-1].first + parts[-1].count == page:
                parts[-1] = parts[-1]._replace(count=parts[-1].count + 1)
            else:
                parts.append(row._replace(first=page, count=1, x=row.x + (page - row.first) * PAGE))
    return parts


def shifted(rows: List[Row], axis: str, distance: int) -> List[Row]:
    if axis == "horizontal":
        return [row._replace(x=row.x + distance) for row in rows]
    return [row._replace(y=row.y + distance) for row in rows]
