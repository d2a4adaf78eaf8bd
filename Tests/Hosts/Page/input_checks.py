"""Checks of fingers, mice, wheels and keys."""

import statistics

from harness import (
    PHONE, Devices, current, data, eventually, exported, hourly, message, near, offsets, opened, readout,
    rested, title,
)


def check_a_finger_moves_the_content_and_turns_the_page(browser):
    with opened(browser, data(), **PHONE) as page:
        finger = Devices(page)
        width = page.evaluate("document.getElementById('pager').clientWidth")
        finger.drag((100, 300), (100 + width * 0.4, 300), lifts=False)
        eventually(lambda: offsets(page), lambda found: len(found) == 2 and near(found[0][0], -0.6) and near(found[1][0], 0.4))
        assert page.evaluate("[...document.querySelectorAll('.page:not([data-away])')].filter((e) => e.inert).length") == 1
        finger.touch("touchEnd", after=0.3)
        rested(page)
        assert title(page) == "4 February 2014", "a slow release before half a page goes back"
        finger.drag((100, 300), (220, 300), steps=5)
        rested(page)
        assert title(page) == "3 February 2014", "a throw goes on"
        assert offsets(page) == [[0, 0]]


def check_a_finger_up_and_down_changes_the_level(browser):
    with opened(browser, data(), **PHONE) as page:
        finger = Devices(page)
        finger.drag((200, 420), (200, 200), steps=6)
        rested(page)
        assert title(page) == "Week 6 of 2014", title(page)
        finger.drag((200, 250), (210, 420), steps=6)
        rested(page)
        assert title(page) == "4 February 2014", title(page)


def check_a_rubber_band_holds_the_last_page(browser):
    with opened(browser, data(), **PHONE) as page:
        width = page.evaluate("document.getElementById('pager').clientWidth")
        finger = Devices(page)
        finger.drag((350, 300), (350 - width * 0.5, 300), lifts=False)
        eventually(lambda: offsets(page), lambda found: len(found) == 1 and near(found[0][0], -(1 - 1 / (0.55 * 0.5 + 1))))
        finger.touch("touchEnd")
        rested(page)
        assert offsets(page) == [[0, 0]] and title(page) == "4 February 2014"


def check_a_finger_catches_a_settle(browser):
    with opened(browser, data(), stops=True, **PHONE) as page:
        finger = Devices(page)
        finger.drag((100, 300), (300, 300), steps=5)
        page.clock.run_for(50)
        finger.touch("touchStart", (300, 300))
        page.clock.run_for(50)
        one = offsets(page)
        assert len(one) == 2, one
        page.clock.run_for(500)
        assert offsets(page) == one, "caught content rests under the finger"
        finger.touch("touchEnd", after=0.3)
        page.clock.run_for(500)
        assert offsets(page) == [[0, 0]]


def check_quick_swipes_turn_a_page_each(browser):
    with opened(browser, data(), stops=True, **PHONE) as page:
        finger = Devices(page)
        assert title(page) == "4 February 2014"
        for milliseconds in (20, 60, 120, 240):
            finger.drag((80, 300), (280, 300), steps=4)
            page.clock.run_for(milliseconds)
        page.clock.run_for(500)
        assert title(page) == "31 January 2014", title(page)


def check_a_drag_only_moves_what_is_drawn(browser):
    with opened(browser, data(), **PHONE) as page:
        finger = Devices(page)
        # The pages around the current page are drawn in idle time.
        eventually(lambda: page.locator(".page").count(), 3)
        finger.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.evaluate("""() => { window.drawn = 0; window.work = [];
          new MutationObserver((all) => { drawn += all.length; })
            .observe(document.getElementById('pager'), { subtree: true, childList: true });
          const own = requestAnimationFrame;
          window.requestAnimationFrame = (f) => own((t) => {
            const start = performance.now(); f(t); work.push(performance.now() - start); }); }""")
        finger.drag((60, 300), (330, 320), steps=45, lifts=False)
        eventually(lambda: offsets(page), lambda found: near(found[-1][0], 270 / 400))
        drawn, work = page.evaluate("[drawn, work]")
        print(f"    {len(work)} frames at a quarter of the speed: work median {statistics.median(work):.1f} ms")
        assert drawn == 0, drawn
        assert statistics.median(work) < 16.7, sorted(work)


