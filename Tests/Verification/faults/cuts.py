"""Inputs cut off after any number of bytes: the program reads the remaining bytes or says what is wrong, and never traps."""

import bz2
import gzip
import json
import lzma
import re
import subprocess

from program import demand, is_message, judge

ROWS = (
    '\ufeffdate,température,note\r\n2024-01-01,5.5,"a, b"\r\n2024-01-02,-6,"line\r\ntwo"\r\n2024-01-03,7e1,""\r\n'
    "2024-01-04,8,ç\r\n2024-01-05,9,d\r\n").encode()
TABLES = {
    "rows.csv": ROWS,
    "semicolons.csv": "Datum;Wert;Ort\n13.02.2024 10:00;1.234,5;Köln\n14.02.2024 11:00;-2,25;Köln\n".encode(),
    "wide.csv":
        b"name," + b",".join(b"2024-01-%02d" % day for day in range(1, 9)) + b"\nNorth,1,2,3,4,5,6,7,8\nSouth,4,,6,1,2,3,4,5\n",
    "utf16.csv": "time\tvalue\n2024-01-01T10:00Z\t1\n2024-01-01T11:00Z\t2\n".encode("utf-16"),
    "months.txt": b"# comment\nYear Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec\n2023 1 2 3 4 5 6 7 8 9 10 11 12\n"
                  b"2024 1 2 3 4 5 6 7 8 9 10 11 12\n",
    "quotes.tsv": b'"date"\t"a""b"\n"2024-01-01 00:00:00"\t"1"\n"2024-01-02 00:00:00"\t"2"\n',
}
SCRIPT = b'left 12\nbar max\nset edge wrap day\n"right" 3 # far\nmark "a b"\nlatest; undo\nfind > 5\npreview left 9\nwhere\n'
SCENE = json.dumps({
    "levels": [{"name": "Länder", "pages": ["A", "B \"1\""]}, {"name": "b", "pages": 3, "page": 2}],
    "rules": {"ends": "wrap"}}, ensure_ascii=False).encode()
CONFIG = b"# mine\nascii\nmissing = -200,-999\n--height=5\nfirst-weekday = sunday\n"
DATES = ["--levels", "day,week,month"]


