#!/usr/bin/env python3
"""Writes `measures.json`: goals, counts, means and running totals of a file, as a person would compute them.

The file is shaped like an export of a step counter, with days without rows. This script uses no code of CrossPager.

    measures.py            writes measures.json
    measures.py --check    fails if that file is out of date
"""

import json
import pathlib
import sys
from datetime import date, timedelta

HERE = pathlib.Path(__file__).resolve().parent
DAY = timedelta(days=1)
FIRST, LAST = date(2025, 4, 17), date(2025, 7, 23)

days = [FIRST + DAY * number for number in range((LAST - FIRST).days + 1)]
missing = {date(2025, 5, 1), date(2025, 5, 2), date(2025, 6, 15), date(2025, 6, 16), date(2025, 6, 17)}
steps = {day: 2500 + (number * 7919) % 10007 for number, day in enumerate(days) if day not in missing}


def month(name):
    """Returns the days of a month, including those after the end of the data."""
    day, found = date.fromisoformat(name + "-01"), []
    while str(day).startswith(name):
        found.append(day)
        day += DAY
    return found


def mean(day, count):
    """Returns the mean of the values of the last `count` days through a day, or nothing after the last row."""
    known = [steps[day - DAY * back] for back in range(count) if day - DAY * back in steps]
    return sum(known) / len(known) if known and day <= LAST else None


def totals(name):
    total, found = 0, []
    for day in month(name):
        total += steps.get(day, 0)
        found.append(total if day in steps else None)
    return found


def page(name):
    values = [steps[day] for day in month(name) if day in steps]
    return {
        "key": name, "reached": sum(value >= 8000 for value in values), "of": len(values),
        "above": sum(value > 10000 for value in values), "atMost": sum(value <= 3000 for value in values),
        "means": [mean(day, 7) for day in month(name)], "totals": totals(name),
    }


content = {
    "file": "date,steps\n" + "".join(f"{day},{value}\n" for day, value in steps.items()),
    "pages": [page(name) for name in ("2025-04", "2025-05", "2025-06", "2025-07")],
    "days": len(steps), "above": sum(value > 10000 for value in steps.values()),
    "atMost": sum(value <= 3000 for value in steps.values()),
}
text = json.dumps(content, indent=1) + "\n"
target = HERE / "measures.json"
if sys.argv[1:] == ["--check"]:
    sys.exit(0 if target.read_text() == text else "measures.json is out of date")
target.write_text(text)
