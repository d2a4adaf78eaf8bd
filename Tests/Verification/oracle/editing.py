"""Edits: inserting, removing and moving pages and levels.

Docs/Commands.md, crosspager.h and Docs/Decisions.md describe the edits.
"""

from dataclasses import replace
from typing import Optional

from levels import Level
from values import PAGE, Changed, Ignored, Outcome

MOST = 2**31 - 1


class Editing:
    """The edits to a Pager. An edit is `changed`, not `moved`, even if it changes the index of the current page."""

    def edit(self, index: int, count: int, page: Optional[int], *, adds_at_end=False) -> Outcome:
        """Gives a level a new number of pages, and its page a new index."""
        level, rest = self.levels[index], self.rest(index)
        was_last = level.count > 0 and level.page == level.count - 1
        edited = replace(level, count=count)
        if count == 0 or level.count == 0:
            self.put(index, edited.on(page if count and page is not None else edited.start_page()))
            return Changed()
        if adds_at_end and was_last and level.rules.follow == "on":
            page = count - 1
        page = min(max(page, 0), count - 1)
        # The level's rest offset moves along with its page.
        rest += (page - level.page) * PAGE
        self.put(index, replace(edited, page=page).clamped(rest, self.fits))
        return Changed()

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

    def reload(self, index: int, count: int, page: Optional[int] = None) -> Outcome:
        if problem := self.problem(index):
            return problem
        if count < 0:
            return Ignored("doesNotFit")
        level = self.levels[index]
        if page is not None and count > 0:
            page = min(max(page, 0), count - 1)
        return self.edit(index, count, level.page if page is None else page)

    def insert_level(self, count: int, index: Optional[int] = None) -> Outcome:
        if index is None:
            index = len(self.levels)
        if not 0 <= index <= len(self.levels):
            return Ignored("noSuchLevel")
        if count < 0:
            return Ignored("doesNotFit")
        level = Level(count, rules=self.new_level_rules)
        self.levels = self.levels[:index] + (level.on(level.start_page()),) + self.levels[index:]
        if self.current is None:
            self.current = 0
        elif self.current >= index:
            self.current += 1
        return Changed()

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
        order = list(range(len(self.levels)))
        order.insert(to, order.pop(index))
        self.levels = tuple(self.levels[i] for i in order)
        self.current = order.index(self.current)
        return Changed()
