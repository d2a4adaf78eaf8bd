#!/usr/bin/env python3
"""Bundles the web pages into Swift source, so that the program contains them.

    bundle.py            writes Sources/PageTemplate/PageTemplate.swift
    bundle.py --check    fails if that file is out of date
"""

import base64
import gzip
import pathlib
import re
import sys

WEB = pathlib.Path(__file__).resolve().parent
TARGET = WEB.parent / "PageTemplate" / "PageTemplate.swift"
#: The modules of each page in import order.
PAGES = {
    "page": ["crosspager.js", "page/data.js", "page/chart.js", "page/wording.js", "page/session.js", "page/keys.js", "page/page.js"],
    "touch": ["crosspager.js", "motion.js", "hosts.js", "touch/words.js", "touch/session.js", "touch/touch.js"],
}
HEAD = """\
// Sources/CrossPagerWeb/bundle.py writes this file. Edit the files beside that script instead.
// swift-format-ignore-file

/// The web pages that `export` writes, with `{{title}}` and `{{data}}` in place of the title and the data.
package enum PageTemplate {
  /// The page with charts.
  package static let text = #\"""
"""
MIDDLE = '''
"""#
  /// The page with a pager to touch.
  package static let touch = #"""
'''
FOOT = '''
"""#
}
'''


def compact(text):
    """Removes indentation and full-line comments."""
    text = re.sub(r"^[ \t]*/\*.*?\*/[ \t]*\n", "", text, flags=re.S | re.M)
    text = re.sub(r"^[ \t]*//.*\n", "", text, flags=re.M)
    return re.sub(r"\n[ \t\n]+", "\n", text)


def wrapped(name):
    """Wraps a module in a function that returns its exports, so that each module keeps its own names."""
    text = compact((WEB / name).read_text())
    text = re.sub(r"^import [^;]*;\n", "", text, flags=re.M)
    exports = re.findall(r"^export (?:async )?(?:const|function|class) (\w+)", text, flags=re.M)
    for names in re.findall(r"^export \{([^}]*)\};\n", text, flags=re.M):
        exports += re.findall(r"\w+", names)
    text = re.sub(r"^export \{[^}]*\};\n", "", text, flags=re.M)
    text = re.sub(r"^export ", "", text, flags=re.M).strip()
    if not exports:
        return f"await (async () => {{\n{text}\n}})();"
    names = ", ".join(exports)
    return f"const {{ {names} }} = (() => {{\n{text}\nreturn {{ {names} }};\n}})();"


def template(name):
    page = (WEB / name / f"{name}.html").read_text().strip()
    style = compact((WEB / name / f"{name}.css").read_text())
    module = base64.b64encode(gzip.compress((WEB / "crosspager.wasm").read_bytes(), 9, mtime=0)).decode()
    values = {"style": style.strip(), "module": module, "script": "\n".join(map(wrapped, PAGES[name]))}
    return re.sub(r"\{\{(style|module|script)\}\}", lambda match: values[match[1]], page)


def unpacked(source):
    """The source with the modules decompressed for comparison, because compressors differ in their output."""
    return re.sub(
        r'(id="module">)([^<{]+)', lambda found: found[1] + gzip.decompress(base64.b64decode(found[2])).hex(), source)


if __name__ == "__main__":
    source = HEAD + template("page") + MIDDLE + template("touch") + FOOT
    if "--check" not in sys.argv:
        TARGET.write_text(source)
    elif unpacked(TARGET.read_text()) != unpacked(source):
        sys.exit(f"{TARGET} is out of date. To write it again: {sys.argv[0]}")
