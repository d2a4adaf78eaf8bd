"""Tests an exported page in Chromium as a person uses it: touch, mouse, wheel, keys, pickers, address, print and more.

    browser.py [--shots FOLDER] [NAME...]      runs all checks, or those whose names contain NAME

Requires the PyPI packages playwright and axe-playwright-python. CROSSPAGER is the path to the program, and CHROMIUM is
the path to the browser.
"""

import pathlib
import sys
import traceback

from playwright.sync_api import sync_playwright

import control_checks
import input_checks
import page_checks
from harness import CHROMIUM, SIZES, data, opened, rested

CHECKS = {
    name: check for module in (page_checks, input_checks, control_checks) for name, check in vars(module).items()
    if name.startswith("check_")
}


def shots(browser, folder):
    """Takes screenshots for visual inspection."""
    folder.mkdir(parents=True, exist_ok=True)
    for device, options in SIZES.items():
        for scheme in ("light", "dark"):
            with opened(browser, data(), color_scheme=scheme, **options) as page:
                rested(page)
                page.screenshot(path=folder / f"{device}-{scheme}.png")


def passes(name, check, browser):
    try:
        check(browser)
        print(f"ok   {name}")
        return True
    except Exception as error:  # The other checks still run.
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if "_checks" in frame.filename]
        print(f"FAIL {name} at lines {lines}: {type(error).__name__} {error}")
        return False


if __name__ == "__main__":
    arguments = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        if arguments[:1] == ["--shots"]:
            shots(browser, pathlib.Path(arguments[1]))
            sys.exit()
        failures = 0
        for name, check in CHECKS.items():
            if not arguments or any(word in name for word in arguments):
                failures += not passes(name.removeprefix("check_").replace("_", " "), check, browser)
    sys.exit(1 if failures else 0)
