#!/usr/bin/env python3
"""Changes the sources of a module into sources with all mutants that compile, chosen at run time.

A place whose mutants do not compile is left out: each error of the compiler leads to the innermost place around it. If
no place is around an error, all places of the function are left out, and then tried again one at a time."""
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


class Module:
    """A module whose sources are mutated: its name, the folder of its sources, and the compiler's options for it."""

    def __init__(self, name, sources, out, extra=(), options=()):
        self.name, self.sources, self.out = name, sources, out
        self.extra, self.options = list(extra), list(options)
        self.dropped = {}
        self.guessed = set()

    def mutate(self, mutator, without):
        """Writes the sources without the places of the set `without`."""
        (self.out.parent / f"{self.name}.dropped").write_text("\n".join(map(str, sorted(without))))
        call(mutator, self.sources, self.out, self.out.parent / f"{self.name}.dropped")

    def files(self):
        return sorted(self.out.rglob("*.swift")) + self.extra

    def errors(self, mutator, mode):
        """The places that the compiler complains about, with its words, or an empty dictionary."""
        done = subprocess.run(
            ["nice", "swiftc", *mode, "-wmo", "-swift-version", "6", "-module-name", self.name, "-parse-as-library",
             "-enable-testing", "-diagnostic-style", "llvm", "-I", str(HERE / "runner/Mutation"), *self.options,
             *map(str, self.files())],
            text=True, capture_output=True)
        log = self.out.parent / f"{self.name}.log"
        log.write_text(done.stderr)
        lines = [line for line in done.stderr.splitlines() if ": error: " in line or "[#no-usage]" in line]
        if not lines and done.returncode == 0:
            return {}
        found = {}
        for line in lines:
            log.write_text(line + "\n")
            numbers = call(mutator, self.sources, self.out, "/dev/null", log).split()
            if len(numbers) > 1:
                self.guessed.update(map(int, numbers))
            for number in numbers:
                found.setdefault(int(number), line.split(": ", 2)[-1])
        if not found:
            sys.exit(f"The compiler's errors lead to no place:\n{done.stderr[:4000]}")
        return found

    def leave_out(self, mutator):
        """Leaves out places until the rest compiles."""
        modes = [["-typecheck"], ["-emit-sil", "-Onone", "-o", "/dev/null"]]
        for mode in modes:
            while found := (self.mutate(mutator, set(self.dropped)), self.errors(mutator, mode))[1]:
                self.dropped.update(found)
        print(f"{self.name}: {len(self.dropped)} places do not compile together", flush=True)
        self.try_again(mutator)
        print(f"{self.name}: {len(self.dropped)} places do not compile", flush=True)

    def places(self):
        """The function of each place."""
        rows = (line.split("\t") for line in (self.out / "mutants.tsv").read_text().splitlines())
        return {int(row[1]): (row[3], row[5]) for row in rows}

    def try_again(self, mutator):
        """Tries each place that was left out, one in each function at a time."""
        function = self.places()
        waiting = sorted(self.guessed & set(self.dropped), reverse=True)
        while waiting:
            tried = list({function[number]: number for number in waiting}.values())
            waiting = [number for number in waiting if number not in tried]
            while True:
                self.mutate(mutator, set(self.dropped) - set(tried))
                found = self.errors(mutator, ["-emit-sil", "-Onone", "-o", "/dev/null"])
                if not found:
                    break
                blamed = {function[number] for number in found}
                kept = [number for number in tried if function[number] not in blamed]
                tried = kept if len(kept) < len(tried) else []
            for number in tried:
                del self.dropped[number]


def call(*command):
    done = subprocess.run([str(part) for part in command], text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"{command[0]}: {done.stderr}")
    return done.stdout


if __name__ == "__main__":
    mutator, name, sources, out, *extra = sys.argv[1:]
    module = Module(name, pathlib.Path(sources), pathlib.Path(out), [pathlib.Path(file) for file in extra])
    module.leave_out(mutator)
