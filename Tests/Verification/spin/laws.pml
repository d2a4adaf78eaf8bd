/* The laws that hold after every command, and the properties of whole runs. */

#ifdef LAWS

/* The states before the command, after a settle that was finished first, and after the command. */
hidden Place was, ready, after;
hidden Result found;
hidden mtype asked;
hidden short askedX, askedY;
hidden byte experiment;
hidden byte wanted;
hidden byte bounds, independence, refusal, inverse, alignment, mirror, correspondence, never_stuck;

#define IS_SIDEWAYS(c)  ((c) == left || (c) == right)
#define IS_VERTICAL(c)  ((c) == up || (c) == down)
#define FLIPPED(c)      ((c) == left -> right : ((c) == right -> left : (c)))
#define OPPOSITE(c)     ((c) == left -> right : ((c) == right -> left : ((c) == up -> down : ((c) == down -> up : \
    ((c) == next -> previous : ((c) == zoom_in -> zoom_out : zoom_in))))))
#define SAME_RESULT(a, b) (a.kind == b.kind && a.reason == b.reason && a.side == b.side && a.steps == b.steps)
#define SAME_PAGES(a, b)  (a.pages[0] == b.pages[0] && a.pages[1] == b.pages[1] && a.pages[2] == b.pages[2])
#define SAME_LEVEL        (ready.at == after.at)

/* Whether level `l` keeps its page, or the command passes, enters or names this level. */
#define KEEPS(l)   (ready.pages[l] == after.pages[l])
#define PASSED(l)  (KEEPS(l) || (l >= ready.at && l <= after.at) || (l >= after.at && l <= ready.at))
#define ENTERED(l) (KEEPS(l) || l == after.at)
#define NAMED(l)   (KEEPS(l) || l == askedX)

inline copyResult(a, b) {
  b.kind = a.kind;
  b.reason = a.reason;
  b.side = a.side;
  b.steps = a.steps;
  b.finished = a.finished
}

inline checkBounds() {
  bounds = pager.at < COUNT && pager.pages[0] < COUNT && pager.pages[1] < COUNT && pager.pages[2] < COUNT &&
    pager.offset >= -PAGE && pager.offset <= PAGE && pager.elapsed < 3 &&
    (pager.phase != settled || (pager.axis == none && pager.offset == 0 && pager.elapsed == 0 && !pager.onward));
  assert(bounds)
}

inline checkRefusal() {
  refusal = (found.kind == ignored) == (found.reason != none) && (found.kind != ignored || SAME(was, after)) &&
    (found.kind == ignored || !SAME(was, after) || asked == drag);
  assert(refusal)
}

inline checkIndependence() {
  if
  :: found.kind == ignored -> independence = 1
  :: else ->
    if
    :: IS_SIDEWAYS(asked) || (IS_GESTURE(asked) && was.axis == horizontal) ->
      independence = ALL(PASSED) && (SAME_LEVEL || edge[ready.at] == continue)
    :: asked == first || asked == last || asked == to_page -> independence = ALL(PASSED) && SAME_LEVEL
    :: asked == next || asked == previous -> independence = ALL(PASSED)
    :: IS_VERTICAL(asked) || asked == top || asked == bottom || asked == go ||
      (IS_GESTURE(asked) && was.axis == vertical) ->
      independence = ALL(ENTERED) && (KEEPS(after.at) || entry[after.at] != remember)
    :: asked == zoom_in || asked == zoom_out || asked == go_page -> independence = ALL(ENTERED)
    :: asked == remember || asked == forget || asked == align -> independence = ALL(NAMED) && SAME_LEVEL
    :: asked == forget_all -> independence = SAME_LEVEL
    :: else -> independence = ALL(KEEPS) && SAME_LEVEL
    fi
  fi;
  /* The position stays the same until a settle ends. */
  independence = independence && (after.phase == settled || (SAME_PAGES(was, after) && was.at == after.at));
  assert(independence)
}

/* Exchanges left and right. */
inline flip() {
  reading = (reading == ltr -> rtl : ltr);
  locks = (locks & 12) | ((locks & 1) << 1) | ((locks & 2) >> 1);
  pager.offset = (pager.axis == horizontal -> -pager.offset : pager.offset)
}

/* The experiments on a command. Each performs a command and checks the result. */
#define MIRROR   1
#define INVERSE  2
#define SETTLE   3
#define THEN     4
#define NEXT     5
#define PREVIOUS 6
#define FINISH   7

