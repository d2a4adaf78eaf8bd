"""Opens public files without options, and compares the first pages with what the owners of the files would want to see.

Usage: files.py FOLDER [--held-out] [--list] [PROGRAM]. PROGRAM is .build/debug/crosspager by default. Missing files are
downloaded to FOLDER. With --held-out, the program opens the third of the files that was kept aside while it was changed.
With --list, each file that differs is listed. The exit status is 1 if a figure is below its goal.

`files.jsonl` has a line for each file: where it is from, and what a person who had only seen its text expected, before any
file was opened with the program. The files are not ours, so they are not checked in.

- A file opens if there is a first page. It also counts if the message of the program contains options that open it, or
  if nobody could open it, because it has no dates.
- A page is worth looking at if it has at least three quarters of the bars of a typical page, with values that differ. The
  typical page is the median of the four pages before it.
- The column and the aggregate count together. A wrong one is silent unless a remark names the aggregate that was expected.
"""

import hashlib
import json
import re
import shlex
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

GOALS = {"open": 0.95, "page": 0.90, "column": 0.90}
OPTIONS = r"--(?:skip-bad-rows|no-header|date-format '[^']*'|date-format \S+|decimal '.'|missing '[^']*')"
COMMANDS = "data; show; left; show; left; show; left; show; left; show"


def fetched(expected, folder):
    """The path of a file, which is downloaded if it is missing."""
    file = folder / expected["file"]
    if not file.exists():
        place = "/".join([expected["repository"], expected["commit"], urllib.parse.quote(expected["path"])])
        with urllib.request.urlopen("https://raw.githubusercontent.com/" + place) as answer:
            file.write_bytes(answer.read())
    if hashlib.sha256(file.read_bytes()).hexdigest() != expected["sha256"]:
        sys.exit(f"{file} is not the file that was examined.")
    return file


def opened(program, file, options=()):
    """The report on the data, the pages from the newest one, and the messages."""
    command = [program, "--json", *options, "-c", COMMANDS, str(file)]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    data = next((answer["data"] for answer in answers if "data" in answer), None)
    return data, [answer["page"] for answer in answers if "page" in answer], run.stderr.decode(errors="replace")


def values(page):
    return [bar["value"] for bar in page["bars"] if bar["value"] is not None]


def is_worth_looking_at(pages):
    typical = sorted(len(values(page)) for page in pages[1:] if values(page))
    shown = values(pages[0])
    return len(set(shown)) > 1 and 4 * len(shown) >= 3 * (typical[len(typical) // 2] if typical else 0)


def plain(name):
    return re.sub(r"\W|_", "", name.lower())


def is_expected(page, name, aggregate):
    """Whether a page shows a column, given by its name, its path in JSON or its position, with an aggregate."""
    shown = page["value"]
    is_position = name.isdigit() and shown in (f"column {int(name) + 1}", str(int(name) + 1))
    is_column = plain(name) == plain(shown) or plain(name.split(".")[-1]) == plain(shown) or is_position
    return page["aggregate"] == aggregate and (is_column or aggregate == "count")


def main():
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder, program = Path(arguments[0]), (arguments + [".build/debug/crosspager"])[1]
    folder.mkdir(parents=True, exist_ok=True)
    lines = (Path(__file__).parent / "files.jsonl").read_text(encoding="utf-8").splitlines()
    files = [json.loads(line) for line in lines]
    files = [file for file in files if file["heldOut"] == ("--held-out" in sys.argv)]
    counts = dict.fromkeys(["open", "option", "refused", "dates", "page", "column"], 0)
    for expected in files:
        file = fetched(expected, folder)
        data, pages, messages = opened(program, file)
        problems = []
        if data is None and expected["opens"]:
            for option in re.findall(OPTIONS, messages):
                data, pages, _ = opened(program, file, shlex.split(option))
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
            found = {
                "dates": days == [expected["first"][:10], expected["last"][:10]],
                "page": bool(pages) and is_worth_looking_at(pages),
                "column": bool(pages) and any(len(pair) == 2 and is_expected(pages[0], *pair) for pair in fine),
            }
            for name, isRight in found.items():
                counts[name] += isRight
                problems += [] if isRight else [name]
        if "--list" in sys.argv and problems:
            print(f"{expected['file']}: {', '.join(problems)}")
    shown = counts["open"]
    print(f"{len(files)} files: {shown} open, {counts['option']} of them with an option that the program prints")
    print(f"{counts['refused']} without dates are refused. Of those that open, {counts['dates']} have the right dates,")
    print(f"{counts['page']} a page worth looking at, and {counts['column']} the right column and aggregate")
    shares = {
        "open": (shown + counts["refused"]) / len(files), "page": counts["page"] / shown, "column": counts["column"] / shown,
    }
    missed = [f"{name} {share:.1%} of {GOALS[name]:.0%}" for name, share in shares.items() if share < GOALS[name]]
    if missed:
        sys.exit("Below the goal: " + ", ".join(missed))


main()
