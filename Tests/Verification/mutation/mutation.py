"""Tries every small fault in the sources of an area, and reports which tests find it. See `mutation.sh`."""
import argparse
import collections
import hashlib
import os
import pathlib
import random
import subprocess
import sys

from build import EXECUTABLE, HERE, ROOT, Build, MutatedModule, module_folder, modules_below, swift_files
from report import STAGES, Report

CORE = module_folder("CrossPagerTests")
# A mutant that runs as root could replace the devices that tests write to, so it sees them in a folder that cannot
# change.
SHIELD = [
    "unshare", "--mount", "sh", "-c", 'mount --rbind /dev /dev && mount -o remount,bind,ro /dev && exec "$@"', "sh",
] if os.getuid() == 0 else []
# More seconds than all tests take.
ALL = 1_000_000


def names(files):
    return ",".join(file.name for file in files)


class Area:
    """The modules to mutate, each with the folders to which mutants are limited (none for all), the tests, more files of
    tests, files whose tests do not run, and the passes. A pass tries the mutants that survived the previous passes, except those that are known to
    change nothing. It specifies the depth of the tests and, in seconds, how long the tests of a mutant may take on
    the unchanged code. The goal is the share of mutants that the tests must kill, not counting those that are known to
    change nothing."""

    def __init__(self, mutated, tests, stages=(), passes=(("quick", ALL), ("full", ALL)), goal=1, more=(), skip=()):
        self.mutated, self.tests, self.stages, self.more = mutated, tests, list(stages), more
        self.skip = skip
        self.passes, self.goal = passes, goal


# Running all tests would take too long for every mutant that survives. The quickest tests, which take a few seconds,
# include all documents.
QUICK = {"passes": [("quick", 0.5), ("quick", ALL)], "goal": 0.95}
FULL = {"passes": [*QUICK["passes"], ("full", 12)], "goal": 0.95}

# The tests that read files, directly or in sessions.
READING = ["CrossPagerSeriesTests", "CrossPagerConsoleTests"]

AREAS = {
    "core": Area(
        {"CrossPager": [], "PageHosts": [], "PagerCompanions": []}, ["CrossPagerTests"],
        ["laws=" + names(swift_files(CORE / "Laws")),
         "reference=ReferenceAgreementTests.swift,ExhaustivePagerTests.swift,FaultTests.swift"]),
    "dated": Area({"CivilDates": [], "CrossPagerTimeline": []}, ["CivilDatesTests", "CrossPagerTimelineTests"]),
    "charts": Area(
        {"TerminalText": [], "TextCharts": [], "SVGCharts": []},
        ["TerminalTextTests", "TextChartsTests", "SVGChartsTests"], passes=[("quick", ALL)], goal=0.95),
    "editing": Area(
        {"LineEditing": []}, ["LineEditingTests"],
        more=[module_folder("CrossPagerProgramTests") / name for name in ["PromptDisplayTests.swift", "Screen.swift"]]),
    "reader": Area({"CrossPagerSeries": ["Reading", "Cells", "Bytes"]}, READING, **QUICK),
    "layout": Area({"CrossPagerSeries": ["Layout"]}, READING, **FULL),
    "bars": Area({"NumberPacking": [], "CrossPagerSeries": ["Bars", "Packing"]}, READING, **QUICK),
    "console": Area({"CrossPagerConsole": []}, ["CrossPagerConsoleTests", "PlainConsoleTests"], **QUICK),
    "program": Area(
        {"CrossPagerProgram": []}, ["CrossPagerProgramTests"], passes=[("quick", ALL)], goal=0.95,
        # Tests that compile programs or read documents and do not start the program.
        skip=[f"{name}.swift" for name in [
            "ArticleExampleTests", "CompanionArticleTests", "DocumentLinkTests", "ExampleTests", "LedgerTests",
            "NameCollisionTests", "PublishedTests", "SnippetTests"]]),
    "explorer": Area({"SeriesExplorer": []}, ["CrossPagerConsoleTests"], **QUICK),
}


def mutated_files(area):
    """The files of an area in which mutants are tried, each with its path in its module."""
    return {str(file.relative_to(module_folder(name))) for name, folders in AREAS[area].mutated.items()
            for file in swift_files(*(module_folder(name) / folder for folder in folders or ["."]))}


def test_files(name):
    """The files of a test target, without tests of executables."""
    imports = tuple(f"@testable import {module}" for module in EXECUTABLE)
    return [file for file in swift_files(module_folder(name)) if not any(line in file.read_text() for line in imports)]


def build(area, folder):
    """Builds an area, and returns the runner and the rows of all mutants."""
    products, objects, rows, reasons = Build(folder), [], [], {}
    for name in modules_below(AREAS[area].tests):
        if name not in AREAS[area].mutated:
            files = products.source_files(name)
        else:
            module = MutatedModule(products, name, AREAS[area].mutated[name], len(rows) + 1, objects)
            files = module.prepare()
            rows += module.manifest()
            reasons.update(module.dropped)
        objects.append(products.module(name, files, objects))
    more = AREAS[area].more
    tests = [products.module(name, [*test_files(name), *more], objects) for name in AREAS[area].tests]
    (folder / "mutants.tsv").write_text("".join("\t".join(row) + "\n" for row in rows))
    return products.runner([*objects, *tests]), rows, reasons


