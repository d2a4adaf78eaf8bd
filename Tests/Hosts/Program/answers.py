"""The program's answers, as the numbers in the digest."""

from crosspager._structures import NO_OFFSET, NONE
from crosspager.display import AXES, PHASES
from crosspager.distances import units
from crosspager.hosts import STEP_KINDS
from crosspager.outcomes import CHANGED, EDGES, IGNORED, MOVED, REASONS
from crosspager.rules import DIRECTIONS, RULES_OF_LEVELS, RULES_OF_PAGERS, START_PAGE, STARTS

RESULTS = {"moved": MOVED, "changed": CHANGED, "ignored": IGNORED}
LEAVING = ("didEndDisplaying", "removeView", "willMoveFromParent", "removeFromParent")


class Answers:
    """The numbers in the program's answers, in the order of the digest.

    Each number has a name and is a 32-bit word, or None if the program does not print the number.
    """

    def __init__(self):
        self.numbers = []

    def word(self, name, number):
        self.numbers.append((name, None if number is None else number & 0xFFFFFFFF))

    def long(self, name, number):
        self.word(name, number)
        self.word(f"{name} (high word)", None if number is None else number >> 32)

    def words(self, name, numbers):
        for number in numbers:
            self.word(name, number)

    def position(self, name, place, levels):
        """A place, with the names of the levels from top to bottom."""
        self.word(f"{name} level", NONE if place is None else index(place["level"], levels))
        self.word(f"{name} page", NONE if place is None else optional(place["page"]))

    def outcome(self, name, answer, before, after):
        """An outcome.

        Args:
            before: The names of the levels before the command.
            after: The names of the levels after the command.
        """
        self.word(f"{name} result", RESULTS.get(answer["result"], 0))
        self.word(f"{name} reason", code(REASONS, answer.get("reason")))
        self.word(f"{name} edge", code(EDGES, answer.get("stopped", answer.get("edge"))))
        self.word(f"{name} direction", code(DIRECTIONS, answer.get("direction")))
        self.position(f"{name} from", answer.get("from"), after)
        self.position(f"{name} to", answer.get("to"), after)
        self.word(f"{name} steps", answer.get("steps", NONE))
        finished = answer.get("finished")
        self.word(f"{name} finished", 0 if finished is None else 1)
        self.position(f"{name} finished from", finished and finished["from"], after)
        self.position(f"{name} finished to", finished and finished["to"], after)
        self.position(f"{name} closed", answer.get("closed"), before)

    def observation(self, where, listing, routes, saved):
        """The state, from the answers to `where`, `levels` and `routes` and from a snapshot. Excludes the window."""
        levels = level_names(where)
        self.state(where, levels)
        self.word("routes", DIRECTIONS.bits(routes["routes"]))
        self.rules(listing["rules"])
        self.level_rules("new levels", saved["newLevels"])
        for place, level, kept in zip(where["levels"], listing["levels"], saved["levels"]):
            name = place["level"]
            self.word(f"{name} count", place["count"])
            self.word(f"{name} page", optional(place["page"]))
            # A report contains a rest offset only for a level that scrolls freely.
            rest = place.get("offset", kept["offset"])
            self.long(f"{name} rest", NO_OFFSET if rest is None else units(rest))
            self.level_rules(name, level["rules"])

    def state(self, where, levels):
        phase = where["phase"]
        self.position("position", where["at"], levels)
        self.position("target", where.get("target", where["at"]), levels)
        self.position("opened", where.get("opened"), levels)
        self.word("levels", len(levels))
        self.word("phase", PHASES.code(phase))
        self.word("axis", code(AXES, where.get("axis")))
        settle, drag = (None if phase == moving else 0 for moving in ("settling", "dragging"))
        self.words("time of the settle", [settle, settle])
        self.long("offset", units(where.get("offset", 0)))
        self.long("distance of the drag", drag)
        self.long("start of the settle", settle)
        self.long("end of the settle", settle)
        self.long("progress", None)

    def rules(self, rules):
        for name, values in RULES_OF_PAGERS.items():
            self.word(name, values.code(rules[name]))
        self.word("locked", DIRECTIONS.bits(rules["locked"]))
        viewport, gesture = rules["viewport"], rules["gesture"]
        self.word("beyond", viewport[2] if len(viewport) > 2 else 0)
        self.word("milliseconds", gesture[2])
        for name, pages in zip(("viewport", "viewport", "turning", "throwing"), viewport[:2] + gesture[:2]):
            self.long(name, units(pages))

    def level_rules(self, name, rules):
        start = rules["start"]
        self.words(f"{name} start", [START_PAGE, start] if isinstance(start, int) else [STARTS.code(start), 0])
        for rule, values in RULES_OF_LEVELS.items():
            if rule != "start":
                self.word(f"{name} {rule}", values.code(rules[rule]))


def displayed(hosts, levels):
    """Returns the displayed pages, in order, from the answer to `hosts`."""
    places = [(host["level"], host["page"]) for host in hosts["hosts"] if host["level"] is not None]
    return sorted((index(level, levels), page) for level, page in places)


def steps(events, before, after):
    """Returns the steps for the hosts, as words."""
    words = [len(events)]
    for event in events:
        levels = before if event["event"] in LEAVING else after
        level = NONE if event["level"] is None else index(event["level"], levels)
        words += [STEP_KINDS.code(event["event"]), event.get("host", NONE), level, optional(event["page"])]
    return [word & 0xFFFFFFFF for word in words]


def level_names(where):
    """Returns the names of the levels, from top to bottom."""
    return [level["level"] for level in where["levels"]]


def index(name, levels):
    """Returns the index of a level, or -1 if it does not exist."""
    return levels.index(name) if name in levels else -1


def optional(number):
    return NONE if number is None else number


def code(words, word):
    """Returns the code of a word, or -1 if it is unknown."""
    return NONE if word is None else words.codes.get(word, -1)
