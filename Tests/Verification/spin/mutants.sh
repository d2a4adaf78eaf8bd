#!/usr/bin/env bash
# Breaks the model once for each property, and checks that SPIN reports that property.
set -euo pipefail
cd "$(dirname "$0")"
model=$PWD
# shellcheck source=Tests/Verification/spin/search.sh
. ./search.sh
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# mutant REPORT FILE TEXT REPLACEMENT DEFINITIONS [PROPERTY]
mutant() {
  cd "$build"
  cp "$model"/*.pml .
  sed -i "s/$3/$4/" "$2"
  ! cmp -s "$2" "$model/$2" || { echo "$2 does not contain '$3'"; exit 1; }
  if [ -n "${6:-}" ]; then
    search . "$5" '' "-a -m1000000 -w22 -N $6"
  else
    search . "$5" -DSAFETY '-m1000000 -w22'
  fi
  found=$(complete) && { echo "${6:-$1} holds in a broken model"; exit 1; }
  [[ $found = *$1* ]] || { echo "expected '$1', but found: $found"; exit 1; }
  echo "${6:-$1}: $found"
}

moves='-DLAWS -DFREE=EDGE+START+ENTRY+ENDS+READING -DSINGLY'
gestures='-DLAWS -DGESTURES -DFREE=ENDS+READING -DSINGLY'
mutant bounds moves.pml '(p) < COUNT)' '(p) <= COUNT)' "$moves"
mutant independence moves.pml '^  pager.at = l$' '  pager.at = l; pager.pages[2] = 0' "$moves"
mutant refusal pager.pml 'ignored -> copy(before, pager);' 'ignored ->' "$gestures"
mutant inverse moves.pml ':: stepped -> pager.pages\[pager.at\] = (s > 0 -> 0' ':: stepped -> pager.pages[pager.at] = (s > 0 -> 1' \
  "$moves"
mutant alignment moves.pml 'pages\[pager.at + sense\] = pager.*;' 'pages[pager.at + sense] = LAST;' "$moves"
mutant mirror moves.pml 'ORDER(sense) : sense' 'sense : sense' "$moves"
mutant correspondence pager.pml 'settling -> arrive()' 'settling -> clearGesture()' "$gestures"
mutant never_stuck gestures.pml '(op == finish && pager.phase == settling)' \
  '(op == finish \&\& before.phase == settling)' "$gestures"
mutant 'assertion violated' moves.pml '(p) < COUNT)' '(p) <= COUNT)' '-DTIMES -DGESTURES' within
mutant 'assertion violated' gestures.pml '(op == finish && pager.phase == settling)' \
  '(op == finish \&\& before.phase == settling)' '-DTIMES -DGESTURES' finishes
mutant 'acceptance cycle' gestures.pml 'pager.elapsed + x' '(pager.elapsed + x) % 3' '-DTIMES -DGESTURES' settles
mutant 'acceptance cycle' gestures.pml 'pager.onward = going' 'pager.onward = going; pager.at = 0' \
  '-DWITNESS -DGESTURES' stays
mutant 'acceptance cycle' moves.pml '^  pager.at = l$' '  pager.at = l; pager.pages[2] = 0' '-DWITNESS -DFREE=ENTRY' remembers
mutant 'acceptance cycle' moves.pml 'target = START_PAGE(l)' 'target = 1' '-DHOMING -DFREE=START' returns
mutant unreached moves.pml '^  taken = 0;' '  taken = 0; if :: x > 9 -> taken = 1; taken = 0 :: else -> skip fi;' \
  '-DGESTURES -DMOST=3 -DFREE=EDGE+START+ENTRY+ENDS+READING+BOUNCE+LOCK -DSINGLY -DATOMIC'
