#!/usr/bin/env python3
"""Draws the pictures in Tests/Program/SVGChartsTests, which SVGPictureTests.swift compares with the program's pictures.

Usage: pictures.py charts > Tests/Program/SVGChartsTests/charts.svg
       pictures.py cards > Tests/Program/SVGChartsTests/cards.svg

A picture is 800 wide and has margins of 24. A plot is 240 high and starts 78 from the top, or 98 if it has a legend or
a remark. Arrows at clipped bars take 30, and a mark under the axis takes 12. A bar takes 78 % of its pitch, at most 56.
Shaded cells start 104 from the top and are at most 28 apart. A display of cards is 752 wide and at most 400 high, with
cards of 0.56 times their width, and the levels of its map are 20 apart.
"""
import sys

LIGHT = {"ink": "#1a1a1a", "faint": "#595959", "grid": "#dddddd", "axis": "#595959", "missing": "#1a1a1a",
         "bar": "#0072b2", "negative": "#d55e00", "outline": "#1a1a1a", "line": "#0072b2", "goal": "#00805e",
         "smoothed": "#1a1a1a", "paper": "#ffffff"}
STROKES = {"grid", "axis", "outline", "line", "goal", "smoothed"}
LEFT, RIGHT = 24, 776


def number(value):
    return f"{value + 1e-9:.2f}".rstrip("0").rstrip(".") if value >= 0 else "-" + number(-value)


def element(name, paint, numbers={}, others={}, text=None, children=()):
    words = [("class", paint), ("stroke" if paint in STROKES else "fill", LIGHT[paint])] if paint else []
    words += [("fill", "none")] * (paint in {"outline", "line"})
    words += [(key, number(value)) for key, value in numbers.items()] + list(others.items())
    start = f"<{name}" + "".join(f' {key}="{value}"' for key, value in words)
    if text is not None:
        return [f"{start}>{text}</{name}>"]
    return [start + ">", *("  " + line for line in children), f"</{name}>"] if children else [start + "/>"]


def text(words, x, y, paint="faint", **others):
    return element("text", paint, {"x": x, "y": y}, {key.replace("_", "-"): value for key, value in others.items()}, words)


def rect(paint, x, y, width, height, **others):
    others = {key.replace("_", "-"): value for key, value in others.items()}
    return element("rect", paint, {"x": x, "y": y, "width": width, "height": height}, others)


def line(paint, x1, x2, y1, y2, **others):
    others = {key.replace("_", "-"): value for key, value in others.items()}
    return element("line", paint, {"x1": x1, "x2": x2, "y1": y1, "y2": y2}, others)


def polygon(paint, corners):
    return element("polygon", paint, {}, {"points": " ".join(f"{number(x)},{number(y)}" for x, y in corners)})


def titled(lines, title):
    if not title or not lines:
        return lines
    start = lines[0].removesuffix("/>")
    return [start + ">", f"  <title>{title}</title>", f"</{start[1:].split()[0]}>"]


def titles():
    return text("rain", LEFT, 34, "ink", font_size="18", font_weight="600") + text("week", LEFT, 56, font_size="13")


