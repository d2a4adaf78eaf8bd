"""A followed file that grows by random pieces, with bad rows among the good ones. No good row is lost.

Commands come from a pipe. The program reads the file before each of them, so the expected rows do not depend on time.
"""

import re
from datetime import date, timedelta

from program import Answers, demand, is_message

FIRST = date(2024, 1, 1)
LINE_ENDS = 10  # the most line ends in a quoted cell of a followed file; see Docs/Files.md
PLAIN = ["", "a", "a b", "5' long", "#", "ä€𝄞"]
# Quotes inside a cell that does not start with a quote are text. So are characters after a closing quote.
QUOTED = ['5" long', 'a"', '"a, b"', '"say ""hi"""', '""', '"""a"""', '"a"b', 'a""b']
OPEN = ['"oops', '{day},{value},"x', '{day},{value},"x, ""y""', '{day},"{value},x', '"{day},{value},x', '{day},{value},"']
BAD = ["{day},x,", "2024-02-31,{value},", "{day}", "{day},{value},a,b", "{day},{value}e,"]
SKIPPED = re.compile(r"Line (\d+) of 'live\.csv' .* The row was skipped\.")
FURTHER = re.compile(r"^(?:crosspager: )?([\d,]+) more rows? could not be read\.", re.M)


class Growth:
    """Random rows as bytes, what the program must report about them, and the places where the bytes may be cut.

    If two or more cuts were inside quoted text, its quote would still be open when more text arrives, so there is at
    most one.
    """

    def __init__(self, generator, rows):
        self.generator = generator
        self.end = generator.choice(["\n", "\n", "\r\n"])
        self.text = ""
        self.line = 3
        self.day = 1
        self.values = [1]
        self.bad = []  # line numbers
        self.uncut = []  # ranges of characters, each with at most one cut inside
        while len(self.values) + len(self.bad) < rows:
            self.add_some()
        # Enough rows to show that a quote before them is never closed.
        self.add_plain(LINE_ENDS + 2)

    def row(self, form="{day},{value},{note}", note=""):
        self.day += 1
        day = FIRST + timedelta(days=self.day - 1)
        return form.format(day=day, value=self.generator.randrange(-99, 1000), note=note)

    def add(self, text):
        self.text += text + self.end
        self.line += text.count(self.end) + 1

    def add_good(self, note):
        row = self.row(note=note)
        self.values.append(int(row.split(",")[1]))
        self.add(row)

    def add_plain(self, count):
        for _ in range(count):
            self.add_good(self.generator.choice(PLAIN))

    def add_some(self):
        """Adds a good row, a row with a cell of several lines, a bad row, or a row with an open quote."""
        draw = self.generator.random()
        if draw < 0.5:
            self.add_good(self.generator.choice(PLAIN + QUOTED))
        elif draw < 0.75:
            ends = self.generator.choice([1, 1, 2, 3, LINE_ENDS])
            lines = [self.generator.choice(["two", "", "2024-01-01,5,x", 'say ""hi""']) for _ in range(ends + 1)]
            start = len(self.text)
            self.add_good('"' + self.end.join(lines) + '"')
            self.uncut.append((self.text.index('"', start) + 1, len(self.text) - len(self.end)))
        else:
            is_open = draw > 0.87
            self.bad.append(self.line)
            self.add(self.row(self.generator.choice(OPEN if is_open else BAD)))
            if is_open:
                self.add_plain(self.generator.randrange(LINE_ENDS, LINE_ENDS + 5))

    def pieces(self):
        """Returns the bytes in pieces. A piece may end inside a character or between CR and LF."""
        bytes = self.text.encode()
        place = lambda index: len(self.text[:index].encode())
        cuts = set(self.generator.sample(range(1, len(bytes)), min(len(bytes) - 1, len(self.values) // 2)))
        # Most of the cuts that matter are near quotes and ends of lines.
        ends = [match.start() for match in re.finditer(rb'["\r\n]', bytes)]
        cuts |= {max(1, end + self.generator.choice([0, 1])) for end in self.generator.sample(ends, len(ends) // 4)}
        for start, end in self.uncut:
            inside = sorted(cut for cut in cuts if place(start) <= cut < place(end))
            cuts -= set(self.generator.sample(inside, max(0, len(inside) - 1)))
        edges = [0, *sorted(cuts - {len(bytes)}), len(bytes)]
        return [bytes[start:end] for start, end in zip(edges, edges[1:])]


def check_growth(program, folder, growth):
    file, errors = folder / "live.csv", folder / "errors"
    file.write_bytes(f"date,value,note{growth.end}{FIRST},1,{growth.end}".encode())
    with open(errors, "wb") as complaints:
        arguments = ["live.csv", "--follow", "--levels", "day", "--json"]
        answers = Answers(program, arguments, folder, stderr=complaints)
    try:
        answers.ask("where")
        pieces = growth.pieces()
        for piece in pieces:
            with open(file, "ab", buffering=0) as end:
                end.write(piece)
            answers.ask("where")
        data = answers.ask("data")["data"]
        good, bad = len(growth.values), len(growth.bad)
        demand(data["used"] == good, f"{data['used']} of {good} good rows are used")
        demand(data["skipped"] == bad, f"{data['skipped']} rows are skipped, not {bad}")
        answers.ask("latest")
        level = answers.ask("where")["levels"][0]
        newest = level["count"] == growth.day and level["page"] == growth.day - 1
        demand(newest, f"the newest page is not day {growth.day}: {level}")
        column = answers.ask("values")["values"][0]
        expected = {
            "count": good, "min": min(growth.values), "max": max(growth.values), "mean": sum(growth.values) / good}
        found = {name: column[name] for name in expected}
        demand(found == expected, f"the values are {found}, not {expected}")
        status, rest, _ = answers.end()
        demand(status == (65 if bad else 0) and rest == b"", f"the program ended with {status}: {rest!r}")
    finally:
        if answers.process.poll() is None:
            answers.process.kill()
            answers.process.communicate()
    text = errors.read_text()
    demand(not bad or is_message(text.encode()), f"not messages for a person: {text[:300]!r}")
    told = [int(number) for number in SKIPPED.findall(text)]
    further = sum(int(count.replace(",", "")) for count in FURTHER.findall(text))
    demand(len(told) == len(set(told)), f"a line is reported twice: {sorted(told)}")
    demand(set(told) <= set(growth.bad), f"good lines are reported: {sorted(set(told) - set(growth.bad))}")
    demand(len(told) + further == bad, f"{len(told)} and {further} of {bad} bad lines are reported: {text[-300:]!r}")
    return len(pieces), good, bad


def check(program, folder, generator, amount):
    pieces = rows = bad = 0
    for _ in range(amount):
        growth = Growth(generator, generator.choice([5, 20, 60]))
        one = check_growth(program, folder, growth)
        pieces, rows, bad = pieces + one[0], rows + one[1], bad + one[2]
    print(f"follows: {pieces:,} pieces of {amount:,} files, {rows:,} good and {bad:,} bad rows", flush=True)
    return pieces
