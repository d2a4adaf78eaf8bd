"""Opens every file in CROSSPAGER_DATA without options and compares the first page with an independent calculation.

Usage: openings.py [PROGRAM]. PROGRAM is .build/debug/crosspager by default. Exits with status 1 if anything differs.

For each file, `files` lists the column and the series that a person would choose, and a function that reads the file.
The rest follows from these rules (see Docs/Files.md):

- A person chooses the first measurement, never a part of the date, an identifier, a counter or a spread. A table with
  one column for each month is one series named `value`. Without a header, columns are numbered. If a column of names
  distinguishes several series, the series of the first row is drawn.
- A blank cell, or a marker such as NaN or ***, is a missing sample. A number such as -200 stays a number.
- A page has a bar for each finer unit in it: the hours of a day, the days of a week or month, the months of a year, the
  years of a decade, or the decades of a century. For weekly data, a year has weeks, each in the year of its Thursday. For
  quarterly data, years and decades have quarters. A bar is the mean or, for amounts, the sum of its samples, or
  null. A date without a time means the start of its day, week, month or year. Times are civil times, and weeks start on
  Monday.
- Weekly and monthly data have the levels year, decade and century, and quarterly and yearly data decade and century. For
  other data, the first level is the finest of day, week, month, year, decade and century whose typical page shows at
  least four bars with a value, or else the coarsest of the units that show the most. The typical page is the median of
  the pages that have samples. For data that spans less than two days, the hour is tried first. The next two coarser
  units follow, if any, and one more while the coarsest has more than 60 pages.
- A level has a page for every unit from the first to the last sample of the file, across all series.
- Every level starts on its last page. The program opens the first level whose last page has at least three quarters of
  the bars with a value of a typical page, with values that differ, or else the level whose last page comes closest.
"""

import csv
import json
import math
import os
import re
import statistics
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import Callable, NamedTuple, Optional

# Reading. Each function returns a list of tuples (series, time, value). The value of a missing sample is None.


def table(file, encoding="utf-8-sig", delimiter=","):
    """Returns the nonblank rows of a file with a header, as dictionaries."""
    with open(file, newline="", encoding=encoding) as text:
        return [row for row in csv.DictReader(text, delimiter=delimiter) if any(list(row.values())[:2])]


def number(cell):
    return None if cell.strip() in ("", "NaN", "***") else float(cell)


def samples(column, time, series=lambda row: None):
    """Reads a comma-separated file. `time` and `series` are functions of a row."""
    return lambda file: [(series(row), time(row), number(row[column])) for row in table(file)]


def dated(column, form):
    return lambda row: datetime.strptime(row[column], form)


def week(row):
    return datetime.fromisocalendar(int(row["Year"]), int(row["Week"]), 1)


def air_quality(file):
    return [
        (None, datetime.strptime(f"{row['Date']} {row['Time']}", "%d/%m/%Y %H.%M.%S"),
         number(row["CO(GT)"].replace(",", ".")))
        for row in table(file, delimiter=";")
    ]


def columns_of_months(file):
    months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    return [
        (None, datetime(int(row["Year"]), month, 1), number(row[name]))
        for row in table(file) for month, name in enumerate(months, 1)
    ]


def year_and_month(pattern, column):
    """Reads a file that has no header. The first two cells in each row are the year and the month."""

    def read(file):
        lines = [line for line in Path(file).read_text().splitlines() if not line.startswith("#")]
        rows = [re.split(pattern, line.strip()) for line in lines]
        return [(None, datetime(int(row[0]), int(row[1]), 1), number(row[column - 1])) for row in rows]

    return read


sidewalks = "Fremont Bridge Sidewalks, south of N 34th St"

