"""Checks of the page as a whole: opening, accessibility, sizes, print and speed."""

import json

from axe_playwright_python.sync_playwright import Axe

from harness import (
    DESK, FOLDER, PHONE, SIZES, current, data, eventually, exported, hourly, near, opened, place, rested,
    title,
)


def check_opens_without_requests(browser):
    with opened(browser, data()) as page:
        assert title(page) == "4 February 2014", title(page)
        assert "2014-02-04" in place(page)
        assert page.title() == "4 February 2014 · hours.csv"
        assert page.locator(".page:not([aria-hidden])").get_attribute("aria-label") == "4 February 2014, page 400 of 400"


def check_low_screens_keep_the_chart(browser):
    for width, height in [(320, 568), (375, 553), (390, 400), (844, 390)]:
        with opened(browser, data(), **{**PHONE, "viewport": {"width": width, "height": height}}) as page:
            box = current(page, ".chart").bounding_box()
            assert box["height"] >= 96, (width, height, box)


def check_hidden_pages_are_out_of_reach(browser):
    with opened(browser, data()) as page:
        page.keyboard.press("ArrowLeft")
        rested(page)
        eventually(lambda: page.locator(".page").count(), lambda count: count > 3)
        states = page.evaluate("""[...document.querySelectorAll('.page')].map((e) =>
          [e.inert, e.getAttribute('aria-hidden'), e.hasAttribute('data-away'), getComputedStyle(e).visibility])""")
        assert states.count([False, None, False, "visible"]) == 1, states
        assert all(state == [True, "true", True, "hidden"] for state in states if state[0]), states
        assert page.locator("#spoken").inner_text() == "3 February 2014, page 399 of 400, level day"
        reached = set()
        page.locator("#pager").focus()
        for _ in range(32):
            reached.add(page.evaluate("document.activeElement.id || document.activeElement.className"))
            page.keyboard.press("Tab")
        assert {"pager", "level-name", "date", "find-kind", "compare"} <= reached, reached


def check_the_accessibility_tree(browser):
    for options in SIZES.values():
        with opened(browser, data(), **options) as page:
            page.get_by_role("button", name="Find", exact=True).click()
            rested(page)
            tree = page.locator("body").aria_snapshot()
            for line in ('- heading "hours.csv" [level=1]', '- combobox "Column"', '- combobox "Compare"', '- region "Pages"',
                         '- navigation "Levels"', '- slider "Page of level week"', '- group "Move"', '- textbox "Date"',
                         '- search "Find a bar"', '- combobox "Bar to find"', "- status: max 99 in the hour", '- row "bar ',
                         '- img "Bar chart. rides, sum by hour"'):
                assert line in tree, (line, tree)
            assert tree.count("- table") == 1, "only the current page is in the tree"


def check_axe_finds_nothing(browser):
    rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    for options in SIZES.values():
        for scheme in ("light", "dark"):
            with opened(browser, data(), color_scheme=scheme, **options) as page:
                def check():
                    rested(page)
                    result = Axe().run(page, options={"runOnly": rules})
                    assert result.violations_count == 0, result.generate_report()
                check()
                page.select_option("#compare", "page")
                page.get_by_role("button", name="Find", exact=True).click()
                check()
                page.select_option("#split", "columns")
                page.select_option("#find-kind", "above")
                check()
                page.locator("#pager").focus()
                page.keyboard.press("?")
                check()


def check_names_are_only_text(browser):
    name = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
    rows = "".join(f"2024-01-0{day},{day},\"{name}\",{9 - day}\n" for day in range(1, 8))
    file = exported("<b>.csv", f'date,"{name}",who,"b"\n{rows}', "--by", "who")
    with opened(browser, file) as page:
        assert name in current(page, ".about").inner_text()
        assert page.locator("h1").inner_text() == "<b>.csv"
        page.keyboard.press("ArrowLeft")
        page.select_option("#compare", "previous")
        page.select_option("#split", "columns")
        page.keyboard.press(".")
        rested(page)


def check_a_resize_draws_the_chart_again(browser):
    with opened(browser, data()) as page:
        page.set_viewport_size({"width": 820, "height": 600})
        # The size of the chart and of the picture in it, read at the same moment.
        sizes = lambda: current(page, ".chart").evaluate(
            "(chart) => [chart, chart.firstChild].map((e) => [e.getBoundingClientRect().width, e.getBoundingClientRect().height])")
        eventually(sizes, lambda found: found[0][0] < 800 and all(near(one, other, 1) for one, other in zip(*found)))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def check_nothing_is_cut_off(browser):
    for width in (320, 400, 700, 1000, 1200):
        with opened(browser, data(), viewport={"width": width, "height": 800}) as page:
            page.select_option("#compare", "page")
            page.select_option("#find-kind", "below")
            page.get_by_label("Value", exact=True).fill("1")
            page.keyboard.press("Enter")
            rested(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            chart, svg = (current(page, part).bounding_box() for part in (".chart", "svg"))
            assert svg["height"] <= chart["height"] + 1, (width, chart, svg)


def check_print(browser):
    for split, count in (("off", 1), ("columns", 2)):
        with opened(browser, data(), color_scheme="dark") as page:
            page.keyboard.press("ArrowDown")
            rested(page)
            page.locator("#split").select_option(split)
            rested(page)
            page.emulate_media(media="print")
            assert page.locator(".foot").is_hidden() and page.locator(".map").is_hidden()
            assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
            area = current(page, ".charts").bounding_box()
            drawn = [chart.bounding_box()["height"] for chart in current(page, "svg").all()]
            assert len(drawn) == count and min(drawn) > 100 and area["height"] >= sum(drawn), (area, drawn)
            file = FOLDER / "print.pdf"
            page.pdf(path=file)
            assert file.read_bytes().count(b"/Type /Page\n") == 1, "one sheet"


def check_size_and_first_chart(browser):
    rows = [row.rsplit(",", 1)[0] for row in hourly(4000).splitlines()]
    file = exported("days.csv", "\n".join(rows) + "\n")
    size = file.stat().st_size
    walls, works = zip(*(first_chart(browser, file) for _ in range(5)))
    print(f"    {size} bytes, first chart after {min(walls):.0f} ms, with {min(works):.0f} ms of work")
    assert size <= 332_000, size
    # On a busy machine, the elapsed time is unreliable. Check only the work on the main thread.
    assert min(works) <= 100, works


def first_chart(browser, file):
    """Returns the time until the first chart, in milliseconds: the elapsed time, and the time that the main thread is
    busy."""
    context = browser.new_context(**DESK)
    page = context.new_page()
    page.goto("about:blank")
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"])
    page.goto(f"file://{file}")
    page.wait_for_selector("html[data-ready]")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    mark = next(event for event in events if event.get("name") == "first chart")
    same = [event for event in events if event["pid"] == mark["pid"] and event["tid"] == mark["tid"] and event["ts"] <= mark["ts"]]
    start = max(event["ts"] for event in same if event["name"] == "navigationStart")
    work = sum(event.get("tdur", 0) for event in same if event["name"] == "RunTask" and event["ts"] >= start)
    return (mark["ts"] - start) / 1000, work / 1000
