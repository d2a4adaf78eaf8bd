#!/bin/sh
# Builds wasm.c and the C library for WebAssembly: wasm.sh FILE.wasm
set -eu
repository=$(cd "$(dirname "$0")/../../.." && pwd)
swiftc=${SWIFTC:-swiftc}
bin=$(dirname "$(readlink -f "$(command -v "$swiftc")")")
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cd "$repository/Sources"
# shellcheck disable=SC2046
find $(cat Hosts/C/sources) -name '*.swift' >"$build/sources"
"$swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -wmo \
  -parse-as-library -Osize -Xfrontend -function-sections -Xfrontend -disable-stack-protector \
  -package-name crosspager -module-name CrossPagerC -I Hosts/C/include -I Hosts/C/Heap -c -o "$build/swift.o" "@$build/sources"
for source in Hosts/C/Heap/heap.c Hosts/Web/support.c ../Tests/Hosts/C/wasm.c; do
  "$bin/clang" --target=wasm32-unknown-unknown -mbulk-memory -std=c11 -Wall -Wextra -Werror -O2 -ffreestanding -fno-builtin \
    -DCP_SINGLE_THREAD -Dpager_heap_allocate=posix_memalign -Dpager_heap_free=free \
    -I Hosts/C/include -c -o "$build/$(basename "$source").o" "$source"
done
"$bin/wasm-ld" --gc-sections --strip-all --global-base=4096 -z stack-size=65536 \
  -o "$1" "$build"/*.o
