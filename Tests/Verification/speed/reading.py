"""Compares how fast crosspager, DuckDB and Polars read ten million rows. Docs/Performance.md has most of the table.

Usage: reading.py [PROGRAM [ROWS [ROUNDS]]]. The defaults are .build/release/crosspager, 10000000 and 9.

Installs DuckDB and Polars from PyPI into a temporary folder, and writes the first file of the `reading` benchmark, with
one row per minute, into the same folder. Each program runs once in each round and uses all cores. The times are for
complete processes and include detecting the time format, except that Polars is given the format. At the end, every
count, mean, minimum and maximum by day, week and month must agree.
"""

import csv
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta
from pathlib import Path


def duckdb(file):
    """Aggregates the rows by day, then the days by week and month. Aggregating the rows three times takes longer."""
    import duckdb

    duckdb.execute(f"""
        COPY (
          WITH days AS MATERIALIZED (
            SELECT time::DATE AS start, count(value) AS n, sum(value) AS total, min(value) AS low, max(value) AS high
            FROM read_csv('{file}') GROUP BY ALL),
          pages AS (
            SELECT 'day' AS unit, * FROM days
            UNION ALL SELECT 'week', date_trunc('week', start)::DATE, n, total, low, high FROM days
            UNION ALL SELECT 'month', date_trunc('month', start)::DATE, n, total, low, high FROM days)
          SELECT unit, start, sum(n)::BIGINT AS count, sum(total) / sum(n) AS mean, min(low) AS min, max(high) AS max
          FROM pages GROUP BY ALL ORDER BY ALL
        ) TO '/dev/stdout' (HEADER)""")


def polars(file):
    """Aggregates like `duckdb`. This is four times as fast when the time format is given as when it is detected."""
    import polars

    value, start = polars.col("value"), polars.col("start")
    times = polars.col("time").str.to_datetime("%Y-%m-%d %H:%M:%S")
    days = (
        polars.scan_csv(file)
        .group_by(times.dt.date().alias("start"))
        .agg(n=value.count(), total=value.sum(), low=value.min(), high=value.max())
        .collect(engine="streaming"))
    pages = [
        days.group_by(start.dt.truncate(length))
        .agg(polars.col("n").sum(), polars.col("total").sum(), polars.col("low").min(), polars.col("high").max())
        .select(
            polars.lit(unit).alias("unit"), "start", polars.col("n").alias("count"),
            (polars.col("total") / polars.col("n")).alias("mean"), polars.col("low").alias("min"),
            polars.col("high").alias("max"))
        for unit, length in (("day", "1d"), ("week", "1w"), ("month", "1mo"))]
    polars.concat(pages).write_csv(sys.stdout.buffer)


def write_file(path, rows):
    """Writes the file for the `reading` benchmark."""
    times = [f" {minute // 60:02}:{minute % 60:02}:00," for minute in range(1440)]
    values = [f"{value // 10}.{value % 10}\n" for value in (row * 7919 % 10_000 for row in range(10_000))]
    with open(path, "w") as file:
        file.write("time,value\n")
        for first in range(0, rows, 1440):
            day = str(date(2001, 1, 1) + timedelta(first // 1440))
            file.writelines(
                f"{day}{times[row - first]}{values[row % 10_000]}" for row in range(first, min(first + 1440, rows)))


def cost(arguments, output):
    """Runs a process and returns its wall-clock seconds, CPU seconds and peak memory in MiB.

    On Linux, the peak memory of a child process is at least the memory that its parent uses when the child starts, so
    read the outputs after the last round.
    """
    with open(output, "wb") as file:
        start = time.perf_counter()
        process = subprocess.Popen(arguments, stdout=file, stdin=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments))} failed with status {process.returncode}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def allocated(arguments):
    """Runs a process and returns the most memory that it allocated, in MiB.

    Peak memory includes the parts of the program and its libraries that were read from files. The system shares these
    pages between processes and drops them when memory is scarce. Allocated memory leaves them out.
    """
    most = 0
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL) as process:
        while process.poll() is None:
            status = Path(f"/proc/{process.pid}/status").read_text()
            most = max([most] + [int(line.split()[1]) for line in status.splitlines() if line.startswith("RssAnon")])
            time.sleep(0.002)
    return most / 1024


def aggregates(output):
    """Returns the count, mean, minimum and maximum of every page that DuckDB or Polars wrote."""
    with open(output, newline="") as file:
        return {
            (row["unit"], row["start"]): (int(row["count"]), *(float(row[name]) for name in ("mean", "min", "max")))
            for row in csv.DictReader(file)}


