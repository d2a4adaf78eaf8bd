"""Tests hosts and the wheel filter."""

import unittest
from unittest import mock

from crosspager import CrossPagerError, Pager, Position, Replacement, Roster, Rules, Step, WheelFilter, command


def texts(steps):
    return [str(step) for step in steps]


class RosterTests(unittest.TestCase):
    def test_the_first_page(self):
        roster = Roster()
        self.assertEqual(
            roster.update(Pager(counts=[5])),
            [
                Step(kind, None if kind == "willDisplay" else 0, Position(0, 0))
                for kind in ("willDisplay", "create", "addChild", "didMoveToParent", "configure", "addView")
            ],
        )
        self.assertEqual(
            (roster.hosts, roster.created, roster.host(0, 0), roster.host(0, 1)), ({0: (0, 0)}, 1, 0, None)
        )
        self.assertEqual(repr(roster), "<Roster: 1 of 1 hosts in use>")

    def test_a_host_is_reused(self):
        pager, roster = Pager(counts=[5]), Roster()
        roster.update(pager)
        self.assertEqual(roster.update(pager), [])
        pager.right()
        self.assertEqual(
            texts(roster.update(pager)),
            [
                "didEndDisplaying page 0 of level 0",
                "willDisplay page 1 of level 0",
                "removeView host 0 page 0 of level 0",
                "reuse host 0 page 1 of level 0",
                "configure host 0 page 1 of level 0",
                "addView host 0 page 1 of level 0",
            ],
        )

    def test_cells(self):
        pager, roster = Pager(counts=[5], rules=Rules(hosting="cell")), Roster()
        roster.update(pager)
        pager.right()
        kinds = [step.kind for step in roster.update(pager) if step.host is not None]
        self.assertEqual(
            kinds,
            ["removeView", "willMoveFromParent", "removeFromParent", "reuse", "configure", "addChild", "didMoveToParent", "addView"],
        )  # fmt: skip

    def test_preallocated_hosts(self):
        pager = Pager(counts=[3, 2], rules=Rules(hosting="preallocated"))
        roster = Roster(preallocated=4)
        steps = roster.update(pager)
        self.assertEqual(sum(step.kind == "create" for step in steps), 4)
        pager.set("hosting", "recycled")
        steps = roster.update(pager)
        self.assertEqual(sum(step.kind == "drop" for step in steps), 4)
        self.assertEqual(roster.created, 5)

    def test_an_edit_keeps_hosts(self):
        for given in (True, False):
            pager, roster = Pager(counts=[5]), Roster()
            pager.go(0, 2)
            roster.update(pager)
            edit = command.insert(0, 0)
            pager.apply(edit)
            self.assertEqual(
                texts(roster.update(pager, edit) if given else roster.update(pager))[:1],
                [] if given else ["didEndDisplaying page 2 of level 0"],
            )
            self.assertEqual(roster.hosts, {0: (0, 3)})

    def test_an_origin_keeps_hosts(self):
        pager, roster = Pager(counts=[5, 4]), Roster()
        pager.go(1, 3)
        roster.update(pager)
        pager.replace_levels([Replacement(9), Replacement(5, origin=1, page=4)])
        self.assertEqual(pager.position, (1, 4))
        self.assertEqual(roster.update(pager, origin=lambda position: Position(1, position.page - 1)), [])
        self.assertEqual(roster.hosts, {0: (1, 4)})
        self.assertEqual(
            texts(roster.update(pager, origin=lambda position: None))[0], "didEndDisplaying page 4 of level 1"
        )

    def test_an_origin_that_fails(self):
        pager, roster = Pager(counts=[5], rules=Rules(viewport_pages=2)), Roster()
        roster.update(pager)
        calls = []

        def fail(position):
            calls.append(position)
            raise KeyError(position)

        with self.assertRaises(KeyError):
            roster.update(pager, origin=fail)
        self.assertEqual(calls, [(0, 0)])
        self.assertEqual(roster.hosts, {0: (0, 0), 1: (0, 1)})

    def test_an_origin_that_fails_changes_no_hosts(self):
        for hosting, answers in (("recycled", [None]), ("preallocated", [None, None])):
            pager = Pager(counts=[9, 4], rules=Rules(hosting=hosting, viewport_pages=2))
            for result in (KeyError(), 5, (0, 1), Position("x", 0)):
                roster, other = Roster(preallocated=3), Roster(preallocated=3)
                roster.update(pager), other.update(pager)
                pager.next()
                with self.assertRaises((KeyError, TypeError)):
                    roster.update(pager, origin=mock.Mock(side_effect=[*answers, result]))
                self.assertEqual((roster.hosts, roster.created), (other.hosts, other.created))
                self.assertEqual(roster.update(pager), other.update(pager))

    def test_an_origin_is_asked_once_for_each_page(self):
        for hosting in ("recycled", "preallocated"):
            pager, roster = Pager(counts=[5, 4], rules=Rules(hosting=hosting)), Roster(preallocated=7)
            roster.update(pager)
            calls = []
            self.assertEqual(roster.update(pager, origin=lambda position: calls.append(position) or position), [])
            self.assertEqual(len(set(calls)), len(calls))

    def test_an_origin_may_not_change_the_pager(self):
        pager, roster = Pager(counts=[5]), Roster()
        roster.update(pager)
        with self.assertRaises(CrossPagerError) as caught:
            roster.update(pager, origin=lambda position: pager.right() and position)
        self.assertEqual(caught.exception.status, "busy")
        self.assertEqual(pager.position, (0, 0))

    def test_an_origin_may_not_move_the_pager_to_a_larger_block(self):
        pager, roster = Pager(counts=[5]), Roster()
        for _ in range(16):
            pager.insert_level(3)
        roster.update(pager)
        address, statuses = pager._pager.value, []

        def origin(position):
            try:
                pager.preview(command.insert_level(3))
            except CrossPagerError as error:
                statuses.append(error.status)
            self.assertEqual(pager._pager.value, address)
            return position

        self.assertEqual(roster.update(pager, origin=origin), [])
        self.assertEqual(statuses, ["busy"])
        self.assertEqual(len(pager.levels), 17)
        self.assertTrue(pager.preview(command.insert_level(3)))

    def test_an_edit_and_an_origin(self):
        with self.assertRaises(TypeError):
            Roster().update(Pager(counts=[1]), command.insert(0, 0), origin=lambda position: position)

    def test_many_hosts(self):
        pager = Pager(counts=[100] * 80, rules=Rules(viewport_levels=80, viewport_pages=100))
        roster = Roster()
        steps = roster.update(pager)
        self.assertEqual(sum(step.kind == "create" for step in steps), 8000)
        self.assertEqual((len(roster.hosts), roster.created), (8000, 8000))

    def test_too_many_hosts(self):
        pager = Pager(counts=[1000] * 100, rules=Rules(viewport_levels=100, viewport_pages=1000))
        roster = Roster(displayed=1)
        with self.assertRaises(CrossPagerError) as caught:
            roster.update(pager)
        self.assertEqual(caught.exception.status, "noMemory")
        self.assertEqual(roster.hosts, {})
        with self.assertRaises(ValueError):
            Roster(displayed=-1)


class WheelTests(unittest.TestCase):
    def test_bursts(self):
        wheel = WheelFilter()
        events = [(12, 1000), (30, 1016), (4, 1300), (-5, 1310), (0, 9000), (-1, 2**64)]
        self.assertEqual([wheel.step(*event) for event in events], [1, 0, 1, -1, 0, -1])


if __name__ == "__main__":
    unittest.main()
