#!/usr/bin/env bash
# Compares the program and the C library with a model in Python that was written from the documents:
#
#     Tests/Verification/oracle.sh [EXAMPLES]
#
# EXAMPLES is the number of random examples, of up to 40 commands each, for the program and again for the library. The
# default of 300 takes less than two minutes on one core. For a full run: Tests/Verification/oracle.sh 5000
#
# SEED selects other examples. The script prints the seed, and the same seed gives the same examples. CROSSPAGER is the
# program (the release build by default). CROSSPAGER_LIBRARY is the folder that contains the shared library; without it,
# the script builds the library. CROSSPAGER_PYTHON is a Python interpreter with Hypothesis; without it, the script
# creates a virtual environment.
set -euo pipefail
cd "$(dirname "$0")/../.."
examples=${1:-300}
seed=${SEED:-0}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if [ -z "${CROSSPAGER:-}" ]; then
  CROSSPAGER=$(swift build -c release --show-bin-path)/crosspager
fi
if [ ! -x "$CROSSPAGER" ]; then
  echo "No program '$CROSSPAGER'. To build it: swift build -c release --product crosspager" >&2
  exit 69
fi
if [ -z "${CROSSPAGER_LIBRARY:-}" ]; then
  Sources/Hosts/C/install.sh "$folder/prefix" >"$folder/install.log" || { cat "$folder/install.log"; exit 1; }
  CROSSPAGER_LIBRARY=$folder/prefix/lib
fi
python=${CROSSPAGER_PYTHON:-}
if [ -z "$python" ]; then
  python3 -m venv "$folder/venv"
  python=$folder/venv/bin/python
  if ! "$python" -m pip --quiet --disable-pip-version-check install --retries 1 hypothesis; then
    echo 'skipped: the oracle, because Hypothesis cannot be installed'
    exit 0
  fi
fi

export CROSSPAGER CROSSPAGER_LIBRARY PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH=$PWD/Sources/Hosts/Python:$PWD/Tests/Verification/oracle
# Hypothesis stores files in the working folder.
CROSSPAGER=$(readlink -f "$CROSSPAGER")
CROSSPAGER_LIBRARY=$(readlink -f "$CROSSPAGER_LIBRARY")
script=$PWD/Tests/Verification/oracle/run.py
cd "$folder"
"$python" "$script" "$examples" "$seed"
