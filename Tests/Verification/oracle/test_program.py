"""Compares every answer of `crosspager --json --events` with the model's answer. `../oracle.sh` runs this file.

Every example runs in a new process, and every answer is compared as soon as it arrives.
"""

import json
import os
import subprocess
import tempfile

from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

import machine
from lines import written
from machine import PagerMachine, amounts, command, levels
from session import REPORTS, Session
from values import Command

PROGRAM = os.environ.get("CROSSPAGER", "crosspager")
NAMES = "abcde"
names = st.sampled_from(["f", "g", "h", "a", "b"])
files = st.sampled_from(["1.json", "2.json"])
any_command = st.one_of(
    machine.moving, machine.jumping, machine.remembering, machine.setting, machine.dragging, machine.settling,
    machine.gliding, machine.opening, machine.editing, machine.hosting, command("undo"), command("redo"),
)
links = st.builds(
    lambda pages, current: ",".join(f"{name}={page}" for name, page in pages.items()) + "@" + current,
    st.dictionaries(st.sampled_from("abcf"), st.sampled_from(["0", "1", "2", "9", "-"]), min_size=1),
    st.sampled_from("abcf"),
)


class ProgramMachine(PagerMachine):
    commands = 0

    @initialize(counts=machine.counts)
    def start(self, counts):
        self.counts = counts or [2]
        self.session = Session(NAMES[: len(self.counts)], self.counts)
        self.lines = []
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [PROGRAM, "--no-config", "--levels", self.plain_levels(), "--json", "--events"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=self.folder.name,
        )

    def plain_levels(self):
        return ",".join(f"{name}={count}" for name, count in zip(NAMES, self.counts))

    def teardown(self):
        if hasattr(self, "process"):
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
            self.folder.cleanup()

    def take(self, command: Command):
        line = written(command, self.session.names)
        self.lines.append(line)
        ProgramMachine.commands += 1
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        text = self.process.stdout.readline()
        expected = self.session.answer(command)
        actual = json.loads(text) if text else {"result": "the program ended"}
        if actual != expected:
            raise AssertionError(self.difference(actual, expected))

    def tested_model(self):
        return self.session.pager

    def difference(self, actual: dict, expected: dict) -> str:
        script = "\n".join(self.lines)
        members = [
            f"{key}: program {json.dumps(actual.get(key))}, model {json.dumps(expected.get(key))}"
            for key in {**actual, **expected} if actual.get(key, "absent") != expected.get(key, "absent")
        ]
        run = f"crosspager --levels {self.plain_levels()} --json --events <<'END'\n{script}\nEND"
        return "\n".join(["The program and the model differ.", *members, "To see the program's answer:", run])

    # ---- Commands that only the program has ----

    @rule(name=st.sampled_from(["undo", "undo", "redo"]))
    def travel(self, name):
        self.take(Command(name))

    @rule(name=st.sampled_from(REPORTS))
    def report(self, name):
        self.take(Command(name))

    @rule(command=any_command)
    def preview(self, command):
        self.take(Command("preview", (command,)))

    @rule(name=names, count=amounts, index=st.one_of(st.none(), levels))
    def insert_level(self, name, count, index):
        self.take(Command("insert_level", (name, count - 1) if index is None else (name, count - 1, index)))

    @rule(throw=machine.throws, name=st.sampled_from(["undo", "redo"]))
    def travel_while_settling(self, throw, name):
        for command in (*throw, Command(name), Command("undo"), Command("redo")):
            self.take(command)

    @rule(open=machine.opening, edit=machine.editing, count=st.integers(1, 3))
    def open_and_travel(self, open, edit, count):
        """Undoes an edit that ran while a page was open, the opening and earlier changes, and redoes them."""
        for command in (open, edit, *[Command("undo")] * count, *[Command("redo")] * count):
            self.take(command)

    @rule(command=machine.hosting)
    def set_hosting(self, command):
        self.take(command)

    @rule(file=files)
    def save(self, file):
        self.take(Command("save", (file,)))
        with open(os.path.join(self.folder.name, file)) as saved:
            actual, expected = json.load(saved), self.session.files[file]
        if actual != expected:
            raise AssertionError(self.difference(actual, expected))

    @rule(file=files, name=st.sampled_from(["restore", "repair"]))
    def restore(self, file, name):
        if file in self.session.files:
            self.take(Command(name, (file,)))

    @rule(link=links)
    def follow(self, link):
        self.take(Command("follow", (link,)))

    @rule()
    def follow_own_link(self):
        """A link has no rest offsets, so following it can align levels."""
        self.take(Command("follow", (self.session.link()["link"],)))

    @rule()
    def link_and_follow(self):
        self.take(Command("link"))
        self.links = getattr(self, "links", [])
        self.links.append(self.session.link()["link"])

    @rule(index=st.integers(0, 3))
    def follow_earlier_link(self, index):
        if links := getattr(self, "links", []):
            self.take(Command("follow", (links[index % len(links)],)))
