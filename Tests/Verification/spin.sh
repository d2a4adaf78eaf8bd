#!/usr/bin/env bash
# Uses SPIN to check a model with three levels of three pages, and replays random trails of the model in the program.
#
#     Tests/Verification/spin.sh [--full] [TRAILS]
#
# By default, checks all rules for moves and some of the rules for gestures, and replays 200 trails. With --full, also
# checks the other rules for gestures and all rules that can differ between levels, and replays 1,000 trails. A full run
# takes up to half an hour and 4 GB of memory. `spin/mutants.sh` shows that every property can fail.
#
# Requires gcc, Debian's package spin and the program `crosspager`. The script installs spin if it runs as root.
# CROSSPAGER is the program (the release build by default).
set -euo pipefail
cd "$(dirname "$0")/../.."

full=
if [ "${1:-}" = --full ]; then
  full=1
  shift
fi
trails=${1:-${full:+1000}}
trails=${trails:-200}

if ! command -v spin >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends spin >/dev/null; } || true
fi
for tool in spin gcc python3; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is not installed"
    exit 0
  fi
done
export CROSSPAGER=${CROSSPAGER:-$PWD/.build/release/crosspager}

model=$PWD/Tests/Verification/spin
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
# shellcheck source=Tests/Verification/spin/search.sh
. "$model/search.sh"

# Prints a number with commas between groups of three digits.
grouped() {
  sed -e ':a' -e 's/\B[0-9]\{3\}\>/,&/;ta' <<<"$1"
}

# The names of the laws, which are assertions in the model, and of the properties that were checked.
laws=$(grep -oE 'assert\(\w+\)' "$model/laws.pml" | sort -u | wc -l)
properties=()
searches=0
all_states=0
largest=0
all_transitions=0

# verify TITLE DEFINITIONS OPTIONS-OF-GCC OPTIONS-OF-PAN
verify() {
  local states transitions
  cd "$build"
  search "$model" "$2" "$3" "$4"
  if ! fault=$(complete); then
    echo "$1: $fault"
    tail -40 log
    exit 1
  fi
  states=$(figure 'states, stored')
  transitions=$(figure 'transitions (=')
  printf '%s: %s states, %s transitions, depth %s\n' "$1" "$(grouped "$states")" "$(grouped "$transitions")" \
    "$(sed -n 's/.*depth reached \([0-9]*\).*/\1/p' log)"
  searches=$((searches + 1))
  all_states=$((all_states + states))
  largest=$((states > largest ? states : largest))
  all_transitions=$((all_transitions + transitions))
}

# Checks the laws, which are assertions after every command.
laws() {
  verify "laws, $1" "-DLAWS $2" -DSAFETY "-m${3:-1000000} -w${4:-22}"
}

# Checks a property of complete runs, written in linear temporal logic.
property() {
  properties+=("$1")
  verify "property '$1'" "$2" '' "-a -m1000000 -w22 -N $1"
}

every=EDGE+START+ENTRY+ENDS+READING
laws 'moves' "-DFREE=$every+LOCKS"
laws 'moves, one rule that differs between levels' "-DFREE=$every -DMIXED=EDGE+START+ENTRY -DSINGLY"
laws 'gestures' "-DGESTURES -DFREE=EDGE+ENTRY+ENDS+BOUNCE"
laws 'gestures, each rule alone' "-DGESTURES -DFREE=$every+BOUNCE+LOCK -DSINGLY"
if [ -n "$full" ]; then
  laws 'moves, all rules that can differ between levels' \
    "-DFREE=EDGE+START+ENTRY+ENDS -DMIXED=EDGE+START+ENTRY" 20000000 26
  laws 'gestures, all rules' "-DGESTURES -DFREE=$every+BOUNCE+LOCK" 20000000 26
  laws 'gestures that catch moving content' "-DGESTURES -DCATCH -DFREE=$every+BOUNCE+LOCK -DSINGLY" 20000000 26
fi
property within "-DTIMES -DGESTURES -DFREE=EDGE+ENDS"
property finishes "-DTIMES -DGESTURES -DFREE=EDGE+ENDS"
property settles "-DTIMES -DGESTURES -DFREE=EDGE+ENDS+BOUNCE"
property stays "-DWITNESS -DGESTURES -DFREE=EDGE+ENDS"
property remembers "-DWITNESS -DFREE=EDGE+START+ENTRY+ENDS"
property returns "-DHOMING -DGESTURES -DFREE=$every+BOUNCE+LOCK -DSINGLY"
verify 'every line is reached' "${full:+-DLAWS} -DGESTURES -DMOST=3 -DFREE=$every+BOUNCE+LOCK -DSINGLY -DATOMIC" -DSAFETY \
  '-m1000000 -w22'

replayed=$(python3 "$model/replay.py" "$trails") || {
  echo "$replayed"
  exit 1
}
echo "$replayed"
printf 'spin: %d laws and %d properties hold in %d searches over %s states and %s transitions. ' \
  "$laws" "${#properties[@]}" "$searches" "$(grouped "$all_states")" "$(grouped "$all_transitions")"
printf 'Searches overlap: the largest has %s states. %s trails of 200 commands match the program.\n' \
  "$(grouped "$largest")" "$(grouped "$trails")"
