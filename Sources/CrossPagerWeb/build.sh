#!/usr/bin/env bash
# Builds crosspager.wasm: the C library without hosts, as a WebAssembly module without imports.
#
#     build.sh [OUTPUT]
#
# Requires Swift 6.3.1 and Binaryen 108. With other versions, the module works but has other bytes.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
output=$(realpath "${1:-CrossPagerWeb/crosspager.wasm}")

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# The compiler's tools are beside the compiler.
tools=$(dirname "$(realpath "$(command -v swiftc)")")

features=(-mbulk-memory)
target=wasm32-unknown-none-wasm

# The linker leaves out what no exported function uses, such as the hosts.
find CrossPager CrossPagerC -name '*.swift' | sort >"$build/sources"
swiftc -target "$target" -enable-experimental-feature Embedded -swift-version 6 \
  -wmo -parse-as-library -Osize -assert-config Release -disable-stack-protector \
  -Xfrontend -function-sections -module-name CrossPagerWeb \
  -I CCrossPager/include -I CrossPagerC/Heap -Xcc "${features[0]}" -Xcc -DCP_SINGLE_THREAD \
  -c -o "$build/library.o" "@$build/sources"

for file in CrossPagerC/Heap/heap.c CrossPagerWeb/support.c; do
  "$tools/clang" --target="$target" "${features[@]}" -std=c11 -Oz -ffreestanding -fno-builtin \
    -ffunction-sections -DCP_SINGLE_THREAD -Dcp_heap_allocate=posix_memalign -Dcp_heap_free=free \
    -c -o "$build/$(basename "$file" .c).o" "$file"
done

# A stack that overflows leaves the memory at its end, 0, and stops the module. The caller's memory begins at
# __heap_base.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 \
  $(sed 's/^/--export=/' CrossPagerWeb/exports) \
  "$build"/*.o -o "$build/linked.wasm"
wasm-opt -Oz --enable-bulk-memory --enable-mutable-globals --enable-sign-ext \
  --enable-nontrapping-float-to-int "$build/linked.wasm" -o "$build/module.wasm"
cp "$build/module.wasm" "$output"
echo "$output: $(wc -c <"$output") bytes, $(gzip -9nc "$output" | wc -c) compressed"
