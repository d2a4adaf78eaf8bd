#!/usr/bin/env bash
# Rebuilds the WebAssembly modules, compares them with the modules in the package, and runs the tests in Tests/Hosts/Web in
# Node and Chromium. Reports any skipped tests. Takes about a minute.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
have() { command -v "$1" >/dev/null; }
web=Sources/Hosts/Web

# The two files may come from different versions of gzip, so compare what they contain.
gzip -dc "$web/crosspager.wasm.gz" | cmp - "$web/crosspager.wasm" || {
  echo "$web/crosspager.wasm.gz is out of date. Run $web/build.sh."
  exit 1
}
if have swiftc && have wasm-opt; then
  "$web/build.sh" "$build"
  if swiftc --version 2>&1 | grep -q 'Swift version 6\.3\.1 ' && [[ $(wasm-opt --version) == *' 108'* ]]; then
    for module in crosspager series; do
      # Compressors differ in their output.
      cmp "$build/$module.wasm" "$web/$module.wasm" && gzip -dc "$web/$module.wasm.gz" | cmp - "$web/$module.wasm" || {
        echo "$web/$module.wasm differs from its sources. Run $web/build.sh."
        exit 1
      }
    done
  else
    echo 'skipped: comparing the modules needs Swift 6.3.1 and Binaryen 108'
  fi
  for name in trace bare; do
    "$web/build.sh" "$build/$name.wasm" "Tests/Hosts/Web/$name.c" \
      play_trace trace_digest_of_last
  done
  export TRACE_MODULE=$build/trace.wasm BARE_MODULE=$build/bare.wasm
else
  echo 'skipped: building the modules needs swiftc and wasm-opt'
fi

have chromium || have chromium-browser || have google-chrome ||
  echo 'skipped: the tests in a browser need Chromium'
if have node; then
  node --expose-gc --test Tests/Hosts/Web
else
  echo 'skipped: the tests of the module need node'
fi
