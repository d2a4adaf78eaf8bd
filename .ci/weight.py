"""Counts the lines of Swift in each room, and compares them with the limit of the room. Prints the share of comments.

Usage: weight.py. Exits with status 1 if a room has more lines than its limit.

When a room gets smaller, lower its limit. Raising a limit needs a reason in Docs/Decisions.md.
"""

import sys
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "Sources"

# The targets of each room, and the maximum number of lines.
ROOMS = {
    "pager": (["CrossPager", "PageHosts"], 4_100),
    "reader": (["CrossPagerSeries"], 11_820),
    "program": (
        ["CrossPagerConsole", "SeriesExplorer", "CrossPagerProgram", "LineEditing", "TextCharts", "SVGCharts",
         "TerminalText", "MessageWords"],
        21_900,
    ),
}


def lines(targets):
    files = [file for target in targets for file in sorted((SOURCES / target).rglob("*.swift"))]
    return [line.strip() for file in files for line in file.read_text(encoding="utf-8").splitlines()]


heavy = []
for room, (targets, limit) in ROOMS.items():
    text = lines(targets)
    comments = sum(line.startswith("//") for line in text)
    print(f"{room}: {len(text)} of at most {limit} lines, {100 * comments / len(text):.1f} % comments")
    if len(text) > limit:
        heavy.append(room)
if heavy:
    sys.exit(f"Too many lines: {', '.join(heavy)}. Make the room smaller, or raise its limit with a decision.")
