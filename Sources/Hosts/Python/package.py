#!/usr/bin/env python3
"""Builds a wheel of the package that contains the C library, and prints its name:

    Sources/Hosts/Python/package.py FOLDER

pip runs the same code. The build needs no other package. The environment variable CROSSPAGER_LIBRARY names a shared
library, or its folder. Without this variable, Sources/Hosts/C/install.sh builds the library, which needs Linux and
Swift 6.3. The same files produce a wheel with the same bytes.
"""

import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent

METADATA = """\
Metadata-Version: 2.1
Name: crosspager
Version: {version}
Summary: A two-dimensional pager: levels of pages, with gestures, rules and reusable views
Requires-Python: >=3.9
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: User Interfaces
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

{readme}"""

WHEEL = """\
Wheel-Version: 1.0
Generator: crosspager
Root-Is-Purelib: false
Tag: {tag}
"""


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel to a folder and returns its name. pip calls this function (PEP 517)."""
    library = built_library()
    package = HERE / "crosspager"
    version = re.search(r'^__version__ = "(.*)"$', (package / "__init__.py").read_text(encoding="utf-8"), re.M)[1]
    files = {f"crosspager/{file.name}": file.read_bytes() for file in [*sorted(package.glob("*.py")), package / "py.typed"]}
    files["crosspager/libcrosspager.so"] = library
    information = f"crosspager-{version}.dist-info"
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    tag = f"py3-none-{platform_tag(library)}"
    files[f"{information}/METADATA"] = METADATA.format(version=version, readme=readme).encode()
    files[f"{information}/WHEEL"] = WHEEL.format(tag=tag).encode()
    record = "".join(f"{name},sha256={digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{information}/RECORD"] = f"{record}{information}/RECORD,,\n".encode()

    name = f"crosspager-{version}-{tag}.whl"
    os.makedirs(wheel_directory, exist_ok=True)
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in files.items():
            entry = zipfile.ZipInfo(file)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if file.endswith(".so") else 0o100644) << 16
            archive.writestr(entry, content)
    return name


def built_library():
    """Returns the bytes of the C library, and builds it if necessary."""
    given = os.environ.get("CROSSPAGER_LIBRARY")
    if given:
        path = pathlib.Path(given)
        return (path / "libcrosspager.so" if path.is_dir() else path).read_bytes()
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run([str(HERE.parent / "C/install.sh"), prefix], check=True, stdout=subprocess.DEVNULL)
        return pathlib.Path(prefix, "lib/libcrosspager.so").read_bytes()


def platform_tag(library):
    """Returns the platform tag for a library. The tag names the newest version of glibc that the library needs."""
    machine = platform.machine()
    # pip has no tags for older versions.
    oldest = (2, 5) if machine == "x86_64" else (2, 17)
    needed = [(int(major), int(minor)) for major, minor in re.findall(rb"GLIBC_(\d+)\.(\d+)", library)]
    major, minor = max(oldest, *needed)
    return f"manylinux_{major}_{minor}_{machine}"


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: package.py FOLDER")
    print(build_wheel(sys.argv[1]))
