#!/usr/bin/env bash
# Draws the pictures in the README and on the start page of the library's documentation:
#
#     Docs/Pictures/draw.sh [--check]
#
# --check compares the pictures with those in the repository and replaces none. CROSSPAGER is the program
# (.build/release/crosspager by default).
set -euo pipefail
cd "$(dirname "$0")/../.."

CROSSPAGER=$(readlink -f "${CROSSPAGER:-.build/release/crosspager}")
if [ ! -x "$CROSSPAGER" ]; then
  echo "No program '$CROSSPAGER'. To build it: swift build -c release --product crosspager" >&2
  exit 69
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The name of the file is the title of its picture.
cat >"$folder/calendar.json" <<'SCENE'
{"levels": [
  {"name": "day", "pages": ["Mon 22", "Tue 23", "Wed 24", "Thu 25", "Fri 26", "Sat 27", "Sun 28"], "page": 4},
  {"name": "week", "pages": ["W48", "W49", "W50", "W51", "W52"], "page": 4},
  {"name": "month", "pages": ["October", "November", "December"], "page": 2}],
 "current": "week", "rules": {"viewport": [3, 3]}}
SCENE
(
  cd "$folder"
  "$CROSSPAGER" --no-config -c '
    export open.svg; left 3; export page.svg; zoom out; export zoom.svg; compare year; export compare.svg' </dev/null
  "$CROSSPAGER" --no-config --scene calendar.json -c 'export calendar.svg' </dev/null
) >"$folder/answers"

for picture in Docs/Pictures/{open,page,zoom,compare}.svg Sources/Pager/CrossPager/CrossPager.docc/Resources/calendar.svg; do
  drawn=$folder/$(basename "$picture")
  if [ "${1:-}" != --check ]; then
    cp "$drawn" "$picture"
  elif ! cmp "$drawn" "$picture"; then
    echo "The program draws another $picture. To replace it: Docs/Pictures/draw.sh" >&2
    exit 1
  fi
done
