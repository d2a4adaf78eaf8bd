"""Gestures: a drag, a settle after it, a glide, and free scrolling. Docs/Gestures.md describes the gestures.

Offsets are in units of 1/65536 of a page, and are positive after a finger has moved left or up.
"""

import copy
from fractions import Fraction
from typing import NamedTuple, Optional

from values import EDGES, PAGE, REACH, Changed, Ignored, Moved, Outcome, Position, at_edge, clamped, locked, rounded

GESTURES = ("drag", "release", "cancel", "tick", "finish", "glide")

# The resistance of the rubber band: a distance of x pages past the edge is displayed as 1 - 1 / (0.55 x + 1) pages.
RESISTANCE = Fraction(55, 100)


class Drag(NamedTuple):
    axis: str
    distance: int


class Settle(NamedTuple):
    axis: str
    start: int
    end: int
    milliseconds: int
    # The direction in which the page turns; None if it does not turn.
    turn: Optional[str]
    elapsed: int = 0

    @property
    def offset(self) -> int:
        """The current offset. The content slows down along a cubic curve."""
        rest = 1 - Fraction(min(self.elapsed, self.milliseconds), self.milliseconds)
        return rounded(self.start + (self.end - self.start) * (1 - rest**3))


def within_reach(distance: int) -> int:
    return clamped(distance, -REACH, REACH)


def stretched(distance: int) -> int:
    """Returns the displayed distance past an edge, given the distance (at least 0) that the finger has moved past
    it."""
    pages = Fraction(distance, PAGE)
    return rounded((1 - 1 / (pages * RESISTANCE + 1)) * PAGE)


def unstretched(shown: int) -> int:
    """Returns the distance that the finger has moved past an edge, given the displayed distance."""
    if shown >= PAGE:
        return REACH
    pages = Fraction(shown, PAGE)
    return rounded(pages / (RESISTANCE * (1 - pages)) * PAGE)


def toward(axis: str, sign: int) -> str:
    """Returns the direction of a positive (1) or negative (-1) offset."""
    if axis == "horizontal":
        return "right" if sign > 0 else "left"
    return "down" if sign > 0 else "up"


# The axis of each direction, and the sign of the offsets toward it.
WAYS = {toward(axis, sign): (axis, sign) for axis in ("horizontal", "vertical") for sign in (-1, 1)}


