"""Checks of the controls and of the address."""

from harness import (
    FOLDER, SIZES, Devices, current, data, eventually, exported, message, opened, picker, place, readout, rested,
    title,
)


def check_the_pickers_and_buttons(browser):
    for options in SIZES.values():
        with opened(browser, data(), **options) as page:
            picker(page, "Column").select_option("temperature °C")
            rested(page)
            assert "temperature" in current(page, ".about").inner_text()
            picker(page, "Bars").select_option("max")
            rested(page)
            assert "max by hour" in current(page, ".about").inner_text()
            page.get_by_role("textbox", name="Date", exact=True).fill("2013-07-04")
            rested(page)
            assert title(page) == "4 July 2013"
            page.get_by_role("textbox", name="Date", exact=True).fill("1999-07-04")
            assert message(page) == "No page for 1999-07-04 in level 'day'. Its pages are 2013-01-01 to 2014-02-04.", message(page)
            page.get_by_role("button", name="Zoom out").click()
            rested(page)
            assert title(page) == "Week 27 of 2013"
            slider = page.get_by_role("slider", name="Page of level month")
            slider.focus()
            page.keyboard.press("ArrowLeft")
            rested(page)
            assert title(page) == "January 2014", title(page)
            assert slider.get_attribute("aria-valuetext") == "January 2014, page 13 of 14"
            page.get_by_role("button", name="Undo").click()
            rested(page)
            assert title(page) == "Week 27 of 2013"
            page.get_by_role("button", name="week").click()
            assert message(page) == "Already at 2013-W27 of level 'week'."
            assert page.locator("#series").is_hidden() and page.locator("#split").is_visible()


def check_the_scale(browser):
    with opened(browser, data(), "#day=2013-12-25,week=2014-W06,month=2014-02@day") as page:
        axis = lambda: float(current(page, "text[text-anchor=end]").last.text_content())
        picker(page, "Scale").select_option("level")
        rested(page)
        of_level = axis()
        picker(page, "Scale").select_option("page")
        rested(page)
        assert axis() < of_level and place(page).endswith("&scale=page"), (axis(), of_level)


def check_a_calendar(browser):
    rows = "".join(f"2024-{month:02}-{day:02},{day % 7}\n" for month in (1, 2, 3) for day in range(1, 29))
    file = exported("calendar.csv", f"date,v\n{rows}", "--levels", "day,year", "-c", "go year")
    for options in SIZES.values():
        with opened(browser, file, **options) as page:
            picker(page, "Style").select_option("calendar")
            rested(page)
            cells = current(page, ".chart rect")
            # 366 days of 2024, and the legend: missing, 0 and four shades.
            assert cells.count() == 372, cells.count()
            assert current(page, "svg").get_attribute("aria-label") == "Calendar. v, mean by day"
            assert current(page, "tbody tr, tr").nth(32).inner_text().split("\t")[0] == "Feb 1"
            cells.nth(34).click()
            rested(page)
            assert title(page) == "4 February 2024", title(page)
            page.keyboard.press("Backspace")
            rested(page)
            assert title(page) == "2024" and readout(page).startswith("Sun 2024-02-04: 4"), readout(page)
            page.keyboard.press(".")
            page.keyboard.press("Enter")
            rested(page)
            assert title(page) == "5 February 2024", title(page)
            assert "style=calendar" in place(page), place(page)
    months = exported("months.csv", "month,v\n2024-01,1\n2024-02,2\n2024-03,3\n", "--levels", "decade")
    with opened(browser, months) as page:
        assert "calendar" not in picker(page, "Style").evaluate("(select) => [...select.options].map((one) => one.value)")


def check_controls_without_a_choice_are_hidden(browser):
    file = exported("one.csv", "date,v\n2024-01-01,1\n2024-01-02,2\n2024-01-03,3\n", "--levels", "month,year")
    with opened(browser, file) as page:
        shown = page.evaluate("[...document.querySelectorAll('.choices select')].filter((e) => e.offsetParent).map((e) => e.id)")
        assert shown == ["aggregate", "scale", "style", "compare", "smooth"], shown
        assert page.get_by_role("button", name="Previous page").get_attribute("aria-disabled") == "true"
        page.get_by_role("button", name="Previous page").click(force=True)
        assert message(page) == "Already at the first page of 'month'."
        picker(page, "Compare").select_option("page")
        assert message(page) == "Level 'month' has no other page." and picker(page, "Compare").input_value() == "off"


