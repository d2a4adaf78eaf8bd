"""CrossPager: a two-dimensional pager.

A pager is a column of levels, one of which is current. Each level is a row of pages and remembers its page. A front end
sends commands to the pager and draws the rows of its window.

>>> from crosspager import Pager
>>> pager = Pager(counts=[31, 5, 1])            # days, weeks, months
>>> print(pager.right(3))
moved: page 0 of level 0 → page 3 of level 0, 3 steps
>>> print(pager.down())
moved: page 3 of level 0 → page 0 of level 1, 1 step
>>> print(pager.left())
ignored: edge left
>>> pager.up().to
Position(level=0, page=3)

The package needs the CrossPager shared library. It looks for the library at the path in CROSSPAGER_LIBRARY, in its own
folder, in the folder that pkg-config reports, and in the system's library folders. The library is loaded on first use.
"""

from ._library import CrossPagerError, LibraryError
from .commands import Command, Commands, command
from .display import Axis, Cell, Dot, Phase, Row, State
from .distances import PAGE, Distance, distance, pages, points, units
from .hosts import Hosting, Hosts, Step, StepKind
from .levels import Level, Position, Replacement, Spans
from .outcomes import Arrival, Changed, Edge, Ignored, Moved, Outcome, Reason
from .pager import Pager, Saved, read_saved
from .rules import (
    Bounce,
    Direction,
    EdgeRule,
    Empty,
    Ends,
    Entry,
    Follow,
    LevelRules,
    Reading,
    Rules,
    Snap,
    Start,
)
from .wheel import WheelFilter

__version__ = "1.0.0"

__all__ = [
    "PAGE",
    "Arrival",
    "Axis",
    "Bounce",
    "Cell",
    "Changed",
    "Command",
    "Commands",
    "CrossPagerError",
    "Direction",
    "Distance",
    "Dot",
    "Edge",
    "EdgeRule",
    "Empty",
    "Ends",
    "Entry",
    "Follow",
    "Hosting",
    "Hosts",
    "Ignored",
    "Level",
    "LevelRules",
    "LibraryError",
    "Moved",
    "Outcome",
    "Pager",
    "Phase",
    "Position",
    "Reading",
    "Reason",
    "Replacement",
    "Row",
    "Rules",
    "Saved",
    "Snap",
    "Spans",
    "Start",
    "State",
    "Step",
    "StepKind",
    "WheelFilter",
    "command",
    "distance",
    "pages",
    "points",
    "read_saved",
    "units",
]
