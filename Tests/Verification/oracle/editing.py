"""Edits: inserting, removing and moving pages and levels.

Docs/Commands.md and crosspager.h describe the edits.
"""

import copy
from dataclasses import replace
from typing import NamedTuple, Optional

from levels import Level, Spans
from values import MOST, PAGE, Changed, Command, Ignored, Outcome, Position

EDITS = ("insert", "remove", "resize", "reload", "insert_level", "remove_level", "move_level", "replace_levels")

class Replacement(NamedTuple):
    """A level for `replace_levels`."""

    origin: Optional[int]
    count: int
    page: Optional[int]
    open_page: Optional[int]
    adds_at_end: bool
    spans: Spans


class Editing:
    """The edits to a Pager. An edit is `changed`, not `moved`, even if it changes the index of the current page."""

    # ---- Identity ----

    def moved(self, position: Position, edit: Command) -> Optional[Position]:
        """Returns the position of a page of this state after an edit. A page that is gone has no index, and a level
        that is gone has no position."""
        level, page = position
        name, arguments = edit
        if name == "replace_levels":
            for index, new in enumerate(arguments):
                if new.origin == level:
                    numbers = (new.count, new.page, new.open_page)
                    return Position(index, None if page is None else self.reloaded_page(position, *numbers))
            return None
        if name in ("insert_level", "remove_level", "move_level"):
            order = self.order(name, *arguments)
            return Position(order.index(level), page) if level in order else None
        if page is None or level != arguments[0]:
            return position
        return Position(level, self.moved_page(position, edit))

    def order(self, name: str, first: int, second: Optional[int] = None) -> list:
        """Returns the former indices of the levels after an edit. The index of a new level is None."""
        order = list(range(len(self.levels)))
        if name == "insert_level":
            order.insert(len(order) if second is None else second, None)
        elif name == "remove_level":
            del order[first]
        else:
            order.insert(second, order.pop(first))
        return order

    def moved_page(self, position: Position, edit: Command) -> Optional[int]:
        """Returns the index of a page of the edited level after the edit, or None if the page is gone."""
        page, numbers = position.page, edit.arguments[1:]
        if edit.name == "insert":
            first, count = numbers
            return page if page < first else page + count
        if edit.name == "remove":
            first, count = numbers
            return page if page < first else page - count if page >= first + count else None
        if edit.name == "resize":
            return page if page < numbers[0] else None
        return self.reloaded_page(position, *numbers)

    def reloaded_page(self, position: Position, count: int, page=None, open_page=None) -> Optional[int]:
        """Returns the index after `reload`. Only the level's page and the open page are identified."""
        level, page = self.levels[position.level], nearest(page, count)
        if position.page == level.page:
            return page
        if position == self.opened:
            return nearest(open_page, count)
        return None

    def moved_host(self, page, edit: Command):
        """Returns the place of a page after an edit, for the hosts, or None if the page is gone. After `reload`, all
        pages of the level are new."""
        if edit.name == "reload" and page[0] == edit.arguments[0]:
            return None
        place = self.moved(Position(*page), edit)
        return place if place and place.page is not None else None

    def keep_open(self, former: "Editing", edit: Command) -> Optional[Position]:
        """Keeps the page open that was open in the state `former`, before an edit. Returns its former position if the
        edit closed it."""
        place = former.opened and former.moved(former.opened, edit)
        self.opened = place if place and place.page is not None else None
        return None if self.opened else former.opened

    # ---- Edits ----

    def edit(self, index: int, count: int, page: Optional[int], *, adds_at_end=False) -> Outcome:
        """Gives a level a new number of pages, and its page a new index."""
        self.put(index, self.edited(index, count, page, adds_at_end))
        return Changed()

    def edited(self, index: int, count: int, page: Optional[int], adds_at_end: bool) -> Level:
        level, rest = self.levels[index], self.rest(index)
        was_last = level.count > 0 and level.page == level.count - 1
        edited = replace(level, count=count)
        if count == 0 or level.count == 0:
            return edited.on(page if count and page is not None else edited.start_page())
        if adds_at_end and was_last and level.rules.follow == "on" and not self.opened:
            page = count - 1
        page = min(max(page, 0), count - 1)
        # The level's rest offset moves along with its page.
        rest += (page - level.page) * PAGE
        return replace(edited, page=page).clamped(rest, self.fits)

    def insert(self, index: int, page: int, count: int = 1) -> Outcome:
        if problem := self.problem(index):
            return problem
        level = self.levels[index]
        if not 0 <= page <= level.count:
            return Ignored("noSuchPage")
        if count < 1:
            return Ignored("alreadyThere")
        if level.count + count > MOST:
            return Ignored("doesNotFit")
        stays = level.page is None or level.page < page
        return self.edit(index, level.count + count, level.page if stays else level.page + count,
                         adds_at_end=page == level.count)

    def remove(self, index: int, page: int, count: int = 1) -> Outcome:
        if problem := self.problem(index):
            return problem
        level = self.levels[index]
        if not 0 <= page < level.count or page + count > level.count:
            return Ignored("noSuchPage")
        if count < 1:
            return Ignored("alreadyThere")
        gone = min(max(level.page - page, 0), count)
        return self.edit(index, level.count - count, level.page - gone)

    def resize(self, index: int, count: int) -> Outcome:
        if problem := self.problem(index):
            return problem
        level = self.levels[index]
        if count < 0 or count > MOST:
            return Ignored("doesNotFit")
        if count == level.count:
            return Ignored("alreadyThere")
        if count > level.count:
            return self.insert(index, level.count, count - level.count)
        return self.remove(index, count, level.count - count)

    def reload(self, index: int, count: int, page: Optional[int] = None, open_page: Optional[int] = None) -> Outcome:
        """Replaces the pages of a level. `page` and `open_page` are the new indices of the level's page and the open
        page; None if the page is gone."""
        if problem := self.problem(index):
            return problem
        if count < 0:
            return Ignored("doesNotFit")
        return self.edit(index, count, self.kept_page(index, page, count))

    def kept_page(self, index: int, page: Optional[int], count: int) -> Optional[int]:
        """Returns the page of a level whose pages are replaced. `page` is the new index of its page."""
        return self.levels[index].page if page is None else nearest(page, count)

    def insert_level(self, count: int, index: Optional[int] = None) -> Outcome:
        if index is None:
            index = len(self.levels)
        if not 0 <= index <= len(self.levels):
            return Ignored("noSuchLevel")
        if count < 0:
            return Ignored("doesNotFit")
        self.levels = self.levels[:index] + (self.new_level(count),) + self.levels[index:]
        if self.current is None:
            self.current = 0
        elif self.current >= index:
            self.current += 1
        return Changed()

    def new_level(self, count: int, spans=Spans()) -> Level:
        level = Level(count, rules=self.new_level_rules, spans=spans)
        return level.on(level.start_page())

    def replace_levels(self, *replacements: Replacement) -> Outcome:
        """Replaces all levels at once. If the current level is gone, the nearest remaining level below it is current, or
        else the nearest one above. If all levels are new, the level with the same index is current, or the last one."""
        origins = [new.origin for new in replacements]
        if any((problem := self.problem(origin)) for origin in origins if origin is not None):
            return problem
        if any(new.count < 0 for new in replacements):
            return Ignored("doesNotFit")
        before, former = copy.copy(self), self.current or 0
        remaining = [origin for origin in origins if origin is not None]
        levels = []
        for origin, count, page, _, adds_at_end, spans in replacements:
            if origin is None:
                levels.append(self.new_level(count, spans))
            else:
                adds_at_end = adds_at_end and page is not None
                level = self.edited(origin, count, self.kept_page(origin, page, count), adds_at_end)
                levels.append(replace(level, spans=spans))
        self.levels = tuple(levels)
        nearest_below = min((origin for origin in remaining if origin >= former), default=None)
        kept = max(remaining, default=None) if nearest_below is None else nearest_below
        self.current = origins.index(kept) if remaining else min(former, len(levels) - 1) if levels else None
        closes = self.opened and not before.moved(self.opened, Command("replace_levels", replacements))
        return Changed() if closes else self.change_since(before)

    def remove_level(self, index: int) -> Outcome:
        if problem := self.problem(index):
            return problem
        self.levels = self.levels[:index] + self.levels[index + 1 :]
        if self.current > index or self.current == len(self.levels):
            self.current -= 1
        if not self.levels:
            self.current = None
        return Changed()

    def move_level(self, index: int, to: int) -> Outcome:
        if problem := self.problem(index) or self.problem(to):
            return problem
        if index == to:
            return Ignored("alreadyThere")
        order = self.order("move_level", index, to)
        self.levels = tuple(self.levels[i] for i in order)
        self.current = order.index(self.current)
        return Changed()


def nearest(page: Optional[int], count: int) -> Optional[int]:
    """Returns the page of a level with `count` pages that is nearest to an index."""
    return None if page is None or count == 0 else min(max(page, 0), count - 1)
