"""Tests that a programming error raises an exception that describes it."""

import contextlib
import numbers
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
from decimal import Decimal
from unittest import mock

import crosspager
from crosspager import (
    Changed,
    Command,
    CrossPagerError,
    Hosts,
    Level,
    LevelRules,
    Pager,
    Replacement,
    Rules,
    Spans,
    command,
    pages,
    units,
)


class Values:
    """A sequence that reports a given length, and has one value each time it is read."""

    def __init__(self, length, *values):
        self.length = length
        self.values = list(values)

    def __len__(self):
        return self.length

    def __iter__(self):
        return Remaining([self.values.pop(0)])


class Remaining(Values):
    """An iterator that reports a wrong length."""

    def __init__(self, values):
        super().__init__(2**62, *values)

    def __iter__(self):
        return self

    def __next__(self):
        if not self.values:
            raise StopIteration
        return self.values.pop()


@numbers.Real.register
class Ratioless:
    """A number that has no ratio."""


def failing():
    yield Level(1)
    raise KeyError("failing")


class MistakeTests(unittest.TestCase):
    def assert_message(self, error, message, call):
        with self.assertRaises(error) as caught:
            call()
        self.assertIn(message, str(caught.exception))

    def test_unknown_words(self):
        pager = Pager(counts=[5])
        self.assert_message(
            ValueError, "Unknown direction 'rigth'. Use one of: left, right, up, down", lambda: pager.move("rigth")
        )
        self.assert_message(
            ValueError, "Unknown rule 'egde'. Use one of: start, entry", lambda: pager.set("egde", "wrap")
        )
        self.assert_message(ValueError, "Unknown value of edge 'warp'", lambda: pager.set("edge", "warp"))
        self.assert_message(ValueError, "Unknown value of ends", lambda: Pager(counts=[1], rules=Rules(ends="up")))
        self.assert_message(
            ValueError, "Unknown value of entry", lambda: Pager(levels=[Level(1, rules=LevelRules(entry=3))])
        )
        self.assert_message(ValueError, "Omit the level", lambda: pager.set("ends", "wrap", 0))
        self.assert_message(ValueError, "Unknown direction", lambda: pager.lock("left", "in"))
        self.assert_message(ValueError, "Unknown direction ['left']", lambda: pager.move(["left"]))
        self.assert_message(ValueError, "Unknown rule ['edge']", lambda: pager.set(["edge"], "wrap"))
        self.assert_message(ValueError, "Unknown value of edge {}", lambda: pager.set("edge", {}))
        self.assert_message(
            ValueError, "Unknown command 'jump'. Use one of: move", lambda: pager.apply(Command("jump"))
        )
        self.assert_message(ValueError, "Unknown command []", lambda: pager.preview(Command([])))
        self.assertEqual(pager, Pager(counts=[5]))

    def test_wrong_types(self):
        pager = Pager(counts=[5])
        for call in (
            lambda: pager.right("2"),
            lambda: pager.go(0, 1.5),
            lambda: pager.open(0),
            lambda: pager.set("start", 1.5),
            lambda: Pager(),
            lambda: Pager(counts=[1], levels=[Level(1)]),
            lambda: Pager(counts=["a"]),
            lambda: Pager(levels=[5]),
            lambda: pager.restore("text"),
            lambda: Pager.from_saved(5),
        ):
            with self.assertRaises(TypeError):
                call()
        self.assert_message(TypeError, "a level and a page, or neither", lambda: pager.open(0))
        self.assertEqual(pager, Pager(counts=[5]))

    def test_values_of_other_types(self):
        pager, hosts = Pager(counts=[5]), Hosts()
        saved, level = pager.save(), Level(5)
        for message, call in (
            ("rules must be a Rules, not 'x'.", lambda: Pager(counts=[1], rules="x")),
            ("rules must be a Rules, not LevelRules(", lambda: pager.restore_places([], rules=LevelRules())),
            ("A level's rules must be a LevelRules, not 5.", lambda: Pager(counts=[1], new_level_rules=5)),
            ("A level's rules must be a LevelRules, not ''.", lambda: Pager(counts=[1], new_level_rules="")),
            ("A level's rules must be a LevelRules, not <", lambda: Pager(counts=[1], new_level_rules=Values(2**70))),
            ("A level's rules must be a LevelRules, not 'x'.", lambda: Pager(levels=[Level(1, rules="x")])),
            ("Each level must be a Level, not 'x'.", lambda: Pager(levels=["x"])),
            ("Each level must be a Level, not Replacement(", lambda: Pager(levels=[Replacement(1)])),
            ("Each level must be a Replacement, not 1.", lambda: pager.replace_levels([1])),
            ("Each place must be a Level, not 5.", lambda: pager.restore_places([5])),
            ("spans must be a Spans, not (0, 1).", lambda: Pager(levels=[Level(1, spans=(0, 1))])),
            ("spans must be a Spans, not 5.", lambda: Pager.from_saved(saved, [5])),
            ("command must be a Command, not 1.", lambda: pager.apply(1)),
            ("command must be a Command, not None.", lambda: pager.preview(None)),
            ("command must be a Command, not 'left'.", lambda: command.apply("left")),
            ("command must be a Command, not 1.", lambda: hosts.update(pager, 1)),
            ("pager must be a Pager, not None.", lambda: hosts.update(None)),
            ("origin must be a function, not 5.", lambda: hosts.update(pager, origin=5)),
            ("The result of origin must be a Position, not 5.", lambda: hosts.update(pager, origin=lambda _: 5)),
            ("A distance must be a number, not 'far'.", lambda: pager.drag("far")),
            ("A distance must be a number, not <class 'float'>.", lambda: pager.drag(float)),
            ("A distance must be a number, not <", lambda: pager.release(Ratioless())),
            ("counts must be a sequence, not ''.", lambda: Pager(counts="")),
            ("levels must be a sequence, not Level(", lambda: pager.replace_levels(level)),
            ("places must be a sequence, not 5.", lambda: pager.restore_places(5)),
            ("starts must be a sequence, not 5.", lambda: Spans(starts=5)),
            ("locked must be a set, not 'left'.", lambda: Pager(counts=[1], rules=Rules(locked="left"))),
            ("integer", lambda: pager.restore(saved, keep_rules="no")),
            ("integer", lambda: Spans.ranges([("a", "b")])),
            ("integer", lambda: CrossPagerError("busy")),
            ("integer", lambda: Pager(counts=[1e10])),
            ("integer", lambda: Spans(length=1.5)),
        ):
            with self.subTest(message):
                self.assert_message(TypeError, message, call)
        self.assertEqual((pager, hosts.assignments), (Pager(counts=[5]), {}))

    def test_sequences_that_are_too_long(self):
        pager = Pager(counts=[5])
        for length in (2**62, 2**70):
            for name, call in (
                ("counts", lambda: Pager(counts=Values(length, 1))),
                ("levels", lambda: Pager(levels=Values(length, Level(1)))),
                ("levels", lambda: pager.replace_levels(Values(length, Replacement(1)))),
                ("places", lambda: pager.restore_places(Values(length, None))),
                ("spans", lambda: Pager.from_saved(pager.save(), Values(length, Spans()))),
                ("starts", lambda: Spans(starts=Values(length, 1))),
            ):
                self.assert_message(ValueError, f"{name} is too long. It can have at most 2147483647 elements.", call)
        self.assert_message(ValueError, "counts is too long.", lambda: Pager(counts=range(2**62)))
        self.assertEqual(pager, Pager(counts=[5]))

    def test_arguments_are_read_once(self):
        days, weeks = Spans.every(1), Spans.every(7)
        pager = Pager(levels=Values(9, Level(3, spans=days), Level(3, spans=weeks)))
        self.assertEqual([level.spans for level in pager.levels], [days])
        pager.replace_levels(Values(9, Replacement(3, spans=weeks), Replacement(3, spans=days)))
        self.assertEqual([level.spans for level in pager.levels], [weeks])
        pager = Pager(levels=[Level(3, spans=days), Level(3, spans=weeks)])
        number = mock.MagicMock()
        number.__index__.side_effect = [0, 1]
        pager.apply(Command("remove_level", level=number))
        self.assertEqual([level.spans for level in pager.levels], [weeks])

    def test_exceptions_of_arguments(self):
        pager = Pager(counts=[5])
        for call in (
            lambda: Pager(levels=failing()),
            lambda: pager.replace_levels(failing()),
            lambda: pager.restore_places(failing()),
        ):
            self.assert_message(KeyError, "failing", call)
        self.assertEqual(pager, Pager(counts=[5]))

    def test_numbers_that_are_too_large(self):
        pager = Pager(counts=[5])
        self.assert_message(ValueError, "a long int is out of range.", lambda: pager.resize(0, 10**5000))
        self.assert_message(ValueError, "Unknown value of edge a long int", lambda: pager.set("edge", 10**5000))
        for bits, call in (
            (32, lambda: pager.apply(Command("go_page", 2**32))),
            (32, lambda: pager.apply(Command("insert_level", level=2**32, count=1))),
            (64, lambda: pager.preview(Command("drag", x=2**63))),
            (64, lambda: pager.preview(Command("drag", y=-(2**63) - 1))),
            (64, lambda: Spans(origin=10**5000)),
        ):
            self.assert_message(ValueError, f"does not fit in {bits} bits.", call)
        self.assertEqual(pager.apply(Command("drag", x=-(2**63))), Changed())
        self.assert_message(ValueError, "does not fit in 64 bits.", lambda: pages(10**400))
        self.assertEqual((pages(2**63 - 1), pages(-(2**63))), (2.0**47, -(2.0**47)))

    def test_distances_with_many_digits(self):
        self.assertEqual(units(Decimal("1E+999999999")), 2**62)
        self.assertEqual(units(Decimal("-1E+999999999")), -(2**62))
        self.assertEqual([units(Decimal(f"{digit}E-999999999")) for digit in (-1, 0, 1)], [0, 0, 0])
        self.assertEqual([units(Decimal(text)) for text in ("0E+999999999", "0.5", "1E-31")], [0, 32768, 0])
        for text in ("NaN", "sNaN"):
            self.assert_message(ValueError, "NaN", lambda: units(Decimal(text)))

    def test_hosts_that_do_not_fit_in_memory(self):
        with (
            mock.patch("crosspager.hosts.mmap.mmap", side_effect=OSError),
            self.assertRaises(CrossPagerError) as caught,
        ):
            Hosts()
        self.assertEqual(caught.exception.status, "noMemory")

    def test_counts_that_are_out_of_range(self):
        for count in (-1, -(2**31), 2**31):
            for call in (
                lambda: Pager(counts=[5, count]),
                lambda: Pager(levels=[Level(count)]),
                lambda: Hosts(displayed=count),
                lambda: Hosts(preallocated=count),
                lambda: Hosts(levels=count),
            ):
                self.assert_message(ValueError, f"A count of {count} is out of range. Counts are 0 to 2147483647.", call)

    def test_numbers_that_do_not_fit(self):
        pager, hosts = Pager(counts=[5]), Hosts()
        for number in (2**31, -(2**31), 2**40):
            for call in (
                lambda: pager.right(number),
                lambda: pager.next(number),
                lambda: pager.go(number),
                lambda: pager.go(0, number),
                lambda: pager.open(0, number),
                lambda: pager.tick(number),
                lambda: pager.resize(0, number),
                lambda: pager.insert(0, 0, number),
                lambda: pager.insert_level(number),
                lambda: pager.insert_level(1, number),
                lambda: pager.move_level(0, number),
                lambda: pager.reload(0, 1, open_page=number),
                lambda: pager.set("start", number),
                lambda: pager.set("edge", "wrap", number),
                lambda: pager.set_viewport(beyond=number),
                lambda: pager.set_gesture(milliseconds=number),
                lambda: pager.replace_levels([Replacement(number)]),
                lambda: pager.replace_levels([Replacement(1, number)]),
                lambda: pager.replace_levels([Replacement(1, 0, open_page=number)]),
                lambda: pager.restore_places([Level(0, number)]),
                lambda: pager.restore_places([], current=number),
                lambda: Pager(levels=[Level(1, number)]),
                lambda: Pager(counts=[1], current=number),
                lambda: Pager(counts=[1], rules=Rules(beyond=number)),
                lambda: Pager(levels=[Level(1, spans=Spans.every(number))]),
                lambda: hosts.host(0, number),
                lambda: command.go_to_page(number),
            ):
                self.assert_message(ValueError, f"{number} is out of range. Use a number from -2147483647", call)
        self.assertEqual(pager, Pager(counts=[5]))

    def test_rules_and_places_are_clamped(self):
        pager = Pager(levels=[Level(3, 99), Level(4, -7)], rules=Rules(beyond=-5, viewport_pages=0, milliseconds=9999))
        self.assertEqual([level.page for level in pager.levels], [2, 0])
        self.assertEqual((pager.rules.beyond, pager.rules.viewport_pages, pager.rules.milliseconds), (0, 1, 1000))
        pager.restore_places([Level(-1, -4)], current=9)
        self.assertEqual((pager.position, pager.levels[0].page), ((1, 0), 0))
        self.assertEqual(Pager(counts=[1, 1], current=-9).level, 0)
        pager.set_viewport(levels=-1, beyond=1000)
        self.assertEqual((pager.rules.viewport_levels, pager.rules.beyond), (1, 100))
        self.assertEqual(pager.replace_levels([Replacement(-1)]).reason, "doesNotFit")

    def test_spans(self):
        for spans in (Spans.at([0, 5, 3]), Spans.ranges([(5, 9), (0, 3)]), Spans.ranges([(5, 3)])):
            with self.assertRaises(CrossPagerError) as caught:
                Pager(levels=[Level(2, spans=spans)])
            self.assertEqual(caught.exception.status, "badSpans")
            with self.assertRaises(CrossPagerError):
                Pager(counts=[1]).replace_levels([Replacement(2, spans=spans)])
        self.assert_message(
            ValueError, "2 starts and 1 ends", lambda: Pager(levels=[Level(2, spans=Spans(starts=(0, 1), ends=(1,)))])
        )
        self.assert_message(ValueError, "64 bits", lambda: Pager(levels=[Level(2, spans=Spans.at([0, 2**63]))]))
        self.assert_message(ValueError, "64 bits", lambda: Pager(levels=[Level(2, spans=Spans.every(1, 2**63))]))

    def test_errors_state_the_sentence_of_the_library(self):
        with self.assertRaises(CrossPagerError) as caught:
            Pager(counts=[1]).restore(b"")
        self.assertRegex(str(caught.exception), r"^[A-Z].*\.$")
        copy = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(copy), copy.status), (str(caught.exception), "badBytes"))

    def test_command_values(self):
        self.assertEqual(command.move("right", 3), command.right(3))
        self.assertNotEqual(command.right(3), command.right())
        self.assertEqual(pickle.loads(pickle.dumps(command.drag(0.5))), command.drag(0.5))
        self.assertEqual(len({command.left(), command.move("left")}), 1)

    def test_several_threads(self):
        pagers = [Pager(counts=[100] * 4) for _ in range(4)]

        def browse(pager):
            for _ in range(300):
                pager.next()
                pager.insert_level(1)

        threads = [threading.Thread(target=browse, args=(pager,)) for pager in pagers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([pager.position for pager in pagers], [(3, 0)] * 4)

    @unittest.skipUnless(
        getattr(sys, "_is_gil_enabled", lambda: True)(), "Python runs without a global interpreter lock."
    )
    def test_threads_that_share_a_pager_do_not_damage_it(self):
        pager = Pager(counts=[0] * 20_000)

        def insert():
            for _ in range(300):
                pager.insert(0, 0)
                self.assertEqual(pager.preview(command.remove_level(0)), Changed())

        threads = [threading.Thread(target=insert) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(pager.levels[0].count, 1200)


class LibraryTests(unittest.TestCase):
    """Tests the search for the library. Each test runs a new interpreter."""

    def run_with(
        self, environment, program="import crosspager; crosspager.Pager(counts=[1]); print('found')", path=None
    ):
        package = path or pathlib.Path(crosspager.__file__).parent.parent
        kept = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "LANG")}
        return subprocess.run(
            [sys.executable, "-c", program],
            env={**kept, "PYTHONPATH": str(package), "PATH": "", **environment},
            capture_output=True,
            text=True,
        )

    def last_line(self, result):
        return result.stderr.strip().splitlines()[-1]

    @classmethod
    def setUpClass(cls):
        Pager(counts=[])
        from crosspager._library import find

        cls.library = pathlib.Path(find())

    @contextlib.contextmanager
    def copy(self, *libraries):
        """Yields a folder with a copy of the package that contains only the given libraries."""
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder) / "crosspager"
            package.mkdir()
            for file in [*pathlib.Path(crosspager.__file__).parent.glob("*.py"), *libraries]:
                (package / file.name).write_bytes(file.read_bytes())
            yield folder

    def test_no_library(self):
        with self.copy() as folder:
            line = self.last_line(self.run_with({}, path=folder))
        self.assertIn("LibraryError: Cannot find the CrossPager library.", line)
        self.assertIn("or set CROSSPAGER_LIBRARY", line)

    def test_the_variable_names_no_file(self):
        line = self.last_line(self.run_with({"CROSSPAGER_LIBRARY": "/nowhere/libcrosspager.so"}))
        self.assertIn("CROSSPAGER_LIBRARY is '/nowhere/libcrosspager.so', but there is no such file.", line)

    def test_the_variable_names_another_file(self):
        line = self.last_line(self.run_with({"CROSSPAGER_LIBRARY": __file__}))
        self.assertIn(f"LibraryError: Cannot load the CrossPager library '{__file__}'", line)

    def test_the_variable_names_a_library_or_its_folder(self):
        for path in (self.library, self.library.parent):
            self.assertEqual(self.run_with({"CROSSPAGER_LIBRARY": str(path)}).stdout, "found\n")

    def test_a_library_beside_the_package(self):
        with self.copy(self.library) as folder:
            self.assertEqual(self.run_with({}, path=folder).stdout, "found\n")

    @unittest.skipUnless(os.name == "posix", "pkg-config is a script here")
    def test_pkg_config(self):
        with self.copy() as package, tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / "pkg-config"
            script.write_text(f'#!/bin/sh\n[ "$*" = "--variable=libdir crosspager" ] && echo "{self.library.parent}"\n')
            script.chmod(0o755)
            self.assertEqual(self.run_with({"PATH": folder}, path=package).stdout, "found\n")

    def test_another_version_and_other_structures(self):
        program = """
import crosspager._library as library
{}
try:
    library.library()
except crosspager.LibraryError as error:
    print(error)
"""
        environment = {"CROSSPAGER_LIBRARY": str(self.library)}
        for change, message in (
            ("library.VERSION += 1 << 16", "is version 1.0.0, but this package needs version 2.0.0"),
            ("library.VERSION -= 1 << 16", "is version 1.0.0, but this package needs version 0.0.0"),
            ("library.VERSION += 1", "is version 1.0.0, but this package needs version 1.0.1"),
            (
                "library.STRUCTURES = library.STRUCTURES[1:]",
                "has different structures from this package: LevelRules takes 8",
            ),
        ):
            result = self.run_with(environment, "import crosspager" + program.format(change))
            self.assertIn(message, result.stdout, result.stderr)


if __name__ == "__main__":
    unittest.main()