def chart(bars, ticks, above, below, clipped, remark="", names=(), rows=1, is_line=False, goal=None, captions=(),
          sentences=(), base=0, step=1):
    """`bars` have the keys v, o, s, run, mark, note. `ticks` are labels by row, and `clipped` the sides with arrows.

    `base` is the value of the baseline. If not every label fits, each `step`th bar has one.
    """
    unit = (float(ticks.get(2, 2)) - base) / 2
    left = LEFT + 7 * max(map(len, ticks.values()), default=0) + 10
    top = (98 if remark or rows > 1 else 78) + 30 * (1 in clipped)
    bottom, row, pitch = top + 240, 240 / (above + below), (RIGHT - left) / len(bars)
    zero, end = top + above * row, bottom + 30 * (-1 in clipped)
    width = min(0.78 * pitch, 56) / rows
    center = [left + (place + 0.5) * pitch for place in range(len(bars))]

    def y(value):
        reach = (value - base) / unit * row
        reach = min(reach, -1) if reach < 0 else max(reach, 1)
        return zero if value == base else min(max(zero - reach, top), bottom)

    def bar(place, index):
        x, value = center[place] + (index - rows / 2) * width, bars[place].get("vo"[index])
        if value is None:
            return rect("missing", x, top, width, 240, fill_opacity="0.07")
        paint = "outline" if index else "negative" if value < 0 else "bar"
        return value != base and rect(paint, x, min(y(value), zero), width * (0.92 if rows > 1 else 1), abs(y(value) - zero)) or []

    def polyline(paint, values):
        lines = []
        for place in range(1, len(bars)):
            if None not in values[place - 1:place + 1]:
                dashed = paint == "goal" or paint == "line" and bars[place].get("run")
                style = {"stroke_dasharray": "4 4"} if dashed else {"stroke_linecap": "round"}
                lines += line(paint, center[place - 1], center[place], y(values[place - 1]), y(values[place]),
                              stroke_width="2", **style)
        return lines

    out = titles() + (text(remark, LEFT, 82) if remark else [])
    last, wide = RIGHT, 7 * len("".join(names))
    share = min(1, (RIGHT - LEFT - 7 * len(remark) - 36 * len(names)) / max(1, wide))
    for index, name in reversed(list(enumerate(names))):
        start = last - 7 * len(name) * share
        condensed = {"textLength": str(int(7 * len(name) * share))} if share < 1 else {}
        out += rect("outline" if index else "bar", start - 18, 72, 11, 11) if index < rows else []
        out += text(name, start, 82, "ink", **condensed)
        last = start - 36
    for place, label in sorted(ticks.items()):
        height = zero - place * row
        out += line("grid", left, RIGHT, height, height) if place else []
        out += text(label, left - 8, height + 4, text_anchor="end")
    said = [*sentences, *[""] * len(bars)]
    if is_line:
        out += polyline("line", [item.get("v") for item in bars])
        for place, item in enumerate(bars):
            value = item.get("v")
            out += titled(bar(place, 0) if value is None else element(
                "circle", "negative" if value < 0 else "bar", {"cx": center[place], "cy": y(value), "r": 3}), said[place])
    else:
        for index in range(rows):
            for place in range(len(bars)):
                out += titled(bar(place, index), "" if index else said[place])
        for place, item in enumerate(bars):
            if item.get("run") and item.get("v"):
                stripes = bar(place, 0)[0]
                out.append("<rect " + stripes[stripes.index("x="):-2] + ' fill="url(#running)"/>')
    missing = [all(item.get("vo"[index]) is None for index in range(rows)) for item in bars]
    first = 0
    while first < len(bars):
        after = next((place for place in range(first, len(bars)) if missing[place] != missing[first]), len(bars))
        dashes = {"stroke_dasharray": "1 5"} if missing[first] else {"stroke_dasharray": "6 4"} if base else {}
        out += line("axis", left + first * pitch, left + after * pitch, zero, zero, **dashes)
        first = after
    out += text("no data", (left + RIGHT) / 2, (top + bottom) / 2, text_anchor="middle") if all(missing) else []
    taken = {1: 0, -1: 0}
    for place, item in enumerate(bars):
        for index in range(rows):
            value = item.get("vo"[index])
            side = 0 if value is None else (value > base + above * unit) - (value < base - below * unit)
            if side:
                edge, down = (top, -1) if side > 0 else (bottom, 1)
                middle, half = center[place] + (index - rows / 2 + 0.5) * width, min(width / 2, 8)
                out += polygon("negative" if value < 0 else "bar", [
                    (middle - half, edge + 3 * down), (middle + half, edge + 3 * down), (middle, edge + 12 * down)])
                room = 7 * len(f"{value:,}") / 2
                at = min(max(middle, left + room), RIGHT - room)
                if round(at - room - taken[side], 6) >= 0:
                    taken[side] = at + room + 6
                    out += text(f"{value:,}", at, edge - 16 if side > 0 else edge + 25, "ink", text_anchor="middle")
    out += polyline("goal", [goal] * len(bars)) + polyline("smoothed", [item.get("s") for item in bars])
    marks = False
    for x, item in zip(center, bars):
        base = end + 5
        if item.get("mark") or item.get("note"):
            marks = True
            out += polygon("ink", [(x, base), (x - 6, base + 10), (x + 6, base + 10)] if item.get("mark") else [
                (x, base), (x - 5, base + 5), (x, base + 10), (x + 5, base + 5)])
    labels = end + 20 + 12 * marks
    for x, item in list(zip(center, bars))[::step]:
        out += text(item["label"], x, labels, "ink", text_anchor="middle")
    for place, words in enumerate(captions):
        out += text(words, LEFT, labels + 28 + 18 * place)
    return out, (labels + 28 + 18 * (len(captions) - 1) if captions else labels) + 20


