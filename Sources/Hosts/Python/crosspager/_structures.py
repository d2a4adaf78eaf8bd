"""The structures, codes and numbers of the C header crosspager.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_int32, c_int64
from typing import Any, Dict, Generic, Optional, Tuple, Type, TypeVar, get_args

from ._arguments import elements, shown

VERSION = 0x010000
"""CP_VERSION: the version of the header that these structures come from."""

NONE = -(2**31)
"""CP_NONE: no index or number."""
NO_OFFSET = -(2**63)
"""CP_NO_OFFSET: no distance."""


def optional(number: int) -> Optional[int]:
    """Returns a number from a structure, or None for CP_NONE."""
    return None if number == NONE else number


class CPosition(Structure):
    _fields_ = [("level", c_int32), ("page", c_int32)]


class CLevelRules(Structure):
    _fields_ = [(name, c_int32) for name in ("start", "start_page", "entry", "edge", "follow", "snap")]


class CRules(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("ends", "empty", "bounce", "reading")),
        *((name, c_int32) for name in ("locked", "beyond", "settle_milliseconds", "reserved")),
        *((name, c_int64) for name in ("viewport_levels", "viewport_pages", "turning", "throwing")),
    ]


class CSpans(Structure):
    _fields_ = [
        ("origin", c_int64),
        ("length", c_int32),
        ("count", c_int32),
        ("starts", POINTER(c_int64)),
        ("ends", POINTER(c_int64)),
    ]


class CLevel(Structure):
    _fields_ = [("count", c_int32), ("page", c_int32), ("rest", c_int64), ("rules", CLevelRules)]


class CCommand(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("kind", "level", "page", "count", "direction", "rule", "value", "to")),
        ("x", c_int64),
        ("y", c_int64),
    ]


class COutcome(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("result", "reason", "edge", "direction")),
        ("from_", CPosition),
        ("to", CPosition),
        ("steps", c_int32),
        ("finished", c_int32),
        ("finished_from", CPosition),
        ("finished_to", CPosition),
        ("closed", CPosition),
    ]


class CState(Structure):
    _fields_ = [
        *((name, CPosition) for name in ("position", "target", "opened")),
        *((name, c_int32) for name in ("levels", "phase", "axis", "milliseconds", "elapsed", "reserved")),
        *((name, c_int64) for name in ("offset", "distance", "start", "end", "progress")),
    ]


class CRow(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("level", "first", "count", "step")),
        ("x", c_int64),
        ("y", c_int64),
    ]


class CDot(Structure):
    _fields_ = [("page", c_int32), ("reserved", c_int32), *((name, c_int64) for name in ("place", "size", "selection"))]


class CReplacement(Structure):
    _fields_ = [*((name, c_int32) for name in ("origin", "count", "page", "open_page", "adds_at_end")), ("spans", CSpans)]


class CPlace(Structure):
    _fields_ = [("present", c_int32), ("page", c_int32), ("rest", c_int64), ("rules", CLevelRules)]


class CStep(Structure):
    _fields_ = [("kind", c_int32), ("host", c_int32), ("position", CPosition)]


class CHost(Structure):
    _fields_ = [("number", c_int32), ("position", CPosition)]


class CWheel(Structure):
    _fields_ = [("words", c_int64 * 16)]


STRUCTURES: Tuple[Type[Structure], ...] = (
    CPosition, CLevelRules, CRules, CSpans, CLevel, CCommand, COutcome, CState, CRow, CReplacement, CPlace, CStep,
    CHost, CWheel, CDot,
)  # fmt: skip
"""The structures in the order of their codes for cp_size_of, which begin at 1."""


Word = TypeVar("Word", bound=str)


class Words(Generic[Word]):
    """The words of an enumeration, in the order of their codes."""

    def __init__(self, name: str, literal: Any, first: int = 0) -> None:
        self.name = name
        self.words: Tuple[Word, ...] = get_args(literal) or tuple(literal)
        self.first = first
        self.codes: Dict[str, int] = {word: first + index for index, word in enumerate(self.words)}

    def code(self, word: str) -> int:
        """Returns the code for a word. Raises ValueError for an unknown word."""
        code = self.codes.get(word) if isinstance(word, str) else None
        if code is None:
            raise ValueError(f"Unknown {self.name} {shown(word)}. Use one of: {', '.join(self.words)}")
        return code

    def word(self, code: int) -> Word:
        """Returns the word for a code from the library."""
        return self.words[code - self.first]

    def optional(self, code: int) -> Optional[Word]:
        """Returns the word for a code, or None for CP_NONE."""
        return None if code == NONE else self.word(code)

    def bits(self, words: Any) -> int:
        """Returns the bits for a set of words."""
        return sum({1 << self.code(word) for word in elements(words, "locked", "set")})

    def members(self, bits: int) -> Tuple[Word, ...]:
        """Returns the words for a set of bits, in the order of their codes."""
        return tuple(word for word in self.words if bits >> self.codes[word] & 1)
