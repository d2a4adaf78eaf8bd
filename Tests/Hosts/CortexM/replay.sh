#!/usr/bin/env bash
# Plays the conformance traces on a Cortex-M4 under QEMU (Debian's package qemu-system-arm):
#
#     replay.sh TRACE...
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
"$here/build.sh" cortex-m4 "$here/mps2-an386.ld" "$build/replay.elf" "$here/replay.c"
for trace; do
  printf '%s: ' "$trace"
  qemu-system-arm -M mps2-an386 -nographic -monitor none -serial none -kernel "$build/replay.elf" \
    -semihosting-config "enable=on,target=native,arg=$(realpath "$trace")" 2>&1
done