/* Sets the state and the command for the experiment, or clears `wanted`. */
inline prepare() {
  op = asked;
  x = askedX;
  y = askedY;
  wanted = 1;
  if
  :: experiment == MIRROR ->
    copy(was, pager);
    flip();
    op = FLIPPED(asked);
    x = (asked == drag || asked == release -> -x : x)
  :: experiment == INVERSE ->
    op = OPPOSITE(asked);
    wanted = found.kind == moved && found.steps == x && !LOCKED(OPPOSITE(asked)) &&
      ((IS_SIDEWAYS(asked) && edge[ready.at] != continue && edge[after.at] != continue) ||
       (IS_VERTICAL(asked) && entry[ready.at] == remember && entry[after.at] == remember) || asked == next);
    if
    :: found.kind == moved && (asked == zoom_in || asked == zoom_out) -> wanted = !LOCKED((asked == zoom_in -> down : up))
    :: else -> skip
    fi
  :: experiment == SETTLE -> copy(was, pager); op = finish; wanted = was.phase == settling
  :: experiment == THEN -> wanted = was.phase == settling && !IS_GESTURE(asked)
  :: experiment == NEXT -> copy(after, pager); op = next; x = 1
  :: experiment == PREVIOUS -> copy(after, pager); op = previous; x = 1; wanted = never_stuck == 0
  :: experiment == FINISH -> copy(after, pager); op = finish; wanted = after.phase != settled
  fi
}

inline judge() {
  if
  :: experiment == MIRROR ->
    flip();
    outcome.side = FLIPPED(outcome.side);
    mirror = SAME(pager, after) && SAME_RESULT(outcome, found) && outcome.finished == found.finished;
    assert(mirror);
    copy(after, pager)
  :: experiment == INVERSE && (asked == zoom_in || asked == zoom_out) ->
    alignment = SAME_POSITION(pager, ready);
    assert(alignment)
  :: experiment == INVERSE && asked == next -> inverse = SAME_POSITION(pager, ready); assert(inverse)
  :: experiment == INVERSE && asked != next && asked != zoom_in && asked != zoom_out ->
    inverse = SAME(pager, ready);
    assert(inverse)
  :: experiment == SETTLE -> skip
  :: experiment == THEN ->
    correspondence = found.kind == ignored || (SAME(pager, after) && SAME_RESULT(outcome, found));
    assert(correspondence)
  :: experiment == NEXT -> never_stuck = outcome.kind != ignored
  :: experiment == PREVIOUS -> never_stuck = outcome.kind != ignored; assert(never_stuck)
  :: experiment == FINISH -> never_stuck = pager.phase == settled && outcome.kind != ignored; assert(never_stuck)
  fi
}

/* Checks every law for the command that was just performed, without changing the state or the command. */
inline checkLaws() {
  STEP {
  copy(before, was);
  copy(base, ready);
  copy(pager, after);
  copyResult(outcome, found);
  asked = op;
  askedX = x;
  askedY = y;
  checkBounds();
  checkRefusal();
  checkIndependence();
  experiment = MIRROR
  };
  STEP {
  do
  :: experiment <= FINISH ->
    prepare();
    if
    :: wanted -> perform(); judge()
    :: else -> skip
    fi;
    experiment++
  :: else -> break
  od;
  op = asked;
  x = askedX;
  y = askedY;
  copy(after, pager)
  }
}

#else
#define checkLaws() skip
#endif

/* Properties of whole runs. They hold for any values of `level` and `page`. */

#if defined(WITNESS) && defined(GESTURES)
#define STANDS_THERE (pager.at == level && pager.pages[level] == page)
/* The position stays the same until a settle ends or a command ends the gesture. */
ltl stays { [] ((pager.phase != settled && STANDS_THERE) -> (STANDS_THERE W (pager.phase == settled))) }
#elif defined(WITNESS)
#define REMEMBERS (pager.pages[level] == page)
/* A level remembers its page until the pager goes to it or a command names it. */
ltl remembers { [] ((pager.at != level && REMEMBERS) -> (REMEMBERS W (pager.at == level || named))) }
#elif defined(HOMING)
/* Commands lead back to the start from every state. */
ltl returns { [] (homing -> <> home) }
#elif defined(TIMES)
ltl within { [] (pager.at < COUNT && pager.pages[0] < COUNT && pager.pages[1] < COUNT && pager.pages[2] < COUNT) }
/* A single `finish` ends any gesture, and no gesture continues forever while time passes. */
ltl finishes { [] (finishing -> pager.phase == settled) }
ltl settles { [] <> !(ticking && pager.phase == settling) }
#endif
