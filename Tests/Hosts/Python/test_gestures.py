"""Tests gestures, distances and the window."""

import unittest
from decimal import Decimal
from fractions import Fraction

from crosspager import (
    PAGE,
    Arrival,
    Cell,
    Changed,
    Ignored,
    Moved,
    Pager,
    Position,
    Replacement,
    Row,
    Rules,
    command,
    distance,
    points,
    units,
)


class GestureTests(unittest.TestCase):
    def test_a_drag_and_its_settle(self):
        pager = Pager(counts=[3, 2])
        self.assertEqual(pager.drag(-0.75), Changed())
        state = pager.state
        self.assertEqual(
            (state.phase, state.axis, state.offset, state.distance), ("dragging", "horizontal", 0.75, 0.75)
        )
        self.assertEqual((state.position, state.target), ((0, 0), (0, 1)))
        self.assertEqual(pager.release(), Changed())
        self.assertEqual(pager.tick(100), Changed())
        state = pager.state
        self.assertEqual((state.phase, state.start, state.end), ("settling", 0.75, 1.0))
        self.assertEqual((state.milliseconds, state.elapsed), (300, 100))
        self.assertEqual(pager.tick(200), Moved(Position(0, 0), Position(0, 1)))
        self.assertEqual(pager.state.phase, "settled")
        self.assertIsNone(pager.state.axis)

    def test_a_vertical_throw(self):
        pager = Pager(counts=[3, 2])
        pager.drag(y=-0.125)
        self.assertEqual(pager.state.axis, "vertical")
        pager.release(vy=-1)
        self.assertEqual(pager.finish(), Moved(Position(0, 0), Position(1, 0)))

    def test_a_canceled_drag(self):
        pager = Pager(counts=[3])
        pager.drag(-1)
        pager.cancel()
        self.assertEqual(pager.finish(), Changed())
        self.assertEqual(pager.position, (0, 0))

    def test_a_command_finishes_a_settle(self):
        pager = Pager(counts=[5])
        pager.drag(-1)
        pager.release()
        arrival = Arrival(Position(0, 0), Position(0, 1))
        self.assertEqual(pager.right(), Moved(Position(0, 1), Position(0, 2), 1, None, arrival))
        pager.drag(0.25)
        pager.release()
        self.assertEqual(pager.resize(0, 9), Changed(Arrival(Position(0, 2), Position(0, 2))))

    def test_a_glide(self):
        pager = Pager(counts=[3, 2])
        self.assertEqual(pager.glide("right"), Changed())
        state = pager.state
        self.assertEqual((state.phase, state.start, state.end, state.target), ("settling", 0, 1, (0, 1)))
        pager.tick(150)
        self.assertEqual((pager.state.offset, pager.progress), (0.875, 0.875))
        self.assertEqual(pager.glide("down"), Changed(Arrival(Position(0, 0), Position(0, 1))))
        self.assertEqual(pager.finish(), Moved(Position(0, 1), Position(1, 0)))
        self.assertEqual(pager.glide("down"), Ignored("edge", edge="bottom"))

    def test_an_edit_finishes_a_settle(self):
        pager = Pager(counts=[3, 2])
        pager.glide("right")
        self.assertEqual(pager.remove(0, 0), Changed(Arrival(Position(0, None), Position(0, 0))))
        pager.glide("down")
        outcome = pager.remove_level(0)
        self.assertEqual(outcome, Changed(Arrival(None, Position(0, 0))))
        self.assertEqual(str(outcome), "changed, after a removed level → page 0 of level 0")
        pager.glide("right")
        self.assertEqual(pager.remove_level(0), Changed(Arrival(None, None)))
        self.assertEqual((pager.position, pager.progress), (None, None))

    def test_edits_of_an_open_page(self):
        pager = Pager(counts=[9, 2], rules=Rules(viewport_pages=3))
        pager.open(0, 2)
        self.assertEqual(pager.right(), Ignored("pageOpen"))
        self.assertEqual(pager.glide("right"), Ignored("pageOpen"))
        self.assertEqual(pager.insert(0, 1), Changed())
        self.assertEqual(pager.state.opened, (0, 3))
        self.assertEqual(pager.reload(0, 6, page=0, open_page=5), Changed())
        self.assertEqual(pager.state.opened, (0, 5))
        levels = [Replacement(2, origin=1), Replacement(4, origin=0, page=0, open_page=1)]
        self.assertEqual(pager.replace_levels(levels), Changed())
        self.assertEqual(pager.state.opened, (1, 1))
        self.assertEqual(pager.preview(command.reload(1, 4, page=0)), Changed(closed=Position(1, 1)))
        outcome = pager.remove(1, 1)
        self.assertEqual(outcome, Changed(closed=Position(1, 1)))
        self.assertEqual(str(outcome), "changed, closed page 1 of level 1")
        self.assertIsNone(pager.state.opened)

    def test_progress(self):
        pager = Pager(counts=[9], rules=Rules(reading="rtl"))
        pager.go_to_page(3)
        pager.drag(0.25)
        self.assertEqual((pager.state.offset, pager.progress), (-0.25, 3.25))
        pager.cancel()
        pager.set("snap", "free")
        pager.drag(0.25)
        pager.release()
        pager.finish()
        self.assertEqual((pager.page, pager.progress), (3, 3.25))
        self.assertIsNone(Pager(counts=[0]).progress)

    def test_a_refused_drag(self):
        pager = Pager(counts=[5], rules=Rules(bounce="off"))
        self.assertEqual(pager.drag(0.5), Ignored("edge", edge="left"))

    def test_text(self):
        pager = Pager(counts=[5, 2])
        pager.drag(-0.25)
        self.assertEqual(
            repr(pager), "<Pager: page 0 of level 0, dragging horizontal 0.25 toward page 0 of level 0, counts 5, 2>"
        )
        pager.release(-1)
        text = "moved: page 1 of level 0 → page 4 of level 0, 3 steps, stopped at right, after page 0 of level 0 → page 1 of level 0"
        self.assertEqual(str(pager.right(9)), text)
        pager.open()
        self.assertEqual(repr(pager), "<Pager: page 4 of level 0, settled, page 4 of level 0 is open, counts 5, 2>")
        self.assertEqual(repr(Pager(counts=[])), "<Pager: no levels, settled>")


