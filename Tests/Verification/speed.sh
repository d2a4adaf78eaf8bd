#!/usr/bin/env bash
# Compares the speed of CrossPager with that of its peers: a plain C switch, a C program with the same input and output,
# the sqlite3 shell, Python, DuckDB and Polars. Prints a table of ratios and, if a peer is ahead, the reason.
#
# Usage: Tests/Verification/speed.sh [OPTION]...
#   --rounds N (default 9)  --commands N  --stream N  --rows N (default 10000000)  --no-reading
#
# Needs the Swift toolchain, python3, a C compiler, and sqlite3. DuckDB and Polars are installed into a temporary folder.
# The figures are valid only if the machine is otherwise idle.
set -euo pipefail
cd "$(dirname "$0")/../.."

speed=Tests/Verification/speed
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1

if ! command -v sqlite3 >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends sqlite3 >/dev/null || true
fi
# The program is linked as in Docs/Install.md.
static=(-c release --product crosspager --static-swift-stdlib -Xswiftc -static-executable --scratch-path .build/static)
swift build "${static[@]}" >&2
CROSSPAGER_TOOLS=1 swift build -c release --product Benchmarks >&2
program=$(swift build "${static[@]}" --show-bin-path)/crosspager
bin=$(swift build -c release --show-bin-path)
Sources/Hosts/C/install.sh "$work/c" >&2
compile() { "${CC:-clang}" -D_GNU_SOURCE -std=c11 -O2 -Wall -Wextra -Werror -I"$work/c/include" "$@"; }
compile -o "$work/switch" "$speed/switch.c" "$work/c/lib/libcrosspager.a"
compile -o "$work/talk" "$speed/talk.c"
python3 "$speed/speed.py" "$program" "$bin/Benchmarks" "$work/switch" "$work/talk" "$@"
