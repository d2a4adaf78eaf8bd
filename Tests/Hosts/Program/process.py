"""A run of the program."""

import json
import os
import pathlib
import subprocess
import tempfile
from dataclasses import dataclass, field

from answers import Answers, displayed, level_names, steps

PROGRAM = pathlib.Path(os.environ.get("CROSSPAGER", pathlib.Path(__file__).parents[3] / ".build/release/crosspager"))
OPTIONS = ["--json", "--events", "--no-config", "--no-history"]
REPORTS = ["where", "levels", "routes", "hosts"]
REPEATED = ["axis", "offset", "target", "at"]
"""The members that every answer has, some of them only during a gesture."""
MEMORY = "/dev/shm"
"""A folder whose files are in memory, on systems that have one. The program writes a snapshot after each line."""


@dataclass
class Line:
    """A line of a trace that the program plays, with the numbers that the library computes for it."""

    number: int
    text: str
    commands: list
    """The commands whose answers are outcomes."""
    words: list
    """The words that the line adds to the digest, except those for the hosts."""
    steps: list
    """The words for the hosts."""
    probes: list
    """Previews that reveal numbers that the program does not print, each with a member of the answer and its value."""

    @property
    def label(self):
        return f"{self.number}: {self.text}: {self.commands[-1] if self.commands else 'start'}"


@dataclass
class Process:
    """Consecutive lines that one process plays."""

    names: list
    """The names of the levels at the beginning."""
    counts: list
    """The page counts of the levels at the beginning."""
    setup: list = field(default_factory=list)
    """The commands before the first line."""
    snapshots: dict = field(default_factory=dict)
    """The snapshots that the commands restore, by file name."""
    lines: list = field(default_factory=list)

    def run(self):
        """Plays the lines. Returns the first difference from the library; None if there is none."""
        with tempfile.TemporaryDirectory(dir=MEMORY if os.path.isdir(MEMORY) else None) as folder:
            answers, message = self.answers(pathlib.Path(folder))
            for command in self.setup:
                answer = next(answers, None)
                if answer is None or answer["result"] == "error":
                    return f"{self.lines[0].label}: {command} failed: {answer or message}"
            names = self.names
            for line in self.lines:
                outcomes = [next(answers, None) for _ in line.commands]
                reports = [next(answers, None) for _ in REPORTS]
                saving = next(answers, None)
                probes = [(*probe, next(answers, None)) for probe in line.probes]
                if saving is None:
                    return f"{line.label}: the program ended: {message}"
                before, names = names, level_names(reports[0])
                saved = json.loads(pathlib.Path(folder, saved_file(line)).read_text(encoding="utf-8"))
                difference = compare(line, outcomes, reports, saved, before, names) or wrong(probes)
                if difference is not None:
                    messages = [answer["message"] for answer in outcomes if "message" in answer]
                    return ". ".join([f"{line.label}: {difference}", *messages])
        return None

    def answers(self, folder):
        """Returns the program's answers, and its messages."""
        levels = [{"name": name, "pages": count} for name, count in zip(self.names, self.counts)]
        for name, document in {"scene.json": {"levels": levels}, **self.snapshots}.items():
            (folder / name).write_text(json.dumps(document), encoding="utf-8")
        commands = list(self.setup)
        for line in self.lines:
            commands += [*line.commands, *REPORTS, f"save {saved_file(line)}", *(probe[0] for probe in line.probes)]
        result = subprocess.run(
            [PROGRAM.resolve(), "--scene", "scene.json", *OPTIONS], cwd=folder, capture_output=True, text=True,
            input="".join(f"{command}\n" for command in commands))
        return map(json.loads, result.stdout.splitlines()), f"status {result.returncode}. {result.stderr}"


def saved_file(line):
    """Returns the file in which the program saves its state after a line."""
    return f"{line.number}.saved"


def compare(line, outcomes, reports, saved, before, after):
    """Returns the difference between the program's answers to a line and the library's numbers, or None if they are
    equal.

    Args:
        before: The names of the levels before the line.
        after: The names of the levels after the line.
    """
    where, levels, routes, hosts = reports
    conflict = contradiction(outcomes, reports, saved)
    if conflict is not None:
        return conflict
    found = Answers()
    # Only commands have a preview.
    for name, answer in zip(["preview", "outcome"] if len(outcomes) == 2 else ["outcome"], outcomes):
        found.outcome(name, answer, before, after)
    found.observation(where, levels, routes, saved)
    for (name, number), word in zip(found.numbers, line.words):
        if number is not None and number != word:
            return f"{name} is {signed(number)} in the program and {signed(word)} in the library"
    pages, window = displayed(hosts, after), pages_of_rows(line.words[len(found.numbers) :])
    if pages != window:
        return f"the displayed pages are {pages} in the program and {window} in the library"
    taken = steps([event for answer in [*outcomes, *reports] for event in answer["events"]], before, after)
    if taken == line.steps:
        return None
    step = next(step for step in range(len(line.steps)) if taken[: 4 * step + 1] != line.steps[: 4 * step + 1])
    if step == 0:
        return f"the hosts take {taken[0]} steps in the program and {line.steps[0]} in the library"
    ours, theirs = ([signed(word) for word in words[4 * step - 3 : 4 * step + 1]] for words in (taken, line.steps))
    return f"step {step} of the hosts is {ours} in the program and {theirs} in the library"


def contradiction(outcomes, reports, saved):
    """Returns a contradiction between `where` and another answer or a snapshot, or None if there is none."""
    where, levels, *_ = reports
    for answer in [*outcomes, *reports]:
        for member in REPEATED:
            other = where.get(member)
            # A preview contains the motion after the command, but the position before it.
            if answer.get(member) != other and not (member == "at" and "preview" in answer):
                return f"'{member}' is {answer.get(member)} in '{answer['command']}' and {other} in 'where'"
    for known, listed, kept in zip(where["levels"], levels["levels"], saved["levels"]):
        others = (listed, {**kept, "level": kept["name"]})
        if any(other.get(member) != value for other in others for member, value in known.items()):
            return f"the level {known} of 'where' is {listed} in 'levels' and {kept} in the snapshot"
    current = where["at"] and where["at"]["level"]
    if saved["current"] != current:
        return f"the current level is {current} in 'where' and {saved['current']} in the snapshot"
    return None


def wrong(probes):
    """Returns the first probe whose answer is wrong, or None if there is none."""
    for command, member, value, answer in probes:
        if answer is None or answer.get(member) != value:
            found = None if answer is None else answer.get(member)
            return f"the {member} of '{command}' is {found} in the program and {value} in the library"
    return None


def pages_of_rows(words):
    """Returns the displayed pages, in order, found from the number of rows and the words for each row."""
    pages = set()
    for start in range(1, 1 + 8 * words[0], 8):
        level, first, count = words[start : start + 3]
        pages.update((level, page) for page in range(first, first + count))
    return sorted(pages)


def signed(word):
    return word - (word >> 31 << 32)
