"""Tests every command, as a call and as a value: its outcome and the resulting levels."""

import unittest

from crosspager import Changed, Commands, Ignored, Level, LevelRules, Moved, Pager, Position, Spans, command

START = Position(0, 2)


def pager() -> Pager:
    """Three levels and an empty level, on page 2 of level 0. Seven pages of level 0 correspond to one page of level
    1."""
    return Pager(levels=[Level(28, page=2, spans=Spans.every(1)), Level(4, spans=Spans.every(7)), Level(0), Level(2)])


def moved(level, page, steps=None, stopped=None, from_=START):
    return Moved(from_, Position(level, page), steps, stopped)


# A command, its arguments, its outcome, and the resulting counts and pages of the levels, or None to skip them.
CASES = [
    ("move", ("right", 3), moved(0, 5, 3), None),
    ("move", ("left", 9), moved(0, 0, 2, "left"), None),
    ("move", ("left", 2**31 - 1), moved(0, 0, 2, "left"), None),
    ("move", ("left", -1), Ignored("alreadyThere"), None),
    ("move", ("up",), Ignored("edge", edge="top"), None),
    ("left", (), moved(0, 1, 1), None),
    ("right", (30,), moved(0, 27, 25, "right"), None),
    ("up", (), Ignored("edge", edge="top"), None),
    ("down", (2,), moved(2, None, 2), None),
    ("next", (26,), moved(1, 0, 26), None),
    ("previous", (), moved(0, 1, 1), None),
    ("previous", (9,), moved(0, 0, 2, "beginning"), None),
    ("zoom_in", (), Ignored("edge", edge="top"), None),
    ("zoom_out", (), moved(1, 0, 1), None),
    ("first", (), moved(0, 0), None),
    ("last", (), moved(0, 27), None),
    ("top", (), Ignored("alreadyThere"), None),
    ("bottom", (), moved(3, 0), None),
    ("go", (1,), moved(1, 0), None),
    ("go", (1, 3), moved(1, 3), None),
    ("go", (1, 4), Ignored("noSuchPage"), None),
    ("go", (1, -1), Ignored("noSuchPage"), None),
    ("go", (4,), Ignored("noSuchLevel"), None),
    ("go", (1 - 2**31,), Ignored("noSuchLevel"), None),
    ("go", (2**31 - 1,), Ignored("noSuchLevel"), None),
    ("go", (0, 1 - 2**31), Ignored("noSuchPage"), None),
    ("go", (2, 0), Ignored("emptyLevel"), None),
    ("go_to_page", (7,), moved(0, 7), None),
    ("remember", (1, 3), Changed(), [(28, 2), (4, 3), (0, None), (2, 0)]),
    ("forget", (0,), Changed(), [(28, 0), (4, 0), (0, None), (2, 0)]),
    ("forget_all", (), Changed(), [(28, 0), (4, 0), (0, None), (2, 0)]),
    ("align", (3,), Changed(), [(28, 2), (4, 0), (0, None), (2, 1)]),
    ("align", (2,), Ignored("emptyLevel"), None),
    ("drag", (-0.25,), Changed(), None),
    ("drag", (), Ignored("alreadyThere"), None),
    ("release", (1, 0), Ignored("notDragging"), None),
    ("cancel", (), Ignored("notDragging"), None),
    ("tick", (10,), Ignored("alreadyThere"), None),
    ("finish", (), Ignored("alreadyThere"), None),
    ("glide", ("right",), Changed(), None),
    ("glide", ("up",), Ignored("edge", edge="top"), None),
    ("open", (), Changed(), None),
    ("open", (0, 2), Changed(), None),
    ("open", (0, 3), Ignored("notVisible"), None),
    ("close", (), Ignored("nothingOpen"), None),
    ("insert", (0, 2), Changed(), [(29, 3), (4, 0), (0, None), (2, 0)]),
    ("insert", (2, 0, 5), Changed(), [(28, 2), (4, 0), (5, 0), (2, 0)]),
    ("insert", (0, 0, 2**31 - 1), Ignored("doesNotFit"), None),
    ("remove", (0, 1, 2), Changed(), [(26, 1), (4, 0), (0, None), (2, 0)]),
    ("remove", (0, 28), Ignored("noSuchPage"), None),
    ("resize", (0, 2), Changed(), [(2, 1), (4, 0), (0, None), (2, 0)]),
    ("resize", (0, -1), Ignored("doesNotFit"), None),
    ("reload", (0, 40, 30), Changed(), [(40, 30), (4, 0), (0, None), (2, 0)]),
    ("reload", (0, 2), Changed(), [(2, 1), (4, 0), (0, None), (2, 0)]),
    ("reload", (0, 40, 2**31 - 1, -1), Changed(), [(40, 39), (4, 0), (0, None), (2, 0)]),
    ("reload", (0, -1), Ignored("doesNotFit"), None),
    ("insert_level", (6, 1), Changed(), [(28, 2), (6, 0), (4, 0), (0, None), (2, 0)]),
    ("insert_level", (6,), Changed(), [(28, 2), (4, 0), (0, None), (2, 0), (6, 0)]),
    ("insert_level", (6, 1 - 2**31), Ignored("noSuchLevel"), None),
    ("insert_level", (-1,), Ignored("doesNotFit"), None),
    ("remove_level", (2,), Changed(), [(28, 2), (4, 0), (2, 0)]),
    ("move_level", (3, 1), Changed(), [(28, 2), (2, 0), (4, 0), (0, None)]),
    ("set", ("start", "last"), Changed(), None),
    ("set", ("start", 5, 0), Changed(), None),
    ("set", ("ends", "wrap"), Changed(), None),
    ("set", ("ends", "stop"), Ignored("alreadyThere"), None),
    ("set", ("edge", "wrap", 9), Ignored("noSuchLevel"), None),
    ("set_viewport", (2, 2.5, 1), Changed(), None),
    ("set_gesture", (0.25, 1, 200), Changed(), None),
    ("lock", ("left", "up", "left"), Changed(), None),
    ("unlock", ("left",), Ignored("alreadyThere"), None),
]


