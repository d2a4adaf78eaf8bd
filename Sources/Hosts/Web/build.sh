#!/usr/bin/env bash
# Builds the WebAssembly modules and, for web pages to embed, a copy of each compressed with gzip:
#
# - crosspager.wasm: the C library without hosts, as a module without imports.
# - series.wasm: the computations of the exported page, from the program's sources. page/series.js provides its imports.
#
#     build.sh [FOLDER]
#     build.sh OUTPUT FILE.c FUNCTION...
#
# The second form builds only the C library, and also exports functions from a C file. Requires Swift 6.3.1 and Binaryen
# 108. Other versions produce working modules with different bytes.
set -euo pipefail
export LC_ALL=C
web=$(dirname "$(realpath "$0")")
target=$(realpath "${1:-$web}")
extra=${2:+$(realpath "$2")}
cd "$web/../.."

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# The other tools are in the same folder as the compiler.
tools=$(dirname "$(realpath "$(command -v swiftc)")")

triple=wasm32-unknown-none-wasm

# These settings produced the smallest module without loss of speed. Omitting runtime checks, which never fail in the
# core, saves 7%. Omitting passes that keep the parts of large values in many variables saves 7%, and inlining fewer
# functions saves 3%. Without incremental code generation, the module contains no hash that depends on the folder. The
# linker drops code that no exported function uses, such as the hosts.
flags=(
  -target "$triple" -enable-experimental-feature Embedded -swift-version 6
  -wmo -parse-as-library -Osize -disable-stack-protector -package-name crosspager
  -Xfrontend -function-sections -Xfrontend -remove-runtime-asserts
  -Xfrontend -disable-incremental-llvm-codegen
  -Xllvm -force-attribute=minsize -Xllvm -inline-threshold=0
  -Xllvm -sil-inline-removed-call-benefit=15 -Xllvm -sil-inline-removed-store-benefit=0
  -Xllvm -sil-inline-removed-closure-benefit=100 -Xllvm -sil-inline-removed-terminator-benefit=15
  -Xllvm -sil-inline-overall-caller-block-limit=100
  -Xllvm -swiftmergefunc-threshold=30 -Xllvm -phi-node-folding-threshold=0
)
for pass in closure-specialize loop-unroll sroa simplify-cfg retain-sinking early-codemotion redundant-load-elimination \
  cse loop-invariant-code-motion phi-expansion cowarray-opt; do
  flags+=(-Xllvm "-sil-disable-pass=$pass")
done

# Compiles all Swift files in the files and folders that a list names: compile LIST FOLDER FLAG...
compile() {
  mkdir -p "$2"
  find $(cat "$1") -name '*.swift' | sort >"$2/sources"
  swiftc "${flags[@]}" "${@:3}" -c -o "$2/module.o" "@$2/sources"
}

# Compiles C files: compile_c FOLDER FILE.c...
compile_c() {
  for file in "${@:2}"; do
    "$tools/clang" --target="$triple" -mbulk-memory -std=c11 -Oz -ffreestanding -fno-builtin \
      -ffunction-sections -DCP_SINGLE_THREAD -Dpager_heap_allocate=posix_memalign -Dpager_heap_free=free \
      -I Hosts/C/include -c -o "$1/$(basename "$file" .c).o" "$file"
  done
}

# Links the objects in a folder: link FOLDER OUTPUT FUNCTION...
#
# The stack comes first in memory and grows down to address 0, so a stack overflow stops the module. The caller's memory
# begins at __heap_base. No pointer can wrap around into the first kilobyte of memory, which is the end of the stack.
link() {
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 \
    $(printf -- '--export=%s ' "${@:3}") "$1"/*.o -o "$1/linked.wasm"
  wasm-opt --low-memory-unused --flatten --rereloop -Oz --dae-optimizing --converge -Oz \
    --enable-bulk-memory --enable-mutable-globals --enable-sign-ext --enable-nontrapping-float-to-int \
    "$1/linked.wasm" -o "$1/module.wasm"
  cp "$1/module.wasm" "$2"
  echo "$2: $(wc -c <"$2") bytes, $(gzip -9nc "$2" | wc -c) compressed"
}

library=$build/library
compile Hosts/C/sources "$library" -module-name CrossPagerWeb \
  -I Hosts/C/include -I Hosts/C/Heap -Xcc -mbulk-memory -Xcc -DCP_SINGLE_THREAD
compile_c "$library" Hosts/C/Heap/heap.c Hosts/Web/support.c $extra
[ $# -le 1 ] && output=$target/crosspager.wasm || output=$target
link "$library" "$output" $(cat Hosts/Web/exports) "${@:3}"
[ $# -le 1 ] || exit 0

# All sources form one module. The modules that they import are empty.
series=$build/series
mkdir -p "$build/empty"
: >"$build/empty/empty.swift"
for module in $(cat $(find $(cat Hosts/Web/series/sources) -name '*.swift') |
  sed -nE 's/^((public|package) )?import (\w+)$/\3/p' | sort -u); do
  swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$build/empty/$module.swiftmodule" \
    "$build/empty/empty.swift" 2>/dev/null
done
compile Hosts/Web/series/sources "$series" -module-name CrossPagerSeriesModule -I "$build/empty" \
  -enable-experimental-feature Extern -enable-upcoming-feature InternalImportsByDefault -suppress-warnings
compile_c "$series" Hosts/Web/support.c Hosts/Web/series/runtime.c
link "$series" "$target/series.wasm" $(sed -nE 's/^@c public func (\w+)\(.*/\1/p' Hosts/Web/series/*.swift)

for module in crosspager series; do gzip -9n <"$target/$module.wasm" >"$target/$module.wasm.gz"; done
