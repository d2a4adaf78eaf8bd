"""Writes aggregates.json, which contains the aggregate of each column of the files in the folder `files`, as its owner means
it, and the values of its days and months. ColumnAggregateTests compares the program with it.

Usage: aggregates.py [--check]. With --check, nothing is written, and the exit status is 1 if aggregates.json is out of date.

`OWNERS` lists the aggregates. The values follow from these rules (CONTRACT, "Dated levels"):

- A sum, a mean and a last value are those of the values of a day or month, in time. Of rows with the same time, the last
  row is the latest.
- A rise is the sum of the steps between successive values, in time, that end in the day or month. A fall of a tenth of
  the earlier value or more is a reset and adds the new value, and a smaller fall counts as it is. The first value has
  no step. A period without steps has no rise.

All sums are exact and are rounded once.
"""

import csv
import json
import sys
from datetime import datetime
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
# For each file: the delimiter, the format of the dates, whether numbers have a decimal comma, and the aggregates.
OWNERS = {
    "gas-newest-first.csv": (",", "%Y-%m-%d %H:%M", False, {"Meter reading m3": "rise"}),
    "kontoauszug.csv": (";", "%Y-%m-%d", False, {"Betrag": "sum", "Saldo": "last"}),
    "steps.csv": (",", "%Y-%m-%d %H:%M", False, {"StepCount": "sum", "Heart Rate": "mean"}),
    "stromzaehler.csv": (";", "%d.%m.%Y %H:%M", True, {"Zählerstand in kWh": "rise"}),
    "weather.csv": (",", "%Y-%m-%dT%H:%M", False,
                    {"rain (mm)": "sum", "temperature (°C)": "mean", "humidity (%)": "mean"}),
}


def rises(samples):
    """The time of each step and its length, and the number of resets."""
    steps, resets = [], 0
    for (_, old), (time, new) in zip(samples, samples[1:]):
        is_reset = new < old and old - new >= abs(old) / 10
        resets += is_reset
        steps.append((time, new if is_reset else new - old))
    return steps, resets


def value(aggregate, values):
    if aggregate == "last":
        return values[-1]
    return sum(values) / len(values) if aggregate == "mean" else sum(values)


def facts(name):
    delimiter, form, has_comma, aggregates = OWNERS[name]
    with open(FOLDER / "files" / name, newline="", encoding="utf-8") as text:
        header, *rows = csv.reader(text, delimiter=delimiter)
    for column, aggregate in aggregates.items():
        place = header.index(column)
        samples = [
            (datetime.strptime(row[0], form),
             Fraction(row[place].replace(",", ".") if has_comma else row[place]))
            for row in rows if row[place]
        ]
        samples.sort(key=lambda sample: sample[0])
        steps, resets = rises(samples)
        periods = {}
        for time, number in steps if aggregate == "rise" else samples:
            for key in (f"{time:%Y-%m-%d}", f"{time:%Y-%m}"):
                periods.setdefault(key, []).append(number)
        yield {
            "file": name, "column": column, "aggregate": aggregate, "resets": resets,
            "values": {key: float(value(aggregate, numbers)) for key, numbers in sorted(periods.items())},
        }


text = "".join(json.dumps(one, ensure_ascii=False) + "\n" for name in OWNERS for one in facts(name))
text = "[\n" + text.replace("}\n{", "},\n{") + "]\n"
file = FOLDER / "aggregates.json"
if "--check" in sys.argv:
    sys.exit(file.read_text(encoding="utf-8") != text)
file.write_text(text, encoding="utf-8")