def try_mutants(runner, area, numbers, jobs, depth, seconds, files=()):
    """The result of each mutant: the stage, the test and the event that killed it, the time, and the depth. If files are
    given, only their tests run."""
    folder = runner.parent
    (folder / "numbers").write_text("\n".join(map(str, numbers)))
    results = folder / f"{'search' if files else 'results'}-{depth}-{seconds}.tsv"
    environment = {**os.environ, "CROSSPAGER_DEPTH": depth, "SWIFT_BACKTRACE": "enable=no"}
    done = subprocess.run(
        [*SHIELD, "nice", runner, folder / "mutants.tsv", folder / "numbers", results, str(jobs), str(seconds),
         *["only=" + ",".join(files)] * bool(files), *["skip=" + ",".join(AREAS[area].skip)] * bool(AREAS[area].skip),
         *AREAS[area].stages],
        cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if done.returncode:
        sys.exit(done.stdout[-2000:])
    return read_results(results)


def read_results(path):
    """The results in a file that the runner writes. Its name contains the depth of the tests."""
    depth = path.stem.split("-")[1]
    rows = (line.split("\t") for line in path.read_text().splitlines())
    return {int(row[0]): [*row[1:], depth] for row in rows if len(row) == 4}


def search(runner, area, report, numbers, jobs, depth):
    """Tries the mutants that are listed as equivalent with only the tests that search a bounded space exhaustively, and
    prints how many of them the searches confirm. Returns the exit status."""
    files = [file.name for name in AREAS[area].tests for file in test_files(name) if file.name.startswith("Exhaustive")]
    results = try_mutants(runner, area, report.equivalents(numbers), jobs, depth, ALL, files)
    counts = collections.Counter("killed" if row[0] in STAGES else row[0] for row in results.values())
    for number, row in results.items():
        if row[0] in STAGES:
            print(f"{report.mutants[number]}\n  {row[1]}\n")
    print(f"search: {area} {len(results):,} mutants listed as equivalent, {counts['survived']:,} confirmed by exhaustive "
          f"tests, {counts['unreached']:,} that rest on their reasons, {counts['killed']:,} that a search refutes")
    return 1 if counts["killed"] else 0


class Last:
    """The results of the last run, which remain valid as long as the mutants are the same and tests are only added."""

    def __init__(self, folder):
        self.path = folder / "last.tsv"
        self.digest = hashlib.sha256((folder / "mutants.tsv").read_bytes()).hexdigest()

    def results(self):
        """All results, including those of a run that was interrupted."""
        if not self.path.exists():
            return {}
        digest, *lines = self.path.read_text().splitlines()
        if digest != self.digest:
            return {}
        rows = (line.split("\t") for line in lines)
        results = {int(number): row for number, *row in rows if len(row) == 4}
        for file in self.path.parent.glob("results-*.tsv"):
            results.update({number: row for number, row in read_results(file).items()
                            if row[0] in STAGES or number not in results})
        return results

    def write(self, results):
        rows = ("\t".join([str(number), *row]) for number, row in results.items())
        self.path.write_text("\n".join([self.digest, *rows]))
        for file in self.path.parent.glob("results-*.tsv"):
            file.unlink()


def main():
    parser = argparse.ArgumentParser(prog="mutation.sh", description=__doc__)
    parser.add_argument("area", choices=AREAS, nargs="?", default="core")
    parser.add_argument("--sample", type=int, metavar="N", help="try N mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true", help="keep what the last run killed, and try the rest")
    parser.add_argument("--resume", action="store_true", help="continue a run that was interrupted")
    parser.add_argument("--report", action="store_true", help="print the results so far, and try nothing")
    parser.add_argument("--file", default="", help="try only the mutants of files whose names contain this text; "
                        "separate several texts with commas")
    parser.add_argument("--search", choices=["quick", "full"], metavar="DEPTH",
                        help="check the mutants that are listed as equivalent with exhaustive tests")
    parser.add_argument("--list", action="store_true", help="list the places whose mutants do not compile")
    options = parser.parse_args()

    runner, rows, reasons = build(options.area, ROOT / ".build/mutation" / options.area)
    # An entry for a file that no area contains counts as stale in every area.
    elsewhere = set().union(*(mutated_files(area) for area in AREAS if area != options.area))
    report = Report(options.area, rows, reasons, HERE / "equivalent.txt", elsewhere)
    if options.list:
        return report.print_left_out()
    texts = options.file.split(",")
    numbers = [int(row[0]) for row in rows if row[2] == "active" and any(text in row[3] for text in texts)]
    if options.sample:
        numbers = sorted(random.Random(options.seed).sample(numbers, min(options.sample, len(numbers))))
        print(f"a sample of {len(numbers)} mutants, seed {options.seed}")
    if options.search:
        sys.exit(search(runner, options.area, report, numbers, options.jobs, options.search))
    last = Last(runner.parent)
    results = last.results() if options.again or options.resume or options.report else {}
    kept = {number: row for number, row in results.items() if not options.again or row[0] in STAGES}
    # Write the kept results first, so that a run that is interrupted can be resumed.
    last.write(kept)
    results = {number: row for number, row in kept.items() if number in numbers}
    waiting = [number for number in numbers if number not in results]
    for depth, seconds in [] if options.report else AREAS[options.area].passes:
        results.update(try_mutants(runner, options.area, waiting, options.jobs, depth, seconds))
        # Do not retry mutants that are known to change nothing.
        waiting = [number for number in report.survivors(results) if results[number][0] == "survived"]
        if not waiting:
            break
    last.write({**kept, **results})
    sys.exit(report.print(results, not options.sample and not options.file, AREAS[options.area].goal))


if __name__ == "__main__":
    main()
