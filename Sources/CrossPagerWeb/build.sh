#!/usr/bin/env bash
# Builds crosspager.wasm: the C library without hosts, as a WebAssembly module without imports. Also compresses it for
# web pages, as crosspager.wasm.gz.
#
#     build.sh [OUTPUT [FILE.c FUNCTION...]]
#
# With more arguments, the module also exports functions from a C file. Requires Swift 6.3.1 and Binaryen 108. Other
# versions produce a working module with different bytes.
set -euo pipefail
export LC_ALL=C
web=$(dirname "$(realpath "$0")")
output=$(realpath "${1:-$web/crosspager.wasm}")
extra=${2:+$(realpath "$2")}
cd "$web/.."

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# The other tools are in the same folder as the compiler.
tools=$(dirname "$(realpath "$(command -v swiftc)")")

target=wasm32-unknown-none-wasm

# These settings produced the smallest module without loss of speed. Omitting runtime checks, which never fail in the
# core, saves 7%. Omitting passes that keep the parts of large values in many variables saves 7%, and inlining fewer
# functions saves 3%. Without incremental code generation, the module contains no hash that depends on the folder. The
# linker drops code that no exported function uses, such as the hosts.
find $(cat CrossPagerC/sources) -name '*.swift' | sort >"$build/sources"
swiftc -target "$target" -enable-experimental-feature Embedded -swift-version 6 \
  -wmo -parse-as-library -Osize -disable-stack-protector \
  -Xfrontend -function-sections -Xfrontend -remove-runtime-asserts \
  -Xfrontend -disable-incremental-llvm-codegen \
  -Xllvm -force-attribute=minsize -Xllvm -inline-threshold=0 \
  -Xllvm -sil-inline-removed-call-benefit=15 -Xllvm -sil-inline-removed-store-benefit=0 \
  -Xllvm -sil-inline-removed-closure-benefit=100 -Xllvm -sil-inline-removed-terminator-benefit=15 \
  -Xllvm -sil-inline-overall-caller-block-limit=100 \
  -Xllvm -swiftmergefunc-threshold=30 -Xllvm -phi-node-folding-threshold=0 \
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=loop-unroll \
  -Xllvm -sil-disable-pass=sroa -Xllvm -sil-disable-pass=simplify-cfg \
  -Xllvm -sil-disable-pass=retain-sinking -Xllvm -sil-disable-pass=early-codemotion \
  -Xllvm -sil-disable-pass=redundant-load-elimination -Xllvm -sil-disable-pass=cse \
  -Xllvm -sil-disable-pass=loop-invariant-code-motion -Xllvm -sil-disable-pass=phi-expansion \
  -Xllvm -sil-disable-pass=cowarray-opt -package-name crosspager -module-name CrossPagerWeb \
  -I CCrossPager/include -I CrossPagerC/Heap -Xcc -mbulk-memory -Xcc -DCP_SINGLE_THREAD \
  -c -o "$build/library.o" "@$build/sources"

for file in CrossPagerC/Heap/heap.c CrossPagerWeb/support.c $extra; do
  "$tools/clang" --target="$target" -mbulk-memory -std=c11 -Oz -ffreestanding -fno-builtin \
    -ffunction-sections -DCP_SINGLE_THREAD -Dpager_heap_allocate=posix_memalign -Dpager_heap_free=free \
    -I CCrossPager/include -c -o "$build/$(basename "$file" .c).o" "$file"
done

# The stack comes first in memory and grows down to address 0, so a stack overflow stops the module. The caller's memory
# begins at __heap_base.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 \
  $(printf -- '--export=%s ' $(cat CrossPagerWeb/exports) "${@:3}") \
  "$build"/*.o -o "$build/linked.wasm"
# The first kilobyte of memory is the end of the stack, and no pointer reaches it by wrapping around.
wasm-opt --low-memory-unused --flatten --rereloop -Oz --dae-optimizing --converge -Oz \
  --enable-bulk-memory --enable-mutable-globals --enable-sign-ext --enable-nontrapping-float-to-int \
  "$build/linked.wasm" -o "$build/module.wasm"
cp "$build/module.wasm" "$output"
gzip -9nc "$output" >"$output.gz"
echo "$output: $(wc -c <"$output") bytes, $(wc -c <"$output.gz") compressed"
