"""Reports the results of mutants by file and operator, and checks the list of equivalent mutants."""
import collections

STAGES = ["laws", "reference", "tables"]
KILLED = {"laws": "killed by laws", "reference": "by the reference model", "tables": "by tables"}


class Mutant:
    def __init__(self, row):
        number, place, state, self.file, self.line, self.function, self.operator, _, self.original, self.mutated = row
        self.number, self.place, self.active = int(number), int(place), state == "active"

    @property
    def key(self):
        return self.file, self.function, self.operator, f"{self.original} → {self.mutated}"

    def __str__(self):
        return f"{self.file}, {self.function}, {self.operator}\n  {self.original} → {self.mutated}"


def read_equivalent(path):
    """The equivalent mutants, each with the reason.

    A paragraph contains the file, the function and the operator, then the changes on indented lines, and then the
    reason."""
    reasons = {}
    for paragraph in path.read_text().split("\n\n"):
        lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        file, function, operator = lines[0].split(", ", 2)[0], *lines[0].split(", ", 1)[1].rsplit(", ", 1)
        changes = [line.strip() for line in lines[1:] if line.startswith("  ")]
        reason = " ".join(line for line in lines[1:] if not line.startswith("  "))
        for change in changes:
            reasons[file, function, operator, change] = reason
    return reasons


# Starts the reason of a mutant that changes only the time or memory that a computation takes.
COST = "Only cost. "


class Report:
    def __init__(self, area, rows, reasons, equivalent, elsewhere):
        """`elsewhere` are the files of the other areas, whose entries in `equivalent` are not checked."""
        self.area, self.reasons = area, reasons
        self.mutants = {int(row[0]): Mutant(row) for row in rows}
        self.equivalent = {key: why for key, why in read_equivalent(equivalent).items() if key[0] not in elsewhere}

    def survivors(self, results):
        """The mutants that no test kills and that are not known to change nothing."""
        return [number for number, result in results.items()
                if result[0] not in STAGES and self.mutants[number].key not in self.equivalent]

    def equivalents(self, numbers):
        """The mutants that are listed as equivalent, without those that change only a cost."""
        return [number for number in numbers
                if not self.equivalent.get(self.mutants[number].key, COST).startswith(COST)]

    def verdict(self, number, result):
        if result[0] in STAGES:
            return result[0]
        reason = self.equivalent.get(self.mutants[number].key)
        return "survived" if reason is None else "cost" if reason.startswith(COST) else "equivalent"

    def print_left_out(self):
        for mutant in self.mutants.values():
            if not mutant.active:
                print(f"{mutant}\n  {self.reasons[mutant.place]}")

    def print(self, results, whole, goal):
        """Prints the report, and returns the exit status. `goal` is the share of mutants that the tests must kill,
        not counting those that are known to change nothing."""
        verdicts = {number: self.verdict(number, result) for number, result in results.items()}
        for title, key in [("operator", lambda mutant: (mutant.operator,)),
                           ("file and operator", lambda mutant: (mutant.file, mutant.operator))]:
            self.print_table(title, key, verdicts)
        self.print_reasons()
        stale = self.stale(verdicts, whole)
        survivors = [self.mutants[number] for number, verdict in verdicts.items() if verdict == "survived"]
        if survivors:
            print("\nsurvived:\n")
            for mutant in survivors:
                print(f"{mutant}\n  line {mutant.line}, number {mutant.number}\n")
        counts = collections.Counter(verdicts.values())
        stages = STAGES if self.area == "core" else ["tables"]
        words = {**KILLED, "tables": "by tables" if self.area == "core" else "killed by tests"}
        killed = ", ".join(f"{counts[stage]:,} {words[stage]}" for stage in stages)
        others = len(results) - counts["equivalent"] - counts["cost"]
        dead = [result for result in results.values() if result[0] in STAGES]
        slow = sum(result[1].endswith("takes too long") for result in dead)
        full = sum(result[3] == "full" for result in dead)
        share = 1 - counts["survived"] / max(1, others)
        print(f"mutation: {self.area} {len(results):,} mutants, {killed} ({full:,} of them only at full depth, "
              f"{slow:,} by a test that took too long), {counts['equivalent']:,} equivalent, {counts['cost']:,} that "
              f"change only time or memory, {counts['survived']:,} survived"
              + (f", {100 * share:.1f}% of the non-equivalent mutants killed" if survivors else ""))
        return 1 if stale or share < goal else 0

    def print_table(self, title, key, verdicts):
        rows = collections.defaultdict(collections.Counter)
        for number, verdict in verdicts.items():
            rows[key(self.mutants[number])][verdict] += 1
        columns = [*(STAGES if self.area == "core" else ["tables"]), "equivalent", "cost", "survived"]
        print(f"\n{title:54}{'mutants':>9}" + "".join(f"{column:>11}" for column in columns))
        for row, counts in sorted(rows.items()):
            cells = "".join(f"{counts[column]:>11,}" for column in columns)
            print(f"{'  '.join(row):54}{sum(counts.values()):>9,}{cells}")

    def print_reasons(self):
        """Prints how many mutants do not compile, by operator."""
        left_out = [mutant for mutant in self.mutants.values() if not mutant.active]
        counts = collections.Counter(mutant.operator for mutant in left_out)
        words = ", ".join(f"{counts[name]} {name}" for name in sorted(counts))
        print(f"\nleft out, because the compiler refuses them: {len(left_out)} ({words}); --list gives its words")

    def stale(self, verdicts, whole):
        """Prints the entries for mutants that do not exist or that a test kills."""
        existing = {mutant.key for mutant in self.mutants.values() if mutant.active}
        alive = {self.mutants[number].key for number, verdict in verdicts.items() if verdict in ("equivalent", "cost")}
        stale = [key for key in self.equivalent if key not in existing or whole and key not in alive]
        for key in stale:
            print("\nequivalent.txt lists a mutant that " +
                  ("a test kills" if key in existing else "does not exist") + f":\n{', '.join(key[:3])}\n  {key[3]}")
        return stale