def objects(run, what):
    demand(run.returncode >= 0, f"{what}: a signal ended the program: {run.stderr[-300:]!r}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def check_opened_table(program, folder, every):
    """A file of rows, read from its path and from standard input. Counts the rows that must be read."""
    count = 0
    complete = [match.end() for match in re.finditer(rb"\r\n(?=2024|\Z)", ROWS)]
    for end in range(0, len(ROWS) + 1, every):
        (folder / "cut.csv").write_bytes(ROWS[:end])
        arguments = ["--json", "-c", "data", "--skip-bad-rows"]
        run = judge(program.run(["cut.csv", *arguments], folder), [0, 65])
        piped = program.run(["-", *arguments], folder, input=ROWS[:end])
        expected = (run.returncode, run.stdout.replace(b"cut.csv", b"standard input"))
        demand((piped.returncode, piped.stdout) == expected, f"{end} bytes: a pipe gives {piped}, not {run}")
        whole = max(0, sum(place <= end for place in complete) - 1)
        if run.returncode == 65:
            is_open = b"opens a quote that is never closed" in run.stderr
            demand(is_open == (ROWS[:end].count(b'"') % 2 == 1), f"{end} bytes: {run.stderr!r}")
            demand(is_open or whole == 0, f"{end} bytes: {whole} rows are not read: {run.stderr!r}")
        else:
            used = objects(run, f"{end} bytes")[0]["data"]["used"]
            # The last line is a row if it has a date and a number.
            demand(whole <= used <= whole + 1, f"{end} bytes: {used} of {whole} rows are used")
        judge(program.run(["cut.csv", "-c", "data"], folder), [0, 65])
        count += 3
    return count


def cut_all(folder, name, bytes, every=1):
    ends = sorted({*range(0, len(bytes), every), len(bytes)})
    for end in ends:
        (folder / f"{end}-{name}").write_bytes(bytes[:end])
    return ends


def answers(program, folder, command, name, ends, arguments):
    """Runs a command for each cut in one session, and yields each cut with its answer and the place after it."""
    script = "".join(f"{command} {end}-{name}\nlink\n" for end in ends)
    run = program.run([*arguments, "--json", "-f", "-"], folder, input=script.encode())
    lines = objects(run, f"{command} {name}")
    demand(len(lines) == 2 * len(ends), f"{command} {name}: {len(lines)} answers to {2 * len(ends)} lines: {run.stderr!r}")
    for end, answer, place in zip(ends, lines[::2], lines[1::2]):
        if answer["result"] == "error":
            demand(answer["message"] and is_message(answer["message"].encode()), f"{command} {end}-{name}: {answer}")
        yield end, answer, place["link"]


def check_browsed_tables(program, folder, every):
    """Files of rows, plain and compressed, browsed in one session."""
    count = 0
    files = dict(TABLES)
    for packed, pack in (("gz", gzip.compress), ("bz2", bz2.compress), ("xz", lzma.compress)):
        files[f"rows.csv.{packed}"] = pack(ROWS)
    for name, whole in files.items():
        ends = cut_all(folder, name, whole, every if "." in name[-4:-2] else 1)
        results = list(answers(program, folder, "browse", name, ends, []))
        demand(results[-1][1]["result"] == "changed", f"browse {name}: {results[-1]}")
        is_packed = name.count(".") == 2
        for end, answer, _ in results[:-1]:
            # The last bytes of gzip and xz files are checksums, so every cut is detected.
            if is_packed:
                demand(answer["result"] == "error", f"browse {end}-{name}: the cut is not noticed: {answer}")
            demand(answer["result"] in ("changed", "error", "ignored"), f"browse {end}-{name}: {answer}")
        count += len(ends)
    return count


def check_scripts(program, folder, every):
    """A script and a recording. A recording that ends with a complete line and its result replays without an error."""
    script = SCRIPT.decode()
    (folder / "walk").unlink(missing_ok=True)
    judge(program.run([*DATES, "-c", f"record walk; {script.replace(chr(10), ';')}"], folder), [0])
    recording = (folder / "walk").read_bytes()
    count = 0
    for name, whole in (("script", SCRIPT), ("recording", recording)):
        ends = cut_all(folder, name, whole)
        for _ in answers(program, folder, "replay", name, ends, DATES):
            count += 1
        lines = [end for end in ends if name == "recording" and whole[:end].endswith(b"\n")]
        demand(name == "script" or len(lines) > 10, f"{name}: only {len(lines)} whole lines")
        for end in sorted({*ends[:: 3 * every], *lines}):
            judge(program.run([*DATES, "-f", f"{end}-{name}"], folder), [0] if end in lines else [0, 1])
            count += 1
    return count


def check_snapshots(program, folder, every):
    """A snapshot. A truncated snapshot is refused and changes nothing."""
    judge(program.run([*DATES, "-c", "left 7; set edge wrap day; mark storm; down; save whole"], folder), [0])
    whole = (folder / "whole").read_bytes()
    ends = cut_all(folder, "place.json", whole)
    text = len(whole.rstrip())
    count = 0
    for command in ("restore", "restore --repair"):
        former = None
        for end, answer, place in answers(program, folder, command, "place.json", ends, DATES):
            if end < text:
                demand(answer["result"] == "error", f"{command} {end}-place.json: {answer}")
                demand(former in (None, place), f"{command} {end}-place.json moved the session to {place}")
            else:
                demand(answer["result"] == "changed" or end > text, f"{command} {end}-place.json: {answer}")
            former = place
        count += len(ends)
    return count


def check_scenes(program, folder, every):
    for end in (ends := cut_all(folder, "scene.json", SCENE)):
        run = program.run(["--scene", f"{end}-scene.json", "-c", "where"], folder)
        judge(run, [0] if end == len(SCENE) else [65])
    return len(ends)


def check_config(program, folder, every):
    """The configuration file and the history."""
    config = program.home / "config/crosspager/config"
    for end in range(len(CONFIG) + 1):
        config.write_bytes(CONFIG[:end])
        judge(program.run(["-c", "where"], folder), [0, 2])
    config.unlink()
    history = program.home / "state/crosspager/history"
    lines = "where\ngo 'été\nshow # \"x\n".encode()
    for end in range(0, len(lines) + 1, every):
        history.write_bytes(lines[:end])
        terminal = program.terminal(["--levels", "day=5"], folder)
        terminal.wait_for("2004h")
        terminal.type("left\rquit\r")
        demand(terminal.wait() == 0, f"history of {end} bytes: {terminal.output[-200:]!r}")
        terminal.demand_as_found()
        terminal.end()
        now = history.read_bytes()
        demand(now.startswith(lines[:end]) and now.endswith(b"left\nquit\n"), f"history of {end} bytes: {now!r}")
    history.unlink()
    return len(CONFIG) + 1 + len(range(0, len(lines) + 1, every))


def check(program, folder, generator, every):
    checks = {
        "opened tables": check_opened_table, "browsed tables": check_browsed_tables, "scripts": check_scripts,
        "snapshots": check_snapshots, "scenes": check_scenes, "options and history": check_config}
    counts = {}
    for name, body in checks.items():
        place = folder / name.replace(" ", "-")
        place.mkdir()
        counts[name] = body(program, place, every)
    print("cuts: " + ", ".join(f"{name} {count:,}" for name, count in counts.items()), flush=True)
    return sum(counts.values())
