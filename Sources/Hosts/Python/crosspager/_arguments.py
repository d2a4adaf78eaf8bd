"""Checks arguments, and writes error messages."""

from __future__ import annotations

import operator
import reprlib
from typing import Any, List, Type, TypeVar

LARGEST = 2**31 - 1
"""The largest index or count."""

Kind = TypeVar("Kind")


def instance(value: Any, kind: Type[Kind], name: str) -> Kind:
    """Returns the value. Raises TypeError unless it is of the given type."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, not {shown(value)}.")
    return value


def elements(values: Any, name: str, kind: str = "sequence") -> List[Any]:
    """Returns the elements of a collection.

    Raises TypeError for a string or for a value that is not a collection, and ValueError for a collection that is too
    long.
    """
    try:
        iterator = None if isinstance(values, str) else iter(values)
    except TypeError:
        iterator = None
    if iterator is None:
        raise TypeError(f"{name} must be a {kind}, not {shown(values)}.")
    try:
        length = operator.length_hint(values)
    except OverflowError:
        length = LARGEST + 1
    if length > LARGEST:
        raise ValueError(f"{name} is too long. It can have at most {LARGEST} elements.")
    # Unlike list(), a comprehension does not reserve memory for the length that the collection reports.
    return [element for element in iterator]


def int32(number: int) -> int:
    """Returns a number for the library. Raises ValueError unless it fits in a field. CP_NONE does not fit, either."""
    number = operator.index(number)
    if not -LARGEST <= number <= LARGEST:
        raise ValueError(f"{shown(number)} is out of range. Use a number from {-LARGEST} to {LARGEST}.")
    return number


def counted(number: int) -> int:
    """Returns a count, such as a number of pages. Raises ValueError if it is negative or does not fit in a field."""
    number = operator.index(number)
    if not 0 <= number <= LARGEST:
        raise ValueError(f"A count of {shown(number)} is out of range. Counts are 0 to {LARGEST}.")
    return number


def exact(number: int, bits: int) -> int:
    """Returns the number. Raises ValueError unless it fits in the given number of bits."""
    number = operator.index(number)
    if number.bit_length() >= bits and number != -(2 ** (bits - 1)):
        raise ValueError(f"{shown(number)} does not fit in {bits} bits.")
    return number


def shown(value: Any) -> str:
    """Returns a value as text for an error message."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write an int with thousands of digits.
        return f"a long {type(value).__name__}"
