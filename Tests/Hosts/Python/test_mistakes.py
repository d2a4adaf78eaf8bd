"""Tests that a programming error raises an exception that describes it."""

import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest

import crosspager
from crosspager import Changed, CrossPagerError, Level, LevelRules, Pager, Replacement, Rules, Spans, command


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
            with self.assertRaises((TypeError, AttributeError)):
                call()
        with self.assertRaises((TypeError, AttributeError)):
            pager.drag("far")
        self.assert_message(TypeError, "a level and a page, or neither", lambda: pager.open(0))
        self.assertEqual(pager, Pager(counts=[5]))

    def test_counts_that_are_too_large(self):
        pager = Pager(counts=[5])
        for call in (
            lambda: pager.resize(0, 2**31),
            lambda: pager.insert(0, 0, 2**31),
            lambda: pager.insert_level(2**31),
            lambda: Pager(counts=[2**31]),
            lambda: pager.replace_levels([Replacement(2**31)]),
        ):
            self.assert_message(ValueError, "A count of 2147483648 is too large.", call)

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

    def test_no_library(self):
        line = self.last_line(self.run_with({}))
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
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder) / "crosspager"
            package.mkdir()
            for file in [*pathlib.Path(crosspager.__file__).parent.glob("*.py"), self.library]:
                (package / file.name).write_bytes(file.read_bytes())
            self.assertEqual(self.run_with({}, path=folder).stdout, "found\n")

    @unittest.skipUnless(os.name == "posix", "pkg-config is a script here")
    def test_pkg_config(self):
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / "pkg-config"
            script.write_text(f'#!/bin/sh\n[ "$*" = "--variable=libdir crosspager" ] && echo "{self.library.parent}"\n')
            script.chmod(0o755)
            self.assertEqual(self.run_with({"PATH": folder}).stdout, "found\n")

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
            ("library.VERSION += 1 << 16", "is version 0.1.0, but this package needs version 1.1.0"),
            ("library.VERSION -= 1 << 16", "is version 0.1.0, but this package needs version -1.1.0"),
            ("library.VERSION += 1", "is version 0.1.0, but this package needs version 0.1.1"),
            (
                "library.STRUCTURES = library.STRUCTURES[1:]",
                "has different structures from this package: LevelRules takes 8",
            ),
        ):
            result = self.run_with(environment, "import crosspager" + program.format(change))
            self.assertIn(message, result.stdout, result.stderr)


if __name__ == "__main__":
    unittest.main()
