"""Builds an executable with the tests and all mutants that compile. The mutant to try is chosen at run time.

A place whose mutants do not compile is left out: each compiler error leads to the innermost place around it. If
an error is not inside a place, all places in the function are left out, and then tried again one at a time, in a
limited number of rounds."""
import functools
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OPTIONS = [
    "-swift-version", "6", "-parse-as-library", "-package-name", "crosspager", "-wmo", "-enable-testing",
    "-assert-config", "Debug", "-diagnostic-style", "llvm", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-experimental-feature", "Lifetimes", "-I", HERE / "runner/Mutation",
]
# The program, which tests also start as a process, and programs that cannot be linked into another one.
PROGRAM = "CrossPagerProgram"
EXECUTABLE = ["Exploration"]
SIL = ["-emit-sil", "-Onone", "-o", "/dev/null"]


def call(*command):
    done = subprocess.run(["nice", *map(str, command)], text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"{command[0]}: {(done.stdout + done.stderr)[-6000:]}")
    return done.stdout


@functools.cache
def targets():
    """The targets of the package, by name."""
    package = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, text=True, capture_output=True, check=True)
    return {target["name"]: target for target in json.loads(package.stdout)["targets"]}


def module_folder(module):
    """The folder of a module or of its tests."""
    return ROOT / targets()[module]["path"]


def modules_below(names):
    """The modules that targets depend on, each after those that it depends on itself."""
    order = []
    for name in names:
        below = [dependency["byName"][0] for dependency in targets()[name]["dependencies"]]
        order += [module for module in [*modules_below(below), *below] if module not in order and module not in EXECUTABLE]
    return list(dict.fromkeys(order))


def swift_files(*folders):
    return sorted(file for folder in folders for file in pathlib.Path(folder).rglob("*.swift"))


def compiler():
    return pathlib.Path(shutil.which("swiftc")).resolve().parents[1]


