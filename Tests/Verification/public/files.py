"""Opens public files without options, and compares the first pages with what the owners of the files would want to see.

Usage: files.py FOLDER [--held-out] [--list] [PROGRAM]. PROGRAM is .build/debug/crosspager by default. Missing files are
downloaded to FOLDER. With --held-out, the program opens the files that were kept aside until it was no longer changed for
any of these files. With --list, each file that differs is listed. The exit status is 1 if a figure is below its goal.

`files.jsonl` has a line for each file: where it is from, and what was expected from its text, before any file
was opened with the program. The files are not ours, so they are not checked in.

- A file counts as opened if there is a first page. It also counts if the message of the program contains options that open it, or
  if nobody could open it, because it has no dates.
- A page is worth looking at if it has at least three quarters of the bars of a typical page, with values that differ, and
  if the chart fills at least half of its height. The typical page is the median of all pages of the level with values.
  Files with one date, or with the same number throughout in the columns that are expected, have no such page and are
  left out.
- The column and the aggregate count together. A wrong one is silent unless a remark names the aggregate that was expected.
"""

import hashlib
import json
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path

GOALS = {"open": 0.95, "page": 0.90, "column": 0.90}
OPTIONS = r"--(?:skip-bad-rows|no-header|date-format '[^']*'|date-format \S+|decimal '.'|missing '[^']*')"


def fetched(expected, folder):
    """Returns the path of a file, which is downloaded if it is missing."""
    file = folder / expected["file"]
    if not file.exists():
        place = "/".join([expected["repository"], expected["commit"], urllib.parse.quote(expected["path"])])
        with urllib.request.urlopen("https://raw.githubusercontent.com/" + place) as answer:
            file.write_bytes(answer.read())
    if hashlib.sha256(file.read_bytes()).hexdigest() != expected["sha256"]:
        sys.exit(f"{file} is not the file that was examined.")
    return file


def run(program, file, options, commands):
    # A file can have too many pages for a command line.
    with tempfile.NamedTemporaryFile("w") as script:
        script.write("\n".join(commands) + "\n")
        script.flush()
        command = [program, *options, "-f", script.name, str(file)]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=300)
    return done.stdout.decode(), done.stderr.decode(errors="replace")


def opened(program, file, options=()):
    """Returns the report on the data and the columns, the pages of the level from the newest one, the chart, and the
    messages."""
    text, messages = run(program, file, ["--json", *options], ["data", "values", "where"])
    if not text:
        return None, [], "", messages
    data, columns, place = map(json.loads, text.splitlines())
    pages = next(level["count"] for level in place["levels"] if level["level"] == place["at"]["level"])
    text, _ = run(program, file, ["--json", *options], ["show"] + ["left", "show"] * (pages - 1))
    answers = map(json.loads, text.splitlines())
    chart, _ = run(program, file, options, ["show"])
    return data["data"] | columns, [answer["page"] for answer in answers if "page" in answer], chart, messages


def values(page):
    return [bar["value"] for bar in page["bars"] if bar["value"] is not None]


def fills_half(chart):
    """Returns whether the marks in a chart, with the baseline, extend over at least half of its rows."""
    rows = re.findall(r"^[^┤│┼┴\n]*[┤│┼┴](.*)", chart, re.MULTILINE)
    marked = [place for place, row in enumerate(rows) if row.strip(" ·")]
    return bool(marked) and 2 * (marked[-1] - marked[0]) >= len(rows) - 1


def is_worth_looking_at(pages, chart):
    typical = statistics.median([len(values(page)) for page in pages if page["count"] and values(page)] or [0])
    shown = values(pages[0])
    return len(set(shown)) > 1 and 4 * len(shown) >= 3 * typical and fills_half(chart)


def plain(name):
    return re.sub(r"\W|_", "", name.lower())


def is_meant(shown, name):
    """Returns whether a name means a column. It can be a path in JSON, a position, or words such as `any month`."""
    isPosition = name.isdigit() and shown in (f"column {int(name) + 1}", str(int(name) + 1))
    return name.startswith("any ") or isPosition or plain(shown) in (plain(name), plain(name.split(".")[-1]))


def can_differ(columns, expected, fine):
    """Returns whether bars of the columns that the owner means can have values that differ."""
    meant = [column for column in columns if any(is_meant(column["value"], name) for name, _ in fine)]
    differ = any(column.get("min") != column.get("max") for column in meant or columns)
    return expected["first"] != expected["last"] and (differ or any(how in ("sum", "count") for _, how in fine))


def main():
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder, program = Path(arguments[0]), (arguments + [".build/debug/crosspager"])[1]
    folder.mkdir(parents=True, exist_ok=True)
    lines = (Path(__file__).parent / "files.jsonl").read_text(encoding="utf-8").splitlines()
    files = [json.loads(line) for line in lines]
    files = [file for file in files if file["heldOut"] == ("--held-out" in sys.argv)]
    counts = dict.fromkeys(["open", "option", "refused", "dates", "possible", "page", "column"], 0)
    for expected in files:
        file = fetched(expected, folder)
        data, pages, chart, messages = opened(program, file)
        problems = []
        if data is None and expected["opens"]:
            for option in re.findall(OPTIONS, messages):
                data, pages, chart, _ = opened(program, file, shlex.split(option))
                if data is not None:
                    counts["option"] += 1
                    break
        if data is None:
            if expected["opens"]:
                problems.append(messages.strip()[:150])
            else:
                counts["refused"] += 1
        else:
            counts["open"] += 1
            days = [data["first"][:10], data["last"][:10]]
            fine = [[expected["value"], expected["aggregate"]], *expected["alsoFine"]]
            fine = [pair for pair in fine if len(pair) == 2]
            isPossible = can_differ(data["values"], expected, fine)
            counts["possible"] += isPossible
            found = {
                "dates": days == [expected["first"][:10], expected["last"][:10]],
                "page": isPossible and is_worth_looking_at(pages, chart),
                "column": any(
                    pages[0]["aggregate"] == how and (how == "count" or is_meant(pages[0]["value"], name))
                    for name, how in fine),
            }
            for name, isRight in found.items():
                counts[name] += isRight
                problems += [] if isRight or name == "page" and not isPossible else [name]
        if "--list" in sys.argv and problems:
            print(f"{expected['file']}: {', '.join(problems)}")
    shown = counts["open"]
    print(f"{len(files)} files: {shown} open, {counts['option']} of them with an option that the program prints")
    print(f"{counts['refused']} without dates are refused. Of those that open, {counts['dates']} have the right dates,")
    print(f"{counts['page']} of the {counts['possible']} that can have one have a page worth looking at,")
    print(f"and {counts['column']} have the right column and aggregate")
    shares = {
        "open": (shown + counts["refused"]) / len(files), "page": counts["page"] / counts["possible"],
        "column": counts["column"] / shown,
    }
    missed = [f"{name} {share:.1%} of {GOALS[name]:.0%}" for name, share in shares.items() if share < GOALS[name]]
    if missed:
        sys.exit("Below the goal: " + ", ".join(missed))


main()
