"""A model of the pager, written from the documents: levels, positions, jumps, rules and open pages.

moves.py contains the moves, gestures.py the gestures, editing.py the edits, and window.py the displayed pages. The
model is short and slow, and all its numbers are exact integers.
"""

import copy
import itertools
from dataclasses import replace
from typing import NamedTuple, Optional, Tuple

from editing import EDITS, Editing, nearest
from gestures import GESTURES, Gestures
from levels import Level
from moves import Moves, aligned
from values import (
    DIRECTIONS, LEVEL_RULES, PAGE, Arrival, Changed, Command, Ignored, LevelRules, Moved, Outcome, Position, Rules,
)
from window import Windows

# The commands that are not refused while a page is open.
WHILE_OPEN = (*EDITS, "set", "set_viewport", "set_gesture", "lock", "unlock", "close")


class Place(NamedTuple):
    """The place and rules of a level, for `restore_places`."""

    page: Optional[int]
    rest: Optional[int]
    rules: LevelRules


class Pager(Moves, Gestures, Editing, Windows):
    def __init__(self, counts=(), levels: Optional[Tuple[Level, ...]] = None, rules=Rules(), new_level_rules=LevelRules()):
        self.levels = tuple(levels) if levels is not None else tuple(Level(n, 0 if n else None) for n in counts)
        self.current = 0 if self.levels else None
        self.rules = rules
        self.new_level_rules = new_level_rules
        self.gesture = None
        self.opened: Optional[Position] = None

    # ---- Commands ----

    def apply(self, command: Command) -> Outcome:
        """Performs a command, or ignores it and changes nothing."""
        trial = copy.copy(self)
        outcome = trial.perform(command)
        if not isinstance(outcome, Ignored):
            self.__dict__.update(trial.__dict__)
        return outcome

    def preview(self, command: Command) -> Outcome:
        return copy.copy(self).perform(command)

    def perform(self, command: Command) -> Outcome:
        method = getattr(self, command.name)
        if self.opened and command.name not in WHILE_OPEN:
            return Ignored("pageOpen")
        if command.name in GESTURES:
            return method(*command.arguments)
        finished = self.end_gesture()
        before = copy.copy(self)
        outcome = method(*command.arguments)
        if isinstance(outcome, Ignored):
            return outcome
        if command.name in EDITS:
            finished = finished and Arrival(*(before.moved(end, command) for end in finished))
            return Changed(finished, closed=self.keep_open(before, command))
        return replace(outcome, finished=finished)

    def end_gesture(self) -> Optional[Arrival]:
        """Drops a drag or completes a settle."""
        if not self.is_settling:
            self.gesture = None
            return None
        start = self.position
        self.arrive()
        return Arrival(start, self.position)

    # ---- Places ----

    @property
    def position(self) -> Optional[Position]:
        if self.current is None:
            return None
        return Position(self.current, self.levels[self.current].page)

    @property
    def level(self) -> Level:
        return self.levels[self.current]

    @property
    def fits(self) -> int:
        return self.rules.viewport[1]

    def rest(self, index: int) -> Optional[int]:
        return self.levels[index].rest(self.fits)

    def put(self, index: int, level: Level):
        self.levels = self.levels[:index] + (level,) + self.levels[index + 1 :]

    def go_to(self, index: int, page: Optional[int]):
        self.put(index, self.levels[index].on(page))
        self.current = index

    def since(self, before: "Pager", steps=None, stopped=None) -> Outcome:
        """Returns the outcome of a command that led from the state `before` to this state."""
        if self.position != before.position:
            return Moved(before.position, self.position, steps, stopped)
        return Changed() if self.levels != before.levels else Ignored("alreadyThere")

    def change_since(self, before: "Pager") -> Outcome:
        """Returns the outcome of a command such as `forget`: `changed`, not `moved`, even if the current page
        changes."""
        return Ignored("alreadyThere") if self.state() == before.state() else Changed()

    def state(self):
        return (self.levels, self.current, self.rules, self.new_level_rules, self.opened)

    def problem(self, index, page=None, *, needs_page=False) -> Optional[Ignored]:
        """Returns the reason why a command cannot name a level or one of its pages."""
        if not 0 <= index < len(self.levels):
            return Ignored("noSuchLevel")
        if needs_page and self.levels[index].count == 0:
            return Ignored("emptyLevel")
        if page is not None and not 0 <= page < self.levels[index].count:
            return Ignored("noSuchPage")
        return None

    # ---- Jumps ----

    def first(self) -> Outcome:
        return self.go_to_end("first")

    def last(self) -> Outcome:
        return self.go_to_end("last")

    def go_to_end(self, end: str) -> Outcome:
        if not self.levels:
            return Ignored("noLevels")
        if self.level.count == 0:
            return Ignored("emptyLevel")
        return self.go(self.current, self.level.chosen(end))

    def top(self) -> Outcome:
        return self.go_to_level_at_end(0)

    def bottom(self) -> Outcome:
        return self.go_to_level_at_end(-1)

    def go_to_level_at_end(self, end: int) -> Outcome:
        if not self.levels:
            return Ignored("noLevels")
        stops = [index for index in range(len(self.levels)) if self.stops(index)]
        return self.go(stops[end]) if stops else Ignored("emptyLevel")

    def go(self, index: int, page: Optional[int] = None) -> Outcome:
        if problem := self.problem(index, page, needs_page=page is not None):
            return problem
        before = copy.copy(self)
        if page is not None:
            self.go_to(index, page)
        elif not self.stops(index):
            return Ignored("emptyLevel")
        elif index != self.current:
            self.enter(index)
        return self.since(before)

    def go_to_page(self, page: int) -> Outcome:
        return self.go(self.current, page) if self.levels else Ignored("noLevels")

    def remember(self, index: int, page: int) -> Outcome:
        if problem := self.problem(index, page, needs_page=True):
            return problem
        before = copy.copy(self)
        self.put(index, self.levels[index].on(page))
        return self.since(before)

    def forget(self, index: int) -> Outcome:
        if problem := self.problem(index):
            return problem
        before, level = copy.copy(self), self.levels[index]
        self.put(index, level.on(level.start_page()))
        return self.change_since(before)

    def forget_all(self) -> Outcome:
        if not self.levels:
            return Ignored("noLevels")
        before = copy.copy(self)
        self.levels = tuple(level.on(level.start_page()) for level in self.levels)
        return self.change_since(before)

    def align(self, index: int) -> Outcome:
        if problem := self.problem(index, needs_page=True):
            return problem
        if self.level.count == 0:
            return Ignored("emptyLevel")
        before = copy.copy(self)
        self.put(index, aligned(self.levels[index], self.level))
        return self.since(before)

    # ---- Rules ----

    def set(self, rule: str, value, index: Optional[int] = None) -> Outcome:
        if rule not in LEVEL_RULES:
            return self.set_rules(replace(self.rules, **{rule: value}))
        before = copy.copy(self)
        if index is None:
            self.new_level_rules = replace(self.new_level_rules, **{rule: value})
            self.levels = tuple(replace(one, rules=replace(one.rules, **{rule: value})) for one in self.levels)
        elif problem := self.problem(index):
            return problem
        else:
            level = self.levels[index]
            self.put(index, replace(level, rules=replace(level.rules, **{rule: value})))
        self.levels = tuple(level.refitted(before.fits, self.fits) for level in self.levels)
        return self.change_since(before)

    def set_viewport(self, levels: int, pages: int, beyond: int = 0) -> Outcome:
        return self.set_rules(replace(self.rules, viewport=(levels, pages, beyond)).valid())

    def set_gesture(self, turning: int, throwing: int, milliseconds: int) -> Outcome:
        return self.set_rules(replace(self.rules, gesture=(turning, throwing, milliseconds)).valid())

    def set_rules(self, rules: Rules) -> Outcome:
        before = copy.copy(self)
        self.rules = rules
        self.levels = tuple(level.refitted(before.fits, self.fits) for level in self.levels)
        return self.change_since(before)

    def lock(self, *directions: str) -> Outcome:
        return self.set("locked", self.rules.locked | set(directions))

    def unlock(self, *directions: str) -> Outcome:
        return self.set("locked", self.rules.locked - set(directions))

    # ---- Saved pagers ----

    def restore(self, saved: "Pager", keeps_rules: bool) -> Outcome:
        if [level.count for level in saved.levels] != [level.count for level in self.levels]:
            return Ignored("doesNotFit")
        source = self if keeps_rules else saved
        places = [Place(its.page, saved.rest(index), source.levels[index].rules)
                  for index, its in enumerate(saved.levels)]
        return self.restore_places(places, saved.current, source.rules, source.new_level_rules)

    def restore_places(self, places, current, rules: Rules, new_level_rules: LevelRules) -> Outcome:
        """Restores rules and the places of the first levels. A level whose place is None is unchanged."""
        before = copy.copy(self)
        self.rules, self.new_level_rules = rules, new_level_rules
        levels = []
        for index, level in enumerate(self.levels):
            place = places[index] if index < len(places) else None
            if place is None:
                levels.append(level.refitted(before.fits, self.fits))
                continue
            level = replace(level, rules=place.rules)
            level = level.on(level.start_page() if place.page is None else nearest(place.page, level.count))
            levels.append(level if place.rest is None else level.clamped(place.rest, self.fits))
        self.levels = tuple(levels)
        if current is not None and self.levels:
            self.current = nearest(current, len(self.levels))
        return self.change_since(before)

    # ---- Open pages ----

    def open(self, index: Optional[int] = None, page: Optional[int] = None) -> Outcome:
        if index is None:
            if not self.levels:
                return Ignored("noLevels")
            index, page = self.position
        if problem := self.problem(index, page, needs_page=True):
            return problem
        if not self.in_view(index, page):
            return Ignored("notVisible")
        self.opened = Position(index, page)
        return Changed()

    def close(self) -> Outcome:
        if not self.opened:
            return Ignored("nothingOpen")
        self.opened = None
        return Changed()

    # ---- Queries ----

    @property
    def progress(self) -> Optional[int]:
        """The place that the content shows along the current level. It grows toward later pages."""
        if self.position is None or self.position.page is None:
            return None
        along = self.gesture is not None and self.gesture.axis == "horizontal"
        rest = self.rest(self.current) if self.level.rules.snap == "free" else self.position.page * PAGE
        return rest + (self.along(self.offset) if along else 0)

    def first_pages(self, count: int):
        """Returns the first pages of the pager, in order."""
        pages = ((index, page) for index, level in enumerate(self.levels) for page in range(level.count))
        return list(itertools.islice(pages, count))

    @property
    def routes(self):
        """The directions in which a move is possible."""
        moves = (Command("move", (direction,)) for direction in DIRECTIONS)
        return {move.arguments[0] for move in moves if not isinstance(self.preview(move), Ignored)}