def pages(output):
    """Returns the count, mean, minimum and maximum of every page that crosspager printed."""
    found = {}
    with open(output) as file:
        for line in file:
            page = json.loads(line).get("page")
            if page:
                found[page["unit"], page["start"]] = tuple(page[name] for name in ("count", "mean", "min", "max"))
    return found


def check(found, wanted, name):
    if found.keys() != wanted.keys():
        sys.exit(f"{name} has other pages: {sorted(found.keys() ^ wanted.keys())[:5]}")
    for page, numbers in wanted.items():
        if not all(math.isclose(one, other, rel_tol=1e-9) for one, other in zip(found[page], numbers)):
            sys.exit(f"{name}: {page} is {found[page]}, expected {numbers}")
    print(f"{len(wanted)} pages of {name} agree with DuckDB.")


def install(folder):
    """Installs DuckDB and Polars in a folder. Returns a Python interpreter that can import both, and their names."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "duckdb", "polars"], check=True)
    versions = subprocess.run(
        [python, "-c", "import duckdb, polars; print(duckdb.__version__, polars.__version__)"],
        check=True, capture_output=True, text=True).stdout.split()
    return python, f"DuckDB {versions[0]}", f"Polars {versions[1]}"


def compare(program, rows, rounds, folder):
    """Measures and checks all programs, and prints the table.

    Returns the times of each program, in seconds, keyed by the program's name. The order is crosspager with one page of
    each level, crosspager with every page, DuckDB, and Polars.
    """
    python, duck, bear = install(folder)
    file = folder / "rows.csv"
    write_file(file, rows)
    count = {"day": -(-rows // 1440)}
    every = folder / "every.txt"
    last = date(2001, 1, 1) + timedelta(count["day"] - 1)
    count |= {"week": (last - date(2001, 1, 1)).days // 7 + 1, "month": (last.year - 2001) * 12 + last.month}
    every.write_text("".join(f"go {unit} {page}\nshow\n" for unit in count for page in range(count[unit])))
    runs = {
        "crosspager, a page of each level": [
            program, file, "--json", "-c", "go day; show; go week; show; go month; show"],
        "crosspager, every page of each level": [program, file, "--json", "-f", every],
        duck: [python, __file__, "duckdb", file],
        bear: [python, __file__, "polars", file],
    }
    outputs = {name: folder / f"{number}.txt" for number, name in enumerate(runs)}
    costs = {name: [] for name in runs}
    for _ in range(rounds):
        for name, arguments in runs.items():
            costs[name].append(cost(arguments, outputs[name]))

    seconds, processor, memory = (
        {name: [cost[place] for cost in costs[name]] for name in runs} for place in range(3))
    print(f"{rows:,} rows, {file.stat().st_size / 1e6:.0f} MB, {os.cpu_count()} cores, {rounds} rounds\n")
    kept = {name: statistics.median(allocated(arguments) for _ in range(3)) for name, arguments in runs.items()}
    print(
        "| program | seconds, minimum | median | multiple of DuckDB | CPU seconds | peak memory | multiple "
        "| allocated memory | multiple |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in runs:
        ratio = statistics.median(mine / its for mine, its in zip(seconds[name], seconds[duck]))
        peak = statistics.median(memory[name])
        print(
            f"| {name} | {min(seconds[name]):.2f} | {statistics.median(seconds[name]):.2f} | {ratio:.2f} "
            f"| {statistics.median(processor[name]):.2f} | {peak:.0f} MiB "
            f"| {peak / statistics.median(memory[duck]):.2f} | {kept[name]:.0f} MiB | {kept[name] / kept[duck]:.2f} |")
    print()
    wanted = aggregates(outputs[duck])
    check(aggregates(outputs[bear]), wanted, "Polars")
    check(pages(outputs["crosspager, every page of each level"]), wanted, "crosspager")
    return seconds


def main(program=".build/release/crosspager", rows="10000000", rounds="9"):
    with tempfile.TemporaryDirectory() as folder:
        compare(program, int(rows), int(rounds), Path(folder))


if __name__ == "__main__":
    if sys.argv[1:2] in (["duckdb"], ["polars"]):
        {"duckdb": duckdb, "polars": polars}[sys.argv[1]](sys.argv[2])
    else:
        main(*sys.argv[1:])
