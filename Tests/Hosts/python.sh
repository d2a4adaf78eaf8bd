#!/usr/bin/env bash
# Installs the C library and the Python package in temporary folders, and tests the package there:
#
#     Tests/Hosts/python.sh [PREFIX]
#
# With PREFIX, uses the library installed there. PYTHON is the interpreter, python3 by default. Without access to PyPI,
# tests the package in the checkout without installing it, and does not run mypy.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=${1:-}
if [ -z "$prefix" ]; then
  prefix=$folder/prefix
  Sources/Hosts/C/install.sh "$prefix"
fi

"$python" -m venv "$folder/venv"
python=$folder/venv/bin/python
export PYTHONDONTWRITEBYTECODE=1
pip() { "$python" -m pip --quiet --disable-pip-version-check "$@"; }
if pip install --retries 1 'setuptools>=70.1'; then
  # pip builds in the package's folder, so give it a copy.
  cp -R Sources/Hosts/Python "$folder/package"
  pip install --no-build-isolation --no-index "$folder/package"
  pip install --retries 1 mypy || echo 'skipped: the tests of types, because mypy cannot be installed'
else
  echo 'skipped: pip install, because PyPI cannot be reached'
  export PYTHONPATH=$PWD/Sources/Hosts/Python
fi

# Run the tests in another folder so that they import the installed package.
tests=$PWD/Tests/Hosts/Python
library=$(cd "$prefix/lib" && pwd)
cd "$folder"
CROSSPAGER_LIBRARY=$library "$python" -m unittest discover --start-directory "$tests"
