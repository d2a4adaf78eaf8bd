"""Tests copies, saved bytes, pickles, and the restoration of places after data is reloaded."""

import copy
import pickle
import random
import unittest

from crosspager import (
    Changed,
    CrossPagerError,
    Ignored,
    Level,
    LevelRules,
    Pager,
    Replacement,
    Rules,
    Spans,
    command,
    read_saved,
)


def pager() -> Pager:
    """Returns a pager with rules, spans, a freely scrolling level and an empty level."""
    free = LevelRules(snap="free")
    return Pager(
        levels=[
            Level(9, page=4, rules=free, rest=3.75),
            Level(3, spans=Spans.at([0, 3, 6, 9])),
            Level(0),
            Level(2, page=1, spans=Spans.ranges([range(0, 4), (5, 9)])),
        ],
        rules=Rules(ends="wrap", viewport_pages=1.5, locked=frozenset({"up"})),
        new_level_rules=LevelRules(start="last"),
        current=3,
    )


class CopyTests(unittest.TestCase):
    def test_a_copy_is_independent(self):
        for make in (Pager.copy, copy.copy, copy.deepcopy):
            original = pager()
            original.drag(0.25)
            other = make(original)
            self.assertEqual(other, original)
            self.assertEqual(other.state.phase, "dragging")
            other.insert_level(5, 0)
            self.assertNotEqual(other, original)
            self.assertEqual(len(original.levels), 4)
            self.assertEqual(original.levels[1].spans.count, 3)

    def test_a_copy_outlives_its_original(self):
        original = pager()
        other = original.copy()
        del original
        self.assertEqual(other, pager())

    def test_pagers_are_not_hashable(self):
        with self.assertRaises(TypeError):
            hash(pager())
        self.assertNotEqual(pager(), 5)

    def test_everything_is_compared(self):
        for change in (
            lambda other: other.go(0),
            lambda other: other.remember(0, 5),
            lambda other: other.drag(0.25),
            lambda other: other.open(),
            lambda other: other.set("ends", "stop"),
            lambda other: other.set("entry", "last", 1),
            lambda other: other.restore_places([], new_level_rules=LevelRules()),
            lambda other: other.replace_levels([Replacement(level.count, i) for i, level in enumerate(other.levels)]),
        ):
            other = pager()
            self.assertTrue(change(other))
            self.assertNotEqual(other, pager())


class SavingTests(unittest.TestCase):
    def test_round_trip(self):
        saved = pager().save()
        other = pager()
        other.bottom()
        other.go(0, 0)
        other.set("ends", "stop")
        self.assertEqual(other.restore(saved), Changed())
        self.assertEqual(other, pager())

    def test_rules_can_be_kept(self):
        saved = pager().save()
        other = pager()
        other.go(1, 2)
        other.set("ends", "stop")
        other.restore(saved, keep_rules=True)
        self.assertEqual(other.position, (3, 1))
        self.assertEqual(other.rules.ends, "stop")

    def test_other_levels_do_not_fit(self):
        other = pager()
        other.resize(0, 8)
        before = other.copy()
        self.assertEqual(other.restore(pager().save()), Ignored("doesNotFit"))
        self.assertEqual(other, before)

    def test_a_pager_from_saved_bytes(self):
        spans = [level.spans for level in pager().levels]
        self.assertEqual(Pager.from_saved(pager().save(), spans), pager())
        plain = Pager.from_saved(pager().save(), spans[:2])
        self.assertEqual([level.spans.count for level in plain.levels], [0, 3, 0, 0])

    def test_reading_without_a_pager(self):
        saved = read_saved(pager().save())
        self.assertEqual([(level.count, level.page) for level in saved.levels], [(9, 4), (3, 0), (0, None), (2, 1)])
        self.assertEqual(saved.levels[0].rest, 3.75)
        self.assertEqual((saved.current, saved.rules, saved.new_level_rules), (3, pager().rules, LevelRules("last")))
        empty = read_saved(Pager(counts=[]).save())
        self.assertEqual((empty.levels, empty.current), ((), None))

    def test_pickles(self):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            self.assertEqual(pickle.loads(pickle.dumps(pager(), protocol)), pager())
        here = pager()
        here.move_level(1, 0)
        here.drag(0.25)
        other = pickle.loads(pickle.dumps(here))
        here.cancel()
        here.finish()
        self.assertEqual(other, here)

    def test_other_types_of_bytes(self):
        for kind in (bytearray, memoryview):
            self.assertEqual(pager().restore(kind(pager().save())), Ignored("alreadyThere"))

    def test_bytes_of_many_levels(self):
        many = Pager(counts=range(2000))
        self.assertEqual(Pager.from_saved(many.save()), many)

    def test_damaged_bytes(self):
        saved = pager().save()
        for bytes in (b"", saved[:-1], b"\xff" * 40, saved + b"\0"):
            for read in (pager().restore, read_saved, Pager.from_saved):
                with self.assertRaises(CrossPagerError) as caught:
                    read(bytes)
                self.assertIn(caught.exception.status, ("badBytes", "otherVersion"))


class TitledPager(Pager):
    """An app's own pager class."""

    def __init__(self, title, **arguments):
        super().__init__(**arguments)
        self.title = title