def check_a_goal_means_and_notes(browser):
    (FOLDER / "notes.csv").write_text("2024-01-03,new shoes\n2024-02-01,rain\n")
    rows = "".join(f"2024-{month:02}-{day:02},{(month + day * 7) % 10}\n" for month in (1, 2) for day in range(1, 29))
    file = exported(
        "steps.csv", f"date,steps\n{rows}", "--levels", "month,year", "--start", "2024-01", "--notes", str(FOLDER / "notes.csv"))
    with opened(browser, file) as page:
        about = lambda: current(page, ".about").inner_text()
        assert "◆ Wed 3: new shoes" in about() and current(page, ".note").count() == 1, about()
        page.get_by_label("Goal").fill("5")
        page.get_by_label("Goal").press("Enter")
        rested(page)
        reached = sum((1 + day * 7) % 10 >= 5 for day in range(1, 29))
        assert f"{reached} of 28 days reach 5" in about() and current(page, ".goal").count() == 1, about()
        picker(page, "Mean").select_option("7")
        rested(page)
        assert "mean of the last 7 days" in about() and current(page, ".means").count() == 1, about()
        page.locator("#find-kind").select_option("note")
        page.get_by_role("button", name="Find", exact=True).click()
        rested(page)
        assert message(page) == "'new shoes' on Wed 2024-01-03" and "note: new shoes" in readout(page), message(page)
        page.get_by_role("button", name="Find next").click()
        rested(page)
        assert message(page) == "'rain' on Thu 2024-02-01", message(page)
        page.get_by_label("Goal").fill("")
        page.get_by_label("Goal").press("Enter")
        rested(page)
        assert current(page, ".goal").count() == 0 and "reach" not in about(), about()


def check_find(browser):
    with opened(browser, data()) as page:
        page.get_by_role("button", name="Find", exact=True).click()
        rested(page)
        largest = message(page)
        assert largest.startswith("max 99 in the hour from 08:00 on "), largest
        assert readout(page).split(": ")[1] == "99" and current(page, ".mark").count() == 1, readout(page)
        page.get_by_role("button", name="Find next").click()
        rested(page)
        second = title(page)
        assert ", number 2 of 397 pages" in message(page), message(page)
        page.locator("#pager").focus()
        page.keyboard.press("n")
        page.keyboard.press("N")
        rested(page)
        assert title(page) == second and ", number 2 of 397 pages" in message(page), message(page)
        page.keyboard.press("N")
        page.keyboard.press("N")
        assert message(page).endswith(", continued from the last maximum"), message(page)
        picker(page, "Bar to find").select_option("above")
        page.keyboard.type("97")
        page.keyboard.press("Enter")
        rested(page)
        assert " in the hour from " in message(page) and current(page, ".mark").count() == 1, message(page)
        page.get_by_label("Value", exact=True).fill("5000")
        page.get_by_role("button", name="Find previous").click()
        assert message(page) == "No other page has a bar above 5,000 (sum by hour).", message(page)
        page.get_by_label("Value", exact=True).fill("")
        page.get_by_role("button", name="Find next").click()
        assert page.evaluate("document.activeElement.id") == "find-number", "the browser asks for the value"


def check_split(browser):
    for options in SIZES.values():
        with opened(browser, data(), **options) as page:
            picker(page, "Charts").select_option("columns")
            rested(page)
            assert current(page, "figcaption b").all_inner_texts() == ["rides", "temperature °C"]
            assert current(page, "svg").count() == 2
            box = current(page, ".chart").nth(1).bounding_box()
            Devices(page).click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
            assert "rides" in readout(page) and "temperature" in readout(page) and current(page, ".mark").count() == 2, readout(page)
            assert current(page, "table th[scope=col]").all_text_contents() == [
                "bar", "rides, 2014-02-04", "temperature °C, 2014-02-04"]
            picker(page, "Charts").select_option("off")
            rested(page)
            assert current(page, "svg").count() == 1


