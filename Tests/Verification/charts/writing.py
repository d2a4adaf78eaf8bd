#!/usr/bin/env python3
"""Writes numbers as a person does, for the tables in Tests/Program/TextChartsTests/NumberFormatTests.swift.

A caption has every digit before the point. It has at most six significant digits, but it always has up to two decimal
places of the data. It has no more decimal places than the data, but always enough for two significant digits. Labels of
an axis that are wider than seven columns are shortened.
"""

from decimal import ROUND_HALF_EVEN, Decimal


def rounded(number, places):
    text = f"{Decimal(number).quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN):,f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def caption(number, decimals):
    digits = Decimal(number).copy_abs().adjusted() + 1  # Before the point; at most 0 for a number below 1.
    return rounded(number, max(0, min(max(6 - digits, min(decimals, 2)), max(decimals, 2 - digits))))


def labels(ticks):
    long = [f"{tick:,}" for tick in ticks]
    if max(map(len, long)) <= 7:
        return long
    size, name = next(pair for pair in [(10**12, "tn"), (10**9, "bn"), (10**6, "M")] if max(map(abs, ticks)) >= pair[0])
    places = next(
        places for places in range(20)
        if all(round(Decimal(tick) / size, places) == Decimal(tick) / size for tick in ticks))
    return long if places > 2 else ["0" if tick == 0 else f"{Decimal(tick) / size:,.{places}f} {name}" for tick in ticks]


for number, decimals in [
    ("7040.33", 0), ("62.4", 0), ("2.333", 0), ("0.0333", 0), ("18.25", 1), ("5.4666", 1), ("1234567.891", 2),
    ("13102.5", 2), ("-123456.789", 1), ("1234567.891", 3),
    ("-1234.5", 1), ("0.00012", 5), ("999.96", 1), ("20034567890", 0), ("0.30000000000000004", 1),
]:
    print(f'({number}, {decimals}, "{caption(number, decimals)}"),')
for ticks in [
    [0, 50_000, 100_000], [0, 500_000, 1_000_000], [0, 10_000_000_000, 20_000_000_000], [0, 2_500_000, 5_000_000],
    [623_031_950, 623_032_000], [-2_000_000_000_000, 0, 2_000_000_000_000], [1_250_000, 1_500_000],
]:
    print(ticks, labels(ticks))
