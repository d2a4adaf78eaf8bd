"""The pager."""

from __future__ import annotations

import ctypes
from ctypes import byref
from typing import Any, Dict, FrozenSet, List, NamedTuple, Optional, Sequence, Tuple, Union

from ._arguments import elements, int32
from ._library import STATUSES, check, library
from ._structures import (
    CCommand,
    CDot,
    CLevel,
    CLevelRules,
    COutcome,
    CPlace,
    CReplacement,
    CRow,
    CRules,
    CSpans,
    CState,
    optional,
)
from .commands import KINDS, Command, Commands, command_to_c
from .display import Cell, Dot, Row, State, dot_from_c, row_from_c, state_from_c
from .levels import (
    Level,
    Position,
    Replacement,
    Spans,
    index,
    level_from_c,
    level_to_c,
    place_to_c,
    replacement_to_c,
    spans_to_c,
)
from .outcomes import Outcome, outcome_from_c
from .rules import (
    DIRECTIONS,
    Direction,
    LevelRules,
    Rules,
    level_rules_from_c,
    level_rules_to_c,
    rules_from_c,
    rules_to_c,
)

Bytes = Union[bytes, bytearray, memoryview]
"""Saved bytes."""


class Saved(NamedTuple):
    """The places and rules in saved bytes."""

    levels: Tuple[Level, ...]
    current: Optional[int]
    rules: Rules
    new_level_rules: LevelRules


