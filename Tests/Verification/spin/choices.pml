/* The choices that SPIN makes: the rules and the commands. */

/* FREE contains the rules that can differ from their defaults. With SINGLY, only one of them differs at a time. */
#define EDGE    1
#define START   2
#define ENTRY   4
#define ENDS    8
#define READING 16
#define BOUNCE  32
#define LOCK    64   /* one direction */
#define LOCKS   128  /* any directions */
#ifdef TRAIL
#undef FREE
#define FREE    (EDGE + START + ENTRY + ENDS + READING + BOUNCE + LOCKS)
#define MIXED   FREE
#endif
#ifdef SINGLY
#define VARIES(rule) (((FREE) & rule) && varied == rule)
#else
#define VARIES(rule) ((FREE) & rule)
#endif
/* Whether a rule is chosen for level `l` alone. Otherwise, the level has the same rule as level 0. */
#ifndef MIXED
#define MIXED   0
#endif
#define CHOOSES(rule, l) (l == 0 || ((MIXED) & rule))

inline chooseLevelRules(l) {
  if
  :: !CHOOSES(EDGE, l) -> edge[l] = edge[0]
  :: CHOOSES(EDGE, l) -> edge[l] = stop
  :: CHOOSES(EDGE, l) && VARIES(EDGE) -> edge[l] = wrap
  :: CHOOSES(EDGE, l) && VARIES(EDGE) -> edge[l] = continue
  fi;
  if
  :: !CHOOSES(START, l) -> start[l] = start[0]
  :: CHOOSES(START, l) -> start[l] = first
  :: CHOOSES(START, l) && VARIES(START) -> start[l] = middle
  :: CHOOSES(START, l) && VARIES(START) -> start[l] = last
  fi;
  if
  :: !CHOOSES(ENTRY, l) -> entry[l] = entry[0]
  :: CHOOSES(ENTRY, l) -> entry[l] = remember
  :: CHOOSES(ENTRY, l) && VARIES(ENTRY) -> entry[l] = align
  :: CHOOSES(ENTRY, l) && VARIES(ENTRY) -> entry[l] = start_page
  :: CHOOSES(ENTRY, l) && VARIES(ENTRY) -> entry[l] = first
  :: CHOOSES(ENTRY, l) && VARIES(ENTRY) -> entry[l] = last
  fi
}

inline chooseLock(bits) {
  if
  :: skip
  :: locks = locks | bits
  fi
}

inline chooseRules() {
#ifdef SINGLY
  select(varied : 0 .. 7);
  varied = 1 << varied;
#endif
  chooseLevelRules(0);
  chooseLevelRules(1);
  chooseLevelRules(2);
  if
  :: ends = stop
  :: VARIES(ENDS) -> ends = wrap
  fi;
  if
  :: reading = ltr
  :: VARIES(READING) -> reading = rtl
  fi;
  if
  :: bounce = 1
  :: VARIES(BOUNCE) -> bounce = 0
  fi;
  locks = 0;
  if
  :: skip
  :: VARIES(LOCK) -> select(locks : 0 .. 3); locks = 1 << locks
  :: VARIES(LOCKS) -> chooseLock(1); chooseLock(2); chooseLock(4); chooseLock(8)
  fi;
#ifdef WITNESS
  select(level : 0 .. LAST);
  select(page : 0 .. LAST);
#endif
#ifdef TRAIL
  printf("rules %e %e %e %e %e %e %e %e %e %e %e %d %d\n", edge[0], edge[1], edge[2], start[0], start[1], start[2],
    entry[0], entry[1], entry[2], ends, reading, bounce, locks)
#else
  skip
#endif
}

inline begin() {
  pager.at = 0;
  clearGesture();
  pager.pages[0] = START_PAGE(0);
  pager.pages[1] = START_PAGE(1);
  pager.pages[2] = START_PAGE(2)
}

