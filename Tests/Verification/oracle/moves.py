"""Moves: left and right, up and down, the linear order, and zooming. Docs/Commands.md describes the moves."""

import copy
from typing import Optional

from levels import Level
from values import EDGES, Ignored, Outcome, at_edge, locked


class Moves:
    """The moves of a Pager."""

    def move(self, direction: str, count: int = 1) -> Outcome:
        if problem := self.obstacle(direction):
            return problem
        if count < 1:
            return Ignored("alreadyThere")
        before = copy.copy(self)
        moves = self.move_along_column if direction in ("up", "down") else self.move_along_row
        steps = moves(direction, count)
        if steps == 0:
            return at_edge(EDGES[direction])
        return self.since(before, steps, EDGES[direction] if steps < count else None)

    def obstacle(self, direction: str) -> Optional[Ignored]:
        """Returns the reason, other than an edge, why no move in a direction is possible."""
        if not self.levels:
            return Ignored("noLevels")
        if direction in ("left", "right") and self.level.count == 0:
            return Ignored("emptyLevel")
        return locked(direction) if direction in self.rules.locked else None

    def left(self, count=1):
        return self.move("left", count)

    def right(self, count=1):
        return self.move("right", count)

    def up(self, count=1):
        return self.move("up", count)

    def down(self, count=1):
        return self.move("down", count)

    def sense(self, direction: str) -> int:
        """1 toward greater indices, and -1 toward smaller ones. Under `reading rtl`, page 0 is the rightmost page."""
        forward = "down" if direction in ("up", "down") else "left" if self.rules.reading == "rtl" else "right"
        return 1 if direction == forward else -1

    def stops(self, index: int) -> bool:
        """Returns whether vertical moves stop at a level."""
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
        """Goes to a level. The level's entry rule selects the page."""
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
        """Returns the nearest level with pages, below (1) or above (-1) this level."""
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
        if count < 1:
            return Ignored("alreadyThere")
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


def aligned(level: Level, here: Level) -> Level:
    """Returns a level on the page that corresponds to the page of the level `here`. Neither level is empty."""
    page = level.corresponding(here)
    return level if page == level.page else level.on(page)
