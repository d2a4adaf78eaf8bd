"""Outcomes of commands.

An outcome is Moved, Changed or Ignored. Moved and Changed are true, and Ignored is false, so that a front end can write

    if pager.move("right"):
        draw(pager)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Optional, Union

from ._structures import COutcome, Words, optional
from .levels import Position, known_position, position_from_c
from .rules import DIRECTIONS, Direction

Edge = Literal["left", "right", "top", "bottom", "beginning", "end"]
"""An edge of a level, of the column of levels, or of the linear order."""

Reason = Literal[
    "edge",
    "pageOpen",
    "nothingOpen",
    "notVisible",
    "notDragging",
    "emptyLevel",
    "noSuchLevel",
    "noSuchPage",
    "alreadyThere",
    "locked",
    "noLevels",
    "doesNotFit",
]
"""Why a command was ignored."""

EDGES: Words[Edge] = Words("edge", Edge)
REASONS: Words[Reason] = Words("reason", Reason, first=1)
MOVED, CHANGED, IGNORED = 1, 2, 3


@dataclass(frozen=True)
class Arrival:
    """A settle that a command completed first.

    If the content returned to its previous position, both positions are equal. If the command was an edit, the positions
    are those after the edit. `page` is None for a page that the edit removed, and the position is None if the edit
    removed the level.
    """

    from_: Optional[Position]
    to: Optional[Position]

    def __str__(self) -> str:
        return f"{place(self.from_)} → {place(self.to)}"


def place(position: Optional[Position]) -> str:
    """Returns a position after an edit, as text."""
    if position is None:
        return "a removed level"
    return f"no page of level {position.level}" if position.page is None else str(position)


@dataclass(frozen=True)
class Moved:
    """The pager is at another position."""

    result: ClassVar[Literal["moved"]] = "moved"

    from_: Position
    """The position before the move, after any settle that was completed first."""
    to: Position
    steps: Optional[int] = None
    """The number of places moved; None for an absolute move or a gesture."""
    stopped: Optional[Edge] = None
    """The edge that stopped the move early."""
    finished: Optional[Arrival] = None
    """The settle that was completed first."""

    def __str__(self) -> str:
        text = f"moved: {self.from_} → {self.to}"
        if self.steps is not None:
            text += f", {self.steps} {'step' if self.steps == 1 else 'steps'}"
        if self.stopped is not None:
            text += f", stopped at {self.stopped}"
        return text if self.finished is None else f"{text}, after {self.finished}"


@dataclass(frozen=True)
class Changed:
    """Something other than the position changed, or the command was an edit."""

    result: ClassVar[Literal["changed"]] = "changed"

    finished: Optional[Arrival] = None
    """The settle that was completed first."""
    closed: Optional[Position] = None
    """The position, before the command, of an open page that an edit removed and thereby closed."""

    def __str__(self) -> str:
        text = "changed" if self.finished is None else f"changed, after {self.finished}"
        return text if self.closed is None else f"{text}, closed {self.closed}"


@dataclass(frozen=True)
class Ignored:
    """The command changed nothing. An ignored outcome is false."""

    result: ClassVar[Literal["ignored"]] = "ignored"

    reason: Reason
    edge: Optional[Edge] = None
    """The edge, if the reason is "edge"."""
    direction: Optional[Direction] = None
    """The direction, if the reason is "locked"."""

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return " ".join(["ignored:", self.reason, *filter(None, (self.edge, self.direction))])


Outcome = Union[Moved, Changed, Ignored]
"""What a command did."""


def outcome_from_c(outcome: COutcome) -> Outcome:
    if outcome.result == IGNORED:
        return Ignored(
            REASONS.word(outcome.reason), EDGES.optional(outcome.edge), DIRECTIONS.optional(outcome.direction)
        )
    finished = None
    if outcome.finished:
        finished = Arrival(position_from_c(outcome.finished_from), position_from_c(outcome.finished_to))
    if outcome.result == CHANGED:
        return Changed(finished, position_from_c(outcome.closed))
    return Moved(
        known_position(outcome.from_),
        known_position(outcome.to),
        optional(outcome.steps),
        EDGES.optional(outcome.edge),
        finished,
    )
