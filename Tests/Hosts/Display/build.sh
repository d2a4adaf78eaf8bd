#!/usr/bin/env bash
# Builds the display program for the LM3S6965EVB board:
#
#     build.sh DATA.h PROGRAM.elf
#
# DATA.h is a file that header.py writes.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
cp "$1" "$data/data.h"
"$here/../CortexM/build.sh" cortex-m3 "$here/lm3s6965.ld" "$2" -I "$data" -I "$here" "$here"/*.c