def check_a_page_with_many_series_names_those_without_room(browser):
    rows = [f"2024-01-{day:02},s{series},{day * series}" for day in range(1, 31) for series in range(40)]
    with opened(browser, exported("many.csv", "date,who,v\n" + "\n".join(rows) + "\n", "--by", "who")) as page:
        picker(page, "Charts").select_option("series")
        rested(page)
        shown = current(page, "svg").count()
        assert 8 <= shown < 40, shown
        assert f"room for {shown} of 40 charts" in current(page, ".about").inner_text()
        labels = current(page, "svg").evaluate_all(
            "(all) => all.map((e) => [...e.querySelectorAll('text[text-anchor=end]')].map((t) => t.textContent).join())")
        assert len(set(labels)) == 1, labels


def check_compare(browser):
    with opened(browser, data(), "#day=2014-02-04,week=2014-W06,month=2014-02@month") as page:
        compare = picker(page, "Compare")
        compare.select_option("previous")
        rested(page)
        assert current(page, ".outline").count() > 20
        assert "so far, 4 days: " in current(page, ".legend").inner_text(), current(page, ".legend").inner_text()
        page.get_by_label("Whole pages").check()
        rested(page)
        assert "2014-01 sum " in current(page, ".legend").inner_text()
        page.keyboard.press("Escape")
        page.keyboard.press(".")
        rested(page)
        assert "Sat 2014-02-01: " in readout(page) and "Wed 2014-01-01: " in readout(page) and "change " in readout(page), readout(page)
        compare.select_option("page")
        page.get_by_label("Date to compare with").fill("2013-06-15")
        rested(page)
        assert "2013-06" in current(page, ".legend").inner_text() and page.get_by_label("Whole pages").is_visible()
        page.get_by_role("button", name="Zoom out").click(force=True)
        assert message(page) == "Already at the last level."
        page.get_by_role("button", name="Zoom in").click()
        rested(page)
        assert "The comparison with 2013-06 appears only on level 'month'." in current(page, ".about").inner_text()
        compare.select_option("off")
        assert page.get_by_label("Date to compare with").is_hidden() and page.get_by_label("Whole pages").is_hidden()


def check_the_address_goes_back_and_survives_a_reload(browser):
    with opened(browser, data()) as page:
        page.keyboard.press("ArrowLeft")
        rested(page)
        page.keyboard.press("ArrowDown")
        rested(page)
        page.select_option("#value", "temperature °C")
        page.go_back()
        eventually(lambda: page.locator("#value").input_value(), "rides")
        page.go_back()
        rested(page)
        assert title(page) == "3 February 2014", title(page)
        page.go_forward()
        page.go_forward()
        rested(page)
        assert title(page) == "Week 6 of 2014" and page.locator("#value").input_value() == "temperature °C"
        address = page.url
        page.reload()
        page.wait_for_selector("html[data-ready]")
        assert page.url == address and title(page) == "Week 6 of 2014"
        assert page.locator("#value").input_value() == "temperature °C"
        page.evaluate("location.hash = '#day=2013-05-05,week=2013-W20,month=2013-06@day'")
        eventually(lambda: title(page), "5 May 2013")
        assert page.locator("#value").input_value() == "rides"
        page.evaluate("location.hash = '#day=1999-05-05,week=2013-W20,month=2013-06@day'")
        eventually(lambda: message(page), "The address does not fit. Level 'day' has no page '1999-05-05'.")
        assert title(page) == "5 May 2013"


def check_a_copied_address_restores_the_settings(browser):
    with opened(browser, data()) as page:
        for name, value in [("value", "temperature °C"), ("aggregate", "max"), ("compare", "previous"), ("split", "columns")]:
            page.select_option(f"#{name}", value)
        address = place(page)
        assert address.endswith("@day&value=temperature+%C2%B0C&compare=previous&split=columns&bars=max"), address
    with opened(browser, data(), address) as page:
        values = [page.locator(f"#{name}").input_value() for name in ("value", "aggregate", "compare", "split")]
        assert values == ["temperature °C", "max", "previous", "columns"] and place(page) == address, values
