"""What a pager shows: its state and the rows of its window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Literal, NamedTuple, Optional

from ._structures import CDot, CRow, CState, Words
from .distances import PAGE, known_pages, pages
from .levels import Position, position_from_c

Phase = Literal["settled", "dragging", "settling"]
"""Whether the content is at rest, following a finger, or settling."""
Axis = Literal["horizontal", "vertical"]
"""The axis along which the content moves."""

PHASES: Words[Phase] = Words("phase", Phase)
AXES: Words[Axis] = Words("axis", Axis)


@dataclass(frozen=True)
class State:
    """The state of a pager."""

    position: Optional[Position]
    """The current level and page; None if there are no levels. During a gesture, this is the position before the
    gesture."""
    target: Optional[Position]
    """The position at which the content would settle if the finger lifted now."""
    opened: Optional[Position]
    """The open page; None if no page is open."""
    phase: Phase
    axis: Optional[Axis]
    """The axis of the gesture; None while settled."""
    offset: float
    """The displayed distance of the content from its rest position, positive if it reveals content on the right or
    below."""
    distance: float
    """While dragging: the offset before rubber-band resistance. Otherwise 0."""
    progress: Optional[float]
    """The distance from the beginning of the current level to the place that the content shows, for a page indicator. It
    grows toward later pages under `reading rtl`, too. None if there are no pages."""
    start: float
    """While settling: the offset at the start. Otherwise 0."""
    end: float
    """While settling: the offset at the end. Otherwise 0."""
    milliseconds: int
    """While settling: the duration of the settle, in milliseconds. Otherwise 0."""
    elapsed: int
    """While settling: the time since the release, in milliseconds. Otherwise 0."""


def state_from_c(state: CState) -> State:
    return State(
        position=position_from_c(state.position),
        target=position_from_c(state.target),
        opened=position_from_c(state.opened),
        phase=PHASES.word(state.phase),
        axis=AXES.optional(state.axis),
        offset=pages(state.offset),
        distance=pages(state.distance),
        progress=known_pages(state.progress),
        start=pages(state.start),
        end=pages(state.end),
        milliseconds=state.milliseconds,
        elapsed=state.elapsed,
    )


class Cell(NamedTuple):
    """A displayed page and its coordinates."""

    position: Position
    x: float
    """The distance from the left edge of the display to the left edge of the page, in pages."""
    y: float
    """The distance from the top edge of the display to the top edge of the level, in levels."""


@dataclass(frozen=True)
class Row:
    """Consecutive displayed pages of one level."""

    level: int
    pages: range
    """The indices of the pages. Never empty."""
    step: int
    """The distance from one page to the next: 1, or -1 under `reading rtl`."""
    x: float
    """The distance from the left edge of the display to the left edge of the first page, in pages."""
    y: float
    """The distance from the top edge of the display to the top edge of the level, in levels."""

    def cells(self) -> Iterator[Cell]:
        """Yields the pages of the row and their coordinates."""
        for index, page in enumerate(self.pages):
            yield Cell(Position(self.level, page), self.x + index * self.step, self.y)


def row_from_c(row: CRow) -> Row:
    return Row(row.level, range(row.first, row.first + row.count), row.step // PAGE, pages(row.x), pages(row.y))


class Dot(NamedTuple):
    """A dot of a page indicator, which stands for a page."""

    page: int
    place: float
    """The distance from the beginning of the row, in dots. It grows toward later pages."""
    size: float
    """The size, from 0 to 1. The dots at an end of the row are smaller if more pages follow there."""
    selection: float
    """How much the dot is selected, from 0 to 1. During a turn, two dots share the selection."""


def dot_from_c(dot: CDot) -> Dot:
    return Dot(dot.page, pages(dot.place), pages(dot.size), pages(dot.selection))
