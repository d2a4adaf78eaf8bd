#!/usr/bin/env bash
# Builds a program for a Cortex-M from C files and the C library:
#
#     build.sh PROCESSOR SCRIPT.ld PROGRAM.elf [FLAG...] FILE.c...
#
# PROCESSOR is cortex-m3 or cortex-m4. Requires Swift 6.3 or later.
set -euo pipefail
processor=$1
script=$(realpath "$2")
output=$(realpath -m "$3")
shift 3
here=$(cd "$(dirname "$0")" && pwd)
sources=$(realpath "$here/../../../Sources")
tools=$(dirname "$(realpath "$(command -v swiftc)")")
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# The toolchain has no standard library for the Cortex-M3. The one for the Cortex-M4 serves both, because it contains no
# machine code. The compiler generates machine code for the processor that -mcpu names.
(cd "$sources" && find $(sed "s|^|$PWD/|" Hosts/C/sources) -name '*.swift') >"$build/sources"
swiftc -target armv7em-none-none-eabi -Xcc "-mcpu=$processor" -enable-experimental-feature Embedded -swift-version 6 \
  -wmo -parse-as-library -Osize -warnings-as-errors -Xfrontend -disable-stack-protector -Xfrontend -function-sections \
  -package-name crosspager -module-name CrossPagerC -I "$sources/Hosts/C/include" -I "$sources/Hosts/C/Heap" -Xcc -DCP_SINGLE_THREAD \
  -c -o "$build/swift.o" "@$build/sources"
flags=(
  -target thumbv7em-none-eabi "-mcpu=$processor" -mfloat-abi=soft -std=c11 -ffreestanding -fno-builtin -Os
  -ffunction-sections -Wall -Wextra -Werror -DCP_SINGLE_THREAD -Dpager_heap_allocate=posix_memalign
  -Dpager_heap_free=free -I "$sources/Hosts/C/include"
)
files=("$sources/Hosts/C/Heap/heap.c" "$here/runtime.c" "$here/startup.c")
for argument; do
  case $argument in *.c) files+=("$argument") ;; *) flags+=("$argument") ;; esac
done
for file in "${files[@]}"; do
  "$tools/clang" "${flags[@]}" -c -o "$build/$(basename "$file" .c).o" "$file"
done
"$tools/ld.lld" --gc-sections -L "$here" -T "$script" -o "$output" "$build"/*.o
"$tools/llvm-objdump" --section-headers "$output" | while read -r _ name size _; do
  case $name in .text | .data | .bss) echo "$name: $((16#$size)) bytes" ;; esac
done
