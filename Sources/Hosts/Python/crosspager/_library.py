"""Finds, loads and checks the shared library."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import os
import pathlib
import subprocess
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_size_t, c_void_p
from typing import Any, Dict, Iterator, List, Optional

from ._arguments import int32
from ._structures import STRUCTURES, VERSION

NAMES = ("libcrosspager.so", "libcrosspager.dylib", "crosspager.dll")

STATUSES = {
    "ok": 0,
    "badArgument": 1,
    "badCode": 2,
    "badSpans": 3,
    "noMemory": 4,
    "tooSmall": 5,
    "notMade": 6,
    "busy": 7,
    "badBytes": 8,
    "otherVersion": 9,
}


class LibraryError(OSError):
    """The shared library is missing or does not match this package."""


class CrossPagerError(ValueError):
    """A call was invalid, for example because the bytes passed to it were not a saved pager. The call changed nothing.

    A command that the pager ignores is not an error. See Ignored.
    """

    status: str
    """The status from the library: `badArgument`, `badCode`, `badSpans`, `noMemory`, `busy`, `badBytes`, …"""

    def __init__(self, code: int) -> None:
        self.code = code = int32(code)
        self.status = next((name for name, other in STATUSES.items() if other == code), str(code))
        super().__init__(library().cp_status_text(code).decode())

    def __reduce__(self) -> Any:
        return CrossPagerError, (self.code,)


def check(status: int) -> None:
    """Raises CrossPagerError unless the status is CP_OK."""
    if status:
        raise CrossPagerError(status)


@functools.cache
def library() -> Any:
    """Returns the library, which is loaded and checked on first use.

    Raises LibraryError if the library is missing or does not match this package.
    """
    path = find()
    try:
        # A PyDLL keeps the global interpreter lock, so threads that share a pager by mistake cannot damage its memory.
        loaded = ctypes.PyDLL(path)
        declare(loaded)
    except (OSError, AttributeError) as error:
        raise LibraryError(f"Cannot load the CrossPager library '{path}': {error}") from error
    version = loaded.cp_version()
    if version >> 16 != VERSION >> 16 or version < VERSION:
        raise LibraryError(
            f"The CrossPager library '{path}' is version {dotted(version)}, but this package needs version "
            f"{dotted(VERSION)} or a later minor version. Install both from the same checkout."
        )
    for code, structure in enumerate(STRUCTURES, start=1):
        size = loaded.cp_size_of(code)
        if size != ctypes.sizeof(structure):
            raise LibraryError(
                f"The CrossPager library '{path}' has different structures from this package: {structure.__name__[1:]} "
                f"takes {size} bytes, not {ctypes.sizeof(structure)}. Install both from the same checkout."
            )
    return loaded


def find() -> str:
    """Returns the path to the library: from CROSSPAGER_LIBRARY, in the package's folder, or installed on the system.

    Raises LibraryError if there is no library.
    """
    given = os.environ.get("CROSSPAGER_LIBRARY")
    if given:
        if not os.path.exists(given):
            raise LibraryError(f"CROSSPAGER_LIBRARY is '{given}', but there is no such file.")
        files: Iterator[pathlib.Path] = libraries(pathlib.Path(given))
        return str(next(files, given))
    for file in libraries(pathlib.Path(__file__).parent):
        return str(file)
    folder = pkg_config_folder()
    if folder:
        for file in libraries(pathlib.Path(folder)):
            return str(file)
    installed = ctypes.util.find_library("crosspager")
    if installed:
        return installed
    raise LibraryError(
        "Cannot find the CrossPager library. Build and install it with Sources/Hosts/C/install.sh, "
        "or set CROSSPAGER_LIBRARY to the path of the shared library."
    )


def libraries(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """Yields the libraries in a folder."""
    return (folder / name for name in NAMES if (folder / name).is_file())


def pkg_config_folder() -> Optional[str]:
    """Returns the library folder that pkg-config reports, or None if pkg-config does not know CrossPager."""
    try:
        result = subprocess.run(
            ["pkg-config", "--variable=libdir", "crosspager"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return result.stdout.strip() or None


def dotted(version: int) -> str:
    """Returns a version as text, such as `1.0.0`."""
    return f"{version >> 16}.{version >> 8 & 255}.{version & 255}"


OBJECT = c_void_p
"""A pointer to a pager, hosts, a structure or an array."""

FUNCTIONS: Dict[str, List[Any]] = {
    "cp_rules_default": [OBJECT],
    "cp_pager_make": [OBJECT, c_size_t, OBJECT, c_int32, OBJECT],
    "cp_pager_make_levels": [OBJECT, c_size_t, OBJECT, OBJECT, c_int32, c_int32, OBJECT, OBJECT, OBJECT],
    "cp_pager_copy": [OBJECT, OBJECT, c_size_t, OBJECT],
    "cp_apply": [OBJECT, OBJECT, OBJECT],
    "cp_preview": [OBJECT, OBJECT, OBJECT],
    "cp_replace_levels": [OBJECT, OBJECT, c_int32, OBJECT],
    "cp_restore_places": [OBJECT, OBJECT, c_int32, c_int32, OBJECT, OBJECT, OBJECT],
    "cp_get_state": [OBJECT, OBJECT],
    "cp_get_routes": [OBJECT, POINTER(c_int32)],
    "cp_get_level": [OBJECT, c_int32, OBJECT],
    "cp_get_rules": [OBJECT, OBJECT, OBJECT],
    "cp_get_window": [OBJECT, OBJECT, c_int32, POINTER(c_int32)],
    "cp_get_indicator": [OBJECT, c_int32, OBJECT, c_int32, POINTER(c_int32)],
    "cp_save": [OBJECT, OBJECT, c_size_t, POINTER(c_size_t)],
    "cp_restore": [OBJECT, c_char_p, c_size_t, c_int32, OBJECT],
    "cp_read_saved": [c_char_p, c_size_t, OBJECT, c_int32, OBJECT, OBJECT, OBJECT, OBJECT],
    "cp_hosts_make": [OBJECT, c_size_t, c_int32, c_int32, OBJECT],
    "cp_hosts_set_hosting": [OBJECT, c_int32],
    "cp_hosts_update": [OBJECT, OBJECT, OBJECT, OBJECT, c_int32, POINTER(c_int32)],
    "cp_hosts_visit": [OBJECT, OBJECT, OBJECT, OBJECT, OBJECT],
    "cp_get_hosts": [OBJECT, OBJECT, c_int32, POINTER(c_int32), POINTER(c_int64)],
    "cp_get_host": [OBJECT, c_int32, c_int32, POINTER(c_int32)],
    "cp_wheel_make": [OBJECT],
    "cp_wheel_step": [OBJECT, c_int32, c_int64, POINTER(c_int32)],
}
"""The functions that return a status, with the types of their parameters."""


def declare(loaded: Any) -> None:
    """Declares the types of all functions."""
    for name, parameters in FUNCTIONS.items():
        function = getattr(loaded, name)
        function.argtypes, function.restype = parameters, c_int32
    for name, parameters, result in (
        ("cp_version", [], c_int32),
        ("cp_status_text", [c_int32], c_char_p),
        ("cp_reason_name", [c_int32], c_char_p),
        ("cp_size_of", [c_int32], c_size_t),
        ("cp_pager_size", [c_int32, c_int32], c_size_t),
        ("cp_hosts_size", [c_int32, c_int32, c_int32], c_size_t),
        ("cp_offset", [c_int32, c_int32], c_int64),
        ("cp_points", [c_int64, c_int32], c_int32),
    ):
        function = getattr(loaded, name)
        function.argtypes, function.restype = parameters, result
