"""Hosts: the reusable views that show the pages of a pager."""

from __future__ import annotations

import ctypes
import mmap
from ctypes import PYFUNCTYPE, POINTER, byref
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Literal, Optional

from ._arguments import counted, instance, int32, shown
from ._library import STATUSES, CrossPagerError, check, library
from ._structures import CHost, CPosition, CStep, Words, optional
from .commands import Command, command_to_c
from .levels import Position, index, known_position, position_from_c
from .pager import Pager

Hosting = Literal["recycled", "preallocated", "cell"]
"""How hosts are created and reused:

- recycled: Unused hosts stay in the container for reuse.
- preallocated: The first pages have their own hosts from the start.
- cell: Like the cells of a collection view, hosts enter and leave the container with their pages and are reused.
"""

HOSTINGS: Words[Hosting] = Words("value of hosting", Hosting)

StepKind = Literal[
    "didEndDisplaying",
    "willDisplay",
    "create",
    "reuse",
    "addChild",
    "didMoveToParent",
    "configure",
    "addView",
    "removeView",
    "willMoveFromParent",
    "removeFromParent",
    "drop",
]
"""The kind of a step. "didEndDisplaying" and "willDisplay" concern a page. The others are steps for a host, named after
UIKit's view controller containment methods."""

STEP_KINDS: Words[StepKind] = Words("step", StepKind, first=1)

Origin = Callable[[Position], Optional[Position]]
"""Returns the position of a page at the last update; None for a new page."""

ORIGIN = PYFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, POINTER(CPosition))
VISIT = PYFUNCTYPE(None, ctypes.c_void_p, POINTER(CStep))


@dataclass(frozen=True)
class Step:
    """A step to perform when the display changes."""

    kind: StepKind
    host: Optional[int]
    """The number of the host; None for "didEndDisplaying" and "willDisplay"."""
    position: Optional[Position]
    """The page to which the step applies; None if there is no page."""

    def __str__(self) -> str:
        host = [] if self.host is None else [f"host {self.host}"]
        position = [] if self.position is None else [str(self.position)]
        return " ".join([self.kind, *host, *position])


def step_from_c(step: CStep) -> Step:
    return Step(STEP_KINDS.word(step.kind), optional(step.host), position_from_c(step.position))


def origin_to_c(position: Optional[Position]) -> Optional[CPosition]:
    if position is None:
        return None
    instance(position, Position, "The result of origin")
    return CPosition(index(position.level), index(position.page))


