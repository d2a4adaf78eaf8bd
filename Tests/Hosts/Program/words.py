"""Commands in the program's language."""

from dataclasses import replace
from decimal import Context
from typing import Optional

from crosspager import Command, Level, LevelRules, Rules
from crosspager._structures import NONE
from crosspager.commands import RULE_CODES
from crosspager.distances import PAGE
from crosspager.rules import DIRECTIONS, RULES_OF_LEVELS, RULES_OF_PAGERS, START_PAGE

RULE_NAMES = {code: name for name, code in RULE_CODES.items()}


class NoWords(Exception):
    """The program's language cannot express a command."""


def in_words(command: Command, name: str) -> str:
    """Returns the line for a command.

    Args:
        name: The name of the level that the command inserts.

    Raises NoWords.
    """
    # A level may be any word. The program reads an unknown word, such as -1, as a level that does not exist.
    level = str(command.level)
    kind = command.kind
    if kind == "move":
        return f"{word(DIRECTIONS.words, command.direction)} {number(command.count, 1)}"
    if kind in ("next", "previous"):
        return f"{kind} {number(command.count, 1)}"
    if kind in ("first", "last", "top", "bottom", "cancel", "finish", "open", "close"):
        return kind
    if kind in ("zoom_in", "zoom_out", "forget_all"):
        return kind.replace("_", " ")
    if kind == "go_level":
        return f"go {level}"
    if kind == "go_page_here":
        return f"page {number(command.page)}"
    if kind in ("go_page", "open_page", "remember"):
        return f"{kind.removesuffix('_page')} {level} {number(command.page)}"
    if kind in ("forget", "align"):
        return f"{kind} {level}"
    if kind == "glide":
        return f"glide {word(DIRECTIONS.words, command.direction)}"
    if kind in ("drag", "release"):
        return f"{kind} {decimal(command.x)} {decimal(command.y)}"
    if kind == "tick":
        return f"tick {number(command.count)}"
    if kind in ("insert", "remove"):
        return f"{kind} {level} {number(command.page)} {number(command.count, 1)}"
    if kind == "resize":
        return f"resize {level} {number(command.count)}"
    if kind == "insert_level":
        index = "" if command.level == NONE else f" {number(command.level)}"
        return f"insert-level {name} {number(command.count)}{index}"
    if kind == "remove_level":
        return f"remove-level {level}"
    if kind == "move_level":
        return f"move-level {level} {number(command.to)}"
    if kind == "set_level_rule":
        return f"set {setting(command)} {level}"
    if kind in ("set_rule_of_all_levels", "set_rule"):
        return f"set {setting(command)}"
    if kind in ("lock", "unlock") and command.direction:
        return " ".join([kind, *DIRECTIONS.members(command.direction)])
    raise NoWords


def snapshot(
    levels: list, current: Optional[str], rules: Rules, new_level_rules: LevelRules, hosting: str
) -> dict:
    """Returns a snapshot for the command `restore`.

    Args:
        levels: The name and the place of each level to restore.
    """
    return {
        "version": 1,
        "current": current,
        "levels": [
            {"name": name, "count": place.count, "page": place.page, "offset": place.rest, "rules": vars(place.rules)}
            for name, place in levels
        ],
        "newLevels": vars(new_level_rules),
        "rules": {
            **{name: getattr(rules, name) for name in RULES_OF_PAGERS},
            "hosting": hosting,
            "locked": list(rules.locked),
            "viewport": [rules.viewport_levels, rules.viewport_pages, rules.beyond],
            "gesture": [rules.turning, rules.throwing, rules.milliseconds],
            "scale": "auto",
        },
    }


def complete(place: Level, count: int, after: Level) -> Level:
    """Returns a place with everything that a snapshot needs.

    Args:
        count: The number of pages in the level.
        after: The level after it was restored, for the page and the rest offset if the place lacks them.

    Raises NoWords.
    """
    page = after.page if place.page is None else place.page
    rest = after.rest if place.rest is None else place.rest
    if page is None:
        return replace(place, count=0, page=None, rest=None)
    if not 0 <= page < 2**31 - 1 or abs(rest or 0) >= 2**31:
        raise NoWords
    # A repair clamps a page beyond the end of the level.
    return replace(place, count=max(count, page + 1), page=page, rest=rest or 0)


def setting(command: Command) -> str:
    """Returns a rule and its value."""
    name = RULE_NAMES[command.rule]
    if name == "viewport":
        levels, pages = distance(command.y, PAGE, 1000 * PAGE), distance(command.x, PAGE, 1000 * PAGE)
        return f"viewport {levels} {pages} beyond {number(command.count, 0, 100)}"
    if name == "gesture":
        turning, throwing = distance(command.x, 1, PAGE), distance(command.y, 1, 1000 * PAGE)
        return f"gesture {turning} {throwing} {number(command.count, 1, 1000)}"
    if name == "start" and command.value == START_PAGE:
        return f"start {number(command.page)}"
    return f"{name} {word({**RULES_OF_LEVELS, **RULES_OF_PAGERS}[name].words, command.value)}"


def number(value: int, least: int = 0, greatest: int = 2**31 - 1) -> str:
    """Returns a number within the limits of the language."""
    if not least <= value <= greatest:
        raise NoWords
    return str(value)


def distance(units: int, least: int, greatest: int) -> str:
    """Returns a distance within the limits of the language."""
    number(units, least, greatest)
    return decimal(units)


def decimal(units: int) -> str:
    """Returns the exact number of pages."""
    return f"{Context(prec=50).divide(units, PAGE):f}"


def word(words: tuple, code: int) -> str:
    """Returns the word for a code."""
    if not 0 <= code < len(words):
        raise NoWords
    return words[code]
