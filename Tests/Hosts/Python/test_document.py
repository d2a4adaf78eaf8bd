"""Tests the program in the package's README, the sessions in the documents, the docstrings, and the types."""

import contextlib
import doctest
import importlib.util
import io
import os
import pathlib
import pkgutil
import re
import subprocess
import sys
import unittest
from unittest import mock

import crosspager

REPOSITORY = pathlib.Path(__file__).parents[3]
README = REPOSITORY / "Sources/Hosts/Python/README.md"
EMBEDDING = REPOSITORY / "Docs/Embedding.md"


def fences(language, document=README):
    return re.findall(rf"^```{language}\n(.*?)^```$", document.read_text(encoding="utf-8"), re.S | re.M)


@unittest.skipUnless(README.exists(), "There is no README beside these tests.")
class ReadmeTests(unittest.TestCase):
    def test_the_first_program(self):
        (program,) = fences("python")
        (output,) = fences("text")
        self.assertLess(len(program.splitlines()), 40)
        sentence = re.search(r"^With the input (.*), the program prints:", README.read_text(encoding="utf-8"), re.M)
        printed = io.StringIO()
        lines = "".join(f"{line}\n" for line in re.findall(r"`(.*?)`", sentence[1]))
        with mock.patch("sys.stdin", io.StringIO(lines)), contextlib.redirect_stdout(printed):
            exec(compile(program, str(README), "exec"), {"__name__": "__main__"})
        self.assertEqual(printed.getvalue(), output)

    def test_the_sessions(self):
        for document, count in [(README, 10), (EMBEDDING, 4)]:
            parser, session = doctest.DocTestParser(), "".join(fences("pycon", document))
            runner = doctest.DocTestRunner()
            runner.run(parser.get_doctest(session, {}, document.name, str(document), 0))
            self.assertGreater(runner.tries, count)
            self.assertEqual(runner.failures, 0)


class DocstringTests(unittest.TestCase):
    def test_examples(self):
        tries = 0
        for module in pkgutil.iter_modules(crosspager.__path__, "crosspager."):
            if module.name == "crosspager.libcrosspager":
                continue
            results = doctest.testmod(importlib.import_module(module.name))
            self.assertEqual(results.failed, 0, module.name)
            tries += results.attempted
        self.assertEqual(doctest.testmod(crosspager).failed, 0)
        self.assertGreater(tries, 10)

    def test_everything_public_has_one(self):
        for name in crosspager.__all__:
            value = getattr(crosspager, name)
            if not isinstance(value, type):
                continue
            self.assertTrue(value.__doc__, name)
            for member, function in vars(value).items():
                if not member.startswith("_") and callable(function) and isinstance(value, type):
                    self.assertTrue(getattr(function, "__doc__", None), f"{name}.{member}")
        self.assertEqual(sorted(crosspager.__all__), sorted(set(crosspager.__all__)))


PROGRAM = """
from crosspager import Ignored, Moved, Pager, command
pager = Pager(counts=[5, 3])
outcome = pager.move("right", 3)
if isinstance(outcome, Moved):
    page: int = outcome.to.level
elif isinstance(outcome, Ignored):
    reason: str = outcome.reason
pager.apply(command.set("start", 3, level=1))
"""
MISTAKES = ['pager.move("rigth")', 'pager.set("edge", "warp")', 'pager.set("ends", "wrap", 0)', 'pager.right("3")']


@unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed.")
class TypeTests(unittest.TestCase):
    def mypy(self, *arguments):
        return subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, *arguments],
            capture_output=True,
            text=True,
        ).stdout

    def test_the_package(self):
        self.assertIn("Success", self.mypy("-p", "crosspager"))

    def test_a_program(self):
        self.assertIn("Success", self.mypy("-c", PROGRAM))
        lines = self.mypy("-c", PROGRAM + "\n".join(MISTAKES)).splitlines()
        first = PROGRAM.count("\n") + 1
        for index, mistake in enumerate(MISTAKES):
            self.assertTrue(any(line.startswith(f"<string>:{first + index}: error") for line in lines), mistake)


if __name__ == "__main__":
    unittest.main()
