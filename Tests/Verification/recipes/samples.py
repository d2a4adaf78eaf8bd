"""The data that the recipes should draw, read from the same files without CrossPager and without the recipes' tools.

For each command in the document, in order: its heading, and a function from the home folder to the column, the
aggregate, the samples of the drawn series, and the number of rows of all series. A sample is a time and a value, which
is None if it is missing. The value of a counted row is 1.
"""

import csv
import json
import re
import sqlite3
from datetime import datetime, timedelta
from xml.etree import ElementTree


def epoch(seconds):
    return datetime(1970, 1, 1) + timedelta(seconds=float(seconds))


def written(text):
    """Returns the time as written, without its offset."""
    return datetime.fromisoformat(text.replace("Z", "+00:00")).replace(tzinfo=None)


def counted(times):
    return "rows", "count", [(time, 1) for time in times], len(times)


def drawn(column, aggregate, samples, rows=None):
    return column, aggregate, samples, len(samples) if rows is None else rows


def table(home, name, skip=0):
    return list(csv.DictReader((home / name).read_text().splitlines()[skip:]))


def query(home, name, text):
    return sqlite3.connect(next(home.glob(name))).execute(text).fetchall()


def git(home, author=None):
    commits = re.findall(r"author (.*) <.* (\d+) \+0200", (home / "project.fi").read_text())
    _, _, samples, _ = counted([epoch(int(time) + 7200) for name, time in commits if author in (None, name)])
    return "rows", "count", samples, len(commits)


def bash(home):
    return counted([epoch(line[1:]) for line in (home / ".bash_history").read_text().splitlines() if line[0] == "#"])


def zsh(home):
    history = (home / ".zsh_history").read_text().splitlines()
    return counted([epoch(line.split(":")[1]) for line in history if line.startswith(": ")])


def tokens(home):
    answers = {}
    for file in sorted(home.glob(".claude/projects/*/*.jsonl")):
        for line in map(json.loads, file.read_text().splitlines()):
            if line["type"] == "assistant":
                # The last line of an answer has all of its tokens.
                answers[line["message"]["id"]] = (written(line["timestamp"]), line["message"]["usage"]["output_tokens"])
    return drawn("output_tokens", "sum", list(answers.values()))


def visits(home):
    rows = query(home, ".mozilla/firefox/*/places.sqlite", "SELECT visit_date / 1e6 FROM moz_historyvisits")
    return counted([epoch(seconds) for seconds, in rows])


def state(text):
    return None if text == "unavailable" else float(text)


def history(home):
    rows = table(home, "history.csv")
    kitchen = [row for row in rows if row["entity_id"] == "sensor.kitchen_temperature"]
    return drawn("state", "mean", [(written(row["last_changed"]), state(row["state"])) for row in kitchen], len(rows))


def states(home):
    rows = query(home, "home-assistant_v2.db", "SELECT last_updated_ts, state FROM states WHERE metadata_id = 1")
    return drawn("state", "mean", [(epoch(time), state(text)) for time, text in rows])


def energy(home):
    rows = query(home, "home-assistant_v2.db", "SELECT start_ts, sum FROM statistics WHERE metadata_id = 2")
    return drawn("energy_kWh", "rise", [(epoch(start), total) for start, total in rows])


def usage(home):
    rows = table(home, "electric_interval.csv", skip=5)
    samples = [(written(f"{row['DATE']} {row['START TIME']}"), float(row["USAGE (kWh)"])) for row in rows]
    return drawn("USAGE (kWh)", "sum", samples)


def reading(home):
    rows = table(home, "P1e.csv")
    return drawn("Import T2 kWh", "rise", [(written(row["time"]), float(row["Import T2 kWh"])) for row in rows])


def steps(home):
    records = ElementTree.parse(home / "export.xml").findall("Record[@type='HKQuantityTypeIdentifierStepCount']")
    watch = [record for record in records if "Watch" in record.get("sourceName")]
    samples = [(written(record.get("startDate")[:19]), int(record.get("value"))) for record in watch]
    return drawn("steps", "sum", samples, len(records))


def distance(home):
    rows = table(home, "Activities.csv")
    return drawn("Distance", "sum", [(written(row["Date"]), float(row["Distance"])) for row in rows])


def expenses(home, column):
    samples = []
    for entry in (home / "2024.journal").read_text().split("\n\n"):
        amount = re.search(r"expenses:\w+ +\$([\d.]+)", entry)
        if amount:
            samples.append((written(entry.strip()[:10]), float(amount[1])))
    return drawn(column, "sum", samples)


def requests(home, status=""):
    found = re.findall(rf'\[(.*) \+0000\] ".*" {status}', (home / "access.log").read_text())
    return counted([datetime.strptime(time, "%d/%b/%Y:%H:%M:%S") for time in found])


def latency(home):
    samples = []
    for line in (home / "bin/ping.txt").read_text().splitlines():
        if line.startswith("["):
            time = re.search(r"time=([\d.]+)", line)
            samples.append((epoch(line[1 : line.index("]")]), float(time[1]) if time else None))
    return drawn("ms", "mean", samples)


def orders(home):
    rows = query(home, "shop.db", "SELECT ordered_at, amount FROM orders")
    return drawn("amount", "sum", [(written(time), amount) for time, amount in rows])


def rides(home):
    hours = {}
    for row in table(home, "rides.csv"):
        hour = written(row["pickup"]).replace(minute=0, second=0)
        hours[hour] = hours.get(hour, 0) + 1
    return drawn("rides", "sum", list(hours.items()))


def hours(home):
    rows = table(home, "bin/clickhouse.csv")
    return drawn("requests", "sum", [(written(row["hour"]), int(row["requests"])) for row in rows])


RECIPES = [
    ("Git", git),
    ("Git", lambda home: git(home, "Ben Example")),
    ("Shell history", bash),
    ("Shell history", zsh),
    ("AI usage", tokens),
    ("Firefox", visits),
    ("Home Assistant", history),
    ("Home Assistant", states),
    ("Home Assistant", energy),
    ("Smart meters", usage),
    ("Smart meters", reading),
    ("Apple Health", steps),
    ("Garmin", distance),
    ("hledger and ledger", lambda home: expenses(home, "amount")),
    ("hledger and ledger", lambda home: expenses(home, "6")),
    ("nginx", requests),
    ("nginx", lambda home: requests(home, status="5")),
    ("ping", latency),
    ("SQLite", orders),
    ("DuckDB and Parquet", rides),
    ("ClickHouse, Spark and BigQuery", hours),
    ("ClickHouse, Spark and BigQuery", hours),
    ("ClickHouse, Spark and BigQuery", hours),
]
