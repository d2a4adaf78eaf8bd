#!/usr/bin/env bash
# Runs every command in Docs/Recipes.md on a small file, and compares the charts and the numbers:
#
#     Tests/Verification/recipes.sh [--update]
#
# --update writes the charts into the document. CROSSPAGER is the program (.build/release/crosspager by default). The
# recipes use git, jq, sqlite3, hledger, ledger, ping and duckdb. If there is no duckdb, the script installs the package
# duckdb-cli from PyPI in a virtual environment.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CROSSPAGER=$(readlink -f "${CROSSPAGER:-.build/release/crosspager}")
if [ ! -x "$CROSSPAGER" ]; then
  echo "No program '$CROSSPAGER'. To build it: swift build -c release --product crosspager" >&2
  exit 69
fi
if ! command -v duckdb >/dev/null; then
  python3 -m venv "$folder/venv"
  if "$folder/venv/bin/python" -m pip --quiet --disable-pip-version-check install --retries 1 duckdb-cli; then
    PATH=$PATH:$folder/venv/bin
  fi
fi
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Verification/recipes/recipes.py "$CROSSPAGER" "$@"
