"""Runs every command in Docs/Recipes.md in a home folder with the files in the folder `files`.

Usage: recipes.py PROGRAM [--update]. See ../recipes.sh.

A block fenced as `console` has a command after `$ ` and its output. A block fenced as `sh` has one command a line. A
command must succeed, and its output must be the output in the document. With --update, the document is rewritten.

Each command then runs again, with --json, and without --follow. The last page that it shows, and the numbers of rows,
must be those that `samples.py` finds in the same files.

The files are made up, in the form that the programs write. `hours` is what Spark writes, `hours-000000000000.csv` what
BigQuery exports, and `bin` has commands that print what `ping` and `clickhouse-client` print. A name that begins with
`dot-` stands for one that begins with a dot. Databases and the repository are stored as text.
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from samples import RECIPES

FOLDER = Path(__file__).resolve().parent
DOCUMENT = FOLDER.parents[2] / "Docs" / "Recipes.md"
TOOLS = ["git", "jq", "sqlite3", "hledger", "ledger", "duckdb", "ping"]
WRAPPER = """#!/bin/bash
arguments=() commands=show
while [ $# -gt 0 ]; do
  case $1 in
  -c) commands=$2; shift ;;
  --follow) ;;
  *) arguments+=("$1") ;;
  esac
  shift
