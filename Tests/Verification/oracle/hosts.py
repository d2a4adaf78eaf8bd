"""The hosts of the displayed pages and the steps for them.

Docs/Gestures.md ("Hosts") and Docs/Scenes.md (hosted) describe hosts and their steps."""

from typing import Dict, List, NamedTuple, Optional

# The values of the rule `hosting`, with the default first.
HOSTINGS = ("recycled", "preallocated", "cell")

CREATE = {
    "recycled": ("create", "addChild", "didMoveToParent", "configure"),
    "preallocated": ("create", "addChild", "didMoveToParent", "configure"),
    "cell": ("create", "configure", "addChild", "didMoveToParent"),
}
REUSE = {"recycled": ("reuse", "configure"), "cell": ("reuse", "configure", "addChild", "didMoveToParent")}
LEAVE = ("willMoveFromParent", "removeFromParent")


LEAVING = ("didEndDisplaying", "removeView", *LEAVE)
# Marks a page that is gone.
GONE = "gone"


class Step(NamedTuple):
    kind: str
    host: Optional[int]
    page: Optional[tuple]


class Roster:
    """A page is represented by a tuple that identifies it. Under `preallocated`, the first pages have their own hosts,
    and any other page has a host while it is displayed."""

    def __init__(self):
        self.hosting = HOSTINGS[0]
        self.displayed: List[tuple] = []
        self.hosts: Dict[int, Optional[tuple]] = {}
        # The unused hosts, least recently used first.
        self.unused: List[int] = []
        # Under `preallocated`, the host of each page, in page order.
        self.own: Dict[tuple, int] = {}
        # The places of pages before an edit. When a page disappears, its steps name its former place.
        self.former: Dict[tuple, tuple] = {}

    def follow(self, moved):
        """Gives pages their new places after an edit. `moved` returns a page's new place; None if the page is gone."""

        def place(page):
            if page is None:
                return None
            self.former[moved(page) or (*page, GONE)] = page
            return moved(page) or (*page, GONE)

        self.displayed = [place(page) for page in self.displayed]
        self.hosts = {number: place(page) for number, page in self.hosts.items()}
        self.own = {place(page): number for page, number in self.own.items()}

    def host(self, page):
        return next(number for number, shown in self.hosts.items() if shown == page)

    def update(self, pages, first_pages, hosting: str) -> List[Step]:
        """Shows the given pages. Under `preallocated`, `first_pages` have their own hosts."""
        gone = [page for page in self.displayed if page not in pages]
        new = [page for page in pages if page not in self.displayed]
        steps = [Step("didEndDisplaying", None, page) for page in gone]
        steps += [Step("willDisplay", None, page) for page in new]
        if hosting != self.hosting:
            steps += self.removed(self.displayed) + self.emptied()
            former = self.former
            self.__init__()
            self.hosting, self.former, gone, new = hosting, former, [], pages
        steps += self.removed(gone)
        if hosting == "preallocated":
            steps += self.allocated(list(first_pages))
        for page in new:
            steps += self.shown(page)
        self.displayed = list(pages)
        steps = [step._replace(page=self.former.get(step.page, step.page)) if step.kind in LEAVING else step
                 for step in steps]
        self.former = {}
        return steps

    def removed(self, pages) -> List[Step]:
        steps = []
        for page in pages:
            number = self.host(page)
            steps.append(Step("removeView", number, page))
            if self.hosting == "cell":
                steps += [Step(kind, number, page) for kind in LEAVE]
            if self.hosting == "preallocated" and number not in self.own.values():
                del self.hosts[number]
                steps += left(number, page)
                continue
            self.hosts[number] = None
            if self.hosting != "preallocated":
                self.unused.append(number)
        return steps

    def emptied(self) -> List[Step]:
        """Removes all hosts, after their views have been removed."""
        if self.hosting == "preallocated":
            return [step for page, number in self.own.items() for step in left(number, page)]
        steps = [left(number, None) for number in sorted(self.hosts)]
        return [step for host in steps for step in (host if self.hosting == "recycled" else host[-1:])]

    def allocated(self, first_pages) -> List[Step]:
        """Gives the first pages their own hosts. A displayed page keeps its host."""
        steps = []
        shown = {page: number for number, page in self.hosts.items()}
        for page in [page for page in self.own if page not in first_pages]:
            number = self.own.pop(page)
            if page not in shown:
                del self.hosts[number]
                steps += left(number, page)
        for page in first_pages:
            if page not in self.own and page in shown:
                self.own[page] = shown[page]
            elif page not in self.own:
                self.own[page] = self.free_number()
                self.hosts[self.own[page]] = None
                steps += [Step(kind, self.own[page], page) for kind in CREATE["preallocated"]]
        self.own = {page: self.own[page] for page in first_pages}
        return steps

    def shown(self, page) -> List[Step]:
        if page in self.own:
            number, kinds = self.own[page], ()
        elif self.unused:
            number, kinds = self.unused.pop(0), REUSE[self.hosting]
        else:
            number, kinds = self.free_number(), CREATE[self.hosting]
        self.hosts[number] = page
        return [Step(kind, number, page) for kind in (*kinds, "addView")]

    def free_number(self) -> int:
        return next(number for number in range(len(self.hosts) + 1) if number not in self.hosts)


def left(number: int, page) -> List[Step]:
    """Returns the steps that remove a host. The program does not report `drop`."""
    return [Step(kind, number, page) for kind in LEAVE] + [Step("drop", number, None)]