def check_a_mouse_drags_and_marks_bars(browser):
    with opened(browser, data()) as page:
        page.mouse.move(300, 400)
        page.mouse.down()
        page.mouse.move(850, 405, steps=8)
        eventually(lambda: len(offsets(page)), 2)
        page.mouse.up()
        rested(page)
        assert title(page) == "3 February 2014"
        box = current(page, ".chart").bounding_box()
        x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5
        mouse = Devices(page)
        mouse.click(x, y)
        assert readout(page).startswith("Mon 2014-02-03 1") and "sample" not in readout(page), readout(page)
        assert current(page, ".mark").count() == 1
        assert page.locator("#spoken").inner_text() == readout(page)
        page.mouse.move(x + 100, y)
        hovered = readout(page)
        page.mouse.move(5, 5)
        assert hovered.startswith("Mon 2014-02-03 1") and readout(page) != hovered, hovered
        mouse.click(x, y)
        page.mouse.move(5, 5)
        assert current(page, ".mark").count() == 0
        eventually(lambda: readout(page), "")


def check_two_presses_go_into_a_bar(browser):
    with opened(browser, data()) as page:
        page.keyboard.press("ArrowDown")
        rested(page)
        box = current(page, ".chart").bounding_box()
        Devices(page).click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.5, count=2)
        rested(page)
        assert title(page) == "3 February 2014", title(page)
        page.keyboard.press("Backspace")
        rested(page)
        assert title(page) == "Week 6 of 2014" and "24 samples" in readout(page), readout(page)


def check_a_burst_of_the_wheel_turns_one_page(browser):
    with opened(browser, data()) as page:
        devices = Devices(page)
        devices.wheel(-3, -20, -60, -90, -70, -50, -35, -24, -16, -11, -8, -5, -3, -2, -1, x=1.0)
        rested(page)
        assert title(page) == "3 February 2014", title(page)
        devices.wheel(100)
        rested(page)
        assert title(page) == "Week 6 of 2014", title(page)


def check_keys(browser):
    with opened(browser, data()) as page:
        for key, want in [("ArrowLeft", "3 February 2014"), ("ArrowDown", "Week 6 of 2014"), ("Home", "Week 1 of 2013"),
                          ("+", "1 January 2013"), ("PageDown", "11 January 2013"), ("End", "4 February 2014"),
                          ("-", "Week 6 of 2014"), (".", "Week 6 of 2014"), ("Enter", "3 February 2014"),
                          ("Control+z", "Week 6 of 2014"), ("Control+y", "3 February 2014"), ("Backspace", "Week 6 of 2014")]:
            page.keyboard.press(key)
            rested(page)
            assert title(page) == want, (key, title(page))
        page.keyboard.press("ArrowRight")
        assert message(page) == "Already at the last page of 'week'."
        page.keyboard.press("?")
        assert page.get_by_role("dialog", name="Keys").is_visible()
        page.keyboard.press("Escape")
        page.get_by_role("dialog", name="Keys").wait_for(state="hidden")
        page.keyboard.press("/")
        assert page.evaluate("document.activeElement.id") == "find-kind"
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.id") == "pager"


def check_keys_glide(browser):
    with opened(browser, data(), stops=True) as page:
        page.keyboard.press(".")
        page.clock.run_for(100)
        assert readout(page) != ""
        # A second press completes the first glide. The mark is on each page that comes to rest.
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.clock.run_for(50)
        assert len(offsets(page)) == 2 and title(page) == "3 February 2014", title(page)
        page.clock.run_for(500)
        assert title(page) == "2 February 2014", title(page)
        assert readout(page) != ""
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Control+z")
        page.clock.run_for(500)
        assert title(page) == "2 February 2014", title(page)
        page.keyboard.press("ArrowDown")
        page.clock.run_for(500)
        assert readout(page) == ""


def check_reduced_motion(browser):
    for motion, count in (("reduce", 1), ("no-preference", 2)):
        with opened(browser, data(), reduced_motion=motion) as page:
            page.evaluate("""() => { window.most = 1; new MutationObserver(() => {
              window.most = Math.max(most, document.querySelectorAll('.page:not([data-away])').length);
            }).observe(document.getElementById('pager'), { subtree: true, attributes: true }); }""")
            page.keyboard.press("ArrowLeft")
            eventually(lambda: title(page), "3 February 2014")
            rested(page)
            assert page.evaluate("most") == count, (motion, page.evaluate("most"))


def check_right_to_left(browser):
    with opened(browser, exported("hours.csv", hourly(400), "-c", "set reading rtl"), **PHONE) as page:
        Devices(page).drag((300, 300), (120, 300), steps=5)
        rested(page)
        assert title(page) == "3 February 2014", "the older page is on the right"
