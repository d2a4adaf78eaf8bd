/* Gestures. Offsets are in units of 1/108 page, so that the offset is a whole number after a drag by quarters of a
   page, and after 100 or 200 of the 300 milliseconds of a settle. Positive offsets are toward the right or the bottom.
*/

#define PAGE      108
#define QUARTER   27
/* SPIN 6.5.2 drops a unary minus inside an argument of an `inline`. */
#define SIGN(v)   (((v) > 0) - ((v) < 0))
#define SIZE(v)   ((v) < 0 -> -(v) : (v))
#define IS_GESTURE(c) ((c) == drag || (c) == release || (c) == cancel || (c) == tick || (c) == finish)
#define WAY(d)    (pager.axis == horizontal -> ((d) < 0 -> left : right) : ((d) < 0 -> up : down))
#define BORDER(d) (pager.axis == horizontal -> ((d) < 0 -> left : right) : ((d) < 0 -> top : bottom))
/* The fraction of its distance, in 1/27, that a settle covers in `elapsed` hundreds of milliseconds:
   1 - (1 - t/300)^3. */
#define COVERED   (pager.elapsed == 0 -> 0 : (pager.elapsed == 1 -> 19 : 26))

inline clearGesture() {
  pager.phase = settled;
  pager.axis = none;
  pager.offset = 0;
  pager.onward = 0;
  pager.elapsed = 0
}

/* Moves one place along the axis of the gesture, as a move in that direction does. Clears `stepped` if there is no such
   place. */
inline stepAlongAxis(d) {
  stepped = 0;
  sense = d;
  way = WAY(sense);
  if
  :: sense == 0 || LOCKED(way) -> skip
  :: sense != 0 && !LOCKED(way) && pager.axis == horizontal -> sense = ORDER(sense); stepPage(sense)
  :: else -> stepLevel(sense, 1); stepped = taken
  fi
}

/* Sets `stepped` to whether there is a place in direction `d`, and `destination` to the state at that place. */
inline look(d) {
  copy(pager, origin);
  stepAlongAxis(d);
  copy(pager, destination);
  copy(origin, pager)
}

/* Completes a settle, and goes to the place that `look` found if the settle leads there. */
inline arrive() {
  if
  :: pager.onward -> copy(destination, pager)
  :: else -> skip
  fi;
  clearGesture()
}

inline settle(going) {
  pager.phase = settling;
  pager.elapsed = 0;
  pager.onward = going
}

/* Whether a release at the velocity `v`, in quarters of a page per second, leads to the place that `look` found. */
#define GOES_ON(v) (stepped && pager.offset != 0 && \
    ((v) * SIGN(pager.offset) <= -2 || ((v) * SIGN(pager.offset) < 2 && SIZE(pager.offset) >= PAGE / 2)))

/* Drags the content by `x` or `y` quarters of a page from its displayed offset. */
inline pull() {
  if
  :: pager.phase == settled -> pager.axis = (SIZE(x) >= SIZE(y) -> horizontal : vertical)
  :: pager.phase == settling ->
    target = (pager.onward -> SIGN(pager.offset) * PAGE : 0);
    pager.offset = pager.offset + (target - pager.offset) * COVERED / 27
  :: else -> skip
  fi;
  target = pager.offset - QUARTER * (pager.axis == horizontal -> x : y);
  pager.offset = (target > PAGE -> PAGE : (target < -PAGE -> -PAGE : target));
  pager.phase = dragging;
  pager.onward = 0;
  pager.elapsed = 0
}

/* Under `bounce off`, content does not move in a direction without a place, and a drag that begins in such a direction
   is ignored. */
inline hold() {
  if
  :: bounce || stepped || pager.offset == 0 -> skip
  :: !bounce && !stepped && pager.offset != 0 && before.phase == settled ->
    way = WAY(pager.offset);
    outcome.kind = ignored;
    outcome.reason = (LOCKED(way) -> locked : at_edge);
    outcome.side = (LOCKED(way) -> way : BORDER(pager.offset))
  :: else -> pager.offset = 0
  fi
}

/* Performs the gesture `op x y`. A `drag` is in quarters of a page, a `release` in quarters of a page per second, and a
   `tick` in hundreds of milliseconds. A drag has already moved the content, and `look` has found the next place. */
inline gesture() {
  outcome.kind = changed;
  velocity = (op == release -> (pager.axis == horizontal -> x : y) : 0);
  if
  :: op == drag && before.phase == settled && x == 0 && y == 0 -> refuse(alreadyThere)
  :: op == drag && (before.phase != settled || x != 0 || y != 0) -> hold()
  :: (op == release || op == cancel) && pager.phase != dragging -> refuse(notDragging)
  :: (op == release || op == finish) && pager.phase == dragging -> target = GOES_ON(velocity); settle(target)
  :: op == cancel && pager.phase == dragging -> settle(0)
  :: op == finish && pager.phase == settled -> refuse(alreadyThere)
  :: op == tick && (pager.phase != settling || x == 0) -> refuse(alreadyThere)
  :: op == tick && pager.phase == settling && x > 0 -> pager.elapsed = pager.elapsed + x
  :: op == finish && pager.phase == settling -> skip
  fi;
  if
  :: (op == finish && pager.phase == settling) || pager.elapsed >= 3 ->
    arrive();
    outcome.kind = (SAME_POSITION(pager, before) -> changed : moved)
  :: else -> skip
  fi
}
