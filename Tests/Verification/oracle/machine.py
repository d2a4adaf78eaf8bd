"""The commands that Hypothesis chooses from, shared by the program and the C library.

Each group of commands is a rule of the state machine. Numbers are mostly small, and some are out of range.
"""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from hosts import HOSTINGS
from values import DIRECTIONS, LEVEL_WORDS, PAGE, PAGER_WORDS, Command, units

counts = st.lists(st.sampled_from([5, 3, 9, 7, 4, 2, 1, 0]), max_size=5)
levels = st.sampled_from([0, 1, 0, 1, 2, 0, 1, 2, 3, 4, 5])
pages = st.sampled_from([1, 2, 0, 3, 1, 2, 4, 6, 8, 20])
steps = st.sampled_from([1, 2, 1, 3, 1, 5, 12, 2**31 - 1])
amounts = st.sampled_from([1, 2, 1, 3, 7])
hundredths = st.integers(-150, 150).map(lambda n: units(f"{n / 100:.2f}"))
distances = st.one_of(
    hundredths,
    st.integers(-2 * PAGE, 2 * PAGE),
    st.sampled_from([0, PAGE // 2, -PAGE // 2, PAGE, -PAGE, 1, -1, 20 * PAGE, -20 * PAGE, PAGE // 2 - 1, 1 - PAGE // 2]),
)
fits = st.one_of(st.sampled_from([PAGE, 2 * PAGE, units("2.5"), units("1.5"), 4 * PAGE]), st.integers(PAGE, 6 * PAGE))


def command(name, *arguments):
    return st.builds(lambda *values: Command(name, values), *arguments)


def word(rule_, words, *arguments):
    return st.builds(lambda value, *more: Command("set", (rule_, value, *more)), st.sampled_from(words), *arguments)


moving = st.one_of(
    *(command(name, steps) for name in ("left", "right", "right", "up", "down", "down", "next", "previous")),
    *(command(name) for name in ("zoom_in", "zoom_out")),
)
jumping = st.one_of(
    *(command(name) for name in ("first", "last", "top", "bottom")),
    command("go", levels), command("go", levels, pages), command("go_to_page", pages),
)
remembering = st.one_of(
    command("remember", levels, pages), command("align", levels), command("forget", levels), command("forget_all"),
)
setting = st.one_of(
    *(word(name, words) for name, words in LEVEL_WORDS.items()),
    *(word(name, words, levels) for name, words in LEVEL_WORDS.items()),
    word("start", ["first", "last", 0, 1, 2, 5]), word("start", ["first", "last", 0, 1, 2, 5], levels),
    *(word(name, words) for name, words in PAGER_WORDS.items()),
    command("set_viewport", fits, fits, st.sampled_from([0, 0, 1, 2])),
    command("set_gesture", st.sampled_from([PAGE // 2, PAGE // 4, PAGE, 1]),
            st.sampled_from([PAGE // 2, PAGE, 2 * PAGE, 1]), st.sampled_from([300, 100, 7, 1, 1000])),
    *(st.sets(st.sampled_from(DIRECTIONS), min_size=1, max_size=3).map(
        lambda chosen, name=name: Command(name, tuple(sorted(chosen)))) for name in ("lock", "unlock")),
)
hosting = word("hosting", HOSTINGS)
dragging = st.one_of(
    command("drag", distances, st.just(0)), command("drag", st.just(0), distances), command("drag", distances, distances),
)
settling = st.one_of(
    command("release"), command("release", distances, distances), command("cancel"), command("finish"),
    command("tick", st.sampled_from([150, 0, 1, 16, 100, 299, 300])),
)
gliding = command("glide", st.sampled_from(DIRECTIONS))
# Commands after which the content often settles.
throws = st.one_of(
    st.tuples(gliding), st.tuples(gliding, command("tick", st.sampled_from([1, 100, 150, 299]))),
    st.tuples(dragging, command("release", distances, distances)),
)
opening = st.one_of(command("open"), command("open", levels, pages), command("close"), command("close"))
editing = st.one_of(
    command("insert", levels, pages, amounts), command("remove", levels, pages, amounts),
    command("resize", levels, st.sampled_from([0, 1, 2, 3, 5, 8])),
    command("remove_level", levels), command("move_level", levels, levels),
)


class PagerMachine(RuleBasedStateMachine):
    """Runs random commands. A subclass starts the model and the tested system, and compares them after each command."""

    def take(self, command: Command):
        raise NotImplementedError

    def tested_model(self):
        raise NotImplementedError

    @rule(command=moving)
    def move(self, command):
        self.take(command)

    @rule(command=jumping)
    def jump(self, command):
        self.take(command)

    @rule(command=remembering)
    def remember(self, command):
        self.take(command)

    @rule(command=setting)
    def set(self, command):
        self.take(command)

    @rule(command=dragging)
    def drag(self, command):
        self.take(command)

    @rule(command=gliding)
    def glide(self, command):
        self.take(command)

    @rule(command=dragging, next_command=st.one_of(settling, gliding))
    def swipe(self, command, next_command):
        self.take(command)
        self.take(next_command)

    @rule(throw=throws, next_command=st.one_of(gliding, dragging, moving, jumping, remembering, setting, opening))
    def interrupt(self, throw, next_command):
        """Runs a command while the content settles."""
        for command in (*throw, next_command):
            self.take(command)

    @rule(throw=throws, edit=editing)
    def throw_and_edit(self, throw, edit):
        """Edits the pager while the content settles, which can remove the pages of the settle."""
        for command in (*throw, edit):
            self.take(command)

    @rule(pages=fits, drag=dragging, end=st.sampled_from(["finish", "release"]),
          next_command=st.one_of(moving, gliding, editing))
    def scroll(self, pages, drag, end, next_command):
        """Leaves a level at rest between two pages, and then runs another command."""
        for command in (Command("set", ("snap", "free")), Command("set_viewport", (PAGE, pages, 0)), drag, Command(end)):
            self.take(command)
        self.take(next_command)

    @rule(count=amounts)
    def remove_shown_page(self, count):
        """Removes the open page or, if no page is open, the current page."""
        position = self.tested_model().opened or self.tested_model().position
        if position and position.page is not None:
            self.take(Command("remove", (position.level, position.page, count)))

    @rule(jump=jumping, command=editing)
    def jump_and_edit(self, jump, command):
        self.take(jump)
        self.take(command)

    @rule(command=settling)
    def settle(self, command):
        self.take(command)

    @rule(command=opening)
    def open(self, command):
        self.take(command)

    @rule(command=opening, edits=st.lists(st.one_of(editing, setting), min_size=1, max_size=3))
    def open_and_edit(self, command, edits):
        """Edits the pager while a page is open."""
        for command in (command, *edits):
            self.take(command)

    @rule(follow=st.sampled_from(LEVEL_WORDS["follow"]), opens=st.booleans(), count=amounts)
    def add_at_end(self, follow, opens, count):
        """Adds pages after the current page, which is the last page of its level. A page may be open."""
        for command in (Command("set", ("follow", follow)), Command("last"), *[Command("open")] * opens):
            self.take(command)
        if position := self.tested_model().position:
            level = self.tested_model().levels[position.level]
            self.take(Command("resize", (position.level, level.count + count)))

    @rule(command=editing)
    def edit(self, command):
        self.take(command)
