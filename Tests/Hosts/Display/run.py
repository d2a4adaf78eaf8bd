"""Presses the buttons of the display program under QEMU and compares the pictures with those in `pictures`.

    run.py PROGRAM.elf           compare
    run.py PROGRAM.elf --update  write the pictures, for inspection

Requires Debian's package qemu-system-arm. A picture is a PBM file of 128 × 64 pixels.
"""

import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

PICTURES = pathlib.Path(__file__).parent / "pictures"
WIDTH, HEIGHT = 128, 64
# The keys to press, and the name of the resulting picture. QEMU maps the arrow keys and Ctrl to the buttons.
PRESSES = [
    ([], "day-last"),
    (["left"], "day-before"),
    (["left", "left"], "day-three-back"),
    (["down"], "week"),
    (["left", "left"], "week-two-back"),
    (["down"], "month"),
    (["up", "up"], "day-remembered"),
    (["ctrl"], "week-of-day"),
    (["ctrl"], "day-of-week"),
    (["right"] * 4, "day-edge"),
    (["down", "down"] + ["left"] * 9, "month-with-gap"),
]


class Machine:
    """The board under QEMU."""

    def __init__(self, program, folder):
        self.picture = folder / "screen.ppm"
        address = str(folder / "qmp")
        self.process = subprocess.Popen(
            ["qemu-system-arm", "-M", "lm3s6965evb", "-kernel", program, "-display", "none", "-serial", "none",
             "-monitor", "none", "-qmp", f"unix:{address},server=on,wait=off"],
            stdin=subprocess.DEVNULL)
        self.socket = socket.socket(socket.AF_UNIX)
        deadline = time.monotonic() + 20
        while True:
            try:
                self.socket.connect(address)
                break
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
        self.lines = self.socket.makefile("r")
        self.lines.readline()
        self.ask("qmp_capabilities")

    def ask(self, command, **arguments):
        self.socket.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while True:
            answer = json.loads(self.lines.readline())
            if "error" in answer:
                raise RuntimeError(answer["error"]["desc"])
            if "return" in answer:
                return answer["return"]

    def pixels(self):
        """Returns the pixels of the display, as rows of 0s and 1s."""
        self.ask("screendump", filename=str(self.picture))
        data = self.picture.read_bytes()
        magic, width, height, _, rest = data.split(None, 4) if data[:2] == b"P6" else sys.exit("no PPM")
        width, height = int(width), int(height)
        rest = data[len(data) - 3 * width * height:]
        across, down = width // WIDTH, height // HEIGHT
        # Take the middle of each magnified pixel.
        return tuple(
            tuple(int(rest[3 * ((y * down + down // 2) * width + x * across + across // 2) + 1] > 64)
                  for x in range(WIDTH))
            for y in range(HEIGHT))

    def press(self, key):
        """Presses and releases a key, and returns each new picture until the display is at rest."""
        self.ask("send-key", keys=[{"type": "qcode", "data": key}], **{"hold-time": 120})
        seen = []
        rest = 0
        deadline = time.monotonic() + 20
        started = time.monotonic()
        while rest < 6 or time.monotonic() - started < 0.5:
            if time.monotonic() > deadline:
                raise RuntimeError("The display does not come to rest.")
            time.sleep(0.03)
            pixels = self.pixels()
            rest = rest + 1 if seen and pixels == seen[-1] else 0
            if not seen or pixels != seen[-1]:
                seen.append(pixels)
        return seen

    def settled(self):
        """Waits until the display is on and at rest, and returns the picture."""
        deadline = time.monotonic() + 20
        last, rest = None, 0
        while rest < 6 or not any(map(any, last)):
            if time.monotonic() > deadline:
                raise RuntimeError("The display stays dark.")
            time.sleep(0.03)
            pixels = self.pixels()
            rest = rest + 1 if pixels == last else 0
            last = pixels
        return last

    def stack(self):
        """Returns the maximum stack use so far, in bytes. The program marks free memory when it starts."""
        file = self.picture.with_name("memory")
        self.ask("pmemsave", val=0x20000000, size=0x10000, filename=str(file))
        memory = file.read_bytes()
        # The free memory is the longest marked part.
        free = max(re.finditer(b"\xA5+", memory), key=lambda part: part.end() - part.start())
        return len(memory) - free.end()

    def close(self):
        self.process.kill()
        self.process.wait()


def pbm(pixels):
    bits = "".join("".join(map(str, row)) for row in pixels)
    return b"P4\n128 64\n" + int(bits, 2).to_bytes(len(bits) // 8, "big")


def main():
    program, update = sys.argv[1], "--update" in sys.argv[2:]
    PICTURES.mkdir(exist_ok=True)
    failures = 0
    slides = 0
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(program, pathlib.Path(folder))
        try:
            pixels = machine.settled()
            # QEMU starts with all buttons held down. The first press of a key releases its button.
            for key in ["up", "down", "left", "right", "ctrl"]:
                machine.press(key)
            for keys, name in PRESSES:
                for key in keys:
                    before = pixels
                    seen = machine.press(key)
                    pixels = seen[-1]
                    # A picture between the two pages shows that the content slides.
                    slides += any(picture not in (before, pixels) for picture in seen)
                file = PICTURES / f"{name}.pbm"
                if update:
                    file.write_bytes(pbm(pixels))
                elif not file.exists() or file.read_bytes() != pbm(pixels):
                    failures += 1
                    print(f"{name}: the picture differs")
                    pathlib.Path(f"/tmp/{name}.pbm").write_bytes(pbm(pixels))
            print(f"stack: {machine.stack()} bytes")
        finally:
            machine.close()
    print(f"{len(PRESSES)} pictures, {failures} differ; {slides} presses were seen to slide")
    if failures or slides == 0:
        sys.exit(1)


main()
