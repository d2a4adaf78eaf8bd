#!/usr/bin/env python3
"""Computes the scales in Tests/Program/CrossPagerConsoleTests/Session/ScaleTests.swift, from the rule `scale` in
Docs/Commands.md.

Each series has one value a day for two years from 2024-01-01. The pages are months. Prints the range of all bars, the
range without the n/200 lowest and highest of n bars, the share of months that fill at least half of an axis for each of
the two ranges, and the resulting scale.
"""

import datetime
import math

DAYS = 731
FIRST = datetime.date(2024, 1, 1)


def noise(day):
    return day * 7919 % 97


def rain(day):
    return 180.0 if day in (200, 500) else noise(day) * 0.4 if noise(day) < 60 else 0.0


SERIES = {
    "rain": rain,
    "steps": lambda day: 6000.0 + noise(day) * 40,
    "price": lambda day: 100 * 1.002**day,
    "temperature": lambda day: 10 - 16 * math.cos(2 * math.pi * day / 365) + noise(day) / 50,
}

# The series whose bars are sums. Their scales include zero.
AMOUNTS = ["rain", "steps"]


def share(month, low, high):
    """Returns the share of an axis from zero that the bars of a month cover. No series here needs an axis without
    zero."""
    bottom, top = min(low, 0), max(high, 0)
    return (min(max(max(month), 0), top) - max(min(min(month), 0), bottom)) / (top - bottom)


for name, value in SERIES.items():
    months = {}
    for day in range(DAYS):
        date = FIRST + datetime.timedelta(days=day)
        months.setdefault((date.year, date.month), []).append(value(day))
    values = sorted(sum(months.values(), []))
    tail = len(values) // 200
    ranges = {"level": (values[0], values[-1]), "robust": (values[tail], values[-1 - tail])}
    if name in AMOUNTS:
        ranges = {rule: (min(low, 0), max(high, 0)) for rule, (low, high) in ranges.items()}
    filled = {
        rule: sum(share(month, low, high) >= 0.5 for month in months.values()) / len(months)
        for rule, (low, high) in ranges.items()
    }
    rule = next((rule for rule in ranges if filled[rule] >= 0.75), "page")
    print(name, rule, {rule: [round(bound, 3) for bound in bounds] for rule, bounds in ranges.items()}, filled)