class Hosts:
    """The hosts of the displayed pages, identified by number. A host is a view or widget that shows one page.

    Store your views by number, and perform the steps that `update` returns:

        hosts, views = Hosts(), {}
        for step in hosts.update(pager):
            if step.kind == "create":
                views[step.host] = View()
            elif step.kind == "configure":
                views[step.host].show(step.position)

    Args:
        hosting: How hosts are created and reused.
        preallocated: Under "preallocated", the number of pages that have their own hosts, counted from the first.
        displayed: The maximum number of pages displayed at once, before or after a change.
        levels: The maximum number of levels under "preallocated".

    Raises ValueError if a number is negative or does not fit in 32 bits, and CrossPagerError if there is not enough
    memory.
    """

    def __init__(
        self,
        *,
        hosting: Hosting = "recycled",
        preallocated: int = 100_000,
        displayed: int = 10_000,
        levels: int = 1_000,
    ) -> None:
        code = HOSTINGS.code(hosting)
        self._limits = {
            "displayed": counted(displayed), "preallocated": counted(preallocated), "levels": counted(levels),
        }  # fmt: skip
        size = library().cp_hosts_size(*self._limits.values())
        # Mapped memory takes no space until it is used.
        try:
            self._memory = mmap.mmap(-1, size)
        except (OSError, OverflowError):
            raise CrossPagerError(STATUSES["noMemory"]) from None
        self._hosts = ctypes.c_void_p()
        address = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        check(library().cp_hosts_make(address, size, code, self._limits["preallocated"], byref(self._hosts)))
        self._hosting: Hosting = HOSTINGS.words[code]

    @property
    def hosting(self) -> Hosting:
        """How hosts are created and reused. If it changes, the next update replaces all hosts."""
        return self._hosting

    @hosting.setter
    def hosting(self, hosting: Hosting) -> None:
        code = HOSTINGS.code(hosting)
        check(library().cp_hosts_set_hosting(self._hosts, code))
        self._hosting = HOSTINGS.words[code]

    def update(self, pager: Pager, edit: Optional[Command] = None, *, origin: Optional[Origin] = None) -> List[Step]:
        """Updates the hosts to match what the pager displays, and returns the steps to perform, in order.

        Args:
            edit: The command that edited the pager since the last update. Pages that stay on the display then keep
                their hosts. Update after every edit that was not ignored.
            origin: Instead of `edit`, a function that returns the position of a page at the last update, for example
                after several edits or Pager.replace_levels. The function must not change the pager. If it raises an
                exception, the hosts stay as they are, and `update` raises the same exception.
        """
        instance(pager, Pager, "pager")
        if origin is not None:
            if not callable(origin):
                raise TypeError(f"origin must be a function, not {shown(origin)}.")
            if edit is not None:
                raise TypeError("Give an edit or an origin, not both.")
            return self._visit(pager, origin)
        given = None if edit is None else byref(command_to_c(edit))
        count = ctypes.c_int32(64)
        while True:
            steps = (CStep * count.value)()
            status = library().cp_hosts_update(self._hosts, pager._pager, given, steps, len(steps), byref(count))
            if status != STATUSES["tooSmall"]:
                check(status)
                return [step_from_c(step) for step in steps[: count.value]]

    def _visit(self, pager: Pager, origin: Origin) -> List[Step]:
        steps: List[Step] = []
        errors: List[BaseException] = []
        origins: Dict[Position, Optional[CPosition]] = {}

        def replace(context: Any, position: Any) -> int:
            page = known_position(position[0])
            try:
                if page not in origins and not errors:
                    origins[page] = origin_to_c(origin(page))
            except BaseException as error:  # An exception cannot propagate through the library.
                errors.append(error)
            found = origins.get(page)
            if found is None:
                return 0
            position[0] = found
            return 1

        def visit(context: Any, step: Any) -> None:
            steps.append(step_from_c(step[0]))

        # Try the update with other hosts first. If `origin` raises an exception, these hosts stay unchanged.
        trial = Hosts(hosting=self._hosting, **self._limits)
        trial.update(pager)
        for hosts in (trial, self):
            steps.clear()
            check(library().cp_hosts_visit(hosts._hosts, pager._pager, ORIGIN(replace), VISIT(visit), None))
            if errors:
                raise errors[0]
        return steps

    @property
    def assignments(self) -> Dict[int, Optional[Position]]:
        """The page that each host shows, by host number; None for an unused host."""
        count, created = ctypes.c_int32(64), ctypes.c_int64()
        while True:
            hosts = (CHost * count.value)()
            status = library().cp_get_hosts(self._hosts, hosts, len(hosts), byref(count), byref(created))
            if status != STATUSES["tooSmall"]:
                check(status)
                return {host.number: position_from_c(host.position) for host in hosts[: count.value]}

    @property
    def created(self) -> int:
        """The number of hosts ever created."""
        count, created = ctypes.c_int32(), ctypes.c_int64()
        status = library().cp_get_hosts(self._hosts, None, 0, byref(count), byref(created))
        if status != STATUSES["tooSmall"]:
            check(status)
        return created.value

    def host(self, level: int, page: int) -> Optional[int]:
        """Returns the number of the host that shows a page, or None if the page is not displayed."""
        number = ctypes.c_int32()
        check(library().cp_get_host(self._hosts, int32(level), int32(page), byref(number)))
        return optional(number.value)

    def __repr__(self) -> str:
        assignments = self.assignments
        used = sum(position is not None for position in assignments.values())
        return f"<Hosts: {used} of {len(assignments)} in use>"