class SubclassTests(unittest.TestCase):
    def test_copies_and_pickles_keep_their_class(self):
        original = TitledPager("Days", levels=pager().levels)
        for other in (original.copy(), copy.deepcopy(original), pickle.loads(pickle.dumps(original))):
            self.assertIs(type(other), TitledPager)
            self.assertEqual((other.title, other), ("Days", original))
            other.remove_level(0)
            self.assertNotEqual(other, original)


class PlacesTests(unittest.TestCase):
    def test_replaced_levels(self):
        here = Pager(counts=[5, 3])
        here.go(1, 2)
        here.remember(0, 4)
        spans = Spans.every(2)
        levels = [Replacement(4), Replacement(9, origin=1, page=7, spans=spans), Replacement(2, origin=0)]
        self.assertEqual(here.replace_levels(levels), Changed())
        self.assertEqual([(level.count, level.page) for level in here.levels], [(4, 0), (9, 7), (2, 1)])
        self.assertEqual((here.position, here.levels[1].spans), ((1, 7), spans))

    def test_a_level_follows_new_pages(self):
        for adds, page in ((True, 6), (False, 4)):
            here = Pager(counts=[5], new_level_rules=LevelRules(follow="on"))
            here.last()
            here.replace_levels([Replacement(7, origin=0, page=4, adds_at_end=adds)])
            self.assertEqual(here.page, page)

    def test_many_replaced_levels(self):
        here = Pager(counts=[1])
        self.assertEqual(here.replace_levels([Replacement(5)] * 500), Changed())
        self.assertEqual(len(here.levels), 500)

    def test_restored_places(self):
        here = Pager(counts=[5, 3, 4])
        here.remember(1, 1)
        places = [Level(0, page=9), None, Level(0, page=2, rules=LevelRules(edge="wrap"))]
        outcome = here.restore_places(
            places, current=2, rules=Rules(ends="wrap"), new_level_rules=LevelRules(start="last")
        )
        self.assertEqual(outcome, Changed())
        self.assertEqual([level.page for level in here.levels], [4, 1, 2])
        self.assertEqual([level.rules.edge for level in here.levels], ["stop", "stop", "wrap"])
        self.assertEqual((here.level, here.rules.ends, here.new_level_rules.start), (2, "wrap", "last"))
        self.assertEqual(here.restore_places([]), Ignored("alreadyThere"))


COMMANDS = [
    *(lambda r, way=way: getattr(command, way)(r.choice((1, 1, 2, 9))) for way in ("left", "right", "up", "down")),
    *(lambda r, way=way: getattr(command, way)(r.choice((1, 3, 40))) for way in ("next", "previous")),
    *(lambda r, way=way: getattr(command, way)() for way in ("first", "last", "top", "bottom", "zoom_in", "zoom_out")),
    lambda r: command.go(r.randrange(-1, 5)),
    lambda r: command.go(r.randrange(-1, 5), r.randrange(-1, 9)),
    lambda r: command.align(r.randrange(4)),
    lambda r: command.drag(r.uniform(-1, 1), r.uniform(-1, 1)),
    lambda r: command.release(r.uniform(-1, 1), r.uniform(-1, 1)),
    lambda r: command.tick(r.randrange(400)),
    lambda r: command.cancel(),
    lambda r: command.finish(),
    lambda r: command.open(),
    lambda r: command.close(),
    lambda r: command.close(),
    lambda r: command.insert(r.randrange(4), r.randrange(4), r.randrange(4)),
    lambda r: command.remove(r.randrange(4), r.randrange(4), r.randrange(4)),
    lambda r: command.reload(r.randrange(4), r.randrange(9), r.choice((None, 2))),
    lambda r: command.insert_level(r.randrange(9), r.choice((None, 0, 2))),
    lambda r: command.remove_level(r.randrange(9)),
    lambda r: command.move_level(r.randrange(5), r.randrange(5)),
    lambda r: command.set("entry", r.choice(("remember", "align", "last")), r.choice((None, 0, 1))),
    lambda r: command.set("edge", r.choice(("stop", "wrap", "continue"))),
    lambda r: command.set("snap", r.choice(("page", "free"))),
    lambda r: command.set("start", r.choice(("first", "last", 2))),
    lambda r: command.set("reading", r.choice(("ltr", "rtl"))),
    lambda r: command.set_viewport(r.choice((1, 2)), r.choice((1, 2.5)), r.choice((0, 1))),
    lambda r: command.lock(r.choice(("left", "up"))),
    lambda r: command.unlock("left", "up"),
]


class LawTests(unittest.TestCase):
    def test_random_commands(self):
        for seed in range(20):
            source = random.Random(seed)
            here = Pager(levels=[Level(7), Level(2, spans=Spans.every(4)), Level(0)])
            done = []
            for _ in range(150):
                next = source.choice(COMMANDS)(source)
                done.append(next)
                with self.subTest(seed=seed, done=done):
                    before, preview = here.copy(), here.preview(next)
                    self.assertEqual(here, before)
                    outcome = here.apply(next)
                    self.assertEqual(outcome, preview)
                    if not outcome:
                        self.assertEqual(here, before)
                    elif here.state.phase == "settled" and here.state.opened is None:
                        self.assertEqual(pickle.loads(pickle.dumps(here)), here)
                    for level in here.levels:
                        self.assertTrue(level.page is None if level.count == 0 else 0 <= level.page < level.count)


if __name__ == "__main__":
    unittest.main()
