#!/usr/bin/env python3
"""Writes pages as constant arrays in C, which stay in flash memory.

    header.py LEVEL.json... >data.h

Each file holds the pages of one level, as `crosspager FILE -c 'export --all LEVEL.json'` writes them. The first level is
the current one, and every level is on its last page. A value takes two bytes.
"""
import datetime
import json
import math
import pathlib
import sys

# The largest value that two bytes can hold.
LARGEST = 32767


def minutes(date):
    """Returns the minutes from 1970-01-01 to a date."""
    return (datetime.datetime.fromisoformat(date) - datetime.datetime(1970, 1, 1)) // datetime.timedelta(minutes=1)


def scaled(values):
    """Returns whole numbers, and the power of ten that they must be multiplied by. Missing values stay None."""
    known = [value for value in values if value is not None]
    largest = max((abs(value) for value in known), default=0)
    exponent = math.floor(math.log10(largest)) - 5 if largest else 0
    while any(round(abs(value) / 10.0**exponent) > LARGEST for value in known):
        exponent += 1
    # Leave out trailing digits that are zero in all values.
    while exponent < 0 and all(round(value / 10.0**exponent) % 10 == 0 for value in known):
        exponent += 1
    return [None if value is None else round(value / 10.0**exponent) for value in values], exponent


def array(kind, name, elements):
    """Returns an array, which is never empty, because C has no empty arrays."""
    return f"static const {kind} cp_data_{name}[] = {{{', '.join(map(str, elements)) or 0}}};"


def level(index, pages, name):
    """Prints the arrays of a level. Returns its element of the array `cp_data_levels`."""
    starts, ends = [minutes(page["start"]) for page in pages], [minutes(page["end"]) for page in pages]
    bars = [0]
    for page in pages:
        bars.append(bars[-1] + len(page["bars"]))
    values, exponent = scaled([bar["value"] for page in pages for bar in page["bars"]])
    known = [value for value in values if value is not None] or [0]
    print(array("int64_t", f"starts_{index}", starts))
    print(array("int64_t", f"ends_{index}", ends))
    print(array("char *const", f"keys_{index}", [json.dumps(page["key"]) for page in pages]))
    print(array("uint32_t", f"bars_{index}", bars))
    print(array("int16_t", f"values_{index}", ["CP_DATA_MISSING" if value is None else value for value in values]))
    names = ", ".join(f"cp_data_{each}_{index}" for each in ("starts", "ends", "keys", "bars", "values"))
    return f'  {{"{name}", {len(pages)}, {len(pages) - 1}, {names}, {min(known)}, {max(known)}, {exponent}}},'


files = sys.argv[1:] or sys.exit(__doc__)
levels = [json.loads(pathlib.Path(file).read_text()) for file in files]
if not all(levels):
    sys.exit("header.py: A level has no pages. Leave out its file.")
print('#include "pages.h"')
print(f"#define CP_DATA_LEVELS {len(levels)}")
members = [level(index, pages, pages[0]["unit"]) for index, pages in enumerate(levels)]
print("static const cp_data_level cp_data_levels[CP_DATA_LEVELS] = {", *members, "};", sep="\n")
