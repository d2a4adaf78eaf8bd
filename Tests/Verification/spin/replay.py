"""Replays random trails of the model through the program and compares every outcome and state.

    Tests/Verification/spin/replay.py [TRAILS [COMMANDS [SEED]]] [--model FOLDER]

CROSSPAGER is the program (.build/release/crosspager by default). Each command is previewed, performed and followed by
`where`, so that dry runs, outcomes and states are compared. Requires SPIN, but no Python packages outside the standard
library.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("CROSSPAGER") or HERE.parents[2] / ".build/release/crosspager"
BATCH = 50
LEVELS = "abc"
PAGE = 108  # the model's unit is 1/108 page
COVERED = {0: 0, 1: 19 / 27, 2: 26 / 27}  # by hundreds of milliseconds
TOLERANCE = 4 / 65536  # the program rounds an offset whenever a drag catches it
LINES = {
    "go_page": "go {0} {1}", "to_page": "page {0}", "forget_all": "forget all", "zoom_in": "zoom in",
    "zoom_out": "zoom out", "drag": "drag {2} {3}", "release": "release {2} {3}", "tick": "tick {0}00",
    "remember": "remember {0} {1}",
}
COUNTED = {"left", "right", "up", "down", "next", "previous", "go", "forget", "align"}


def line(word, x, y):
    """Returns a command from the model as a line for the program."""
    form = LINES.get(word, word + " {0}" if word in COUNTED else word)
    return form.format(x, y, x / 4, y / 4)


def setting_up(rules):
    """Returns the commands that set the rules chosen by the model for a trail, and that go to the start."""
    edge, start, entry = rules[0:3], rules[3:6], rules[6:9]
    ends, reading, bounce, locks = rules[9:13]
    page = {"first": 0, "middle": 1, "last": 2}
    lines = ["finish", "unlock left right up down", f"set ends {ends}", f"set reading {reading}",
             f"set bounce {'on' if bounce == '1' else 'off'}"]
    for level in range(3):
        lines.append(f"set edge {edge[level]} {LEVELS[level]}")
        lines.append(f"set start {start[level].replace('middle', '1')} {LEVELS[level]}")
        lines.append(f"set entry {entry[level].replace('_page', '')} {LEVELS[level]}")
    names = [name for bit, name in enumerate(["left", "right", "up", "down"]) if int(locks) >> bit & 1]
    lines += [f"lock {' '.join(names)}"] if names else []
    return lines + ["forget all", f"go 0 {page[start[0]]}"]


def position(level, page):
    return {"level": LEVELS[int(level)], "page": int(page)}


def shown(offset, reach, onward, elapsed):
    """Returns the displayed offset of the content during a gesture, in pages."""
    x = offset / PAGE
    sign = (x > 0) - (x < 0)
    start = x if reach else sign * (1 - 1 / (0.55 * abs(x) + 1))
    return start + (onward * sign - start) * COVERED[elapsed]


class Step:
    """A command, with its outcome and the following state according to the model."""

    def __init__(self, command, outcome, places, state):
        word, x, y = command
        self.line = line(word, int(x), int(y))
        kind, reason, side, steps, finished = outcome
        before, base, target = places[0:2], places[2:4], places[4:6]
        at, *pages = map(int, state[0:4])
        phase, axis = state[4:6]
        offset, reach, onward, elapsed = map(int, state[6:10])
        self.levels = [{"level": LEVELS[i], "count": 3, "page": pages[i]} for i in range(3)]
        self.before, self.at = position(*before), position(at, pages[at])
        self.kind = f"{word} {kind} {reason}"
        self.motion = {}
        if phase != "settled":
            self.motion = {"phase": phase, "axis": axis, "offset": shown(offset, reach, onward, elapsed),
                           "target": position(*target)}
        self.outcome = {"result": kind}
        if kind == "moved":
            self.outcome |= {"from": position(*base), "to": self.at}
            self.outcome |= {"steps": int(steps)} if int(steps) else {}
            self.outcome |= {"stopped": side} if side != "none" else {}
        if kind == "ignored":
            self.outcome |= {"reason": reason.replace("at_", "")}
            self.outcome |= {"at_edge": {"edge": side}, "locked": {"direction": side}}.get(reason, {})
        if int(finished):
            self.outcome |= {"finished": {"from": position(*before), "to": position(*base)}}


class Trail:
    def __init__(self, rules):
        self.setup = setting_up(rules)
        self.steps = []


def trails_of_model(folder, seed, count, length):
    """Returns random trails that SPIN prints when it simulates the model."""
    printed = subprocess.run(
        ["spin", "-T", f"-n{seed}", f"-DTRAILS={count}", f"-DTRAIL={length}", str(folder / "pager.pml")],
        text=True, capture_output=True, check=True).stdout
    trails, parts = [], []
    for words in (text.split() for text in printed.splitlines()):
        if words[0] == "rules":
            trails.append(Trail(words[1:]))
        elif words[0] in ("command", "outcome", "places", "state"):
            parts.append(words[1:])
            if len(parts) == 4:
                trails[-1].steps.append(Step(*parts))
                parts = []
        elif "process" not in words:
            sys.exit(f"SPIN printed: {' '.join(words)}")
    if len(trails) != count or parts or any(len(trail.steps) != length for trail in trails):
        sys.exit(f"SPIN printed fewer than {count} trails of {length} commands")
    return trails


def answers(lines):
    """Returns the objects that the program prints for the given lines."""
    printed = subprocess.run(
        [str(PROGRAM), "--levels", "a=3,b=3,c=3", "--json"], input="\n".join(lines) + "\n", text=True,
        capture_output=True).stdout.splitlines()
    if len(printed) != len(lines):
        sys.exit(f"The program answered {len(printed)} of {len(lines)} lines")
    return [json.loads(text) for text in printed]


def differences(expected, answer):
    """Returns a line for each member that differs."""
    lines = []
    for name in sorted(expected.keys() | answer.keys()):
        model, program = expected.get(name), answer.get(name)
        near = name == "offset" and None not in (model, program) and abs(model - program) <= TOLERANCE
        if model != program and not near:
            lines.append(f"  {name}: the model says {json.dumps(model)}, the program {json.dumps(program)}")
    return lines


def compare(step, before, answer_to):
    """Returns the differences after a step that starts with the motion `before`."""
    preview, answer, where = ({k: v for k, v in a.items() if k not in ("n", "command")} for a in answer_to)
    # The preview of a command that ends a gesture reports the settled phase.
    ends = {"phase": "settled"} if before and not step.motion else {}
    return (
        differences(step.outcome | ends | step.motion | {"preview": True, "at": step.before}, preview)
        + differences(step.outcome | step.motion | {"at": step.at}, answer)
        + differences({"result": "report", "levels": step.levels, "phase": "settled", "open": False, "at": step.at}
                      | step.motion, where))


def replay(trails, seed):
    """Compares a batch of trails with the program, and stops at the first difference."""
    lines = []
    for trail in trails:
        lines += trail.setup
        for step in trail.steps:
            lines += [f"preview {step.line}", step.line, "where"]
    answer = iter(answers(lines))
    for number, trail in enumerate(trails):
        for text in trail.setup:
            if next(answer)["result"] == "error":
                sys.exit(f"The program does not know '{text}'")
        motion = {}
        for index, step in enumerate(trail.steps):
            found = compare(step, motion, [next(answer) for _ in range(3)])
            motion = step.motion
            if found:
                print(f"seed {seed}, trail {number}, command {index}: model and program differ after '{step.line}'")
                print("\n".join(found))
                print("crosspager --levels a=3,b=3,c=3 --json <<'END'")
                print("\n".join(trail.setup + [step.line for step in trail.steps[:index + 1]] + ["where", "END"]))
                sys.exit(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("trails", type=int, nargs="?", default=200)
    parser.add_argument("commands", type=int, nargs="?", default=200)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--model", type=pathlib.Path, default=HERE)
    options = parser.parse_args()
    kinds = collections.Counter()
    done, seed = 0, options.seed
    while done < options.trails:
        count = min(BATCH, options.trails - done)
        trails = trails_of_model(options.model, seed, count, options.commands)
        replay(trails, seed)
        kinds.update(step.kind for trail in trails for step in trail.steps)
        done, seed = done + count, seed + 1
    print(f"seeds {options.seed} to {seed - 1}: {done:,} trails of {options.commands:,} commands match the program, "
          f"with {len(kinds)} kinds of outcomes")


main()
