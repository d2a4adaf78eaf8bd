"""Tests hosts and the wheel filter."""

import unittest
from unittest import mock

from crosspager import CrossPagerError, Pager, Position, Replacement, Hosts, Rules, Step, WheelFilter, command


def texts(steps):
    return [str(step) for step in steps]


class HostsTests(unittest.TestCase):
    def test_the_first_page(self):
        hosts = Hosts()
        self.assertEqual(
            hosts.update(Pager(counts=[5])),
            [
                Step(kind, None if kind == "willDisplay" else 0, Position(0, 0))
                for kind in ("willDisplay", "create", "addChild", "didMoveToParent", "configure", "addView")
            ],
        )
        self.assertEqual(
            (hosts.assignments, hosts.created, hosts.host(0, 0), hosts.host(0, 1)), ({0: (0, 0)}, 1, 0, None)
        )
        self.assertEqual(repr(hosts), "<Hosts: 1 of 1 in use>")

    def test_a_host_is_reused(self):
        pager, hosts = Pager(counts=[5]), Hosts()
        hosts.update(pager)
        self.assertEqual(hosts.update(pager), [])
        pager.right()
        self.assertEqual(
            texts(hosts.update(pager)),
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
        pager, hosts = Pager(counts=[5]), Hosts(hosting="cell")
        hosts.update(pager)
        pager.right()
        kinds = [step.kind for step in hosts.update(pager) if step.host is not None]
        self.assertEqual(
            kinds,
            ["removeView", "willMoveFromParent", "removeFromParent", "reuse", "configure", "addChild", "didMoveToParent", "addView"],
        )  # fmt: skip

    def test_preallocated_hosts(self):
        pager = Pager(counts=[3, 2])
        hosts = Hosts(hosting="preallocated", preallocated=4)
        steps = hosts.update(pager)
        self.assertEqual(sum(step.kind == "create" for step in steps), 4)
        hosts.hosting = "recycled"
        self.assertEqual(len(hosts.assignments), 4)
        steps = hosts.update(pager)
        self.assertEqual(sum(step.kind == "drop" for step in steps), 4)
        self.assertEqual(hosts.created, 5)

    def test_an_edit_keeps_hosts(self):
        for given in (True, False):
            pager, hosts = Pager(counts=[5]), Hosts()
            pager.go(0, 2)
            hosts.update(pager)
            edit = command.insert(0, 0)
            pager.apply(edit)
            self.assertEqual(
                texts(hosts.update(pager, edit) if given else hosts.update(pager))[:1],
                [] if given else ["didEndDisplaying page 2 of level 0"],
            )
            self.assertEqual(hosts.assignments, {0: (0, 3)})

    def test_an_origin_keeps_hosts(self):
        pager, hosts = Pager(counts=[5, 4]), Hosts()
        pager.go(1, 3)
        hosts.update(pager)
        pager.replace_levels([Replacement(9), Replacement(5, origin=1, page=4)])
        self.assertEqual(pager.position, (1, 4))
        self.assertEqual(hosts.update(pager, origin=lambda position: Position(1, position.page - 1)), [])
        self.assertEqual(hosts.assignments, {0: (1, 4)})
        self.assertEqual(
            texts(hosts.update(pager, origin=lambda position: None))[0], "didEndDisplaying page 4 of level 1"
        )

    def test_an_origin_that_fails(self):
        pager, hosts = Pager(counts=[5], rules=Rules(viewport_pages=2)), Hosts()
        hosts.update(pager)
        calls = []

        def fail(position):
            calls.append(position)
            raise KeyError(position)

        with self.assertRaises(KeyError):
            hosts.update(pager, origin=fail)
        self.assertEqual(calls, [(0, 0)])
        self.assertEqual(hosts.assignments, {0: (0, 0), 1: (0, 1)})

    def test_an_origin_that_fails_changes_no_hosts(self):
        for hosting, answers in (("recycled", [None]), ("preallocated", [None, None])):
            pager = Pager(counts=[9, 4], rules=Rules(viewport_pages=2))
            for result in (KeyError(), 5, (0, 1), Position("x", 0), Position(2**31, 0)):
                hosts, other = (Hosts(hosting=hosting, preallocated=3) for _ in range(2))
                hosts.update(pager), other.update(pager)
                pager.next()
                with self.assertRaises((KeyError, TypeError, ValueError)):
                    hosts.update(pager, origin=mock.Mock(side_effect=[*answers, result]))
                self.assertEqual((hosts.assignments, hosts.created), (other.assignments, other.created))
                self.assertEqual(hosts.update(pager), other.update(pager))

    def test_an_origin_is_asked_once_for_each_page(self):
        for hosting in ("recycled", "preallocated"):
            pager, hosts = Pager(counts=[5, 4]), Hosts(hosting=hosting, preallocated=7)
            hosts.update(pager)
            calls = []
            self.assertEqual(hosts.update(pager, origin=lambda position: calls.append(position) or position), [])
            self.assertEqual(len(set(calls)), len(calls))

    def test_an_origin_may_not_change_the_pager(self):
        pager, hosts = Pager(counts=[5]), Hosts()
        hosts.update(pager)
        with self.assertRaises(CrossPagerError) as caught:
            hosts.update(pager, origin=lambda position: pager.right() and position)
        self.assertEqual(caught.exception.status, "busy")
        self.assertEqual(pager.position, (0, 0))

    def test_an_origin_may_not_move_the_pager_to_a_larger_block(self):
        pager, hosts = Pager(counts=[5]), Hosts()
        for _ in range(16):
            pager.insert_level(3)
        hosts.update(pager)
        address, statuses = pager._pager.value, []

        def origin(position):
            try:
                pager.preview(command.insert_level(3))
            except CrossPagerError as error:
                statuses.append(error.status)
            self.assertEqual(pager._pager.value, address)
            return position

        self.assertEqual(hosts.update(pager, origin=origin), [])
        self.assertEqual(statuses, ["busy"])
        self.assertEqual(len(pager.levels), 17)
        self.assertTrue(pager.preview(command.insert_level(3)))

    def test_an_edit_and_an_origin(self):
        with self.assertRaises(TypeError):
            Hosts().update(Pager(counts=[1]), command.insert(0, 0), origin=lambda position: position)

    def test_many_hosts(self):
        pager = Pager(counts=[100] * 80, rules=Rules(viewport_levels=80, viewport_pages=100))
        hosts = Hosts()
        steps = hosts.update(pager)
        self.assertEqual(sum(step.kind == "create" for step in steps), 8000)
        self.assertEqual((len(hosts.assignments), hosts.created), (8000, 8000))

    def test_too_many_hosts(self):
        pager = Pager(counts=[1000] * 100, rules=Rules(viewport_levels=100, viewport_pages=1000))
        hosts = Hosts(displayed=1)
        with self.assertRaises(CrossPagerError) as caught:
            hosts.update(pager)
        self.assertEqual(caught.exception.status, "noMemory")
        self.assertEqual(hosts.assignments, {})

    def test_the_strategy(self):
        hosts = Hosts()
        self.assertEqual(hosts.hosting, "recycled")
        for mistake in ("recycle", None, ["cell"]):
            with self.assertRaises(ValueError):
                hosts.hosting = mistake
            with self.assertRaises(ValueError):
                Hosts(hosting=mistake)
        hosts.hosting = "cell"
        self.assertEqual(hosts.hosting, "cell")
        self.assertEqual([step.kind for step in hosts.update(Pager(counts=[1]))][1:3], ["create", "configure"])


class WheelTests(unittest.TestCase):
    def test_bursts(self):
        wheel = WheelFilter()
        events = [(12, 1000), (30, 1016), (4, 1300), (-5, 1310), (0, 9000), (-1, 2**62)]
        self.assertEqual([wheel.step(*event) for event in events], [1, 0, 1, -1, 0, -1])
        for event in ((2**31, 0), (-(2**31), 0), (1, 2**63), (1, -(2**63) - 1)):
            with self.assertRaises(ValueError):
                wheel.step(*event)


if __name__ == "__main__":
    unittest.main()
