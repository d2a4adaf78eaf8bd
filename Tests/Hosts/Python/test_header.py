"""Tests that the codes and structures of the package match the C header."""

import ctypes
import pathlib
import re
import typing
import unittest

import crosspager
from crosspager import _library, _structures, commands, display, distances, hosts, outcomes, rules

HEADER = pathlib.Path(__file__).parents[3] / "Sources/Hosts/C/include/crosspager.h"


def snake(word: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[a-z]) ", "_", word).upper()


@unittest.skipUnless(HEADER.exists(), "There is no header beside these tests.")
class HeaderTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        text = re.sub(r"/\*.*?\*/", "", HEADER.read_text(encoding="utf-8"), flags=re.S)
        cls.text = text
        cls.codes = {name: int(code) for name, code in re.findall(r"\bCP_(\w+) = (\d+)", text)}

    def assert_codes(self, prefix, codes):
        expected = {snake(word): code for word, code in codes.items()}
        for word, code in expected.items():
            self.assertEqual(self.codes.get(prefix + word), code, prefix + word)
        return {prefix + word for word in expected}

    def test_all_codes(self):
        known = {"START_PAGE"} | {f"STRUCT_{snake(s.__name__[1:])}" for s in _structures.STRUCTURES}
        self.assertEqual(self.codes["START_PAGE"], rules.START_PAGE)
        for code, structure in enumerate(_structures.STRUCTURES, start=1):
            self.assertEqual(self.codes[f"STRUCT_{snake(structure.__name__[1:])}"], code)
        tables = [
            ("", rules.DIRECTIONS), ("EDGE_", outcomes.EDGES), ("START_", rules.STARTS), ("ENTRY_", rules.ENTRIES),
            ("EDGE_", rules.EDGE_RULES), ("FOLLOW_", rules.FOLLOWS), ("SNAP_", rules.SNAPS), ("ENDS_", rules.ENDS),
            ("EMPTY_", rules.EMPTIES), ("BOUNCE_", rules.BOUNCES), ("READING_", rules.READINGS),
            ("HOSTING_", hosts.HOSTINGS), ("REASON_", outcomes.REASONS), ("", display.PHASES), ("", display.AXES),
            ("", hosts.STEP_KINDS),
        ]  # fmt: skip
        for prefix, words in tables:
            known |= self.assert_codes(prefix, words.codes)
        known |= self.assert_codes("", commands.KINDS.codes)
        known |= self.assert_codes("RULE_", commands.RULE_CODES)
        known |= self.assert_codes("", _library.STATUSES)
        known |= self.assert_codes(
            "", {"moved": outcomes.MOVED, "changed": outcomes.CHANGED, "ignored": outcomes.IGNORED}
        )
        self.assertEqual(set(self.codes) - known, set())

    def test_numbers(self):
        for name, value in (("VERSION", f"0x{_structures.VERSION:06X}"), ("PAGE", str(distances.PAGE))):
            self.assertRegex(self.text, rf"#define CP_{name} {value}\n")

    def test_the_package_has_the_version_of_the_header(self):
        self.assertEqual(crosspager.__version__, _library.dotted(_structures.VERSION))

    def test_fields(self):
        types = {"int32_t": ctypes.c_int32, "int64_t": ctypes.c_int64}
        types["const int64_t *"] = ctypes.POINTER(ctypes.c_int64)
        for structure in _structures.STRUCTURES:
            name = "cp_" + snake(structure.__name__[1:]).lower()
            types[name] = structure
            body = re.search(rf"typedef struct {name} \{{(.*?)\}} {name};", self.text, re.S)
            fields = [
                (field, types[kind.strip()] * int(length) if length else types[kind.strip()])
                for kind, field, length in re.findall(r"((?:const )?\w+ \*?)(\w+)(?:\[(\d+)\])?;", body[1])
            ]
            self.assertEqual([(field.rstrip("_"), kind) for field, kind in structure._fields_], fields, name)

    def test_functions(self):
        declared = set(re.findall(r"\b(cp_\w+)\(", self.text))
        used = set(_library.FUNCTIONS) | {
            "cp_version", "cp_status_text", "cp_reason_name", "cp_size_of", "cp_pager_size", "cp_hosts_size", "cp_offset",
            "cp_points",
        }  # fmt: skip
        # The package reads the rows with cp_get_window instead.
        self.assertEqual(declared - used, {"cp_visit_window"})

    def test_reasons_have_the_names_of_the_library(self):
        for word, code in outcomes.REASONS.codes.items():
            self.assertEqual(_library.library().cp_reason_name(code), word.encode())
        self.assertIsNone(_library.library().cp_reason_name(0))

    def test_types_of_words_begin_with_the_default(self):
        for name, field in rules.LevelRules.__dataclass_fields__.items():
            self.assertEqual(field.default, rules.RULES_OF_LEVELS[name].words[0])
        for name, words in rules.RULES_OF_PAGERS.items():
            self.assertEqual(rules.Rules.__dataclass_fields__[name].default, words.words[0])
        structure = _structures.CRules()
        _library.check(_library.library().cp_rules_default(ctypes.byref(structure)))
        self.assertEqual(rules.rules_from_c(structure), rules.Rules())
        self.assertEqual(typing.get_args(rules.Direction), ("left", "right", "up", "down"))


if __name__ == "__main__":
    unittest.main()
