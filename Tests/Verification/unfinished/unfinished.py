#!/usr/bin/env python3
"""Writes `unfinished.json`: comparisons of pages in which the data ends, with the numbers that a person would compute.

The files are shaped like exports of step counters, meters, shops and stations. This script uses no code of CrossPager: it
walks over the rows and counts those up to the same day of the month and time of day.

    unfinished.py            writes unfinished.json
    unfinished.py --check    fails if that file is out of date
"""

import calendar
import json
import pathlib
import sys
from datetime import date, datetime, timedelta

HERE = pathlib.Path(__file__).resolve().parent
DAY = timedelta(days=1)


def rows(first, last, step, skip=lambda time: False, twice=lambda time: False):
    """Returns the times from first through last, each with a value."""
    times, time = [], first
    while time <= last:
        if not skip(time):
            times += [time, time] if twice(time) else [time]
        time += step
    return [(time, (number * 7919) % 1000 + 1) for number, time in enumerate(times)]


def monthly(years, day=None):
    """Returns a row for each month, on the given day or on the last one."""
    months = [(year, month) for year in years for month in range(1, 13)]
    dates = [datetime(y, m, day or calendar.monthrange(y, m)[1]) for y, m in months]
    return [(time, (number * 7919) % 1000 + 1) for number, time in enumerate(dates)]


def until(rows, start, last):
    """Returns the rows from a day through a last day, or up to a last moment."""
    end = last if isinstance(last, datetime) else datetime.combine(last + DAY, datetime.min.time())
    return [value for time, value in rows if datetime.combine(start, datetime.min.time()) <= time < end]


def case(name, rows, commands, own, other, phrases, levels=None, has_time=False):
    """Returns a case. `own` and `other` are the first day and the last day or moment of the two parts. Each phrase is
    followed by the sum of its part."""
    format = "%Y-%m-%dT%H:%M" if has_time else "%Y-%m-%d"
    parts = [until(rows, *part) for part in (own, other)]

    def key(last):
        return (last - timedelta(hours=1)).strftime("%Y-%m-%dT%H") if isinstance(last, datetime) else str(last)

    return {
        "name": name, "levels": levels, "commands": commands,
        "file": "date,amount\n" + "".join(f"{time.strftime(format)},{value}\n" for time, value in rows),
        "counts": [len(part) for part in parts], "sums": [sum(part) for part in parts],
        "until": [key(own[1]), key(other[1])], "phrases": [f"{text}: {sum(part)}" for text, part in zip(phrases, parts)],
    }


daily = rows(datetime(2024, 10, 1), datetime(2025, 11, 23), DAY)
to_may = rows(datetime(2025, 1, 1), datetime(2025, 5, 31), DAY)
leap = rows(datetime(2023, 1, 1), datetime(2024, 2, 29), DAY)
short = rows(datetime(2024, 1, 1), datetime(2025, 2, 28), DAY)
march = rows(datetime(2025, 2, 1), datetime(2025, 3, 30), DAY)
weeks = rows(datetime(2019, 12, 2), datetime(2020, 12, 30), DAY)
# In spring, the hour from 02:00 is missing; in autumn, it occurs twice.
spring = rows(datetime(2025, 3, 27), datetime(2025, 3, 30, 10), timedelta(hours=1),
              skip=lambda time: time == datetime(2025, 3, 30, 2))
autumn = rows(datetime(2025, 10, 23), datetime(2025, 10, 26, 10), timedelta(hours=1),
              twice=lambda time: time == datetime(2025, 10, 26, 2))
# The hour from 14:00 has three of its six values.
minutes = rows(datetime(2025, 6, 1), datetime(2025, 6, 10, 14, 20), timedelta(minutes=10))
stamped = monthly([2023, 2024, 2025])[:28]
weekly = rows(datetime(2024, 1, 1), datetime(2025, 6, 9), 7 * DAY)
clocked = rows(datetime(2025, 9, 1, 7, 30), datetime(2025, 10, 12, 7, 30), DAY)

