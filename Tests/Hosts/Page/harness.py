"""Opens exported pages in Chromium, reads them, and simulates devices.

No check depends on how fast the machine is. Gestures carry their own timestamps, checks wait for conditions, and checks of
what happens during a motion stop the clock of the page.
"""

import contextlib
import datetime
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.environ.get("CROSSPAGER", str(ROOT / ".build/debug/crosspager"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="crosspager-page-"))
PHONE = {"viewport": {"width": 400, "height": 850}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESK = {"viewport": {"width": 1200, "height": 800}}
SIZES = {"desk": DESK, "phone": PHONE}


def hourly(days):
    """Returns hourly values that differ between day and night, with a gap."""
    rows, state = ["time,rides,temperature °C"], 12345
    start = datetime.datetime(2013, 1, 1)
    for hour in range(days * 24):
        state = (state * 1103515245 + 12345) % 2**31
        if 4000 < hour < 4100:
            continue
        rides = state // 65536 % (40 if 7 <= hour % 24 <= 20 else 9) + (hour // 24 % 7 < 5) * (hour % 24 in (8, 17)) * 60
        temperature = (state // 4096 % 300 - 100) / 10
        rows.append(f"{start + datetime.timedelta(hours=hour):%Y-%m-%dT%H:%M},{rides},{temperature}")
    return "\n".join(rows) + "\n"


def exported(name, text, *options):
    source, target = FOLDER / name, FOLDER / (name + "-".join(options).replace("/", "").replace(" ", "") + ".html")
    source.write_text(text)
    if not target.exists():
        subprocess.run([PROGRAM, "--no-config", source, *options, "--page", target], check=True, stdout=subprocess.DEVNULL)
    return target


@contextlib.contextmanager
def opened(browser, file, address="", stops=False, **options):
    """Opens a page. Fails if the page causes an error, a console message, a dialog or a request.

    If `stops` is true, the clock of the page runs only in `page.clock.run_for`.
    """
    context = browser.new_context(**({**DESK, **options}))
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text))
    page.on("dialog", lambda dialog: (problems.append("dialog " + dialog.message), dialog.dismiss()))
    page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else problems.append(request.url))
    if stops:
        page.clock.install()
    page.goto(f"file://{file}{address}")
    page.wait_for_selector("html[data-ready]")
    if stops:
        page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(hours=1))
    yield page
    assert problems == [], problems
    context.close()


def data():
    return exported("hours.csv", hourly(400))


def current(page, part=""):
    """Returns a visible part of the page."""
    return page.locator(f".page:not([aria-hidden]) {part}")


def title(page):
    return current(page, "h2").inner_text()


def place(page):
    return page.evaluate("location.hash")


def picker(page, name):
    return page.get_by_role("combobox", name=name, exact=True)


def message(page):
    return page.locator("#message").inner_text()


def readout(page):
    return current(page, ".readout").inner_text()


def eventually(read, wanted):
    """Waits until `read` returns the wanted value, or a value for which the function `wanted` is true."""
    fits = wanted if callable(wanted) else lambda value: value == wanted
    end = time.monotonic() + 20
    while not fits(value := read()):
        assert time.monotonic() < end, value
        time.sleep(0.01)


def rested(page):
    """Waits until nothing moves."""
    page.wait_for_function("""() => new Promise((done) => {
      const at = () => [...document.querySelectorAll('.page:not([data-away])')].map((e) => e.style.transform).join();
      let last = at(), same = 0;
      const look = () => { const now = at(); same = now === last ? same + 1 : 0; last = now;
        if (same > 5) done(true); else requestAnimationFrame(look); };
      requestAnimationFrame(look); })""")


def offsets(page):
    """Returns the distances of the displayed pages from rest, in pages."""
    return page.evaluate("""() => [...document.querySelectorAll('.page:not([data-away])')].map((e) => {
      const [x, y] = e.style.transform.match(/-?[\\d.e-]+(?=px)/g).map(Number);
      const box = document.getElementById('pager');
      return [x / box.clientWidth, y / box.clientHeight]; }).sort((a, b) => a[0] - b[0] || a[1] - b[1])""")


class Devices:
    """Simulates a finger, a mouse and a wheel through the DevTools protocol, with timestamps of their own."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.time = time.time()

    def touch(self, kind, *points, after=0.008):
        self.time += after
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points], "timestamp": self.time})

    def drag(self, start, end, steps=12, lifts=True, rest=0.0):
        """Moves a finger in steps of 8 ms, and lifts it after a rest."""
        self.touch("touchStart", start, after=0.5)
        for step in range(1, steps + 1):
            self.touch("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
        if lifts:
            self.touch("touchEnd", after=rest or 0.008)

    def click(self, x, y, count=1, after=0.5):
        for number in range(1, count + 1):
            for kind in ("mousePressed", "mouseReleased"):
                self.time += after if number == 1 and kind == "mousePressed" else 0.05
                self.session.send("Input.dispatchMouseEvent", {
                    "type": kind, "x": x, "y": y, "button": "left", "clickCount": number, "timestamp": self.time})
        rested(self.page)

    def wheel(self, *amounts, x=0.0, after=2.0):
        for amount in amounts:
            self.time += after
            after = 0.016
            self.session.send("Input.dispatchMouseEvent", {
                "type": "mouseWheel", "x": 500, "y": 400, "deltaX": amount * x, "deltaY": amount * (1 - x), "timestamp": self.time})


def near(one, other, tolerance=0.004):
    return abs(one - other) <= tolerance