/* The largest count and the smallest index in a command. No level or page has the index 3. */
#ifdef TRAIL
#define MOST     5
#define SMALLEST 0
#elif defined(GESTURES)
#ifndef MOST
#define MOST     1
#endif
#define SMALLEST 2
#else
#define MOST     4
#define SMALLEST 0
#endif

inline chooseCount() {
  select(x : 1 .. MOST)
}

inline chooseMove() {
  if
  :: op = left; chooseCount()
  :: op = right; chooseCount()
  :: op = up; chooseCount()
  :: op = down; chooseCount()
  :: op = next; chooseCount()
  :: op = previous; chooseCount()
  :: op = first
  :: op = last
  :: op = top
  :: op = bottom
  :: op = zoom_in
  :: op = zoom_out
  :: op = forget_all
  :: op = go; select(x : SMALLEST .. COUNT)
  :: op = to_page; select(x : SMALLEST .. COUNT)
  :: op = forget; select(x : SMALLEST .. COUNT)
  :: op = align; select(x : SMALLEST .. COUNT)
  :: op = go_page; select(x : SMALLEST .. COUNT); select(y : SMALLEST .. COUNT)
  :: op = remember; select(x : SMALLEST .. COUNT); select(y : SMALLEST .. COUNT)
  fi
}

#ifdef TRAIL
inline chooseDistance(result) {
  if
  :: result = -5
  :: result = -3
  :: result = -2
  :: result = -1
  :: result = 0
  :: result = 1
  :: result = 2
  :: result = 3
  :: result = 5
  fi
}
#define CHOOSE_DRAG     op = drag; chooseDistance(x); chooseDistance(y)
#define CHOOSE_VELOCITY chooseDistance(x); chooseDistance(y)
#else
#define CHOOSE_DRAG     op = drag; select(x : -1 .. 1); select(y : -1 .. 1)
#define CHOOSE_VELOCITY select(x : -1 .. 1); x = 2 * x; y = -x
#endif

/* A drag can catch a settle before its first tick. With CATCH, it can also do so later if the offset is a whole number.
   This condition excludes rubber bands, and content that was already caught in the same gesture. */
#ifdef TRAIL  /* The program rounds the offset of a rubber band, so a catch does not restore the exact distance. */
#define EXACT (pager.phase != settling || pager.offset == 0)
#else
#define EXACT (pager.phase != settling || pager.elapsed == 0 || pager.offset == 0)
#endif
#if defined(CATCH) || defined(TRAIL)
#define CATCHES (EXACT || (stepped && pager.offset % QUARTER == 0))
#else
#define CATCHES EXACT
#endif

inline chooseGesture() {
  if
  :: CATCHES -> CHOOSE_DRAG
  :: op = release; CHOOSE_VELOCITY
  :: op = cancel
  :: op = finish
  :: op = tick; select(x : 0 .. 3)
  fi
}

#ifdef HOMING
/* Chooses the next command on the way to the start, which can be reached from every state. */
inline goHome() {
  if
  :: pager.phase != settled -> op = finish
  :: else ->
    if
    :: !ALL(STARTS) -> op = forget_all
    :: else -> op = go
    fi
  fi
}
#else
#define goHome() skip
#endif

inline chooseCommand() {
  x = 0;
  y = 0;
#ifdef HOMING
  if
  :: homing = 1
  :: !homing -> skip
  fi;
#endif
#if defined(CATCH) || defined(TRAIL)
  skip;
  STEP { look(SIGN(pager.offset)) }
#endif
  if
  :: homing -> goHome()
  :: !homing -> chooseMove()
#if defined(GESTURES) || defined(TRAIL)
  :: !homing -> chooseGesture()
#endif
#ifdef TRAIL  /* Without these choices, most gestures would end immediately. */
  :: CATCHES -> CHOOSE_DRAG
  :: pager.phase == dragging -> op = release; CHOOSE_VELOCITY
  :: pager.phase == settling -> op = tick; select(x : 0 .. 3)
#endif
  fi
}
