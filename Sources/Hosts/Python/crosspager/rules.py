"""Rules for levels and for the pager.

Most values are words, such as "wrap". The first word of each type is the default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, FrozenSet, Literal, Union

from ._arguments import instance, int32
from ._structures import CLevelRules, CRules, Words
from .distances import Distance, pages, units

Direction = Literal["left", "right", "up", "down"]
"""A direction on the display."""

Start = Union[Literal["first", "last"], int]
"""The start page of a level, to which `forget` returns the level. A number is a page index, clamped to the existing
pages."""
Entry = Literal["remember", "start", "first", "last", "align"]
"""The page that a level shows after it is entered."""
EdgeRule = Literal["stop", "wrap", "continue"]
"""What left and right do at an edge of the level: stop, wrap around, or continue in the next level."""
Follow = Literal["off", "on"]
"""Whether a level on its last page goes to the new last page when pages are added at the end."""
Snap = Literal["page", "free"]
"""Where the level can come to rest: only on a page, or anywhere."""

Ends = Literal["stop", "wrap"]
"""What up and down do at the first and last levels."""
Empty = Literal["enter", "skip"]
"""Whether vertical moves stop at empty levels."""
Bounce = Literal["on", "off"]
"""Whether a drag past an edge or in a locked direction meets rubber-band resistance or is refused."""
Reading = Literal["ltr", "rtl"]
"""The reading direction: page 0 is leftmost or rightmost."""

DIRECTIONS: Words[Direction] = Words("direction", Direction)
STARTS: Words[Literal["first", "last"]] = Words("start", Literal["first", "last"])
START_PAGE = 2
"""CP_START_PAGE, the code for a start page with an index."""
ENTRIES: Words[Entry] = Words("value of entry", Entry)
EDGE_RULES: Words[EdgeRule] = Words("value of edge", EdgeRule)
FOLLOWS: Words[Follow] = Words("value of follow", Follow)
SNAPS: Words[Snap] = Words("value of snap", Snap)
ENDS: Words[Ends] = Words("value of ends", Ends)
EMPTIES: Words[Empty] = Words("value of empty", Empty)
BOUNCES: Words[Bounce] = Words("value of bounce", Bounce)
READINGS: Words[Reading] = Words("value of reading", Reading)

RULES_OF_LEVELS: Dict[str, Words[Any]] = {
    "start": STARTS,
    "entry": ENTRIES,
    "edge": EDGE_RULES,
    "follow": FOLLOWS,
    "snap": SNAPS,
}
"""The values of each level rule. The rules are in the order of their codes, which begin at CP_RULE_START."""

RULES_OF_PAGERS: Dict[str, Words[Any]] = {
    "ends": ENDS,
    "empty": EMPTIES,
    "bounce": BOUNCES,
    "reading": READINGS,
}
"""The values of each pager rule whose values are words."""


@dataclass(frozen=True)
class LevelRules:
    """The rules of one level.

    >>> LevelRules(entry="align")
    LevelRules(start='first', entry='align', edge='stop', follow='off', snap='page')
    """

    start: Start = "first"
    entry: Entry = "remember"
    edge: EdgeRule = "stop"
    follow: Follow = "off"
    snap: Snap = "page"


@dataclass(frozen=True)
class Rules:
    """The rules of the pager as a whole. Out-of-range values are clamped."""

    ends: Ends = "stop"
    empty: Empty = "enter"
    bounce: Bounce = "on"
    reading: Reading = "ltr"
    locked: FrozenSet[Direction] = frozenset()
    """The locked directions."""
    viewport_levels: Distance = 1.0
    """The number of levels that fit on the display, 1 through 1000."""
    viewport_pages: Distance = 1.0
    """The number of pages that fit on the display, 1 through 1000."""
    beyond: int = 0
    """The number of extra levels and pages on each side that count as displayed, 0 through 100."""
    turning: Distance = 0.5
    """The minimum distance at which a slow release turns the page, up to 1."""
    throwing: Distance = 0.5
    """The minimum velocity of a throw in pages per second, up to 1000."""
    milliseconds: int = 300
    """The duration of a settle in milliseconds, 1 through 1000."""


def level_rules_to_c(rules: LevelRules) -> CLevelRules:
    instance(rules, LevelRules, "A level's rules")
    words = {name: words.code(getattr(rules, name)) for name, words in RULES_OF_LEVELS.items() if name != "start"}
    if isinstance(rules.start, str):
        return CLevelRules(start=STARTS.code(rules.start), **words)
    return CLevelRules(start=START_PAGE, start_page=int32(rules.start), **words)


def level_rules_from_c(rules: CLevelRules) -> LevelRules:
    return LevelRules(
        start=rules.start_page if rules.start == START_PAGE else STARTS.word(rules.start),
        entry=ENTRIES.word(rules.entry),
        edge=EDGE_RULES.word(rules.edge),
        follow=FOLLOWS.word(rules.follow),
        snap=SNAPS.word(rules.snap),
    )


def rules_to_c(rules: Rules) -> CRules:
    instance(rules, Rules, "rules")
    return CRules(
        **{name: words.code(getattr(rules, name)) for name, words in RULES_OF_PAGERS.items()},
        locked=DIRECTIONS.bits(rules.locked),
        beyond=int32(rules.beyond),
        settle_milliseconds=int32(rules.milliseconds),
        viewport_levels=units(rules.viewport_levels),
        viewport_pages=units(rules.viewport_pages),
        turning=units(rules.turning),
        throwing=units(rules.throwing),
    )


def rules_from_c(rules: CRules) -> Rules:
    return Rules(
        ends=ENDS.word(rules.ends),
        empty=EMPTIES.word(rules.empty),
        bounce=BOUNCES.word(rules.bounce),
        reading=READINGS.word(rules.reading),
        locked=frozenset(DIRECTIONS.members(rules.locked)),
        viewport_levels=pages(rules.viewport_levels),
        viewport_pages=pages(rules.viewport_pages),
        beyond=rules.beyond,
        turning=pages(rules.turning),
        throwing=pages(rules.throwing),
        milliseconds=rules.settle_milliseconds,
    )
