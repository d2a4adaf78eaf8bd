"""Wheels and touchpads."""

from __future__ import annotations

import ctypes
from ctypes import byref

from ._arguments import exact, int32
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
        otherwise. Raises ValueError if the distance does not fit in 32 bits or the time does not fit in 64 bits."""
        step = ctypes.c_int32()
        check(library().cp_wheel_step(byref(self._wheel), int32(distance), exact(milliseconds, 64), byref(step)))
        return step.value
