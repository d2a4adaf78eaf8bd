"""Tests the touch pager in Chromium: fingers, mouse, wheel, keys, pickers, map, address, accessibility and speed.

    touch_browser.py [--shots FOLDER] [NAME...]      runs all checks, or those whose names contain NAME

Has the same requirements as browser.py. Every check runs once.
"""

import json
import pathlib
import re
import statistics
import subprocess
import sys
import time
import traceback

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from harness import CHROMIUM, FOLDER, PROGRAM, near, opened

SCENES = ("article", "filmstrip", "tabled", "ragged", "hosted")
DESK = {"viewport": {"width": 1200, "height": 800}}
PHONE = {"viewport": {"width": 400, "height": 850}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
STILL = {**DESK, "reduced_motion": "reduce"}


def exported(name, *commands):
    """Exports a scene or, if the name contains '=', plain levels."""
    options = ["--levels", name] if "=" in name else ["--scene", name]
    target = FOLDER / (re.sub(r"\W+", "-", "-".join([name, *commands])) + ".html")
    if not target.exists():
        lines = "; ".join([*commands, f"export {target}"])
        subprocess.run([PROGRAM, "--no-config", *options, "-c", lines], check=True, stdout=subprocess.DEVNULL)
    return target


def rested(page):
    """Waits until nothing has moved for longer than a settle takes, and returns the page's words for its place."""
    page.wait_for_function("""() => new Promise((done) => {
      const at = () => [...document.querySelectorAll('.card:not([inert])')].map((e) => e.style.transform).join();
      let last = at(), since = performance.now();
      const look = (time) => { const now = at(); if (now !== last) since = time; last = now;
        if (time - since > 350) done(true); else requestAnimationFrame(look); };
      requestAnimationFrame(look); })""")
    return page.locator("#spoken").inner_text()


def cards(page):
    """Returns the titles of the displayed cards with their distances from the display's edges in cards."""
    found = page.evaluate("""() => {
      const style = document.getElementById('cards').style;
      const size = ['--width', '--height'].map((name) => parseFloat(style.getPropertyValue(name)));
      return [...document.querySelectorAll('.card:not([inert])')].map((e) => [e.querySelector('h2').textContent,
        ...e.style.transform.match(/-?[\\d.e-]+(?=px)/g).slice(0, 2).map((at, axis) => Number(at) / size[axis])]); }""")
    return {title: (round(x, 3), round(y, 3)) for title, x, y in found}


def outcomes(page):
    """Returns the last outcomes, newest first: the command, the words and the JSON."""
    return [item.locator(":scope > *").all_text_contents() for item in page.locator("#outcomes li").all()]


class Finger:
    """A finger on the pager, through the DevTools protocol."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.box = page.locator("#pager").bounding_box()

    def send(self, kind, *points):
        points = [{"x": self.box["x"] + x, "y": self.box["y"] + y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start, way, steps=8):
        """Drags from a place by a distance in pixels, and rests there."""
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", tuple(a + b * step / steps for a, b in zip(start, way)))
        self.page.wait_for_timeout(200)

    def lift(self):
        self.send("touchEnd")

    def throw(self, start, way):
        """Throws the content. The browser itself makes the events, so that they arrive on time even on a busy machine."""
        self.session.send("Input.synthesizeScrollGesture", {
            "x": self.box["x"] + start[0], "y": self.box["y"] + start[1], "xDistance": way[0], "yDistance": way[1], "speed": 1600,
            "preventFling": False, "gestureSourceType": "touch"})


# ---- Checks ----


def check_every_scene_opens(browser):
    shown = {"article": 1, "filmstrip": 9, "tabled": 88, "ragged": 12, "hosted": 2}
    for scene in SCENES:
        for options in (DESK, PHONE):
            with opened(browser, exported(scene), **options) as page:
                assert page.locator("h1").inner_text() == scene
                assert len(page.locator(".card:not([inert])").all()) == shown[scene], scene
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), scene


def check_a_finger_turns_pages(browser):
    with opened(browser, exported("article"), **PHONE) as page:
        finger = Finger(page)
        width = finger.box["width"]
        finger.drag((60, 200), (0.4 * width, 0))
        assert cards(page) == {"DAY: Four": (-0.6, 0), "DAY: Five": (0.4, 0)}, cards(page)
        finger.lift()
        assert rested(page) == "DAY: Five, page 5 of 5, day", "a slow release before half a page goes back"
        finger.throw((60, 200), (0.3 * width, 0))
        assert rested(page) == "DAY: Four, page 4 of 5, day", "a throw goes on"
        assert cards(page) == {"DAY: Four": (0, 0)}
        finger.throw((200, 300), (10, -200))
        assert rested(page) == "WEEK: Five, page 5 of 5, week"
        finger.throw((200, 100), (10, 200))
        assert rested(page) == "DAY: Four, page 4 of 5, day", "the level remembers its page"


def check_a_rubber_band_resists(browser):
    with opened(browser, exported("article"), **PHONE) as page:
        finger = Finger(page)
        finger.drag((350, 200), (-0.5 * finger.box["width"], 0))
        [(x, _)] = cards(page).values()
        assert near(x, -(1 - 1 / (0.55 * 0.5 + 1)), 0.002), x
        finger.lift()
        assert rested(page) == "DAY: Five, page 5 of 5, day"
    with opened(browser, exported("article", "set bounce off"), **PHONE) as page:
        Finger(page).drag((350, 200), (-100, 0))
        assert list(cards(page).values()) == [(0, 0)]


def check_quick_swipes_turn_a_page_each(browser):
    with opened(browser, exported("article"), **PHONE) as page:
        finger = Finger(page)
        for _ in range(4):
            finger.throw((60, 200), (200, 0))
        assert rested(page) == "DAY: One, page 1 of 5, day", rested(page)


def check_a_finger_scrolls_freely(browser):
    with opened(browser, exported("filmstrip"), **PHONE) as page:
        finger = Finger(page)
        size = page.evaluate("parseFloat(document.getElementById('cards').style.getPropertyValue('--width'))")
        finger.drag((350, 60), (-1.3 * size, 0))
        finger.lift()
        assert rested(page) == "Article A2, page 2 of 5, Section A"
        assert cards(page)["Article A2"] == (-0.3, 0) and cards(page)["Article B1"] == (0, 1), cards(page)
        command, words, line = outcomes(page)[0]
        assert command.startswith("tick ") and words.startswith("changed, at Section A 1 'Article A2' (0…4) at 1.3") or (
            words.startswith("moved to Section A 1 'Article A2' (0…4) at 1.3")), words
        assert json.loads(line)["at"] == {"level": "Section A", "page": 1}
        finger.throw((350, 160), (0, -150))
        assert rested(page) == "Article B1, page 1 of 5, Section B"


def check_a_tap_opens_a_card(browser):
    with opened(browser, exported("filmstrip"), **DESK) as page:
        page.locator(".card h2", has_text="Article B2").click()
        assert page.locator("#detail").is_visible() and page.locator("#detail h2").inner_text() == "Article B2"
        assert page.locator("#detail-path").inner_text() == "Section B · path 1 1"
        assert outcomes(page)[0][0] == 'open "Section B" 1'
        assert page.evaluate("document.activeElement.textContent") == "Close"
        page.keyboard.press("ArrowRight")
        assert outcomes(page)[0][1] == "ignored: 'Article B2' is open. To close it: close"
        page.keyboard.press("Escape")
        assert page.locator("#detail").is_hidden() and page.evaluate("document.activeElement.id") == "pager"
        page.keyboard.press("Enter")
        assert page.locator("#detail h2").inner_text() == "Article A1"
        page.get_by_role("button", name="Close").click()
        assert page.locator("#detail").is_hidden()


def check_a_mouse_and_a_wheel_scroll(browser):
    with opened(browser, exported("filmstrip"), **DESK) as page:
        page.mouse.move(600, 200)
        page.mouse.down()
        page.mouse.move(300, 205, steps=6)
        page.wait_for_timeout(250)
        page.mouse.up()
        rested(page)
        left = cards(page)["Article A2"][0]
        assert near(left, 1 - 300 / page.evaluate("parseFloat(document.getElementById('cards').style.getPropertyValue('--width'))"), 0.01)
        page.mouse.wheel(-50, 0)
        page.wait_for_timeout(300)
        rested(page)
        assert cards(page)["Article A2"][0] > left
        page.mouse.wheel(0, 100)
        assert rested(page) == "Article B1, page 1 of 5, Section B"
    with opened(browser, exported("article"), **DESK) as page:
        page.mouse.move(400, 300)
        page.mouse.wheel(-80, 0)
        assert rested(page) == "DAY: Four, page 4 of 5, day"


def check_keys(browser):
    with opened(browser, exported("article"), **DESK) as page:
        page.locator("#pager").focus()
        for key, want in [
            ("ArrowLeft", "DAY: Four, page 4 of 5, day"), ("ArrowDown", "WEEK: Five, page 5 of 5, week"),
            ("Home", "WEEK: One, page 1 of 5, week"), ("+", "DAY: One, page 1 of 5, day"), ("End", "DAY: Five, page 5 of 5, day"),
            ("PageUp", "DAY: One, page 1 of 5, day"), ("-", "WEEK: One, page 1 of 5, week"),
            ("Control+z", "DAY: One, page 1 of 5, day"), ("Control+y", "WEEK: One, page 1 of 5, week"),
            ("ArrowUp", "DAY: One, page 1 of 5, day"), ("PageDown", "DAY: Five, page 5 of 5, day"),
            ("Control+z", "DAY: One, page 1 of 5, day"), ("Control+Shift+z", "DAY: Five, page 5 of 5, day"),
        ]:
            page.keyboard.press(key)
            assert rested(page) == want, (key, rested(page))


def check_outcomes_are_the_programs(browser):
    names = ["Right", "Right", "Down", "Zoom out", "Zoom in", "Up", "Undo", "Redo", "Redo", "Open", "Close", "Left"]
    with opened(browser, exported("ragged"), **STILL) as page:
        # The second 'Redo' is disabled, but its outcome is shown.
        press = lambda name: page.get_by_role("button", name=name, exact=True).click(force=True)
        for name in names:
            press(name)
        shown = outcomes(page)[::-1]
        assert len(shown) == 12
        lines = [command for command, _, _ in shown]
        assert lines == ["right", "right", "down", "zoom out", "zoom in", "up", "undo", "redo", "redo", "open", "close", "left"]
        page.locator("#events").check()
        press("Left")
        press("Right")
        shown = outcomes(page)[::-1]
        lines += [command for command, _, _ in shown[-2:]]
        program = [PROGRAM, "--no-config", "--scene", "ragged", "--json", "-f", "-"]
        run = lambda *options: subprocess.run([*program, *options], input="\n".join(lines), text=True, capture_output=True).stdout.splitlines()
        plain, events = run(), run("--events")
        assert [line for _, _, line in shown[:-2]] == plain[2:-2]
        assert [line for _, _, line in shown[-2:]] == events[-2:], (shown[-2:], events[-2:])


def check_rules(browser):
    with opened(browser, exported("article"), **STILL) as page:
        rule = lambda name: page.locator(f"[data-rule={name}]")
        press = lambda key: (page.locator("#pager").focus(), page.keyboard.press(key), rested(page))[2]
        for name, value in [("edge", "wrap"), ("ends", "wrap"), ("empty", "skip"), ("follow", "on"), ("entry", "align"),
                            ("bounce", "off"), ("hosting", "cell"), ("start", "3")]:
            rule(name).select_option(value)
            command, words, _ = outcomes(page)[0]
            assert command == f"set {name} {value}" and words.startswith(f"changed: {command[4:]}"), (command, words)
            assert rule(name).input_value() == value
        assert press("ArrowRight") == "DAY: One, page 1 of 5, day"
        assert press("ArrowUp") == "MONTH: One, page 1 of 5, month"
        rule("reading").select_option("rtl")
        assert press("ArrowLeft") == "MONTH: Two, page 2 of 5, month"
        page.locator("#scope").select_option("week")
        rule("edge").select_option("continue")
        assert outcomes(page)[0][0] == "set edge continue week"
        page.locator("#scope").select_option("all levels")
        assert rule("edge").input_value() == "", "levels differ"
        page.locator("[data-lock=left]").check()
        assert outcomes(page)[0][1] == "changed: locked left"
        press("ArrowLeft")
        assert outcomes(page)[0][1] == "ignored: 'left' is locked. To unlock it: unlock left"
        page.locator("[data-lock=left]").uncheck()
        for part, value in [("levels", "2.5"), ("pages", "3"), ("beyond", "1")]:
            page.locator(f"[data-part={part}]").fill(value)
            page.keyboard.press("Tab")
        assert outcomes(page)[0][0] == "set viewport 2.5 3 beyond 1"
        # At the end of the column, the display begins half a level down. Page 0 is on the right.
        assert cards(page) == {
            "DAY: One": (2, -0.5), "DAY: Two": (1, -0.5), "DAY: Three": (0, -0.5),
            "WEEK: Three": (2, 0.5), "WEEK: Four": (1, 0.5), "WEEK: Five": (0, 0.5),
            "MONTH: Two": (2, 1.5), "MONTH: Three": (1, 1.5), "MONTH: Four": (0, 1.5)}, cards(page)
        page.locator("[data-part=turning]").fill("7")
        page.keyboard.press("Tab")
        assert outcomes(page)[0][0].startswith("set viewport"), "a number out of range is not set"
        page.locator("[data-part=turning]").fill("0.25")
        page.locator("[data-part=turning]").press("Tab")
        assert outcomes(page)[0][0] == "set gesture 0.25 0.5 300"


def check_the_map(browser):
    with opened(browser, exported("tabled"), **DESK) as page:
        row = page.locator("#map li").nth(4)
        row.scroll_into_view_if_needed()
        box = row.locator(".track").bounding_box()
        page.mouse.click(box["x"] + box["width"] * 9.5 / 15, box["y"] + 5)
        assert rested(page).endswith("page 10 of 15, Row 4"), rested(page)
        assert row.locator(".place").inner_text() == "10 of 15"
        page.keyboard.press("ArrowLeft")
        assert rested(page).endswith("page 9 of 15, Row 4")
        page.get_by_role("button", name="Row 1", exact=True).click()
        assert rested(page).endswith("page 1 of 15, Row 1")
        assert row.locator(".place").inner_text() == "9 of 15", "the level remembers its page"
        page.get_by_role("button", name="Row 1", exact=True).press("Enter")
        assert page.locator("#detail").is_hidden(), "Enter on a button is only for the button"


def check_the_map_shows_the_current_level(browser):
    with opened(browser, exported("tabled"), **STILL) as page:
        page.locator("#pager").focus()
        for _ in range(14):
            page.keyboard.press("ArrowDown")
        assert page.locator("#spoken").inner_text().endswith("Row 14")
        row, frame = page.locator("#map li").nth(14).bounding_box(), page.locator("#map").bounding_box()
        assert frame["y"] <= row["y"] and row["y"] + row["height"] <= frame["y"] + frame["height"] + 1, (row, frame)


def check_edits(browser):
    with opened(browser, exported("article"), **DESK) as page:
        page.get_by_text("Edit", exact=True).click()
        edit = lambda name: page.get_by_role("button", name=name).click()
        edit("Insert page")
        assert rested(page) == "DAY: Five, page 6 of 6, day"
        edit("Insert level")
        assert page.locator("#map li button").all_text_contents() == ["day", "Level 3", "week", "month"]
        edit("Remove page")
        assert rested(page) == "4, page 5 of 5, day", "the inserted page has no title"
        address = page.url
        page.reload()
        page.wait_for_selector("html[data-ready]")
        assert page.url == address
        assert page.locator("#map li button").all_text_contents() == ["day", "Level 3", "week", "month"]
        page.get_by_text("Edit", exact=True).click()
        for _ in range(4):
            edit("Remove level")
        assert rested(page) == "No levels" and page.locator("#none").inner_text() == "No levels"
        page.get_by_role("button", name="Undo").click()
        assert rested(page).endswith("month")


def check_the_address(browser):
    with opened(browser, exported("filmstrip"), **DESK) as page:
        page.locator("#pager").focus()
        page.keyboard.press("ArrowRight")
        rested(page)
        page.keyboard.press("ArrowDown")
        rested(page)
        page.locator("[data-rule=edge]").select_option("wrap")
        page.locator("[data-rule=viewport] input").nth(1).fill("1.5")
        page.keyboard.press("Tab")
        before, address = cards(page), page.url
        page.reload()
        page.wait_for_selector("html[data-ready]")
        assert page.url == address and cards(page) == before
        assert page.locator("[data-rule=edge]").input_value() == "wrap"
        with opened(browser, exported("filmstrip"), **DESK) as other:
            other.evaluate(f"location.hash = {json.dumps(address.split('#')[1])}")
            other.wait_for_timeout(200)
            assert cards(other) == before and rested(other) == "Article B1, page 1 of 5, Section B"
        with opened(browser, exported("article"), **DESK) as other:
            other.evaluate(f"location.hash = {json.dumps(address.split('#')[1])}")
            other.wait_for_timeout(200)
            assert other.locator("#spoken").inner_text() == "The address does not fit this page."
            assert cards(other) == {"DAY: Five": (0, 0)}


def check_right_to_left_and_wrapping(browser):
    with opened(browser, exported("article", "set reading rtl", "set edge wrap"), **PHONE) as page:
        finger = Finger(page)
        finger.drag((60, 200), (220, 0))
        assert set(cards(page)) == {"DAY: Five", "DAY: One"}, "the first page follows the last, on its left"
        finger.lift()
        assert rested(page) == "DAY: One, page 1 of 5, day"


def check_plain_and_empty_levels(browser):
    with opened(browser, exported("a=3,b=0"), **STILL) as page:
        page.locator("#pager").focus()
        page.keyboard.press("ArrowRight")
        assert cards(page) == {"1": (0, 0)} and page.title() == "1 · a, b"
        page.keyboard.press("ArrowDown")
        assert cards(page) == {} and page.locator("#none").inner_text() == "b, no pages"
        page.keyboard.press("ArrowRight")
        assert outcomes(page)[0][1] == "ignored: Level 'b' has no pages."
        page.keyboard.press("ArrowUp")
        assert page.locator("#spoken").inner_text() == "1, page 2 of 3, a"
    with opened(browser, exported("a=1", "remove-level a"), **DESK) as page:
        assert page.locator("#none").inner_text() == "No levels"
        page.locator("#pager").focus()
        page.keyboard.press("ArrowRight")
        assert outcomes(page)[0][1] == "ignored: There are no levels. To add one: insert-level NAME COUNT"


def check_names_are_only_text(browser):
    name = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
    scene = FOLDER / "hostile.json"
    scene.write_text(json.dumps({"levels": [{"name": name, "pages": [name, "{{data}}"]}]}))
    with opened(browser, exported(str(scene)), **STILL) as page:
        assert page.locator(".card:not([inert]) h2").inner_text() == name
        page.keyboard.press("Enter")
        assert page.locator("#detail h2").inner_text() == name
        assert name in page.locator("#outcomes").inner_text()


def check_reduced_motion(browser):
    for motion, count in (("reduce", 1), ("no-preference", 2)):
        with opened(browser, exported("article"), **DESK, reduced_motion=motion) as page:
            page.evaluate("""() => { window.most = 1; const look = () => {
              window.most = Math.max(most, document.querySelectorAll('.card:not([inert])').length);
              requestAnimationFrame(look); }; look(); }""")
            page.locator("#pager").focus()
            page.keyboard.press("ArrowLeft")
            assert rested(page) == "DAY: Four, page 4 of 5, day"
            assert page.evaluate("most") == count, (motion, page.evaluate("most"))


def check_a_place_is_announced_once(browser):
    with opened(browser, exported("article"), **DESK) as page:
        page.evaluate("""() => { window.said = [];
          new MutationObserver(() => said.push(document.getElementById('spoken').textContent))
            .observe(document.getElementById('spoken'), { childList: true, characterData: true, subtree: true }); }""")
        page.locator("#pager").focus()
        for key in ("ArrowLeft", "ArrowLeft", "ArrowDown"):
            page.keyboard.press(key)
            rested(page)
        page.locator("[data-rule=edge]").select_option("wrap")
        assert page.evaluate("said") == [
            "DAY: Four, page 4 of 5, day", "DAY: Three, page 3 of 5, day", "WEEK: Five, page 5 of 5, week"], page.evaluate("said")


def check_the_tree_of_a_screen_reader(browser):
    with opened(browser, exported("filmstrip"), **DESK) as page:
        page.locator("#pager").focus()
        page.keyboard.press("ArrowRight")
        rested(page)
        tree = page.locator("#pager").aria_snapshot()
        assert "Article A2, page 2 of 5, Section A" in tree and "Article A1" not in tree, tree
        assert page.locator("#pager").get_attribute("aria-roledescription") == "pager"
        hidden = page.evaluate("[...document.querySelectorAll('.card[inert]')].map((e) => getComputedStyle(e).visibility)")
        assert hidden and set(hidden) == {"hidden"}, hidden
        reached = []
        for _ in range(40):
            reached.append(page.evaluate("document.activeElement.id || document.activeElement.dataset.rule || document.activeElement.type || ''"))
            page.keyboard.press("Tab")
        assert {"pager", "outcomes", "events", "scope", "edge", "hosting", "range"} <= set(reached), reached


def check_axe_finds_nothing(browser):
    rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    for scene in SCENES:
        for options in (DESK, PHONE):
            for scheme in ("light", "dark"):
                with opened(browser, exported(scene), color_scheme=scheme, **options) as page:
                    page.get_by_role("button", name="Down").click()
                    rested(page)
                    result = Axe().run(page, options=rules)
                    assert result.violations_count == 0, (scene, scheme, result.generate_report())
                    page.get_by_role("button", name="Open").click()
                    page.wait_for_timeout(300)
                    result = Axe().run(page, options=rules)
                    assert result.violations_count == 0, (scene, scheme, result.generate_report())


def check_frames_with_a_slow_processor(browser):
    for scene in ("article", "tabled"):
        with opened(browser, exported(scene), **PHONE) as page:
            page.wait_for_timeout(500)
            finger = Finger(page)
            finger.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            finger.session.send("Performance.enable")
            page.evaluate("""() => { window.work = []; window.gaps = []; let isDown = false, last = 0;
              for (const [name, value] of [['pointerdown', true], ['pointerup', false]])
                addEventListener(name, () => { isDown = value; last = 0; }, true);
              const own = requestAnimationFrame;
              window.requestAnimationFrame = (f) => own((t) => {
                const start = performance.now(); f(t); work.push(performance.now() - start); });
              const look = (t) => { if (isDown && last) gaps.push(t - last); last = isDown ? t : 0; own(look); }; own(look); }""")
            metric = lambda name: next(one["value"] for one in finger.session.send("Performance.getMetrics")["metrics"] if one["name"] == name)
            layouts = metric("LayoutCount")
            start = time.time()
            finger.send("touchStart", (300, 200))
            for step in range(60):
                finger.send("touchMove", (300 - 4 * step, 200))
            seconds = time.time() - start
            moved = metric("LayoutCount") - layouts
            finger.lift()
            page.wait_for_timeout(900)
            work, gaps = page.evaluate("[work, gaps]")
            gaps, work = sorted(gaps), sorted(work)
            at = lambda values, part: values[min(len(values) - 1, int(len(values) * part))]
            print(f"    {scene}: {len(work)} frames, {len(gaps) / sum(gaps) * 1000:.0f} a second; gaps: median {statistics.median(gaps):.1f} ms; "
                  f"work: median {statistics.median(work):.1f} ms, 95 of 100 within {at(work, 0.95):.1f} ms; "
                  f"{moved:.0f} layouts in {seconds:.1f} s of dragging")
            assert statistics.median(gaps) < 17.5, gaps
            # The time between frames also depends on other programs. The work in a frame is the page's own.
            assert at(work, 0.9) < 16.7, work
            # Only a card that appears is laid out.
            assert moved <= 8, moved


def shots(browser, folder):
    """Takes screenshots of every scene for visual inspection."""
    folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        for device, options in (("desk", DESK), ("phone", PHONE)):
            for scheme in ("light", "dark"):
                with opened(browser, exported(scene), color_scheme=scheme, **options) as page:
                    page.locator("#pager").focus()
                    for key in ("ArrowLeft", "ArrowRight", "ArrowDown", "ArrowRight"):
                        page.keyboard.press(key)
                        rested(page)
                    page.screenshot(path=folder / f"{scene}-{device}-{scheme}.png", full_page=True)


def passes(name, check, browser):
    try:
        check(browser)
    except Exception:  # The other checks still run.
        print(f"FAIL {name}\n{traceback.format_exc(limit=-3)}")
        return False
    print(f"ok   {name}")
    return True


if __name__ == "__main__":
    arguments = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        if arguments[:1] == ["--shots"]:
            shots(browser, pathlib.Path(arguments[1]))
            sys.exit()
        checks = [(name[6:].replace("_", " "), check) for name, check in globals().items() if name.startswith("check_")]
        chosen = [one for one in checks if not arguments or any(word in one[0].replace(" ", "_") for word in arguments)]
        results = [passes(name, check, browser) for name, check in chosen]
    sys.exit(0 if all(results) else 1)
