"""Compares the names of the rewritten tests with the names in the files that they come from.

Usage: names.py SCENARIOS CHECKOUT

SCENARIOS is a file in this folder, and CHECKOUT is a Git repository that contains the named commits. Exits with status 1
if a test is missing here, or is not in its file there.
"""

import collections
import re
import subprocess
import sys

KOTLIN = re.compile(r"@Test\s+(?:@\w+(?:\([^)]*\))?\s+)*fun (\w+)\(")
SCRIPT = re.compile(r"""^\s*(?:test|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1""", re.MULTILINE)
# A test that is repeated for several values, with a placeholder in its name.
TABLE = re.compile(r"""^\s*(?:test|it)\.each.*?\]\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1""", re.MULTILINE | re.DOTALL)


def published(text):
    """Returns the names of the tests in a file. A name that several tests share occurs once for each of them."""
    names = collections.Counter(KOTLIN.findall(text))
    names.update(name.replace("\\'", "'") for _, name in SCRIPT.findall(text))
    for table in TABLE.finditer(text):
        placeholder = re.search(r"\$(\w+)", table[2])
        values = re.findall(rf"\{{ {placeholder[1]}: '(\w+)'[^|]*?\}}", table[0])
        names.update(table[2].replace(placeholder[0], value) for value in values)
    return names


def rewritten(path):
    """Yields the repository path, the commit and the names of the tests of every file."""
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split(" ", 1) for line in file if line.strip() and not line.startswith("#")]
    for keyword, rest in lines:
        rest = rest.strip()
        if keyword == "file":
            names = collections.Counter()
            entry = [rest, None, names]
            yield entry
        elif keyword == "commit":
            entry[1] = rest
        elif keyword == "scenario":
            names[rest] += 1


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    differences = 0
    for path, commit, names in list(rewritten(sys.argv[1])):
        command = ["git", "-C", sys.argv[2], "show", f"{commit}:{path}"]
        there = published(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        print(f"{path}: {there.total()} tests there, {names.total()} here")
        for name in sorted((there | names).keys()):
            if there[name] != names[name]:
                differences += 1
                print(f"  {name}: {there[name]} there, {names[name]} here")
    sys.exit(1 if differences else 0)


main()
