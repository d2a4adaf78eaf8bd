"""The wheel filter, written from the documentation comment of WheelFilter.

Only pauses end a burst here. The traces contain no reversal and no acceleration that begins a burst."""

PAUSE = 120
# The longest interval between the events from a touchpad.
FRAME = 17


class Wheel:
    """Reports a step for the first event of each burst."""

    def __init__(self):
        self.last = None

    def step(self, distance: int, time: int) -> int:
        if distance == 0:
            return 0
        if self.last is not None:
            interval = max(time - self.last, 0)
            pause = max(PAUSE, 4 * self.interval) if self.is_touchpad else PAUSE
            if interval < pause:
                self.last, self.interval = self.last + interval, interval
                self.is_touchpad = self.is_touchpad or interval <= FRAME
                return 0
        self.last, self.interval, self.is_touchpad = time, 0, False
        return 1 if distance > 0 else -1