def cells(rows, columns, values, marked, unit, captions, noted=None):
    """`values` are shades by column and row, None for a missing value."""
    left = LEFT + 8 + 7 * max(map(len, rows))
    pitch = min((RIGHT - left) / len(columns), 28)
    bottom = 104 + len(rows) * pitch

    def cell(shade, x, y, size):
        style = {"fill_opacity": "0.07"} if shade is None else {"fill_opacity": number(shade / 4)} if shade else {"fill": "none"}
        return rect("missing" if shade is None else "bar" if shade else "grid", x, y, size, size, **style)

    out = titles()
    for place, label in enumerate(columns):
        out += text(label, left + place * pitch, 96, "ink") if label else []
    for place, label in enumerate(rows):
        out += text(label, left - 8, 104 + (place + 0.5) * pitch + 4, text_anchor="end")
    for (column, row), shade in sorted(values.items()):
        x, y, size = left + column * pitch, 104 + row * pitch, 0.86 * pitch
        out += titled(cell(shade, x, y, size), f"{row} {column}")
        out += rect("outline", x, y, size, size, stroke_width="2") if (column, row) == marked else []
        middle, half = (x + size / 2, y + size / 2), size / 4
        out += polygon("ink", [(middle[0] + half * right, middle[1] + half * down) for right, down in [
            (0, -1), (1, 0), (0, 1), (-1, 0)]]) if (column, row) == noted else []
    for shade, words in [(None, "missing"), (0, "0"), (1, "to 5"), (2, "to 10"), (3, "to 15"), (4, "to 20")]:
        out += cell(shade, left, bottom + 14, 12) + text(words, left + 18, bottom + 24, "ink")
        left += 36 + 7 * len(words)
    out += text(unit, left, bottom + 24)
    for place, words in enumerate(captions):
        out += text(words, LEFT, bottom + 56 + 18 * place)
    return out, bottom + 56 + 18 * len(captions) + 2


DARK = {"paper": "#1b1b1b", "ink": "#f0f0f0", "faint": "#bdbdbd", "grid": "#4a4a4a", "axis": "#bdbdbd",
        "missing": "#f0f0f0", "bar": "#56b4e9", "negative": "#e69f00", "outline": "#f0f0f0", "line": "#56b4e9",
        "goal": "#009e73", "smoothed": "#f0f0f0"}


def document(groups, height):
    rules = " ".join(f".{name} {{ {'stroke' if name in STROKES else 'fill'}: {color} }}" for name, color in DARK.items())
    size = f'width="800" height="{number(height)}" viewBox="0 0 800 {number(height)}"'
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="system-ui, \'Segoe UI\', Roboto, '
        '\'Helvetica Neue\', Arial, sans-serif" font-size="12">',
        "  <title>rain</title>", f"  <style>@media (prefers-color-scheme: dark) {{ {rules} }}</style>", "  <defs>",
        '    <pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
        '      <rect class="paper" fill="#ffffff" width="3" height="6"/>', "    </pattern>", "  </defs>",
        f'  <rect class="paper" fill="#ffffff" width="800" height="{number(height)}"/>',
        *("  " + line for line in groups), "</svg>"])


def cards(columns, rows, cards, levels):
    width = (RIGHT - LEFT) / columns
    height = min(0.56 * width, 400 / rows)
    gap, size = min(4, width / 20), min(max(12, height / 8), 22)
    room = int((width - 2 * gap - 8) / (7 * size / 12))
    inside = rect("missing", LEFT, 78, RIGHT - LEFT, height * rows, rx="8", fill_opacity="0.05")
    for title, x, y, is_current, ink in cards:
        left, top = LEFT + x * width, 78 + y * height
        style = {"rx": "6", "fill": title if ink else "#ffffff"} | ({"stroke-width": "2.5"} if is_current else {})
        paint = "outline" if is_current else "grid"
        words = [("class", paint if ink else paint + " paper"), ("stroke", LIGHT[paint])]
        words += [(key, number(value)) for key, value in [
            ("x", left + gap), ("y", top + gap), ("width", width - 2 * gap), ("height", height - 2 * gap)]]
        face = element("rect", None, {}, dict(words + list(style.items())))
        inside += titled(face, title)
        shown = title if len(title) <= room else title[:room - 1] + "…"
        place = {"x": left + width / 2, "y": top + height / 2 + size / 3, "font-size": size}
        if room >= 5 or shown == title:
            inside += element("text", None if ink else "ink", place, {"text-anchor": "middle"} | ({"fill": ink} if ink else {}),
                              shown)
    frame = rect("missing", LEFT, 78, RIGHT - LEFT, height * rows, rx="8")
    out = titles() + element("clipPath", None, {}, {"id": "display"}, children=frame)
    out += element("g", None, {}, {"clip-path": "url(#display)"}, children=inside)
    y = 78 + height * rows + 28
    for name, count, page, is_current, is_reversed in levels:
        step = min(18, (666 - 174) / max(1, count))
        name = name if len(name) <= 20 else name[:19] + "…"
        out += text(name, LEFT, y, "ink", font_weight="600") if is_current else text(name, LEFT, y)
        if step < 5:
            out += rect("missing", 174, y - 9, 666 - 174, 10, fill_opacity="0.12")
        places = list(range(count))[::-1 if is_reversed else 1] if step >= 5 else []
        for place in places:
            out += rect("missing", 174 + place * step, y - 9, step - 2, 10, rx="2", fill_opacity="0.12")
        if page is not None:
            place = count - 1 - page if is_reversed else page
            out += rect("bar" if is_current else "faint", 174 + place * step, y - 9, max(3, step - 2), 10, rx="2")
        out += text(f"{page + 1} of {count}" if page is not None else "empty", RIGHT, y, text_anchor="end")
        y += 20
    return document(out, y + 12)