# For each file, the column and the series that a person would choose, and the function that reads the file.
files = {
    "SN_m_tot_V2.0.csv": ("4", None, year_and_month(";", 4)),
    "air-quality-uci-mangled.csv": ("CO(GT)", None, air_quality),
    "airline-passengers.csv": ("Passengers", None, samples("Passengers", dated("Month", "%Y-%m"))),
    "co2_mm_mlo.txt": ("4", None, year_and_month(" +", 4)),
    "fremont-bridge-hourly-2023-desc.csv":
        (sidewalks, None, samples(sidewalks, dated("Date", "%m/%d/%Y %I:%M:%S %p"))),
    "gistemp-GLB.csv": ("value", None, columns_of_months),
    "gold-annual.csv": ("Price", None, samples("Price", dated("Date", "%Y"))),
    "henry-hub-gas-daily.csv": ("Price", None, samples("Price", dated("Date", "%Y-%m-%d"))),
    "pjm-east-hourly.csv": ("PJME_MW", None, samples("PJME_MW", dated("Datetime", "%Y-%m-%d %H:%M:%S"))),
    "rwepa-aqx.csv":
        ("aqi", "大城", samples("aqi", dated("monitordate", "%Y-%m-%d"), lambda row: row["sitename"])),
    "seattle-weather.csv": ("precipitation", None, samples("precipitation", dated("date", "%Y-%m-%d"))),
    "smard-price-2024.csv": ("price", None, samples("price", dated("time", "%Y-%m-%d %H:%M:%S"))),
    "stmf-weekly-head.csv": ("RTotal", "AUS", samples("RTotal", week, lambda row: row["CountryCode"])),
    "tiny-daily-cumulative.csv": ("y", None, samples("y", dated("ds", "%Y-%m-%d"))),
    "vega-stocks.csv": ("price", "MSFT", samples("price", dated("date", "%b %d %Y"), lambda row: row["symbol"])),
    "wti-daily.csv": ("Price", None, samples("Price", dated("Date", "%Y-%m-%d"))),
    "yosemite-temp-5min.csv": ("y", None, samples("y", dated("ds", "%Y-%m-%d %H:%M:%S"))),
}

# The columns of amounts.
amounts = {"Passengers", "precipitation"}

# Units.


class Unit(NamedTuple):
    finer: Optional[str]
    start: Callable  # The start of the unit that contains a time.
    following: Callable  # The start of the unit after the one that starts at a time.
    key: Callable  # The key of the unit that starts at a time.


