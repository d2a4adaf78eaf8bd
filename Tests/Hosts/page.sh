#!/usr/bin/env bash
# Tests the web page that `export` writes: its data, state and searches in Node, and the page in Chromium. Requires Node 20,
# python3 with venv, Chromium, and the program: CROSSPAGER or, by default, the debug build. CROSSPAGER_DATA is the
# folder that contains real data files.
set -euo pipefail
cd "$(dirname "$0")/../.."

missing() {
  echo "skipped: $1"
  exit
}

command -v node >/dev/null || missing 'Node was not found.'
node --test Tests/Hosts/Page

chromium=${CHROMIUM:-$(command -v chromium || true)}
[ -n "$chromium" ] || missing 'Chromium was not found. To specify its path, set CHROMIUM.'
python=${CROSSPAGER_PYTHON:-}
if [ -z "$python" ]; then
  packages=${XDG_CACHE_HOME:-$HOME/.cache}/crosspager-page
  python=$packages/bin/python
  if [ ! -x "$python" ]; then
    python3 -m venv "$packages"
    "$python" -m pip install --quiet playwright axe-playwright-python
  fi
fi
export PYTHONDONTWRITEBYTECODE=1 CHROMIUM=$chromium
"$python" Tests/Hosts/Page/browser.py
"$python" Tests/Hosts/Page/touch_browser.py