class Gestures:
    """The gestures of a Pager."""

    @property
    def is_settling(self) -> bool:
        return isinstance(self.gesture, Settle)

    @property
    def offset(self) -> int:
        if self.gesture is None:
            return 0
        return self.gesture.offset if self.is_settling else self.shown(self.gesture.axis, self.gesture.distance)

    @property
    def target(self) -> Optional[Position]:
        """The position where the content would settle if the finger were lifted now."""
        if self.gesture is None:
            return self.position
        trial = copy.copy(self)
        trial.finish()
        return trial.position

    # ---- Commands ----

    def drag(self, x: int = 0, y: int = 0) -> Outcome:
        if self.gesture is None:
            if x == 0 and y == 0:
                return Ignored("alreadyThere")
            if not self.levels:
                return Ignored("noLevels")
            axis, distance = ("horizontal", 0) if abs(x) >= abs(y) else ("vertical", 0)
            moved = -within_reach(x if axis == "horizontal" else y)
            if self.rules.bounce == "off" and self.limits(axis)[moved > 0] == 0:
                direction = toward(axis, moved)
                return locked(direction) if direction in self.rules.locked else at_edge(EDGES[direction])
        else:
            axis = self.gesture.axis
            distance = self.bounded(axis, self.caught()) if self.is_settling else self.gesture.distance
            moved = -within_reach(x if axis == "horizontal" else y)
        self.gesture = Drag(axis, self.bounded(axis, distance + moved))
        return Changed()

    def release(self, vx: int = 0, vy: int = 0) -> Outcome:
        if not isinstance(self.gesture, Drag):
            return Ignored("notDragging")
        axis, velocity = self.gesture.axis, -within_reach(vx if self.gesture.axis == "horizontal" else vy)
        start, turn = self.offset, None
        if self.scrolls(axis):
            low, high = self.limits(axis)
            end = min(max(start + rounded(Fraction(velocity, 2)), low), high)
        else:
            turn = self.turn(axis, start, velocity)
            end = 0 if turn is None else PAGE if start > 0 else -PAGE
        self.gesture = Settle(axis, start, end, self.rules.gesture[2], turn)
        return Changed()

    def turn(self, axis: str, offset: int, velocity: int) -> Optional[str]:
        """Returns the direction in which a release turns the page, or None if the page does not turn."""
        turning, throwing, _ = self.rules.gesture
        sign = (offset > 0) - (offset < 0)
        if sign == 0 or not self.can_step(toward(axis, sign)):
            return None
        turns = velocity * sign > 0 if abs(velocity) >= throwing else abs(offset) >= turning
        return toward(axis, sign) if turns else None

    def cancel(self) -> Outcome:
        if not isinstance(self.gesture, Drag):
            return Ignored("notDragging")
        self.gesture = Settle(self.gesture.axis, self.offset, 0, self.rules.gesture[2], None)
        return Changed()

    def tick(self, milliseconds: int) -> Outcome:
        if not self.is_settling or milliseconds <= 0:
            return Ignored("alreadyThere")
        elapsed = self.gesture.elapsed + milliseconds
        if elapsed >= self.gesture.milliseconds:
            return self.finish()
        self.gesture = self.gesture._replace(elapsed=elapsed)
        return Changed()

    def finish(self) -> Outcome:
        if self.gesture is None:
            return Ignored("alreadyThere")
        before = self.position
        if not self.is_settling:
            self.release()
        self.arrive()
        return Changed() if self.position == before else Moved(before, self.position)

    def glide(self, direction: str) -> Outcome:
        """Turns one page, as a throw would. A level that scrolls freely scrolls one page or to the nearer bound."""
        finished = self.end_gesture()
        if problem := self.obstacle(direction):
            return problem
        axis, sign = WAYS[direction]
        low, high = self.limits(axis)
        end = min(max(sign * PAGE, low), high)
        if end == 0:
            return at_edge(EDGES[direction])
        turn = None if self.scrolls(axis) else direction
        self.gesture = Settle(axis, 0, end, self.rules.gesture[2], turn)
        return Changed(finished)

    # ---- Motion ----

    def arrive(self):
        """Completes a settle."""
        settle, self.gesture = self.gesture, None
        if settle.turn is not None:
            self.move(settle.turn)
        elif self.scrolls(settle.axis) and settle.end != 0:
            rest = self.rest(self.current) + self.along(settle.end)
            self.put(self.current, self.level.resting(rest, self.fits))

    def along(self, offset: int) -> int:
        """Converts a horizontal offset on the display to an offset along the pages, or the reverse."""
        return offset * self.sense("right")

    def scrolls(self, axis: str) -> bool:
        return axis == "horizontal" and self.level.rules.snap == "free"

    def can_step(self, direction: str) -> bool:
        return not isinstance(copy.copy(self).move(direction), Ignored)

    def limits(self, axis: str):
        """Returns the smallest and largest offsets without resistance."""
        signs = (-1, 1)
        if not self.scrolls(axis):
            return tuple(sign * PAGE if self.can_step(toward(axis, sign)) else 0 for sign in signs)
        rest = self.rest(self.current) or 0
        ends = sorted(self.along(end - rest) for end in (0, self.level.last_rest(self.fits)))
        return tuple(0 if toward(axis, sign) in self.rules.locked else end for sign, end in zip(signs, ends))

    def bounded(self, axis: str, distance: int) -> int:
        low, high = self.limits(axis)
        if self.rules.bounce == "off":
            return min(max(distance, low), high)
        return within_reach(distance) if self.scrolls(axis) else min(max(distance, -PAGE), PAGE)

    def shown(self, axis: str, distance: int) -> int:
        low, high = self.limits(axis)
        if distance > high:
            return high + stretched(distance - high)
        return low - stretched(low - distance) if distance < low else distance

    def caught(self) -> int:
        """Returns the distance of a drag that would display the content where it is now."""
        low, high = self.limits(self.gesture.axis)
        offset = self.offset
        if offset > high:
            return high + unstretched(offset - high)
        return low - unstretched(low - offset) if offset < low else offset
