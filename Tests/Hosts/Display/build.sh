#!/usr/bin/env bash
# Builds the program of the display for the board LM3S6965EVB:
#
#     build.sh DATA.h PROGRAM.elf
#
# DATA.h is a file that `crosspager FILE -c 'export data.h'` writes. Requires a Swift toolchain of version 6.3 or newer.
set -euo pipefail
data=$(realpath "$1")
output=$(realpath -m "$2")
cd "$(dirname "$0")"
sources=$(realpath ../../../Sources)
tools=$(dirname "$(realpath "$(command -v swiftc)")")
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
mkdir "$build/data"
cp "$data" "$build/data/data.h"

# The toolchain has no standard library for the Cortex-M3, but the one for the Cortex-M4 has no machine code: the
# compiler generates it for the processor that -mcpu names.
find "$sources/CrossPager" "$sources/CrossPagerC" -name '*.swift' >"$build/sources"
swiftc -target armv7em-none-none-eabi -Xcc -mcpu=cortex-m3 -enable-experimental-feature Embedded -swift-version 6 \
  -wmo -parse-as-library -Osize -warnings-as-errors -Xfrontend -disable-stack-protector -Xfrontend -function-sections \
  -module-name CrossPagerC -I "$sources/CCrossPager/include" -I "$sources/CrossPagerC/Heap" -Xcc -DCP_SINGLE_THREAD \
  -c -o "$build/swift.o" "@$build/sources"
flags=(
  -target thumbv7m-none-eabi -mcpu=cortex-m3 -std=c11 -ffreestanding -fno-builtin -Os -ffunction-sections -Wall -Wextra
  -Werror -DCP_SINGLE_THREAD -Dpager_heap_allocate=posix_memalign -Dpager_heap_free=free
)
for file in "$sources/CrossPagerC/Heap/heap.c" ./*.c; do
  "$tools/clang" "${flags[@]}" -I "$sources/CCrossPager/include" -I "$build/data" -c -o "$build/$(basename "$file" .c).o" \
    "$file"
done
"$tools/ld.lld" --gc-sections -T lm3s6965.ld -Map "$output.map" -o "$output" "$build"/*.o
"$tools/llvm-objdump" --section-headers "$output" | while read -r _ name size _; do
  case $name in .text | .data | .bss) echo "$name: $((16#$size)) bytes" ;; esac
done
