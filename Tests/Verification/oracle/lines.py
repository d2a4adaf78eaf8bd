"""Commands as lines for the program `crosspager`."""

from decimal import Decimal

from values import LEVEL_RULES, PAGE, Command

# The commands whose first argument is a level.
OF_LEVELS = ("go", "remember", "forget", "align", "open", "insert", "remove", "resize", "remove_level", "move_level")
# The commands whose first two arguments are distances.
OF_DISTANCES = ("drag", "release", "set_viewport", "set_gesture")
WORDS = {
    "go_to_page": "page", "forget_all": "forget all", "repair": "restore --repair", "zoom_in": "zoom in",
    "zoom_out": "zoom out", "set_viewport": "set viewport", "set_gesture": "set gesture",
}


def decimal(distance: int) -> str:
    return format(Decimal(distance) / PAGE, "f")


def written(command: Command, names=()) -> str:
    """Returns a command as a line. A level without a name is written as its index."""
    if command.name == "preview":
        return "preview " + written(command.arguments[0], names)

    def level(index):
        return names[index] if index < len(names) else index

    arguments = list(command.arguments)
    if command.name in OF_DISTANCES:
        arguments[:2] = map(decimal, arguments[:2])
    if command.name == "set_viewport":
        arguments.insert(2, "beyond")
    if command.name in OF_LEVELS and arguments:
        arguments[0] = level(arguments[0])
    if command.name == "set" and arguments[0] in LEVEL_RULES and len(arguments) == 3:
        arguments[2] = level(arguments[2])
    name = WORDS.get(command.name, command.name.replace("_", "-"))
    return " ".join([name, *map(str, arguments)])
