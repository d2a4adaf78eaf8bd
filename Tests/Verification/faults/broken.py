"""Breaks the program in several ways, one at a time. A check must detect each break.

Usage: broken.py PROGRAM INTERPOSE. The breaks are in `interpose.c`.
"""

import subprocess
import sys
from pathlib import Path

# The break, the check that must detect it, and words from the resulting message.
BREAKS = [
    ("in place", "kills", "neither the last one nor the next one"),
    ("record in halves", "kills", "neither the last one nor the next one"),
    ("saves late", "kills", "save: after"),
    ("lines late", "kills", "neither old nor new"),
    ("full disk ignored", "disks", "does not say"),
    ("silent", "disks", "no message"),
    ("loud pipe", "disks", "head -n"),
    ("trap at the end", "cuts", "a signal ended"),
    ("silent", "cuts", "no message"),
    ("modes left on", "terminals", "is left on"),
    ("settings kept", "terminals", "the settings of the terminal have changed"),
    ("deaf", "terminals", "does not end without a terminal"),
    ("waits for pipes", "paths", "the program did not end"),
    ("silent", "paths", "no message"),
    ("bytes skipped", "follows", "rows are"),
    ("silent", "follows", "not messages"),
    ("drafts kept", "exports", "a draft remains"),
    ("deaf to Ctrl-C", "exports", "Ctrl-C stopped none"),
    ("settings kept", "exports", "the settings of the terminal have changed"),
    ("stale clock", "clocks", "after a jump"),
]


def main(program, interpose):
    faults = Path(__file__).with_name("faults.py")
    for broken, check, words in BREAKS:
        run = subprocess.run(
            [sys.executable, faults, program, interpose, "--only", check, "--break", broken, "--seed", "1", "--kills", "600"],
            capture_output=True, text=True)
        found = run.stderr.strip().splitlines()
        if run.returncode == 0 or not found or words not in run.stderr:
            sys.exit(f"broken: '{check}' does not find '{broken}': {run.stdout}{run.stderr}")
        print(f"'{broken}': {found[0][:150]}", flush=True)
    print(f"broken: {len(BREAKS)} breaks, every one found")


if __name__ == "__main__":
    main(*sys.argv[1:])
