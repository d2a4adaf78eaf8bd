#!/usr/bin/env python3
"""Runs a command of the ledger in Docs/Verification.md and writes the figures that it prints into figures.txt.

    Tests/Verification/figures.py 'Tests/Verification/oracle.sh 1000'

A figure is a line such as `fuzz: 9 targets, …`: words, a colon and a number. If the command fails, the file does not
change. `swift test` compares the ledger with the file.
"""

import pathlib
import re
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FILE = REPOSITORY / "Tests/Verification/figures.txt"
FIGURE = re.compile(r"(mutation: \w+ |[^:]+: )\d")


def main():
    command = sys.argv[1]
    lines = []
    with subprocess.Popen(["bash", "-c", command], cwd=REPOSITORY, text=True, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            lines += [line.strip()] if FIGURE.match(line) else []
    if process.returncode != 0 or not lines:
        sys.exit(f"'{command}' ended with status {process.returncode} and printed {len(lines)} figures.")
    head, *entries = FILE.read_text(encoding="utf-8").strip().split("\n\n")
    entries = [entry for entry in entries if not entry.startswith(f"$ {command}\n")]
    entries.append("\n".join([f"$ {command}", *lines]))
    FILE.write_text("\n\n".join([head, *sorted(entries)]) + "\n", encoding="utf-8")


main()