done
exec "$PROGRAM" "${arguments[@]}" --json -c "$commands; data"
"""


def set_up(home, program):
    """Fills the home folder. Returns the variables of the environment."""
    for source in sorted((FOLDER / "files").rglob("*")):
        path = home / re.sub(r"(^|/)dot-", r"\1.", str(source.relative_to(FOLDER / "files")))
        if source.is_dir():
            path.mkdir()
        elif source.suffix == ".sql":
            with sqlite3.connect(path.with_suffix("")) as database:
                database.executescript(source.read_text())
        else:
            shutil.copy(source, path)
    for name, script in [("plain", f'#!/bin/sh\nexec "{program}" "$@"\n'), ("checked", WRAPPER)]:
        (home / name).mkdir()
        (home / name / "crosspager").write_text(script)
        (home / name / "crosspager").chmod(0o755)
    environment = {
        "PATH": f"{home}/bin:{os.environ['PATH']}", "HOME": str(home), "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8",
        "LEDGER_FILE": "2024.journal", "PROGRAM": program, "TZ": "UTC"}
    if shutil.which("git"):
        subprocess.run(["git", "-c", "init.defaultBranch=main", "init", "-q"], cwd=home, env=environment, check=True)
        commits = (home / "project.fi").read_bytes()
        subprocess.run(["git", "fast-import", "--quiet"], cwd=home, env=environment, input=commits, check=True)
    if shutil.which("duckdb"):
        (home / "rides").mkdir()
        for name, days in [("1", "< '2025-05-08'"), ("2", ">= '2025-05-08'")]:
            query = f"COPY (SELECT * FROM 'rides.csv' WHERE pickup {days}) TO 'rides/{name}.parquet'"
            subprocess.run(["duckdb", "-c", query], cwd=home, env=environment, check=True, stdout=subprocess.DEVNULL)
    return environment


def run(command, home, environment, name):
    """Returns the output of a command and its messages, and its exit status."""
    environment = {**environment, "PATH": f"{home / name}:{environment['PATH']}"}
    result = subprocess.run(
        ["bash", "-c", f"set -o pipefail\n{command}"], cwd=home, env=environment, text=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    return result.stdout, result.returncode


def commands(text):
    """Returns the heading, the command and the range of lines of the output, or None, for each command in the
    document."""
    heading, fence, found = "", "", []
    for number, line in enumerate(text.split("\n")):
        if line.startswith("```"):
            fence = line if not fence else ""
        elif not fence:
            heading = line[3:] if line.startswith("## ") else heading
        elif fence == "```console" and line.startswith("$ "):
            found.append((heading, line[2:], range(number + 1, number + 1)))
        elif fence == "```console":
            found[-1] = (*found[-1][:2], range(found[-1][2].start, number + 1))
        elif fence == "```sh":
            found.append((heading, line, None))
    return found


def differences(output, recipe):
    """Yields the differences between the samples and the output, in its last page and its rows."""
    objects = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    page = [item["page"] for item in objects if item["command"] == "show"][-1]
    data = objects[-1]["data"]
    column, aggregate, samples, rows = recipe
    if (page["value"], page["aggregate"]) != (column, aggregate):
        yield f"draws '{page['value']}' as {page['aggregate']}, not '{column}' as {aggregate}"
    if data["used"] + data["blank"] != rows or data["skipped"] + data["leftOut"] > 0:
        yield f"reads {data['used'] + data['blank']} rows, skips {data['skipped'] + data['leftOut']}, of {rows}"
    samples = sorted(samples, key=lambda sample: sample[0])
    values = [(time, value) for time, value in samples if value is not None]
    if aggregate == "rise":
        drawn = [(time, value - last) for (_, last), (time, value) in zip(values, values[1:])]
    else:
        drawn = values
    seen = 0
    for bar in page["bars"]:
        here = [value for time, value in drawn if time.isoformat().startswith(bar["key"])]
        count = sum(time.isoformat().startswith(bar["key"]) for time, _ in values)
        wanted = {"mean": lambda: sum(here) / len(here), "count": lambda: len(here)}.get(aggregate, lambda: sum(here))
        wanted = wanted() if here else None
        seen += count
        close = wanted == bar["value"] or None not in (wanted, bar["value"]) and abs(wanted - bar["value"]) < 1e-6
        if count != bar["count"] or not close and not (aggregate == "count" and not bar["value"]):
            yield f"draws {bar['value']} of {bar['count']} in {bar['key']}, not {wanted} of {count}"
    total = sum(value for time, value in values if page["start"] <= time.isoformat() < page["end"])
    if seen != page["count"] or seen == 0 or abs(total - page["sum"]) > 1e-6:
        yield f"has {page['count']} values with the sum {page['sum']} on the page, not {seen} with {total}"


def real_ping(command, home, environment):
    """Yields the failures of the recipe for three replies of this computer, instead of the stored replies. In a sandbox
    that allows no ping, there are none."""
    try_out = ["ping", "-c", "1", "-W", "2", "127.0.0.1"]
    if subprocess.run(try_out, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        print("ping: only stored replies, because this computer does not answer")
        return
    command = command.replace("gateway.example", "-c 3 127.0.0.1")
    printed, status = run(command, home, {**environment, "PATH": os.environ["PATH"]}, "checked")
    if status != 0 or json.loads(printed.splitlines()[-1])["data"]["used"] != 3:
        yield f"ping: fails with {status} for this computer:\n{printed}"


def main():
    program, update = sys.argv[1], "--update" in sys.argv
    lines = DOCUMENT.read_text().split("\n")
    found = commands(DOCUMENT.read_text())
    missing = {tool for tool in TOOLS if not shutil.which(tool)}
    failures, passed = [], 0
    if [heading for heading, _, _ in found] != [heading for heading, _ in RECIPES]:
        sys.exit("Docs/Recipes.md and samples.py have different recipes.")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder).resolve()
        environment = set_up(home, program)
        for (heading, command, output), (_, recipe) in reversed(list(zip(found, RECIPES))):
            unknown = [tool for tool in TOOLS if tool in missing and re.search(rf"\b{tool} ", command)]
            if unknown:
                print(f"skipped: a recipe for {heading}, because {unknown[0]} is not installed")
                continue
            before = len(failures)
            if output is not None:
                printed, status = run(command, home, environment, "plain")
                if update:
                    lines[output.start : output.stop] = printed.split("\n")[:-1]
                elif printed.split("\n")[:-1] != lines[output.start : output.stop]:
                    failures.append(f"{heading}: the output differs from the document:\n{printed}")
                if status != 0:
                    failures.append(f"{heading}: exits with {status}")
            printed, status = run(command, home, environment, "checked")
            if status != 0:
                failures.append(f"{heading}: fails with {status}:\n{printed}")
            else:
                failures += [f"{heading}: {difference}" for difference in differences(printed, recipe(home))]
            if "ping" in command:
                failures += real_ping(command, home, environment)
            passed += len(failures) == before
    if update:
        DOCUMENT.write_text("\n".join(lines))
    print("\n".join(failures + [f"recipes: {passed} commands, {len(failures) or 'no'} differences"]))
    sys.exit(1 if failures else 0)


main()