CASES = [
    case("a month and the one before", daily, ["go month", "latest", "compare previous"],
         (date(2025, 11, 1), date(2025, 11, 23)), (date(2025, 10, 1), date(2025, 10, 23)),
         ["so far, 23 days", "first 23 days of October"]),
    case("a month and the same month of the year before", daily, ["go month", "latest", "compare year"],
         (date(2025, 11, 1), date(2025, 11, 23)), (date(2024, 11, 1), date(2024, 11, 23)),
         ["so far, 23 days", "first 23 days of 2024-11"]),
    case("a month and the one that is running", daily, ["go month", "latest", "left", "compare 2025-11"],
         (date(2025, 10, 1), date(2025, 10, 23)), (date(2025, 11, 1), date(2025, 11, 23)),
         ["first 23 days of 2025-10", "November so far, 23 days"]),
    case("a shorter month", march, ["go month", "latest", "compare previous"],
         (date(2025, 3, 1), date(2025, 3, 30)), (date(2025, 2, 1), date(2025, 2, 28)),
         ["so far, 30 days", "all of February"], "week,month"),
    case("a leap day", leap, ["go year", "latest", "compare previous"],
         (date(2024, 1, 1), date(2024, 2, 29)), (date(2023, 1, 1), date(2023, 2, 28)),
         ["so far, 2 months", "first 2 months of 2023"], "month,year"),
    case("the year after a leap year", short, ["go year", "latest", "compare previous"],
         (date(2025, 1, 1), date(2025, 2, 28)), (date(2024, 1, 1), date(2024, 2, 28)),
         ["so far, 2 months", "first 1 month 28 days of 2024"], "month,year"),
    case("a quarter whose second month is shorter", to_may, ["go quarter", "latest", "compare previous"],
         (date(2025, 4, 1), date(2025, 5, 31)), (date(2025, 1, 1), date(2025, 2, 28)),
         ["so far, 2 months", "first 2 months of 2025-Q1"], "month,quarter"),
    case("week 53", weeks, ["go week", "latest", "compare 2019"],
         (date(2020, 12, 28), date(2020, 12, 30)), (date(2019, 12, 23), date(2019, 12, 25)),
         ["so far, 3 days", "first 3 days of 2019-W52"], "week,year"),
    case("the day on which clocks go forward", spring, ["go day", "latest", "compare previous"],
         (date(2025, 3, 30), datetime(2025, 3, 30, 11)), (date(2025, 3, 29), datetime(2025, 3, 29, 11)),
         ["so far, 11 hours", "first 11 hours of 2025-03-29"], "day,week", True),
    case("the day on which clocks go back", autumn, ["go day", "latest", "compare previous"],
         (date(2025, 10, 26), datetime(2025, 10, 26, 11)), (date(2025, 10, 25), datetime(2025, 10, 25, 11)),
         ["so far, 11 hours", "first 11 hours of 2025-10-25"], "day,week", True),
    case("an incomplete hour", minutes, ["go day", "latest", "compare previous"],
         (date(2025, 6, 10), datetime(2025, 6, 10, 14)), (date(2025, 6, 9), datetime(2025, 6, 9, 14)),
         ["so far, 14 hours", "first 14 hours of 2025-06-09"], "day,week", True),
    case("months stamped with their last day", stamped, ["go quarter", "latest", "compare previous"],
         (date(2025, 4, 1), date(2025, 4, 30)), (date(2025, 1, 1), date(2025, 1, 31)),
         ["so far, 1 month", "first month of 2025-Q1"], "quarter,year"),
    case("weeks stamped with their first day", weekly, ["go year", "latest", "compare year"],
         (date(2025, 1, 1), date(2025, 6, 15)), (date(2024, 1, 1), date(2024, 6, 15)),
         ["so far, 5 months 15 days", "first 5 months 15 days of 2024"], "year,decade"),
    case("a reading each morning", clocked, ["go month", "latest", "compare previous"],
         (date(2025, 10, 1), date(2025, 10, 12)), (date(2025, 9, 1), date(2025, 9, 12)),
         ["so far, 12 days", "first 12 days of September"], "week,month", True),
]

text = "[\n" + ",\n".join(json.dumps(case) for case in CASES) + "\n]\n"
target = HERE / "unfinished.json"
if "--check" in sys.argv:
    sys.exit(target.read_text() != text)
target.write_text(text)
