#!/usr/bin/env python3
"""Bundles the web page into Swift source, so that the program contains the page.

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
#: The modules in import order.
MODULES = ["crosspager.js", *(
    f"page/{name}.js" for name in ("series", "data", "numbers", "chart", "wording", "session", "keys", "page"))]
HEAD = """\
// Sources/CrossPagerWeb/bundle.py writes this file. Edit the files beside that script instead.
// swift-format-ignore-file

/// The web page that `export` writes, without its title and data.
package enum PageTemplate {
  /// The text of the page, with `{{title}}` and `{{data}}` in place of the title and the data.
  package static let text = #\"""
"""
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


def template():
    page = (WEB / "page/page.html").read_text().strip()
    style = compact((WEB / "page/page.css").read_text())
    module, series = (
        base64.b64encode((WEB / f"{name}.wasm.gz").read_bytes()).decode() for name in ("crosspager", "series"))
    values = {
        "style": style.strip(), "module": module, "series": series, "script": "\n".join(map(wrapped, MODULES)),
    }
    return re.sub(r"\{\{(style|module|series|script)\}\}", lambda match: values[match[1]], page)


def unpacked(source):
    """The source with the modules decompressed for comparison, because compressors differ in their output."""
    return re.sub(
        r'((?:id="module"|id="numbers")>)([^<]*)',
        lambda match: match[1] + gzip.decompress(base64.b64decode(match[2])).hex(), source)


if __name__ == "__main__":
    source = HEAD + template() + FOOT
    if "--check" not in sys.argv:
        TARGET.write_text(source)
    elif unpacked(TARGET.read_text()) != unpacked(source):
        sys.exit(f"{TARGET} is out of date. To write it again: {sys.argv[0]}")
