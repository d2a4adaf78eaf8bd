"""The wheel filter, which the documentation comment of WheelFilter describes.

Only a pause of 120 milliseconds ends a burst here, because nothing else ends one in the traces."""

PAUSE = 120


class Wheel:
    """Reports a step for the first event of each burst."""

    def __init__(self):
        self.last = None

    def step(self, distance: int, time: int) -> int:
        if distance == 0:
            return 0
        continues = self.last is not None and time - self.last < PAUSE
        self.last = max(time, self.last) if continues else time
        return 0 if continues else 1 if distance > 0 else -1
