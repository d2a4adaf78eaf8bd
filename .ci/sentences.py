"""Prints random sentences from everything that people read: documents, comments, and messages in the code.

    .ci/sentences.py [COUNT] [SEED]

Read the sentences aloud. Rewrite any that a technical writer would not write.
"""

import pathlib
import random
import re
import sys

FENCE = re.compile(r"^\s*```")
END = re.compile(r"(?<=[.!?])\s+(?=[A-Z'`*\[\"])")
# One or more literals joined with +.
LITERALS = re.compile(r'(?:"((?:\\\(.*?\)|\\.|[^"\\\n])*)"(?:\s*\+\s*)?)+')
LITERAL = re.compile(r'"((?:\\\(.*?\)|\\.|[^"\\\n])*)"')


def paragraphs(lines):
    """Joins numbered lines of prose into paragraphs, without code and Markdown syntax."""
    start, words, in_code = 0, [], False
    for number, line in lines:
        if FENCE.match(line):
            in_code = not in_code
        ends = in_code or not line.strip() or line.startswith("    ") or FENCE.match(line)
        begins = re.match(r"\s*([-*|#>]|\d+\.)", line)
        if (ends or begins) and words:
            yield start, " ".join(words)
            words = []
        if ends or re.match(r"\s*\|[-| :]*\|?$", line):
            continue
        text = re.sub(r"^\s*(- Parameters?( \w+)?:|- (Returns|Complexity|Throws):|[-*>]|#+|\d+\.)\s*", "", line.strip())
        for cell in text.split("|") if line.strip().startswith("|") else [text]:
            if words and line.strip().startswith("|"):
                yield start, " ".join(words)
                words = []
            if cell.strip():
                start = start if words else number
                words.append(cell.strip())
    if words:
        yield start, " ".join(words)


def comments(text, mark):
    block = []
    for number, line in enumerate(text.split("\n"), 1):
        match = re.match(rf"\s*{mark} ?(.*)", line)
        if match:
            block.append((number, match[1]))
        elif block:
            yield from paragraphs(block)
            block = []


def messages(text):
    code = re.sub(r"(?m)^\s*//.*$", "", text)
    for match in LITERALS.finditer(code):
        message = "".join(LITERAL.findall(match[0])).replace('\\"', '"').replace("\\n", " ")
        yield code.count("\n", 0, match.start()) + 1, re.sub(r"\\\((.*?)\)+", r"‹\1›", message)


def blocks(code, pattern):
    """Yields the paragraphs of the comments or docstrings in the first group of a pattern."""
    for match in re.finditer(pattern, code, re.S):
        start = code.count("\n", 0, match.start()) + 1
        lines = [re.sub(r"^\s*\*+ ?", "", line) for line in match.group(1).split("\n")]
        # Examples are indented.
        inner = min((len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()), default=0)
        lines = lines[:1] + [line[inner:] for line in lines[1:]]
        yield from paragraphs(enumerate(lines, start))


def sentences(file):
    if file.suffix not in (".md", ".swift", ".c", ".h", ".js", ".mjs", ".ts", ".py", ".sh") and file.name != "run":
        return
    text = file.read_text(encoding="utf-8")
    found = []
    if file.suffix == ".md":
        found = list(paragraphs(enumerate(text.split("\n"), 1)))
    elif file.suffix == ".swift":
        found = list(comments(text, "///?"))
        if file.parts[0] == "Sources":
            found += messages(text)
    elif file.suffix in (".c", ".h", ".js", ".mjs", ".ts"):
        found = list(blocks(text, r"/\*+ ?(.*?)\*/")) + list(comments(text, "//"))
    else:
        found = list(comments(text, "#(?!!)"))
        if file.suffix == ".py":
            found += blocks(text, '"""(.*?)"""')
    for number, paragraph in found:
        for sentence in END.split(paragraph):
            if len(re.findall(r"[A-Za-z]{2,}", sentence)) >= 4:
                yield f"{file}:{number}: {sentence}"


count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
files = [pathlib.Path("README.md"), pathlib.Path("Package.swift")]
for folder in ("Docs", "Sources", "Tests", ".ci"):
    files += sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
everything = sorted(sentence for file in files for sentence in sentences(file)) if files else []
print(f"{len(everything)} sentences, seed {seed}", file=sys.stderr)
for sentence in random.Random(seed).sample(everything, min(count, len(everything))):
    print(sentence)
