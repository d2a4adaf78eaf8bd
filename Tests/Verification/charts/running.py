#!/usr/bin/env python3
"""Finds the running bars for the table in Tests/Series/CrossPagerSeriesTests/RunningBarTests.swift, with Python's dates.

A bar is running if its last value is farther from the end of the bar than in each of the five preceding bars with
values. If there are no such bars, it is running if the data ends before the bar's last finer unit, and begins in an
earlier finer unit than it ends.
"""

from datetime import datetime, timedelta

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def start(time, unit):
    day = time.replace(hour=0, minute=0)
    return {
        "hour": time.replace(minute=0), "day": day, "week": day - day.weekday() * DAY, "month": day.replace(day=1),
        "year": day.replace(month=1, day=1),
    }[unit]


def end(time, unit):
    return start(start(time, unit) + {"hour": HOUR, "day": DAY, "week": 7 * DAY, "month": 31 * DAY, "year": 366 * DAY}[unit], unit)


def running(times, unit):
    finer = {"day": "hour", "week": "day", "month": "day", "year": "month"}[unit]
    lasts = {}
    for time in times:
        lasts[start(time, unit)] = time
    rests = [end(time, unit) - time for _, time in sorted(lasts.items())][-6:]
    if len(rests) > 1:
        return rests[-1] > max(rests[:-1])
    first, last = min(times), max(times)
    return start(last, finer) < start(end(last, unit) - timedelta(minutes=1), finer) and start(first, finer) < start(last, finer)


def every(step, first, last, keep=lambda time: True):
    times = [first + step * number for number in range(int((last - first) / step) + 1)]
    return [time for time in times if keep(time)]


CASES = {
    "hours until 14:00": every(HOUR, datetime(2024, 9, 1), datetime(2024, 9, 23, 14)),
    "hours until 23:00": every(HOUR, datetime(2024, 9, 1), datetime(2024, 9, 22, 23)),
    "days until the 23rd": every(DAY, datetime(2024, 3, 1), datetime(2024, 9, 23)),
    "days of a whole month": every(DAY, datetime(2024, 3, 1), datetime(2024, 9, 30)),
    "trading days until Friday the 29th": every(DAY, datetime(2023, 3, 1), datetime(2023, 9, 29), lambda time: time.weekday() < 5),
    "trading days until Tuesday the 26th": every(DAY, datetime(2023, 3, 1), datetime(2023, 9, 26), lambda time: time.weekday() < 5),
    "weeks until 28 September": every(7 * DAY, datetime(2024, 1, 6), datetime(2024, 9, 28)),
    "days of one month until the 23rd": every(DAY, datetime(2024, 9, 1), datetime(2024, 9, 23)),
}
for name, times in CASES.items():
    print(f'("{name}", [{", ".join(str(running(times, unit)).lower() for unit in ["day", "week", "month", "year"])}]),')