def main():
    if sys.argv[1:] == ["cards"]:
        print(cards(2, 4, [("One", -0.5, 0, True, None), ("#0A0B0C", 0.5, 0, False, "#ffffff"),
                           ("#F0F1F2", 1.5, 3, True, "#000000"), ("a" * 60, 0, 1, False, None)],
                    [("a", 3, 1, True, False), ("b" * 30, 3, 0, False, True), ("c", 0, None, False, False),
                     ("d", 100, 99, False, False), ("e", 60, 0, False, False)]))
        print(cards(16, 1, [("abcd", 0, 0, True, None), ("abcdefgh", 1, 0, False, None)], []))
        print(cards(7, 1, [("abcdefghijklm", 0, 0, True, None)], []))
        print(cards(14, 1, [("abcdefg", 0, 0, True, None)], []))
        print(cards(1, 1, [("a" * 60, 0, 0, True, None)], [("a", 90, 0, True, False)]))
        return
    compared = [dict(label="a", v=4, o=2), dict(label="b", v=-2, mark=True), dict(label="c", o=3, note=True),
                dict(label="d", v=30, o=6), dict(label="e", v=-90, o=0)]
    drawn = [dict(label="a", v=1, s=2), dict(label="b", v=4, s=2.5), dict(label="c"), dict(label="d", v=2, s=3),
             dict(label="e", v=3, s=1.5, run=True)]
    alone = [dict(label="a", v=0.001), dict(label="b", v=4, run=True), dict(label="c")]
    even = {0: "0", 2: "2", 4: "4", 6: "6", 8: "8"}
    # A letter has just enough room. The second of two values that would touch is left out, above and below.
    crowded = [dict(label=chr(ord("A") + place), v=2) for place in range(49)]
    for place, value in {0: 4512, 1: 30, 2: 77, 10: 1234567890, 16: 234567890, 20: -1234567, 25: -1234567, 30: -9,
                         48: 98765}.items():
        crowded[place]["v"] = value
    # A label of two letters has almost enough room.
    dense = [dict(label=f"{place:02}", v=place % 9, run=place == 3) for place in range(35)]
    for place, value in {1: -0.001, 2: -0.5, 3: None, 4: -4}.items():
        dense[place]["v"] = value
    close = [dict(label=label, v=value) for label, value in zip("abcdef", [94, 97, 0, 0.5, -0.5, 100])]
    pictures = [
        chart(compared, {row: str(row) for row in range(-4, 9, 2)}, 8, 4, [1, -1], "mm · week", ["2015", "2014"], 2,
              captions=["x · y", "max 30"], sentences=["a is 4", "b is -2", "c is missing"]),
        chart(drawn, {0: "0", 2: "1", 4: "2", 6: "3", 8: "4"}, 8, 0, [], is_line=True, goal=2.5, sentences=["a is 1"]),
        chart(alone, {0: "0", 2: "1", 4: "2", 6: "3", 8: "4"}, 8, 0, []),
        cells(["Mon", "Tue"], ["Jan", ""], {(0, 0): 0, (0, 1): 1, (1, 0): None, (1, 1): 4}, (1, 1), "mm", ["max 20"]),
        chart(crowded, even, 8, 0, [1, -1]),
        chart(dense, {row: str(row) for row in range(-4, 9, 2)}, 8, 4, [], step=2,
              captions=["a" * 50 + " · " + "b" * 55, "c" * 50, "d" * 56]),
        chart(compared, even, 8, 0, [1, -1], "", ["2015", "2014", "change +1"], 2),
        chart(compared, even, 8, 0, [1, -1], "mm", ["a" * 50, "b" * 61], 2),
        chart(close, {0: "94", 2: "96", 4: "98", 6: "100"}, 6, 0, [-1], "axis does not start at zero", is_line=True,
              base=94),
        chart([dict(label="a")], {}, 1, 0, []),
        cells(["Mon", "Tue"], ["Jan"] + [""] * 59, {(0, 0): 0, (0, 1): 1, (58, 0): None, (59, 1): 4}, None, "mm",
              ["x", "y"], (59, 1)),
    ]
    top, groups = 0, []
    for lines, height in pictures:
        groups += element("g", None, {}, {"transform": f"translate(0 {number(top)})"}, children=lines)
        top += height
    print(document(groups, top))


main()
