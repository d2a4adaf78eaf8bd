"""Compares the C library with the model, through the Python package. `../oracle.sh` runs this file.

After every command, compares the outcome and everything that can be queried: the state, levels, rules, routes, window
and hosts. Some commands, such as `reload`, exist only in the library, and so do spans.
"""

import copy

import crosspager
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

import machine
from editing import EDITS, Replacement
from gestures import Drag, Settle
from hosts import HOSTINGS, Roster
from levels import Level, Spans
from lines import written
from machine import PagerMachine, amounts, levels, pages
from model import Pager, Place
from values import LEVEL_WORDS, PAGE, Arrival, Changed, Command, Ignored, LevelRules, Moved, Position, Rules
from window import Row, pages_of

# The maximum number of pages that have their own hosts under `preallocated`.
HOSTS = 4

bounds = st.lists(st.integers(0, 12), min_size=2, max_size=9, unique=True).map(sorted)
meetings = st.lists(st.integers(0, 30), min_size=4, max_size=12, unique=True).map(
    lambda places: tuple(zip(sorted(places)[::2], sorted(places)[1::2])))
spans = st.one_of(
    st.just(Spans()),
    st.builds(Spans, st.sampled_from([1, 2, 3, 7]), st.integers(-4, 4)),
    bounds.map(lambda places: Spans(table=tuple(zip(places, places[1:])))),
    meetings.map(lambda table: Spans(table=table)),
)

maybe_pages = st.one_of(st.none(), pages)
replacements = st.permutations([0, 1, 2, 3, 4, None, None]).map(lambda origins: origins[:3]).flatmap(
    lambda origins: st.tuples(*(
        st.builds(Replacement, st.just(origin), pages, maybe_pages, maybe_pages, st.booleans(), spans)
        for origin in origins)))
level_rules = st.builds(
    LevelRules, st.sampled_from(["first", "last", 0, 1, 5]), *(st.sampled_from(words) for words in LEVEL_WORDS.values()))
places = st.lists(st.one_of(st.none(), st.builds(
    Place, maybe_pages, st.one_of(st.none(), st.integers(0, 9 * PAGE)), level_rules)), max_size=6)


def native_spans(spans: Spans):
    if spans.plain:
        return crosspager.Spans()
    return crosspager.Spans.ranges(list(spans.table)) if spans.table else crosspager.Spans.every(spans.every, spans.origin)


def native(command: Command):
    """Returns the command in the form that the Python package takes."""
    arguments = list(command.arguments)
    distances = {"drag": 2, "release": 2, "set_viewport": 2, "set_gesture": 2}.get(command.name, 0)
    arguments[:distances] = [distance / PAGE for distance in arguments[:distances]]
    return getattr(crosspager.command, command.name)(*arguments)


def units(pages):
    return None if pages is None else crosspager.units(pages)


def place(position):
    return None if position is None else Position(*position)


def outcome_of(native):
    """Returns an outcome of the Python package as an outcome of the model."""
    if isinstance(native, crosspager.Ignored):
        return Ignored(native.reason, native.edge, native.direction)
    finished = native.finished and Arrival(place(native.finished.from_), place(native.finished.to))
    if isinstance(native, crosspager.Changed):
        return Changed(finished, place(native.closed))
    return Moved(place(native.from_), place(native.to), native.steps, native.stopped, finished)


def level_rules_of(rules):
    return LevelRules(rules.start, rules.entry, rules.edge, rules.follow, rules.snap)


def library_state(pager) -> dict:
    state, rules = pager.state, pager.rules
    return {
        "position": place(state.position), "target": place(state.target), "opened": place(state.opened),
        "phase": state.phase, "axis": state.axis, "offset": units(state.offset), "distance": units(state.distance),
        "start": units(state.start), "end": units(state.end),
        "milliseconds": state.milliseconds, "elapsed": state.elapsed,
        "progress": units(state.progress),
        "levels": [(one.count, one.page, units(one.rest), level_rules_of(one.rules)) for one in pager.levels],
        "rules": Rules(
            rules.ends, rules.empty, rules.bounce, rules.reading, frozenset(rules.locked),
            (units(rules.viewport_levels), units(rules.viewport_pages), rules.beyond),
            (units(rules.turning), units(rules.throwing), rules.milliseconds),
        ),
        "new level rules": level_rules_of(pager.new_level_rules),
        "routes": set(pager.routes),
        "window": [Row(row.level, row.pages.start, len(row.pages), units(row.x), units(row.y)) for row in pager.window()],
    }


