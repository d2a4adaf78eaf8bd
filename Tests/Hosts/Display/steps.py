"""Writes a year of hourly step counts as CSV. The output is the same in every run. Three days in March have no
values."""

import datetime
import random

random.seed(7)
print("time,steps")
time = datetime.datetime(2025, 1, 1)
while time.year == 2025:
    is_missing = time.month == 3 and 10 <= time.day <= 12
    hour, weekend = time.hour, time.weekday() >= 5
    base = 0 if hour < 7 else 900 if hour in (8, 12, 18) else 350 if hour < 22 else 60
    if weekend:
        base = base * 3 // 4 + (700 if 10 <= hour <= 16 else 0)
    season = 80 + 40 * (6 - abs(time.month - 7)) // 6
    steps = max(0, int(random.gauss(base, base / 3 + 1) * season / 100))
    if not is_missing:
        print(f"{time:%Y-%m-%d %H:%M},{steps}")
    time += datetime.timedelta(hours=1)
