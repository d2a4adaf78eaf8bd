"""A model of the program in JSON mode: level names, hosting, undo, links and answers.

Docs/Guide.md and Docs/Gestures.md describe the program's behavior.
"""

import copy
from dataclasses import dataclass
from typing import Optional, Tuple

import snapshots
from gestures import GESTURES
from hosts import HOSTINGS, Roster
from lines import written
from model import Pager
from values import DIRECTIONS, PAGE, Arrival, Changed, Command, Ignored, Moved
from window import pages_of

REPORTS = ("where", "link", "routes", "hosts", "levels", "map")


@dataclass(frozen=True, eq=False)
class State:
    """The state that `undo` restores."""

    pager: Pager
    names: Tuple[str, ...]
    hosting: str

    def __eq__(self, other):
        return self.contents() == other.contents()

    def contents(self):
        return (self.names, self.hosting, self.pager.state())


class Session:
    """Answers commands as `crosspager --levels … --json --events` does."""

    def __init__(self, names, counts):
        self.pager, self.names, self.hosting = Pager(counts), tuple(names), HOSTINGS[0]
        self.undone, self.done = [], []
        self.files = {}
        self.roster = Roster()
        self.number = 0
        # The first answer includes the initial events.
        self.waiting_events = self.new_events()

    # ---- Answers ----

    def answer(self, command: Command) -> dict:
        self.number += 1
        line = written(command, self.names)
        if command.name == "preview":
            body = copy.copy(self).previewed(command.arguments[0])
        elif command.name in REPORTS:
            opened = self.opened() if command.name == "where" else {}
            body = {"result": "report", **getattr(self, command.name)(), **self.motion(), **opened}
        else:
            body = self.performed(command)
        events, self.waiting_events = self.waiting_events + self.new_events(), []
        return {"n": self.number, "command": line, **body, "events": events, "at": place(self.pager.position, self.names)}

    def previewed(self, command: Command) -> dict:
        self.files, self.done, self.undone = dict(self.files), list(self.done), list(self.undone)
        self.pager = copy.copy(self.pager)
        was_moving = self.pager.gesture is not None
        body = {"preview": True, **self.performed(command)}
        if was_moving and self.pager.gesture is None:
            body["phase"] = "settled"
        return body

    def performed(self, command: Command) -> dict:
        body = self.perform(command)
        return {**body, **self.motion(), **(self.opened() if body["result"] == "changed" else {})}

    def perform(self, command: Command) -> dict:
        if command.name in ("undo", "redo"):
            names = self.names
            return described(self.travel(command.name), names)
        if command.name == "save":
            self.files[command.arguments[0]] = snapshots.taken(self.pager, self.names, self.hosting)
            return {"result": "report", "save": command.arguments[0]}
        if command.name in ("restore", "repair", "follow"):
            return self.restored(command)
        before, settled, names = self.state(), self.settled(), self.names
        if command.name == "insert_level":
            outcome = self.insert_level(*command.arguments)
        elif command.name == "set" and command.arguments[0] == "hosting":
            outcome = self.set_hosting(command.arguments[1])
        else:
            outcome = self.pager.apply(command)
            if not isinstance(outcome, Ignored):
                self.rename(command)
        if not isinstance(outcome, Ignored):
            # A settle that was completed before the command is a separate change.
            if command.name not in GESTURES:
                self.push(before, settled)
                before = settled
            self.push(before, self.state())
        return described(outcome, self.names, names)

    def insert_level(self, name: str, count: int, index: Optional[int] = None):
        if name in self.names:
            return Ignored("nameTaken")
        outcome = self.pager.apply(Command("insert_level", (count, index)))
        if not isinstance(outcome, Ignored):
            index = len(self.names) if index is None else index
            self.names = self.names[:index] + (name,) + self.names[index:]
        return outcome

    def set_hosting(self, hosting: str):
        if hosting == self.hosting:
            return Ignored("alreadyThere")
        self.hosting = hosting
        return Changed(self.pager.end_gesture())

    def rename(self, command: Command):
        names = list(self.names)
        if command.name == "remove_level":
            del names[command.arguments[0]]
        elif command.name == "move_level":
            names.insert(command.arguments[1], names.pop(command.arguments[0]))
        self.names = tuple(names)

    def restored(self, command: Command) -> dict:
        """Returns the answer to `restore`, `restore --repair` or `follow`."""
        if self.pager.opened:
            return described(Ignored("pageOpen"), self.names)
        kind, what = command.name, command.arguments[0]
        before, settled = self.state(), self.settled()
        trial, hosting, finished = copy.copy(settled.pager), self.hosting, self.finished()
        if kind == "follow":
            differences = snapshots.follow(trial, self.names, what)
        else:
            differences = snapshots.restore(trial, self.names, self.files[what], repairs=kind == "repair")
            hosting = self.files[what]["rules"]["hosting"]
        if differences and kind != "repair":
            outcome = Ignored("doesNotFit")
        elif State(trial, self.names, hosting) == settled:
            outcome = Ignored("alreadyThere")
        else:
            outcome, self.pager, self.hosting = Changed(finished), trial, hosting
            self.push(before, settled)
            self.push(settled, self.state())
        body = described(outcome, self.names)
        if differences:
            body["repairs" if isinstance(outcome, Changed) else "differences"] = differences
        return body

    # ---- Undo ----

    def state(self) -> State:
        pager = copy.copy(self.pager)
        pager.gesture = None
        return State(pager, self.names, self.hosting)

    def settled(self) -> State:
        """Returns the state after the gesture has been dropped or completed."""
        pager = copy.copy(self.pager)
        pager.end_gesture()
        return State(pager, self.names, self.hosting)

    def finished(self) -> Optional[Arrival]:
        return copy.copy(self.pager).end_gesture()

    def push(self, before: State, after: State):
        if before != after:
            self.done.append(before)
            self.undone.clear()

    def travel(self, command: str):
        before, settled, finished = self.state(), self.settled(), self.finished()
        done, undone = list(self.done), list(self.undone)
        if settled != before:
            done.append(before)
            undone.clear()
        source, target = (done, undone) if command == "undo" else (undone, done)
        if not source:
            return Ignored("nothingToUndo" if command == "undo" else "nothingToRedo")
        target.append(settled)
        state = source.pop()
        self.done, self.undone = done, undone
        self.pager, self.names, self.hosting = copy.copy(state.pager), state.names, state.hosting
        return Changed(finished)

    # ---- Reports ----

    def where(self) -> dict:
        levels = []
        for index, level in enumerate(self.pager.levels):
            levels.append({"level": self.names[index], "count": level.count, "page": level.page})
            if level.rules.snap == "free" and level.count > 0:
                levels[-1]["offset"] = self.pager.rest(index) / PAGE
        return {"levels": levels, "phase": "settled", "open": self.pager.opened is not None}

    def map(self) -> dict:
        return {"map": [{**level, **title(level["page"])} for level in self.where()["levels"]]}

    def levels(self) -> dict:
        rules = [snapshots.level_rules(level.rules) for level in self.pager.levels]
        levels = zip(self.map()["map"], rules)
        prompt = {"hints": "on", "motion": "on"}
        return {
            "levels": [{**level, "unit": None, "rules": rules} for level, rules in levels],
            "rules": {**snapshots.pager_rules(self.pager.rules, self.hosting), **prompt},
        }

    def link(self) -> dict:
        return {"link": snapshots.link(self.pager, self.names)}

    def routes(self) -> dict:
        return {"routes": [direction for direction in DIRECTIONS if direction in self.pager.routes]}

    def hosts(self) -> dict:
        hosts = [{"host": number, **named(page)} for number, page in sorted(self.roster.hosts.items())]
        return {"hosts": hosts, "hosting": self.hosting}

    # ---- Parts of answers ----

    def motion(self) -> dict:
        """Returns the members that describe a gesture."""
        pager = self.pager
        if pager.gesture is None:
            return {}
        phase = "settling" if pager.is_settling else "dragging"
        target = place(pager.target, self.names)
        return {"phase": phase, "axis": pager.gesture.axis, "offset": pager.offset / PAGE, "target": target}

    def opened(self) -> dict:
        """Returns the member that describes an open page."""
        if not self.pager.opened:
            return {}
        page = place(self.pager.opened, self.names)
        return {"opened": {**page, **title(page["page"]), "path": list(self.pager.opened)}}

    def new_events(self) -> list:
        pager = self.pager
        pages = [(self.names[level], page) for level, page in pages_of(pager.window())]
        every = ((name, page) for name, level in zip(self.names, pager.levels) for page in range(level.count))
        return [
            {"event": kind, **({} if host is None else {"host": host}), **named(page)}
            for kind, host, page in self.roster.update(pages, every, self.hosting)
            if kind != "drop"
        ]


def place(position, names) -> Optional[dict]:
    return position and {"level": names[position.level], "page": position.page}


def named(page) -> dict:
    level, index = page or (None, None)
    return {"level": level, "page": index}


def title(page) -> dict:
    return {"title": None if page is None else str(page)}


def described(outcome, names, former_names=()) -> dict:
    """Returns the outcome. A page that an edit closed is named by the names that the levels had before the edit."""
    if isinstance(outcome, Ignored):
        body = {"result": "ignored", "reason": outcome.reason, "edge": outcome.edge, "direction": outcome.direction}
        return {key: value for key, value in body.items() if value is not None}
    body = {"result": "changed"}
    if isinstance(outcome, Moved):
        body = {"result": "moved", "from": place(outcome.start, names), "to": place(outcome.to, names)}
        body.update({key: value for key, value in (("steps", outcome.steps), ("stopped", outcome.stopped)) if value})
    elif outcome.closed:
        body["closed"] = place(outcome.closed, former_names)
    if outcome.finished:
        body["finished"] = {key: place(end, names) for key, end in zip(("from", "to"), outcome.finished)}
    return body
