"""A model of the pager, written from the documents: levels, positions, moves, jumps, rules and open pages.

The gestures are in gestures.py, the edits in editing.py, and the displayed pages in window.py. A model is small and
slow, and every number in it is an exact integer.
"""

import copy
from dataclasses import replace
from typing import Optional, Tuple

from editing import Editing
from gestures import GESTURES, Gestures
from levels import Level
from values import (
    DIRECTIONS, EDGES, LEVEL_RULES, Arrival, Changed, Command, Ignored, LevelRules, Moved, Outcome, Position, Rules,
    at_edge, locked,
)
from window import Windows


class Pager(Gestures, Editing, Windows):
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
        if self.opened and command.name != "close":
            return Ignored("pageOpen")
        if command.name in GESTURES:
            return method(*command.arguments)
        finished = self.end_gesture()
        outcome = method(*command.arguments)
        if finished and not isinstance(outcome, Ignored):
            outcome = replace(outcome, finished=finished)
        return outcome

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
        """The outcome of a command that led here from the state `before`."""
        if self.position != before.position:
            return Moved(before.position, self.position, steps, stopped)
        return Changed() if self.levels != before.levels else Ignored("alreadyThere")

    def change_since(self, before: "Pager") -> Outcome:
        """The outcome of a command that is `changed` even if it changes the current page, such as `forget`."""
        return Ignored("alreadyThere") if self.state() == before.state() else Changed()

    def state(self):
        return (self.levels, self.current, self.rules, self.new_level_rules, self.opened)

    def problem(self, index, page=None, *, needs_page=False) -> Optional[Ignored]:
        """Why a command cannot name a level or one of its pages."""
        if not 0 <= index < len(self.levels):
            return Ignored("noSuchLevel")
        if needs_page and self.levels[index].count == 0:
            return Ignored("emptyLevel")
        if page is not None and not 0 <= page < self.levels[index].count:
            return Ignored("noSuchPage")
        return None

    # ---- Moves ----

    def move(self, direction: str, count: int = 1) -> Outcome:
        if not self.levels:
            return Ignored("noLevels")
        if direction in ("left", "right") and self.level.count == 0:
            return Ignored("emptyLevel")
        if direction in self.rules.locked:
            return locked(direction)
        before = copy.copy(self)
        moves = self.move_along_column if direction in ("up", "down") else self.move_along_row
        steps = moves(direction, count)
        if steps == 0:
            return at_edge(EDGES[direction])
        return self.since(before, steps, EDGES[direction] if steps < count else None)

    def left(self, count=1):
        return self.move("left", count)

    def right(self, count=1):
        return self.move("right", count)

    def up(self, count=1):
        return self.move("up", count)

    def down(self, count=1):
        return self.move("down", count)

    def sense(self, direction: str) -> int:
        """1 toward greater indices, or -1. Under `reading rtl`, page 0 is the rightmost page."""
        forward = "down" if direction in ("up", "down") else "left" if self.rules.reading == "rtl" else "right"
        return 1 if direction == forward else -1

    def stops(self, index: int) -> bool:
        """Whether vertical moves stop at a level."""
        return self.rules.empty == "enter" or self.levels[index].count > 0

    def move_along_column(self, direction: str, count: int) -> int:
        sense, levels = self.sense(direction), range(len(self.levels))
        ahead = [i for i in levels[:: sense] if self.stops(i) and (i - self.current) * sense > 0]
        behind = [i for i in levels[:: sense] if self.stops(i) and (i - self.current) * sense < 0]
        if self.rules.ends == "wrap" and ahead + behind:
            circle = ahead + behind + ([self.current] if self.stops(self.current) else [])
            target, steps = circle[(count - 1) % len(circle)], count
        elif ahead:
            steps = min(count, len(ahead))
            target = ahead[steps - 1]
        else:
            return 0
        if target != self.current:
            self.enter(target)
        return steps

    def enter(self, index: int):
        """Goes to a level. Its entry rule selects the page."""
        level, here = self.levels[index], self.level
        entry = level.rules.entry
        if level.count > 0:
            if entry == "start":
                level = level.on(level.start_page())
            elif entry in ("first", "last"):
                level = level.on(level.chosen(entry))
            elif entry == "align" and here.count > 0:
                level = aligned(level, here)
        self.put(index, level)
        self.current = index

    def move_along_row(self, direction: str, count: int) -> int:
        sense, left, page = self.sense(direction), count, self.level.page
        while True:
            level = self.level
            room = level.count - 1 - page if sense > 0 else page
            page += sense * min(room, left)
            left -= min(room, left)
            if left > 0 and level.rules.edge == "wrap" and level.count > 1:
                page, left = (page + sense * left) % level.count, 0
            following = self.neighbor(sense) if left > 0 and level.rules.edge == "continue" else None
            if left < count:
                self.go_to(self.current, page)
            if following is None:
                return count - left
            left -= 1
            self.current = following
            page = 0 if sense > 0 else self.level.count - 1
            self.go_to(following, page)

    def neighbor(self, sense: int) -> Optional[int]:
        """The nearest level with pages below (1) or above (-1)."""
        index = self.current + sense
        while 0 <= index < len(self.levels):
            if self.levels[index].count > 0:
                return index
            index += sense
        return None

    def next(self, count: int = 1) -> Outcome:
        return self.move_in_order(1, count, "end")

    def previous(self, count: int = 1) -> Outcome:
        return self.move_in_order(-1, count, "beginning")

    def move_in_order(self, sense: int, count: int, edge: str) -> Outcome:
        before, left = copy.copy(self), count
        while self.levels and left > 0:
            level = self.level
            room = 0 if level.count == 0 else level.count - 1 - level.page if sense > 0 else level.page
            if room > 0:
                self.go_to(self.current, level.page + sense * min(room, left))
                left -= min(room, left)
            elif (following := self.neighbor(sense)) is not None:
                self.go_to(following, 0 if sense > 0 else self.levels[following].count - 1)
                left -= 1
            else:
                break
        if left == count:
            return at_edge(edge)
        return self.since(before, count - left, edge if left > 0 else None)

    def zoom_in(self) -> Outcome:
        return self.zoom("up")

    def zoom_out(self) -> Outcome:
        return self.zoom("down")

    def zoom(self, direction: str) -> Outcome:
        if not self.levels:
            return Ignored("noLevels")
        if direction in self.rules.locked:
            return locked(direction)
        before, index = copy.copy(self), self.current + self.sense(direction)
        while 0 <= index < len(self.levels) and not self.stops(index):
            index += self.sense(direction)
        if not 0 <= index < len(self.levels):
            return at_edge(EDGES[direction])
        if self.level.count > 0 and self.levels[index].count > 0:
            self.put(index, aligned(self.levels[index], self.level))
        self.current = index
        return self.since(before, 1)

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
        before = copy.copy(self)
        if rule not in LEVEL_RULES:
            self.rules = replace(self.rules, **{rule: value})
        elif index is None:
            self.new_level_rules = replace(self.new_level_rules, **{rule: value})
            self.levels = tuple(replace(one, rules=replace(one.rules, **{rule: value})) for one in self.levels)
        elif problem := self.problem(index):
            return problem
        else:
            level = self.levels[index]
            self.put(index, replace(level, rules=replace(level.rules, **{rule: value})))
        # The shifts stay, within the bounds that a new viewport sets.
        self.levels = tuple(level.clamped(level.rest(self.fits) or 0, self.fits) for level in self.levels)
        return self.change_since(before)

    def set_viewport(self, levels: int, pages: int, beyond: int = 0) -> Outcome:
        return self.set("viewport", (levels, pages, beyond))

    def set_gesture(self, turning: int, throwing: int, milliseconds: int) -> Outcome:
        return self.set("gesture", (turning, throwing, milliseconds))

    def lock(self, *directions: str) -> Outcome:
        return self.set("locked", self.rules.locked | set(directions))

    def unlock(self, *directions: str) -> Outcome:
        return self.set("locked", self.rules.locked - set(directions))

    # ---- Saved pagers ----

    def restore(self, saved: "Pager", keeps_rules: bool) -> Outcome:
        if [level.count for level in saved.levels] != [level.count for level in self.levels]:
            return Ignored("doesNotFit")
        before = copy.copy(self)
        rests = [saved.rest(index) for index in range(len(saved.levels))]
        if not keeps_rules:
            self.rules, self.new_level_rules = saved.rules, saved.new_level_rules
        self.levels = tuple(
            replace(mine, page=its.page, rules=mine.rules if keeps_rules else its.rules).clamped(rest or 0, self.fits)
            for mine, its, rest in zip(self.levels, saved.levels, rests)
        )
        self.current = saved.current
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
    def routes(self):
        """The directions in which a move is possible."""
        moves = (Command("move", (direction,)) for direction in DIRECTIONS)
        return {move.arguments[0] for move in moves if not isinstance(self.preview(move), Ignored)}


def aligned(level: Level, here: Level) -> Level:
    """A level on the page that corresponds to the page of the level `here`. Neither is empty."""
    page = level.corresponding(here)
    return level if page == level.page else level.on(page)
