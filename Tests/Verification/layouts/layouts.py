"""Writes layouts.json, which contains what a person reads in each file in the folder `files`. LayoutFileTests compares
the reader with it.

Usage: layouts.py [--check]. With --check, nothing is written, and the exit status is 1 if layouts.json is out of date.

`readings.py` describes the files. The rest follows from these rules (see Docs/Files.md):

- A blank cell, or a marker such as NA, is a missing sample. A number such as -999 stays a number.
- A date without a time means the start of its day, week, month, quarter or year. Times with an offset from UTC stay as written,
  and counts since 1970 are in UTC.
- The column that is shown first comes first. The other numeric columns follow in the order of the file.
- The cells of several columns of names are joined by a space.

Each sum is exact and is rounded once. For `moment`, the sum of each minute and its product are also rounded. To cover the time of every
sample, `minutes` is the sum of the minutes from the first sample of a series to each sample, and `moment` is the sum of
these minutes multiplied by the sum of the values in each minute.
"""

import csv
import io
import json
import sys
from datetime import datetime, timedelta
from fractions import Fraction
from pathlib import Path

from readings import READINGS

FOLDER = Path(__file__).resolve().parent
CODECS = {"UTF-8": "utf-8-sig", "UTF-16LE": "utf-16", "UTF-16BE": "utf-16", "Windows-1252": "cp1252"}


def lines(file, reading):
    """Returns the cells of each line below the skipped lines, except blank lines and comments."""
    text = io.StringIO(file.read_bytes().decode(CODECS[reading.encoding]), newline="")
    for _ in range(reading.skipped):
        text.readline()
    if reading.delimiter in (" ", "  "):
        between = reading.delimiter if reading.delimiter == "  " else None
        found = [[cell for cell in line.split(between) if cell.strip()] for line in text]
    else:
        found = csv.reader(text, delimiter=reading.delimiter)
    return [[cell.strip() for cell in line] for line in found
            if line and not (reading.comments and line[0].startswith(reading.comments))]


def members(value, path=""):
    """Yields the values in an object by path, without lists."""
    for name, inner in value.items():
        if isinstance(inner, dict):
            yield from members(inner, f"{path}{name}.")
        elif not isinstance(inner, list):
            yield path + name, "" if inner is None else str(inner)


def records(file, reading):
    """Returns the records in a JSON file as dictionaries. The cells of a record without a member are blank."""
    text = file.read_text(encoding=CODECS[reading.encoding])
    # Numbers stay as written.
    found = reading.records(lambda part=text: json.loads(part, parse_float=str, parse_int=str), text)
    cells = [dict(members(record)) if isinstance(record, dict) else dict(zip(reading.columns, map(str, record)))
             for record in found]
    names = dict.fromkeys(name for record in cells for name in record)
    return [dict.fromkeys(names, "") | record for record in cells]


def rows(file, reading):
    """Yields the rows as dictionaries. Cells that are missing from a short row are blank."""
    if reading.records:
        yield from records(file, reading)
        return
    found = lines(file, reading)
    if reading.columns:
        header = reading.columns
    elif reading.header:
        header = found.pop(0)
    else:
        header = [str(number) for number in range(1, len(found[0]) + 1)]
    for line in found[reading.units:len(found) - reading.footer]:
        cells = line + [""] * (len(header) - len(line))
        yield dict(zip(header, cells)) | dict(zip(reading.parts, line[0].split(",")))


def number(cell, reading):
    if cell in ["", *reading.missing]:
        return None
    sign = -1 if cell.startswith("(") else 1
    for text in ["(", ")", *reading.affixes, *reading.thousands]:
        cell = cell.replace(text, "")
    return sign * float(cell.strip().replace(reading.decimal, "."))


def time(row, reading):
    cells = [row[name] for name in reading.dates]
    return reading.time(*cells) if callable(reading.time) else datetime.strptime(" ".join(cells), reading.time)


def samples(row, reading):
    """Returns the times in a row, each with the cells of the columns with values."""
    if reading.months:
        year = time(row, reading)
        return [(year.replace(month=month), [row[name]]) for month, name in enumerate(reading.months, 1)]
    if reading.times:
        return [(date, [row[name]]) for name, date in reading.times.items()]
    return [(time(row, reading), [row[name] for name in reading.values])]


def written(date):
    """Returns a time in its shortest form."""
    if date == datetime(date.year, date.month, date.day):
        return str(date.date())
    return date.isoformat(timespec="auto" if date.second or date.microsecond else "minutes")


def exact(numbers):
    return float(sum(map(Fraction, numbers)))


def column(minutes, values):
    present = [(minute, value) for minute, value in zip(minutes, values) if value is not None]
    sums = {minute: exact(value for other, value in present if other == minute) for minute, _ in present}
    numbers = [value for _, value in present]
    return {
        "count": len(present), "blank": len(values) - len(present), "sum": exact(numbers),
        "moment": exact(minute * total for minute, total in sums.items()), "min": min(numbers), "max": max(numbers),
    }


def summary(name, times, values):
    since = [(date - datetime.min) // timedelta(minutes=1) for date in times]
    minutes = [minute - min(since) for minute in since]
    return {
        "name": name, "first": written(min(times)), "last": written(max(times)), "minutes": sum(minutes),
        "columns": [column(minutes, cells) for cells in zip(*values)],
    }


def facts(file, reading):
    """Returns the line of a file in layouts.json."""
    series = {}
    for row in rows(file, reading):
        held = series.setdefault(" ".join(row[name] for name in reading.names), ([], []))
        for date, cells in samples(row, reading):
            held[0].append(date)
            held[1].append([number(cell, reading) for cell in cells])
    return {
        "file": file.name, "encoding": reading.encoding, "delimiter": reading.delimiter, "decimal": reading.decimal,
        "hasHeader": reading.header, "skippedLines": reading.skipped, "dates": reading.dates, "format": reading.format,
        "datedColumns": list(reading.times), "names": reading.names, "values": reading.values,
        "series": [summary(name, times, values) for name, (times, values) in series.items()],
    }


def main():
    present = {file.name for file in (FOLDER / "files").iterdir()}
    if present != set(READINGS):
        sys.exit(f"files without a reading, or readings without a file: {', '.join(sorted(present ^ set(READINGS)))}")
    wanted = [json.dumps(facts(FOLDER / "files" / name, READINGS[name]), ensure_ascii=False)
              for name in sorted(present)]
    text = "[\n" + ",\n".join(wanted) + "\n]\n"
    path = FOLDER / "layouts.json"
    if sys.argv[1:] != ["--check"]:
        path.write_text(text, encoding="utf-8")
        return 0
    found = path.read_text(encoding="utf-8") if path.exists() else ""
    if found == text:
        series = [one for line in wanted for one in json.loads(line)["series"]]
        columns = [column for one in series for column in one["columns"]]
        print(f"layouts: {len(wanted)} files, {len(series)} series, {len(columns)} columns, "
              f"{sum(column['count'] for column in columns):,} samples, no differences")
        return 0
    present_lines = {line.rstrip(",") for line in found.splitlines()}
    stale = [json.loads(line)["file"] for line in wanted if line not in present_lines]
    print(f"layouts.json is out of date: {', '.join(stale) or 'it has other lines'}. To write it, run layouts.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
