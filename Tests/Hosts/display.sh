#!/usr/bin/env bash
# Exports a year of step counts, builds the display program, and presses its buttons under QEMU. Requires the program
# `crosspager`: CROSSPAGER or, by default, the debug build.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
python3 Tests/Hosts/Display/steps.py >"$build/steps.csv"
"${CROSSPAGER:-.build/debug/crosspager}" "$build/steps.csv" --aggregate sum >"$build/exported" -c "
  export --all $build/day.json; down; export --all $build/week.json; down; export --all $build/month.json"
python3 Tests/Hosts/Display/header.py "$build"/{day,week,month}.json >"$build/data.h"
Tests/Hosts/Display/build.sh "$build/data.h" "$build/display.elf"
if command -v qemu-system-arm >/dev/null; then
  python3 Tests/Hosts/Display/run.py "$build/display.elf"
else
  echo "skipped: pressing the buttons needs Debian's package qemu-system-arm"
fi