class DistanceTests(unittest.TestCase):
    def test_all_kinds_of_numbers(self):
        for number in (-0.25, Fraction(-1, 4), Decimal("-0.25"), -16384 / PAGE):
            self.assertEqual(units(number), -16384, number)
        self.assertEqual(units(3), 3 * PAGE)

    def test_halves_are_rounded_away_from_zero(self):
        for half, result in ((1, 1), (3, 2), (-1, -1), (-3, -2)):
            self.assertEqual(units(Fraction(half, 2 * PAGE)), result)
        self.assertEqual(units(Fraction(49, 100 * PAGE)), 0)

    def test_extreme_distances(self):
        for far in (1e300, float("inf"), 10**30):
            pager = Pager(counts=[3, 3])
            pager.drag(-far)
            self.assertEqual(pager.state.offset, 1)
            pager.release(-far)
            self.assertEqual(pager.finish().to, (0, 1))
            pager.drag(far)
            self.assertEqual(pager.state.offset, -1)
            pager.finish()
            self.assertEqual(pager.position, (0, 0))
        with self.assertRaises(ValueError):
            units(float("nan"))
        with self.assertRaises(ValueError):
            units(Decimal("nan"))

    def test_points(self):
        self.assertEqual(distance(-80, 320), -0.25)
        self.assertEqual(points(distance(-80, 320), 320), -80)
        self.assertEqual(points(7_000_000, 320), 2**31 - 1)
        self.assertEqual(distance(5, 0), 5)
        self.assertEqual(distance(2**31 - 1, 2**31 - 1), 1)
        self.assertEqual(points(1, 2**31 - 1), 2**31 - 1)
        for call in (lambda: distance(2**31, 1), lambda: distance(1, -(2**31)), lambda: points(1, 2**31)):
            with self.assertRaises(ValueError):
                call()

    def test_free_rests_are_exact(self):
        pager = Pager(counts=[2**31 - 1])
        pager.set("snap", "free")
        pager.last()
        self.assertEqual(pager.levels[0].rest, 2**31 - 2)
        pager.drag(1 / PAGE)
        pager.release()
        pager.finish()
        self.assertEqual(units(pager.levels[0].rest), (2**31 - 2) * PAGE - 1)


class WindowTests(unittest.TestCase):
    def test_at_rest(self):
        self.assertEqual(Pager(counts=[3, 2]).window(), [Row(0, range(0, 1), 1, 0.0, 0.0)])

    def test_rows_and_cells(self):
        pager = Pager(counts=[9, 0, 2], rules=Rules(viewport_levels=3, viewport_pages=2.5))
        pager.go(0, 4)
        self.assertEqual(pager.window(), [Row(0, range(4, 7), 1, 0.0, 0.0), Row(2, range(0, 2), 1, 0.0, 2.0)])
        self.assertEqual([cell.x for cell in pager.cells()], [0, 1, 2, 0, 1])
        self.assertEqual(pager.cells()[3], Cell(Position(2, 0), 0.0, 2.0))

    def test_reading_from_right_to_left(self):
        pager = Pager(counts=[9], rules=Rules(reading="rtl", viewport_pages=2))
        self.assertEqual([(cell.position.page, cell.x) for cell in pager.cells()], [(0, 1.0), (1, 0.0)])
        self.assertEqual(pager.window()[0].step, -1)

    def test_many_rows(self):
        pager = Pager(counts=[3] * 700, rules=Rules(viewport_levels=600))
        self.assertEqual([row.level for row in pager.window()], list(range(600)))

    def test_indicator(self):
        pager = Pager(counts=[100, 0])
        pager.go(0, 7)
        pager.drag(-0.5)
        dots = pager.indicator(5)
        self.assertEqual([dot.page for dot in dots], [5, 6, 7, 8, 9, 10])
        self.assertEqual([dot.place for dot in dots], [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5])
        self.assertEqual([dot.size for dot in dots], [0.25, 0.75, 1, 1, 0.75, 0.25])
        self.assertEqual([dot.selection for dot in dots], [0, 0, 0.5, 0.5, 0, 0])
        pager.go(1)
        self.assertEqual(pager.indicator(5), [])
        with self.assertRaises(ValueError):
            pager.indicator(2**31)

    def test_all_rules(self):
        rules = Rules(
            ends="wrap", empty="skip", bounce="off", reading="rtl", locked=frozenset({"down"}),
            viewport_levels=2.0, viewport_pages=2.5, beyond=3, turning=0.25, throwing=2.0, milliseconds=200,
        )  # fmt: skip
        self.assertEqual(Pager(counts=[1], rules=rules).rules, rules)
        pager = Pager(counts=[1])
        self.assertEqual(pager.rules, Rules())
        for name in ("ends", "empty", "bounce", "reading"):
            self.assertEqual(pager.set(name, getattr(rules, name)), Changed())
        pager.lock("down")
        pager.set_viewport(levels=2, pages=2.5, beyond=3)
        pager.set_gesture(turning=0.25, throwing=2, milliseconds=200)
        self.assertEqual(pager.rules, rules)


if __name__ == "__main__":
    unittest.main()
