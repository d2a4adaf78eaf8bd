"""Wheels and touchpads."""

from __future__ import annotations

import ctypes
from ctypes import byref

from ._arguments import int32, int64
from ._library import check, library
from ._structures import CWheel


class WheelFilter:
    """Turns the events from a wheel or touchpad into steps, at most one per burst of events.

    Use one filter for each axis.

    >>> wheel = WheelFilter()
    >>> wheel.step(12, milliseconds=1000)
    1
    >>> wheel.step(30, milliseconds=1016)       # the same burst
    0
    """

    def __init__(self) -> None:
        self._wheel = CWheel()
        check(library().cp_wheel_make(byref(self._wheel)))

    def step(self, distance: int, milliseconds: int) -> int:
        """Handles an event with a distance in any unit. Returns 1 or -1 if the event begins a burst, and 0
        otherwise."""
        step = ctypes.c_int32()
        check(library().cp_wheel_step(byref(self._wheel), int32(distance), int64(milliseconds), byref(step)))
        return step.value
