"""Checks that dependencies between rooms, and between the folders of each target, run in one direction only.

A room, such as `Sources/Calendar`, may import only targets of its own and of rooms listed before it. The compiler
checks the order of targets. A folder of a target may use only the types of folders listed before it. '.' stands for the
files at the top level of the target. A folder uses a type if the type's name appears in its files outside comments and
string literals. Type names declared in multiple folders are ignored.
"""

import collections
import pathlib
import re
import sys

# The sources in Hosts are not targets. They are compiled as single modules, together with the files that they list.
ROOMS = ["Pager", "Calendar", "Series", "Program"]

ORDER = {
    "CrossPager": [".", "Fronts"],
    "CrossPagerConsole": ["Wording", "JSON", "State", "Language", "Reports", "Session", "Scenes", "Help", "Commands", "Prompt"],
    "CrossPagerProgram": ["System", "Files", "Arguments", "Opening", "Conversation", "."],
    "CrossPagerSeries": ["Bytes", "Cells", "Bars", "Layout", "Reading", "Packing"],
    "Web": ["series"],
    "LineEditing": ["Keys", "Line", "Screen"],
    "PageTemplate": ["Bundler", "Plugin", "Template"],
    "SeriesExplorer": ["Data", "State", "Pages", "Finding", "Session", "Commands", "Exporting"],
}

LITERAL = re.compile(r'"""(.*?)"""|"((?:\\.|[^"\\\n])*)"', re.S)
# A nested type alias is another name for a type, so it does not count.
DECLARATION = re.compile(r"(?:\b(?:struct|class|enum|protocol|actor)|^(?:\w+ )?typealias)\s+([A-Z]\w+)", re.M)


def code(file):
    """Returns the text of a file without comments and string literals, but with interpolations."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.S)
    return LITERAL.sub(lambda match: " ".join(re.findall(r"\\\((.*?)\)", match[0], re.S)), text)


def room(file, target):
    parts = file.relative_to(target).parts
    return parts[0] if len(parts) > 1 else "."


def problems(target):
    files = {file: code(file) for file in sorted(target.rglob("*.swift"))}
    order = ORDER.get(target.name, ["."])
    for name in sorted({room(file, target) for file in files} - set(order)):
        yield f"{target.name}: folder '{name}' has no place in the order. Add it to ORDER in .ci/rooms.py."
    homes = collections.defaultdict(set)
    for file, text in files.items():
        for name in DECLARATION.findall(text):
            homes[name].add(room(file, target))
    place = {name: order.index(home) for name, (home, *others) in homes.items() if not others and home in order}
    for file, text in files.items():
        here = room(file, target)
        if here not in order:
            continue
        for name in sorted(set(re.findall(r"\b[A-Z]\w+", text))):
            if place.get(name, -1) > order.index(here):
                yield f"{file}: uses {name} of '{order[place[name]]}', which comes after '{here}'."


IMPORT = re.compile(r"^\s*(?:@\w+(?:\(\w+\))? |public |package |internal |fileprivate |private )*import (?:\w+ )?(\w+)", re.M)


def imports():
    """Yields the problems with imports between rooms."""
    home = {target.name: room for room in ROOMS for target in (sources / room).iterdir() if target.is_dir()}
    for place, room in enumerate(ROOMS):
        for file in sorted((sources / room).rglob("*.swift")):
            for name in IMPORT.findall(file.read_text(encoding="utf-8")):
                if name in home and ROOMS.index(home[name]) > place:
                    yield f"{file}: imports {name} of '{home[name]}', which comes after '{room}'."


sources = pathlib.Path("Sources")
found = [problem for target in sorted(sources.glob("*/*")) for problem in problems(target)]
found += imports()
found += [f"{room}: is not a room. Add it to ROOMS in .ci/rooms.py."
          for room in sorted(sources.iterdir()) if room.is_dir() and room.name not in [*ROOMS, "Hosts"]]
print("\n".join(found) or "every room and folder uses only earlier ones")
sys.exit(1 if found else 0)