class Pager(Commands[Outcome]):
    """A two-dimensional pager: a column of levels, one of which is current. Each level remembers its page.

    >>> pager = Pager(counts=[31, 5, 1])        # days, weeks, months
    >>> pager.right(3)
    Moved(from_=Position(level=0, page=0), to=Position(level=0, page=3), steps=3, stopped=None, finished=None)
    >>> pager.left(9).stopped
    'left'
    >>> pager
    <Pager: page 0 of level 0, settled, counts 31, 5, 1>

    Each command returns an Outcome. An outcome is false if the pager ignored the command. Only programming errors
    raise exceptions: TypeError, ValueError, or CrossPagerError, which is a ValueError. A call that raises an exception
    changes nothing. If a method of an argument raises an exception, the call raises the same exception.

    Different threads may use different pagers at the same time. Only one thread at a time may use a given pager.

    To support undo, keep copies: `pager.copy()` returns an independent copy.
    """

    def __init__(
        self,
        counts: Optional[Sequence[int]] = None,
        *,
        levels: Optional[Sequence[Level]] = None,
        rules: Optional[Rules] = None,
        new_level_rules: Optional[LevelRules] = None,
        current: int = 0,
    ) -> None:
        """Makes a pager.

        Args:
            counts: The number of pages in each level, top to bottom.
            levels: The levels with their pages, rules and spans, instead of `counts`.
            rules: The rules of the pager.
            new_level_rules: The rules for levels inserted later and for the levels in `counts`.
            current: The index of the current level, clamped to the existing levels.
        """
        if levels is None:
            if counts is None:
                raise TypeError("A Pager needs counts or levels.")
            level_rules = LevelRules() if new_level_rules is None else new_level_rules
            levels = [Level(count, rules=level_rules) for count in elements(counts, "counts")]
        elif counts is not None:
            raise TypeError("A Pager needs counts or levels, not both.")
        levels = elements(levels, "levels")
        arguments = (
            (CLevel * len(levels))(*map(level_to_c, levels)),
            (CSpans * len(levels))(*(spans_to_c(level.spans) for level in levels)),
            len(levels),
            index(current),
            None if rules is None else byref(rules_to_c(rules)),
            None if new_level_rules is None else byref(level_rules_to_c(new_level_rules)),
        )
        self._spans: List[Spans] = [level.spans for level in levels]
        self._size: int = library().cp_pager_size(
            max(8, 2 * len(levels)), 2 * sum(spans.count for spans in self._spans)
        )
        self._make(library().cp_pager_make_levels, arguments)

    # Memory

    def _make(self, function: Any, arguments: Tuple[Any, ...], source: Tuple[Any, ...] = ()) -> None:
        """Makes the pager in a block of memory, or in a larger one if it does not fit."""
        while True:
            memory = ctypes.create_string_buffer(self._size)
            pager = ctypes.c_void_p()
            status = function(*source, memory, self._size, *arguments, byref(pager))
            if status != STATUSES["noMemory"] or self._size >= 2**40:
                check(status)
                self._memory, self._pager = memory, pager
                return
            self._size *= 2

    def _call(self, function: Any, *arguments: Any) -> None:
        """Calls a function on this pager. If memory runs out, moves the pager to a larger block and calls again."""
        while True:
            status = function(self._pager, *arguments)
            if status != STATUSES["noMemory"] or self._size >= 2**40:
                check(status)
                return
            self._size *= 2
            self._make(library().cp_pager_copy, (), (self._pager,))

    def copy(self) -> Pager:
        """Returns an independent copy, including the gesture and the open page."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._spans = list(self._spans)
        other._make(library().cp_pager_copy, (), (self._pager,))
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Dict[int, Any]) -> Pager:
        return self.copy()

    # Commands

    def apply(self, command: Command) -> Outcome:
        """Performs or ignores a command. Each command's own method calls this one."""
        result = COutcome()
        given = command_to_c(command)
        self._call(library().cp_apply, byref(given), byref(result))
        outcome = outcome_from_c(result)
        if outcome:
            self._move_spans(given)
        return outcome

    def preview(self, command: Command) -> Outcome:
        """Returns the outcome that a command would have, without changing the pager.

        pager.preview(command.move("right", 3))
        """
        result = COutcome()
        self._call(library().cp_preview, byref(command_to_c(command)), byref(result))
        return outcome_from_c(result)

    def _move_spans(self, command: CCommand) -> None:
        """Keeps each level's spans with the level."""
        kind = KINDS.word(command.kind)
        if kind == "insert_level":
            level = optional(command.level)
            self._spans.insert(len(self._spans) if level is None else level, Spans())
        elif kind == "remove_level":
            del self._spans[command.level]
        elif kind == "move_level":
            self._spans.insert(command.to, self._spans.pop(command.level))

    def replace_levels(self, levels: Sequence[Replacement]) -> Outcome:
        """Replaces all levels at once, for example after reloading data.

        Existing levels keep their pages, rules and rest offsets, and the current level stays current.
        """
        levels = elements(levels, "levels")
        result = COutcome()
        array = (CReplacement * len(levels))(*map(replacement_to_c, levels))
        self._call(library().cp_replace_levels, array, len(levels), byref(result))
        outcome = outcome_from_c(result)
        if outcome:
            self._spans = [level.spans for level in levels]
        return outcome

    def restore_places(
        self,
        places: Sequence[Optional[Level]],
        *,
        current: Optional[int] = None,
        rules: Optional[Rules] = None,
        new_level_rules: Optional[LevelRules] = None,
    ) -> Outcome:
        """Restores the pages, rest offsets and rules of the first levels. The counts and spans in `places` are ignored.

        Args:
            places: For each level, a Level with the place to restore, or None to leave the level unchanged.
            current: The new current level; None to keep the current level.
            rules: The new rules of the pager; None to keep the current rules.
            new_level_rules: The new rules for levels inserted later; None to keep the current rules.
        """
        places = elements(places, "places")
        array = (CPlace * len(places))(*map(place_to_c, places))
        result = COutcome()
        self._call(
            library().cp_restore_places,
            array,
            len(places),
            index(current),
            None if rules is None else byref(rules_to_c(rules)),
            None if new_level_rules is None else byref(level_rules_to_c(new_level_rules)),
            byref(result),
        )
        return outcome_from_c(result)

    # Queries

    @property
    def state(self) -> State:
        """The state of the pager: its position, gesture and open page."""
        return state_from_c(self._state())

    def _state(self) -> CState:
        state = CState()
        self._call(library().cp_get_state, byref(state))
        return state

    @property
    def progress(self) -> Optional[float]:
        """The place that the content shows, in pages from the beginning of the current level. See State.progress."""
        return self.state.progress

    @property
    def position(self) -> Optional[Position]:
        """The current level and page; None if there are no levels. During a gesture, this is the position before the
        gesture."""
        return self.state.position

    @property
    def level(self) -> Optional[int]:
        """The index of the current level."""
        position = self.position
        return None if position is None else position.level

    @property
    def page(self) -> Optional[int]:
        """The index of the current page."""
        position = self.position
        return None if position is None else position.page

    @property
    def levels(self) -> Tuple[Level, ...]:
        """The levels, top to bottom."""
        count: int = self._state().levels
        result = CLevel()
        levels = []
        for number in range(count):
            self._call(library().cp_get_level, number, byref(result))
            levels.append(level_from_c(result, self._spans[number]))
        return tuple(levels)

    @property
    def rules(self) -> Rules:
        """The rules of the pager."""
        rules = CRules()
        self._call(library().cp_get_rules, byref(rules), None)
        return rules_from_c(rules)

    @property
    def new_level_rules(self) -> LevelRules:
        """The rules for levels inserted later."""
        rules = CLevelRules()
        self._call(library().cp_get_rules, None, byref(rules))
        return level_rules_from_c(rules)

    @property
    def routes(self) -> FrozenSet[Direction]:
        """The directions in which a move is possible."""
        directions = ctypes.c_int32()
        self._call(library().cp_get_routes, byref(directions))
        return frozenset(DIRECTIONS.members(directions.value))

    def window(self) -> List[Row]:
        """Returns the rows of displayed pages, ordered by level, then by page.

        for row in pager.window():
            for cell in row.cells():
                draw(cell.position, cell.x, cell.y)
        """
        count = ctypes.c_int32(4)
        while True:
            rows = (CRow * count.value)()
            status = library().cp_get_window(self._pager, rows, len(rows), byref(count))
            if status != STATUSES["tooSmall"]:
                check(status)
                return [row_from_c(row) for row in rows[: count.value]]

    def cells(self) -> List[Cell]:
        """Returns the displayed pages and their coordinates, ordered by level, then by page."""
        return [cell for row in self.window() for cell in row.cells()]

    def indicator(self, dots: int) -> List[Dot]:
        """Returns a row of dots that shows the current page and scrolls if there are more pages than dots. The row is
        empty if there is no current page.

        `dots` is the number of dots in the row, clamped to 1 through the number of pages. While the row scrolls, it has
        one more dot.

        for dot in pager.indicator(5):
            draw(dot.place, dot.size, dot.selection)
        """
        count = ctypes.c_int32(0)
        status = library().cp_get_indicator(self._pager, int32(dots), None, 0, byref(count))
        if status != STATUSES["tooSmall"]:
            check(status)
        row = (CDot * count.value)()
        check(library().cp_get_indicator(self._pager, int32(dots), row, len(row), byref(count)))
        return [dot_from_c(dot) for dot in row]

    # Saving

    def save(self) -> bytes:
        """Returns the places and rules as bytes, without the gesture, the open page and the spans. The bytes are the
        same on all platforms."""
        length = ctypes.c_size_t(256)
        while True:
            capacity = length.value
            memory = ctypes.create_string_buffer(capacity)
            status = library().cp_save(self._pager, memory, capacity, byref(length))
            if status != STATUSES["tooSmall"]:
                check(status)
                return memory.raw[: length.value]

    def restore(self, saved: Bytes, *, keep_rules: bool = False) -> Outcome:
        """Restores saved places and rules, or only the places if `keep_rules` is true.

        If the number of levels or a level's page count differs, the outcome is Ignored with the reason "doesNotFit".
        To restore what still fits, use `read_saved` and `restore_places`.

        Raises CrossPagerError if the bytes are not a saved pager.
        """
        saved = memoryview(saved).tobytes()
        result = COutcome()
        self._call(library().cp_restore, saved, len(saved), int32(keep_rules), byref(result))
        return outcome_from_c(result)

    @staticmethod
    def from_saved(saved: Bytes, spans: Sequence[Spans] = ()) -> Pager:
        """Makes a pager from saved bytes. `spans` are the spans of the first levels.

        Raises CrossPagerError if the bytes are not a saved pager.
        """
        levels, current, rules, new_level_rules = read_saved(saved)
        spans = elements(spans, "spans")
        given = [*spans[: len(levels)], *[Spans()] * (len(levels) - len(spans))]
        return Pager(
            levels=[Level(level.count, level.page, level.rules, s, level.rest) for level, s in zip(levels, given)],
            rules=rules,
            new_level_rules=new_level_rules,
            current=current or 0,
        )

    def __getstate__(self) -> Dict[str, Any]:
        """Returns the content of a pickle: the places, rules and spans, but not the gesture or the open page."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_memory", "_pager", "_size")}
        return {**kept, "_saved": self.save()}

    def __setstate__(self, state: Dict[str, Any]) -> None:
        state = dict(state)
        other = Pager.from_saved(state.pop("_saved"), state["_spans"])
        vars(self).update({**vars(other), **state})

    # Comparison and text

    def __eq__(self, other: object) -> bool:
        """Returns whether both pagers have the same levels, rules, position, gesture and open page."""
        if not isinstance(other, Pager):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = None  # type: ignore[assignment]

    def _contents(self) -> Tuple[Any, ...]:
        return self.state, self.levels, self.rules, self.new_level_rules

    def __repr__(self) -> str:
        state = self.state
        words = ["no levels" if state.position is None else str(state.position)]
        words.append(state.phase)
        if state.phase != "settled":
            words[-1] += f" {state.axis} {state.offset:g}"
        if state.phase != "settled" and state.target is not None:
            words[-1] += f" toward {state.target}"
        if state.opened is not None:
            words.append(f"{state.opened} is open")
        counts = [str(level.count) for level in self.levels]
        if counts:
            words.append(f"counts {', '.join(counts)}")
        return f"<Pager: {', '.join(words)}>"


def read_saved(saved: Bytes) -> Saved:
    """Reads saved bytes without a pager.

    Raises CrossPagerError if the bytes are not a saved pager.
    """
    saved = memoryview(saved).tobytes()
    count, current = ctypes.c_int32(), ctypes.c_int32()
    rules, new_level_rules = CRules(), CLevelRules()
    while True:
        levels = (CLevel * count.value)()
        status = library().cp_read_saved(
            saved, len(saved), levels, len(levels), byref(count), byref(current), byref(rules), byref(new_level_rules)
        )
        if status != STATUSES["tooSmall"]:
            check(status)
            return Saved(
                tuple(level_from_c(level, Spans()) for level in levels),
                optional(current.value),
                rules_from_c(rules),
                level_rules_from_c(new_level_rules),
            )