def model_state(pager: Pager) -> dict:
    gesture = pager.gesture
    drag, settle = isinstance(gesture, Drag), isinstance(gesture, Settle)
    return {
        "position": pager.position, "target": pager.target, "opened": pager.opened,
        "phase": "dragging" if drag else "settling" if settle else "settled", "axis": gesture and gesture.axis,
        "offset": pager.offset, "distance": gesture.distance if drag else 0,
        "start": gesture.start if settle else 0, "end": gesture.end if settle else 0,
        "milliseconds": gesture.milliseconds if settle else 0, "elapsed": gesture.elapsed if settle else 0,
        "progress": pager.progress,
        "levels": [(one.count, one.page, pager.rest(i), one.rules) for i, one in enumerate(pager.levels)],
        "rules": pager.rules, "new level rules": pager.new_level_rules,
        "routes": pager.routes, "window": pager.window(),
    }


def script_line(number: int, command: Command) -> str:
    if command.name in ("reload", "replace_levels", "restore", "restore_places", "back"):
        return f"# only in the library: {command}"
    if command.name == "insert_level":
        count, index = command.arguments
        return written(Command("insert_level", (f"new{number}", count, *([] if index is None else [index]))))
    return written(command)


class LibraryMachine(PagerMachine):
    commands = 0

    @initialize(counts=machine.counts, spans=st.lists(spans, min_size=5, max_size=5), spanned=st.booleans())
    def start(self, counts, spans, spanned):
        chosen = [span if spanned else Spans() for span, _ in zip(spans, counts)]
        self.counts, self.spans, self.lines = counts, chosen, []
        self.model = Pager(levels=[Level(n, 0 if n else None, spans=span) for n, span in zip(counts, chosen)])
        self.pager = crosspager.Pager(
            levels=[crosspager.Level(n, spans=native_spans(span)) for n, span in zip(counts, chosen)])
        self.saved, self.copies = None, []
        self.roster, self.hosting = Roster(), HOSTINGS[0]
        self.native_hosts = crosspager.Hosts(hosting=self.hosting, preallocated=HOSTS)
        self.compare()

    def take(self, command: Command):
        self.lines.append(command)
        LibraryMachine.commands += 1
        expected_preview, preview = self.model.preview(command), self.pager.preview(native(command))
        former = copy.copy(self.model)
        expected, outcome = self.model.apply(command), self.pager.apply(native(command))
        edit = command if command.name in EDITS and not isinstance(expected, Ignored) else None
        self.compare(
            edit=edit, former=former, preview=(outcome_of(preview), expected_preview),
            outcome=(outcome_of(outcome), expected))

    def tested_model(self) -> Pager:
        return self.model

    def compare(self, *, edit=None, former=None, **pairs):
        library, model = library_state(self.pager), model_state(self.model)
        pairs.update({member: (library[member], model[member]) for member in model})
        pairs["host steps"] = self.host_steps(edit, former)
        if differing := {member: pair for member, pair in pairs.items() if pair[0] != pair[1]}:
            lines = [f"{member}: library {actual}, model {expected}" for member, (actual, expected) in differing.items()]
            raise AssertionError("\n".join(["The C library and the model differ.", *lines, self.script()]))

    def script(self) -> str:
        """Returns the commands as a script for the program, with comments for features that only the library has."""
        plain = ",".join(f"{name}={count}" for name, count in zip("abcde", self.counts))
        comments = [f"# The spans of level {i}: {span}" for i, span in enumerate(self.spans) if span != Spans()]
        run = f"To run the same commands in the program:\ncrosspager --levels {plain} --json --events <<'END'"
        return "\n".join([run, *comments, *map(script_line, range(len(self.lines)), self.lines), "END"])

    # ---- Hosts ----

    def host_steps(self, edit, former):
        """Returns the steps from the library and the steps from the model."""
        self.native_hosts.hosting = self.hosting
        steps = self.native_hosts.update(self.pager, native(edit) if edit else None)
        actual = [(step.kind, step.host, place(step.position)) for step in steps]
        if edit:
            self.roster.follow(lambda page: former.moved_host(page, edit))
        pages = pages_of(self.model.window())
        expected = self.roster.update(pages, self.model.first_pages(HOSTS), self.hosting)
        return actual, [(kind, host, None if page is None else Position(*page)) for kind, host, page in expected]

    @rule(hosting=st.sampled_from(HOSTINGS))
    def set_hosting(self, hosting):
        self.hosting = hosting
        self.lines.append(Command("set", ("hosting", hosting)))
        self.compare()

    # ---- Commands that only the library has ----

    @rule(throw=st.one_of(st.just(()), machine.throws), level=levels, count=st.sampled_from([0, 1, 2, 5]),
          page=st.one_of(st.none(), pages), open_page=st.one_of(st.none(), pages))
    def reload(self, throw, level, count, page, open_page):
        for command in (*throw, Command("reload", (level, count, page, open_page))):
            self.take(command)

    @rule(open=st.one_of(st.just(()), st.tuples(machine.opening)), count=st.sampled_from([0, 1, 2, 5, None]),
          page=st.one_of(st.none(), pages), open_page=st.one_of(st.none(), pages))
    def reload_shown_level(self, open, count, page, open_page):
        """Reloads the level of the open page or, if no page is open, the current level. Often keeps its count."""
        for command in open:
            self.take(command)
        if shown := self.model.opened or self.model.position:
            count = self.model.levels[shown.level].count if count is None else count
            self.take(Command("reload", (shown.level, count, page, open_page)))

    @rule(count=amounts, level=st.one_of(st.none(), levels))
    def insert_level(self, count, level):
        self.take(Command("insert_level", (count - 1, level)))

    @rule(throw=st.one_of(st.just(()), machine.throws, st.tuples(machine.opening)), new=replacements)
    def replace_levels(self, throw, new):
        for command in throw:
            self.take(command)
        levels = [
            crosspager.Replacement(
                one.count, one.origin, one.page, native_spans(one.spans), one.adds_at_end, one.open_page)
            for one in new]
        self.take_call(Command("replace_levels", new), lambda: self.pager.replace_levels(levels))

    @rule(throw=st.one_of(st.just(()), machine.throws), places=places, current=st.one_of(st.none(), levels))
    def restore_places(self, throw, places, current):
        for command in throw:
            self.take(command)
        levels = [
            one and crosspager.Level(
                0, one.page, crosspager.LevelRules(**vars(one.rules)), rest=None if one.rest is None else one.rest / PAGE)
            for one in places]
        arguments = (places, current, self.model.rules, self.model.new_level_rules)
        self.take_call(
            Command("restore_places", arguments), lambda: self.pager.restore_places(levels, current=current))

    def take_call(self, command: Command, call):
        """Runs a command that is a function of its own in the library."""
        self.lines.append(command)
        LibraryMachine.commands += 1
        self.compare(outcome=(outcome_of(call()), self.model.apply(command)))

    @rule()
    def save(self):
        self.saved = (self.pager.save(), copy.copy(self.model))
        assert len(self.saved[0]) == 72 + 28 * len(self.model.levels), self.script()

    @rule(keeps_rules=st.booleans())
    def restore(self, keeps_rules):
        if self.saved:
            saved, model = self.saved
            self.take_call(
                Command("restore", (model, keeps_rules)), lambda: self.pager.restore(saved, keep_rules=keeps_rules))

    @rule()
    def copy(self):
        self.copies.append((self.pager.copy(), copy.copy(self.model)))

    @rule()
    def back(self):
        if self.copies:
            self.lines.append(Command("back"))
            self.pager, self.model = self.copies.pop()
            self.compare()
