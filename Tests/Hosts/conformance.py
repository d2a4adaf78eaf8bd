"""Plays the conformance traces on every host and compares the results with the table in Docs/Embedding.md.

    Tests/Hosts/conformance.py [PREFIX]           compare with the table
    Tests/Hosts/conformance.py [PREFIX] --update  write the table

With PREFIX, uses the C library that is installed there. The environment variable CROSSPAGER is the path to the program
(.build/release/crosspager by default).

A host whose tools are missing is skipped, and its row in the table does not change.
"""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
HOSTS = REPOSITORY / "Tests/Hosts"
DOCUMENT = REPOSITORY / "Docs/Embedding.md"
PROGRAM = pathlib.Path(os.environ.get("CROSSPAGER", REPOSITORY / ".build/release/crosspager")).resolve()
TRACES = sorted((HOSTS / "Traces").glob("*.trace"))


def run(*command, **options):
    """Returns the output of a command."""
    result = subprocess.run(
        [str(word) for word in command], cwd=REPOSITORY, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        **options)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{result.stdout}")
    return result.stdout


def digests(output):
    """Returns the digests that a player printed, in the order of the traces. A player that prints names may print in
    any order."""
    found = re.findall(r"(?:(\w+)\.trace: )?\d+ commands, digest (\d+)", output)
    return [digest for _, digest in sorted(found, key=lambda pair: pair[0])]


def equal_lines(output):
    """Returns how many lines of each trace a player played and found equal, for players that cannot play all lines."""
    found = sorted(re.findall(r"(?:(\w+)\.trace: )?equal in (\d+) of (\d+) lines", output))
    return [f"equal in {int(played):,} of {int(total):,} lines" for _, played, total in found]


def prefix(folder):
    """Returns the folder in which the C library is installed."""
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    installed = pathlib.Path(given[0]).resolve() if given else folder / "c"
    if not installed.exists():
        run("Sources/Hosts/C/install.sh", installed)
    return installed


def swift(folder):
    return digests(run("swift", "test", "--filter", "TraceTests"))


def c(folder):
    library = prefix(folder)
    run("cc", "-std=c11", "-O2", "-I", library / "include", "Tests/Hosts/C/replay.c", library / "lib/libcrosspager.a",
        "-o", folder / "replay")
    return digests(run(folder / "replay", *TRACES))


def program(folder):
    """The program plays the lines that have words. The C library plays all lines."""
    environment = dict(os.environ, CROSSPAGER=str(PROGRAM), CROSSPAGER_LIBRARY=str(prefix(folder) / "lib"))
    return equal_lines(run(sys.executable, HOSTS / "program.py", *TRACES, env=environment))


def python(folder):
    environment = dict(
        os.environ, CROSSPAGER_LIBRARY=str(prefix(folder) / "lib"), PYTHONPATH=str(REPOSITORY / "Sources/Hosts/Python"),
        PYTHONDONTWRITEBYTECODE="1")
    return digests(run(
        sys.executable, "-m", "unittest", "discover", "--start-directory", HOSTS / "Python", "-p", "test_traces.py",
        env=environment))


def wasmkit(folder):
    run("Tests/Hosts/C/wasm.sh", folder / "replay.wasm")
    found = []
    for trace in TRACES:
        with open(trace, encoding="utf-8") as file:
            found += digests(run("wasmkit", "run", folder / "replay.wasm", stdin=file))
    return found


def model(folder):
    """The model in Python, which was written from the documents and uses no code of CrossPager."""
    return digests(run(sys.executable, "-B", REPOSITORY / "Tests/Verification/oracle/traces.py", *TRACES))


@functools.cache
def browser(folder):
    """Returns the output of the players in Node and Chromium."""
    modules = {}
    for name in ("trace", "bare"):
        modules[f"{name.upper()}_MODULE"] = str(folder / f"{name}.wasm")
        run("Sources/Hosts/Web/build.sh", folder / f"{name}.wasm", f"Tests/Hosts/Web/{name}.c", "play_trace",
            "trace_digest_of_last")
    return run("node", "--test", "--test-reporter=tap", "Tests/Hosts/Web/traces.test.mjs", env=dict(os.environ, **modules))


def lines_of(host):
    """Returns a player that reads the lines of one host in the output of the players in Node and Chromium."""
    def play(folder):
        lines = re.findall(rf"\b{host}: (\w+\.trace: .*)", browser(folder))
        return digests("\n".join(lines)) or equal_lines("\n".join(lines))
    return play


def cortex(folder):
    return digests(run("Tests/Hosts/CortexM/replay.sh", *TRACES))


BROWSER_TOOLS = ["swiftc", "wasm-opt", "node", "chromium"]
# The name of a host, its processor, its player, and the tools that the player requires.
PLAYERS = [
    ("Model in Python", "x86-64", model, []),
    ("Swift library", "x86-64", swift, ["swift"]),
    ("Program", "x86-64", program, [str(PROGRAM), "swiftc", "cc"]),
    ("C library", "x86-64", c, ["swiftc", "cc"]),
    ("Python package", "x86-64", python, ["swiftc", "cc"]),
    ("C library in wasmkit", "wasm32", wasmkit, ["swiftc", "wasmkit"]),
    ("C library in Node", "wasm32", lines_of("node"), BROWSER_TOOLS),
    ("C library in Chromium", "wasm32", lines_of("Chromium"), BROWSER_TOOLS),
    ("JavaScript module in Node", "wasm32", lines_of("JavaScript module"), BROWSER_TOOLS),
    ("C library under QEMU", "Cortex-M4", cortex, ["swiftc", "qemu-system-arm"]),
]


def main():
    expected = [re.findall(r"^= (\d+)$", trace.read_text(encoding="utf-8"), re.M)[-1] for trace in TRACES]
    counts = [len(re.findall(r"^[pcrshow]", trace.read_text(encoding="utf-8"), re.M)) for trace in TRACES]
    names = [trace.stem for trace in TRACES]
    table = [
        "| host | processor | " + " | ".join(names) + " |",
        "|---|---|" + "---|" * len(names),
        "| lines | | " + " | ".join(f"{count:,}" for count in counts) + " |",
        "| digest | | " + " | ".join(expected) + " |",
    ]
    old = DOCUMENT.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for name, processor, player, tools in PLAYERS:
            missing = [tool for tool in tools if shutil.which(tool) is None]
            if missing:
                print(f"skipped: {name} ({', '.join(missing)} not installed)")
                table += re.findall(rf"^\| {re.escape(name)} \|.*$", old, re.M)
                continue
            found = player(pathlib.Path(folder))
            if len(found) != len(TRACES):
                sys.exit(f"{name} printed {len(found)} results for {len(TRACES)} traces.")
            results = ["equal" if one == other else one for one, other in zip(found, expected)]
            print(f"{name}: {', '.join(results)}")
            table.append(f"| {name} | {processor} | " + " | ".join(results) + " |")
            if not all(result.startswith("equal") for result in results):
                sys.exit(f"{name} does not agree.")
    text = "\n".join(table)
    new = re.sub(r"(<!-- conformance -->\n).*?(<!-- end -->)", rf"\1\n{text}\n\n\2", old, flags=re.S)
    if "--update" in sys.argv[1:]:
        DOCUMENT.write_text(new, encoding="utf-8")
    elif new != old:
        sys.exit("The table in Docs/Embedding.md differs. To write it: Tests/Hosts/conformance.py --update")


main()
