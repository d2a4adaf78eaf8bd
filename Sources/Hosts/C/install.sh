#!/bin/sh
# Builds the C library and installs it:
#
#     Sources/Hosts/C/install.sh PREFIX
#
# The header goes to PREFIX/include. The static library, the shared library and the pkg-config file go to PREFIX/lib.
# Requires Swift 6.3 or newer. To use a compiler other than swiftc, set SWIFTC. To add compiler flags, set SWIFTFLAGS
# and CFLAGS, for example SWIFTFLAGS=-sanitize=address and CFLAGS=-fsanitize=address.
set -eu

if [ $# -ne 1 ]; then
  echo 'usage: install.sh PREFIX' >&2
  exit 64
fi
# Resolve a relative PREFIX against the caller's folder.
case $1 in
  /*) prefix=$1 ;;
  *) prefix=$PWD/$1 ;;
esac
sources=$(cd "$(dirname "$0")/../.." && pwd)
swiftc=${SWIFTC:-swiftc}
version=$(sed -n 's/^#define CP_VERSION 0x//p' "$sources/Hosts/C/include/crosspager.h")
version=$((0x$version / 65536)).$((0x$version / 256 % 256)).$((0x$version % 256))
major=${version%%.*}

# Prefer the toolchain's tools to the system's.
command -v "$swiftc" >/dev/null || { echo "No $swiftc found. Install a Swift toolchain, or set SWIFTC." >&2; exit 69; }
bin=$(dirname "$(readlink -f "$(command -v "$swiftc")")")
tool() { if [ -x "$bin/$1" ]; then echo "$bin/$1"; else echo "$2"; fi; }
clang=$(tool clang clang)
objcopy=$(tool llvm-objcopy objcopy)
ar=$(tool llvm-ar ar)

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cd "$sources"

# Compile everything as one module in Embedded Swift, which needs no Swift runtime.
# shellcheck disable=SC2046
find $(cat Hosts/C/sources) -name '*.swift' >"$build/sources"
# shellcheck disable=SC2086
"$swiftc" -enable-experimental-feature Embedded -swift-version 6 -wmo -parse-as-library -O \
  -warnings-as-errors -Xfrontend -function-sections ${SWIFTFLAGS:-} \
  -package-name crosspager -module-name CrossPagerC -I Hosts/C/include -I Hosts/C/Heap \
  -c -o "$build/swift.o" "@$build/sources"
# shellcheck disable=SC2086
"$clang" -std=c11 -Wall -Wextra -Werror -O2 -fPIC -ffunction-sections -fvisibility=hidden ${CFLAGS:-} \
  -c -o "$build/heap.o" Hosts/C/Heap/heap.c

# Make Swift allocate from the caller's memory.
"$objcopy" --redefine-sym posix_memalign=pager_heap_allocate --redefine-sym free=pager_heap_free "$build/swift.o"

# Export only the functions in the header.
printf '{ global: cp_*; local: *; };\n' >"$build/symbols"
# shellcheck disable=SC2086
"$clang" -shared -fuse-ld=lld -Wl,--gc-sections -Wl,--version-script="$build/symbols" \
  -Wl,-soname,"libcrosspager.so.$major" -Wl,--strip-all ${CFLAGS:-} \
  -o "$build/libcrosspager.so.$version" "$build/swift.o" "$build/heap.o"
# shellcheck disable=SC2046
"$clang" -r -nostdlib -fuse-ld=lld -Wl,--gc-sections \
  $(sed -n 's/^CP_API .*[ *]\(cp_[a-z_]*\)(.*/-Wl,--undefined=\1/p' Hosts/C/include/crosspager.h) \
  -o "$build/crosspager.o" "$build/swift.o" "$build/heap.o"
"$objcopy" --wildcard --keep-global-symbol='cp_*' --strip-unneeded "$build/crosspager.o"
"$ar" -rcs "$build/libcrosspager.a" "$build/crosspager.o"

mkdir -p "$prefix/include" "$prefix/lib/pkgconfig"
prefix=$(cd "$prefix" && pwd)
cp Hosts/C/include/crosspager.h "$prefix/include/"
cp "$build/libcrosspager.a" "$build/libcrosspager.so.$version" "$prefix/lib/"
ln -sf "libcrosspager.so.$version" "$prefix/lib/libcrosspager.so.$major"
ln -sf "libcrosspager.so.$major" "$prefix/lib/libcrosspager.so"
cat >"$prefix/lib/pkgconfig/crosspager.pc" <<END
prefix=$prefix
includedir=\${prefix}/include
libdir=\${prefix}/lib

Name: crosspager
Description: A two-dimensional pager
Version: $version
Cflags: -I\${includedir}
Libs: -L\${libdir} -lcrosspager
END
echo "installed crosspager $version in $prefix"
case $prefix in
  /usr | /usr/local) echo 'To let programs find the shared library, run: ldconfig' ;;
  *) echo "To use it: export PKG_CONFIG_PATH=$prefix/lib/pkgconfig LD_LIBRARY_PATH=$prefix/lib" ;;
esac
