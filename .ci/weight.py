"""Counts the lines of code in each room, compares the number with the room's limit, and prints the share of comments.

Usage: weight.py. Exits with status 1 if a room has more lines than its limit, or if JavaScript has a line of more than
120 columns.

When a room gets smaller, lower its limit. Raising a limit needs a reason in Docs/Decisions.md.
"""

import sys
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "Sources"

# The folders of each room with the pattern of their files, and the maximum number of lines.
ROOMS = {
    "pager": (["Pager/CrossPager", "Pager/PageHosts"], "*.swift", 3_840),
    "reader": (["Series/CrossPagerSeries"], "*.swift", 11_250),
    "program": (
        [*(f"Program/{name}" for name in ["CrossPagerConsole", "CrossPagerProgram", "LineEditing", "SVGCharts",
                                         "SeriesExplorer", "TerminalText", "TextCharts"]), "Series/MessageWords"],
        "*.swift", 21_180,
    ),
    "web page with charts": (["Hosts/Web/page"], "*.js", 2_250),
    "web page to touch": (["Hosts/Web/touch"], "*.js", 690),
    "session of the web page with charts": (["Hosts/Web/page"], "session.js", 230),
}


def files(folders, pattern):
    return [file for folder in folders for file in sorted((SOURCES / folder).rglob(pattern))]


def lines(file):
    return [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]


problems = []
for room, (folders, pattern, limit) in ROOMS.items():
    text = [line for file in files(folders, pattern) for line in lines(file)]
    comments = sum(line.startswith(("//", "/*", "*")) for line in text)
    print(f"{room}: {len(text)} of at most {limit} lines, {100 * comments / len(text):.1f} % comments")
    if len(text) > limit:
        problems.append(f"Too many lines: {room}. Make the room smaller, or raise its limit with a decision.")
for file in files(["Hosts/Web"], "*.js"):
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if len(line) > 120:
            problems.append(f"{file.relative_to(SOURCES)}:{number}: {len(line)} columns")
if problems:
    sys.exit("\n".join(problems))
