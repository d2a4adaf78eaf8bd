"""The C library's results for a trace."""

from crosspager import Changed, Hosts, Ignored, Pager, Position
from test_traces import Trace

PREALLOCATED = 100_000
"""The number of pages that have their own hosts in the program under `hosting preallocated`."""


class Reference(Trace):
    """Plays a trace with the C library and keeps the words that the last line added to the digest."""

    def play(self, line):
        self.words = []
        return super().play(line)

    def add(self, *words):
        self.words += [word & 0xFFFFFFFF for word in words]
        super().add(*words)

    def update_hosts(self, edit, displayed):
        self.observed = list(self.words)
        """All words except those for the hosts."""
        super().update_hosts(edit, displayed)

    @property
    def steps(self):
        """The words for the hosts. The list is empty if the line does not update the hosts."""
        return self.words[len(self.observed) :]

    @property
    def is_at_rest(self):
        """Whether a snapshot contains the complete state."""
        state = self.pager.state
        return state.phase == "settled" and state.opened is None


class Mirror(Reference):
    """Plays the lines of one process. The pager has no spans, and the mirror creates the same hosts as the program."""

    def __init__(self, names, counts):
        super().__init__()
        self.names = names
        """The names of the levels, from top to bottom."""
        self.name = None
        """The name of the next level to insert."""
        self.pager, self.hosts = Pager(counts=counts), Hosts(preallocated=PREALLOCATED)
        self.begin()

    @property
    def counts(self):
        """The number of pages in each level."""
        return [level.count for level in self.pager.levels]

    def begin(self, like=None, hosting="recycled"):
        """Observes the pager, after restoring the places and rules of another pager if one is given."""
        self.hosts.hosting = hosting
        if like is not None:
            self.pager.restore_places(
                like.levels, current=like.level, rules=like.rules, new_level_rules=like.new_level_rules)
        self.words = []
        self.observe(None)

    def set_hosting(self, hosting):
        """Sets the strategy as the program does: with an outcome, and with an update of the hosts."""
        self.outcome(Ignored("alreadyThere") if hosting == self.hosts.hosting else Changed())
        super().set_hosting(hosting)
        self.observe(None)

    def update_hosts(self, edit, displayed):
        """Updates the hosts. The program recognizes a page by the name of its level and its index."""
        self.observed = list(self.words)
        before, self.names = self.names, renamed(self.names, edit, self.name)

        def origin(page):
            name = self.names[page.level]
            return Position(before.index(name), page.page) if name in before else None

        steps = self.hosts.update(self.pager, origin=None if before == self.names else origin)
        # The program does not report hosts that it drops.
        self.add_steps([step for step in steps if step.kind != "drop"])


def renamed(names, edit, name):
    """Returns the names of the levels after an edit. An inserted level gets the given name."""
    names = list(names)
    if edit is None:
        return names
    if edit.kind == "insert_level":
        names.insert(len(names) if edit.level < 0 else edit.level, name)
    elif edit.kind == "remove_level":
        del names[edit.level]
    elif edit.kind == "move_level":
        names.insert(edit.to, names.pop(edit.level))
    return names
