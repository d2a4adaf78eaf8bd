#!/usr/bin/env bash
# Fuzzes the targets in Tests/Verification/FuzzTargets with the toolchain's libFuzzer:
#
#     Tests/Verification/fuzz.sh [SECONDS] [TARGET…]
#
# Runs each target for SECONDS (10 by default) from the corpus in Tests/Verification/FuzzTests/Corpus. If no targets are given, runs
# all targets. An input that breaks a rule, stops the program or takes longer than 10 seconds is copied to the corpus,
# where `swift test` replays it. FUZZ_SEED is the seed, 1 by default. FUZZ_BUILD is the build folder. The default is
# crosspager-fuzz in the folder for temporary files. With FUZZ_RUNS=N, runs N inputs instead of running for a length of
# time, so that a run can be repeated. A fuzzer that runs no inputs is an error.
#
# With FUZZ_MERGE=1, also reduces the old and new inputs to those that together still reach the same code, and keeps the
# inputs that broke a rule.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-10}
shift || true
seed=${FUZZ_SEED:-1}
build=${FUZZ_BUILD:-${TMPDIR:-/tmp}/crosspager-fuzz}
corpus=Tests/Verification/FuzzTests/Corpus
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo "building in $build"
mkdir -p "$build"
# The build also links the tool that bundles the web pages, which has no function to fuzz.
swift build -c release --target FuzzTargets --scratch-path "$build" -Xswiftc -sanitize=fuzzer \
  -Xlinker --defsym=LLVMFuzzerTestOneInput=0 >"$work/log" 2>&1 ||
  { tail -n 20 "$work/log"; exit 1; }
release=$(swift build -c release --scratch-path "$build" --show-bin-path)
# The folder also contains the objects of that tool, and maybe of files that have been removed.
mapfile -t objects < <(comm -12 <(printf '%s\n' "$release"/*.build/*.o | grep -v /PageBundler | sort) \
  <(sed -n 's/^ *"object": "\(.*\)".*/\1/p' "$release"/*.build/output-file-map.json | sort -u))
swiftc -O -sanitize=fuzzer -parse-as-library -swift-version 6 -strict-memory-safety -I "$release/Modules" \
  Tests/Verification/fuzz.swift "${objects[@]}" -o "$build/fuzz"

# libFuzzer reports traps, so Swift's backtrace would only take time.
export SWIFT_BACKTRACE=enable=no
TIMEFORMAT=%U
grouped() { sed -e ':a' -e 's/\B[0-9]\{3\}\>/,&/;ta' <<<"$1"; }
fuzz() { CROSSPAGER_FUZZ=$1 "$build/fuzz" -seed="$seed" -rss_limit_mb=4096 "${@:2}"; }

# The name of each target and the maximum length of its inputs.
declare -A limits
while read -r name limit; do limits[$name]=$limit; done < <(CROSSPAGER_FUZZ=list "$build/fuzz")
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then mapfile -t targets < <(printf '%s\n' "${!limits[@]}" | sort); fi

amount=-max_total_time=$seconds
if [ -n "${FUZZ_RUNS:-}" ]; then amount=-runs=$FUZZ_RUNS; fi

inputs=0 findings=0
for target in "${targets[@]}"; do
  limit=${limits[$target]:-}
  if [ -z "$limit" ]; then echo "No target '$target'. Targets: ${!limits[*]}" >&2; exit 64; fi
  new=$work/new/$target
  mkdir -p "$new" "$work/found/$target"
  # Scheduling inputs by rare features would take up to a third of the time.
  options=(-max_len="$limit" -timeout=10 -entropic=0 -artifact_prefix="$work/found/$target/")
  status=0
  { time fuzz "$target" "${options[@]}" "$amount" -print_final_stats=1 "$new" "$corpus/$target" >"$work/log" 2>&1; } \
    2>"$work/time" || status=$?
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log")
  rate=$(awk -v count="${count:-0}" '{ printf "%d", count / ($1 + 0.001) }' "$work/time")
  edges=$(grep -aoE 'cov: [0-9]+' "$work/log" | tail -n 1 | cut -d' ' -f2 || true)
  found=$(find "$work/found/$target" -type f ! -name 'slow-unit-*' | wc -l)
  echo "$target: $(grouped "${count:-0}") inputs of at most $limit bytes, $(grouped "$rate") a second of processor time," \
    "${edges:-0} edges, $found findings, seed $seed"
  if [ "$found" -gt 0 ]; then
    grep -aE 'Fatal error|ERROR: libFuzzer' "$work/log" | cut -c1-1000 || true
    find "$work/found/$target" -type f ! -name 'slow-unit-*' -exec cp -v {} "$corpus/$target/" \;
  elif [ "$status" -ne 0 ] || [ "${count:-0}" -eq 0 ] || [ "${edges:-0}" -eq 0 ]; then
    tail -n 20 "$work/log"
    echo "$target: the fuzzer ended with status $status and no finding" >&2
    exit 1
  fi
  if [ -n "${FUZZ_MERGE:-}" ]; then
    mkdir "$work/merged"
    fuzz "$target" "${options[@]}" -use_counters=0 -set_cover_merge=1 "$work/merged" "$corpus/$target" "$new" \
      >"$work/log" 2>&1
    find "$corpus/$target" -type f ! -name '*-*' -delete
    mv "$work/merged"/* "$corpus/$target/"
    rmdir "$work/merged"
  fi
  inputs=$((inputs + ${count:-0})) findings=$((findings + found))
done
[ "$inputs" -gt 0 ] || { echo 'fuzz: no target ran' >&2; exit 1; }
echo "fuzz: ${#targets[@]} targets, $(grouped "$inputs") inputs, $([ "$findings" -eq 0 ] && echo no trap || echo "$findings findings")"
[ "$findings" -eq 0 ]
