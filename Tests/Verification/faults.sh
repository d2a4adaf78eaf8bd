#!/usr/bin/env bash
# Checks that no data is lost through external faults: kills while files are written, full and read-only disks, closed
# pipes, inputs cut off after any number of bytes, signals during drawing, terminals that disappear, a clock that is set
# back, paths to pipes, devices and links without a target, followed files with quotes that are never closed, and wide
# exports that are stopped at random moments.
#
# Usage: Tests/Verification/faults.sh [KILLS] [OPTION]...
#   Without KILLS, kills the program 100 times and cuts long inputs after every third byte. This takes about two minutes.
#   With KILLS, for example 1000, kills it that many times, cuts all inputs after every byte, follows that many files, and
#   repeats the checks of paths and exports more often.
#   --seed N repeats a run. --only CHECK runs one check: kills, disks, cuts, terminals, clocks, paths, follows or exports.
#   Repeat --only for several checks.
# Usage: Tests/Verification/faults.sh --broken
#   Breaks the program in several ways, one at a time, and fails if a check does not detect a break.
#
# CROSSPAGER is the program (.build/release/crosspager by default). Needs python3 and a C compiler.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "$(uname)" != Linux ]; then
  echo 'skipped: the checks need the preloaded libraries and the pseudo-terminals of Linux'
  exit 0
fi
program=${CROSSPAGER:-.build/release/crosspager}
faults=Tests/Verification/faults
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1

"${CC:-$(command -v cc || command -v clang)}" -shared -fPIC -O1 -Wall -Wextra -Werror -o "$work/interpose.so" "$faults/interpose.c" -ldl
case ${1:-} in
--broken) python3 "$faults/broken.py" "$program" "$work/interpose.so" ;;
[0-9]*) python3 "$faults/faults.py" "$program" "$work/interpose.so" --kills "$1" --every 1 "${@:2}" ;;
*) python3 "$faults/faults.py" "$program" "$work/interpose.so" "$@" ;;
esac
