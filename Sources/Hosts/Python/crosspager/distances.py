"""Distances in pages along a level, or in levels along the column.

A distance is a number of pages: an int, a float, a Fraction or a Decimal. A pager measures distances in whole units of
1/65536 of a page. Arguments are rounded to the nearest unit, and halves are rounded away from zero. Results are floats,
which represent every distance in a pager exactly. To calculate in units:

>>> PAGE
65536
>>> units(-0.25)
-16384
>>> pages(-16384)
-0.25
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Optional, Union

from ._arguments import exact, int32, shown
from ._library import library
from ._structures import NO_OFFSET

PAGE = 65536
"""The number of units in one page."""

Distance = Union[int, float, Fraction, Decimal]
"""A number of pages or levels, positive to the right and down."""

LONGEST = 2**62
"""The longest distance passed to the library, in units. A pager clamps distances to a much lower limit."""


def units(distance: Distance) -> int:
    """Returns the nearest whole number of units of 1/65536 of a page. Halves are rounded away from zero.

    Raises ValueError for NaN, and TypeError for anything but a number.
    """
    if not isinstance(distance, (Real, Decimal)) or not hasattr(distance, "as_integer_ratio"):
        raise TypeError(f"A distance must be a number, not {shown(distance)}.")
    if isinstance(distance, Decimal) and abs(distance.adjusted()) > 30:
        # The ratio can have a billion digits. A float gives the same result: 0 or the longest distance.
        distance = float(distance)
    try:
        numerator, denominator = distance.as_integer_ratio()
    except OverflowError:  # An infinite distance counts as the longest one.
        return LONGEST if distance > 0 else -LONGEST
    size = (2 * abs(numerator) * PAGE + denominator) // (2 * denominator)
    return min(size, LONGEST) if numerator >= 0 else -min(size, LONGEST)


def pages(units: int) -> float:
    """Returns the number of pages in a whole number of units. Raises ValueError unless the units fit in 64 bits."""
    return exact(units, 64) / PAGE


def known_pages(units: int) -> Optional[float]:
    """Returns the number of pages, or None for CP_NO_OFFSET."""
    return None if units == NO_OFFSET else pages(units)


def distance(points: int, per_page: int) -> float:
    """Converts points, pixels or characters to a distance. `per_page` is the size of a page in the same unit.

    >>> distance(-80, 320)
    -0.25

    `per_page` is clamped to at least 1. A number beyond ±(2³¹ − 1) raises ValueError.
    """
    return pages(library().cp_offset(int32(points), int32(per_page)))


def points(distance: Distance, per_page: int) -> int:
    """Converts a distance to the nearest number of points, pixels or characters. `per_page` is the size of a page in
    the same unit.

    >>> points(1.5, 320)
    480

    The result is clamped to ±(2³¹ − 1), and `per_page` to at least 1. A `per_page` beyond ±(2³¹ − 1) raises ValueError.
    """
    result: int = library().cp_points(units(distance), int32(per_page))
    return result