class CommandTests(unittest.TestCase):
    def test_outcome_and_levels(self):
        for name, arguments, outcome, levels in CASES:
            with self.subTest(name, arguments=arguments):
                here = pager()
                before = here.copy()
                self.assertEqual(getattr(here, name)(*arguments), outcome)
                self.assertEqual(bool(outcome), here != before)
                if levels is not None:
                    self.assertEqual([(level.count, level.page) for level in here.levels], levels)

    def test_a_preview_equals_the_outcome_and_changes_nothing(self):
        for name, arguments, outcome, _ in CASES:
            with self.subTest(name, arguments=arguments):
                here = pager()
                self.assertEqual(here.preview(getattr(command, name)(*arguments)), outcome)
                self.assertEqual(here, pager())

    def test_all_commands_are_tested(self):
        names = {name for name in vars(Commands) if not name.startswith("_")} - {"apply"}
        self.assertEqual(names, {name for name, *_ in CASES})

    def test_locks(self):
        here = pager()
        here.lock("left", "down")
        self.assertEqual(here.left(), Ignored("locked", direction="left"))
        self.assertEqual(here.routes, {"right"})
        self.assertEqual(here.rules.locked, {"left", "down"})
        here.unlock("down")
        self.assertEqual(here.routes, {"right", "down"})

    def test_an_open_page(self):
        here = pager()
        here.open()
        self.assertEqual(here.state.opened, START)
        self.assertEqual(here.left(), Ignored("pageOpen"))
        self.assertEqual(here.open(), Ignored("pageOpen"))
        self.assertEqual(here.close(), Changed())
        self.assertEqual(here, pager())

    def test_correspondence(self):
        here = pager()
        here.go(0, 20)
        self.assertEqual(here.zoom_out().to, (1, 2))
        self.assertEqual(here.zoom_in().to, (0, 20))
        here.go(1, 3)
        self.assertEqual(here.zoom_in().to, (0, 21))

    def test_a_level_without_spans_corresponds_by_index(self):
        here = Pager(levels=[Level(14, page=3, spans=Spans.every(1440, origin=24_000_000)), Level(9), Level(2)])
        self.assertEqual(here.zoom_out().to, (1, 3))
        self.assertEqual(here.zoom_out().to, (2, 1))

    def test_spans_stay_with_their_level(self):
        here = pager()
        days, weeks, plain = Spans.every(1), Spans.every(7), Spans()
        here.insert_level(3, 0)
        self.assertEqual([level.spans for level in here.levels], [plain, days, weeks, plain, plain])
        here.move_level(2, 4)
        self.assertEqual([level.spans for level in here.levels], [plain, days, plain, plain, weeks])
        here.remove_level(0)
        self.assertEqual([level.spans for level in here.levels], [days, plain, plain, weeks])
        here.remove_level(7)
        here.insert_level(1)
        self.assertEqual([level.spans for level in here.levels], [days, plain, plain, weeks, plain])
        here.go(0, 20)
        here.align(3)
        self.assertEqual(here.levels[3].page, 2)

    def test_no_levels(self):
        here = Pager(counts=[])
        self.assertIsNone(here.position)
        self.assertIsNone(here.level)
        self.assertEqual(here.left(), Ignored("noLevels"))
        self.assertEqual((here.levels, here.window(), here.routes), ((), [], frozenset()))
        here.insert_level(3)
        self.assertEqual((here.level, here.page), (0, 0))

    def test_a_pager_grows(self):
        here = Pager(counts=[1])
        for count in range(2, 3000):
            self.assertEqual(here.insert_level(count), Changed())
        self.assertEqual([level.count for level in here.levels], list(range(1, 3000)))

    def test_all_rules_of_levels(self):
        rules = LevelRules(start=3, entry="align", edge="continue", follow="on", snap="free")
        self.assertEqual(Pager(levels=[Level(5, rules=rules)]).levels[0].rules, rules)
        here = Pager(counts=[5, 5])
        for name in ("start", "entry", "edge", "follow", "snap"):
            here.set(name, getattr(rules, name), level=1)
        self.assertEqual([level.rules for level in here.levels], [LevelRules(), rules])
        for name in ("start", "entry", "edge", "follow", "snap"):
            here.set(name, getattr(rules, name))
        self.assertEqual([level.rules for level in here.levels], [rules, rules])
        self.assertEqual(here.new_level_rules, rules)


if __name__ == "__main__":
    unittest.main()
