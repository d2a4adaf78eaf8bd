"""Runs the oracle: compares the program and the C library with the model. `../oracle.sh` runs this file.

    python3 run.py EXAMPLES SEED
"""

import sys

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from test_library import LibraryMachine
from test_program import ProgramMachine

STEPS = 40


def run(machine, examples: int, number: int):
    chosen = settings(
        max_examples=examples, stateful_step_count=STEPS, deadline=None, database=None, print_blob=False,
        report_multiple_bugs=False, suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink),
    )
    try:
        run_state_machine_as_test(seed(number)(machine), settings=chosen)
    except AssertionError as failure:
        sys.exit(str(failure))


def main():
    examples, number = int(sys.argv[1]), int(sys.argv[2])
    print(f"oracle: seed {number}", flush=True)
    run(ProgramMachine, examples, number)
    run(LibraryMachine, examples, number)
    print(
        f"oracle: {2 * examples:,} examples, {ProgramMachine.commands:,} commands through the program and "
        f"{LibraryMachine.commands:,} through the C library, no differences"
    )


if __name__ == "__main__":
    main()
