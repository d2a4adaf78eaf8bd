"""Snapshots and links, which Docs/Guide.md and Restoration.md describe.

A snapshot stores the rest offset even of levels that snap, where the page and the viewport determine it. A different
rest offset is a difference. The link for a pager without levels is `@`.
"""

from dataclasses import replace

from model import Pager, Place
from values import DIRECTIONS, PAGE, LevelRules, Rules, units


def level_rules(rules: LevelRules) -> dict:
    return dict(vars(rules))


def pager_rules(rules: Rules, hosting: str) -> dict:
    levels, pages, beyond = rules.viewport
    turning, throwing, milliseconds = rules.gesture
    return {
        **vars(rules),
        "hosting": hosting,
        "viewport": [levels / PAGE, pages / PAGE] + ([beyond] if beyond else []),
        "gesture": [turning / PAGE, throwing / PAGE, milliseconds],
        "locked": [direction for direction in DIRECTIONS if direction in rules.locked],
        "scale": "auto",
    }


def taken(pager: Pager, names, hosting: str) -> dict:
    """Returns the contents of the file that `save` writes."""
    levels = []
    for index, level in enumerate(pager.levels):
        levels.append({"name": names[index], "count": level.count, "page": level.page,
                       "rules": level_rules(level.rules)})
        rest = pager.rest(index)
        levels[-1]["offset"] = None if rest is None else rest / PAGE
    return {
        "version": 1,
        "current": None if pager.current is None else names[pager.current],
        "levels": levels,
        "newLevels": level_rules(pager.new_level_rules),
        "rules": pager_rules(pager.rules, hosting),
    }


def quoted(names) -> str:
    words = [f"'{name}'" for name in names]
    return " and ".join([", ".join(words[:-1]), words[-1]])


def restore(pager: Pager, names, file: dict, *, repairs: bool):
    """Restores a snapshot if it fits or, with `repairs`, the parts that fit. Returns the differences, those of the
    levels here in their order."""
    missing = [saved["name"] for saved in file["levels"] if saved["name"] not in names]
    differences = [f"No level '{name}' here. --repair ignores the level." for name in missing]
    places = {}
    saved_levels = {saved["name"]: saved for saved in file["levels"]}
    for name in names:
        if name not in saved_levels:
            differences.append(f"Level '{name}' is not in the snapshot. --repair keeps the level unchanged.")
            continue
        saved = saved_levels[name]
        count, page = saved["count"], saved["page"]
        level = pager.levels[names.index(name)]
        rules, offset = LevelRules(**saved["rules"]), saved["offset"]
        placed = replace(level, rules=rules)
        if level.count != count:
            grown = level.count > count > 0 and page == count - 1 and rules.follow == "on"
            page = placed.start_page() if page is None else None if level.count == 0 else min(page, level.count - 1)
            page = level.count - 1 if grown else page
            there = "no page" if page is None else f"page {page}"
            here = f"{level.count} page" + ("s" if level.count != 1 else "")
            differences.append(f"Level '{name}' has {here} here and {count} in the snapshot. --repair selects {there}.")
        places[name] = Place(page, None if offset is None else units(offset), rules)
    saved_names = list(saved_levels)
    common = [name for name in saved_names if name in names]
    if common != [name for name in names if name in saved_names]:
        differences.append(f"Levels {quoted(saved_names)} are in a different order here. --repair keeps the current order.")
    if names and file["current"] not in names:
        missing = f"'s current level '{file['current']}' is missing here" if file["current"] else " has no current level"
        differences.append(f"The snapshot{missing}. --repair keeps the current level.")
    if differences and not repairs:
        return differences
    current = names.index(file["current"]) if file["current"] in names else None
    pager.restore_places(
        [places.get(name) for name in names], current, read_rules(file["rules"]), LevelRules(**file["newLevels"]))
    return differences


def read_rules(saved: dict) -> Rules:
    levels, pages, *beyond = saved["viewport"]
    turning, throwing, milliseconds = saved["gesture"]
    words = {key: value for key, value in saved.items() if key in vars(Rules()) and isinstance(value, str)}
    return Rules(
        **words,
        locked=frozenset(saved["locked"]),
        viewport=(units(levels), units(pages), *(beyond or [0])),
        gesture=(units(turning), units(throwing), milliseconds),
    )


def link(pager: Pager, names) -> str:
    pages = [f"{name}={'-' if level.page is None else level.page}" for name, level in zip(names, pager.levels)]
    return ",".join(pages) + "@" + ("" if pager.current is None else names[pager.current])


def follow(pager: Pager, names, text: str):
    """Goes to the pages in a link, or returns the reasons why the link does not fit."""
    places, current = text.split("@")
    pages = dict(place.split("=") for place in places.split(",") if place)
    differences, levels = [], list(pager.levels)
    for index, name in enumerate(names):
        level, page = levels[index], pages.get(name)
        if page is None:
            differences.append(f"Level '{name}' is not in the link.")
        elif (page == "-") != (level.count == 0) or page != "-" and int(page) >= level.count:
            differences.append(f"Level '{name}' has no page '{page}'.")
        else:
            levels[index] = level.on(None if page == "-" else int(page))
    differences += [f"No level '{name}' here." for name in pages if name not in names]
    if current != "" and current not in names:
        differences.append(f"The link's current level '{current}' is missing here.")
    if not differences:
        pager.levels = tuple(levels)
        if current:
            pager.current = names.index(current)
    return differences
