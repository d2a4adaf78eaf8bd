"""Browses a real data file and compares every number in the output with a calculation from the same file."""

import csv
import datetime
import json
import math
import subprocess
import sys

program, data = sys.argv[1:]
file = f"{data}/seattle-weather.csv"
commands = "show; left 3; down; left; down; up; up; where"
with open(file, newline="") as rows:
    samples = {
        datetime.date.fromisoformat(row["date"]): float(row["temp_max"]) for row in csv.DictReader(rows)
    }


def run(commands):
    levels = ["--levels", "day,week,month", "--start", "last"]
    arguments = [program, file, *levels, "--value", "temp_max", "--json", "-c", commands]
    output = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def compare(page):
    """Compares a page and its bars with the samples in its span."""
    start, end = (datetime.date.fromisoformat(page[name]) for name in ("start", "end"))
    values = [value for day, value in sorted(samples.items()) if start <= day < end]
    wanted = {
        "count": len(values), "missing": 0, "sum": math.fsum(values),
        "mean": math.fsum(values) / len(values), "min": min(values), "max": max(values),
    }
    for name, value in wanted.items():
        assert math.isclose(page[name], value, rel_tol=1e-12), (page["key"], name, page[name], value)
    if page["unit"] == "day":
        assert [bar["count"] for bar in page["bars"]] == [1] + [0] * 23, page["key"]
        return
    days = [start + datetime.timedelta(n) for n in range((end - start).days)]
    wanted = [(str(day), samples.get(day)) for day in days]
    assert [(bar["key"], bar["value"]) for bar in page["bars"]] == wanted, page["key"]


job = run(commands)
compare(job[0]["page"])
places = {level["level"]: level["page"] for level in job[-1]["levels"]}
counts = {level["level"]: level["count"] for level in job[-1]["levels"]}
newest = max(samples)
first = min(samples)
monday = lambda day: day - datetime.timedelta(day.weekday())
wanted = {
    "day": (newest - first).days - 3,
    "week": (monday(newest) - monday(first)).days // 7 - 1,
    "month": (newest.year - first.year) * 12 + newest.month - first.month,
}
assert places == wanted, (places, wanted)
assert job[-1]["at"] == {"level": "day", "page": wanted["day"]}, job[-1]["at"]

for level, count in counts.items():
    for line in run("; ".join(f"go {level} {page}; show" for page in range(count))):
        if "page" in line:
            compare(line["page"])
print(f"{sum(counts.values())} pages of three levels agree, and each level kept its page: {places}")
