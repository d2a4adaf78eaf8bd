#!/usr/bin/env bash
# Builds the wheel of the Python package, installs it in an empty environment, and tests it there:
#
#     Tests/Hosts/python.sh [PREFIX]
#
# With PREFIX, the wheel contains the C library installed there. PYTHON is the interpreter, python3 by default. mypy runs
# only if it can be installed from PyPI.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
export PYTHONDONTWRITEBYTECODE=1

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=${1:-}
if [ -z "$prefix" ]; then
  prefix=$folder/prefix
  Sources/Hosts/C/install.sh "$prefix"
fi

# pip must build the same wheel as the script.
export CROSSPAGER_LIBRARY=$prefix/lib
wheel=$("$python" Sources/Hosts/Python/package.py "$folder/wheel")
"$python" -m venv "$folder/venv"
python=$folder/venv/bin/python
pip() { "$python" -m pip --quiet --disable-pip-version-check "$@"; }
pip wheel --no-index --wheel-dir "$folder/pip" ./Sources/Hosts/Python
cmp "$folder/wheel/$wheel" "$folder/pip/$wheel"
if [[ $wheel != crosspager-*-py3-none-manylinux_2_*_"$(uname -m)".whl ]]; then
  echo "$wheel is not for one platform"
  exit 1
fi
pip install --no-index "$folder/wheel/$wheel"
echo "$wheel: installed"
pip install --retries 1 mypy || echo 'skipped: the tests of types, because mypy cannot be installed'

# Run the tests in another folder so that they import the installed package, which must find its own library.
tests=$PWD/Tests/Hosts/Python
cd "$folder"
env -u CROSSPAGER_LIBRARY -u LD_LIBRARY_PATH -u PKG_CONFIG_PATH -u PYTHONPATH \
  "$python" -m unittest discover --start-directory "$tests"