def years(count, key):
    """Returns the functions for units of `count` years. The calendar has no year 0."""
    return (
        lambda time: datetime(max(time.year - time.year % count, 1), 1, 1),
        lambda start: datetime(start.year - start.year % count + count, 1, 1),
        lambda start: key.format(start.year // count),
    )


def midnight(time):
    return datetime(time.year, time.month, time.day)


units = {
    "minute": Unit(
        None, lambda time: time.replace(second=0, microsecond=0), lambda start: start + timedelta(minutes=1),
        lambda start: start.isoformat(timespec="minutes")),
    "hour": Unit(
        "minute", lambda time: time.replace(minute=0, second=0, microsecond=0),
        lambda start: start + timedelta(hours=1), lambda start: start.isoformat(timespec="hours")),
    "day": Unit("hour", midnight, lambda start: start + timedelta(1), lambda start: str(start.date())),
    "week": Unit(
        "day", lambda time: midnight(time) - timedelta(time.weekday()), lambda start: start + timedelta(7),
        lambda start: "{0.year:04}-W{0.week:02}".format(start.isocalendar())),
    "month": Unit(
        "day", lambda time: datetime(time.year, time.month, 1),
        lambda start: datetime(start.year + start.month // 12, start.month % 12 + 1, 1),
        lambda start: str(start.date())[:7]),
    "quarter": Unit(
        "month", lambda time: datetime(time.year, (time.month - 1) // 3 * 3 + 1, 1),
        lambda start: datetime(start.year + start.month // 10, (start.month + 2) % 12 + 1, 1),
        lambda start: "{:04}-Q{}".format(start.year, (start.month + 2) // 3)),
    "year": Unit("month", *years(1, "{:04}")),
    "decade": Unit("year", *years(10, "{:03}X")),
    "century": Unit("decade", *years(100, "{:02}XX")),
}
choices = ["day", "week", "month", "year", "decade", "century"]

# The page on which a file opens.


def step(drawn):
    """Returns the unit of weekly, monthly, quarterly or yearly data, or None for other data."""
    days = sorted({time.toordinal() for time, value in drawn if value is not None})
    gaps = [after - before for before, after in zip(days, days[1:])]
    lengths = {"week": (7, 7), "month": (28, 31), "quarter": (90, 92), "year": (365, 366)}
    for unit, (least, most) in lengths.items():
        count = sum(least <= gap <= most for gap in gaps)
        if count >= 3 and count >= len(gaps) * 3 / 4:
            return unit
    return None


def bar_unit(unit, drawn):
    """Returns the unit of the bars on a page."""
    found = step(drawn)
    if (found, unit) in [("week", "year"), ("quarter", "year"), ("quarter", "decade")]:
        return found
    return units[unit].finer


def page_of(unit, bar, finer):
    """Returns the start of the page that contains a bar. A week belongs to the year of its Thursday."""
    return units[unit].start(bar + timedelta(3) if (unit, finer) == ("year", "week") else bar)


def bars_shown(unit, drawn):
    """Returns the number of bars with a value on each page that has samples, keyed by the page's start."""
    finer = bar_unit(unit, drawn)
    bar = units[finer].start
    shown = {}
    for time, value in drawn:
        bars = shown.setdefault(page_of(unit, bar(time), finer), set())
        if value is not None:
            bars.add(bar(time))
    return {start: len(bars) for start, bars in shown.items()}


def levels(drawn, first, last):
    """Returns the levels chosen for the samples."""
    fixed = {"week": 3, "month": 3, "quarter": 2, "year": 2}.get(step(drawn))
    if fixed:
        chosen = choices[len(choices) - fixed:]
    else:
        times = [time for time, _ in drawn]
        names = (["hour"] if max(times) - min(times) < timedelta(2) else []) + choices
        typical = [statistics.median(bars_shown(name, drawn).values()) for name in names]
        place = next(
            (place for place, bars in enumerate(typical) if bars >= 4), len(typical) - 1 - typical[::-1].index(max(typical)))
        chosen = names[place:place + 3]
    while chosen[-1] != "century" and len(list(starts(chosen[-1], first, last))) > 60:
        chosen.append(choices[choices.index(chosen[-1]) + 1])
    return chosen


def starts(unit, first, last):
    """Returns the starts of the units, from the unit that contains `first` through the unit that contains `last`."""
    start = units[unit].start(first)
    while start <= last:
        yield start
        start = units[unit].following(start)


def mean(values):
    return math.fsum(values) / len(values) if values else None


def page(unit, start, drawn, is_amount):
    """Returns a page in the form that `show` prints, without the names of the column and the series."""
    name, end = bar_unit(unit, drawn), units[unit].following(start)
    finer = units[name]
    inside = [(time, value) for time, value in drawn if page_of(unit, finer.start(time), name) == start]
    values = [value for _, value in inside if value is not None]
    bars = []
    for bar in starts(name, start - timedelta(7), end + timedelta(7)):
        if page_of(unit, bar, name) != start:
            continue
        held = [value for time, value in inside if finer.start(time) == bar and value is not None]
        height = (math.fsum(held) if held else None) if is_amount else mean(held)
        bars.append({"key": finer.key(bar), "count": len(held), "value": height})
    edge = lambda time: time.isoformat(timespec="minutes") if unit == "hour" else str(time.date())
    return {
        "key": units[unit].key(start), "unit": unit, "start": edge(start), "end": edge(end),
        "aggregate": "sum" if is_amount else "mean",
        "count": len(values), "missing": len(inside) - len(values), "sum": math.fsum(values) if values else None,
        "mean": mean(values), "min": min(values, default=None), "max": max(values, default=None), "bars": bars,
    }


def opening(file):
    """Returns the number of pages in each level, the index of the page that the program opens, and that page."""
    column, series, read = files[file.name]
    rows = read(file)
    times = [time for _, time, _ in rows]
    drawn = [(time, value) for name, time, value in rows if name == series]
    counts, found = {}, []
    for unit in levels(drawn, min(times), max(times)):
        pages = list(starts(unit, min(times), max(times)))
        counts[unit] = len(pages)
        last = page(unit, pages[-1], drawn, column in amounts)
        heights = [bar["value"] for bar in last["bars"] if bar["value"] is not None]
        typical = statistics.median(bars for bars in bars_shown(unit, drawn).values() if bars > 0)
        found.append((len(heights) / typical, len(set(heights)) > 1, len(pages) - 1, last))
    share, _, index, shown = next(
        (one for one in found if one[0] >= 0.75 and one[1]), max(found, key=lambda one: one[0]))
    return counts, index, {"value": column, "series": series} | shown


# Comparing.


def run(program, file):
    """Returns the outputs of `where` and `show`, or None and the reason for a failure."""
    arguments = [program, str(file), "--json", "-c", "where; show"]
    try:
        result = subprocess.run(
            arguments, capture_output=True, encoding="utf-8", timeout=60, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return None, "no answer within a minute"
    lines = result.stdout.splitlines()
    if result.returncode != 0 or len(lines) != 2:
        return None, f"exit status {result.returncode}, {len(lines)} lines: {result.stderr.strip()}"
    return [json.loads(line) for line in lines], None


def equal(wanted, found):
    if isinstance(wanted, float) and isinstance(found, (int, float)):
        return math.isclose(wanted, found, rel_tol=1e-12, abs_tol=1e-12)
    return wanted == found


def differences(wanted, found):
    """Yields the members of `wanted` that differ in `found`. Other members of `found` are ignored."""
    for name, value in wanted.items():
        if name == "bars":
            bars = {bar["key"]: bar for bar in found.get(name, [])}
            if list(bars) != [bar["key"] for bar in value]:
                yield f"bars {', '.join(bars)}; expected {', '.join(bar['key'] for bar in value)}"
            for bar in value:
                yield from (f"bar {bar['key']}: {line}" for line in differences(bar, bars.get(bar["key"], bar)))
        elif not equal(value, found.get(name)):
            yield f"{name} {found.get(name)}; expected {value}"


def compare(program, file):
    """Returns a summary of the expected first page of a file, and the differences of the actual page."""
    if file.name not in files:
        return "the table", ["not in the table of .ci/openings.py"]
    if not file.exists():
        return "the table", ["not in the folder"]
    counts, index, wanted = opening(file)
    full = sum(bar["value"] is not None for bar in wanted["bars"])
    series = f" of {wanted['series']}" if wanted["series"] else ""
    summary = f"{wanted['unit']} {wanted['key']}, {wanted['value']}{series}, {full} of {len(wanted['bars'])} bars"
    reports, failure = run(program, file)
    if failure:
        return summary, [failure]
    where, show = reports
    text = lambda counts: ", ".join(f"{unit} {count}" for unit, count in counts.items())
    found = {level["level"]: level["count"] for level in where["levels"]}
    lines = [] if list(found.items()) == list(counts.items()) else [
        f"levels with pages {text(found)}; expected {text(counts)}"]
    place = {"level": wanted["unit"], "page": index}
    if where["at"] != place:
        lines += differences(place, where["at"])
    return summary, lines + list(differences(wanted, show.get("page", {})))


def main():
    folder = os.environ.get("CROSSPAGER_DATA")
    if not folder:
        print("skipped: CROSSPAGER_DATA is not set")
        return 0
    program = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/crosspager"
    if not os.access(program, os.X_OK):
        print(f"No program '{program}'. Build it first: swift build --product crosspager")
        return 1
    names = sorted(set(files) | {file.name for file in Path(folder).iterdir()} - {"SOURCES.md"})
    good = 0
    for name in names:
        summary, lines = compare(program, Path(folder) / name)
        good += not lines
        print(f"{name}: {'differs from' if lines else 'ok,'} {summary}")
        for line in lines[:6] + ([f"and {len(lines) - 6} more"] if len(lines) > 6 else []):
            print(f"    {line}")
    print(f"{good} of {len(names)} files open as expected")
    return 0 if good == len(names) else 1


if __name__ == "__main__":
    sys.exit(main())
