#!/usr/bin/env bash
# Runs the tests under the address sanitizer and the thread sanitizer:
#
#     Tests/Verification/sanitizers.sh [address] [thread]
#
# Without arguments, runs both. SANITIZER_BUILD is the build folder. The default is crosspager-sanitizers in the folder
# for temporary files. TEST_OPTIONS are options for `swift test`, such as '--filter CrossPagerTests'.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=${SANITIZER_BUILD:-${TMPDIR:-/tmp}/crosspager-sanitizers}
mkdir -p "$build"
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang

# A limit on the address space leaves no room for the shadow memory of a sanitizer. The thread sanitizer needs a file of
# several kilobytes when a program starts, which a limit on the size of files does not allow.
skipped='in little memory|(over its|reaches a) size limit'

# Compiles the options for a sanitizer into an object file, because the tests start programs without the environment
# variables.
# Every process writes its findings to a file.
compile_options() {
  printf 'const char *__%s_default_options(void) { return "%s"; }\n' "$1" "log_path=$2:$3" |
    "$clang" -x c -c -o "$2.o" -
}

check() {
  local name=$1 short=$2 options=$3 status=0
  local findings=$build/$name.findings log=$build/$name.log
  rm -f "$findings".*
  compile_options "$short" "$findings" "$options"
  local flags=(--sanitize="$name" --scratch-path "$build/$name" -Xlinker "$findings.o")
  nice swift build --build-tests "${flags[@]}" >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
  # shellcheck disable=SC2086
  nice swift test --skip-build "${flags[@]}" --skip "$skipped" ${TEST_OPTIONS:-} >"$log" 2>&1 || status=$?
  rm "$findings.o"
  grep -a '^✘ Test "' "$log" | cut -c1-200 || true
  local files
  files=$(find "$build" -name "$name.findings.*" | sort)
  if [ -n "$files" ]; then
    # shellcheck disable=SC2086
    head -n 12 $files
    status=1
  fi
  echo "$name sanitizer: $(grep -aoE 'Test run with [0-9]+ tests[^.]*' "$log" | tail -n 1 || true), $(echo -n "$files" | grep -c . || true) findings"
  return "$status"
}

# The search for leaks does not recognize the tagged pointers that Swift stores in some enumerations. The program
# handles faults itself, and some tests cause faults.
all=("$@")
if [ ${#all[@]} -eq 0 ]; then all=(address thread); fi
failed=0
for name in "${all[@]}"; do
  case $name in
    address) check address asan detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0 || failed=1 ;;
    thread) check thread tsan handle_segv=0:handle_sigbus=0:handle_sigfpe=0 || failed=1 ;;
    *) echo "usage: sanitizers.sh [address] [thread]" >&2; exit 64 ;;
  esac
done
exit "$failed"
