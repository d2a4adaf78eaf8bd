"""Commands, as calls and as values.

The class Commands has a method for each command. A Pager performs the commands, and `command` returns them as values
for Pager.apply, Pager.preview and Hosts.update:

    pager.move("right", 3)
    pager.preview(command.move("right", 3))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, Optional, TypeVar, overload

from ._arguments import exact, instance, int32, shown
from ._structures import CCommand, Words
from .distances import Distance, units
from .levels import index
from .rules import (
    DIRECTIONS,
    RULES_OF_LEVELS,
    RULES_OF_PAGERS,
    START_PAGE,
    Bounce,
    Direction,
    EdgeRule,
    Empty,
    Ends,
    Entry,
    Follow,
    Reading,
    Snap,
    Start,
)

KINDS: Words[str] = Words(
    "command",
    """move first last top bottom next previous go_level go_page go_page_here remember forget forget_all align
    zoom_in zoom_out drag release cancel tick finish open open_page close insert remove resize reload insert_level
    remove_level move_level set_level_rule set_rule_of_all_levels set_rule lock unlock glide""".split(),
    first=1,
)
"""The kinds of commands."""

RULE_CODES = {
    **{name: code for code, name in enumerate(RULES_OF_LEVELS, start=1)},
    **{
        name: code
        for code, name in enumerate(["ends", "empty", "viewport", "bounce", "reading", "gesture"], start=11)
    },
}
"""The codes of the rules."""

RULE_WORDS = {**RULES_OF_LEVELS, **RULES_OF_PAGERS}
"""The values of each rule whose values are words."""


@dataclass(frozen=True)
class Command:
    """A command as a value, as returned by the methods of `command`.

    The fields are those of the C structure cp_command, with distances in units of 1/65536 of a page. Pagers and hosts
    raise ValueError for a command with an unknown kind or a number that does not fit in its field.
    """

    kind: str
    level: int = 0
    page: int = 0
    count: int = 0
    direction: int = 0
    rule: int = 0
    value: int = 0
    to: int = 0
    x: int = 0
    y: int = 0


def command_to_c(command: Command) -> CCommand:
    instance(command, Command, "command")
    numbers = (command.level, command.page, command.count, command.direction, command.rule, command.value, command.to)
    return CCommand(
        KINDS.code(command.kind), *(exact(number, 32) for number in numbers), exact(command.x, 64), exact(command.y, 64)
    )


Result = TypeVar("Result", covariant=True)


class Commands(Generic[Result]):
    """A method for each command.

    Indices start at 0, and level 0 is at the top. An index or count that is out of range is not an error: the command is
    ignored with a reason. A negative index does not count from the end. An integer beyond ±(2³¹ − 1) raises ValueError.
    """

    def apply(self, command: Command) -> Result:
        """Handles a command. The other methods call this one."""
        raise NotImplementedError

    # Relative moves

    def move(self, direction: Direction, count: int = 1) -> Result:
        """Moves the given number of places in a direction, or to the edge, whichever is closer."""
        return self.apply(Command("move", direction=DIRECTIONS.code(direction), count=int32(count)))

    def left(self, count: int = 1) -> Result:
        """Moves to the left."""
        return self.move("left", count)

    def right(self, count: int = 1) -> Result:
        """Moves to the right."""
        return self.move("right", count)

    def up(self, count: int = 1) -> Result:
        """Moves up, to a level with a smaller index."""
        return self.move("up", count)

    def down(self, count: int = 1) -> Result:
        """Moves down, to a level with a greater index."""
        return self.move("down", count)

    def next(self, count: int = 1) -> Result:
        """Moves forward in the linear order: levels from top to bottom, and pages of each level from first to last."""
        return self.apply(Command("next", count=int32(count)))

    def previous(self, count: int = 1) -> Result:
        """Moves back in the linear order."""
        return self.apply(Command("previous", count=int32(count)))

    def zoom_in(self) -> Result:
        """Goes to the corresponding page of the level above."""
        return self.apply(Command("zoom_in"))

    def zoom_out(self) -> Result:
        """Goes to the corresponding page of the level below."""
        return self.apply(Command("zoom_out"))

    # Absolute moves

    def first(self) -> Result:
        """Goes to the first page of the current level."""
        return self.apply(Command("first"))

    def last(self) -> Result:
        """Goes to the last page of the current level."""
        return self.apply(Command("last"))

    def top(self) -> Result:
        """Goes to the first level and applies its entry rule."""
        return self.apply(Command("top"))

    def bottom(self) -> Result:
        """Goes to the last level and applies its entry rule."""
        return self.apply(Command("bottom"))

    def go(self, level: int, page: Optional[int] = None) -> Result:
        """Goes to a page of a level. Without `page`, goes to the level and applies its entry rule."""
        if page is None:
            return self.apply(Command("go_level", level=int32(level)))
        return self.apply(Command("go_page", level=int32(level), page=int32(page)))

    def go_to_page(self, page: int) -> Result:
        """Goes to a page of the current level."""
        return self.apply(Command("go_page_here", page=int32(page)))

    # Remembered pages

    def remember(self, level: int, page: int) -> Result:
        """Sets a level's remembered page without going to the level. If the level is current, goes to the page."""
        return self.apply(Command("remember", level=int32(level), page=int32(page)))

    def forget(self, level: int) -> Result:
        """Returns a level to its start page."""
        return self.apply(Command("forget", level=int32(level)))

    def forget_all(self) -> Result:
        """Returns all levels to their start pages."""
        return self.apply(Command("forget_all"))

    def align(self, level: int) -> Result:
        """Sets a level's remembered page to the page that corresponds to the current page. See Spans."""
        return self.apply(Command("align", level=int32(level)))

    # Gestures

    def drag(self, x: Distance = 0, y: Distance = 0) -> Result:
        """Moves the content by the given number of pages, positive to the right and down.

        A drag to the left reveals the page on the right: `drag(-0.25)`.
        """
        return self.apply(Command("drag", x=units(x), y=units(y)))

    def release(self, vx: Distance = 0, vy: Distance = 0) -> Result:
        """Releases the content at the given velocity, in pages per second. While the content settles, call `tick`."""
        return self.apply(Command("release", x=units(vx), y=units(vy)))

    def cancel(self) -> Result:
        """Releases the content, which then returns to its rest position."""
        return self.apply(Command("cancel"))

    def tick(self, milliseconds: int) -> Result:
        """Advances settling content by the given number of milliseconds. The pager has no clock."""
        return self.apply(Command("tick", count=int32(milliseconds)))

    def finish(self) -> Result:
        """Completes the gesture immediately."""
        return self.apply(Command("finish"))

    def glide(self, direction: Direction) -> Result:
        """Starts an animated move by one place: the content settles where `move` would go. Then call `tick`.

        On a freely scrolling level, the content moves by one page or to the bound, whichever is closer.
        """
        return self.apply(Command("glide", direction=DIRECTIONS.code(direction)))

    # Open pages

    @overload
    def open(self) -> Result: ...
    @overload
    def open(self, level: int, page: int) -> Result: ...
    def open(self, level: Optional[int] = None, page: Optional[int] = None) -> Result:
        """Opens the current page or a displayed page.

        While a page is open, moves, gestures and other commands that change the current or remembered pages are
        ignored with the reason "pageOpen". Rules and edits work as usual, except that levels under `follow on` stay on
        their pages. An edit keeps the same page open, or closes it if the page is gone.
        """
        if level is None and page is None:
            return self.apply(Command("open"))
        if level is None or page is None:
            raise TypeError("open() takes a level and a page, or neither.")
        return self.apply(Command("open_page", level=int32(level), page=int32(page)))

    def close(self) -> Result:
        """Closes the open page."""
        return self.apply(Command("close"))

    # Edits

    def insert(self, level: int, page: int, count: int = 1) -> Result:
        """Inserts pages before a page. If `page` is the level's count, adds them at the end."""
        return self.apply(Command("insert", level=int32(level), page=int32(page), count=int32(count)))

    def remove(self, level: int, page: int, count: int = 1) -> Result:
        """Removes pages, starting with `page`."""
        return self.apply(Command("remove", level=int32(level), page=int32(page), count=int32(count)))

    def resize(self, level: int, count: int) -> Result:
        """Adds or removes pages at the end of a level until it has `count` pages."""
        return self.apply(Command("resize", level=int32(level), count=int32(count)))

    def reload(
        self, level: int, count: int, page: Optional[int] = None, open_page: Optional[int] = None
    ) -> Result:
        """Replaces the pages of a level.

        Args:
            page: The new index of the level's page; None if that page is gone.
            open_page: The new index of the open page, if it is another page of the level; None if it is gone.
        """
        return self.apply(
            Command("reload", level=int32(level), count=int32(count), page=index(page), to=index(open_page))
        )

    def insert_level(self, count: int, level: Optional[int] = None) -> Result:
        """Inserts a level with `count` pages at the index `level`, or at the bottom."""
        return self.apply(Command("insert_level", count=int32(count), level=index(level)))

    def remove_level(self, level: int) -> Result:
        """Removes a level."""
        return self.apply(Command("remove_level", level=int32(level)))

    def move_level(self, level: int, to: int) -> Result:
        """Moves a level to the index `to`, with its pages and rules."""
        return self.apply(Command("move_level", level=int32(level), to=int32(to)))

    # Rules

    @overload
    def set(self, rule: Literal["start"], value: Start, level: Optional[int] = None) -> Result: ...
    @overload
    def set(self, rule: Literal["entry"], value: Entry, level: Optional[int] = None) -> Result: ...
    @overload
    def set(self, rule: Literal["edge"], value: EdgeRule, level: Optional[int] = None) -> Result: ...
    @overload
    def set(self, rule: Literal["follow"], value: Follow, level: Optional[int] = None) -> Result: ...
    @overload
    def set(self, rule: Literal["snap"], value: Snap, level: Optional[int] = None) -> Result: ...
    @overload
    def set(self, rule: Literal["ends"], value: Ends) -> Result: ...
    @overload
    def set(self, rule: Literal["empty"], value: Empty) -> Result: ...
    @overload
    def set(self, rule: Literal["bounce"], value: Bounce) -> Result: ...
    @overload
    def set(self, rule: Literal["reading"], value: Reading) -> Result: ...
    def set(self, rule: str, value: Any, level: Optional[int] = None) -> Result:
        """Sets a rule for a level, for all existing and future levels, or for the pager.

            pager.set("edge", "wrap", level=0)
            pager.set("entry", "align")             # all levels
            pager.set("ends", "wrap")               # the pager

        Raises ValueError if the rule or value is unknown, or if a level is given for a pager rule.
        """
        if not isinstance(rule, str) or rule not in RULE_WORDS:
            raise ValueError(f"Unknown rule {shown(rule)}. Use one of: {', '.join(RULE_WORDS)}")
        if rule in RULES_OF_PAGERS:
            if level is not None:
                raise ValueError(f"{rule!r} is a rule of the pager. Omit the level.")
            return self.apply(Command("set_rule", rule=RULE_CODES[rule], value=RULE_WORDS[rule].code(value)))
        page = 0
        if rule == "start" and not isinstance(value, str):
            code, page = START_PAGE, int32(value)
        else:
            code = RULE_WORDS[rule].code(value)
        if level is None:
            return self.apply(Command("set_rule_of_all_levels", rule=RULE_CODES[rule], value=code, page=page))
        return self.apply(Command("set_level_rule", level=int32(level), rule=RULE_CODES[rule], value=code, page=page))

    def set_viewport(self, levels: Distance = 1, pages: Distance = 1, beyond: int = 0) -> Result:
        """Sets how many levels and pages fit on the display, and how many extra ones count as displayed."""
        return self.apply(
            Command("set_rule", rule=RULE_CODES["viewport"], x=units(pages), y=units(levels), count=int32(beyond))
        )

    def set_gesture(self, turning: Distance = 0.5, throwing: Distance = 0.5, milliseconds: int = 300) -> Result:
        """Sets the distance and the velocity at which a release turns the page, and the duration of a settle."""
        return self.apply(
            Command(
                "set_rule", rule=RULE_CODES["gesture"], x=units(turning), y=units(throwing), count=int32(milliseconds)
            )
        )

    def lock(self, *directions: Direction) -> Result:
        """Refuses moves in the given directions."""
        return self.apply(Command("lock", direction=DIRECTIONS.bits(directions)))

    def unlock(self, *directions: Direction) -> Result:
        """Allows moves in the given directions again."""
        return self.apply(Command("unlock", direction=DIRECTIONS.bits(directions)))


class CommandValues(Commands[Command]):
    """Makes commands as values."""

    def apply(self, command: Command) -> Command:
        """Returns the command."""
        return instance(command, Command, "command")


command = CommandValues()
"""Creates commands as values: `command.move("right", 3)`."""
