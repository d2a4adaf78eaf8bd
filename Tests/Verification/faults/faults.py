"""Checks that no data is lost through external faults. See `faults.sh`.

Usage: faults.py PROGRAM INTERPOSE [--kills N] [--every N] [--seed N] [--only CHECK] [--break NAME]
"""

import argparse
import random
import signal
import sys
import tempfile
from pathlib import Path

import clocks
import cuts
import disks
import exports
import follows
import kills
import paths
import terminals
from program import Fault, Program

CHECKS = {
    "kills": kills, "disks": disks, "cuts": cuts, "terminals": terminals, "clocks": clocks, "paths": paths,
    "follows": follows, "exports": exports}
# The checks that are repeated, each with the number of kills for one repetition.
SHARES = {"kills": 1, "paths": 200, "follows": 1, "exports": 100}


def main():
    # A shell starts background jobs with these signals ignored, and the program would inherit this setting.
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    # The check `kills` writes to a disk. In the other checks, writing to memory makes the same calls and is faster.
    disk = Path(__file__).parents[3] / ".build"
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=lambda path: Path(path).resolve(strict=True))
    parser.add_argument("interpose", type=lambda path: Path(path).resolve(strict=True))
    parser.add_argument("--kills", type=int, default=100, help="number of kills; SHARES lists the checks that depend on it")
    parser.add_argument("--every", type=int, default=3, help="cut long inputs at every Nth byte only")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--only", choices=CHECKS, action="append")
    parser.add_argument("--break", dest="broken", help="break the program; see broken.py")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    counts = dict.fromkeys(CHECKS, 0)
    for name in options.only or CHECKS:
        with tempfile.TemporaryDirectory(prefix="faults-", dir=disk if name == "kills" else memory) as folder:
            folder = Path(folder)
            (folder / "home").mkdir()
            folder.chmod(0o755)
            program = Program(options.program, options.interpose, folder / "home", options.broken)
            share = SHARES.get(name)
            amount = max(1, options.kills // share) if share else options.every
            try:
                counts[name] = CHECKS[name].check(program, folder, random.Random(f"{options.seed} {name}"), amount)
            except Fault as fault:
                sys.exit(f"{name}: {fault}\nfaults: found one; to repeat: --seed {options.seed} --only {name}")
    others = sum(counts[name] for name in CHECKS if name not in ("kills", "cuts", "follows"))
    print(
        f"faults: {counts['kills']:,} kills, {counts['cuts']:,} cuts, {counts['follows']:,} pieces of followed files, "
        f"{others:,} other faults, nothing lost")


if __name__ == "__main__":
    main()