class Build:
    """The products of a build in a folder. A product is built again when one of its inputs changes."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def is_new(self, name, files, words=()):
        """Whether the inputs of a product differ from those of its last build. `done` completes the build."""
        digest = hashlib.sha256(repr(list(map(str, words))).encode())
        for file in files:
            digest.update(str(file).encode() + pathlib.Path(file).read_bytes())
        self.digest = digest.hexdigest()
        stamp = self.folder / f"{name}.stamp"
        return not stamp.exists() or stamp.read_text() != self.digest

    def done(self, name, digest):
        (self.folder / f"{name}.stamp").write_text(digest)

    def mutator(self):
        """The program that finds the places, built against the parser of the toolchain."""
        files = swift_files(HERE / "mutator")
        host = compiler() / "lib/swift/host"
        if self.is_new("mutator", files):
            digest = self.digest
            call("swiftc", "-O", *files, "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators",
                 "-Xlinker", "-rpath", "-Xlinker", host, "-o", self.folder / "mutator")
            self.done("mutator", digest)
        return self.folder / "mutator"

    def source_files(self, name):
        """The files of a module, including the one that a plugin makes."""
        files = swift_files(module_folder(name))
        if targets()[name].get("pluginUsages"):
            web, made = ROOT / "Sources/Hosts/Web", self.folder / "EmbeddedPages.swift"
            bundler = swift_files(module_folder("PageBundler"))
            if self.is_new("bundler", [*bundler, *(file for file in web.rglob("*") if file.is_file())]):
                digest = self.digest
                call("swiftc", "-O", *bundler, "-o", self.folder / "bundler")
                call(self.folder / "bundler", web, made)
                self.done("bundler", digest)
            files.append(made)
        return files

    def module(self, name, files, objects):
        """Compiles a module to an object file. `objects` are the object files of the modules that it may use."""
        # For mutants and for some other code, the optimizer of Swift 6.3 produces lifetimes that its verifier rejects. The
        # code runs correctly: the runner first requires that all tests pass without a mutant.
        verifier = ["-Xfrontend", "-disable-sil-ownership-verifier"]
        output = self.folder / f"{name}.o"
        # A program needs another entry point than `main`, which the runner has.
        entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "crosspager_main"] * (name == PROGRAM)
        if self.is_new(name, [*files, *objects]):
            digest = self.digest
            call("swiftc", *OPTIONS, *entry, "-suppress-warnings", "-O", *verifier, "-I", self.folder,
                 "-plugin-path", compiler() / "lib/swift/host/plugins", "-module-name", name, "-emit-module",
                 "-emit-module-path", self.folder / f"{name}.swiftmodule", "-c", "-o", output, *files)
            self.done(name, digest)
        return output

    def runner(self, objects):
        """Links the program that tries the mutants, and next to it the program that the tests start."""
        files = [HERE / f"runner/{name}.swift" for name in ["Runner", "Recorder", "Trial", "TestRun"]]
        c, main = HERE / "runner/Mutation/Mutation.c", HERE / "runner/Mutation/Main.c"
        output, common = self.folder / "runner", self.folder / "Mutation.o"
        if self.is_new("runner", [*files, c, c.with_suffix(".h"), main, *objects]):
            digest = self.digest
            call("clang", "-O2", "-c", c, "-o", common)
            if self.folder / f"{PROGRAM}.o" in objects:
                parts = [self.folder / f"{name}.o" for name in [*modules_below([PROGRAM]), PROGRAM]]
                call("clang", "-O2", "-c", main, "-o", self.folder / "Main.o")
                call("swiftc", *parts, common, self.folder / "Main.o", "-o", self.folder / "crosspager")
            call("swiftc", *OPTIONS, "-suppress-warnings", "-Onone", "-module-name", "MutationRunner", "-o", output,
                 *files, *objects, common)
            self.done("runner", digest)
        return output


class MutatedModule:
    """A module whose sources, or those in some of its folders, are mutated."""

    # The maximum number of rounds that try places again. It is lower for a large module, which takes a long time to
    # compile.
    ROUNDS, ROUNDS_IF_LARGE = 20, 3

    def __init__(self, build, name, folders, first, objects):
        self.build, self.name, self.first, self.objects = build, name, first, objects
        self.source = module_folder(name)
        self.folders = folders
        self.out = build.folder / "sources" / name
        self.dropped, self.guessed = {}, set()

    def prepare(self):
        """Writes the mutated sources, and returns all files of the module."""
        mutator = self.build.mutator()
        inputs = [*swift_files(self.source, HERE / "mutator"), *self.helpers(), *self.objects]
        cached = self.build.folder / f"{self.name}.left-out"
        if self.build.is_new(f"{self.name}.left-out", inputs, [self.first, *self.folders]):
            digest = self.build.digest
            self.leave_out(mutator)
            cached.write_text("".join(f"{number}\t{why}\n" for number, why in sorted(self.dropped.items())))
            self.build.done(f"{self.name}.left-out", digest)
        rows = (line.split("\t", 1) for line in cached.read_text().splitlines())
        self.dropped = {int(number): why for number, why in rows}
        self.mutate(mutator, set(self.dropped))
        return self.files()

    def helpers(self):
        special = HERE / f"runner/Other-{self.name}.swift"
        return [HERE / "runner/Mutant.swift", *([special] if special.exists() else [])]

    def mutate(self, mutator, without):
        """Writes the sources without the places in the set `without`."""
        shutil.rmtree(self.out, ignore_errors=True)
        listed = self.build.folder / f"{self.name}.without"
        listed.write_text("\n".join(map(str, sorted(without))))
        call(mutator, self.source, self.out, listed, self.first, ",".join(self.folders))

    def files(self):
        return [*swift_files(self.out), *self.helpers()]

    def manifest(self):
        return [line.split("\t") for line in (self.out / "mutants.tsv").read_text().splitlines()]

    def errors(self, mutator, mode):
        """The places that the compiler complains about, with its messages."""
        done = subprocess.run(
            ["nice", "swiftc", *map(str, OPTIONS), *mode, "-module-name", self.name, "-I", str(self.build.folder),
             *map(str, self.files())], text=True, capture_output=True)
        lines = [line for line in done.stderr.splitlines() if ": error: " in line or "[#no-usage]" in line]
        if not lines and done.returncode == 0:
            return {}
        log = self.build.folder / f"{self.name}.errors"
        log.write_text("\n".join(lines))
        found = {}
        for answer in call(mutator, "--blame", self.out, log).splitlines():
            line, *numbers = answer.split()
            if len(numbers) > 1:
                self.guessed.update(map(int, numbers))
            for number in numbers:
                found.setdefault(int(number), lines[int(line)].split(": ", 2)[-1])
        if not found:
            sys.exit(f"The compiler's errors lead to no place:\n{done.stderr[:4000]}")
        return found

    def leave_out(self, mutator):
        """Leaves out places until the rest compiles."""
        for mode in [["-typecheck"], SIL]:
            while found := (self.mutate(mutator, set(self.dropped)), self.errors(mutator, mode))[1]:
                self.dropped.update(found)
        self.try_again(mutator)

    def try_again(self, mutator):
        """Tries again the places that were left out on a guess, one place in each function at a time."""
        function = {int(row[1]): (row[3], row[5]) for row in self.manifest()}
        waiting = sorted(self.guessed & set(self.dropped), reverse=True)
        for _ in range(self.ROUNDS if len(self.files()) < 60 else self.ROUNDS_IF_LARGE):
            tried = list({function[number]: number for number in waiting}.values())
            waiting = [number for number in waiting if number not in tried]
            while True:
                self.mutate(mutator, set(self.dropped) - set(tried))
                found = self.errors(mutator, SIL)
                if not found:
                    break
                blamed = {function[number] for number in found}
                kept = [number for number in tried if function[number] not in blamed]
                tried = kept if len(kept) < len(tried) else []
            for number in tried:
                del self.dropped[number]
